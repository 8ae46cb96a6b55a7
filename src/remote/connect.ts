/** A session of the service as a Backend: the same verbs, carried out elsewhere. Knows the wire, not the engine. */
import type { Page } from '@playwright/test';
import type { Action } from '../contract/action.js';
import { headers } from '../contract/api-common.js';
import { operations, type OperationName } from '../contract/api.js';
import { ReplayAnswer, StartAnswer, type StartRequest } from '../contract/api-session.js';
import {
  ActAnswer,
  NavigateAnswer,
  ObserveAnswer,
  ExtractAnswer,
  type NavigateRequest,
} from '../contract/api-operations.js';
import type { Cue } from '../contract/cue.js';
import type { Backend, OperationOptions, OperationTrace } from '../contract/backend.js';
import {
  ElementNotFoundError,
  MissingEnvironmentVariableError,
  OptionsError,
  SvcError,
  SvcNotInitializedError,
  TimeoutError,
} from '../contract/errors.js';
import { fromWire } from '../contract/api-errors.js';
import { parseModel } from '../contract/model.js';
import { createHttp, type HttpAnswer, type StreamLine } from './http.js';

/** How a session is had. Times in ms. */
export interface ConnectOptions {
  /** Address of the service, without `/v1`. */
  baseURL: string | undefined;
  /** Service key. */
  apiKey: string | undefined;
  /** Body of the start: model, browser, parameters of the session. */
  start: StartRequest;
  /** Key for the model provider, sent with every call. */
  modelApiKey?: string;
  /** @default true */
  serverCache?: boolean;
  /** The session outlives {@link RemoteSession.close}. @default false */
  keepAlive?: boolean;
  requestTimeoutMs?: number;
  /** Receives log lines of running operations; without it answers are not streamed. */
  onLog?: (line: StreamLine) => void;
}

/** A session of the service. */
export interface RemoteSession {
  readonly sessionId: string;
  /** For `chromium.connectOverCDP`; undefined where the browser has no address to hand out. */
  readonly cdpUrl: string | undefined;
  /**
   * Carries out operations on a page of the session's browser; without a page on the one that was opened last.
   * @param onCue receives how to do the same without the service, where that can be said
   */
  backendFor(page?: Page, onCue?: (cue: Cue) => void): Backend;
  navigate(
    url: string,
    options?: NavigateRequest['options'],
  ): Promise<{ url: string; status: number | null } | null>;
  /** What the session has done so far, page by page. */
  replay(): Promise<ReplayAnswer['data']>;
  /** Ends the session, or leaves it running with `keepAlive`. A second call does nothing; with `force` it tries again. */
  close(options?: { force?: boolean }): Promise<void>;
}

/** The variable that holds the service key. */
const KEY_VARIABLE = 'CUEBOOK_API_KEY';

/**
 * Starts a session, or resumes the one that `start.remoteSessionID` names.
 * @throws MissingEnvironmentVariableError without a service key; RemoteSessionNotFoundError, SvcInitError and the other
 *   classes that the service names
 */
export async function connect(options: ConnectOptions): Promise<RemoteSession> {
  const { apiKey, baseURL, keepAlive = false, start } = options;
  if (!apiKey) {
    throw new MissingEnvironmentVariableError({
      looked: 'the key of the session service',
      where: `in aiOptions.apiKey and in ${KEY_VARIABLE}`,
      found: 'none',
      next: `Set ${KEY_VARIABLE}, or pass aiOptions: { env: "REMOTE", apiKey }.`,
    });
  }
  if (!baseURL || !URL.canParse(baseURL)) {
    throw new OptionsError({
      looked: 'the address of the session service',
      where: 'in aiOptions.baseURL',
      found: baseURL ? 'something that is no URL' : 'none',
      next: 'Pass it: aiOptions: { env: "REMOTE", baseURL: "http://127.0.0.1:3000" }.',
    });
  }
  const http = createHttp({
    baseURL,
    apiKey,
    modelApiKey: options.modelApiKey,
    ...(options.requestTimeoutMs !== undefined && { requestTimeoutMs: options.requestTimeoutMs }),
  });
  const { data } = await http
    .send({
      method: 'POST',
      path: operations.start.path,
      body: withKeepAlive(start, keepAlive),
      // Resuming twice is the same as once; starting twice would leave a browser behind.
      repeatable: start.remoteSessionID !== undefined,
    })
    .catch(async (error: unknown) => {
      await http.close();
      throw error;
    });
  const { sessionId, cdpUrl } = StartAnswer.shape.data.parse(data);
  const frameIds = new WeakMap<Page, Promise<string>>();
  let closing: Promise<void> | undefined;

  const ask = async (
    name: OperationName,
    body: object,
    { timeout, signal, serverCache = options.serverCache ?? true }: OperationOptions = {},
  ): Promise<HttpAnswer> => {
    if (closing) throw closed();
    const row = operations[name];
    const request = {
      method: row.method,
      path: row.path.replace('{id}', encodeURIComponent(sessionId)),
      ...(row.method === 'POST' && { body }),
      ...(!serverCache && { headers: { [headers.cacheBypass]: 'true' } }),
      repeatable: name === 'observe' || name === 'extract' || name === 'replay',
      timeoutMs: timeout,
      signal,
    };
    return options.onLog && row.streams ? http.stream(request, options.onLog) : http.send(request);
  };
  const frameIdOf = async (page: Page): Promise<string> => {
    let id = frameIds.get(page);
    if (!id) {
      id = readFrameId(page);
      frameIds.set(page, id);
      id.catch(() => frameIds.delete(page));
    }
    return id;
  };

  return {
    sessionId,
    cdpUrl: cdpUrl ?? undefined,
    backendFor: (page, onCue) => {
      // Asked for at once, because a page that is busy later does not answer.
      if (page) void frameIdOf(page).catch(() => undefined);
      const place: Place = async ({ timeout, signal }) =>
        page ? { frameId: await within(frameIdOf(page), timeout, signal) } : {};
      return createBackend(ask, place, onCue);
    },
    navigate: async (url, navigateOptions) => {
      const answer = await ask(
        'navigate',
        { url, ...(navigateOptions && { options: navigateOptions }) },
        { ...(navigateOptions?.timeout !== undefined && { timeout: navigateOptions.timeout }) },
      );
      return NavigateAnswer.shape.data.parse(answer.data).result;
    },
    replay: async () => ReplayAnswer.shape.data.parse((await ask('replay', {})).data),
    close: ({ force = false } = {}) => {
      const end = async (): Promise<void> => {
        try {
          if (!keepAlive) {
            await http.send({
              method: 'POST',
              path: operations.end.path.replace('{id}', encodeURIComponent(sessionId)),
              body: {},
              repeatable: true,
            });
          }
        } catch (error) {
          // It has ended by itself: that is what was wanted.
          if (!(error instanceof SvcError && error.code === 'RemoteSessionNotFoundError')) throw error;
        } finally {
          await http.close();
        }
      };
      if (force) closing = undefined;
      return (closing ??= end());
    },
  };
}

/** Says which page is meant, within the limits of an operation. */
type Place = (limits: OperationOptions) => Promise<{ frameId?: string }>;

type Ask = (name: OperationName, body: object, options?: OperationOptions) => Promise<HttpAnswer>;

function createBackend(ask: Ask, place: Place, onCue: ((cue: Cue) => void) | undefined): Backend {
  const cue = onCue && true;
  return {
    act: async (input, options, trace) => {
      const { variables, optional } = options;
      if (options.selector !== undefined)
        throw notOnTheWire('a selector for act', 'Act on what observe returns.');
      const answer = await ask(
        'act',
        { input, options: bodyOf(options, { variables, cue }), ...(await place(options)) },
        options,
      );
      const { result, cacheStatus, cue: found } = ActAnswer.shape.data.parse(answer.data);
      if (found) onCue?.(found);
      note(trace, result.actions);
      if (!result.success && optional !== true) {
        const named = answer.headers[headers.errorClass];
        throw typeof named === 'string'
          ? fromWire({ error: result.message, code: undefined, errorClass: named })
          : new ElementNotFoundError(result.message);
      }
      return { ...result, ...(cacheStatus && { cacheStatus }) };
    },
    observe: async (instruction, options, trace) => {
      const { variables, selector, ignoreSelectors } = options;
      const body = bodyOf(options, { variables, selector, ignoreSelectors, cue });
      const answer = await ask(
        'observe',
        { ...(instruction !== undefined && { instruction }), options: body, ...(await place(options)) },
        options,
      );
      const { result, cue: found } = ObserveAnswer.shape.data.parse(answer.data);
      if (found) onCue?.(found);
      note(trace, result);
      return result;
    },
    extract: async (instruction, schema, options) => {
      const { selector, ignoreSelectors, screenshot } = options;
      const body = bodyOf(options, { selector, ignoreSelectors, screenshot, cue });
      const answer = await ask(
        'extract',
        {
          ...(instruction !== undefined && { instruction }),
          ...(schema && { schema }),
          options: body,
          ...(await place(options)),
        },
        options,
      );
      const { result, cue: found } = ExtractAnswer.shape.data.parse(answer.data);
      if (found) onCue?.(found);
      return result;
    },
  };
}

/** Options as the wire has them; what is absent stays absent. @throws OptionsError for a model that is no data */
function bodyOf(
  { model, timeout }: OperationOptions,
  more: Record<string, unknown>,
): Record<string, unknown> {
  if (model !== undefined && model !== 'builtin' && parseModel(model).kind !== 'configuration') {
    throw notOnTheWire(
      'a model instance or client of your own',
      'Pass provider/model or a model configuration: the service asks the model.',
    );
  }
  return Object.fromEntries(
    Object.entries({ model, timeout, ...more }).filter(([, value]) => value !== undefined),
  );
}

function note(trace: OperationTrace, actions: readonly Action[]): void {
  for (const { selector, description, method, arguments: given } of actions) {
    trace.actions.push({
      method: method ?? 'click',
      arguments: given ?? [],
      description,
      ...(selector && { target: selector }),
    });
  }
}

/** The id by which the service knows the page: both sides drive one browser. Chromium only. */
async function readFrameId(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    // The id of a page's target is that of its main frame; unlike the frame tree it is told even while the page is busy.
    return (await session.send('Target.getTargetInfo')).targetInfo.targetId;
  } finally {
    await session.detach().catch(() => undefined);
  }
}

/** @throws TimeoutError when the page does not say its id in time, or the operation is cancelled */
async function within<T>(promise: Promise<T>, timeoutMs = 30_000, signal?: AbortSignal): Promise<T> {
  let stop = (): void => undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    stop = () =>
      reject(
        new TimeoutError({
          looked: 'the page of the operation in the browser of the session',
          found: `no answer of it within ${timeoutMs} ms, or the operation was cancelled`,
        }),
      );
    timer = setTimeout(stop, timeoutMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function withKeepAlive(start: StartRequest, keepAlive: boolean): StartRequest {
  if (!keepAlive) return start;
  return { ...start, remoteSessionCreateParams: { ...start.remoteSessionCreateParams, keepAlive } };
}

function notOnTheWire(what: string, next: string): OptionsError {
  return new OptionsError({ looked: `a way to send ${what} to the session service`, found: 'none', next });
}

function closed(): SvcNotInitializedError {
  return new SvcNotInitializedError({
    looked: 'an open session of the service',
    found: 'that it was closed',
    next: 'Connect anew; with keepAlive the session can be resumed by its remoteSessionID.',
  });
}
