/** A click on what is no control, and after which nothing at all has changed, is no deed: for a click that is planned, and for its replay. */
import type { Locator, Page } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { watchForAnswer } from '../page/answer.js';
import type { Operation } from './context.js';

/** How long the page may take to answer before the click counts for nothing, in ms. */
const ANSWER_MS = 1_500;

/**
 * Performs a click, and sees that the page answers it where nothing marks its element as something to click.
 * @returns whether such an answer was needed
 * @throws ActionError when nothing has changed
 */
export async function performAnswered(
  { description }: { description: string },
  locator: Locator,
  perform: () => Promise<void>,
  { page, deadline }: Pick<Operation, 'page' | 'deadline'>,
): Promise<boolean> {
  const watch = await watchForAnswer(page, locator, { timeoutMs: deadline.remainingMs() });
  if (!watch) {
    await perform();
    return false;
  }
  try {
    await perform();
    if (!(await watch.isGiven(Math.min(ANSWER_MS, deadline.remainingMs() * 0.5))))
      throw unanswered(description, page);
  } finally {
    watch.stop();
  }
  return true;
}

function unanswered(description: string, page: Page): ActionError {
  return new ActionError({
    looked: `what comes of "${description}"`,
    where: `on ${page.url()}`,
    found: 'that nothing on the page has changed, and nothing marks it as something to click',
    next: 'Name the control that does it, in the words that the page shows for it.',
  });
}
