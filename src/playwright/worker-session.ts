/** The session of the service that a worker has: started when it is first needed, the same for all its tests, ended with it. */
import { createServer } from 'node:net';
import type { Browser, BrowserType, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';
import { OptionsError, SvcInitError } from '../contract/errors.js';
import type { RemoteSession } from '../remote/connect.js';
import type { SessionAddresses } from './life.js';
import type { RemoteOptions, ResolvedOptions } from './options.js';
import { holdSession, type HeldSession } from './session.js';

type Playwright = PlaywrightWorkerArgs['playwright'];

/** What the fixtures ask of it. */
export interface WorkerSession {
  /** The session for a test with these options. @throws OptionsError when they want another one; the errors of `connect` */
  sessionFor(options: ResolvedOptions): Promise<RemoteSession>;
  /** The session once it has started. */
  active(): SessionAddresses | undefined;
  /** Playwright, with the browser of the session in place of a launched one where the options want that. */
  wrap(playwright: Playwright): Playwright;
  /** Options by which the test's own Chromium can be attached to, where the options want that. */
  openPort(launchOptions: LaunchOptions): Promise<LaunchOptions>;
  /** Ends the session, unless it is kept alive or was running before. */
  close(): Promise<void>;
}

/** @param project the options of the project; without `remote` nothing is ever started. */
export function createWorkerSession(project: ResolvedOptions | undefined): WorkerSession {
  const remote = project?.remote;
  let port: number | undefined;
  const held =
    project &&
    remote &&
    holdSession({
      options: project,
      remote,
      cdpUrl: async () => (remote.browser === 'local' ? endpointOf(port) : undefined),
      leavesResumed: true,
    });

  return {
    sessionFor: async (options) => requireSame(options, remote, held).open(),
    active: () => held?.active(),
    wrap: (playwright) => {
      if (!held || remote?.browser !== 'remote') return playwright;
      return withLaunch(playwright, async () => browserOf(await held.open(), playwright.chromium));
    },
    openPort: async (launchOptions) => {
      if (remote?.browser !== 'local') return launchOptions;
      const { args = [] } = launchOptions;
      const given = args.map((each) => /^--remote-debugging-port=(\d+)$/.exec(each)?.[1]).find(Number);
      port = given === undefined ? await freePort() : Number(given);
      return given === undefined
        ? { ...launchOptions, args: [...args, `--remote-debugging-port=${port}`] }
        : launchOptions;
    },
    close: async () => {
      await held?.close();
    },
  };
}

/** @throws OptionsError when a test wants another session than its worker has */
function requireSame(
  { remote }: ResolvedOptions,
  own: RemoteOptions | undefined,
  held: HeldSession | undefined,
): HeldSession {
  const differing = own && remote && names.find((name) => !isSame(remote[name], own[name]));
  if (held && remote && differing === undefined) return held;
  throw new OptionsError({
    looked: `a session of the service with the ${differing ?? 'options'} of this test`,
    found: own
      ? 'that the session belongs to the worker, and was started with the options of the project'
      : 'that the project says env: "LOCAL", so that the browser of this worker is none that a service could drive',
    next: 'Set env: "REMOTE" and the options of the session for a whole project: projects: [{ use: { aiOptions: { env: "REMOTE", … } } }], or CUEBOOK_ENV=REMOTE.',
  });
}

const names = [
  'apiKey',
  'baseURL',
  'browser',
  'remoteSessionID',
  'remoteSessionCreateParams',
  'keepAlive',
] as const satisfies readonly (keyof RemoteOptions)[];

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function browserOf(session: RemoteSession, chromium: BrowserType): Promise<Browser> {
  if (session.cdpUrl !== undefined) return chromium.connectOverCDP(session.cdpUrl);
  throw new SvcInitError({
    looked: 'the address of the browser of the session',
    found: 'none: the service hands none out',
    next: 'Use browser: "local", so that the service attaches to the browser of the test.',
  });
}

/**
 * Playwright whose Chromium, launched as its own `browser` fixture does it (without options), is another browser. Overriding
 * `browser` itself would launch one first: a fixture's dependencies are set up whether they are used or not.
 */
function withLaunch(playwright: Playwright, launch: () => Promise<Browser>): Playwright {
  const chromium = new Proxy(playwright.chromium, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value as (...args: unknown[]) => unknown;
      if (name !== 'launch') return method.bind(target);
      return (...args: unknown[]) => (args.length === 0 ? launch() : method.apply(target, args));
    },
  });
  return new Proxy(playwright, {
    get: (target, name) => (name === 'chromium' ? chromium : (Reflect.get(target, name, target) as unknown)),
  });
}

/** The CDP address of a Chromium that listens on a port of this machine. */
async function endpointOf(port: number | undefined): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port ?? 0}/json/version`).catch(() => undefined);
  const version = (await answer?.json().catch(() => undefined)) as
    | { webSocketDebuggerUrl?: unknown }
    | undefined;
  if (typeof version?.webSocketDebuggerUrl === 'string') return version.webSocketDebuggerUrl;
  throw new SvcInitError({
    looked: `the browser of the test on its debugging port ${port ?? ''}`,
    found: 'none that answers there',
    next: 'With browser: "local" the browser has to be the Chromium of Playwright\'s own fixture; where test.use({ launchOptions }) replaces its options, give it args: ["--remote-debugging-port=…"].',
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}
