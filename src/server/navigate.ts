/** The navigation of a session: to where the rules allow it, redirects included, and with an end in every case. */
import type { NavigateRequest, NavigateResult } from '../contract/api-operations.js';
import { SvcDomProcessError, TimeoutError } from '../contract/errors.js';
import { checkAddress, refusedHost } from './address.js';
import { emptyTrace, type Call, type Outcome } from './operations.js';
import type { Place } from './pages.js';
import { refusal } from './refusal.js';

/**
 * Navigates.
 * @throws Refusal 400 for an address that the rules forbid, a redirect's included; TimeoutError; SvcDomProcessError when
 *   the page does not load
 */
export async function navigate(request: NavigateRequest, call: Call): Promise<Outcome> {
  const { place, rules, settings } = call;
  const { url, options = {} } = request;
  await checkAddress(url, rules);
  const target = place.frame ?? place.page;
  const timeout = options.timeout ?? settings.operationTimeoutMs;
  let refused: string | undefined;
  const watch = (request: { isNavigationRequest(): boolean; url(): string }): void => {
    if (request.isNavigationRequest() && URL.canParse(request.url())) {
      refused ??= refusedHost(new URL(request.url()), rules);
    }
  };
  place.page.on('request', watch);
  let result: NavigateResult;
  try {
    const response = await target.goto(url, {
      timeout,
      ...(options.waitUntil !== undefined && { waitUntil: options.waitUntil }),
      ...(options.referer !== undefined && { referer: options.referer }),
    });
    const hasStatus = /^https?:/i.test(url);
    result = { url: target.url(), status: hasStatus ? (response?.status() ?? null) : null };
  } catch (error) {
    if (isTimeout(error)) await stopLoading(place);
    result = resultOfFailure(error, { url, timeout, refused });
  } finally {
    place.page.off('request', watch);
  }
  if (refused !== undefined) {
    // A browser that was attached to has no rules of its own: it is led away from where it must not be.
    await target.goto('about:blank').catch(() => undefined);
    throw refusal('invalid', refused, { issues: [{ path: 'url', message: refused }] });
  }
  return { result, trace: emptyTrace() };
}

function resultOfFailure(
  error: unknown,
  { url, timeout, refused }: { url: string; timeout: number; refused: string | undefined },
): NavigateResult {
  if (refused !== undefined) return null;
  const message = error instanceof Error ? error.message : String(error);
  if (isTimeout(error)) {
    throw new TimeoutError({
      looked: 'an end of the navigation',
      where: `to ${url.slice(0, 200)}`,
      found: `no end of it within ${timeout} ms`,
      next: 'Raise options.timeout, or wait for less (options.waitUntil).',
    });
  }
  // A download or an empty answer (204): nothing was loaded, and nothing went wrong.
  if (/net::ERR_ABORTED|Download is starting/.test(message)) return null;
  const reason = /net::(ERR_[A-Z_]+)|(interrupted by another navigation)/.exec(message)?.[0];
  if (reason === undefined) throw error;
  throw new SvcDomProcessError({
    looked: 'a page',
    where: `at ${url.slice(0, 200)}`,
    found: `that it does not load: ${reason}`,
    next: 'Check the address, and that the machine of the browser reaches it.',
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** Ends what is still loading, which would otherwise meddle with the next navigation. */
async function stopLoading({ page, frame }: Place): Promise<void> {
  // A child frame that loads on delays nobody.
  if (frame) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading').catch(() => undefined);
  await session.detach().catch(() => undefined);
}
