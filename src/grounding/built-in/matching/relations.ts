/** How nodes lie to each other on a page: in a row with, under a heading, next to. Says which candidates are meant by "… in the row for Alice". */
import type { Box } from '../../../contract/snapshot.js';
import { ancestorsOf, below, isInside, type Entry, type PageIndex, readable } from './page-index.js';
import { type Word, wordLikeness, wordsOf } from '../language/words.js';
import type { RelationKind } from '../language/prepositions.js';
import { MAX_CLIMB } from './surroundings.js';

/**
 * The candidates that lie to an anchor as a relation says, with 0..1 how clearly: 1 inside it, less the farther one has to go.
 * Only the nearest ones are given.
 */
export function related(
  kind: RelationKind,
  anchor: Entry,
  { candidates, index }: { candidates: readonly Entry[]; index: PageIndex },
): Map<Entry, number> {
  switch (kind) {
    case 'containing':
      return each(
        candidates.filter((entry) => entry === anchor || isInside(anchor, entry)),
        1,
      );
    case 'right':
    case 'left':
    case 'above':
      return beside(kind, anchor, candidates);
    case 'under':
      return under(anchor, candidates, index);
    case 'near':
      return near(anchor, candidates);
    case 'of':
      return cardOf(anchor, candidates) ?? belonging(anchor, candidates, index);
    case 'in':
      return belonging(anchor, candidates, index);
    default:
      return kind satisfies never;
  }
}

/** Box centre distance along and across the line between two nodes, in CSS pixels; infinite when a box is missing. */
export function distance(a: Entry, b: Entry): number {
  const from = a.node.box;
  const to = b.node.box;
  if (!from || !to) return Math.abs(a.order - b.order) * 1000;
  const dx = Math.max(0, from.x - (to.x + to.width), to.x - (from.x + from.width));
  const dy = Math.max(0, from.y - (to.y + to.height), to.y - (from.y + from.height));
  return Math.hypot(dx, dy * 1.5);
}

/** The dialog a node lies in, if any. */
export function dialogOf(entry: Entry): Entry | undefined {
  for (const ancestor of ancestorsOf(entry))
    if (/^(?:dialog|alertdialog)$/.test(ancestor.node.role)) return ancestor;
  return undefined;
}

/** The row, card or item a node lies in, if any. */
export function recordOf(entry: Entry): Entry | undefined {
  if (entry.record) return entry;
  for (const ancestor of ancestorsOf(entry)) if (ancestor.record) return ancestor;
  return undefined;
}

/** The form (or dialog, fieldset, record: whatever holds fields together) that a node lies in. */
export function formOf(entry: Entry): Entry | undefined {
  for (const ancestor of ancestorsOf(entry)) {
    if (/^(?:form|dialog|alertdialog|search)$/.test(ancestor.node.role) || ancestor.node.tag === 'form')
      return ancestor;
  }
  return undefined;
}

function each(entries: readonly Entry[], fit: number): Map<Entry, number> {
  return new Map(entries.map((entry) => [entry, fit]));
}

/** "The card with 5 points": the card that is clicked as a whole and says so itself, and not the one beside it. */
function cardOf(anchor: Entry, candidates: readonly Entry[]): Map<Entry, number> | undefined {
  const card = recordOf(anchor);
  if (!card?.actionable || card === anchor || card.node.children.length < 2 || !candidates.includes(card))
    return undefined;
  const isAlone = !candidates.some((entry) => entry !== card && entry.actionable && isInside(entry, card));
  return isAlone && /^(?:generic|listitem|row|article)$/.test(card.node.role) ? each([card], 1) : undefined;
}

/** Cards like one of these that say all of the words, too: "5 pts" stands in each of them, with less or more around it. */
export function cardsAlike(
  cards: Iterable<Entry>,
  words: readonly Word[],
  candidates: readonly Entry[],
): readonly Entry[] {
  const [card, ...others] = [...cards].filter((entry) => entry.record && entry.actionable);
  if (!card || others.length > 0 || words.length === 0) return [];
  return candidates.filter(
    (entry) =>
      entry !== card &&
      entry.record &&
      entry.actionable &&
      entry.node.role === card.node.role &&
      entry.node.classes?.[0] === card.node.classes?.[0] &&
      words.every((word) => wordsOf(readable(entry.node)).some((each) => wordLikeness(word, each) >= 0.9)),
  );
}

function belonging(anchor: Entry, candidates: readonly Entry[], index: PageIndex): Map<Entry, number> {
  const inside = candidates.filter((entry) => isInside(entry, anchor));
  if (inside.length > 0) return each(inside, 1);
  if (isContainer(anchor)) return new Map();
  const holding = candidates.filter((entry) => isInside(anchor, entry) && !entry.actionable);
  if (holding.length > 0) return each(holding.slice(-1), 1);
  // What can be chosen from a list is no place until it is chosen.
  if (anchor.node.role === 'option' && anchor.node.selected !== true) return new Map();
  // The options of one list are none of another that stands in front of it.
  const others = candidates.filter(
    (entry) =>
      entry !== anchor &&
      !isInside(anchor, entry) &&
      !(anchor.node.options !== undefined && entry.node.role === 'option'),
  );
  let level = 0;
  for (const ancestor of ancestorsOf(anchor)) {
    level += 1;
    if (level > MAX_CLIMB) break;
    const near = ownOf(
      ancestor,
      others.filter((entry) => isInside(entry, ancestor)),
    );
    if (near.length === 0) {
      // A row with buttons of its own is whole: nothing outside of it belongs to what it says.
      if (ancestor.record && hasOwnHandle(ancestor, anchor, index)) return new Map();
      // A step of a list of steps is no place: what stands outside of the list belongs to none of its items.
      if (ancestor.node.role === 'list' && ancestor.repeats) return new Map();
      continue;
    }
    if (isTitle(anchor)) {
      const section = inSection(anchor, near, index);
      if (section.length > 0) return each(section, 0.98);
    }
    const range = titledBy(anchor, near);
    if (range.length > 0 && near.length > 1) return each(range, 0.95);
    if (isWholePage(ancestor) && (!isTitle(anchor) || isInControl(anchor))) {
      // The page holds everything: only what stands in the same line or directly behind belongs together.
      const beside = near.filter((entry) => sameLine(anchor.node.box, entry.node.box));
      const next = near.filter((entry) => entry.order > anchor.order && entry.order - anchor.order <= 4);
      return beside.length > 0 ? each(beside, 0.9) : each(next.slice(0, 1), 0.85);
    }
    if (near.length === 1 && (ancestor.record || level <= 3)) return each(near, 0.98);
    if (ancestor.record || isLabelOf(anchor, ancestor)) return each(near, 0.97);
    // A flat page: only what stands in the same line, or else directly behind the anchor, belongs to it.
    const line = near.filter((entry) => sameLine(anchor.node.box, entry.node.box));
    if (line.length > 0) return each(line, 0.9);
    const behind = near.filter((entry) => entry.order > anchor.order);
    const [first] = behind;
    if (near.length === 1) return each(near, level <= 5 ? 0.9 : 0.75);
    return first && level <= 3 && !isTitle(anchor) ? each([first], 0.8) : each(near, 0.6);
  }
  return new Map();
}

/** Of what lies in a record that holds others like itself, what is its own: an answer has a button, and each reply in it has one as well. */
function ownOf(record: Entry, inside: readonly Entry[]): readonly Entry[] {
  const { role } = record.node;
  if (!record.record || !/^(?:article|listitem|treeitem|comment)$/.test(role)) return inside;
  const isNested = (entry: Entry): boolean => {
    for (const each of ancestorsOf(entry)) {
      if (each === record) return false;
      if (each.record && each.node.role === role) return true;
    }
    return false;
  };
  const own = inside.filter((entry) => !isNested(entry));
  return own.length > 0 ? own : inside;
}

function hasOwnHandle(record: Entry, anchor: Entry, index: PageIndex): boolean {
  return below(index, record).some(
    (entry) => entry.actionable && entry !== anchor && !isInside(anchor, entry) && !isInside(entry, anchor),
  );
}

/** What has an inside of its own: nothing outside it lies "in" it. */
function isContainer({ node, record }: Entry): boolean {
  if (
    /^(?:dialog|alertdialog|region|form|main|navigation|table|grid|list|listbox|group|radiogroup|tabpanel|menu|tree|banner|contentinfo|complementary|rowgroup|toolbar|row)$/.test(
      node.role,
    )
  )
    return true;
  return record && node.children.length > 0;
}

/** An anchor that names its container: the first text in it. */
function isLabelOf(anchor: Entry, container: Entry): boolean {
  return isTitle(anchor) && anchor.order - container.order <= 3;
}

/** What stands between a short text and the next text of its kind: the labels of a flat form. */
function titledBy(anchor: Entry, candidates: readonly Entry[]): Entry[] {
  const title = anchor.node.role === 'text' ? anchor.parent : anchor;
  const parent = title?.parent;
  if (!title || !parent || title.node.children.some((child) => child.role !== 'text')) return [];
  const alike = parent.children.filter(
    ({ node }) => node.role === title.node.role && node.tag === title.node.tag,
  );
  if (alike.length < 2 || candidates.some((entry) => isInside(entry, title))) return [];
  const next = alike.find(({ order }) => order > title.order);
  const end = next ? next.order - 1 : parent.end;
  return candidates.filter((entry) => entry.order > title.end && entry.order <= end);
}

/** The heading on a card that is one link titles that link. */
function isInControl(entry: Entry): boolean {
  for (const ancestor of ancestorsOf(entry)) if (ancestor.actionable) return true;
  return false;
}

function isWholePage({ node }: Entry): boolean {
  return node.role === 'document' || node.role === 'main' || node.tag === 'body';
}

function isTitle(entry: Entry): boolean {
  return (
    entry.node.role === 'heading' ||
    entry.node.tag === 'legend' ||
    entry.node.role === 'columnheader' ||
    /^(?:strong|b|dt|caption|summary)$/.test(entry.node.tag ?? '')
  );
}

/** What follows a heading up to the next heading of the same or a higher level. */
function inSection(heading: Entry, candidates: readonly Entry[], index: PageIndex): Entry[] {
  if (heading.node.role === 'columnheader') return inColumn(heading, candidates);
  const level = heading.node.level ?? 6;
  let end = index.entries.length;
  for (let at = heading.order + 1; at < index.entries.length; at += 1) {
    const { node } = index.entries[at] as Entry;
    const ends =
      heading.node.role === 'heading'
        ? node.role === 'heading' && (node.level ?? 6) <= level
        : isTitle(index.entries[at] as Entry);
    if (ends) {
      end = at;
      break;
    }
  }
  return candidates.filter((entry) => entry.order > heading.order && entry.order < end);
}

function inColumn(header: Entry, candidates: readonly Entry[]): Entry[] {
  const box = header.node.box;
  if (!box) return [];
  return candidates.filter((entry) => {
    const other = entry.node.box;
    return (
      other !== undefined &&
      other.x + other.width / 2 >= box.x &&
      other.x + other.width / 2 <= box.x + box.width &&
      other.y > box.y
    );
  });
}

function near(anchor: Entry, candidates: readonly Entry[]): Map<Entry, number> {
  const record = recordOf(anchor);
  // "The star next to Nonie" is not the star of the mail below.
  const isOfOther = (entry: Entry): boolean => {
    const other = recordOf(entry);
    return record?.parent?.repeats === true && other !== record && other?.parent === record.parent;
  };
  const others = candidates.filter(
    (entry) => entry !== anchor && !isInside(anchor, entry) && !isOfOther(entry),
  );
  const defined = others.filter((entry) => isDefinedBy(entry, anchor));
  if (defined.length > 0) return each(defined, 0.97);
  let level = 0;
  for (const ancestor of ancestorsOf(anchor)) {
    level += 1;
    const inside = others.filter((entry) => isInside(entry, ancestor));
    if (inside.length === 0) continue;
    if (inside.length === 1 && (level <= 4 || ancestor.record)) return each(inside, 0.97);
    return nearest(anchor, inside);
  }
  return nearest(anchor, others);
}

/** It lies in the definition directly behind the term. */
function isDefinedBy(entry: Entry, { node, parent }: Entry): boolean {
  if (node.role !== 'term' || !parent) return false;
  const { children } = parent.node;
  const behind = children.slice(children.indexOf(node) + 1);
  const end = behind.findIndex(({ role }) => role === 'term');
  const own = end === -1 ? behind : behind.slice(0, end);
  return [entry, ...ancestorsOf(entry)].some((each) => own.includes(each.node));
}

function nearest(anchor: Entry, candidates: readonly Entry[]): Map<Entry, number> {
  const sorted = candidates
    .map((entry) => ({ entry, gap: distance(anchor, entry) }))
    .toSorted((a, b) => a.gap - b.gap);
  const [first] = sorted;
  if (!first) return new Map();
  const limit = first.gap + 8;
  return new Map(
    sorted.map(({ entry, gap }) => [entry, gap <= limit ? 0.95 : Math.max(0.3, 0.8 - gap / 1000)]),
  );
}

function under(anchor: Entry, candidates: readonly Entry[], index: PageIndex): Map<Entry, number> {
  if (isTitle(anchor)) {
    const section = inSection(anchor, candidates, index);
    if (section.length > 0) return each(section, 0.97);
  }
  const inside = candidates.filter((entry) => isInside(entry, anchor));
  if (inside.length > 0) return each(inside, 0.95);
  return placed(
    anchor,
    candidates,
    (from, to) => to.y + 2 >= from.y + from.height && overlaps(from.x, from.width, to.x, to.width),
  );
}

function beside(
  kind: 'right' | 'left' | 'above',
  anchor: Entry,
  candidates: readonly Entry[],
): Map<Entry, number> {
  return placed(anchor, candidates, (from, to) => {
    if (kind === 'above')
      return to.y + to.height <= from.y + 2 && overlaps(from.x, from.width, to.x, to.width);
    if (!overlaps(from.y, from.height, to.y, to.height)) return false;
    return kind === 'right' ? to.x + 2 >= from.x + from.width : to.x + to.width <= from.x + 2;
  });
}

function placed(
  anchor: Entry,
  candidates: readonly Entry[],
  test: (from: Box, to: Box) => boolean,
): Map<Entry, number> {
  const from = anchor.node.box;
  if (!from) return new Map();
  return nearest(
    anchor,
    candidates.filter(
      (entry) => entry !== anchor && entry.node.box !== undefined && test(from, entry.node.box),
    ),
  );
}

function overlaps(start: number, length: number, otherStart: number, otherLength: number): boolean {
  return start < otherStart + otherLength && otherStart < start + length;
}

function sameLine(a: Box | undefined, b: Box | undefined): boolean {
  if (!a || !b) return false;
  const middle = b.y + b.height / 2;
  return middle >= a.y - 4 && middle <= a.y + a.height + 4;
}
