/** Tells failures of Playwright apart by what they mean for us. */
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { PageClosedError } from '../contract/errors.js';

/** The page, its context or its browser is gone. */
export function isClosed(page: Page, error: unknown): boolean {
  return (
    page.isClosed() ||
    /has been closed|Target crashed|Page crashed|browser has disconnected/iu.test(messageOf(error))
  );
}

/** The document was replaced while it was being looked at: looking again may work. */
export function isNavigation(error: unknown): boolean {
  return /Execution context was destroyed|because of a navigation|Frame was detached|frame got detached|Cannot find context|navigating and changing the content|JSHandles? (?:is disposed|can be evaluated only)|Element is not attached|Unable to adopt|reading 'elements'|most likely the page has been closed/iu.test(
    messageOf(error),
  );
}

/** Playwright gave up waiting. */
export function isTimeout(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'TimeoutError' || /Timeout \d+ms exceeded/u.test(error.message))
  );
}

/** The message without colours and without the call log. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(message);
}

/** The error for a page that is gone. */
export function closedError(cause: unknown): PageClosedError {
  return new PageClosedError(
    {
      looked: 'the page of this test',
      found: 'that it, its context or its browser was closed, or crashed',
      next: 'Call ai on a page that is open; for a popup use ai.on(popup).',
    },
    { cause },
  );
}

/**
 * The answer of a promise, or undefined when it does not come in time. The timer ends with it; what is late is ignored.
 */
export async function within<T>(promise: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, timeoutMs));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined);
  }
}
