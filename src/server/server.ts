/** Assembles the session server: door, routes, sessions, CDP proxy, and an orderly end. Public as `cuebook/server`. */
import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { z } from 'zod';
import { headers } from '../contract/api-common.js';
import type { WireFailure } from '../contract/api-errors.js';
import { removeStaleProfiles } from './browsers.js';
import { createCdpProxy, type CdpProxy } from './cdp-proxy.js';
import { createKeyring, createRateLimit, type Caller } from './keys.js';
import { openApiDocument } from './openapi.js';
import { launchProvider } from './providers.js';
import { failureOf, issuesOf, Refusal, refusal } from './refusal.js';
import { addRoutes } from './routes.js';
import { createSessions, type Sessions } from './sessions.js';
import { resolveSettings, type ServerOptions, type ServerSettings } from './settings.js';
import { createMemoryStore } from './store.js';

export type { ServerOptions } from './settings.js';
export type { ServiceKey } from './keys.js';
export type { BrowserDefaults } from './launch-options.js';
export type { SessionStore } from './store.js';
export { createRedisStore } from './redis-store.js';
export { endpointProvider, gridProvider, launchProvider, type BrowserProvider } from './providers.js';

/** A session server. */
export interface SessionServer {
  /** Starts to listen. @returns the address, `http://127.0.0.1:3000` @throws Error when the port is taken */
  listen(): Promise<string>;
  /** Refuses new work, lets running operations finish, closes every browser that it launched, stops listening. */
  close(): Promise<void>;
  /** The key that was made because none was configured; it is in no log. */
  readonly generatedKey: string | undefined;
}

/**
 * Makes a server; it does nothing before `listen`.
 * @throws SvcEnvironmentError for malformed options, and for an address that others can reach without a key
 * @example const server = createServer({ keys: ['secret'], port: 3000 }); await server.listen();
 */
export function createServer(options: ServerOptions = {}): SessionServer {
  const settings = resolveSettings(options);
  const rules = {
    schemes: settings.schemes,
    allowedHosts: settings.allowedHosts,
    allowLinkLocal: settings.allowLinkLocal,
  };
  const store = options.store ?? createMemoryStore({ maxCacheEntries: settings.maxCacheEntries });
  const app = createApp(settings);
  const proxy: { current?: CdpProxy } = {};
  const sessions = createSessions({
    settings,
    store,
    provider: options.browserProvider ?? launchProvider(),
    rules,
    onEnd: (id, reason) => {
      app.log.info({ session: id, reason }, 'session ended');
      proxy.current?.cut(id);
    },
  });
  const callers = addDoor(app, settings);
  addOpenRoutes(app, sessions);
  addRoutes(app, {
    settings,
    sessions,
    store,
    rules,
    callerOf: (request) => {
      const caller = callers.get(request);
      if (!caller) throw refusal('unauthorized', 'No service key.');
      return caller;
    },
  });
  proxy.current = createCdpProxy(app.server, async (id) => {
    const record = await sessions.peek(id);
    if (!record || record.endpoint === null) return undefined;
    const { signingKey, endpoint, endpointHeaders } = record;
    return { signingKey, endpoint, endpointHeaders, onClient: () => sessions.noteClient(id) };
  });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await sessions.drain();
    proxy.current?.cutAll();
    // What is still open now is a stream that nobody reads.
    const cut = setTimeout(() => app.server.closeAllConnections(), 1_000);
    await app.close();
    clearTimeout(cut);
  };
  return {
    generatedKey: settings.generatedKey,
    listen: async () => {
      await removeStaleProfiles();
      return app.listen({ host: settings.host, port: settings.port });
    },
    close: () => (closing ??= close()),
  };
}

function createApp(settings: ServerSettings): FastifyInstance {
  const app = fastify({
    bodyLimit: settings.bodyLimitBytes,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    genReqId: (request) => idFrom(request.headers[headers.requestId]),
    logger: settings.log !== false && {
      level: settings.log,
      serializers: {
        // Without the query, which holds the key of a signed address.
        req: (request: FastifyRequest) => ({
          method: request.method,
          path: request.url.split('?')[0],
          sdkVersion: request.headers[headers.sdkVersion],
          language: request.headers[headers.language],
        }),
      },
    },
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request, reply);
    },
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify({
        success: false,
        error: 'This is not a valid HTTP request.',
        code: 'InvalidRequest',
      });
      if (!socket.writable) return;
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  });
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data: unknown) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    const issues = issuesOf(parsed.error.issues);
    const first = issues[0];
    return {
      error: refusal(
        'invalid',
        `The request is not valid: ${first?.path || 'the body'}: ${first?.message ?? ''}`,
        { issues },
      ),
    };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  addBodyParsers(app);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(() => {
    throw refusal('not-found', 'There is nothing at this path.');
  });
  return app;
}

/** A body is JSON; an empty one counts as `{}`. */
function addBodyParsers(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else void json(request, body as string, done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) done(null, {});
    else done(refusal('invalid', 'Send the body as application/json.'));
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined) request.body = {};
    if (depthOf(request.body) > MAX_DEPTH)
      throw refusal('invalid', `The body is nested deeper than ${MAX_DEPTH} levels.`);
  });
}

const MAX_DEPTH = 64;

/** Depth of nesting, counted without recursion, and not further than it matters. */
function depthOf(body: unknown): number {
  let depth = 0;
  let level: unknown[] = [body];
  while (level.length > 0 && depth <= MAX_DEPTH) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    depth += 1;
  }
  return depth;
}

/** Lets in whoever has a key, as often as the key allows. */
function addDoor(app: FastifyInstance, settings: ServerSettings): WeakMap<FastifyRequest, Caller> {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const callerOfKey = createKeyring(settings.keys, {
    maxSessions: settings.maxSessionsPerKey,
    requestsPerMinute: settings.requestsPerMinute,
  });
  const allow = createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    reply.header(headers.requestId, request.id);
    const [path = ''] = request.url.split('?');
    if (!path.startsWith('/v1') || path === '/v1/openapi.json') return;
    const caller = callerOfKey(request.headers[headers.apiKey]);
    if (!caller) {
      throw refusal('unauthorized', `Send a valid service key in the header ${headers.apiKey}.`);
    }
    const verdict = allow(caller);
    if (!verdict.allowed) {
      throw refusal('too-many', `This key may send ${caller.requestsPerMinute} requests a minute.`, verdict);
    }
    callers.set(request, caller);
  });
  return callers;
}

function addOpenRoutes(app: FastifyInstance, sessions: Sessions): void {
  const document = openApiDocument();
  app.get('/v1/openapi.json', async () => document);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (await sessions.hasRoom()) return { status: 'ready' };
    throw refusal(
      'capacity',
      sessions.draining ? 'This server is stopping.' : 'This server has no room for one more session.',
      { retryAfterSeconds: 5 },
    );
  });
}

/** Answers any error in the one shape. */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { failure, internal } = failureOf(fromFastify(error), keysOf(request));
  if (internal) request.log.error({ err: error }, 'a request failed');
  send(failure, request, reply);
}

function send(failure: WireFailure, request: FastifyRequest, reply: FastifyReply): void {
  const { status, error, code, issues, errorClass, retryAfterSeconds } = failure;
  reply.code(status).header(headers.requestId, request.id);
  if (errorClass !== undefined) reply.header(headers.errorClass, errorClass);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(retryAfterSeconds)));
  // A serializer of the route would not know this shape.
  void reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ success: false, error, code, ...(issues && { issues }) }));
}

/** What the HTTP library refuses by itself, in our words. */
function fromFastify(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (statusCode === undefined) return error;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) {
    return refusal('too-large', 'The body is larger than this server takes.');
  }
  if (statusCode === 404) return refusal('not-found', 'There is nothing at this path.');
  if (statusCode >= 400 && statusCode < 500)
    return refusal('invalid', 'The request is malformed: it has to be JSON.');
  return error;
}

/** Keys of a request, which no answer may hold. */
function keysOf(request: FastifyRequest): string[] {
  return [headers.apiKey, headers.modelApiKey].flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' && value.length > 2 ? [value] : [];
  });
}

/** The client's own id where it is harmless in a log, else a new one. */
function idFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.:/=+-]{1,128}$/.test(given) ? given : randomUUID();
}
