/** Memory here, mind elsewhere: replays the cues of a test on its own page, and asks another backend for what no cue knows. */
import type { Backend, OperationOptions, OperationTrace } from '../contract/backend.js';
import type { Cue } from '../contract/cue.js';
import { SvcError } from '../contract/errors.js';
import { secretsOf, Variables } from '../contract/variables.js';
import type { NextCue } from '../cues/session.js';
import type { EngineParts } from './context.js';
import { closedError } from '../page/page-errors.js';
import { withDeadline } from './deadline.js';
import { createEngine } from './engine.js';
import { toTypedError } from './failures.js';

/** What such a backend is made of. */
export interface ElsewhereParts {
  /** As of an engine; its own mind is for what the other backend does not do: assertions and locators. */
  parts: EngineParts;
  /** The backend that is asked, on the same page; it hands out how to do the same again. Asked for only when it is needed. */
  elsewhere: (onCue?: (cue: Cue) => void) => Promise<Backend>;
}

/** The least time that the other backend is given when most of an operation's is used up, in ms. */
const LEAST_MS = 1_000;

/**
 * A Backend with the cues of this machine. All rules about cues are the engine's own: the other backend is asked at the very
 * moment at which the engine would ask a grounder, and what it found out is recorded as if the engine had.
 * `satisfy` and `locate` are the engine's own altogether: they only look, and the page is here.
 */
export function createBackendElsewhere({ parts, elsewhere }: ElsewhereParts): Backend {
  const { cues, page, settings } = parts;

  async function run<O extends OperationOptions & { variables?: Variables }, T>(
    ask: (backend: Backend, options: O) => Promise<T>,
    options: O,
    trace: OperationTrace,
  ): Promise<T> {
    const end = performance.now() + (options.timeout ?? settings.timeoutMs());
    const secrets = secretsOf(Variables.safeParse(options.variables).data);
    const askThere = (onCue?: (cue: Cue) => void): Promise<T> =>
      withDeadline(
        {
          timeoutMs: Math.max(LEAST_MS, Math.round(end - performance.now())),
          what: 'an answer of the session service',
          where: () => page.url(),
          signal: options.signal,
        },
        async (deadline) => {
          if (page.isClosed()) throw closedError(undefined);
          try {
            const there = await elsewhere(onCue);
            // A little less, so that what the other side says at its end arrives before ours.
            const timeout = Math.max(LEAST_MS / 2, deadline.remainingMs() - LEAST_MS / 2);
            return await ask(there, { ...options, timeout, signal: deadline.signal });
          } catch (error) {
            throw page.isClosed() ? closedError(error) : toTypedError(error, page, secrets);
          }
        },
      );
    let asked: NextCue | undefined;
    let hasQuestion = false;
    const session =
      cues &&
      (Object.create(cues.session, {
        next: {
          value: (...question: Parameters<typeof cues.session.next>) =>
            (asked = cues.session.next(...question)),
        },
      }) as typeof cues.session);
    const engine = createEngine({
      ...parts,
      groundsElsewhere: true,
      ...(cues && session && { cues: { ...cues, session } }),
      grounderFor: async () => {
        hasQuestion = true;
        throw new SvcError('This engine has no mind of its own.');
      },
    });
    try {
      return await ask(engine, options);
    } catch (error) {
      if (!hasQuestion) throw error;
    }
    let found: Cue | undefined;
    const result = await askThere(cues && ((cue) => (found = cue)));
    trace.groundedBy ??= 'remote';
    if (!cues || !asked || !found) return result;
    const cue = { ...found, key: asked.key };
    if (trace.cue === 'stale') cues.session.replace(cue);
    else cues.session.record(cue);
    return result;
  }

  return {
    ...createEngine(parts),
    act: (input, options, trace) =>
      run((backend, limited) => backend.act(input, limited, trace), options, trace),
    observe: (instruction, options, trace) =>
      run((backend, limited) => backend.observe(instruction, limited, trace), options, trace),
    extract: (instruction, schema, options, trace) =>
      run((backend, limited) => backend.extract(instruction, schema, limited, trace), options, trace),
  };
}
