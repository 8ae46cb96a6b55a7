/** What grounding cost: calls, tokens, time. */
import { z } from 'zod';

const count = z.number().nonnegative();

/** Counters of one or several model calls; all zero for the built-in engine except the time. */
export const Usage = z.strictObject({
  calls: count,
  promptTokens: count,
  completionTokens: count,
  reasoningTokens: count,
  cachedInputTokens: count,
  inferenceTimeMs: count,
});
export type Usage = z.infer<typeof Usage>;

/** A usage of nothing. */
export const noUsage: Usage = Object.freeze({
  calls: 0,
  promptTokens: 0,
  completionTokens: 0,
  reasoningTokens: 0,
  cachedInputTokens: 0,
  inferenceTimeMs: 0,
});

/** Notes what a question had cost when it ended in an error; what was noted before is added to. */
export function noteFailedUsage(error: Error, usage: Usage): void {
  failures.set(error, addUsage(usageOfFailure(error), usage));
}

/** What a question that ended in this error had cost; nothing for other errors. */
export function usageOfFailure(error: unknown): Usage {
  return (error instanceof Error ? failures.get(error) : undefined) ?? noUsage;
}

const failures = new WeakMap<Error, Usage>();

/** The sum of two usages. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    calls: a.calls + b.calls,
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
    reasoningTokens: a.reasoningTokens + b.reasoningTokens,
    cachedInputTokens: a.cachedInputTokens + b.cachedInputTokens,
    inferenceTimeMs: a.inferenceTimeMs + b.inferenceTimeMs,
  };
}
