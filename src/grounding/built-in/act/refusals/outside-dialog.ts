/** "Click Open in the dialog", where a box is drawn as one: what lies outside of it is not meant. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { kindFit } from '../../language/types.js';
import { isInside } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word for the dialog, where what is acted on lies in none that the page draws; undefined where it does, or none is drawn. */
export function outsideDialog({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  if (!/^(?:click|goal|open)$/.test(verb)) return undefined;
  const tokens = tokensInOrder(readings);
  const lowers = tokens.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000'));
  const isIn = (word: string | undefined): boolean => /^(?:in|inside|within|of|on)$/.test(word ?? '');
  const at = lowers.findIndex(
    (word, place) =>
      /^(?:dialog|modal|popup|pop-up)$/.test(word) && (isIn(lowers[place - 1]) || isIn(lowers[place - 2])),
  );
  const drawn = index.entries.filter(
    ({ node }) => node.role === 'generic' && node.hidden === undefined && kindFit('dialog', node) === 1,
  );
  const isThere = targets.every((entry) => drawn.some((box) => entry === box || isInside(entry, box)));
  return at === -1 || drawn.length === 0 || isThere ? undefined : tokens[at]?.text;
}
