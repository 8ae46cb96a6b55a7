/** Memory here, mind elsewhere: replays the cues of a test on its own page, and asks another backend for what no cue knows. */
import type { Backend, OperationTrace } from '../contract/backend.js';
import type { Cue } from '../contract/cue.js';
import { SvcError } from '../contract/errors.js';
import type { NextCue } from '../cues/session.js';
import type { EngineParts } from './context.js';
import { createEngine } from './engine.js';

/** What such a backend is made of. */
export interface ElsewhereParts {
  /** As of an engine, without a mind. */
  parts: Omit<EngineParts, 'grounderFor'>;
  /** The backend that is asked, on the same page; it hands out how to do the same again. */
  elsewhere: (onCue?: (cue: Cue) => void) => Backend;
}

/**
 * A Backend with the cues of this machine. All rules about cues are the engine's own: the other backend is asked at the very
 * moment at which the engine would ask a grounder, and what it found out is recorded as if the engine had.
 */
export function createBackendElsewhere({ parts, elsewhere }: ElsewhereParts): Backend {
  const { cues } = parts;
  if (!cues) return elsewhere();

  async function run<T>(
    ask: (backend: Backend) => Promise<T>,
    trace: OperationTrace,
    book: NonNullable<EngineParts['cues']>,
  ): Promise<T> {
    let asked: NextCue | undefined;
    let hasQuestion = false;
    const session = Object.create(book.session, {
      next: {
        value: (...question: Parameters<typeof book.session.next>) =>
          (asked = book.session.next(...question)),
      },
    }) as typeof book.session;
    const engine = createEngine({
      ...parts,
      groundsElsewhere: true,
      cues: { ...book, session },
      grounderFor: async () => {
        hasQuestion = true;
        throw new SvcError('This engine has no mind of its own.');
      },
    });
    try {
      return await ask(engine);
    } catch (error) {
      if (!hasQuestion) throw error;
    }
    let found: Cue | undefined;
    const result = await ask(elsewhere((cue) => (found = cue)));
    trace.groundedBy ??= 'remote';
    if (!asked || !found) return result;
    const cue = { ...found, key: asked.key };
    if (trace.cue === 'stale') book.session.replace(cue);
    else book.session.record(cue);
    return result;
  }

  return {
    act: (input, options, trace) => run((backend) => backend.act(input, options, trace), trace, cues),
    observe: (instruction, options, trace) =>
      run((backend) => backend.observe(instruction, options, trace), trace, cues),
    extract: (instruction, schema, options, trace) =>
      run((backend) => backend.extract(instruction, schema, options, trace), trace, cues),
  };
}
