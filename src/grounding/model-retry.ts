/** When a failed call to a model is made again, and after how long. A call to a model changes nothing, so it may be repeated. */

/** How calls are repeated; times in ms. */
export interface RetryPolicy {
  /** Calls in all. */
  maxAttempts: number;
  /** Wait before the second call; doubled each time, with up to a quarter taken off at random. */
  firstWaitMs: number;
  maxWaitMs: number;
  /** Waits so many ms, or until the signal. @default a timer */
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** Four calls within about seven seconds, longer where the server asks for it. */
export const usualRetries: RetryPolicy = { maxAttempts: 4, firstWaitMs: 1_000, maxWaitMs: 30_000 };

/**
 * Makes a call, again when it failed in passing: 408, 409, 429, 5xx, or no connection. `Retry-After` is honoured up to
 * `maxWaitMs`. The signal ends the waiting.
 * @throws what the last call threw, or the reason of the signal
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  {
    policy,
    signal,
    random = Math.random,
  }: { policy: RetryPolicy; signal: AbortSignal | undefined; random?: () => number },
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (signal?.aborted || attempt >= policy.maxAttempts || !isPassing(error)) throw error;
      const waitMs = retryAfterMs(error) ?? policy.firstWaitMs * 2 ** (attempt - 1) * (1 - random() / 4);
      // A server that wants to be left alone for longer than that has refused.
      if (waitMs > policy.maxWaitMs) throw error;
      await (policy.wait ?? pause)(waitMs, signal);
    }
  }
}

/** HTTP status of a failed call: the AI SDK says `statusCode`, other clients `status`. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const status: unknown = Reflect.get(error, 'statusCode') ?? Reflect.get(error, 'status');
  return typeof status === 'number' ? status : undefined;
}

/** Whether there was no connection, or it broke off. */
export function isConnectionError(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const code: unknown = Reflect.get(at, 'code');
    if (
      typeof code === 'string' &&
      /^(?:E(?:CONN|PIPE|HOST|NET|AI_AGAIN|NOTFOUND|TIMEDOUT)|UND_ERR_)/.test(code)
    )
      return true;
    if (/fetch failed|terminated|socket hang up|other side closed|Cannot connect to API/i.test(at.message))
      return true;
  }
  return false;
}

function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  // A body that breaks off comes with the status 200 of its head.
  if (status === undefined || status < 300) return isConnectionError(error);
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

/** `Retry-After` in seconds or as a date, or OpenAI's `retry-after-ms`. */
function retryAfterMs(error: unknown): number | undefined {
  const headers: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'responseHeaders') : undefined;
  if (typeof headers !== 'object' || headers === null) return undefined;
  const header = (name: string): string | undefined => {
    const value: unknown = Reflect.get(headers, name);
    return typeof value === 'string' ? value : undefined;
  };
  const exact = Number(header('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const said = header('retry-after');
  if (said === undefined) return undefined;
  const seconds = Number(said);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const date = Date.parse(said);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
