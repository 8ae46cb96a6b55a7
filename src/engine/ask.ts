/** Asks the grounder of an operation, and notes what that came to: who answered and what it cost, also when it failed. */
import { usageOfFailure, type Usage } from '../contract/usage.js';
import { costOf } from '../grounding/budget.js';
import type { Grounded, Grounder } from '../grounding/grounder.js';
import type { Operation } from './context.js';
import { noteGrounding } from './trace.js';

/** The answer to one question. Throws what the grounder throws. */
export async function ask<T, G extends Pick<Grounder, 'name'>>(
  grounder: G,
  question: (grounder: G) => Promise<Grounded<T>>,
  operation: Operation,
): Promise<T> {
  const { trace } = operation;
  trace.groundedBy = grounder.name;
  try {
    const { answer, usage, by } = await question(grounder);
    note(usage, grounder.name, operation);
    // Where a model has had its part in a sentence, it is the one who answered.
    if (by !== undefined && trace.usage.calls === 0) trace.groundedBy = by;
    return answer;
  } catch (error) {
    note(usageOfFailure(error), grounder.name, operation);
    throw error;
  }
}

function note(usage: Usage, model: string, { trace, parts }: Operation): void {
  noteGrounding(trace, usage);
  const price = usage.calls > 0 ? parts.settings.prices?.[model] : undefined;
  if (price) trace.cost = (trace.cost ?? 0) + costOf(usage, price);
}
