/** A click after which nothing at all has changed is no deed: for one on what is no control, planned or replayed, and for a deed that a control is clicked for. */
import type { Locator, Page } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { watchForAnswer, watchForDeed } from '../page/answer.js';
import type { Operation } from './context.js';

/** How long the page may take to answer before the click counts for nothing, in ms. */
const ANSWER_MS = 1_500;

/** The same for a deed: what is sent off may be worked on before anything is said of it. */
const DEED_MS = 3_000;

/** A click or key that a watch is kept on. */
interface Watched {
  description: string;
  /** What it has to bring about is more than itself, so that it has to be answered by a control as well. */
  isDeed?: boolean;
}

/**
 * Performs a click or key, and sees that the page answers it where nothing marks its element as something to click, or where it does a deed.
 * @returns whether nothing marks its element
 * @throws ActionError when nothing has changed
 */
export async function performAnswered(
  { description, isDeed = false }: Watched,
  locator: Locator,
  perform: () => Promise<void>,
  { page, deadline }: Pick<Operation, 'page' | 'deadline'>,
): Promise<boolean> {
  const unmarked = await watchForAnswer(page, locator, { timeoutMs: deadline.remainingMs() });
  const watch = unmarked ?? (isDeed ? await watchForDeed(page) : undefined);
  if (!watch) {
    await perform();
    return false;
  }
  const waitMs = Math.min(unmarked ? ANSWER_MS : DEED_MS, deadline.remainingMs() * 0.5);
  try {
    await perform();
    if (!page.isClosed() && !(await watch.isGiven(waitMs)))
      throw unanswered(description, unmarked !== undefined, page);
  } finally {
    watch.stop();
  }
  return unmarked !== undefined;
}

function unanswered(description: string, isUnmarked: boolean, page: Page): ActionError {
  return new ActionError({
    looked: `what comes of "${description}"`,
    where: `on ${page.url()}`,
    found: isUnmarked
      ? 'that nothing on the page has changed, and nothing marks it as something to click'
      : 'that it was done, and nothing on the page has changed since, nor was anything sent',
    next: 'Name the control that does it, in the words that the page shows for it.',
  });
}
