/** "The second option of question 2" lies in what is called "Question 2", and "question 5" is none of three that are numbered. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { below, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The number of a part that the page does not have, or that what is acted on does not lie in; undefined where parts are not numbered so. */
export function numberedPart({ verb, readings }: Clause, { targets, index, given }: Act): string | undefined {
  const tokens = tokensInOrder(readings);
  return tokens.find((token, at) => {
    const noun = tokens[at - 1];
    if (noun?.kind !== 'word' || token.kind === 'quoted' || !/^\d{1,3}$/.test(token.text)) return false;
    if (given.some(({ text }) => text === token.text)) return false;
    const numberOf = ({ node }: Entry): string | undefined =>
      parts.test(node.role) && node.children.length > 0
        ? numberBehind(noun.lower, fold(node.name), /^\d{1,3}$/)
        : undefined;
    if (targets.some((target) => isTitledOtherwise(target, { noun: noun.text, number: token.text }, index)))
      return true;
    const numbered = index.entries.filter((entry) => numberOf(entry) !== undefined);
    if (new Set(numbered.map((entry) => numberOf(entry))).size < 2) return false;
    const meant = numbered.filter((entry) => numberOf(entry) === token.text);
    const isThere = (target: Entry): boolean =>
      meant.some((each) => target === each || isInside(target, each));
    // What is dragged from one to the other lies in one of them.
    return !(verb === 'drag' ? targets.some(isThere) : targets.every(isThere));
  })?.text;
}

/**
 * "Table 4" is not the card "Table 12", which is for 4 guests, nor the card "Table 2", which says that it was moved from Table 4: the cards of the
 * list are numbered so in their titles, and this one by another number.
 */
function isTitledOtherwise(
  target: Entry,
  { noun: said, number }: { noun: string; number: string },
  index: PageIndex,
): boolean {
  const noun = said.toLowerCase();
  // "Pixel 3" is a name, whether or not the page has more of that name.
  const isName = /^\p{Lu}/u.test(said);
  const record = recordOf(target);
  const list = record?.parent;
  if (!record || !list?.repeats || record === target) return false;
  const titleOf = (each: Entry): string => {
    const title = below(index, each).find(({ node }) => readable(node).trim() !== '');
    return title ? fold(readable(title.node)) : '';
  };
  const numberOf = (each: Entry): string | undefined =>
    numberBehind(noun, titleOf(each), /^\d{1,3}(?![\d.,:/])/);
  if (!isName && isNumberedOtherwise(record, { number, list, titleOf })) return true;
  const own = numberOf(record);
  return (
    own !== undefined &&
    Number(own) !== Number(number) &&
    (isName || list.children.some((each) => each !== record && numberOf(each) !== undefined))
  );
}

const parts = /^(?:group|region|article|listitem|row|form|tabpanel)$/;

/** "Segment 4" of lines that begin with nothing but their number is the line that has this one, though a button is there for the fourth time in another. */
function isNumberedOtherwise(
  record: Entry,
  { number, list, titleOf }: { number: string; list: Entry; titleOf: (each: Entry) => string },
): boolean {
  const alone = list.children.flatMap((each) => {
    const title = titleOf(each);
    return /^\d{1,3}$/.test(title) ? [{ each, at: Number(title) }] : [];
  });
  const isInOrder = alone.every(({ at }, place) => place === 0 || at === (alone[place - 1]?.at ?? 0) + 1);
  const own = alone.find(({ each }) => each === record);
  return (
    own !== undefined &&
    isInOrder &&
    own.at !== Number(number) &&
    alone.some(({ at }) => at === Number(number))
  );
}

/** The number right behind the word that a text begins with. */
function numberBehind(noun: string, text: string, number: RegExp): string | undefined {
  return text.startsWith(`${noun} `) ? number.exec(text.slice(noun.length + 1))?.[0] : undefined;
}
