/**
 * Drawn sliders of which the page does not say the scale: the handle is moved a little, the number that changed is the one that it
 * sets, and how far it went says how far the rest is. The end is that the page shows the number; anything else is an error.
 */
import { ABOUT } from '../../../../contract/action.js';
import { type Box, textOf } from '../../../../contract/snapshot.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';

type Thumb = Extract<Phase, { kind: 'thumb' }>;

const CONFIDENCE = 0.82;

/** Most times that a handle is moved. */
const MOST_TRIES = 7;

/** Most keys that are pressed for what is left at the end. */
const MOST_KEYS = 12;

/** How far the numbers of two moves may be off the line by rounding alone. */
const MOST_ROUNDING = 1.5;

/** Steps of a handle that are worth so many pixels that rounding is seen, as numbers per pixel. */
const COARSE = 1 / 6;

/** The first try: a quarter of the track, to where there is more room. */
export function firstTry(
  handle: Entry,
  track: Box,
  { wanted, index }: { wanted: number; index: PageIndex },
): Outcome {
  const { x = 0, y = 0, width = 0, height = 0 } = handle.node.box ?? {};
  const isUpright = track.height > track.width;
  const isLow = isUpright
    ? y + height / 2 - track.y > track.height / 2
    : x + width / 2 - track.x < track.width / 2;
  const pixels = Math.round((isLow ? 1 : -1) * (Math.max(track.width, track.height) / 4));
  return moved(handle, {
    kind: 'thumb',
    ...(isUpright && { isUpright }),
    ref: handle.node.ref ?? '',
    wanted,
    pixels,
    seen: [],
    from: numbersOn(index),
    tries: 1,
  });
}

/** The next try, the end where the page shows the number, or why it cannot be told. */
export function thumbPhase(phase: Thumb, { index }: Scene): Outcome {
  const { wanted, from, pixels, tries } = phase;
  const handle = entryOf(phase.ref, index);
  const now = numbersOn(index);
  const changed = now.flatMap((number, at) => (number === from[at] ? [] : [at]));
  const [at, ...others] = changed;
  const refuse = (reason: string): Outcome => ({
    kind: 'cannot-tell',
    looked: `the slider at ${wanted}`,
    reason,
  });
  if (!handle || now.length !== from.length || others.length > 0)
    return refuse('what it stands at cannot be told from the page');
  if (at === undefined)
    return refuse(
      tries === 1
        ? 'it was moved, and no number on the page changed'
        : `it does not come to ${wanted}, and stays where it is`,
    );
  const shown = now[at] as number;
  if (shown === wanted) return { kind: 'done', reason: `it shows ${wanted}`, entries: [handle] };
  if (tries >= MOST_TRIES) return refuse(`it shows ${shown} after it was moved ${tries} times`);
  const went = shown - (from[at] as number);
  const seen = pixels === 0 ? phase.seen : [...phase.seen, [pixels, went] as const];
  const left = wanted - shown;
  const next = { ...phase, seen, from: now, tries: tries + 1 };
  const distance = distanceFor(left, seen);
  // What is left is finer than a pointer, or it snaps: the keys go by one.
  const byKey = handle.node.clickable === true && (Math.abs(distance) < 2 || tries >= 4);
  if (byKey && Math.abs(left) <= MOST_KEYS) {
    const [more, less] = phase.isUpright ? ['ArrowUp', 'ArrowDown'] : ['ArrowRight', 'ArrowLeft'];
    const key = distance > 0 ? more : less;
    const step = stepOn(handle, 'press', { args: [key], confidence: CONFIDENCE });
    const count = pixels === 0 ? Math.max(1, Math.round(Math.abs(left / went))) : 1;
    return { kind: 'steps', steps: Array.from({ length: count }, () => step), phase: { ...next, pixels: 0 } };
  }
  return Math.abs(distance) < 1
    ? refuse(`it shows ${shown}, and no smaller move is possible`)
    : moved(handle, { ...next, pixels: distance });
}

/**
 * How far to go for a change of the number: by the line through what the moves so far have brought about. One alone is taken as a
 * share; two tell also where the pointer lies to the handle, which every move adds.
 */
function distanceFor(left: number, seen: Thumb['seen']): number {
  const order = seen.toSorted(([one], [other]) => one - other);
  const [low, high] = [order[0], order.at(-1)];
  if (!low || !high) return 0;
  const isLine = high[0] - low[0] >= 2 && high[1] !== low[1];
  const perPixel = isLine ? (high[1] - low[1]) / (high[0] - low[0]) : low[1] / low[0];
  const offset = isLine ? low[1] - perPixel * low[0] : 0;
  // So small an offset comes of a handle that rests at whole numbers, and lies to the pointer as it should.
  const isRounding = Math.abs(offset) <= MOST_ROUNDING && Math.abs(perPixel) <= COARSE;
  const share =
    seen.reduce((sum, [, went]) => sum + went, 0) / seen.reduce((sum, [pixels]) => sum + pixels, 0);
  const distance = isRounding && share !== 0 ? left / share : (left - offset) / perPixel;
  // A handle that rests at its steps only goes back where it is moved by less than half of one.
  const least = (0.55 * left) / perPixel;
  const isTooShort = Math.sign(distance) === Math.sign(least) && Math.abs(distance) < Math.abs(least);
  return Math.round((isTooShort ? least : distance) * 10) / 10;
}

function moved(handle: Entry, phase: Thumb): Outcome {
  const way = phase.isUpright ? ['0', String(-phase.pixels)] : [String(phase.pixels), '0'];
  const args = [...way, ABOUT];
  return { kind: 'steps', steps: [stepOn(handle, 'dragBy', { args, confidence: CONFIDENCE })], phase };
}

/** All numbers that the page shows, in their order. */
function numbersOn({ snapshot }: PageIndex): number[] {
  return [...textOf(snapshot.root).matchAll(/(?<![\d.])-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}
