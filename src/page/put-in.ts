/** Puts a value into a field, and with keys into one that heeds nothing else: a counter of many a library hears every key, and loses what is put in at once. */
import type { Page } from '@playwright/test';
import type { Field } from './field.js';
import { finishFill } from './taken.js';

/** What goes in, and how the field is let go. */
interface PutIn {
  value: string;
  /** The field, for the error. */
  what: string;
  /** It is left for a moment, and has to keep the value. */
  leaves: boolean;
  isReplay: boolean;
  /** The time that is left. */
  waiting: () => { timeout: number };
}

/**
 * Fills a field and sees that it keeps the value; what it loses is typed once more, key by key.
 * @throws ActionError where it does not take the value by keys either; it shows what it showed before then
 */
export async function putIn(
  page: Page,
  field: Field,
  { value, what, leaves: isLeft, isReplay, waiting }: PutIn,
): Promise<void> {
  const { handle, shown: before } = field;
  const leaves = field.numeric ? 'for good' : isLeft ? 'for a moment' : 'not';
  const key = listensToKeys(field) ? (value.at(-1) ?? 'Backspace') : undefined;
  const finish = { value, before, what, leaves } as const;
  await handle.fill(value, waiting());
  try {
    await finishFill(handle, { ...finish, isReplay, isLate: isKept(field), ...(key && { key }) });
  } catch (error) {
    const isTyped =
      takesKeys(field, value) &&
      (await handle
        .evaluate((element) => (element as HTMLInputElement).value)
        .then(async (now) => {
          await handle.focus();
          if (now !== '') {
            await page.keyboard.press('ControlOrMeta+A');
            await page.keyboard.press('Backspace');
          }
          await handle.type(value, waiting());
          await finishFill(handle, { ...finish, isLate: isKept(field) });
          return true;
        })
        .catch(() => false));
    if (isTyped) return;
    await handle.fill(before, waiting()).catch(() => undefined);
    await finishFill(handle, { ...finish, value: before, isReplay: true }).catch(() => undefined);
    throw error;
  }
}

/** It is no number field of the browser: a script keeps its number, and writes it back. */
function isKept({ type: kind, role }: Field): boolean {
  return kind === 'text' && role === 'spinbutton';
}

function takesKeys(field: Field, value: string): boolean {
  return (field.numeric || listensToKeys(field)) && value !== '' && !/[\n\t]/u.test(value);
}

function listensToKeys({ tag, type: kind, numeric }: Field): boolean {
  if (numeric) return false;
  return tag === 'textarea' || (tag === 'input' && /^(?:text|search|tel|url|email|)$/u.test(kind));
}
