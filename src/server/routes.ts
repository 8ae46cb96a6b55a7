/** One route for every row of the operations table: from a validated request to a plain or a streamed answer. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { additions, headers } from '../contract/api-common.js';
import type {
  ActRequest,
  ExtractRequest,
  NavigateRequest,
  ObserveRequest,
  OwnOptions,
} from '../contract/api-operations.js';
import type { StartRequest } from '../contract/api-session.js';
import { operations, type OperationName, type PageOperationName } from '../contract/api.js';
import type { Model } from '../contract/api-common.js';
import type { ServerEvent } from '../contract/event-stream.js';
import type { AddressRules } from './address.js';
import type { Caller } from './keys.js';
import { act, extract, observe, type Call, type Outcome } from './operations.js';
import { navigate } from './navigate.js';
import { findPlace } from './pages.js';
import { failureOf, refusal } from './refusal.js';
import { groupByPage, withoutSecrets } from './replay.js';
import type { LiveSession, Sessions } from './sessions.js';
import type { ServerSettings } from './settings.js';
import type { SessionStore } from './store.js';
import { openStream } from './stream.js';

/** What the routes work with. */
export interface RouteParts {
  settings: ServerSettings;
  sessions: Sessions;
  store: SessionStore;
  rules: AddressRules;
  /** Who sent a request; it has passed the door. */
  callerOf: (request: FastifyRequest) => Caller;
}

/** The page operations that are built, under their names. */
const verbs = {
  navigate: (body, call) => navigate(body as NavigateRequest, call),
  observe: (body, call) => observe(body as ObserveRequest, call),
  act: (body, call) => act(body as ActRequest, call),
  extract: (body, call) => extract(body as ExtractRequest, call),
} satisfies Partial<Record<PageOperationName, (body: unknown, call: Call) => Promise<Outcome>>>;

/** The fields that every page operation has. */
interface PageBody {
  frameId?: string | null;
  streamResponse?: boolean;
  options?: { model?: Model; timeout?: number } & OwnOptions;
}

/** What an operation says about its end, plainly or in the last event of a stream. */
type FinishedData = Omit<Extract<ServerEvent['data'], { status: 'finished' }>, 'status'>;

/** Time beyond its own limit that an operation gets before it is given up from outside, in ms. */
const GIVE_UP_MS = 3_000;

/** Adds every route to an app. */
export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { sessions, store, settings } = parts;
  add('start', async (request, reply) => {
    const record = await sessions.start(request.body as StartRequest, {
      caller: parts.callerOf(request),
      modelApiKey: headerOf(request, headers.modelApiKey),
      webSocketBase: webSocketBase(request, settings.publicUrl),
    });
    reply.header(headers.additions, additions.join(','));
    return { success: true, data: { sessionId: record.id, available: true, cdpUrl: record.cdpUrl } };
  });
  for (const name of Object.keys(verbs) as (keyof typeof verbs)[]) {
    add(name, (request, reply) => operate(name, request, reply, parts));
  }
  add('agentExecute', async (request) => {
    await sessions.find(idOf(request), parts.callerOf(request));
    throw refusal(
      'invalid',
      'The agent is not built yet, in none of its modes (dom, hybrid, cua). Use act, observe and extract step by step.',
      { issues: [{ path: 'agentConfig.mode', message: 'no mode is built yet' }] },
    );
  });
  add('replay', async (request) => {
    const { record } = await sessions.find(idOf(request), parts.callerOf(request));
    return { success: true, data: { pages: groupByPage(await store.history(record.id)) } };
  });
  add('end', async (request) => {
    await sessions.end(idOf(request), parts.callerOf(request));
    return { success: true };
  });

  function add(
    name: OperationName,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void {
    const row = operations[name];
    app.route({
      method: row.method,
      url: row.path.replace('{id}', ':id'),
      schema: 'request' in row ? { body: row.request } : {},
      handler,
    });
  }
}

/** One page operation: in its turn, on its page, with its answer plain or streamed. */
async function operate(
  name: keyof typeof verbs,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RouteParts,
): Promise<unknown> {
  const { settings, sessions } = parts;
  const body = request.body as PageBody;
  const session = await sessions.find(idOf(request), parts.callerOf(request));
  if (sessions.draining || session.queue.size > settings.maxQueued) {
    // Said before a stream is opened; `use` itself throws the refusal.
    return sessions.use(session, () => Promise.resolve(), new AbortController().signal);
  }
  const chosen = session.chooseModel({
    model: body.options?.model,
    sessionModel: session.record.start.modelName,
    headerKey: headerOf(request, headers.modelApiKey),
    sessionKey: session.record.modelApiKey,
  });
  const useCache =
    settings.serverCache &&
    session.record.start.serverCache !== false &&
    headerOf(request, headers.cacheBypass)?.toLowerCase() !== 'true';
  const actionId = randomUUID();
  const dataOf = ({ result, cacheStatus, cue, trace }: Outcome): FinishedData => ({
    result,
    actionId,
    ...(cacheStatus && { cacheStatus }),
    ...(cue && { cue }),
    ...(body.options?.usage === true && { usage: trace.usage }),
  });
  const gone = new AbortController();
  const run = (log: (message: string) => void, onConnected: () => void): Promise<Outcome> =>
    perform(name, body, { session, chosen, useCache, log, onConnected, signal: gone.signal }, parts);

  const wantsStream = body.streamResponse ?? headerOf(request, headers.stream)?.toLowerCase() === 'true';
  if (!wantsStream) {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const outcome = await run(
      () => undefined,
      () => undefined,
    );
    const { cacheStatus, errorClass } = outcome;
    if (cacheStatus) reply.header(headers.cacheStatus, cacheStatus);
    if (errorClass !== undefined) reply.header(headers.errorClass, errorClass);
    return { success: true, data: dataOf(outcome) };
  }

  reply.hijack();
  const stream = openStream(reply.raw, {
    headers: { [headers.requestId]: request.id },
    pingMs: settings.pingMs,
    onGone: () => gone.abort(),
  });
  const system = { type: 'system', id: randomUUID() } as const;
  stream.send({ ...system, data: { status: 'starting' } });
  try {
    const outcome = await run(
      (message) => {
        if (session.record.start.verbose !== 0) stream.log(randomUUID(), message);
      },
      () => stream.send({ ...system, id: randomUUID(), data: { status: 'connected' } }),
    );
    stream.finish({ ...system, id: randomUUID(), data: { status: 'finished', ...dataOf(outcome) } });
  } catch (error) {
    const { failure, internal } = failureOf(error, chosen.secrets);
    if (internal) request.log.error({ err: error }, 'an operation failed');
    const { error: sentence, code, issues } = failure;
    stream.finish({
      ...system,
      id: randomUUID(),
      data: { status: 'error', error: sentence, code, ...(issues && { issues: [...issues] }) },
    });
  }
  return reply;
}

async function perform(
  name: keyof typeof verbs,
  body: PageBody,
  call: {
    session: LiveSession;
    chosen: Call['chosen'];
    useCache: boolean;
    log: (message: string) => void;
    onConnected: () => void;
    signal: AbortSignal;
  },
  { settings, sessions, store, rules }: RouteParts,
): Promise<Outcome> {
  const { session, chosen, signal, log } = call;
  const { record, browser } = session;
  return sessions.use(
    session,
    async () => {
      const limit = body.options?.timeout ?? settings.operationTimeoutMs;
      const timestamp = Date.now();
      const outcome = await within(limit + GIVE_UP_MS, async () => {
        const place = await findPlace(browser, body.frameId);
        call.onConnected();
        log(`${name} on ${place.page.url()}`);
        const before = place.page.url();
        const outcome = await verbs[name](body, {
          place,
          record,
          settings,
          store,
          rules,
          signal,
          chosen,
          useCache: call.useCache,
          own: body.options ?? {},
          log,
        });
        return { ...outcome, url: name === 'navigate' ? place.page.url() : before };
      });
      await store.addHistory(record.id, {
        url: outcome.url,
        method: name,
        parameters: withoutSecrets(body),
        result: outcome.result ?? null,
        timestamp,
        endTime: Date.now(),
        usage: outcome.trace.usage,
      });
      return outcome;
    },
    signal,
  );
}

/** Gives up on a page that does not even answer within the limit of the operation. @throws Refusal 408 */
async function within<T>(milliseconds: number, body: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(refusal('timeout', 'The operation ran past its timeout: the page does not answer.')),
      milliseconds,
    );
  });
  try {
    return await Promise.race([body(), late]);
  } finally {
    clearTimeout(timer);
  }
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function webSocketBase(request: FastifyRequest, publicUrl: string | undefined): string {
  const base = publicUrl?.replace(/\/+$/, '') ?? `${request.protocol}://${request.host}`;
  return base.replace(/^http/, 'ws');
}
