/** Puts the elements that a snapshot lacks among the children of the node they stand in. Pure. */
import type { SnapshotNode } from '../contract/snapshot.js';
import type { Gap } from './walker.js';

/** Counted child nodes, and letters behind the last of them. */
type Place = readonly [nodes: number, letters: number];

/** One child; `covers`: the place of a gap that was put in before, `gap`: that gap. */
export type Part =
  | { text: string }
  | { node: SnapshotNode; counts: boolean; covers?: readonly [Place, Place]; gap?: Gap };

/** Replaces the part of the children that the gap covers: letters are counted, because white space differs. */
export function insertGap(
  children: Part[],
  gap: Gap,
  { gaps, make }: { gaps: readonly Gap[]; make: (inner: SnapshotNode[]) => SnapshotNode },
): void {
  const from = splitAt(children, gap.start, gap.text);
  const isEmpty = gap.start[0] === gap.end[0] && gap.start[1] === gap.end[1];
  let to = isEmpty ? from : Math.max(from, endOf(children, gap, from));
  // Signs hold nothing that is counted, so the place where they end the row is also the place right behind it.
  while (isWithin(children[to], gap, gaps)) to += 1;
  const inner = children
    .slice(from, to)
    .map((part) => ('text' in part ? textNode(part.text) : part.node))
    .filter((node) => node.name || node.role !== 'text');
  const made: Part[] =
    gap.kind === 'ignored' ? [] : [{ node: make(inner), counts: false, covers: [gap.start, gap.end], gap }];
  children.splice(from, to - from, ...made);
}

/** Whether the child is a gap that lies in another one. */
function isWithin(child: Part | undefined, outer: Gap, gaps: readonly Gap[]): boolean {
  let at = child && 'gap' in child ? child.gap?.within : undefined;
  while (at !== undefined && gaps[at] !== outer) at = gaps[at]?.within;
  return at !== undefined;
}

/** Index behind the gap. Where its words stand in one text, they say where it ends: generated content upsets the count. */
function endOf(children: Part[], gap: Gap, from: number): number {
  const part = children[from];
  if (part && 'text' in part && gap.text && gap.start[0] === gap.end[0] && part.text.startsWith(gap.text)) {
    return split(children, from, gap.text.length);
  }
  return splitAt(children, gap.end, undefined);
}

/** Index of the child that begins at the place, after splitting the text that lies across it. */
function splitAt(children: Part[], place: Place, begins: string | undefined): number {
  let passed: Place = [0, 0];
  let at = 0;
  for (; at < children.length; at += 1) {
    const part = children[at] as Part;
    const left = passed[0] < place[0] ? Infinity : place[1] - passed[1];
    if ('node' in part) {
      // Nodes without an element have no letters of their own.
      if (passed[0] >= place[0] && (part.counts || left <= 0)) return at;
      if (part.counts) passed = [passed[0] + 1, 0];
      else if (part.covers) {
        if (!isBefore(part.covers[0], place)) return at;
        passed = part.covers[1];
      }
      continue;
    }
    if (passed[0] < place[0]) continue;
    const length = lettersOf(part.text);
    const cut = begins ? nearest(part.text, begins, Math.max(0, left)) : positionOf(part.text, left);
    if (begins ? cut >= 0 : left <= length) return split(children, at, Math.max(cut, 0));
    passed = [passed[0], passed[1] + length];
  }
  return at;
}

function isBefore(one: Place, other: Place): boolean {
  return one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);
}

function split(children: Part[], at: number, position: number): number {
  const { text } = children[at] as { text: string };
  const before = text.slice(0, position).trim();
  const after = text.slice(position).trim();
  if (!before) return at;
  if (!after) return at + 1;
  children.splice(at, 1, { text: before }, { text: after });
  return at + 1;
}

const uncounted = /[\s\p{Co}]/u;

function lettersOf(text: string): number {
  let count = 0;
  for (const unit of text.split('')) if (!uncounted.test(unit)) count += 1;
  return count;
}

function positionOf(text: string, letters: number): number {
  let left = letters;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (!uncounted.test(text[at] ?? '')) left -= 1;
  }
  return text.length;
}

/** Where the words begin, nearest to the counted place: generated content is in the snapshot, but not in the document. */
function nearest(text: string, words: string, letters: number): number {
  const wanted = positionOf(text, letters);
  let best = -1;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (best < 0 || Math.abs(at - wanted) < Math.abs(best - wanted)) best = at;
  }
  return best;
}

export function textNode(text: string): SnapshotNode {
  return { role: 'text', name: text.trim(), children: [] };
}
