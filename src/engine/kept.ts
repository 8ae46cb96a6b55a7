/** Whether the fields that a sentence filled still hold something when it is done: some are emptied by a script once they are left. */
import type { Locator, Page } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import type { PlannedStep } from '../contract/plan.js';

/** A field that was filled. */
export interface Filled {
  locator: Locator;
  /** What went in, variables by their tokens. */
  text: string;
  description: string;
}

/** Time a field has to answer, ms: what is gone from the page is not waited for. */
const ANSWER_MS = 500;

/** A value that comes from a variable: it is looked for nowhere. */
const token = /%[A-Za-z_][\w.-]*%/;

/** Keeps what was filled since the last step that may have sent it off. */
export function noteFilled(
  { method, description, arguments: [text = ''] }: PlannedStep,
  locator: Locator | undefined,
  filled: Filled[],
): void {
  if (method === 'fill' && locator) filled.push({ locator, text, description });
  else if (!/^(?:selectOption|check|uncheck)$/.test(method)) filled.length = 0;
}

/**
 * The last of the fields is where the sentence leaves the page; those before it were left on the way.
 * @throws ActionError that names the first field which is empty again, where nothing on the page says what was typed into it
 */
export async function checkKept(filled: readonly Filled[], page: Page): Promise<void> {
  for (const { locator, text, description } of filled.slice(0, -1)) {
    if (text === '' || (await valueOf(locator)) !== '') continue;
    // What takes tags is empty once it has made one.
    const isSaid = !token.test(text) && (await page.getByText(text).count()) > 0;
    if (isSaid) continue;
    throw new ActionError({
      looked: `what "${description}" has put in`,
      where: `on ${page.url()}`,
      found: 'that the field is empty again since it was left, and nothing on the page says its text',
      next: 'See what the page says against the value, and give one that it takes.',
    });
  }
}

async function valueOf(field: Locator): Promise<string | undefined> {
  try {
    return (await field.count()) === 1 ? await field.inputValue({ timeout: ANSWER_MS }) : undefined;
  } catch {
    // It is no field, or went with a redraw.
    return undefined;
  }
}
