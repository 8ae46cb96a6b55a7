/** Whether a field took what was filled in: some cut it off, move a number to a limit of theirs, or put back what they had. */
import type { ElementHandle } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { onElements } from './in-page.js';
import { isSameValue } from './same-value.js';

/** How what was filled in is brought to an end. */
export interface Finish {
  value: string;
  /** What the field showed before. */
  before: string;
  /** The field, for the error. */
  what: string;
  /** The key that a person would have let go last: filters and counters of many a page listen to keys only. */
  key?: string;
  /** The focus is taken from it, as whoever is done with it does: scripts take a value over when its field is left. */
  leaves?: Leaves;
  /** It took the value once before, when the step was recorded: what a frame draws later is not waited for. */
  isReplay?: boolean;
  /** A script of its own keeps the number that it shows, and may write it back later. */
  isLate?: boolean;
}

/** Frameworks draw what they made of an input with the next frame; some masks correct it a task later, ms. */
const DRAWN_MS = 50;
/** What a script of its own holds may be written back this much later, ms. */
const LATE_MS = 400;

/** Whether the focus is taken from a field; for a moment where keys may follow, and then it has to keep what it was given. */
export type Leaves = 'not' | 'for a moment' | 'for good';

/**
 * Lets go of a field that was filled, and looks again at it. How a value is written (spaces, separators, upper case) is the field's own
 * business, and so is what it empties itself of where the page says it elsewhere then.
 * @throws ActionError that says both values, when the field shows another number, the beginning of the text, what it showed before, or
 *   nothing at all
 */
export async function finishFill(
  handle: ElementHandle,
  { value, before, what, key, leaves = 'not', isReplay = false, isLate = false }: Finish,
): Promise<void> {
  const look = letGoAndRead as (element: unknown, input: LetGo) => Promise<Left>;
  let left: Left;
  try {
    left = await handle.evaluate(look, {
      value,
      leaves,
      waitMs: isReplay ? 0 : isLate ? LATE_MS : DRAWN_MS,
      patienceMs: LATE_MS,
      before,
      ...(key !== undefined && { key }),
    });
  } catch {
    // The page went on to something else: that is an answer of its own.
    return;
  }
  if (left.isLost)
    throw new ActionError({
      looked: `"${value}" in ${what}`,
      found: `that the field gives it up again${leaves === 'not' ? '' : ' as soon as it is left'}, and nothing on the page says it`,
      next: 'Choose what the field offers, or bring the edit to an end as the page wants it: "… and press Enter".',
    });
  const { now } = left;
  if (now === '' || isSameValue(value, now)) return;
  throw new ActionError({
    looked: `"${value}" in ${what}`,
    found: `that the field shows "${now}" after it was filled${now === before ? ', as before' : `; it is put back to "${before}"`}`,
    next: 'Give a value that the field takes: look for a limit, a fixed length, or a format.',
  });
}

/** What the page is asked to do once the value is in. */
interface LetGo {
  value: string;
  key?: string;
  leaves: Leaves;
  /** How long what is drawn is waited for, ms; 0 for not at all. */
  waitMs: number;
  /** How much longer a field may take that shows nothing, or what it showed before. */
  patienceMs: number;
  before: string;
}

/** A field that was let go. */
interface Left {
  /** What it shows. */
  now: string;
  /** It is for a text, and neither it nor anything else says what it was given. */
  isLost: boolean;
}

/** Makes the tool; self-contained, so that its source can be sent. */
export function shownTools() {
  return function shownIn(element: Element): string {
    const field = element as HTMLInputElement;
    const isPlain =
      element.localName === 'textarea' ||
      (element.localName === 'input' && !/^(?:password|file|color|hidden)$/u.test(field.type));
    // A box for one sign hands the others on to its neighbours.
    return isPlain && field.maxLength !== 1 ? field.value : '';
  };
}

/** Makes the tool; self-contained, so that its source can be sent. */
function saidTools() {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  /** Whether a text, or a field, of the page says this. */
  return function isSaid(value: string): boolean {
    const wanted = plain(value);
    if (plain(document.body.innerText).includes(wanted)) return true;
    return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      (field) => plain(field.value) === wanted,
    );
  };
}

const letGoAndRead = onElements(
  { shownTools, saidTools },
  async (
    element: Element,
    { value, key, leaves, waitMs, patienceMs, before }: LetGo,
    { shownTools: shownIn, saidTools: isSaid },
  ): Promise<Left> => {
    if (key !== undefined)
      element.dispatchEvent(
        new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true, composed: true }),
      );
    const held = shownIn(element);
    const field = element as HTMLInputElement;
    const hadFocus = field.matches(':focus');
    if (leaves !== 'not') field.blur();
    await new Promise((resolve) => {
      setTimeout(resolve, waitMs);
      if (waitMs > 0 && waitMs < 100)
        requestAnimationFrame(() => {
          requestAnimationFrame(resolve);
        });
    });
    const shown = (): string => (element.isConnected ? shownIn(element) : '');
    // A box for one sign, and what is no field for a text, show nothing here.
    const isReadable =
      /^(?:input|textarea)$/u.test(field.localName) &&
      field.maxLength !== 1 &&
      !/^(?:password|file|color|hidden)$/u.test(field.type);
    // A number of a few digits stands anywhere.
    const isNumber = leaves === 'for good';
    const isGone = (): boolean =>
      isReadable && element.isConnected && value !== '' && shown() === '' && (isNumber || !isSaid(value));
    const isUntouched = (): boolean => shown() !== '' && shown() === before && before !== value;
    const end = performance.now() + patienceMs;
    while ((isGone() || isUntouched()) && performance.now() < end)
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    // What is drawn can be read by nobody.
    const isDrawn = [...document.querySelectorAll('canvas')].some((each) => each.getClientRects().length > 0);
    const isLost = isGone() && (isNumber || !isDrawn || (leaves !== 'not' && held !== ''));
    // Keys may follow: Enter takes the value over in many a field.
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (leaves === 'for a moment' && hadFocus && isFree && element.isConnected)
      field.focus({ preventScroll: true });
    return { now: shown(), isLost };
  },
);
