/** Whether a page can prove anything, and whether what it lacks does. */
import type { Page } from '@playwright/test';
import { pageFault } from '../page/check-read.js';

/**
 * Why nothing can be concluded from the page: it did not load, is empty or is being replaced; with `provesAbsence` also that the
 * server refused it (a status of 4xx), because what an error page lacks says nothing about the page that was meant. Undefined when
 * something can.
 */
export async function absenceFault(page: Page, provesAbsence: boolean): Promise<string | undefined> {
  const fault = await quietly(() => pageFault(page));
  if (typeof fault === 'string') return fault;
  return fault && (provesAbsence || fault.kind === 'absent') ? fault.found : undefined;
}

/** A look at a page; a text where the page was replaced meanwhile, which is no failure: it is looked at again. */
export async function quietly<T>(look: () => Promise<T>): Promise<T | string> {
  try {
    return await look();
  } catch (error) {
    if (
      error instanceof Error &&
      /Execution context was destroyed|navigat|Frame was detached|frame got detached/i.test(error.message)
    )
      return 'a page that is being replaced';
    throw error;
  }
}
