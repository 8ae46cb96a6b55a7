/** What was chosen in a native list of several, which gives up whatever it is not told once more. */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Scene } from '../../matching/look-up.js';
import { entryOf } from '../../matching/page-index.js';

/** The list, and the options that a step has chosen in it; or a box or radio button, without any. */
export interface Chosen {
  ref: string;
  options: readonly string[];
}

/** "Red, Blue and Orange", one clause each: a native list of several gives up what it is not told once more. */
export function withChosen(step: PlannedStep, chosen: Chosen | undefined, { index }: Scene): PlannedStep {
  if (step.method !== 'selectOption' || !chosen || step.ref !== chosen.ref) return step;
  if (entryOf(chosen.ref, index)?.node.role !== 'listbox') return step;
  const all = [...new Set([...chosen.options, ...step.arguments])];
  return { ...step, arguments: all };
}

/** What a step chooses, for the next. */
export function chosenBy(step: PlannedStep | undefined): Chosen | undefined {
  if (step?.ref === undefined) return undefined;
  if (step.method === 'check') return { ref: step.ref, options: [] };
  return step.method === 'selectOption' ? { ref: step.ref, options: step.arguments } : undefined;
}
