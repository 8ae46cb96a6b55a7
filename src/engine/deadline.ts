/** The time an operation has: one timer, one signal, and no way to act after it has run out. */
import { TimeoutError } from '../contract/errors.js';

/** Time that is kept for what a deed has to say when it could not be done, ms. */
const LAST_WORDS_MS = 1_000;

/** The time left to one operation. */
export interface Deadline {
  /** Aborted when the time is up. */
  readonly signal: AbortSignal;
  /** Milliseconds left, at least 1 so that it can be passed on as a timeout (0 would mean "none" to Playwright). */
  remainingMs(): number;
  /** Milliseconds for one thing that is done to the page: less than all, so that what stood against it is heard before the time is up. */
  deedMs(): number;
  /** @throws TimeoutError when the time is up: called before everything that changes the page. */
  check(): void;
}

/**
 * Runs an operation and answers within `timeoutMs`, whatever the page does: a page that is stuck in a loop never answers
 * an evaluate. The operation that is left behind cannot act any more, because it checks the deadline before it acts.
 * @throws TimeoutError naming `what`
 */
export async function withDeadline<T>(
  {
    timeoutMs,
    what,
    where,
    signal,
  }: { timeoutMs: number; what: string; where: () => string; signal?: AbortSignal | undefined },
  run: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const end = performance.now() + timeoutMs;
  const timeout = (): TimeoutError =>
    new TimeoutError({
      looked: what,
      where: `on ${where()}`,
      found: `no end of it within ${Math.round(timeoutMs)} ms`,
      next: 'Raise the timeout ({ timeout: … } on the call, or aiOptions.timeout), or look at what keeps the page busy.',
    });
  let timer: NodeJS.Timeout | undefined;
  let stop: (() => void) | undefined;
  const ranOut = new Promise<never>((_resolve, reject) => {
    stop = () => {
      const error = new TimeoutError({
        looked: what,
        where: `on ${where()}`,
        found: 'that the caller has given it up',
      });
      controller.abort(error);
      reject(error);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
    timer = setTimeout(() => {
      const error = timeout();
      controller.abort(error);
      reject(error);
    }, timeoutMs);
  });
  const remainingMs = (): number => Math.max(1, Math.floor(end - performance.now()));
  const deadline: Deadline = {
    signal: controller.signal,
    remainingMs,
    deedMs: () => Math.ceil(remainingMs() - Math.min(LAST_WORDS_MS, remainingMs() * 0.25)),
    check: () => {
      if (controller.signal.aborted) throw controller.signal.reason;
    },
  };
  const running = run(deadline);
  // The loser of the race may still fail later; nobody is left to hear it.
  running.catch(() => undefined);
  try {
    return await Promise.race([running, ranOut]);
  } catch (error) {
    // What is left behind gets to hear of it first, so that it can still note what it has spent.
    if (controller.signal.aborted) await new Promise((resolve) => setImmediate(resolve));
    throw error;
  } finally {
    clearTimeout(timer);
    if (stop) signal?.removeEventListener('abort', stop);
    // A later failure of the one that was left behind is not news: it carries what has been said.
    if (!controller.signal.aborted) controller.abort(timeout());
  }
}

/** Waits, but not past the deadline. */
export async function pause(ms: number, deadline: Deadline): Promise<void> {
  deadline.check();
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      deadline.signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(ms, deadline.remainingMs()));
    deadline.signal.addEventListener('abort', done, { once: true });
  });
  deadline.check();
}
