/** "Rename the plan to Basic" ticks no box: what something is set to has to go in, or be what is chosen. */
import { type Clause, valueOf } from '../../language/clause.js';
import { contentOf, wordLikeness } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** The first word of a value that a box, which is only ticked, does not say. */
export function valueLost({ verb, said, readings }: Clause, act: Act): string | undefined {
  const [box, ...others] = act.targets;
  if (verb !== 'set' || !box || others.length > 0 || act.isHalf) return undefined;
  if (box.node.checked === undefined && box.node.pressed === undefined) return undefined;
  const values = readings.flatMap(({ value }) => (value ? [valueOf(value)] : []));
  if (values.length === 0 || values.some((value) => act.literals.includes(value))) return undefined;
  const isSaid = (value: string): boolean =>
    contentOf(value).some((word) =>
      box.evidence.some(({ words }) => words.some((shown) => wordLikeness(word, shown) > 0)),
    );
  const isLong = (value: string): boolean => contentOf(value).length > 1;
  const lost = values.find((value) => said === 'rename' || (isLong(value) && !isSaid(value)));
  return lost && (contentOf(lost)[0]?.text ?? lost);
}
