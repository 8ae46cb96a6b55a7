/** Notes what an operation did into its trace. */
import type { OperationTrace } from '../contract/backend.js';
import type { Explanation, Plan } from '../contract/plan.js';
import { healsOf, type HealRecord } from '../contract/step-record.js';
import { addUsage, noUsage, type Usage } from '../contract/usage.js';

/** An empty trace for an operation that begins on a page of this route. */
export function createTrace(route: string): OperationTrace {
  return { cue: 'off', groundingCalls: 0, usage: { ...noUsage }, actions: [], warnings: [], route };
}

/** Counts one question to a grounder and what it cost. */
export function noteGrounding(trace: OperationTrace, usage: Usage): void {
  trace.groundingCalls += 1;
  trace.usage = addUsage(trace.usage, usage);
}

/** Keeps a repair beside those before it; the same one of the same element only once. */
export function noteHealRecord(trace: OperationTrace, heal: HealRecord): void {
  const before = healsOf(trace).filter((each) => each.before !== heal.before || each.after !== heal.after);
  trace.heal = heal;
  if (before.length > 0) trace.heals = [...before, heal];
}

/** Keeps the reasons of a plan, those of later rounds behind those of earlier ones. */
export function notePlan(trace: OperationTrace, plan: Plan): void {
  if (plan.explanation) noteExplanation(trace, plan.explanation);
}

/** Keeps why a decision fell. */
export function noteExplanation(trace: OperationTrace, explanation: Explanation): void {
  trace.explanation = {
    intents: explanation.intents.map(String),
    candidates: explanation.candidates.slice(0, 5).map((each) => ({ ...each })),
  };
}
