/** Clicks as a person does: mostly the element itself, else the label of a hidden box, what of its own lies over a field, or its own label. */
import type { ElementHandle, Locator } from '@playwright/test';
import { choiceTools, type Reach, toggle } from './check.js';
import { onElements } from './in-page.js';

/**
 * Clicks what stands for the element; `isOnRightHalf` asks for the middle of its right half. One round trip more where the locator
 * does not say that it is a button or the like.
 * @throws Playwright's TimeoutError when the target is not there or not ready in time
 */
export async function clickOn(
  locator: Locator,
  { timeoutMs, isOnRightHalf }: { timeoutMs: number; isOnRightHalf: boolean },
): Promise<void> {
  const options = { timeout: timeoutMs };
  const target = await targetOf(locator, timeoutMs);
  if (target.kind === 'hidden choice') {
    await toggle(locator, target.reach, timeoutMs);
    return;
  }
  if (target.kind === 'itself' && target.picture) await drawnUnder(locator, target.picture, timeoutMs);
  const half = isOnRightHalf ? await rightHalfOf(locator, timeoutMs) : undefined;
  if (target.kind === 'cover') await target.handle.click({ ...options, ...(half && { position: half }) });
  else {
    const position = half ?? target.position;
    if (position) await locator.click({ ...options, position });
    else await locator.click(options).catch((error: unknown) => clickWhereFree(locator, error, timeoutMs));
  }
}

/** Where a neighbour lies over its middle, a person clicks what is left to see of it. */
async function clickWhereFree(locator: Locator, error: unknown, timeoutMs: number): Promise<void> {
  if (!(error instanceof Error) || !/intercepts pointer events/u.test(error.message)) throw error;
  const timeout = Math.min(timeoutMs, FREE_MS);
  const find = freePoint as (element: unknown, nothing: undefined) => Point | undefined;
  const position = await locator.evaluate(find, undefined, { timeout }).catch(() => undefined);
  if (!position) throw error;
  await locator.click({ timeout, position });
}

/** What is there and was not free is not waited for again, ms. */
const FREE_MS = 1_000;

/** The point in the middle of those that nothing lies over, where these are a good part of the element. */
const freePoint = onElements({}, (element: Element): { x: number; y: number } | undefined => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const free = steps
    .flatMap((down) => steps.map((along) => ({ x: width * along, y: height * down })))
    .filter(({ x, y }) => {
      const hit = root.elementFromPoint(left + x, top + y);
      return hit !== null && element.contains(hit);
    });
  if (free.length < 8) return undefined;
  const middle = {
    x: free.reduce((sum, { x }) => sum + x, 0) / free.length,
    y: free.reduce((sum, { y }) => sum + y, 0) / free.length,
  };
  const far = (point: { x: number; y: number }): number => Math.hypot(point.x - middle.x, point.y - middle.y);
  return free.toSorted((one, other) => far(one) - far(other))[0];
});

/**
 * Where a pointer goes on an element, as options of Playwright: its middle, or the own label of an item: its middle may belong to one
 * that it holds.
 * @throws Playwright's TimeoutError when the target is not there
 */
export async function pointing(
  locator: Locator,
  timeoutMs: number,
): Promise<{ timeout: number; position?: Point }> {
  const target = await targetOf(locator, timeoutMs);
  const position = target.kind === 'itself' ? target.position : undefined;
  return { timeout: timeoutMs, ...(position && { position }) };
}

/** CSS pixels from the corner of an element. */
interface Point {
  x: number;
  y: number;
}

/** What stands for an element when it is clicked. */
type ClickTarget =
  /** `position` is its own label: the middle of an item may belong to one that it holds, or to nothing. */
  | { kind: 'itself'; position?: Point; picture?: ElementHandle }
  /** A native check box or radio button that a person cannot click. */
  | { kind: 'hidden choice'; reach: Reach }
  /** A placeholder, a picture, the chosen value: a person clicks that and means the field. */
  | { kind: 'cover'; handle: ElementHandle };

async function targetOf(locator: Locator, timeoutMs: number): Promise<ClickTarget> {
  if (!mayStandForAnother(locator)) return { kind: 'itself' };
  const handle = (await locator.elementHandle({ timeout: timeoutMs })) as ElementHandle;
  const { reach, isCovered, label, isPicture } = await handle.evaluate(
    look as (element: unknown, nothing: undefined) => Look,
    undefined,
  );
  if (reach && !reach.direct) return { kind: 'hidden choice', reach };
  if (!isCovered)
    return { kind: 'itself', ...(label && { position: label }), ...(isPicture && { picture: handle }) };
  const find = findCover as (element: unknown, nothing: undefined) => Element | null;
  const cover = (await handle.evaluateHandle(find, undefined)).asElement();
  return cover ? { kind: 'cover', handle: cover } : { kind: 'itself' };
}

/**
 * Points at a picture that its style sheet draws, and waits for the one that it draws under the pointer: while that is on its way the box
 * has no extent of its own, and a click would go beside it.
 */
async function drawnUnder(locator: Locator, picture: ElementHandle, timeoutMs: number): Promise<void> {
  await locator.hover({ timeout: timeoutMs });
  await picture.evaluate(hasCome as (element: unknown, limitMs: number) => Promise<void>, PICTURE_MS);
}

/** A picture that takes longer is taken for one that does not come, ms. */
const PICTURE_MS = 1_000;

const hasCome = onElements({}, async (element: Element, limitMs: number): Promise<void> => {
  const url = /url\("?([^")]+)/u.exec(getComputedStyle(element).content)?.[1];
  if (url === undefined) return;
  const image = new Image();
  image.src = url;
  const limit = new Promise((resolve) => {
    setTimeout(resolve, limitMs);
  });
  await Promise.race([image.decode().catch(() => undefined), limit]);
});

async function rightHalfOf(locator: Locator, timeoutMs: number): Promise<Point | undefined> {
  const box = await locator.boundingBox({ timeout: timeoutMs });
  return box ? { x: box.width * 0.75, y: box.height / 2 } : undefined;
}

/** Whether the element may be a field or a box; buttons and the like are not asked, which saves round trips. */
function mayStandForAnother(locator: Locator): boolean {
  const last =
    /(?:^|\.)(?:getBy\w+|locator|filter|nth|first|last)\((?:(?!\)\.).)*\)?$/u.exec(locator.toString())?.[0] ??
    '';
  return !/getByRole\('(?:button|link|tab|menuitem|option|heading|img|row|cell)'|getByText\(|locator\('(?:xpath=)?\/\/(?:.*\/\/)?(?:button|a|h[1-6])\[/u.test(
    last,
  );
}

interface Look {
  /** Of a native check box or radio button. */
  reach?: Reach;
  /** Something of its own lies over the field. */
  isCovered: boolean;
  /** The own label of an item. */
  label?: Point;
  /** Its content is a picture, which may be another one under the pointer. */
  isPicture: boolean;
}

const look = onElements(
  { choiceTools, coverTools, labelTools },
  (
    element: Element,
    _nothing: undefined,
    { choiceTools: choice, coverTools: findOwnCover, labelTools: ownLabelOf },
  ): Look => {
    const isChoice =
      element.localName === 'input' && /^(?:checkbox|radio)$/u.test((element as HTMLInputElement).type);
    return {
      ...(isChoice && { reach: choice.reachOf(element) }),
      isCovered: findOwnCover(element) !== null,
      isPicture: getComputedStyle(element).content.startsWith('url('),
      ...ownLabelOf(element),
    };
  },
);

const findCover = onElements(
  { coverTools },
  (element: Element, _nothing: undefined, { coverTools: findOwnCover }): Element | null =>
    findOwnCover(element),
);

/** Makes the tool; self-contained, so that its source can be sent. */
function coverTools() {
  return function findOwnCover(element: Element): Element | null {
    if (element.localName !== 'input' && element.getAttribute('role') !== 'combobox') return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return null;
    const root = element.getRootNode() as Document | ShadowRoot;
    const hit = root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || element.contains(hit)) return null;
    const leavesPointer = getComputedStyle(element).pointerEvents === 'none';
    if (hit.contains(element) && !leavesPointer) return null;
    const usable =
      'a[href], button, input, select, textarea, [role=button], [role=combobox], [role=textbox], [tabindex]';
    for (let up = element.parentElement, level = 0; up && level < 4; up = up.parentElement, level += 1) {
      if (
        [...up.querySelectorAll(usable)].some(
          (each) => each !== element && (each === hit || each.contains(hit)),
        )
      )
        return null;
      if (!up.contains(hit)) continue;
      const others = [...up.querySelectorAll('input:not([aria-hidden=true]), select, textarea')];
      // The native twin that keeps the value of a drawn list is not drawn itself.
      return others.every((each) => each === element || each.getClientRects().length === 0) ? hit : null;
    }
    return null;
  };
}

/** Makes the tool; self-contained, so that its source can be sent. */
function labelTools() {
  const items = 'li, [role=listitem], [role=treeitem], [role=menuitem]';
  const controls = 'a[href], button, input, select, textarea, label, [role=button], [role=checkbox]';
  return function ownLabelOf(element: Element): { label?: { x: number; y: number } } {
    if (!element.matches(items)) return {};
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const pointOf = (text: Node): { x: number; y: number } | undefined => {
      range.selectNodeContents(text);
      const [line] = range.getClientRects();
      if (!line) return undefined;
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
      return hit?.closest(items) === element ? { x: x - box.left, y: y - box.top } : undefined;
    };
    const linked: Node[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const around = text.parentElement;
      if (!/[\p{L}\p{N}]/u.test(text.nodeValue ?? '') || around?.closest(items) !== element) continue;
      const control = around.closest(controls);
      if (control && element.contains(control)) {
        if (control.localName === 'a') linked.push(text);
        continue;
      }
      const label = pointOf(text);
      if (label) return { label };
    }
    // The item of a tree that says nothing but a link is the link.
    const [link, ...others] = element.matches('[role=treeitem]') ? linked : [];
    const label = link && others.length === 0 ? pointOf(link) : undefined;
    return label ? { label } : {};
  };
}
