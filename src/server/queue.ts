/** One after another: the operations of a session, in order and bounded. */
import { refusal } from './refusal.js';

/** Runs tasks one at a time. */
export interface Queue {
  /**
   * Runs a task when those before it are done. A task whose signal is aborted while it waits is never begun.
   * @throws Refusal 429 when too many wait already
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Resolves when nothing runs or waits any more. */
  idle(): Promise<void>;
  /** Tasks that run or wait. */
  readonly size: number;
}

/** @param maxWaiting how many may wait behind the running one */
export function createQueue(maxWaiting: number): Queue {
  let size = 0;
  let last: Promise<unknown> = Promise.resolve();
  const idle = async (): Promise<void> => {
    if (size === 0) return;
    await last;
    await idle();
  };
  return {
    idle,
    get size() {
      return size;
    },
    run: async (task, signal) => {
      if (size > maxWaiting) {
        throw refusal('too-many', `This session has ${maxWaiting} operations waiting already.`, {
          retryAfterSeconds: 1,
        });
      }
      size += 1;
      const turn = last.then(() => {
        signal?.throwIfAborted();
        return task();
      });
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        size -= 1;
      }
    },
  };
}

/** The end of a task, or that of its session, whichever comes first: a dead browser may leave a call without an answer. */
export async function untilEnded<T>(task: Promise<T>, ended: AbortSignal): Promise<T> {
  task.catch(() => undefined);
  let stop = (): void => undefined;
  const over = new Promise<never>((_resolve, reject) => {
    stop = () =>
      reject(refusal('session-not-found', 'The session ended while the operation ran: its browser is gone.'));
    ended.addEventListener('abort', stop, { once: true });
  });
  over.catch(() => undefined);
  try {
    return await Promise.race([task, over]);
  } finally {
    ended.removeEventListener('abort', stop);
  }
}
