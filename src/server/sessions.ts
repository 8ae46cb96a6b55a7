/** The sessions of a server: started, found, used one operation at a time, ended for certain. Knows no HTTP. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { StartRequest } from '../contract/api-session.js';
import { resolverRules, type AddressRules } from './address.js';
import { attachTo } from './attach.js';
import { attachBrowser, type SessionBrowser } from './browsers.js';
import { cdpPath } from './cdp-proxy.js';
import { randomKey, type Caller } from './keys.js';
import { planLaunch, type LaunchPlan } from './launch-options.js';
import { checkModelName, createModelChooser } from './models.js';
import { watchDialogs } from './pages.js';
import type { BrowserProvider } from './providers.js';
import { createQueue, untilEnded, type Queue } from './queue.js';
import { noSession, type Refusal, refusal } from './refusal.js';
import type { ServerSettings } from './settings.js';
import type { SessionRecord, SessionStore } from './store.js';

/** A session in this process. */
export interface LiveSession {
  readonly record: SessionRecord;
  readonly browser: SessionBrowser;
  readonly queue: Queue;
  readonly chooseModel: ReturnType<typeof createModelChooser>;
  /** Aborted when the session ends or its browser dies. */
  readonly ended: AbortSignal;
  /** CDP clients of this server's proxy. */
  clients: number;
}

/** What a start request brings along beside its body. */
export interface StartContext {
  caller: Caller;
  modelApiKey: string | undefined;
  /** `ws://host` or `wss://host` as the client sees this server. */
  webSocketBase: string;
}

/** See {@link createSessions}. */
export interface Sessions {
  /** Starts a session, or finds the one to resume. @throws Refusal, SvcInitError */
  start(request: StartRequest, context: StartContext): Promise<SessionRecord>;
  /** The session of a caller, taken over from another process if need be. @throws Refusal 404 */
  find(id: string, caller: Caller): Promise<LiveSession>;
  /** The session behind a signed address, whoever asks. */
  peek(id: string): Promise<SessionRecord | undefined>;
  /** Runs an operation when those before it are done. @throws Refusal 404, 429 */
  use<T>(session: LiveSession, task: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** @throws Refusal 404 when there is none (any more) */
  end(id: string, caller: Caller): Promise<void>;
  noteClient(id: string): () => void;
  /** Can take one more session. */
  hasRoom(): Promise<boolean>;
  /** Refuses new work, waits for what runs, closes every browser launched here. */
  drain(): Promise<void>;
  readonly draining: boolean;
}

/** What sessions are made of. */
export interface SessionsParts {
  settings: ServerSettings;
  store: SessionStore;
  provider: BrowserProvider;
  rules: AddressRules;
  /** Told when a session has ended, so that its connections can be cut. */
  onEnd: (id: string, reason: string) => void;
}

/** How long an operation may hold a session without a sign of life, in ms. */
const LOCK_MS = 15_000;

/** Keeps the sessions. */
export function createSessions(parts: SessionsParts): Sessions {
  const { settings, store, provider, rules } = parts;
  const self = randomUUID();
  const live = new Map<string, Promise<LiveSession>>();
  const controllers = new Map<string, AbortController>();
  const goodbyes = new Map<string, NodeJS.Timeout>();
  const starting = new Map<string, number>();
  let draining = false;
  const sweeper = setInterval(() => void sweep().catch(() => undefined), settings.sweepMs);
  sweeper.unref();

  async function start(request: StartRequest, context: StartContext): Promise<SessionRecord> {
    if (draining) throw isDraining();
    checkModelName(request.modelName);
    if (request.remoteSessionID !== undefined) {
      const { record } = await find(request.remoteSessionID, context.caller);
      await store.touch(record.id, Date.now());
      return record;
    }
    const plan = planLaunch(request, {
      trustClients: settings.trustClients,
      defaults: settings.browser,
      resolverRules: resolverRules(rules),
      hasDisplay: settings.hasDisplay,
    });
    const { name } = context.caller;
    // Counted before the first wait, so that many starts at once cannot all slip below the limit.
    starting.set(name, (starting.get(name) ?? 0) + 1);
    try {
      await checkRoom(context.caller);
      return await open(request, context, plan);
    } finally {
      starting.set(name, (starting.get(name) ?? 1) - 1);
    }
  }

  async function open(
    request: StartRequest,
    context: StartContext,
    plan: LaunchPlan,
  ): Promise<SessionRecord> {
    const id = randomUUID();
    const signingKey = randomKey();
    const given = request.browser?.cdpUrl ?? request.browser?.launchOptions?.cdpUrl;
    const headers = request.browser?.launchOptions?.cdpHeaders;
    const { browser, elsewhere } =
      given === undefined
        ? await provider.provide(
            plan,
            (await store.list()).flatMap(({ endpoint }) => endpoint ?? []),
          )
        : { browser: await attachTo(given, plan, headers, rules), elsewhere: true };
    const now = Date.now();
    const record: SessionRecord = {
      id,
      caller: context.caller.name,
      start: request,
      ...(context.modelApiKey !== undefined && { modelApiKey: context.modelApiKey }),
      ...(!elsewhere && { launchedBy: self, launchedOn: hostname() }),
      provided: given === undefined && elsewhere,
      endpoint: browser.endpoint,
      ...(headers && { endpointHeaders: headers }),
      cdpUrl:
        given ??
        (browser.endpoint === null
          ? null
          : `${context.webSocketBase}${cdpPath(id)}?signingKey=${signingKey}`),
      signingKey,
      createdAt: now,
      lastUsedAt: now,
      idleMs: (request.remoteSessionCreateParams?.timeout ?? settings.idleTimeoutMs / 1_000) * 1_000,
    };
    if (draining) {
      await browser.close();
      throw isDraining();
    }
    const session = enliven(record, browser);
    await store.create(record);
    live.set(id, Promise.resolve(session));
    return record;
  }

  function enliven(record: SessionRecord, browser: SessionBrowser): LiveSession {
    const controller = new AbortController();
    controllers.set(record.id, controller);
    const session: LiveSession = {
      record,
      browser,
      queue: createQueue(settings.maxQueued),
      chooseModel: createModelChooser({ environment: settings.environment, rules }),
      ended: controller.signal,
      clients: 0,
    };
    watchDialogs(browser, () => session.clients > 0 || record.launchedBy !== self);
    browser.onLost(() => void close(record.id, 'browser lost'));
    return session;
  }

  async function find(id: string, caller: Caller): Promise<LiveSession> {
    const record = await store.read(id);
    if (!record || record.caller !== caller.name) {
      // Another process may have ended it: what is left of it here goes as well.
      if (!record && live.has(id)) await letGo(id);
      throw noSession();
    }
    let session = live.get(id);
    if (!session) {
      session = takeOver(record);
      live.set(id, session);
      session.catch(() => live.delete(id));
    }
    return session;
  }

  async function takeOver(record: SessionRecord): Promise<LiveSession> {
    const { endpoint, endpointHeaders, id } = record;
    const browser =
      endpoint === null
        ? undefined
        : await attachBrowser(endpoint, { headers: endpointHeaders, timeoutMs: 10_000 }).catch(
            () => undefined,
          );
    if (browser) return enliven(record, browser);
    if (record.launchedBy !== undefined && record.launchedOn !== hostname()) {
      throw refusal('capacity', 'The browser of this session is on another machine, which serves it alone.', {
        retryAfterSeconds: 1,
      });
    }
    // Its browser is gone, and the session with it.
    await store.remove(id);
    throw noSession();
  }

  async function use<T>(session: LiveSession, task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (draining) throw isDraining();
    const { id } = session.record;
    clearTimeout(goodbyes.get(id));
    return session.queue.run(async () => {
      if (session.ended.aborted || !(await store.touch(id, Date.now()))) throw noSession();
      const token = randomUUID();
      while (!(await store.lock(id, token, LOCK_MS))) {
        signal.throwIfAborted();
        if (session.ended.aborted) throw noSession();
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
      const renewal = setInterval(() => void store.lock(id, token, LOCK_MS).catch(() => false), LOCK_MS / 3);
      try {
        return await untilEnded(task(), session.ended);
      } finally {
        clearInterval(renewal);
        await store.unlock(id, token);
        await store.touch(id, Date.now());
        sayGoodbyeLater(id, session);
      }
    }, signal);
  }

  async function end(id: string, caller: Caller): Promise<void> {
    const record = await store.read(id);
    if (!record || record.caller !== caller.name) throw noSession();
    if (!(await close(id, 'ended by its client'))) throw noSession();
  }

  /** Ends a session; true for the one that did. */
  async function close(id: string, reason: string): Promise<boolean> {
    const record = await store.read(id);
    const removed = await store.remove(id);
    if (removed) parts.onEnd(id, reason);
    const session = await live.get(id)?.catch(() => undefined);
    if (record?.provided && removed && session) {
      await Promise.all(session.browser.pages().map((page) => page.close().catch(() => undefined)));
    }
    await letGo(id);
    if (record?.provided && removed && record.endpoint !== null) await provider.release(record.endpoint);
    return removed;
  }

  async function letGo(id: string): Promise<void> {
    const session = await live.get(id)?.catch(() => undefined);
    live.delete(id);
    controllers.get(id)?.abort(noSession());
    controllers.delete(id);
    clearTimeout(goodbyes.get(id));
    goodbyes.delete(id);
    await session?.browser.close();
  }

  async function sweep(): Promise<void> {
    const now = Date.now();
    // In this order: a session that is started meanwhile is in neither.
    const here = [...live.keys()];
    const records = await store.list();
    const known = new Set(records.map(({ id }) => id));
    for (const id of here) if (!known.has(id)) await letGo(id);
    for (const record of records) {
      // A browser that another process launched is that process's to end, unless that process is no more.
      const grace = record.launchedBy !== undefined && record.launchedBy !== self ? 60_000 : 0;
      const session = await live.get(record.id)?.catch(() => undefined);
      const busy = session !== undefined && (session.queue.size > 0 || session.clients > 0);
      if (now - record.createdAt > settings.maxLifetimeMs + grace) await close(record.id, 'lived its time');
      else if (busy) await store.touch(record.id, now);
      else if (now - record.lastUsedAt > record.idleMs + grace) await close(record.id, 'idle');
    }
  }

  function noteClient(id: string): () => void {
    let left = false;
    clearTimeout(goodbyes.get(id));
    const change = async (by: 1 | -1): Promise<void> => {
      const session = await live.get(id);
      if (!session) return;
      session.clients += by;
      await store.touch(id, Date.now());
      if (by === -1) sayGoodbyeLater(id, session, true);
    };
    void change(1).catch(() => undefined);
    return () => {
      if (left) return;
      left = true;
      void change(-1).catch(() => undefined);
    };
  }

  /** Without keepAlive a session ends when its last CDP client has left and does not come back. */
  function sayGoodbyeLater(id: string, session: LiveSession, clientLeft = goodbyes.has(id)): void {
    if (!clientLeft || session.clients > 0 || session.record.start.remoteSessionCreateParams?.keepAlive)
      return;
    clearTimeout(goodbyes.get(id));
    const timer = setTimeout(() => {
      if (session.clients === 0 && session.queue.size === 0) void close(id, 'its client left');
    }, settings.disconnectGraceMs);
    timer.unref();
    goodbyes.set(id, timer);
  }

  async function checkRoom(caller: Caller): Promise<void> {
    const records = await store.list();
    const own =
      records.filter((record) => record.caller === caller.name).length + (starting.get(caller.name) ?? 0);
    const all = records.length + [...starting.values()].reduce((sum, each) => sum + each, 0);
    if (own > caller.maxSessions) {
      throw refusal('too-many', `This key has ${caller.maxSessions} sessions already.`, {
        retryAfterSeconds: 10,
      });
    }
    if (all > settings.maxSessions) {
      throw refusal('capacity', 'This server has no room for one more browser.', { retryAfterSeconds: 10 });
    }
  }

  async function drain(): Promise<void> {
    draining = true;
    clearInterval(sweeper);
    const sessions = (await Promise.allSettled(live.values())).flatMap((each) =>
      each.status === 'fulfilled' ? [each.value] : [],
    );
    let timer: NodeJS.Timeout | undefined;
    const bound = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, settings.drainTimeoutMs);
    });
    await Promise.race([Promise.all(sessions.map(({ queue }) => queue.idle())), bound]);
    clearTimeout(timer);
    await Promise.all(
      sessions.map(({ record, browser }) =>
        // A browser elsewhere is left to the other servers of the store; without any, its session cannot go on.
        browser.launched || !store.shared ? close(record.id, 'server stopped') : letGo(record.id),
      ),
    );
    await store.close();
  }

  return {
    start,
    find,
    peek: (id) => store.read(id),
    use,
    end,
    noteClient,
    hasRoom: async () => !draining && (await store.list()).length < settings.maxSessions,
    drain,
    get draining() {
      return draining;
    },
  };
}

function isDraining(): Refusal {
  return refusal('capacity', 'This server is stopping and takes no new work.', { retryAfterSeconds: 5 });
}
