/** `Add the todo "Buy milk" and mark it as done`: "it" is what the sentence has named before, wherever the page shows that by now. */
import type { Clause } from '../../language/clause.js';
import { replacePronouns } from '../../language/references.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** What it comes to with the name in place of "it"; undefined where the clause has no such word, or nothing fits the name. */
export function namedBefore(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const { about, ...rest } = clause;
  if (!about || !scene.before) return undefined;
  const outcome = ground(replacePronouns(rest, about), scene);
  return outcome.kind === 'steps' ? outcome : undefined;
}
