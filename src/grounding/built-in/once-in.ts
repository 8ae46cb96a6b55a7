/** What a clause came to in a scene: rules that say a clause in other words come to the same words by many ways. */
import type { Clause } from './language/clause.js';
import type { Scene } from './matching/look-up.js';
import type { Outcome } from './matching/outcome.js';

const known = new WeakMap<Scene, Map<string, Outcome>>();

/** The outcome of a clause, worked out once for each scene: the page does not change under a plan. */
export function onceIn(
  scene: Scene,
  clause: Clause,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome {
  const outcomes = known.get(scene) ?? new Map<string, Outcome>();
  known.set(scene, outcomes);
  const key = JSON.stringify(clause);
  const outcome = outcomes.get(key) ?? ground(clause, scene);
  outcomes.set(key, outcome);
  return outcome;
}
