/** Sets a slider or spin button that is no input, with the keys that ARIA gives it (APG, slider and spinbutton patterns), or by the pointer where a slider knows no keys. */
import type { ElementHandle } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { onElements } from './in-page.js';
import { slideTowards } from './slide.js';

/** Most key presses towards a value. */
const MOST_PRESSES = 400;

/** Most of them without looking where it stands. */
const MOST_AT_ONCE = 40;

/** State of a slider. */
interface Level {
  now: number;
  min: number;
  max: number;
}

/** Least time for putting back what could not be set, in ms. */
const PUT_BACK_MS = 2_000;

/**
 * Presses keys until the value is reached; the page decides how far a key goes. What cannot be reached is put back to where it stood.
 * @throws ActionError when the value is out of bounds, cannot be met, or does not move
 */
export async function setSlider(
  handle: ElementHandle,
  { value, role, timeoutMs }: { value: string; role: string; timeoutMs: number },
): Promise<void> {
  const end = performance.now() + timeoutMs;
  const start = await levelOf(handle);
  const wanted = targetLevel(value, start);
  if (wanted === undefined)
    throw problem(role, value, `a value of ${start.now} between ${start.min} and ${start.max}`);
  const keys: Keys = role === 'spinbutton' ? ['ArrowUp', 'ArrowDown'] : ['ArrowRight', 'ArrowLeft'];
  await handle.focus();
  if (wanted === start.min && start.now !== wanted) await handle.press('Home', { timeout: timeoutMs });
  if (wanted === start.max && start.now !== wanted) await handle.press('End', { timeout: timeoutMs });
  const obstacle = await pressTowards(handle, { wanted, keys, end, timeoutMs });
  if (obstacle === undefined) return;
  const isDeaf = role === 'slider' && (await levelOf(handle)).now === start.now;
  const look = async (): Promise<number> => (await levelOf(handle)).now;
  const isBounded = Number.isFinite(start.max - start.min) && start.max > start.min;
  if (isDeaf && isBounded) {
    if (await slideTowards(handle, { wanted, range: start, look })) return;
    if ((await look()) !== start.now) await slideTowards(handle, { wanted: start.now, range: start, look });
  }
  const restEnd = Math.max(end, performance.now() + PUT_BACK_MS);
  await pressTowards(handle, { wanted: start.now, keys, end: restEnd, timeoutMs: PUT_BACK_MS });
  const { now } = await levelOf(handle);
  const stands = now === start.now ? `it was put back to ${now}` : `it stands at ${now} now`;
  throw problem(role, value, `${obstacle}; ${stands}`);
}

/** The keys for more and for less. */
type Keys = readonly [more: string, less: string];

/** What stands in the way of a value; undefined when it is reached. */
async function pressTowards(
  handle: ElementHandle,
  { wanted, keys, end, timeoutMs }: { wanted: number; keys: Keys; end: number; timeoutMs: number },
): Promise<string | undefined> {
  const [more, less] = keys;
  for (let presses = 0, stuck = 0, sure = 1; presses < MOST_PRESSES && performance.now() < end;) {
    const before = (await levelOf(handle)).now;
    if (before === wanted) return undefined;
    const key = before < wanted ? more : less;
    for (let at = 0; at < sure; at += 1) await handle.press(key, { timeout: timeoutMs });
    presses += sure;
    const after = (await levelOf(handle)).now;
    stuck = after === before ? stuck + 1 : 0;
    if (stuck > 2) return `that the keys do not move it from ${after}`;
    // Past the wanted value: it lies between two steps.
    if (after !== wanted && Math.sign(wanted - after) !== Math.sign(wanted - before))
      return `steps from ${before} to ${after}, with nothing between`;
    // The page has shown how far a key goes: most of the way needs no further look.
    const stride = Math.abs(after - before) / sure;
    sure =
      stride > 0 ? Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(Math.abs(wanted - after) / stride) - 1)) : 1;
  }
  return 'that it was not reached in time';
}

function levelOf(handle: ElementHandle): Promise<Level> {
  return handle.evaluate(readLevel as (element: unknown, nothing: undefined) => Level, undefined);
}

const readLevel = onElements({}, (element: Element): Level => {
  const number = (name: string, otherwise: number): number => {
    const value = element.getAttribute(name);
    return value === null || value.trim() === '' ? otherwise : Number(value);
  };
  return {
    now: number('aria-valuenow', Number.NaN),
    min: number('aria-valuemin', element.getAttribute('role') === 'slider' ? 0 : -Infinity),
    max: number('aria-valuemax', element.getAttribute('role') === 'slider' ? 100 : Infinity),
  };
});

function targetLevel(value: string, { now, min, max }: Level): number | undefined {
  const percent = /^(-?\d+(?:\.\d+)?)\s*(?:%|percent)$/u.exec(value.trim())?.[1];
  const isShare = percent !== undefined && Number.isFinite(max - min);
  const wanted = isShare ? min + ((max - min) * Number(percent)) / 100 : Number(value.trim() || Number.NaN);
  return Number.isNaN(wanted) || Number.isNaN(now) || wanted < min || wanted > max ? undefined : wanted;
}

function problem(role: string, value: string, found: string): ActionError {
  return new ActionError({
    looked: `a way to set the ${role} to ${value}`,
    found,
    next: 'Name a value that it can take.',
  });
}
