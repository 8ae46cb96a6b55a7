/** Goes from page to page and waits for what a sentence names: addresses, history, texts, seconds. */
import type { Locator, Page } from '@playwright/test';
import { ActionError } from '../contract/errors.js';

/**
 * Goes to an address; a relative one starts from the page that is open, or from Playwright's `baseURL`.
 * @throws ActionError for a scheme that is no page
 */
export async function goTo(page: Page, address: string | undefined, timeoutMs: number): Promise<void> {
  const text = address?.trim() ?? '';
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d+(?:\/|$))/iu.exec(text)?.[1]?.toLowerCase();
  if (
    text === '' ||
    (scheme !== undefined && !['http', 'https', 'about', 'data', 'file', 'blob'].includes(scheme))
  ) {
    throw new ActionError({
      looked: 'an address to go to',
      found: text === '' ? 'none' : `the scheme ${scheme}:`,
      next: 'Pass an address that begins with http://, https:// or /.',
    });
  }
  await page.goto(absolute(page, text, scheme), { timeout: timeoutMs, waitUntil: 'domcontentloaded' });
}

/**
 * One page back or forward.
 * @throws ActionError when there is none
 */
export async function moveInHistory(page: Page, way: 'back' | 'forward', timeoutMs: number): Promise<void> {
  const before = page.url();
  const options = { timeout: timeoutMs, waitUntil: 'domcontentloaded' } as const;
  const response = way === 'back' ? await page.goBack(options) : await page.goForward(options);
  // Without a response it may have moved within a document; then the address says so.
  if (response !== null || page.url() !== before) return;
  throw new ActionError({
    looked: `a page to go ${way} to`,
    where: `from ${before}`,
    found: 'none in the history',
    next: 'Go to the page by its address.',
  });
}

/**
 * Waits for an element to be seen (or to be gone), for a text, or for a time such as `2 seconds`.
 * @throws ActionError for a time beyond `timeoutMs`, or when there is nothing to wait for
 */
export async function waitForCondition(
  page: Page,
  locator: Locator | undefined,
  condition: string | undefined,
  timeoutMs: number,
): Promise<void> {
  const text = condition?.trim() ?? '';
  if (locator) {
    const isGone = /^(?:hidden|gone|invisible|detached|disappears?|vanish(?:es)?)$/iu.test(text);
    await locator.waitFor({ state: isGone ? 'hidden' : 'visible', timeout: timeoutMs });
    return;
  }
  const time = /^(\d+(?:[.,]\d+)?)\s*(ms|milliseconds?|s|sec|secs|seconds?|m|min|minutes?)?$/iu.exec(text);
  if (time) {
    const unit = time[2]?.toLowerCase() ?? 'ms';
    const scale =
      unit.startsWith('ms') || unit.startsWith('milli') ? 1 : unit.startsWith('m') ? 60_000 : 1_000;
    const waitMs = Number(time[1]?.replace(',', '.')) * scale;
    if (waitMs > timeoutMs) {
      throw new ActionError({
        looked: `a wait of ${text}`,
        found: `that only ${Math.round(timeoutMs)} ms are left`,
        next: 'Wait for something that the page shows instead, or raise the timeout.',
      });
    }
    await page.waitForTimeout(waitMs);
    return;
  }
  if (text === '') {
    throw new ActionError({
      looked: 'what to wait for',
      found: 'nothing',
      next: 'Say a text, an element or a time.',
    });
  }
  await page.getByText(text).first().waitFor({ state: 'visible', timeout: timeoutMs });
}

function absolute(page: Page, text: string, scheme: string | undefined): string {
  if (scheme !== undefined) return text;
  if (/^(?:www\.|localhost(?::\d+)?(?:\/|$)|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/|$))/iu.test(text)) {
    return `${text.startsWith('www.') ? 'https' : 'http'}://${text}`;
  }
  // On a page that is nowhere yet, Playwright's own baseURL counts.
  return /^https?:/iu.test(page.url()) ? new URL(text, page.url()).href : text;
}
