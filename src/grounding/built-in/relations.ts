/** How nodes lie to each other on a page: in a row with, under a heading, next to. Says which candidates are meant by "… in the row for Alice". */
import type { Box } from '../../contract/snapshot.js';
import { ancestorsOf, isInside, readable, type Entry, type PageIndex } from './page-index.js';
import type { RelationKind } from './prepositions.js';
import { fold, isStopWord, recordNouns, wordLikeness, wordsOf, type Word } from './words.js';

/** Levels that are climbed from a node in search of what it belongs to. */
const MAX_CLIMB = 14;

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
    case 'in':
    case 'of':
      return belonging(anchor, candidates, index);
    default:
      return kind satisfies never;
  }
}

/**
 * How well what surrounds a node explains words that its own name does not: 1 when its row, card or item says all of them,
 * 0.95 and less for headings, dialogs and named groups around it, 0 when a word or literal is nowhere.
 */
export function contextFit(entry: Entry, words: readonly Word[], literals: readonly string[]): number {
  let missing = words.filter((word) => !isStopWord(word));
  let absent = [...literals];
  if (missing.length === 0 && absent.length === 0) return 1;
  let records = 0;
  let level = 0;
  let fit = 1;
  let explained = 0;
  let inner = entry;
  for (const ancestor of ancestorsOf(entry)) {
    level += 1;
    if (level > MAX_CLIMB) break;
    if (ancestor.record) records += 1;
    const whole = ancestor.record ? records <= 2 : level <= 2 && records === 0 && !holdsRecords(ancestor);
    const { said, shown } = surroundings(ancestor, inner, whole);
    inner = ancestor;
    if (said.length === 0) continue;
    const before = missing.length + absent.length;
    missing = missing.filter((word) => !shown.some((each) => wordLikeness(word, each) >= 0.9));
    absent = absent.filter((literal) => !said.some((text) => holds(text, fold(literal))));
    if (missing.length + absent.length < before) {
      fit = Math.min(fit, ancestor.record ? 1 - 0.02 * (records - 1) : 0.86);
      explained += before - missing.length - absent.length;
    }
    if (missing.length === 0 && absent.length === 0) return fit;
    // "the user Alice": what a row stands for need not be written in it.
    const rest = missing.every((word) => recordNouns.has(word.stem));
    if (ancestor.record && explained > 0 && absent.length === 0 && rest) return fit * 0.96;
  }
  return 0;
}

function holdsRecords({ node, repeats }: Entry): boolean {
  return repeats || node.children.length > 6;
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

/** Whether a folded text holds a folded part at word boundaries. */
export function holds(text: string, part: string): boolean {
  if (part === '') return false;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const behind = text[at + part.length] ?? ' ';
    const first = part[0] as string;
    const last = part.at(-1) as string;
    if (!(isWordChar(before) && isWordChar(first)) && !(isWordChar(behind) && isWordChar(last))) return true;
    if (!/^\p{ASCII}*$/u.test(part)) return true;
  }
  return false;
}

function isWordChar(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}

/** What an ancestor says of what lies in it, folded and in words. */
interface Surroundings {
  said: readonly string[];
  shown: readonly Word[];
}

const surroundingsOnce = new WeakMap<Entry, Map<string, Surroundings>>();

/**
 * The name of a container, its heading in front of the child that leads to the node, and, with `whole`, all that can be read in it.
 * Remembered per container and heading: every row of a table asks the table again.
 */
function surroundings(ancestor: Entry, inner: Entry, whole: boolean): Surroundings {
  const heading = headingsOf(ancestor).findLast(({ order }) => order < inner.order)?.text ?? '';
  const key = `${whole ? 'whole' : ''} ${heading}`;
  let once = surroundingsOnce.get(ancestor);
  if (!once) surroundingsOnce.set(ancestor, (once = new Map()));
  const known = once.get(key);
  if (known) return known;
  const { node } = ancestor;
  const texts = [node.name, ...(node.hints ?? []).map((hint) => hint.text), node.testId ?? '', heading];
  if (node.id && !/\d{3,}/.test(node.id)) texts.push(node.id);
  if (whole) texts.push(readable(node, 'without buttons'));
  const present = texts.filter((text) => text !== '');
  const marks = whole && ancestor.record ? [(node.classes ?? []).join(' ')] : [];
  const found: Surroundings = {
    said: present.map(fold),
    shown: [...present, ...marks].flatMap((text) => [...wordsOf(text)]),
  };
  once.set(key, found);
  return found;
}

const headingsOnce = new WeakMap<Entry, readonly { order: number; text: string }[]>();

/** Headings and legends among the children of a container, or alone in a wrapper among them, with their place in the document. */
function headingsOf(container: Entry): readonly { order: number; text: string }[] {
  const known = headingsOnce.get(container);
  if (known) return known;
  const found: { order: number; text: string }[] = [];
  let order = container.order + 1;
  for (const child of container.node.children) {
    const titles = [child, ...(child.children.length <= 3 ? child.children : [])];
    const title = titles.find((each) => each.role === 'heading' || each.tag === 'legend');
    const text = title && (title.name || title.text);
    // A heading counts for what comes behind its wrapper; inside the wrapper the wrapper itself is asked.
    if (text) found.push({ order: title === child ? order : order + sizeOf(child) - 1, text });
    order += sizeOf(child);
  }
  headingsOnce.set(container, found);
  return found;
}

const sizes = new WeakMap<Entry['node'], number>();

/** Number of nodes in a subtree. */
function sizeOf(node: Entry['node']): number {
  const known = sizes.get(node);
  if (known !== undefined) return known;
  let size = 1;
  for (const child of node.children) size += sizeOf(child);
  sizes.set(node, size);
  return size;
}

function each(entries: readonly Entry[], fit: number): Map<Entry, number> {
  return new Map(entries.map((entry) => [entry, fit]));
}

function belonging(anchor: Entry, candidates: readonly Entry[], index: PageIndex): Map<Entry, number> {
  const inside = candidates.filter((entry) => isInside(entry, anchor));
  if (inside.length > 0) return each(inside, 1);
  if (isContainer(anchor)) return new Map();
  const holding = candidates.filter((entry) => isInside(anchor, entry) && !entry.actionable);
  if (holding.length > 0) return each(holding.slice(-1), 1);
  const others = candidates.filter((entry) => entry !== anchor && !isInside(anchor, entry));
  let level = 0;
  for (const ancestor of ancestorsOf(anchor)) {
    level += 1;
    if (level > MAX_CLIMB) break;
    const near = others.filter((entry) => isInside(entry, ancestor));
    if (near.length === 0) continue;
    if (isTitle(anchor)) {
      const section = inSection(anchor, near, index);
      if (section.length > 0) return each(section, 0.98);
    }
    const range = titledBy(anchor, near);
    if (range.length > 0 && near.length > 1) return each(range, 0.95);
    if (isWholePage(ancestor) && !isTitle(anchor)) {
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
  const alike = parent.node.children.filter(
    (child) => child.role === title.node.role && child.tag === title.node.tag,
  );
  if (alike.length < 2 || candidates.some((entry) => isInside(entry, title))) return [];
  let end = parent.end;
  let order = parent.order + 1;
  for (const child of parent.node.children) {
    if (order > title.order && alike.includes(child)) {
      end = order - 1;
      break;
    }
    order += sizeOf(child);
  }
  return candidates.filter((entry) => entry.order > title.end && entry.order <= end);
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
  const others = candidates.filter((entry) => entry !== anchor && !isInside(anchor, entry));
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
