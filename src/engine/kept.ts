/** Whether what a sentence filled, chose and ticked still stands when it is done: scripts empty, correct and reset fields that were left. */
import type { Locator, Page } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import type { PlannedStep } from '../contract/plan.js';
import { isSameValue } from '../page/same-value.js';

/** A field that was filled, or a box that was set. */
export interface Filled {
  locator: Locator;
  /** What went in, variables by their tokens; or how the box stands. */
  holds: string | boolean;
  description: string;
}

/** Time a field has to answer, ms: what is gone from the page is not waited for. */
const ANSWER_MS = 500;

/** A value that comes from a variable: it is looked for nowhere. */
const token = /%[A-Za-z_][\w.-]*%/;

/** Methods that set a field, and send nothing off. */
const setting = /^(?:fill|selectOption|check|uncheck|clear)$/;

/** Keeps what was filled, chosen and ticked since the last step that may have sent it off. */
export async function noteFilled(
  { method, description, arguments: [text = '', ...more] }: PlannedStep,
  locator: Locator | undefined,
  filled: Filled[],
): Promise<void> {
  const holds =
    method === 'fill' || method === 'selectOption'
      ? text
      : method === 'check'
        ? true
        : method === 'uncheck'
          ? false
          : undefined;
  if (holds === undefined) filled.length = 0;
  if (holds === undefined || !locator || more.length > 0) return;
  // A list that something is picked from for good shows none of it.
  if (method === 'selectOption' && !isSameValue(text, (await shownBy(locator)) ?? '')) return;
  // What is filled in anew holds what it was given last.
  const before = filled.findIndex((each) => String(each.locator) === String(locator));
  if (before >= 0) filled.splice(before, 1);
  filled.push({ locator, holds, description });
}

/**
 * Looks at what was set before a step that may send it off: a field that was left on the way, and emptied by what was set after it, would be
 * sent without it.
 * @throws ActionError as `checkKept` does
 */
export async function checkBefore(
  { method }: PlannedStep,
  filled: readonly Filled[],
  page: Page,
): Promise<void> {
  if (!setting.test(method) && filled.length > 1) await checkKept(filled, page);
}

/**
 * The last of the fields is where the sentence leaves the page; those before it were left on the way.
 * @throws ActionError that names the first field which is empty again, where nothing on the page says what was typed into it, or holds
 *   something else, and the first box that was set back
 */
export async function checkKept(filled: readonly Filled[], page: Page): Promise<void> {
  for (const { locator, holds, description } of filled.slice(0, -1)) {
    const found =
      typeof holds === 'string'
        ? await whatBecameOf(holds, locator, page)
        : (await isSetBack(holds, locator))
          ? 'that it was set back by what was done after it'
          : undefined;
    if (found === undefined) continue;
    throw new ActionError({
      looked: `what "${description}" has put in`,
      where: `on ${page.url()}`,
      found,
      next: 'See what the page says against it, and give what it takes together.',
    });
  }
}

/** What a field holds instead; undefined where it holds the text, or nobody can know. */
async function whatBecameOf(text: string, field: Locator, page: Page): Promise<string | undefined> {
  if (text === '') return undefined;
  const now = await shownBy(field);
  const isSecret = token.test(text);
  if (now === undefined || (now !== '' && (isSecret || isSameValue(text, now)))) return undefined;
  if (now !== '') return `that the field shows "${now}" since it was left`;
  // What takes tags is empty once it has made one.
  const isSaid = !isSecret && (await page.getByText(text).count()) > 0;
  return isSaid
    ? undefined
    : 'that the field is empty again since it was left, and nothing on the page says its text';
}

function shownBy(field: Locator): Promise<string | undefined> {
  return answerOf(field, () => field.evaluate(textIn, undefined, { timeout: ANSWER_MS }));
}

/** The text of a field for plain text or a number, or what is chosen in a list of one: dates and the like are written in a form of their own. */
function textIn(element: unknown): string | undefined {
  const { localName, type: kind, value } = element as HTMLInputElement;
  if (localName === 'select') {
    const [chosen, ...others] = (element as HTMLSelectElement).selectedOptions;
    return chosen && others.length === 0 ? `${chosen.text} (${value})` : undefined;
  }
  const isText =
    localName === 'textarea' ||
    (localName === 'input' && /^(?:text|search|tel|url|email|number)$/.test(kind));
  return isText ? value : undefined;
}

async function isSetBack(checked: boolean, box: Locator): Promise<boolean> {
  const now = await answerOf(box, () => box.isChecked({ timeout: ANSWER_MS }));
  return now !== undefined && now !== checked;
}

/** What an element says of itself; nothing where it is no field, or went with a redraw. */
async function answerOf<T>(element: Locator, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return (await element.count()) === 1 ? await ask() : undefined;
  } catch {
    return undefined;
  }
}
