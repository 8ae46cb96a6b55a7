/** A list that stays open for more than one choice: it is put away before something else is used, which it may lie on. */
import type { PlannedStep } from '../../../../contract/plan.js';
import { type Scene } from '../../matching/look-up.js';
import { dialogOf } from '../../matching/relations.js';
import { type Outcome, type Phase, stepOn, stepOnPage } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside } from '../../matching/page-index.js';

/**
 * The steps with what puts the list away in front of them, where the list that was opened for the choices before is still in sight and they use
 * something else. A list of one choice goes by itself, unless it lies on what is used.
 */
export function puttingAway(
  steps: readonly PlannedStep[],
  isPopup: boolean,
  { last, gone, index }: Scene,
): readonly PlannedStep[] {
  const [first] = steps;
  const used = first?.ref === undefined ? undefined : entryOf(first.ref, index);
  if (!used || isChoice(used)) return steps;
  const [field, ...others] = index.actionable.filter(isOpenList);
  const isOne = field !== undefined && others.length === 0;
  if (used === field || (field && isInside(used, field))) return steps;
  const away = isOne ? waysToClose(field)[0] : stepOnPage('press', ['Escape']);
  const before = last ?? gone;
  if (isOne && used.node.hidden === 'covered' && before && isChoice(before)) return [away, ...steps];
  if (!isPopup || !last) return steps;
  const chosen = index.entries.filter(
    (entry) => isChoice(entry) && entry.node.hidden === undefined && entry.node.selected === true,
  );
  if (!chosen.includes(last) || chosen.filter(({ parent }) => parent === last.parent).length < 2)
    return steps;
  return [away, ...steps];
}

/** How an open list is put away, and how else: in a dialog Escape would close that as well. */
export function waysToClose(field: Entry): [PlannedStep, PlannedStep | undefined] {
  const click = stepOn(field, 'click', { confidence: 0.85 });
  return dialogOf(field) ? [click, undefined] : [stepOnPage('press', ['Escape']), click];
}

function isOpenList({ node }: Entry): boolean {
  return node.expanded === true && (node.role === 'combobox' || node.hasPopup === 'listbox');
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
