/** Where browsers come from: launched here, one of a list of CDP endpoints, or a Selenium Grid 4 that speaks CDP. */
import { attachBrowser, launchBrowser, type SessionBrowser } from './browsers.js';
import type { LaunchPlan } from './launch-options.js';
import { refusal } from './refusal.js';

/** A browser that was handed out. */
export interface ProvidedBrowser {
  browser: SessionBrowser;
  /** The browser outlives this process, and another server can take it over. */
  elsewhere: boolean;
}

/** Gives browsers and takes them back. */
export interface BrowserProvider {
  /**
   * @param taken endpoints of the sessions that are running, on every server of the store
   * @throws Refusal 503 when there is none left; SvcInitError when one does not start
   */
  provide(plan: LaunchPlan, taken: readonly string[]): Promise<ProvidedBrowser>;
  /** Takes back the browser behind an endpoint; for browsers that are elsewhere. */
  release(endpoint: string): Promise<void>;
}

/** Launches browsers on this machine. */
export function launchProvider(): BrowserProvider {
  return {
    provide: async (plan) => ({ browser: await launchBrowser(plan), elsewhere: false }),
    release: async () => undefined,
  };
}

/** Hands out the browsers of a fixed list, one session each. Their pages are closed when a session ends, they themselves never. */
export function endpointProvider(endpoints: readonly string[]): BrowserProvider {
  // Sessions that are just being started are in no store yet.
  const starting = new Set<string>();
  return {
    provide: async (plan, taken) => {
      const free = endpoints.find((each) => !taken.includes(each) && !starting.has(each));
      if (free === undefined) {
        throw refusal('capacity', 'All browsers of this server are in use.', { retryAfterSeconds: 10 });
      }
      starting.add(free);
      try {
        const browser = await attachBrowser(free, { timeoutMs: plan.connectTimeoutMs });
        return { browser: { ...browser, endpoint: free }, elsewhere: true };
      } finally {
        // Long enough for the session to be in the store; a second use would drive one page from two sessions.
        setTimeout(() => starting.delete(free), 5_000).unref();
      }
    },
    release: async () => undefined,
  };
}

/** Starts browsers on a Selenium Grid 4 and drives them by the CDP address that it gives (`se:cdp`). */
export function gridProvider(
  gridUrl: string,
  { capabilities = { browserName: 'chrome' } }: { capabilities?: Record<string, unknown> } = {},
): BrowserProvider {
  const base = gridUrl.replace(/\/+$/, '');
  const giveBack = async (id: string): Promise<void> => {
    await fetch(`${base}/session/${encodeURIComponent(id)}`, {
      method: 'DELETE',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
  };
  return {
    provide: async (plan) => {
      const answer = await fetch(`${base}/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          capabilities: {
            alwaysMatch: {
              ...capabilities,
              ...(capabilities['browserName'] === 'chrome' && {
                'goog:chromeOptions': { args: plan.options.args ?? [] },
              }),
            },
          },
        }),
        signal: AbortSignal.timeout(plan.connectTimeoutMs),
      }).catch(() => undefined);
      const body = (await answer?.json().catch(() => undefined)) as GridAnswer | undefined;
      const { sessionId, capabilities: given } = body?.value ?? {};
      const endpoint = given?.['se:cdp'];
      const browser =
        answer?.ok && typeof endpoint === 'string'
          ? await attachBrowser(endpoint, { timeoutMs: plan.connectTimeoutMs }).catch(() => undefined)
          : undefined;
      if (browser) return { browser, elsewhere: true };
      // A browser that cannot be driven would hold its slot until the grid gives it up.
      if (sessionId !== undefined) await giveBack(sessionId);
      throw refusal('capacity', 'The grid gave no browser with a CDP address that answers.', {
        retryAfterSeconds: 10,
      });
    },
    release: async (endpoint) => {
      const id = /\/session\/([^/]+)\/se\/cdp/.exec(endpoint)?.[1];
      if (id !== undefined) await giveBack(id);
    },
  };
}

interface GridAnswer {
  value?: { sessionId?: string; capabilities?: Record<string, unknown> };
}
