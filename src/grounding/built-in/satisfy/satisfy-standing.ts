/**
 * On which day and at what time something on a page is, by its own words, by the label of its cell, by the group that it stands in, or by
 * the titles over and beside its box. Each sign has to be of that very thing: that a day stands somewhere on the page says nothing of it.
 */
import type { Box } from '../../../contract/snapshot.js';
import { clockOf } from '../language/clock.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../matching/page-index.js';

const names: readonly RegExp[] = [
  'mon',
  'tue(?:s)?',
  'wed(?:s|nes)?',
  'thu(?:r|rs)?',
  'fri',
  'sat(?:ur)?',
  'sun',
].map((name) => new RegExp(`(?<!\\p{L})${name}(?:days?)?(?!\\p{L})`, 'iu'));

/** What is told of one thing: that it is so, that it is not, or neither. */
export type Told = 'yes' | 'no' | 'unclear';

/** The days of the week that a text names, Monday first. */
export function weekdaysIn(text: string): number[] {
  return names.flatMap((name, at) => (name.test(text) ? [at] : []));
}

const clock = /(?<![\d:.,])\d{1,2}(?:[:.]\d{2}(?: ?[ap]\.?m\b\.?)?| ?[ap]\.?m\b\.?)(?![\d:])/giu;

/** The times of day that a text names, in minutes. */
function timesIn(text: string): number[] {
  return [...text.matchAll(clock)].flatMap(([each]) => clockOf(each) ?? []);
}

/** A title of a day: its name, and at most a date besides. */
const dayTitle =
  /^\p{L}{3,9}\.?(?:,? \d{1,2}(?:st|nd|rd|th)?\.?(?: \p{L}{3,9}\.?)?|,? \p{L}{3,9}\.? \d{1,2}|,? \d{1,2}[./]\d{1,2}\.?)?$/u;

/** Characters of a text that is about one thing. */
const LONG = 100;
/** Pixels that boxes in one line are off. */
const SLACK = 4;

interface Titled {
  entry: Entry;
  box: Box;
  value: number;
}

/** Whether it is on that day, 0 being Monday. */
export function isOnDay(entry: Entry, day: number, index: PageIndex): Told {
  const titles = dayTitles(index);
  return (
    toldBy(labelled(entry, weekdaysIn), day) ??
    inGroup(entry, day, titles) ??
    byPlace(entry, day, titles, true) ??
    toldBy(ofRecord(entry, weekdaysIn), day) ??
    'unclear'
  );
}

/** Whether it is at that time, in minutes. */
export function isAtTime(entry: Entry, minutes: number, index: PageIndex): Told {
  return (
    toldByTimes(labelled(entry, timesIn), minutes) ??
    byPlace(entry, minutes, timeTitles(index), false) ??
    toldByTimes(ofRecord(entry, timesIn), minutes) ??
    'unclear'
  );
}

/** "9:00–10:00" is at 9, and it may be said to be at 10. */
function toldByTimes(times: readonly number[], minutes: number): Told | undefined {
  const [from = 0, to = 0] = times;
  if (times.length !== 2 || from >= to) return toldBy(times, minutes);
  return from === minutes ? 'yes' : minutes > to || minutes < from ? 'no' : 'unclear';
}

function toldBy(values: readonly number[], wanted: number): Told | undefined {
  const [first, ...others] = new Set(values);
  if (first === undefined) return undefined;
  if (others.length > 0) return 'unclear';
  return first === wanted ? 'yes' : 'no';
}

/** What it says itself, or else the nearest label around it. */
function labelled(entry: Entry, read: (text: string) => number[]): number[] {
  const own = read(`${readable(entry.node)} ${entry.node.name}`);
  if (own.length > 0) return own;
  for (const { node } of ancestorsOf(entry)) {
    // What is named by all that it holds is no label of one thing in it.
    const isByContent = /^(?:row|listitem|article|link|button)$/u.test(node.role);
    const found = isByContent || node.name.length > LONG ? [] : read(node.name);
    if (found.length > 0) return found;
  }
  return [];
}

/** What its record says besides. */
function ofRecord(entry: Entry, read: (text: string) => number[]): number[] {
  const record = [...ancestorsOf(entry)].find((each) => each.record || each.repeats);
  return record && !record.repeats && readable(record.node).length <= LONG ? read(readable(record.node)) : [];
}

/** All titles of days, of which no smaller one says the same. */
function dayTitles({ entries }: PageIndex): Titled[] {
  return titlesAmong(entries, (text) => (dayTitle.test(text) ? weekdaysIn(text) : []));
}

function timeTitles({ entries }: PageIndex): Titled[] {
  return titlesAmong(entries, (text) => {
    const at = clockOf(text);
    return at === undefined ? [] : [at];
  });
}

function titlesAmong(entries: readonly Entry[], read: (text: string) => number[]): Titled[] {
  return entries.flatMap((entry) => {
    const { node, children } = entry;
    const text = readable(node);
    if (!node.box || node.role === 'option' || text.length > 24 || node.box.height === 0) return [];
    const [value, ...others] = read(text);
    const isOuter = children.some((child) => child.node.box && read(readable(child.node)).length > 0);
    return value === undefined || others.length > 0 || isOuter ? [] : [{ entry, box: node.box, value }];
  });
}

/** By the group that it stands in, where that has one title of a day and holds more than that. */
function inGroup(entry: Entry, day: number, titles: readonly Titled[]): Told | undefined {
  if (new Set(titles.map(({ value }) => value)).size < 2) return undefined;
  for (const around of ancestorsOf(entry)) {
    const within = titles.filter((title) => isInside(title.entry, around));
    if (within.length > 1) return underHeading(entry, day, { around, within });
    const [title] = within;
    // A day behind it may be that of another thing in the group.
    if (title)
      return title.entry.order > entry.order && !around.record
        ? 'unclear'
        : title.value === day
          ? 'yes'
          : 'no';
  }
  return undefined;
}

/** Of titles one below the other, it is under the last one before it, unless another kind of title stands between. */
function underHeading(
  entry: Entry,
  day: number,
  { around, within }: { around: Entry; within: readonly Titled[] },
): Told | undefined {
  const isBeside = within.some(({ box }, at) =>
    within.some((other, to) => to > at && Math.abs(other.box.y - box.y) < box.height),
  );
  const isTable =
    around.node.role === 'row' || within.some(({ entry: title }) => title.parent?.node.role === 'row');
  if (isBeside || isTable) return undefined;
  const title = within.findLast((each) => each.entry.order < entry.order);
  if (!title) return undefined;
  const between = descendantsOf(around).filter(({ order }) => order > title.entry.end && order < entry.order);
  const isSameKind = ({ node }: Entry): boolean =>
    node.role === 'heading' ||
    (node.tag === title.entry.node.tag &&
      title.entry.node.tag !== 'div' &&
      (node.classes ?? []).join(' ') === (title.entry.node.classes ?? []).join(' ') &&
      node.tag !== 'li' &&
      node.tag !== 'span');
  return between.some(isSameKind) ? 'unclear' : title.value === day ? 'yes' : 'no';
}

function descendantsOf(entry: Entry): Entry[] {
  return entry.children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** By the titles over its box (days) or beside it: columns and rows of a planner, whatever draws it. */
function byPlace(
  { node: { box } }: Entry,
  wanted: number,
  titles: readonly Titled[],
  isOver: boolean,
): Told | undefined {
  if (!box) return undefined;
  const over = lineOf(titles, ({ y }) => y).filter((line) =>
    line.every((title) => title.box.y + title.box.height <= box.y + SLACK),
  );
  const beside = lineOf(titles, ({ x }) => x).filter((line) =>
    line.every((title) => title.box.x + title.box.width <= box.x + SLACK),
  );
  const columns = over.flatMap((line) =>
    line.filter(
      (title) => box.x >= title.box.x - SLACK && box.x + box.width <= title.box.x + title.box.width + SLACK,
    ),
  );
  const rows = beside.flatMap((line) => {
    const starts = line.filter((title) => title.box.y <= box.y + SLACK).toSorted((a, b) => b.box.y - a.box.y);
    const [at] = starts;
    const next = line.filter((title) => title.box.y > box.y + SLACK).toSorted((a, b) => a.box.y - b.box.y)[0];
    const isIn =
      at &&
      (next
        ? box.y + box.height <= next.box.y + SLACK || !isOver
        : box.y < at.box.y + Math.max(at.box.height, 2 * SLACK));
    return at && isIn ? [at] : [];
  });
  const all = [...columns, ...rows];
  const told = toldBy(
    all.map(({ value }) => value),
    wanted,
  );
  // What begins far below the line of an hour begins later.
  const [row] = rows;
  const isLate =
    !isOver && told === 'yes' && row && box.y - row.box.y > Math.max(row.box.height, 3 * SLACK) / 2;
  return isLate ? 'unclear' : told;
}

/** Titles that stand in one line, where several different ones do. */
function lineOf(titles: readonly Titled[], at: (box: Box) => number): Titled[][] {
  const lines: Titled[][] = [];
  for (const title of titles) {
    const line = lines.find(([first]) => first && Math.abs(at(first.box) - at(title.box)) <= SLACK);
    if (line) line.push(title);
    else lines.push([title]);
  }
  return lines.filter((line) => new Set(line.map(({ value }) => value)).size > 1);
}
