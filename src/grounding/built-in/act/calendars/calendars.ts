/** The calendars that a page shows, whatever they are made of: the days of a month under its name. What is done in them is do-calendar.ts. */
import { monthNames } from '../../matching/date-options.js';
import { parseDate } from '../../../../contract/parse-date.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, isInside, readable, type Entry } from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';
import { fold } from '../../language/words.js';

/** A month, 1 to 12, of a year. */
export interface Month {
  year: number;
  month: number;
}

/** One month on the page. */
export interface Calendar {
  /** What holds the days and the name of the month. */
  root: Entry;
  /** What can be a day, those of the months before and behind it, too. */
  days: readonly Entry[];
  /** Undefined where the page names no month. */
  shown: Month | undefined;
}

/** Days that every month has. */
const DAYS = 28;

/** Levels above the days in which the name of the month is looked for. */
const TITLE_LEVELS = 6;

/** The calendars of a page: innermost ones first, else in their order on the page. */
export function calendarsOn(scene: Scene): Calendar[] {
  const days = scene.index.entries.filter(
    (entry) =>
      entry.node.ref !== undefined && entry.node.hidden !== 'behind-dialog' && dayOf(entry) !== undefined,
  );
  const within = new Map<Entry, Set<number>>();
  for (const entry of days) {
    for (const ancestor of ancestorsOf(entry)) {
      const numbers = within.get(ancestor) ?? new Set<number>();
      within.set(ancestor, numbers.add(dayOf(entry) as number));
    }
  }
  const whole = [...within].flatMap(([entry, numbers]) => (numbers.size >= DAYS ? [entry] : []));
  const outer = new Set(whole.flatMap((entry) => [...ancestorsOf(entry)]));
  const grids = whole.filter((entry) => !outer.has(entry));
  return grids
    .map((grid) => {
      const own = days.filter((entry) => isInside(entry, grid));
      return { ...titled(grid, grids, scene), days: own };
    })
    .toSorted((a, b) => b.root.depth - a.root.depth || a.root.order - b.root.order);
}

/** The days of the month itself: those before its first and behind its last belong to other months. */
export function daysOfMonth({ days }: Calendar): readonly Entry[] {
  let run: Entry[] = [];
  let longest: Entry[] = [];
  let before = 0;
  for (const entry of days) {
    const number = dayOf(entry) as number;
    if (number < before) run = [];
    run.push(entry);
    before = number;
    if (run.length > longest.length) longest = run;
  }
  return longest.filter((entry) => !isOutside(entry));
}

/** The number of a day that an element shows or is named by; undefined for everything else. */
export function dayOf({ node }: Entry): number | undefined {
  if (node.role === 'text') return undefined;
  const own = (node.text ?? node.name).trim();
  // "05", as some calendars write it.
  if (/^(?:0?[1-9]|[12]\d|3[01])$/.test(own)) return Number(own);
  if (!/^(?:gridcell|button|link|option|cell)$/.test(node.role)) return undefined;
  const iso = node.name.length < 60 ? parseDate(node.name) : undefined;
  return iso ? Number(iso.slice(8)) : undefined;
}

function isOutside({ node }: Entry): boolean {
  return (
    node.disabled === true ||
    (node.classes ?? []).some((name) => /other-?month|outside|disabled|old|new$|muted|adjacent/i.test(name))
  );
}

/** The container of a grid of days that names its month. Above several grids, as many names belong to them in their order. */
function titled(grid: Entry, grids: readonly Entry[], scene: Scene): Pick<Calendar, 'root' | 'shown'> {
  let up: Entry | undefined = grid;
  for (let level = 0; up && level < TITLE_LEVELS; up = up.parent, level += 1) {
    const container = up;
    const inside = grids.filter((each) => each === container || isInside(each, container));
    if (inside.length > 1) {
      const names = monthsIn(container, scene);
      const shown = names.length === inside.length ? names[inside.indexOf(grid)] : undefined;
      return { root: shown ? container : grid, shown };
    }
    const shown = monthIn(container, scene);
    if (shown) return { root: container, shown };
  }
  return { root: grid.parent?.parent ?? grid, shown: undefined };
}

function monthIn(container: Entry, scene: Scene): Month | undefined {
  const lists = monthLists(container, scene);
  if (lists) return lists;
  const [named] = monthsIn(container, scene);
  if (named) return named;
  // Month and year in two elements.
  return monthOf(fold(readable(container.node)).slice(0, 120));
}

/** The months that elements below a container name, in their order; dates of a day are none. */
function monthsIn(container: Entry, scene: Scene): Month[] {
  let last: Entry | undefined;
  return scene.index.entries.slice(container.order, container.end + 1).flatMap((entry) => {
    const { node } = entry;
    const text = fold(node.name || node.text || node.value || '');
    const hasDay = /\b\d{1,2}(?:st|nd|rd|th)?(?:,|\.?\s+(?:of\s+)?[a-z]{3})/.test(text);
    const month = hasDay || (last && isInside(entry, last)) ? undefined : monthOf(text);
    if (!month) return [];
    last = entry;
    return [month];
  });
}

/** The month and year that a folded text says. */
export function monthOf(text: string): Month | undefined {
  const month = monthNames.findIndex((name) =>
    new RegExp(`\\b${name}\\b|\\b${name.slice(0, 3)}\\b`).test(text),
  );
  const year = /\b(?:19|20)\d{2}\b/.exec(text);
  return month >= 0 && year ? { year: Number(year[0]), month: month + 1 } : undefined;
}

/** What lists of months, and lists or fields of years, stand at. */
function monthLists(container: Entry, scene: Scene): Month | undefined {
  const values = scene.index.entries
    .slice(container.order, container.end + 1)
    .flatMap(({ node }) =>
      (node.options || fieldRoles.has(node.role)) && node.value !== undefined ? [fold(node.value)] : [],
    );
  const year = values.find((value) => /^(?:19|20)\d{2}$/.test(value));
  const month = values
    .map((value) => monthNames.findIndex((name) => name === value || name.slice(0, 3) === value))
    .find((index) => index >= 0);
  return year !== undefined && month !== undefined ? { year: Number(year), month: month + 1 } : undefined;
}
