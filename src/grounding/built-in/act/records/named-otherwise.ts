/** "Duplicate Quiet Morning" looks into no menu of a card that says "morning" only: each word of a name is on what is called so. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { wordLikeness, wordsOf } from '../../language/words.js';
import { type Entry, readable } from '../../matching/page-index.js';

/** Whether a sentence has a name of two words and more, of which a record does not say each. */
export function isNamedOtherwise({ readings }: Clause, record: Entry): boolean {
  const names = tokensInOrder(readings)
    .slice(1)
    .flatMap(({ kind, text }) => (kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text) ? wordsOf(text) : []));
  const shown = wordsOf(`${record.node.name} ${readable(record.node)}`);
  const isShown = (word: (typeof names)[number]): boolean =>
    shown.some((each) => wordLikeness(word, each) >= 0.9);
  return names.length > 1 && names.some(isShown) && !names.every(isShown);
}
