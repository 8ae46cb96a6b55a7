/** A list that stays open when something was chosen in it, as one of several: it is put away before something else is used, which it may lie on. */
import type { PlannedStep } from '../../../contract/plan.js';
import { type Scene } from '../matching/look-up.js';
import { type Outcome, type Phase, stepOnPage } from '../matching/outcome.js';
import { type Entry, entryOf } from '../matching/page-index.js';

/** The steps with Escape in front of them, where the list that was opened for the choice before is still in sight and they use something else. */
export function puttingAway(
  steps: readonly PlannedStep[],
  isPopup: boolean,
  { last, index }: Scene,
): readonly PlannedStep[] {
  const [first] = steps;
  const used = first?.ref === undefined ? undefined : entryOf(first.ref, index);
  const isOpen = isPopup && last !== undefined && isChoice(last) && last.node.hidden === undefined;
  if (!isOpen || !used || isChoice(used) || used.parent === last.parent) return steps;
  return [stepOnPage('press', ['Escape']), ...steps];
}

/** Whether a list that was opened is open once more after these steps, as far as can be told. */
export function leavesPopup(
  outcome: Extract<Outcome, { kind: 'steps' }>,
  { phase, wasPopup }: { phase: Phase | undefined; wasPopup: boolean },
  { index }: Scene,
): boolean {
  const ref = outcome.steps.at(-1)?.ref;
  const used = ref === undefined ? undefined : entryOf(ref, index);
  return (phase?.kind === 'choose' || wasPopup) && used !== undefined && isChoice(used);
}

function isChoice({ node }: Entry): boolean {
  return node.role === 'option' && node.tag !== 'option';
}
