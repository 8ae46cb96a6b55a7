/** "The second option of question 2" lies in what is called "Question 2", and "question 5" is none of three that are numbered. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { type Entry, isInside } from '../../matching/page-index.js';
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
        ? new RegExp(`^${noun.lower} (\\d{1,3})$`, 'u').exec(fold(node.name))?.[1]
        : undefined;
    const numbered = index.entries.filter((entry) => numberOf(entry) !== undefined);
    if (new Set(numbered.map((entry) => numberOf(entry))).size < 2) return false;
    const meant = numbered.filter((entry) => numberOf(entry) === token.text);
    const isThere = (target: Entry): boolean =>
      meant.some((each) => target === each || isInside(target, each));
    // What is dragged from one to the other lies in one of them.
    return !(verb === 'drag' ? targets.some(isThere) : targets.every(isThere));
  })?.text;
}

const parts = /^(?:group|region|article|listitem|row|form|tabpanel)$/;
