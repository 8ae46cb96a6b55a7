/** "The second option of question 2" lies in what is called "Question 2", and "question 5" is none of three that are numbered. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { entriesOf } from '../../matching/by-role.js';
import { below, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The number of a part that the page does not have, or that what is acted on does not lie in; undefined where parts are not numbered so. */
export function numberedPart({ verb, readings }: Clause, { targets, index, given }: Act): string | undefined {
  const tokens = tokensInOrder(readings);
  return tokens.find((token, at) => {
    const noun = tokens[at - 1];
    if (noun?.kind !== 'word' || token.kind === 'quoted' || !/^\d{1,3}$/.test(token.text)) return false;
    // "The distance to 35" numbers nothing.
    const isBehind = token.start - noun.end <= 1;
    if (isBehind && isNumberedSo(targets, noun.lower, token.text)) return true;
    if (given.some(({ text }) => text === token.text)) return false;
    const numberOf = ({ node }: Entry): string | undefined =>
      parts.test(node.role) && node.children.length > 0
        ? numberBehind(noun.lower, fold(node.name), /^\d{1,3}$/)
        : undefined;
    if (targets.some((target) => isTitledOtherwise(target, { noun: noun.text, number: token.text }, index)))
      return true;
    if (targets.every((target) => isHeadedOtherwise(target, { noun: noun.lower, number: token.text }, index)))
      return true;
    if (isMissing({ noun: noun.lower, number: token.text }, index)) return true;
    const numbered = index.entries.filter(
      (entry) => parts.test(entry.node.role) && numberOf(entry) !== undefined,
    );
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

/** "In round 4" is not the fourth line below "Round 3 pairings": the heading of the page says which one is shown. */
function isHeadedOtherwise(
  { node }: Entry,
  { noun, number }: { noun: string; number: string },
  index: PageIndex,
): boolean {
  const shown = entriesOf('heading', index).flatMap(
    (each) => numberBehind(noun, fold(each.node.name), /^\d{1,3}(?![\d.,:/])/) ?? [],
  );
  return shown.length === 1 && shown[0] !== number && !fold(node.name).split(' ').includes(number);
}

/** "Stop watching lot 1" is not "Stop watching lot 6": the name says the noun with another number, and none with this one. */
function isNumberedSo(targets: readonly Entry[], noun: string, number: string): boolean {
  const numbers = targets.flatMap(({ node }) =>
    [...fold(node.name).matchAll(/(?<noun>\p{L}+) (?<number>\d{1,3})(?![\d.,:/])/gu)]
      .filter(({ groups }) => groups?.['noun'] === noun)
      .map(({ groups }) => Number(groups?.['number'])),
  );
  return numbers.length > 0 && !numbers.includes(Number(number));
}

const foldedOnce = new WeakMap<PageIndex, readonly string[]>();

/** What each thing of the page is called or shows; once, and not for each number of a sentence. */
function foldedNames(index: PageIndex): readonly string[] {
  let once = foldedOnce.get(index);
  if (!once)
    foldedOnce.set(index, (once = index.entries.map(({ node }) => fold(node.name || (node.text ?? '')))));
  return once;
}

/** Three boxes of the page and more begin with the noun and a number, and no text has the noun with this one. */
function isMissing({ noun, number }: { noun: string; number: string }, index: PageIndex): boolean {
  const texts = foldedNames(index);
  const begun = texts.filter((text) => text.startsWith(`${noun} `));
  const numbers = new Set(begun.flatMap((text) => numberBehind(noun, text, /^\d{1,3}(?![\d.,:/])/) ?? []));
  const said = ` ${noun} ${number} `;
  return (
    numbers.size > 2 && !texts.some((text) => ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(said))
  );
}

/** "The 2nd" is no second tile on a page that shows a day 2 to click. */
export function dayCounted({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  const [token, ...others] = tokensInOrder(readings).filter(({ lower }) => lower !== 'the');
  const day = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(token?.lower ?? '')?.[1];
  if (!/^(?:select|click)$/.test(verb) || day === undefined || others.length > 0) return undefined;
  const isDay = ({ node }: Entry): boolean => (node.name || (node.text ?? '')).trim() === day;
  const isShown = index.actionable.some(isDay);
  return isShown && targets.length > 0 && !targets.some(isDay) ? token?.text : undefined;
}

/** The number right behind the word that a text begins with. */
function numberBehind(noun: string, text: string, number: RegExp): string | undefined {
  return text.startsWith(`${noun} `) ? number.exec(text.slice(noun.length + 1))?.[0] : undefined;
}
