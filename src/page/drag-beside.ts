/** Drags an item to the place directly before or behind another one, and holds the order that the page shows afterwards against it. */
import type { ElementHandle, Frame, Locator, Page } from '@playwright/test';
import type { DragSide } from '../contract/action.js';
import { ActionError } from '../contract/errors.js';
import { onElements } from './in-page.js';

/** Moves of the mouse from start to end: sortable lists look away for some 30 ms after each change of places. */
const MOVES = 60;

/** How long the item is held over its place before it is let go, in ms: until lists that slide have come to rest. */
const REST_MS = 150;

/** How often the item is brought to its place before it is let go. */
const MOST_AIMS = 4;

/** How long the page may take to show the item at its place, in ms. */
const TAKEOVER_MS = 1_500;

/** What is dragged, where to, and from where it is taken hold of. */
export interface DragBeside {
  from: Locator;
  to: Locator;
  /** The item itself, or its handle. */
  start: Locator;
  side: DragSide;
  timeoutMs: number;
}

/**
 * Puts an item directly before or behind another one. Nothing is done where it stands there already.
 * @throws ActionError when it does not stand there afterwards
 */
export async function dragBeside(
  page: Page,
  { from, to, start, side, timeoutMs }: DragBeside,
): Promise<void> {
  const item = (await from.elementHandle({ timeout: timeoutMs })) as ElementHandle;
  const place = await to.elementHandle({ timeout: timeoutMs });
  const frame = await item.ownerFrame();
  const standing = (): Promise<Standing> =>
    item.evaluate(standingOf as (element: unknown, given: unknown) => Standing, { place, side });
  if ((await standing()).kind === 'there') return;
  // Where it goes is looked up when the item is in view, and before a copy of it is.
  await start.hover({ timeout: timeoutMs });
  const first = await standing();
  await carry(page, start, timeoutMs, async (bring) => {
    const offset = await offsetOf(item);
    // Where a copy takes the item's place while it is held, only the first look tells where to.
    for (let tries = 0, now = first; tries < MOST_AIMS; tries += 1) {
      await bring({ x: now.aim.x + offset.x, y: now.aim.y + offset.y });
      now = await standing();
      // A list that sorts itself while the item is held is looked at before the item is let go, and the item brought nearer.
      if (now.kind !== 'elsewhere' || now.isHidden || now.order.join('\n') === first.order.join('\n')) break;
    }
  });
  const now = await settled(standing, frame, Math.min(TAKEOVER_MS, timeoutMs / 2));
  if (now.kind === 'there') return;
  throw new ActionError({
    looked: `${from.toString()} directly ${side} ${to.toString()}`,
    where: `on ${page.url()}`,
    found:
      now.kind === 'apart'
        ? 'that the two do not stand in one list after the drag'
        : `the order ${now.order.map((each) => `"${each}"`).join(', ')} after the drag`,
    next: 'Look whether the list can be sorted so, and drag the item by its handle where it has one.',
  });
}

/**
 * Takes hold of an element and lets go of it where `travel` has brought it: in several moves, and with a rest at each end of them,
 * because lists that follow the pointer look at it a little later.
 */
export async function carry(
  page: Page,
  start: Locator,
  timeoutMs: number,
  travel: (bring: (to: { x: number; y: number }) => Promise<void>) => Promise<void>,
): Promise<void> {
  await start.hover({ timeout: timeoutMs });
  await page.mouse.down();
  let isFirst = true;
  try {
    await travel(async ({ x, y }) => {
      await page.mouse.move(x, y, { steps: isFirst ? MOVES : MOVES / 4 });
      isFirst = false;
      await page.waitForTimeout(REST_MS);
      // A list that looked away sees where the item is when it moves once more.
      await page.mouse.move(x + 1, y, { steps: 2 });
      await page.mouse.move(x, y, { steps: 2 });
      await page.waitForTimeout(REST_MS);
    });
  } finally {
    await page.mouse.up();
  }
}

/** How far the frame of an element lies from the corner of the page. */
async function offsetOf(item: ElementHandle): Promise<{ x: number; y: number }> {
  const outer = await item.boundingBox();
  const inner = await item.evaluate((element) => {
    const { left, top } = (element as unknown as Element).getBoundingClientRect();
    return { left, top };
  });
  return outer ? { x: outer.x - inner.left, y: outer.y - inner.top } : { x: 0, y: 0 };
}

/** The last look: it stands there in two looks running, or does not come to stand there in time. */
async function settled(
  standing: () => Promise<Standing>,
  frame: Frame | null,
  forMs: number,
): Promise<Standing> {
  const end = performance.now() + forMs;
  for (let isThere = false; ;) {
    const now = await standing();
    if ((isThere && now.kind === 'there') || performance.now() > end) return now;
    isThere = now.kind === 'there';
    await frame?.waitForTimeout(100);
  }
}

/** How two items stand to each other; `apart` in no list that holds both. `aim`: where the item is let go, in pixels of the frame. */
interface Standing {
  kind: 'there' | 'elsewhere' | 'apart';
  /** The items in the order in which they are seen, by the beginning of their texts. */
  order: string[];
  aim: { x: number; y: number };
  /** The item itself is not seen: a copy of it is carried. */
  isHidden: boolean;
}

const standingOf = onElements(
  {},
  (given: Element, { place, side }: { place: Element; side: DragSide }): Standing => {
    const textOf = (each: Element): string => (each.textContent ?? '').replace(/\s+/gu, ' ').trim();
    // What is drawn anew is known by its text.
    const alive = (each: Element): Element => {
      if (each.isConnected) return each;
      const same = [...document.querySelectorAll(each.localName)].filter(
        (other) => textOf(other) === textOf(each),
      );
      return same.length === 1 ? (same[0] as Element) : each;
    };
    const [item, other] = [alive(given), alive(place)];
    const lines = (each: Element): Element[] => {
      const found: Element[] = [];
      for (let up: Element | null = each; up; up = up.parentElement) found.push(up);
      return found;
    };
    const line = lines(item);
    const list = lines(other).find((each) => line.includes(each) && each !== item && each !== other);
    const within = (each: Element): Element | undefined =>
      list && [...list.children].find((child) => child.contains(each));
    const [own, its] = [within(item), within(other)];
    /** The element in the list is no more than the item: neither a column with a title, nor a list of several. */
    const isItem = (child: Element | undefined, each: Element): boolean =>
      child !== undefined &&
      (child === each ||
        ![...child.querySelectorAll('*')].some(
          (inner) =>
            !each.contains(inner) &&
            (/^h[1-6]$/u.test(inner.localName) ||
              (inner.localName === each.localName && inner.className === each.className && inner !== each)),
        ));
    const boxOf = (each: Element): DOMRect => each.getBoundingClientRect();
    const isOneList = isItem(own, item) && isItem(its, other) && own !== its;
    const items = isOneList
      ? [...(list as Element).children].filter(
          (each) =>
            (each.localName === own?.localName || each.localName === its?.localName) &&
            boxOf(each).width > 0 &&
            boxOf(each).height > 0,
        )
      : [];
    const isRow = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    const leftFirst = list === undefined || getComputedStyle(list).direction !== 'rtl';
    items.sort((one, two) => {
      const [a, b] = [boxOf(one), boxOf(two)];
      if (!isRow(a, b)) return a.top - b.top;
      return leftFirst ? a.left - b.left : b.left - a.left;
    });
    const at = items.indexOf(own as Element);
    const goal = items.indexOf(its as Element);
    const isThere = isOneList && at === goal + (side === 'before' ? -1 : 1);
    // Coming from above, the item passes the one before its place; from below, the one behind it.
    const isForward = isOneList ? at < goal : side === 'after';
    const passed =
      isOneList && isForward && side === 'before'
        ? items[goal - 1]
        : isOneList && !isForward && side === 'after'
          ? items[goal + 1]
          : its;
    const end = passed && passed !== own ? passed : other;
    end.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = boxOf(end);
    const beside = isOneList && items.some((each) => each !== end && isRow(boxOf(each), box));
    const share = isForward ? 0.8 : 0.2;
    const along = leftFirst ? share : 1 - share;
    return {
      kind: isThere ? 'there' : isOneList ? 'elsewhere' : 'apart',
      isHidden: isOneList && at === -1,
      order: items.slice(0, 12).map((each) => textOf(each).slice(0, 40)),
      aim: beside
        ? { x: box.left + box.width * along, y: box.top + box.height / 2 }
        : { x: box.left + box.width / 2, y: box.top + box.height * share },
    };
  },
);
