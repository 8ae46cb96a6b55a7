/** What lies on a slide of a carousel that is not shown: the carousel is moved on until it is, as a person does. */
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn, stepOnPage } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, entryOf, isInside } from '../../matching/page-index.js';

/** Most times that a carousel is moved on. */
const MOST_MOVES = 12;

/** How long carousels take to move on: they are deaf to a further press until then, and nothing on the page tells of the end. */
const MOVE_TIME = '0.7 seconds';

/** How often a carousel was moved on for an element, and where that lay before the last time, in CSS pixels from the left. */
interface Moved {
  moves: number;
  from: number;
}

/** Methods that need what they are done to in sight. */
const pointing = /^(?:click|dblclick|rightClick|check|uncheck|hover|fill|type|selectOption)$/;

/** The outcome, or the step that brings its first element in sight first. */
export function slideFirst(outcome: Outcome, { moves, from }: Moved, scene: Scene): Outcome {
  const [step] = outcome.kind === 'steps' ? outcome.steps : [];
  const entry =
    step?.ref !== undefined && pointing.test(step.method) ? entryOf(step.ref, scene.index) : undefined;
  if (!entry || !/^(?:aria-hidden|clipped|inert|transparent)$/.test(entry.node.hidden ?? '')) return outcome;
  for (const around of ancestorsOf(entry)) {
    if (/^(?:document|main)$/.test(around.node.role) || around.node.tag === 'body') return outcome;
    const place = placeIn(entry, around);
    const arrow = arrowIn(around, entry, { isBack: place === 'left', scene });
    if (!arrow) continue;
    if (place === 'inside' && !isOnSlide(entry, around)) return outcome;
    // Looked at again, as long as it moves.
    const isAtRest = place === 'inside' ? hasCome(around, scene) : hasMoved(entry, from);
    const isMoving = moves > 0 && !isAtRest;
    if (arrow.node.disabled === true || moves >= MOST_MOVES || isMoving)
      return { kind: 'none', looked: `the slide of ${step?.description ?? ''} in the carousel`, nearest: [] };
    return {
      kind: 'steps',
      steps: [stepOn(arrow, 'click', { confidence: 0.85 }), stepOnPage('waitFor', [MOVE_TIME])],
      phase: { kind: 'slide', moves: moves + 1, from: entry.node.box?.x ?? 0 },
    };
  }
  return outcome;
}

/** Whether an element has gone the way of a slide since it lay at `from`. */
function hasMoved(entry: Entry, from: number): boolean {
  const slide = [entry, ...ancestorsOf(entry)].find((each) => each.record) ?? entry;
  return Math.abs((entry.node.box?.x ?? 0) - from) >= (slide.node.box?.width ?? 0) * 0.95;
}

/** Slides that fade into each other do not move: one is in sight that was not before. */
function hasCome(around: Entry, { index, before }: Scene): boolean {
  const isOut = (hidden: string | undefined): boolean => /^(?:aria-hidden|transparent)$/.test(hidden ?? '');
  return below(index, around).some(
    ({ node: { ref, hidden } }) =>
      ref !== undefined &&
      hidden === undefined &&
      before !== undefined &&
      isOut(entryOf(ref, before)?.node.hidden),
  );
}

/** Where the middle of an element lies, seen from a part of the page around it. */
function placeIn({ node: { box } }: Entry, { node: { box: area } }: Entry): 'left' | 'right' | 'inside' {
  if (!box || !area) return 'inside';
  const middle = box.x + box.width / 2;
  if (middle < area.x) return 'left';
  return middle > area.x + area.width ? 'right' : 'inside';
}

/** Slides that fade lie one over the other: their class says what they are. */
function isOnSlide(entry: Entry, around: Entry): boolean {
  return [...ancestorsOf(entry)].some(
    (each) =>
      isInside(each, around) &&
      (each.node.classes ?? []).some((name) => /slide|carousel-item|carousel-cell/i.test(name)),
  );
}

/** The one arrow of a carousel, which is in sight. */
function arrowIn(
  around: Entry,
  entry: Entry,
  { isBack, scene }: { isBack: boolean; scene: Scene },
): Entry | undefined {
  const pattern = isBack
    ? /\bprev(?:ious)?\b|\bback\b|\bleft\b|[‹«←]/i
    : /\bnext\b|\bforward\b|\bright\b|[›»→]/i;
  const arrows = scene.index.actionable.filter(
    (each) =>
      each !== entry &&
      isInside(each, around) &&
      /^(?:button|link|generic)$/.test(each.node.role) &&
      each.node.hidden === undefined &&
      each.evidence.some(({ text }) => text.length <= 40 && pattern.test(text.replaceAll(/[-_]/g, ' '))),
  );
  return arrows.length === 1 ? arrows[0] : undefined;
}
