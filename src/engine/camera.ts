/**
 * Takes the pictures of a step that a person looks at in the report: the page with its target, small, and without what
 * variables have put into it. A picture that cannot be taken in time, or not without a secret, is not taken; nothing fails for it.
 */
import type { Locator, Page } from '@playwright/test';
import type { OperationTrace } from '../contract/backend.js';
import { walk, type SnapshotNode } from '../contract/snapshot.js';
import { MASK } from '../contract/variables.js';
import { within } from '../page/page-errors.js';
import { readPage } from '../page/read.js';
import type { Operation } from './context.js';

/** Why a picture would be taken. */
export type Occasion = 'grounded' | 'healed' | 'weak' | 'failed' | 'replayed';

/** Which steps get a picture: none, all but plain replays, all. */
export type Pictures = 'off' | 'notable' | 'all';

/** The pictures of one operation. */
export interface Camera {
  /** From now on these elements are what the step is about; shown with a frame where they are in view. */
  aim(targets: readonly Locator[]): void;
  /** Takes the picture of the page as it is, instead of one that was taken before. */
  take(occasion: Occasion, options?: TakeOptions): Promise<void>;
  /** A picture of one element as PNG. */
  portrait(element: Locator): Promise<Uint8Array | undefined>;
  /** Whether the operation has a picture already. */
  readonly isTaken: boolean;
}

/** How a picture is taken. */
export interface TakeOptions {
  /** At most a second, which is the default. */
  limitMs?: number;
  /** Brings the first target into view, as acting on it would do anyway. */
  scrolls?: boolean;
}

/** What a camera needs. */
export interface CameraParts {
  page: Page;
  pictures: Pictures;
  /** Values that no picture may show. */
  secrets: () => readonly string[];
  trace: OperationTrace;
}

/** Longest time for a picture, in ms: a step may have failed because the page hangs. */
const PICTURE_MS = 2_000;
/** Longest time for measuring one target, in ms: on a busy machine one that is there takes some. */
const MEASURE_MS = 800;
/** Most frames on a picture; more would hide the page. */
export const MAX_BOXES = 12;
/** Of a JPEG, 0..100: text is readable, and a picture has some 40 kB. */
const QUALITY = 55;
/** What covers a value. */
const MASK_COLOUR = '#5b6472';

/** A camera; with `pictures: "off"` one that takes none. */
export function createCamera({ page, pictures, secrets, trace }: CameraParts): Camera {
  let targets: readonly Locator[] = [];
  let isTaken = false;
  const isWanted = (occasion: Occasion): boolean =>
    !page.isClosed() && (pictures === 'all' || (pictures === 'notable' && occasion !== 'replayed'));
  const inTime = <T>(work: Promise<T>, limitMs: number): Promise<T | undefined> =>
    within(
      work.catch(() => undefined),
      limitMs,
    );
  return {
    aim: (locators) => {
      targets = locators.slice(0, MAX_BOXES);
    },
    async take(occasion, { limitMs = PICTURE_MS, scrolls = false } = {}) {
      if (!isWanted(occasion)) return;
      const inMs = Math.min(limitMs, PICTURE_MS);
      const work = photograph(page, targets, {
        secrets: secrets(),
        limitMs: inMs,
        scrolls,
      });
      const picture = await inTime(work, inMs);
      if (!picture) return;
      trace.picture = picture;
      isTaken = true;
    },
    async portrait(element) {
      if (pictures === 'off' || page.isClosed()) return undefined;
      const taken = async (): Promise<Uint8Array> => {
        const mask = await masksOf(page, secrets(), PICTURE_MS);
        return element.screenshot({ timeout: PICTURE_MS, caret: 'initial', mask, maskColor: MASK_COLOUR });
      };
      return inTime(taken(), PICTURE_MS);
    },
    get isTaken() {
      return isTaken;
    },
  };
}

/** The picture that shows the page before an act changes it, out of a part of the time that is left. */
export function takeBefore(occasion: Occasion, { camera, deadline }: Operation): Promise<void> {
  return camera.take(occasion, { limitMs: deadline.remainingMs() * 0.3, scrolls: true });
}

async function photograph(
  page: Page,
  targets: readonly Locator[],
  { secrets, limitMs, scrolls }: { secrets: readonly string[] } & Required<TakeOptions>,
): Promise<NonNullable<OperationTrace['picture']>> {
  const mask = await masksOf(page, secrets, limitMs);
  const viewport =
    page.viewportSize() ?? (await page.evaluate(() => ({ width: innerWidth, height: innerHeight })));
  let boxes = await Promise.all(targets.map(boxOf));
  const [first] = boxes;
  if (scrolls && first && !overlaps(first, viewport)) {
    await targets[0]?.scrollIntoViewIfNeeded({ timeout: MEASURE_MS }).catch(() => undefined);
    boxes = await Promise.all(targets.map(boxOf));
  }
  const jpeg = await page.screenshot({
    type: 'jpeg',
    quality: QUALITY,
    scale: 'css',
    // Hiding the caret or stopping animations would change the page for whoever looks at it next.
    caret: 'initial',
    mask,
    maskColor: MASK_COLOUR,
    timeout: limitMs,
  });
  const seen = boxes.filter((box) => box !== null && overlaps(box, viewport)).map((box) => rounded(box!));
  return { jpeg, viewport, boxes: seen };
}

/**
 * Everything that shows one of the values: fields and texts, also where a page writes the value in groups ("4242 4242 …").
 * Found on a snapshot, because a locator that looks for the value would write it into traces.
 */
async function masksOf(page: Page, secrets: readonly string[], timeoutMs: number): Promise<Locator[]> {
  if (secrets.length === 0) return [];
  const reading = await readPage(page, { timeoutMs });
  const { snapshot } = reading;
  // What did not answer cannot be searched.
  if (snapshot.missingFrames.length > 0) throw new Error('a part of the page cannot be searched');
  // The reading itself masks what password fields hold, wherever it stands.
  const shows = (text: string): boolean =>
    text.includes(MASK) || secrets.some((secret) => holds(text, secret));
  const masks: Locator[] = [];
  for (const node of walk(snapshot.root)) {
    if (node.ref === undefined || !shows(ownText(node))) continue;
    const isNamedByParts = node.children.some((child) =>
      [...walk(child)].some((each) => shows(ownText(each))),
    );
    if (!isNamedByParts || node.children.some((child) => child.ref === undefined && shows(ownText(child))))
      masks.push(reading.locate(node.ref));
  }
  return masks;
}

/** All that a node itself says, its texts without an element of their own included. */
function ownText(node: SnapshotNode): string {
  const texts = node.children.filter((child) => child.role === 'text').map((child) => child.name);
  return [node.name, node.text, node.value, node.content, node.description, ...texts]
    .filter((text) => text !== undefined)
    .join('\n');
}

function holds(text: string, secret: string): boolean {
  if (secret.length <= 2) return text.split('\n').some((line) => line.trim() === secret);
  const bare = lettersOf(secret);
  return text.includes(secret) || (bare.length > 3 && lettersOf(text).includes(bare));
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(target: Locator): Promise<Box | null> {
  return target.boundingBox({ timeout: MEASURE_MS }).catch(() => null);
}

function overlaps({ x, y, width, height }: Box, viewport: { width: number; height: number }): boolean {
  return x < viewport.width && y < viewport.height && x + width > 0 && y + height > 0;
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
