/** One request to the service: keep-alive pool, time limits, retries where nothing can have happened, event streams, error bodies. */
import type * as Undici from 'undici';
import { FailureBody, headers } from '../contract/api-common.js';
import { fromWire } from '../contract/api-errors.js';
import { SvcError, TimeoutError } from '../contract/errors.js';
import { createEventReader, type ReadEvent } from '../contract/event-stream.js';

/** How the service is reached. Times in ms. */
export interface HttpOptions {
  baseURL: string;
  apiKey: string;
  /** Sent as `x-model-api-key` where given. */
  modelApiKey?: string | undefined;
  /** Time for a request whose operation has no limit of its own. @default 120000 */
  requestTimeoutMs?: number;
  /** Tries beyond the first for requests that cannot have acted. @default 3 */
  retries?: number;
}

/** One request. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Readonly<Record<string, string>>;
  /** Repeating it changes nothing, so that it may be repeated after any failure of the connection. */
  repeatable: boolean;
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** An answer that is a success. */
export interface HttpAnswer {
  data: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** See {@link createHttp}. */
export interface Http {
  /** @throws SvcError or the class that the error body names; TimeoutError */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** The same with the answer streamed; `onLog` is given every log line. `data` holds `result`, `actionId`, `cacheStatus`. */
  stream(request: HttpRequest, onLog: (line: StreamLine) => void): Promise<HttpAnswer>;
  /** Closes the connections. */
  close(): Promise<void>;
}

/** A log line of the service. */
export interface StreamLine {
  category?: string;
  message: string;
  level?: number;
}

/** What a client sends about itself. */
const about = { 'x-language': 'typescript', 'x-sdk-version': 'cuebook' };

/** Connections that cannot have reached the service: nothing was done, and it may be said again. */
const neverArrived = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Time beyond an operation's own limit that its answer is waited for, in ms: the service says more than we could. */
const ANSWER_MS = 5_000;

/** Longest wait that a Retry-After is honoured for, in ms. */
const MAX_WAIT_MS = 10_000;

/** A client of one service. Loads its HTTP library at the first request. */
export function createHttp(options: HttpOptions): Http {
  const { baseURL, apiKey, modelApiKey, requestTimeoutMs = 120_000, retries = 3 } = options;
  const base = baseURL.replace(/\/+$/, '');
  let library: Promise<{ agent: Undici.Agent; request: typeof Undici.request }> | undefined;
  const load = (): NonNullable<typeof library> =>
    (library ??= import('undici').then(({ Agent, request }) => ({
      agent: new Agent({ keepAliveTimeout: 30_000, connections: 32, connect: { timeout: 10_000 } }),
      request,
    })));

  async function open(
    request: HttpRequest,
    signal: AbortSignal,
    more: Record<string, string> = {},
  ): Promise<Undici.Dispatcher.ResponseData> {
    const { agent, request: send } = await load();
    for (let tries = 0; ; tries += 1) {
      signal.throwIfAborted();
      try {
        const response = await send(`${base}${request.path}`, {
          dispatcher: agent,
          method: request.method,
          signal,
          // The signal is the limit; these would end a long operation or a silent stream on their own.
          headersTimeout: 0,
          bodyTimeout: 0,
          headers: {
            ...about,
            [headers.apiKey]: apiKey,
            ...(modelApiKey !== undefined && { [headers.modelApiKey]: modelApiKey }),
            ...(request.body && { 'content-type': 'application/json' }),
            ...more,
            ...request.headers,
          },
          ...(request.body && { body: JSON.stringify(request.body) }),
        });
        const waitMs = waitOf(response, tries);
        // Refused at the door: nothing was done.
        if (waitMs === undefined || tries >= retries) return response;
        await response.body.dump();
        await pause(waitMs, signal);
      } catch (error) {
        const code = codeOf(error);
        const again = request.repeatable || (code !== undefined && neverArrived.has(code));
        if (signal.aborted || !again || tries >= retries) throw error;
        await pause(100 * 2 ** tries, signal);
      }
    }
  }

  /** Runs one exchange within its limit, and turns every failure into an error of ours. */
  async function within<T>(request: HttpRequest, body: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const limit = request.timeoutMs === undefined ? requestTimeoutMs : request.timeoutMs + ANSWER_MS;
    const timeout = AbortSignal.timeout(Math.min(limit, 2_147_483_647));
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
    try {
      return await body(signal);
    } catch (error) {
      if (error instanceof SvcError) throw error;
      const facts = { looked: 'an answer of the session service', where: `at ${base}` };
      if (request.signal?.aborted) {
        throw new TimeoutError({ ...facts, found: 'that the operation was cancelled' }, { cause: error });
      }
      if (timeout.aborted) {
        throw new TimeoutError(
          {
            ...facts,
            found: `none within ${limit} ms`,
            next: 'Raise the timeout, or look at the log of the service.',
          },
          { cause: error },
        );
      }
      throw new SvcError(
        {
          ...facts,
          found: `that the connection failed (${codeOf(error) ?? (error as Error).message})`,
          next: 'Check that the service runs (GET /healthz) and that baseURL is its address. Whether the operation was carried out is not known.',
        },
        { cause: error },
      );
    }
  }

  return {
    send: (request) =>
      within(request, async (signal) => {
        const response = await open(request, signal);
        const text = await response.body.text();
        return { data: successOf(response.statusCode, text, response.headers), headers: response.headers };
      }),
    stream: (request, onLog) =>
      within(request, async (signal) => {
        const response = await open(request, signal, {
          [headers.stream]: 'true',
          accept: 'text/event-stream',
        });
        const type = String(response.headers['content-type'] ?? '');
        if (response.statusCode !== 200 || !type.startsWith('text/event-stream')) {
          const text = await response.body.text();
          return { data: successOf(response.statusCode, text, response.headers), headers: response.headers };
        }
        return { data: await readStream(response.body, onLog), headers: response.headers };
      }),
    close: async () => {
      const used = library;
      library = undefined;
      await (await used)?.agent.close();
    },
  };
}

/** Reads events until the last one. @throws the error that the stream names; SvcError when it ends without a last event */
async function readStream(
  body: AsyncIterable<Uint8Array>,
  onLog: (line: StreamLine) => void,
): Promise<{ result: unknown; actionId?: string; cacheStatus?: string; cue?: unknown; usage?: unknown }> {
  const reader = createEventReader();
  for await (const chunk of body) {
    for (const { data } of reader.push(chunk)) {
      if (data.status === 'finished') {
        const { result, actionId, cacheStatus, cue, usage } = data;
        return {
          result,
          ...(actionId && { actionId }),
          ...(cacheStatus && { cacheStatus }),
          ...(cue !== undefined && { cue }),
          ...(usage !== undefined && { usage }),
        };
      }
      if (data.status === 'error') {
        throw fromWire({
          error: data.error ?? 'The service failed without saying why.',
          code: data.code ?? undefined,
          issues: data.issues,
        });
      }
      const line = lineOf(data.message);
      if (line) onLog(line);
    }
  }
  throw new SvcError({
    looked: 'the end of the event stream of the session service',
    found: 'that it broke off before',
    next: 'Whether the operation was carried out is not known; look at the page, and at the log of the service.',
  });
}

function lineOf(message: ReadEvent['data']['message']): StreamLine | undefined {
  if (message === undefined) return undefined;
  if (typeof message === 'string') return { message };
  const { category, message: text, level } = message;
  return {
    message: typeof text === 'string' ? text : JSON.stringify(text ?? message),
    ...(category !== undefined && { category }),
    ...(typeof level === 'number' && { level }),
  };
}

/** @throws the error class of the body; for a body that is not of the agreed form SvcError with the status */
function successOf(
  status: number,
  text: string,
  answerHeaders: Readonly<Record<string, string | string[] | undefined>>,
): unknown {
  const body = parse(text);
  if (status >= 200 && status < 300 && isSuccess(body)) return body.data;
  const failure = FailureBody.partial({ code: true }).loose().extend({ code: anyText }).safeParse(body);
  if (failure.success) {
    const { error, code, issues } = failure.data;
    const named = answerHeaders[headers.errorClass];
    throw fromWire({ error, code, issues, errorClass: typeof named === 'string' ? named : undefined });
  }
  throw new SvcError({
    looked: 'an answer of the session service',
    found: `status ${status} with a body that is not of the agreed form: ${text.slice(0, 200)}`,
    next: 'Check that baseURL is the address of the service, and not of something in front of it.',
  });
}

/** A code that this client does not know is no reason to drop the sentence that came with it. */
const anyText = FailureBody.shape.error.optional();

function isSuccess(body: unknown): body is { data?: unknown } {
  return typeof body === 'object' && body !== null && Reflect.get(body, 'success') === true;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How long to wait before another try after a refusal that says so; undefined for every other answer. */
function waitOf(
  { statusCode, headers: given }: Undici.Dispatcher.ResponseData,
  tries: number,
): number | undefined {
  if (statusCode !== 429 && statusCode !== 503) return undefined;
  const seconds = Number(given['retry-after']);
  const waitMs = Number.isFinite(seconds) ? seconds * 1_000 : 250 * 2 ** tries;
  return waitMs <= MAX_WAIT_MS ? waitMs : undefined;
}

function codeOf(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
}
