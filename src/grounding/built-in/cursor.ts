/** What a plan hands on to the next: the clauses that are left, and what the steps before have done. */
import type { PlannedStep } from '../../contract/plan.js';
import type { Filled } from './act/refusals/overwritten.js';
import type { Made } from './act/forms/sent-at-last.js';
import type { Chosen } from './act/lists/several-chosen.js';
import type { Clause } from './language/clause.js';
import type { Phase } from './matching/outcome.js';

/** What is left of an instruction; plain JSON, handed from plan to plan. */
export interface Cursor {
  clauses: readonly Clause[];
  /** Set while the first of the clauses is half done. */
  phase?: Phase;
  /** Ref of the element that was used last. */
  last?: string;
  /** The field that the step before has filled, with what. */
  filled?: Filled;
  /** What the step before has chosen in a list of several. */
  chosen?: Chosen;
  /** What was clicked before anything was filled in: it may have opened what is filled in now, and does not send it off. */
  openers?: readonly string[];
  /** A list that opened for the choice before may still be open. */
  popup?: true;
  /** Whether a field for an end of a journey has proposed the place that was typed there: its fields are alike in that. */
  proposal?: 'taken' | 'missing';
  /** A list was scrolled for the first of the clauses. */
  sought?: boolean;
  /** What the sentence makes by filling in a form, as far as it has come. */
  made?: Made;
  /** What the section of the site is called that was gone to for the first of the clauses. */
  section?: string;
}

/** The element that the steps have used last. */
export function lastRef(steps: readonly PlannedStep[]): string | undefined {
  return steps.findLast((step) => step.ref !== undefined)?.ref;
}

export function withoutPhase({ phase: _phase, ...cursor }: Cursor): Cursor {
  return cursor;
}
