/** Whether a field took what was filled in: some cut it off, move a number to a limit of theirs, or put back what they had. */
import type { ElementHandle } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { onElements } from './in-page.js';

/** What a field shows before it is filled; empty for what holds no plain text, and for passwords. */
export function shownIn(handle: ElementHandle): Promise<string> {
  return readFrom(handle, false);
}

/**
 * Looks again at a field that was filled. How a value is written (spaces, separators, upper case) is the field's own business, and so is
 * what it empties itself of.
 * @throws ActionError that says both values, when the field shows another number, the beginning of the text, or what it showed before
 */
export async function checkTaken(
  handle: ElementHandle,
  { value, before, what }: { value: string; before: string; what: string },
): Promise<void> {
  let now: string;
  try {
    now = await readFrom(handle, true);
  } catch {
    // The page went on to something else: that is an answer of its own.
    return;
  }
  if (now === '' || !isOther(value, now, before)) return;
  throw new ActionError({
    looked: `"${value}" in ${what}`,
    found: `that the field shows "${now}" after it was filled${now === before ? ', as before' : `; it is put back to "${before}"`}`,
    next: 'Give a value that the field takes: look for a limit, a fixed length, or a format.',
  });
}

function readFrom(handle: ElementHandle, isDrawn: boolean): Promise<string> {
  return handle.evaluate(readValue as (element: unknown, isDrawn: boolean) => Promise<string>, isDrawn);
}

/** Whether what is shown is another value than the one that was filled in. */
function isOther(value: string, now: string, before: string): boolean {
  const [wanted, shown, old] = [lettersOf(value), lettersOf(now), lettersOf(before)];
  if (wanted === shown || wanted === '') return false;
  const [number, other] = [numberIn(value), numberIn(now)];
  if (number !== undefined && other !== undefined) return number !== other;
  return shown === old || (shown.length > 0 && wanted.startsWith(shown));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^[-+]?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : undefined;
}

const readValue = onElements({}, async (element: Element, isDrawn: boolean): Promise<string> => {
  const field = element as HTMLInputElement;
  const isPlain =
    element.localName === 'textarea' ||
    (element.localName === 'input' && !/^(?:password|file|color|hidden)$/u.test(field.type));
  // A box for one sign hands the others on to its neighbours.
  if (!isPlain || field.maxLength === 1) return '';
  if (!isDrawn) return field.value;
  // Frameworks draw what they made of an input with the next frame.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
    requestAnimationFrame(() => {
      requestAnimationFrame(resolve);
    });
  });
  return field.isConnected ? field.value : '';
});
