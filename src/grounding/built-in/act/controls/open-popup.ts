/** A list that stays open for more than one choice: it is put away before something else is used, which it may lie on. */
import type { PlannedStep } from '../../../../contract/plan.js';
import { type Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOnPage } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';

/**
 * The steps with Escape in front of them, where the list that was opened for the choices before is still in sight and they use something else.
 * A list of one choice goes by itself, and Escape would close the dialog that it stands in.
 */
export function puttingAway(
  steps: readonly PlannedStep[],
  isPopup: boolean,
  { last, index }: Scene,
): readonly PlannedStep[] {
  const [first] = steps;
  const used = first?.ref === undefined ? undefined : entryOf(first.ref, index);
  if (!isPopup || !last || !used || isChoice(used)) return steps;
  const chosen = index.entries.filter(
    (entry) => isChoice(entry) && entry.node.hidden === undefined && entry.node.selected === true,
  );
  if (!chosen.includes(last) || chosen.filter(({ parent }) => parent === last.parent).length < 2)
    return steps;
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
