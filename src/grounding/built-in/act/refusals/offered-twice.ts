/** "Choose item 3", where one list offers "Red item 3" and another "Blue item 3": which of them is meant, nothing says. */
import { type Clause, tokensInOrder, valueOf } from '../../language/clause.js';
import { contentOf, type Word, wordLikeness } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The first word of the choice, where an option of another list says all of it as well, and neither list is named. */
export function offeredTwice(
  { verb, readings }: Clause,
  { targets: [list, ...others], literals, index }: Act,
): string | undefined {
  const [chosen] = literals;
  if (verb !== 'select' || !list?.node.options || others.length > 0 || chosen === undefined) return undefined;
  const value = readings.find((reading) => reading.value)?.value ?? readings[0]?.target ?? [];
  const words = contentOf(valueOf(value));
  const shown = contentOf(chosen);
  // What is said as a whole is that option, and what is not said at all was found in another way.
  if (words.length === 0 || words.length >= shown.length || !words.every((word) => isIn(word, shown)))
    return undefined;
  const isLike = ({ node }: Entry): boolean =>
    node !== list.node &&
    node.hidden === undefined &&
    node.options?.some((option) => {
      const own = contentOf(option);
      return own.length <= shown.length && words.every((word) => isIn(word, own));
    }) === true;
  const rival = index.actionable.find((entry) => isLike(entry));
  const isNamed =
    rival &&
    contentOf(valueOf(tokensInOrder(readings))).some((word) => says(list, word) !== says(rival, word));
  return rival && !isNamed ? words[0]?.text : undefined;
}

function isIn(word: Word, shown: readonly Word[]): boolean {
  return shown.some((each) => wordLikeness(word, each) >= 0.9);
}
