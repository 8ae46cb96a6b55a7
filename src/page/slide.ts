/** Moves the thumb of a slider with the pointer: what it comes to is read each time, and the way is made longer or shorter by that. */
import type { ElementHandle, Page } from '@playwright/test';
import { onElements } from './in-page.js';

/** Most moves towards a value. */
const MOST_MOVES = 6;

/** How long the page may take to show what it stands at, in ms. */
const TAKEOVER_MS = 80;

/** The way of a thumb on the page, in CSS pixels, and whether the thumb itself is what is called a slider. */
interface Track {
  isUpright: boolean;
  /** Where the thumb is, if that is the slider; else the beginning of the track. */
  from: number;
  /** Its length, that of an upright one below zero, because more is above. */
  length: number;
  /** What it is at right angles to its way. */
  across: number;
  isThumb: boolean;
}

/** Whether the value was reached. It is left where the last move brought it. */
export async function slideTowards(
  handle: ElementHandle,
  {
    wanted,
    range: { min, max },
    look,
  }: { wanted: number; range: { min: number; max: number }; look: () => Promise<number> },
): Promise<boolean> {
  const page = (await handle.ownerFrame())?.page();
  await handle.scrollIntoViewIfNeeded();
  if (!page) return false;
  const share = (value: number): number => (value - min) / (max - min);
  let aim: number | undefined;
  for (let move = 0; move < MOST_MOVES; move += 1) {
    const track = await trackOf(handle);
    if (!track) return false;
    const now = await look();
    const thumb = track.isThumb ? track.from : track.from + share(now) * track.length;
    aim ??= track.isThumb ? thumb : track.from;
    aim += (share(wanted) - (move === 0 && !track.isThumb ? 0 : share(now))) * track.length;
    // A thumb is drawn along; a bar takes it to where the pointer goes down.
    await drawn(page, track, [track.isThumb ? thumb : aim, aim]);
    await page.waitForTimeout(TAKEOVER_MS);
    const after = await look();
    if (after === wanted) return true;
    if (after === now) return false;
    if (track.isThumb) aim = undefined;
  }
  return false;
}

async function drawn(page: Page, { isUpright, across }: Track, way: readonly number[]): Promise<void> {
  const spot = (at: number): [number, number] => (isUpright ? [across, at] : [at, across]);
  const [from = 0, to = from] = way;
  await page.mouse.move(...spot(from));
  await page.mouse.down();
  // Libraries that follow the pointer look for it while it moves.
  await page.mouse.move(...spot(to + 2), { steps: 4 });
  await page.mouse.move(...spot(to), { steps: 2 });
  await page.mouse.up();
}

async function trackOf(handle: ElementHandle): Promise<Track | undefined> {
  const found = await handle.evaluate(
    readTrack as (element: unknown, nothing: undefined) => { inner: Box; outer: Box } | undefined,
    undefined,
  );
  // The page tells where it is in its own frame, the pointer moves on the whole page.
  const own = await handle.boundingBox();
  if (!found || !own) return undefined;
  const { inner, outer } = found;
  const [dx, dy] = [own.x - inner.x, own.y - inner.y];
  const isUpright = outer.height > outer.width;
  const isThumb = Math.max(inner.width, inner.height) < Math.max(outer.width, outer.height) / 2;
  const middle = { x: inner.x + dx + inner.width / 2, y: inner.y + dy + inner.height / 2 };
  return {
    isUpright,
    from: isUpright ? (isThumb ? middle.y : outer.y + dy + outer.height) : isThumb ? middle.x : outer.x + dx,
    length: isUpright ? -outer.height : outer.width,
    across: isUpright ? middle.x : middle.y,
    isThumb,
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of the slider, and that of the next thing around it that is long enough to be its track. */
const readTrack = onElements({}, (element: Element): { inner: Box; outer: Box } | undefined => {
  const boxOf = (each: Element): Box => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x, y, width, height };
  };
  const inner = boxOf(element);
  for (let at: Element | null = element, far = 0; at && far < 5; at = at.parentElement, far += 1) {
    const outer = boxOf(at);
    const [long, short] = [Math.max(outer.width, outer.height), Math.min(outer.width, outer.height)];
    if (long < 60 || long < short * 3) continue;
    // What lies over it takes the pointer.
    const root = at.getRootNode() as Document | ShadowRoot;
    const hit = root.elementFromPoint(outer.x + outer.width / 2, outer.y + outer.height / 2);
    return hit && (at.contains(hit) || hit.contains(at)) ? { inner, outer } : undefined;
  }
  return undefined;
});
