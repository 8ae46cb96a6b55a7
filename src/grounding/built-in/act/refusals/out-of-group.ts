/** "Remove Ann from the Tulip table" is not the "Remove" of her line, in which "Tulip" is chosen from a list: she would be gone, and not only from there. */
import { type Clause, valueOf } from '../../language/clause.js';
import { contentOf, wordLikeness } from '../../language/words.js';
import { below } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

const taking = /^(?:remove|take|delete|drop|kick|throw)$/;

/** The word for what something is taken out of, where the line has a list with that chosen, and the button speaks of something else. */
export function outOfGroup(
  { verb, said, readings }: Clause,
  { targets: [target, ...others], index, isHalf }: Act,
): string | undefined {
  if (verb !== 'goal' || !taking.test(said) || !target || others.length > 0 || isHalf) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const at = tokens.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:from|of|off)$/.test(lower));
  const record = recordOf(target);
  if (at < 1 || !record || /^(?:combobox|listbox|option)$/.test(target.node.role)) return undefined;
  const place = contentOf(valueOf(tokens.slice(at + 1)));
  const isSaid = (text: string): boolean => {
    const words = contentOf(text);
    return words.length > 0 && words.every((word) => place.some((each) => wordLikeness(each, word) >= 0.9));
  };
  const isChosen = below(index, record).some(
    ({ node }) => (node.options !== undefined || node.role === 'combobox') && isSaid(node.value ?? ''),
  );
  return isChosen ? place.find((word) => !says(target, word))?.text : undefined;
}
