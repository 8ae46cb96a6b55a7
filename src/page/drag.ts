/** Drags one element onto another, by its handle where it has one, and looks whether the page took it. */
import type { ElementHandle, Frame, Locator, Page, Request } from '@playwright/test';
import type { DragSide } from '../contract/action.js';
import { ActionError } from '../contract/errors.js';
import { carry, dragBeside } from './drag-beside.js';
import { inPage, onElements } from './in-page.js';

/** What a page loads to show something, and sends nothing with. */
const isLoaded = /^(?:image|font|stylesheet|media)$/;

/** How long the page may take to show what a drag has done, in ms. */
const TAKEOVER_MS = 1_000;

/** How long what is no longer under the pointer may take to look as before, in ms. */
const FADE_MS = 500;

/**
 * Drags with the mouse in several moves, because libraries that follow the pointer begin a drag after some way, and look for the
 * end while it moves. With a `side` it has to stand directly before or after the end afterwards.
 * @throws ActionError when the page is the same afterwards as before, and sent nothing
 */
export async function dragOnto(
  page: Page,
  { from, to, side, timeoutMs }: { from: Locator; to: Locator; side?: DragSide; timeoutMs: number },
): Promise<void> {
  const grip = await from.evaluate(gripIn, undefined, { timeout: timeoutMs });
  const start = grip.path === '' ? from : from.locator(`xpath=${grip.path}`);
  if (side !== undefined) {
    await dragBeside(page, { from, to, start, side, timeoutMs });
    return;
  }
  const item = await from.elementHandle({ timeout: timeoutMs });
  const place = await to.elementHandle({ timeout: timeoutMs });
  const seat = await item?.evaluate(seatOf as (element: unknown, place: unknown) => Seat, place);
  const home = await item?.evaluateHandle((element) => (element as unknown as Element).parentElement);
  const homes = await item?.evaluateHandle((element) => {
    const all: [Element, Element][] = [];
    for (let at = element as unknown as Element; at.parentElement; at = at.parentElement)
      all.push([at, at.parentElement]);
    return all;
  });
  const rest = await item?.evaluate(restOf as (element: unknown, place: unknown) => Rest, place);
  const frame = await item?.ownerFrame();
  const before = frame ? await lookOf(frame) : undefined;
  let hasSent = false;
  const note = (): void => {
    hasSent = true;
  };
  const noteSent = (request: Request): void => {
    hasSent ||= !isLoaded.test(request.resourceType());
  };
  page.on('request', noteSent);
  page.on('dialog', note);
  try {
    await to.hover({ timeout: timeoutMs, trial: true });
    await carry(page, start, timeoutMs, async (bring) => {
      await to.scrollIntoViewIfNeeded({ timeout: timeoutMs });
      const box = await to.boundingBox({ timeout: timeoutMs });
      if (!box) return;
      const aim = seat?.aim ?? { x: box.width / 2, y: box.height / 2 };
      await bring({ x: box.x + aim.x, y: box.y + aim.y });
    });
    const isTold = async (): Promise<boolean> =>
      hasSent || grip.isDrawn || !frame || before === undefined || (await lookOf(frame)) !== before;
    for (const end = performance.now() + Math.min(TAKEOVER_MS, timeoutMs / 2); !(await isTold());) {
      if (performance.now() > end)
        throw new ActionError({
          looked: `what dragging ${from.toString()} to ${to.toString()} changed`,
          where: `on ${page.url()}`,
          found: 'that the page is the same as before',
          next: 'Drag it by its handle, or name the element that it is dropped on.',
        });
      await frame?.waitForTimeout(50);
    }
    const now = await item
      ?.evaluate(seatOf as (element: unknown, place: unknown) => Seat, place)
      .catch(() => undefined);
    if (seat && now && !seat.isBeside && !now.isBeside && now.list === seat.list && now.at !== seat.at)
      throw new ActionError({
        looked: `${from.toString()} in ${to.toString()}`,
        where: `on ${page.url()}`,
        found: 'that it was dropped at another place of the list that it was in',
        next: 'Name the element that it is dropped on: an item of the list, or the list itself.',
      });
    await comeToRest(item, frame);
    const isIdle = async (isAway: boolean): Promise<boolean> =>
      (await item
        ?.evaluate(isUnmoved as (element: unknown, was: unknown) => boolean, {
          was: rest,
          home,
          place,
          isAway,
        })
        .catch(() => false)) ?? false;
    if (!hasSent && (await isBack(page, start, isIdle)))
      throw new ActionError({
        looked: `what dragging ${from.toString()} to ${to.toString()} changed`,
        where: `on ${page.url()}`,
        found: 'that it is back where it was, and nothing came to its end',
        next: 'Drag it by its handle, or name the element that it is dropped on.',
      });
    const isAstray = await item
      ?.evaluate(isAstrayFrom as (element: unknown, from: unknown) => boolean, { homes, place })
      .catch(() => false);
    if (isAstray)
      throw new ActionError({
        looked: `${from.toString()} in ${to.toString()}`,
        where: `on ${page.url()}`,
        found: 'that it was dropped into something else',
        next: 'Name the element that it is dropped on: an item of the list, or the list itself.',
      });
  } finally {
    page.off('request', noteSent);
    page.off('dialog', note);
  }
}

/**
 * Whether nothing came of the drag. The end looks otherwise under the pointer than before: where no more than that is left of it, it is looked at
 * again when the pointer is back where the drag began.
 */
async function isBack(
  page: Page,
  start: Locator,
  isIdle: (isAway: boolean) => Promise<boolean>,
): Promise<boolean> {
  if (await isIdle(true)) return true;
  if (!(await isIdle(false))) return false;
  const box = await start.boundingBox({ timeout: TAKEOVER_MS }).catch(() => null);
  if (!box) return false;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const end = performance.now() + FADE_MS; performance.now() < end;) {
    if (await isIdle(true)) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

/** What is let go may slide to its place, or back. */
async function comeToRest(item: ElementHandle | null, frame: Frame | null | undefined): Promise<void> {
  const end = performance.now() + TAKEOVER_MS;
  for (let before = ''; performance.now() < end;) {
    const box = await item?.boundingBox().catch(() => null);
    const now = box ? `${box.x} ${box.y}` : '';
    if (now === before) return;
    before = now;
    await frame?.waitForTimeout(100);
  }
}

/** Where an item stands: in which of the lists of the page, at which place; `isBeside` where its list holds the end of the drag, too. */
interface Seat {
  list: number;
  at: number;
  isBeside: boolean;
  /** The half of a neighbour in the list that the item has to pass to change places with it. */
  aim?: { x: number; y: number };
}

const seatOf = onElements({}, (element: Element, place: Element): Seat => {
  const list = element.parentElement;
  const [from, to] = [element.getBoundingClientRect(), place.getBoundingClientRect()];
  const isUnder = Math.abs(from.left - to.left) < 2 && (from.bottom <= to.top || to.bottom <= from.top);
  const isPassed = isUnder && list !== null && list === place.parentElement;
  return {
    ...(isPassed && { aim: { x: to.width / 2, y: to.height * (from.top < to.top ? 0.8 : 0.2) } }),
    list: list ? [...document.querySelectorAll('*')].indexOf(list) : -1,
    at: list ? [...list.children].indexOf(element) : -1,
    isBeside: list === null || list.contains(place) || place.contains(element),
  };
});

/** Where an item is, in the document, and what its end says and how it looks; with what finds both again where the page is drawn anew. */
interface Rest {
  at: number;
  x: number;
  y: number;
  says: string;
  look: string;
  item: Spot;
  place: Spot;
}

/** Something that is known by what it shows, and where: its middle, in the document. */
interface Spot {
  shows: string;
  x: number;
  y: number;
}

const restOf = onElements({ tools: restTools }, (element: Element, place: Element, { tools }): Rest =>
  tools.restOf(element, place),
);

/** Whether an item is where it was, and neither its end nor the title of the page says anything else; with `isAway` its end looks as before, too. */
const isUnmoved = onElements(
  { tools: restTools },
  (
    element: Element,
    { was, home, place, isAway }: { was: Rest; home: Element | null; place: Element; isAway: boolean },
    { tools },
  ): boolean => {
    const item = tools.again(element, was.item);
    const end = tools.again(place, was.place);
    if (!item || !end || (item === element && item.parentElement !== home) || end.contains(item))
      return false;
    const now = tools.restOf(item, end);
    const isStill = Math.abs(now.x - was.x) < 2 && Math.abs(now.y - was.y) < 2;
    return isStill && now.at === was.at && now.says === was.says && (!isAway || now.look === was.look);
  },
);

function restTools() {
  /** How it is told that the focus or a choice went by: nothing that came to an end. */
  const passing = /^(?:tabindex|aria-(?:selected|activedescendant|current|grabbed))$/;

  /** Attributes count at the end itself: some only mark what they took. */
  function restOf(element: Element, place: Element): Rest {
    const { left, top } = element.getBoundingClientRect();
    const around = place.parentElement ?? place;
    const marks = [...place.attributes]
      .filter(({ name, value }) => !passing.test(name) && value.trim() !== '')
      .map(({ name, value }) => `${name}=${value}`);
    return {
      at: [...(element.parentElement?.children ?? [])].indexOf(element),
      x: left + scrollX,
      y: top + scrollY,
      says: [
        place.querySelectorAll('*').length,
        around.childElementCount,
        around.textContent ?? '',
        document.title,
      ].join('|'),
      look: [place.innerHTML.length, ...marks.toSorted()].join('|'),
      item: spotOf(element),
      place: spotOf(place),
    };
  }

  function spotOf(element: Element): Spot {
    const { left, top, width, height } = element.getBoundingClientRect();
    const pictures = [element, ...element.querySelectorAll('img')].map((each) => each.getAttribute('src'));
    return {
      shows: [element.localName, element.textContent ?? '', ...pictures].join('|'),
      x: left + width / 2 + scrollX,
      y: top + height / 2 + scrollY,
    };
  }

  /** The element, or what was drawn anew for it: shows the same at the same place. */
  function again(element: Element, was: Spot): Element | undefined {
    if (element.isConnected) return element;
    const [top] = document.elementsFromPoint(was.x - scrollX, was.y - scrollY);
    for (let each: Element | null = top ?? null; each; each = each.parentElement) {
      const now = spotOf(each);
      if (now.shows === was.shows && Math.abs(now.x - was.x) < 2 && Math.abs(now.y - was.y) < 2) return each;
    }
    return undefined;
  }
  return { restOf, again };
}

/**
 * Whether an item left its home for another one than the place, and does not lie over the place either. What is taken hold of may be a text in the item: it
 * is the first of its ancestors that has another parent than before that was moved.
 */
const isAstrayFrom = onElements(
  {},
  (element: Element, { homes, place }: { homes: [Element, Element][]; place: Element }): boolean => {
    const [item, home] = homes.find(([each, was]) => each.parentElement !== was) ?? [];
    const now = item?.parentElement;
    if (!element.isConnected || !place.isConnected || !item || !home || !now) return false;
    if (now.contains(place) || place.contains(item)) return false;
    let column: Element | null = place;
    while (column && !column.contains(now)) column = column.parentElement;
    // It is in the column that the place is the title of.
    if (column && !column.contains(home)) return false;
    const [a, b] = [item.getBoundingClientRect(), place.getBoundingClientRect()];
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  },
);

/** What the page looks like, as one number; undefined where the page is just being replaced. */
async function lookOf(frame: Frame): Promise<number | undefined> {
  try {
    return await frame.evaluate(sumOf, undefined);
  } catch {
    return undefined;
  }
}

/** Where an item is taken hold of: the path of its one handle, empty when that is the item. `isDrawn`: what changes may be a picture. */
const gripIn = onElements({}, (element: Element): { path: string; isDrawn: boolean } => {
  const grabs = (each: Element): boolean => /^(?:grab|grabbing|move)$/u.test(getComputedStyle(each).cursor);
  const isNamed = (each: Element): boolean =>
    [...each.classList, each.getAttribute('aria-label'), each.getAttribute('title')].some(
      (text) => text !== null && /\b(?:drag|grip|reorder)|(?:\b|drag|sort|grip)[-_ ]?handle\b/iu.test(text),
    );
  const isDrawn = element.matches('canvas') || element.querySelector('canvas') !== null;
  if (element.getAttribute('draggable') === 'true' || grabs(element)) return { path: '', isDrawn };
  const handles = [...element.querySelectorAll('*')].filter(
    (each) => (grabs(each) || isNamed(each)) && each.checkVisibility() && each.getClientRects().length > 0,
  );
  const [first, ...others] = handles;
  if (!first || !others.every((each) => first.contains(each))) return { path: '', isDrawn };
  let path = '';
  for (let at: Element = first; at !== element && at.parentElement; at = at.parentElement)
    path = `/*[${[...at.parentElement.children].indexOf(at) + 1}]${path}`;
  return { path: `.${path}`, isDrawn };
});

/** Sums up the elements, their attributes and what fields hold. What marks a thing that is dragged, chosen or passed, and no more, is left out. */
const sumOf = inPage({}, (): number => {
  const passing = /^(?:class|tabindex|aria-(?:selected|activedescendant|current|grabbed))$/;
  let sum = 0;
  const add = (text: string): void => {
    for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  };
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue ?? '');
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as HTMLInputElement;
    add(`<${element.localName}`);
    for (const { name, value } of element.attributes)
      if (!passing.test(name) && !(name === 'style' && value.trim() === '')) add(` ${name}=${value}`);
    if (typeof element.value === 'string') add(element.value);
    if (element.checked) add('checked');
    for (const child of [...element.childNodes, ...(element.shadowRoot?.childNodes ?? [])]) visit(child);
    add('>');
  };
  add(document.title + location.href);
  visit(document.body);
  return sum;
});
