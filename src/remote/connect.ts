/** A session of the service as a Backend: the same verbs, carried out elsewhere. Knows the wire, not the engine. */
import type { Page } from '@playwright/test';
import { headers } from '../contract/api-common.js';
import { operations, type OperationName } from '../contract/api.js';
import { ReplayAnswer, StartAnswer, type StartRequest } from '../contract/api-session.js';
import { NavigateAnswer, type NavigateRequest } from '../contract/api-operations.js';
import type { Backend, OperationOptions } from '../contract/backend.js';
import {
  MissingEnvironmentVariableError,
  OptionsError,
  SvcError,
  SvcNotInitializedError,
} from '../contract/errors.js';
import { createBackend, readFrameId, within, type Place, type RemoteBackendOptions } from './backend.js';
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
  /** The session outlives {@link RemoteSession.close}. @default `start.remoteSessionCreateParams.keepAlive`, else false */
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
  /** Carries out operations on a page of the session's browser; without a page on the one that was opened last. */
  backendFor(page?: Page, options?: RemoteBackendOptions): Backend;
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
  const { apiKey, baseURL, start } = options;
  const keepAlive = options.keepAlive ?? start.remoteSessionCreateParams?.keepAlive ?? false;
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
  const { data, headers: answered } = await http
    .send({
      method: 'POST',
      path: operations.start.path,
      body: withKeepAlive(start, options.keepAlive),
      // Resuming twice is the same as once; starting twice would leave a browser behind.
      repeatable: start.remoteSessionID !== undefined,
    })
    .catch(async (error: unknown) => {
      await http.close();
      throw error;
    });
  const { sessionId, cdpUrl } = StartAnswer.shape.data.parse(data);
  const honoured = new Set(String(answered[headers.additions] ?? '').split(','));
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
    backendFor: (page, backendOptions) => {
      // Asked for at once, because a page that is busy later does not answer.
      if (page) void frameIdOf(page).catch(() => undefined);
      const place: Place = async ({ timeout, signal }) =>
        page ? { frameId: await within(frameIdOf(page), timeout, signal) } : {};
      return createBackend(ask, place, honoured, backendOptions);
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

/** What the client says wins over the parameters of the session. */
function withKeepAlive(start: StartRequest, keepAlive: boolean | undefined): StartRequest {
  if (keepAlive === undefined) return start;
  return { ...start, remoteSessionCreateParams: { ...start.remoteSessionCreateParams, keepAlive } };
}

function closed(): SvcNotInitializedError {
  return new SvcNotInitializedError({
    looked: 'an open session of the service',
    found: 'that it was closed',
    next: 'Connect anew; with keepAlive the session can be resumed by its remoteSessionID.',
  });
}
