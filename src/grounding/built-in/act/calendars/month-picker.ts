/** "Select August 2027 as the invoice month", in a picker that shows the months of a year: to the year by its arrows, then the month. */
import { fold } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { below, type Entry, entryOf, readable } from '../../matching/page-index.js';
import { arrowBeside } from './calendar-arrows.js';
import { type Month, monthOf } from './calendars.js';
import { monthNames } from '../../matching/date-options.js';

type Choose = Extract<Phase, { kind: 'choose' }>;

/** Levels above the months in which the year is looked for. */
const LEVELS = 5;

/** A month with its year, and nothing else: "August 2027", "08/2027", "2027-08". */
export function monthSaid(text: string): Month | undefined {
  const said = fold(text).replace(/[,.]/g, ' ').replace(/\s+/g, ' ').trim();
  const [, a, b, c, d] = /^(?:(\d{4})[-/](\d{1,2})|(\d{1,2})[-/](\d{4}))$/.exec(said) ?? [];
  const month = Number(b ?? c);
  if (month >= 1 && month <= 12) return { year: Number(a ?? d), month };
  return /^\p{L}{3,9} (?:of )?\d{4}$/u.test(said) ? monthOf(said) : undefined;
}

/** The click on the month, or on the arrow to its year; undefined where no month is asked for or no such picker has opened. */
export function monthStep(phase: Choose, scene: Scene): Outcome | undefined {
  const wanted = monthSaid(phase.looked);
  const picker = wanted && pickerOf(scene, phase.chose);
  if (!wanted || !picker) return undefined;
  const { items, year, title, root } = picker;
  if (year === wanted.year) {
    const item = items[wanted.month - 1];
    if (!item || item.node.disabled === true) return undefined;
    return {
      kind: 'steps',
      steps: [stepOn(item, 'click', { confidence: 0.88 })],
      phase: { ...phase, looked: '', typed: true },
    };
  }
  const earlier = scene.before && entryOf(title.node.ref ?? '', scene.before);
  const isStuck = phase.chose && earlier !== undefined && yearIn(earlier) === year;
  const arrow = isStuck ? undefined : arrowBeside(title, { root, ahead: wanted.year > year, scene });
  if (!arrow) return { kind: 'none', looked: `the year ${wanted.year} above the months`, nearest: [] };
  return {
    kind: 'steps',
    steps: [stepOn(arrow, 'click', { confidence: 0.88 })],
    phase: { ...phase, chose: true, typed: true },
  };
}

interface Picker {
  items: readonly Entry[];
  root: Entry;
  title: Entry;
  year: number;
}

/** The twelve months in their order, and the one year that is said above them. What came up, or still is open. */
function pickerOf(scene: Scene, isOpen: boolean): Picker | undefined {
  const fresh = freshEntries(scene);
  const named = scene.index.entries.filter(
    (entry) =>
      entry.node.ref !== undefined &&
      entry.node.role !== 'option' &&
      (isOpen || fresh.has(entry)) &&
      monthIndex(entry) >= 0,
  );
  const items = monthNames.flatMap((_, at) => named.filter((entry) => monthIndex(entry) === at).slice(-1));
  const [first] = items;
  if (items.length !== monthNames.length || !first) return undefined;
  for (let up = first.parent, level = 0; up && level < LEVELS; up = up.parent, level += 1) {
    const years = below(scene.index, up).filter(
      (entry) => entry.order < first.order && yearIn(entry) !== undefined,
    );
    const title = years.at(-1);
    const year = title && yearIn(title);
    if (title && year !== undefined) return { items, root: up, title, year };
  }
  return undefined;
}

function monthIndex({ node }: Entry): number {
  const said = fold(node.text ?? node.name).replace('.', '');
  return said.length < 3 || said.length > 9
    ? -1
    : monthNames.findIndex((name) => name === said || name.slice(0, 3) === said || said === name.slice(0, 4));
}

function yearIn({ node }: Entry): number | undefined {
  const said = readable(node).trim();
  return /^(?:19|20)\d{2}$/.test(said) ? Number(said) : undefined;
}
