/** Drags an element by a distance, and pulls it larger or smaller by its edge or corner; looks whether the page did it. */
import type { Locator, Page } from '@playwright/test';
import { ABOUT, ROUGHLY } from '../contract/action.js';
import { ActionError } from '../contract/errors.js';
import { carry } from './drag-beside.js';
import { inPage, onElements } from './in-page.js';

/** How far from the wanted place or size it may end, CSS pixels: borders and rounding. */
const TOLERANCE = 3;

/** How far off the way it may end that is only roughly said, as a share of it. */
const ROUGH_SHARE = 0.4;

/** How long the page may take to show what a drag has brought about, in ms. */
const TAKEOVER_MS = 1_000;

/** How far, in CSS pixels to the right and down. */
export interface Distance {
  x: number;
  y: number;
}

/**
 * Drags an element by a distance. It has to be there afterwards or, with `shows`, the page has to show that text once more than before;
 * `end`: that it went somewhere is enough, because a handle may rest at its steps only, and lie to the pointer as it likes; or that it went
 * that way and about as far.
 * @throws ActionError when it is not
 */
export async function dragBy(
  page: Page,
  {
    locator,
    by,
    shows,
    end,
    timeoutMs,
  }: {
    locator: Locator;
    by: Distance;
    shows?: string;
    end?: typeof ABOUT | typeof ROUGHLY;
    timeoutMs: number;
  },
): Promise<void> {
  await locator.hover({ timeout: timeoutMs });
  const before = await boxOf(locator, timeoutMs);
  const from = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  const shown = shows === undefined ? 0 : await countShown(page, shows);
  await carry(page, locator, timeoutMs, (bring) => bring({ x: from.x + by.x, y: from.y + by.y }));
  if (shows !== undefined) {
    await until(page, async () => ((await countShown(page, shows)) > shown ? undefined : 'another'), {
      looked: `"${shows}" on the page, after ${locator.toString()} was dragged by ${by.x}, ${by.y}`,
      found: () => 'that the page does not show it',
    });
    return;
  }
  await until(
    page,
    async () => {
      const now = await boxOf(locator, timeoutMs);
      const went = { x: Math.round(now.x - before.x), y: Math.round(now.y - before.y) };
      const hasMoved = went.x !== 0 || went.y !== 0;
      const off = Math.hypot(went.x - by.x, went.y - by.y);
      const isRoughly = off <= Math.max(TOLERANCE, Math.hypot(by.x, by.y) * ROUGH_SHARE);
      const isExact = isNear(went.x, by.x) && isNear(went.y, by.y);
      const isThere = end === ABOUT ? hasMoved : end === ROUGHLY ? isRoughly : isExact;
      return isThere ? undefined : `${went.x}, ${went.y}`;
    },
    {
      looked: `${locator.toString()} ${by.x} px to the right and ${by.y} px down of where it was`,
      found: (went) => `that it went ${went}`,
    },
  );
}

/**
 * Pulls an element larger or smaller by its resize handle, or by the corner that the browser gives it. `isAbout`: the direction
 * counts, and not the amount.
 * @throws ActionError when it has no such handle, or another size afterwards
 */
export async function resizeBy(
  page: Page,
  {
    locator,
    by,
    isAbout,
    timeoutMs,
  }: { locator: Locator; by: Distance; isAbout: boolean; timeoutMs: number },
): Promise<void> {
  await locator.scrollIntoViewIfNeeded({ timeout: timeoutMs });
  const grip = await locator.evaluate(gripOf, by, { timeout: timeoutMs });
  if (!grip)
    throw new ActionError({
      looked: `a handle to resize ${locator.toString()} by`,
      where: `on ${page.url()}`,
      found: 'none that a person could take hold of',
      next: 'Name the element that has the handle, or drag the handle itself.',
    });
  const before = await boxOf(locator, timeoutMs);
  const start = grip.path === '' ? undefined : locator.locator(`xpath=${grip.path}`);
  if (start) {
    const { x, y, width, height } = await boxOf(start, timeoutMs);
    const end = { x: x + width / 2 + by.x, y: y + height / 2 + by.y };
    await carry(page, start, timeoutMs, (bring) => bring(end));
  } else {
    const corner = { x: before.x + before.width - grip.inset, y: before.y + before.height - grip.inset };
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.down();
    await page.mouse.move(corner.x + by.x, corner.y + by.y, { steps: 10 });
    await page.mouse.up();
  }
  const isDone = (went: number, wanted: number): boolean =>
    isAbout && wanted !== 0 ? Math.sign(went) === Math.sign(wanted) : isNear(went, wanted);
  await until(
    page,
    async () => {
      const now = await boxOf(locator, timeoutMs);
      const went = { x: Math.round(now.width - before.width), y: Math.round(now.height - before.height) };
      return isDone(went.x, by.x) && isDone(went.y, by.y) ? undefined : `${went.x}, ${went.y}`;
    },
    {
      looked: `${locator.toString()} ${by.x} px wider and ${by.y} px higher`,
      found: (went) => `that it changed by ${went}`,
    },
  );
}

function isNear(went: number, wanted: number): boolean {
  return Math.abs(went - wanted) <= TOLERANCE;
}

async function boxOf(
  locator: Locator,
  timeoutMs: number,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox({ timeout: timeoutMs });
  if (box) return box;
  throw new ActionError({ looked: `where ${locator.toString()} stands`, found: 'that it is not shown' });
}

/** Looks until `stateOf` has nothing to object, and throws with its last objection when the time is up. */
async function until(
  page: Page,
  stateOf: () => Promise<string | undefined>,
  { looked, found }: { looked: string; found: (state: string) => string },
): Promise<void> {
  const end = performance.now() + TAKEOVER_MS;
  for (;;) {
    const state = await stateOf();
    if (state === undefined) return;
    if (performance.now() > end)
      throw new ActionError({
        looked,
        where: `on ${page.url()}`,
        found: found(state),
        next: 'Say an amount that it can take, or look whether it can be dragged so at all.',
      });
    await page.waitForTimeout(50);
  }
}

/** How often the texts and values of the page show a text that is no part of a longer number. */
async function countShown(page: Page, text: string): Promise<number> {
  const pattern = text
    .split(/\s+/u)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('\\s*');
  const all = await page.evaluate(shownText, undefined);
  return [...all.matchAll(new RegExp(`(?<!\\d)${pattern}(?!\\d)`, 'gu'))].length;
}

const shownText = inPage({}, (): string => {
  const values = [...document.querySelectorAll('input, output, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  );
  return [document.body.innerText, ...values].join(' \n ').replace(/\s+/gu, ' ');
});

/** What an element is resized by: the path of its handle, or, where that is empty, its corner, so far from the edge. */
const gripOf = onElements(
  {},
  (element: Element, by: Distance): { path: string; inset: number } | undefined => {
    const style = getComputedStyle(element);
    const allows = { both: /^both$/u, x: /^(?:both|horizontal|inline)$/u, y: /^(?:both|vertical|block)$/u };
    const needed = by.x !== 0 && by.y !== 0 ? allows.both : by.x !== 0 ? allows.x : allows.y;
    const isResizable = element.localName === 'textarea' || style.overflow !== 'visible';
    if (isResizable && needed.test(style.resize)) return { path: '', inset: 6 };
    const box = element.getBoundingClientRect();
    const ways =
      by.x !== 0 && by.y !== 0 ? ['se', 'nwse'] : by.x !== 0 ? ['e', 'ew', 'col'] : ['s', 'ns', 'row'];
    // A corner goes both ways, and is taken where the edge has no handle of its own.
    const corners = ['se', 'nwse'];
    const handles = [...element.querySelectorAll('*')].filter((each) => {
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
      if (width === 0 || height === 0 || !each.checkVisibility()) return false;
      const isRight = (left + right) / 2 > box.left + box.width / 2;
      const isLow = (top + bottom) / 2 > box.top + box.height / 2;
      return (by.x === 0 || isRight) && (by.y === 0 || isLow);
    });
    const wayOf = (each: Element): string => /^(\w+)-resize$/u.exec(getComputedStyle(each).cursor)?.[1] ?? '';
    const found =
      handles.find((each) => ways.includes(wayOf(each))) ??
      handles.find((each) => corners.includes(wayOf(each)));
    if (!found) return undefined;
    let path = '';
    for (let at = found; at !== element && at.parentElement; at = at.parentElement)
      path = `/*[${[...at.parentElement.children].indexOf(at) + 1}]${path}`;
    return { path: `.${path}`, inset: 0 };
  },
);
