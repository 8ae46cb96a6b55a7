/** A verb that is asked again until its answer is as wanted: `toExtract` and `toObserve`. A model is asked once; what it found is read again. */
import type { Until } from '../contract/backend.js';
import type { Cue } from '../contract/cue.js';
import { CueStaleError, ExtractionError } from '../contract/errors.js';
import type { EngineParts, Operation } from './context.js';
import { pause } from './deadline.js';
import { recall, type Verb } from './recall.js';

/**
 * The first answer that is as wanted, else the last one before the time is over.
 * @throws what `recall` throws; that something is not there, or not as recorded, only when the time is over
 */
export async function recallUntil<T>(
  verb: Verb<T>,
  until: Until<T> | undefined,
  { operation, model }: { operation: Operation; model: unknown },
): Promise<T> {
  if (!until) return recall(verb, operation);
  const { parts, trace, deadline } = operation;
  const end = performance.now() + Math.min(until.withinMs, deadline.remainingMs() - 1_000);
  const isFree = (await parts.grounderFor(model)).name === 'builtin';
  const asked = parts.cues?.session.next(verb.question, { route: trace.route });
  let known: Cue | undefined;
  let questions = 0;
  const counting: Verb<T> = {
    ...verb,
    ...(asked && { asked }),
    ground: async (performed, instead) => {
      questions += 1;
      const fresh = await verb.ground(performed, instead);
      if (fresh.body && asked && !isFree) known = { key: asked.key, route: fresh.route, body: fresh.body };
      return fresh;
    },
  };
  for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 800)) {
    trace.actions.length = 0;
    const attempt = await attemptOf(() => recall({ ...counting, ...(known && { known }) }, operation));
    if (attempt.kind === 'answer' && (await until.isMet(attempt.answer))) return attempt.answer;
    const mayAskAgain = isFree || questions === 0 || known !== undefined;
    if (!mayAskAgain || performance.now() + waitMs > end) {
      if (attempt.kind === 'answer') return attempt.answer;
      throw attempt.error;
    }
    await pause(waitMs, deadline);
  }
}

/** The parts of an operation that is repeated anyway: it need not be patient within each attempt. */
export function impatient(parts: EngineParts): EngineParts {
  return { ...parts, settings: { ...parts.settings, patienceMs: 0 } };
}

async function attemptOf<T>(
  ask: () => Promise<T>,
): Promise<{ kind: 'answer'; answer: T } | { kind: 'late'; error: Error }> {
  try {
    return { kind: 'answer', answer: await ask() };
  } catch (error) {
    if (error instanceof ExtractionError || error instanceof CueStaleError) return { kind: 'late', error };
    throw error;
  }
}
