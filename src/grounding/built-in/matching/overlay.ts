/** A box that lies over other things and has a cross to close it: a pop-up that nothing calls so. */
import { isCross } from '../language/crosses.js';
import type { Box } from '../../../contract/snapshot.js';
import { plainControls, shownBy } from './plain-controls.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from './page-index.js';

/** Levels from the cross up to the box that it closes. */
const MAX_LEVELS = 3;

/** The box around the only cross of the page, when it covers something beside it; at most one. */
export function overlaysWithCross(index: PageIndex): Entry[] {
  const crosses = crossesOn(index);
  const [cross, ...others] = crosses;
  if (!cross || others.length > 0) return [];
  const around = [...ancestorsOf(cross)].slice(0, MAX_LEVELS);
  const box = around.find((entry) => isPart(entry) && coversOthers(entry, index));
  return box ? [box] : [];
}

/** The pop-up that is open, though nothing calls it so: what alone can be reached while it covers the rest, or the box with the only cross. */
export function popupBox(index: PageIndex): Entry | undefined {
  // The title of a column is as wide as it, and no button that could be reached.
  const usable = index.actionable.filter(({ node }) => node.tag !== 'body' && node.role !== 'columnheader');
  const covered = usable.filter(({ node }) => node.hidden === 'covered');
  const [first, ...others] = usable.filter(({ node }) => node.hidden === undefined);
  const around =
    first && covered.length > 0
      ? [...ancestorsOf(first)].find((box) => others.every((other) => isInside(other, box)))
      : undefined;
  const isOver = around && isPart(around) && !covered.some((entry) => isInside(entry, around));
  return isOver ? around : overlaysWithCross(index)[0];
}

/** What says that it closes, and the plain box or part that is nothing but a cross. */
export function crossesOn(index: PageIndex): Entry[] {
  const marked = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      /^(?:button|link|generic|img)$/.test(node.role) &&
      node.hidden === undefined &&
      name !== undefined &&
      name.words.length > 0 &&
      name.words.every((word) => word.meaning === 'close'),
  );
  return [...marked, ...plainControls(index).filter((entry) => isCross(shownBy(entry)))];
}

/** Whether a box with a button that only puts it away lies over something else. */
export function hasOverlay(index: PageIndex): boolean {
  return index.actionable.some(
    (entry) =>
      /^(?:ok|okay|close|got it|no,? thanks|dismiss|accept|agree|allow|decline|maybe later)\b/i.test(
        (entry.node.name || (entry.node.text ?? '')).trim(),
      ) &&
      [...ancestorsOf(entry)].slice(0, MAX_LEVELS).some((each) => isPart(each) && coversOthers(each, index)),
  );
}

function isPart({ node }: Entry): boolean {
  return node.role !== 'document' && node.tag !== 'body';
}

function coversOthers(entry: Entry, index: PageIndex): boolean {
  const { box } = entry.node;
  const others = index.actionable.filter((other) => other !== entry && !isInside(other, entry));
  // What lies between, over the whole page, need not be a node.
  if (others.length > 0 && others.every(({ node }) => node.hidden === 'covered')) return true;
  return (
    box !== undefined &&
    index.entries.some(
      (other) =>
        other !== entry &&
        other.node.box !== undefined &&
        !isInside(other, entry) &&
        !isInside(entry, other) &&
        readable(other.node) !== '' &&
        overlap(box, other.node.box),
    )
  );
}

/** By more than the rounding of an edge. */
function overlap(a: Box, b: Box): boolean {
  return (
    a.x + 2 < b.x + b.width && b.x + 2 < a.x + a.width && a.y + 2 < b.y + b.height && b.y + 2 < a.y + a.height
  );
}
