/** The browser of a session: launched here or attached to, reached by CDP, and gone for certain when the session is. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SvcInitError } from '../contract/errors.js';
import type { LaunchPlan } from './launch-options.js';

/** A browser as a session holds it. */
export interface SessionBrowser {
  /** Where new pages are opened. */
  readonly context: BrowserContext;
  /** CDP address, on loopback when it was launched here; null where there is none. */
  readonly endpoint: string | null;
  /** Launched here, and therefore closed here. */
  readonly launched: boolean;
  /** Open pages, those of other clients included, oldest first. */
  pages(): Page[];
  /** Called once when the browser dies or the connection is lost; not after {@link close}. */
  onLost(listener: () => void): void;
  /** Closes a launched browser (its process has ended and its profile is deleted afterwards), detaches from another one. */
  close(): Promise<void>;
}

const PROFILE_PREFIX = 'cuebook-session-';

/**
 * Launches a Chromium with a profile of its own. It is held by a pipe, so that it ends with this process, however that
 * ends, and listens for CDP on a port of loopback beside it.
 * @throws SvcInitError when it does not start
 */
export async function launchBrowser(plan: LaunchPlan): Promise<SessionBrowser> {
  const { chromium } = await import('@playwright/test');
  const given = plan.userDataDir;
  const ownsProfile = given === undefined || (!plan.preserveUserDataDir && !existsSync(given));
  const profile = given ?? (await mkdtemp(path.join(tmpdir(), `${PROFILE_PREFIX}${process.pid}-`)));
  const removeProfile = async (): Promise<void> => {
    if (ownsProfile) await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  try {
    const context = await chromium.launchPersistentContext(profile, {
      ...plan.options,
      args: [...(plan.options.args ?? []), `--remote-debugging-port=${plan.port}`],
      timeout: plan.connectTimeoutMs,
      // The server itself decides what a signal means, and waits for running operations first.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const endpoint = await readEndpoint(profile);
    return hold({
      contexts: () => [context],
      context,
      endpoint,
      launched: true,
      lost: (listener) => context.once('close', listener),
      close: async () => {
        // Resolves when the process has ended; only then can its profile be deleted for good.
        await context.close().catch(() => undefined);
        await removeProfile();
      },
    });
  } catch (error) {
    await removeProfile();
    throw new SvcInitError('The browser of the session did not start.', { cause: error });
  }
}

/**
 * Attaches to a browser that runs elsewhere.
 * @throws SvcInitError when it cannot be reached
 */
export async function attachBrowser(
  endpoint: string,
  { headers, timeoutMs }: { headers?: Record<string, string> | undefined; timeoutMs: number },
): Promise<SessionBrowser> {
  const { chromium } = await import('@playwright/test');
  let browser: Browser;
  try {
    browser = await chromium.connectOverCDP(endpoint, { timeout: timeoutMs, ...(headers && { headers }) });
  } catch (error) {
    throw new SvcInitError('The browser at the given CDP address cannot be reached.', { cause: error });
  }
  const context = browser.contexts()[0] ?? (await browser.newContext());
  return hold({
    contexts: () => browser.contexts(),
    context,
    endpoint,
    launched: false,
    lost: (listener) => browser.once('disconnected', listener),
    close: async () => {
      await browser.close().catch(() => undefined);
    },
  });
}

/** Deletes the profiles of servers that were killed. Their browsers have ended with them: the pipe was gone. */
export async function removeStaleProfiles(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    const owner = Number(new RegExp(`^${PROFILE_PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (!owner || isAlive(owner)) continue;
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

interface Held {
  contexts: () => BrowserContext[];
  context: BrowserContext;
  endpoint: string | null;
  launched: boolean;
  lost: (listener: () => void) => void;
  close: () => Promise<void>;
}

function hold({ contexts, context, endpoint, launched, lost, close }: Held): SessionBrowser {
  let closing: Promise<void> | undefined;
  return {
    context,
    endpoint,
    launched,
    pages: () => contexts().flatMap((each) => each.pages()),
    onLost: (listener) => {
      lost(() => {
        if (!closing) listener();
      });
    },
    close: () => (closing ??= close()),
  };
}

/** Chromium writes port and path into its profile as soon as it listens. */
async function readEndpoint(profile: string): Promise<string> {
  const file = path.join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 100; tries += 1) {
    const [port, address] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port && address) return `ws://127.0.0.1:${port}${address}`;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The browser does not say where it listens for CDP.');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
