/** "Select the card that is left" is not a notice of the page in which "left" occurs: a running text is chosen by no click, and is no card for a word in it. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { contentOf, wordsOf } from '../../language/words.js';
import { below, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { kindAt } from '../../language/types.js';
import type { Act } from '../evidence/word-evidence.js';

/** The first word of a clause that would be done to a running text for a few of its words; undefined where the text is asked for. */
export function strayText(
  { verb, readings }: Clause,
  { targets: [target, ...others], isHalf, index }: Act,
): string | undefined {
  if (!/^(?:click|select|check|uncheck|toggle|open|goal)$/.test(verb) || isHalf) return undefined;
  if (!target || others.length > 0 || target.actionable) return undefined;
  // An item of a list may be chosen by a part of it, where anything in that list can be clicked at all.
  const list = recordOf(target)?.parent;
  if (list?.repeats && (below(index, list).some((entry) => entry.actionable) || recordOf(target) !== target))
    return undefined;
  const shown = wordsOf(readable(target.node));
  if (shown.length < MANY) return undefined;
  const tokens = tokensInOrder(readings.filter((reading) => reading.target));
  const isText = tokens.some(
    ({ kind, lower }) =>
      kind !== 'word' || /^(?:text|paragraph|message|sentence|note|quote|passage|description)$/.test(lower),
  );
  if (isText || tokens.length * 2 > shown.length) return undefined;
  const words = tokens.filter(({ lower }) => kindAt([lower], 0) === undefined);
  return (words.flatMap(({ text }) => contentOf(text))[0]?.text ?? tokens.at(-1)?.text) || undefined;
}

/** From so many words on it is a text, and no name of anything. */
const MANY = 8;
