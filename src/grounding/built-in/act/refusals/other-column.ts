/** "Show Amira's average" is not the sign for a comment in her row: what a column shows is read, and is no other button of the row. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { contentOf, wordLikeness, wordsOf } from '../../language/words.js';
import { headersOver } from '../../matching/headers-over.js';
import { below, type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The title of another column, where what would be opened is a sign without a word. */
export function otherColumn(
  { verb, readings }: Clause,
  { targets: [target, ...others], index }: Act,
): string | undefined {
  const row = target && recordOf(target);
  const isSign = ({ node }: Entry): boolean => !/\p{L}/u.test(node.name || readable(node));
  if (verb !== 'open' || !target || others.length > 0 || row?.node.role !== 'row' || !isSign(target))
    return undefined;
  const own = headersOver(target, index);
  const titles = below(index, row)
    .filter(({ node }) => /^(?:cell|gridcell)$/.test(node.role))
    // The first column tells what the row is.
    .slice(1)
    .flatMap((cell) => headersOver(cell, index))
    .filter((title) => !own.includes(title))
    .flatMap(({ node }) => wordsOf(node.name));
  return contentOf(
    tokensInOrder(readings)
      .map(({ text }) => text)
      .join(' '),
  ).find((word) => titles.some((title) => wordLikeness(word, title) >= 0.9))?.text;
}
