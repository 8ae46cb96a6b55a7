/** The figures that records show: prices, days, lengths, sizes, and how many there are of something. Undefined where two could be meant. */
import { parseDate } from '../../../contract/parse-date.js';
import { type SnapshotNode, walk } from '../../../contract/snapshot.js';
import type { Figure } from '../language/extremes.js';
import { rootOf } from '../language/role-verbs.js';
import { fold, toWord, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { type Entry, readable } from './page-index.js';
import { countOnControl } from './control-counts.js';
import { amountIn, toNumber } from './positions.js';
import { clocksIn, spanOf } from './record-clocks.js';

/** What a record says in one place, under the title of its column where it has one. */
interface Said {
  text: string;
  head: string;
}

const saidOnce = new WeakMap<Entry, readonly Said[]>();

/** The texts of a record, each as far as it says one thing. */
function saidIn(record: Entry): readonly Said[] {
  let known = saidOnce.get(record);
  if (!known) {
    const heads = record.node.role === 'row' ? headsOver(record) : [];
    known =
      heads.length > 0
        ? record.node.children.map((cell, at) => ({ text: readable(cell), head: heads[at] ?? '' }))
        : leavesOf(record.node).flatMap((text) =>
            text.split(/\s*[·|•;]\s*|,\s+(?=\D)|\s{2,}/u).map((part) => ({ text: part, head: '' })),
          );
    saidOnce.set(record, (known = known.filter(({ text }) => text.trim() !== '')));
  }
  return known;
}

function leavesOf(record: SnapshotNode): string[] {
  const unsaid = /^(?:button|option|textbox|combobox|searchbox)$/;
  return [...walk(record)].flatMap((node) => {
    if (unsaid.test(node.role)) return [];
    if (node.role === 'text') return [node.name];
    return node.children.length === 0 || node.text !== undefined ? [node.text ?? node.name] : [];
  });
}

/** What the columns over a row are called. */
function headsOver({ parent }: Entry): string[] {
  const rows = [...(parent?.node.children ?? []), ...(parent?.parent?.node.children ?? [])].flatMap((each) =>
    each.role === 'rowgroup' ? each.children : [each],
  );
  const head = rows.find((row) => row.children.some((cell) => cell.role === 'columnheader'));
  return (head?.children ?? []).map((cell) => cell.name || readable(cell));
}

/** The figures of several records, in their order; undefined unless each of them shows one, and all the same kind of it. */
export function figuresOf(records: readonly Entry[], figure: Figure): number[] | undefined {
  const all = records.map((record) => readersOf(figure).map((read) => read(record, figure)));
  for (const at of readersOf(figure).keys()) {
    const found = all.map((each) => each[at]);
    if (found.every((value) => value !== undefined))
      return figure.kind === 'date' && isOfUnknownYears(records, found) ? undefined : found;
    // Where some of them show such a figure, another kind of it is no stand-in.
    if (found.some((value) => value !== undefined) && figure.kind !== 'popular') return undefined;
  }
  return undefined;
}

/** "30 Dec" may be before or behind "1 Mar": days without their year, more than half a year apart. */
function isOfUnknownYears(records: readonly Entry[], found: readonly number[]): boolean {
  const isYearless = (text: string): boolean => parseDate(text) === undefined && dayIn(text) !== undefined;
  return (
    Math.max(...found) - Math.min(...found) > HALF_A_YEAR &&
    records.some((record) => saidIn(record).some(({ text }) => isYearless(text)))
  );
}

const HALF_A_YEAR = 183;

type Reader = (record: Entry, figure: Figure) => number | undefined;

function readersOf({ kind, words }: Figure): readonly Reader[] {
  if (kind === 'price') return [priceOf];
  if (kind === 'date') return [dateOf, daysSince, timeOf];
  if (kind === 'length')
    return [durationOf, (record) => spanOf(clocksIn(readable(record.node, 'without buttons')))];
  if (kind === 'rating')
    return [
      (record) =>
        amountIn(readable(record.node), [{ text: 'rating' }]) ??
        underHead(record, words.length > 0 ? words : ['rating']),
    ];
  if (kind === 'popular') return [popularityOf];
  if (kind === 'count') {
    const reading =
      (said: readonly string[]): Reader =>
      (record) =>
        underHead(record, said) ??
        countOf(record, said) ??
        countOnControl(record.node, said) ??
        degreeOf(record, said);
    // "The highest error percentage", in a column "Errors" with a sign for it.
    const isMeasured = words.length > 1 && measures.test(words.at(-1) ?? '');
    return [reading(words), ...(isMeasured ? [reading(words.slice(0, -1))] : [])];
  }
  return [(record) => measureOf(record, kind)];
}

/** What a figure may be called behind what it is a figure of. */
const measures = /^(?:percentages?|rates?|usage|numbers?|counts?|totals?|amounts?|values?|levels?|figures?)$/;

function one<T>(values: readonly T[]): T | undefined {
  const different = [...new Set(values)];
  return different.length === 1 ? different[0] : undefined;
}

/** What is free costs nothing. */
function priceOf(record: Entry): number | undefined {
  const text = readable(record.node);
  const amount = amountIn(text, [{ text: 'price' }]);
  if (amount !== undefined) return amount;
  const isFree = saidIn(record).some(({ text: each }) =>
    /^(?:free|free of charge|gratis|no charge|free entry)$/i.test(each.trim()),
  );
  return isFree ? 0 : underHead(record, ['price']);
}

const DAY_MS = 86_400_000;
const headsOf = {
  start: /\b(?:start|starts|begin|begins|from|date|when|day|opens|departure)\b/,
  end: /\b(?:end|ends|until|due|deadline|expires|expiry|closes|return)\b/,
  made: /\b(?:created|added|posted|published|listed|opened|reported|updated|joined|date|made|received|ordered)\b/,
};

const opposed = { end: 'made', made: 'end' } as const;

/** The one day that it shows; of several, or of one under a title, the one whose title or words say that it is meant. */
function dateOf(record: Entry, { which, words }: Figure): number | undefined {
  const shown = saidIn(record).flatMap(({ text, head }) => {
    const day = dayIn(text);
    return day === undefined ? [] : [{ day, head, said: fold(`${head} ${text}`) }];
  });
  if (words.length > 0)
    return one(shown.filter(({ said }) => saysAll(wordsOf(said), words)).map(({ day }) => day));
  const isMeant = (said: string): boolean => which === undefined || headsOf[which].test(said);
  const meant = shown.filter(({ said }) => isMeant(said));
  // When a card is due says nothing of how old it is, nor when it was made when it ends.
  const isOther = (said: string): boolean =>
    which !== undefined && which !== 'start' && !isMeant(said) && headsOf[opposed[which]].test(said);
  const isOnly = shown.length === 1 && shown[0]?.head === '' && !shown.some(({ said }) => isOther(said));
  return one((isOnly ? shown : meant).map(({ day }) => day));
}

/** A day, with the time of it as a part of a day; without a year it is of the same one as the others. */
function dayIn(text: string): number | undefined {
  const iso =
    parseDate(text) ??
    (/\d{4}/.test(text) ? undefined : parseDate(`${text.replace(/,? ?\d{1,2}:\d{2}.*$/, '')} 2024`));
  if (iso === undefined) return undefined;
  const clock = /\b(\d{1,2}):(\d{2})\b/.exec(text);
  return Date.parse(iso) / DAY_MS + (clock ? (Number(clock[1]) * 60 + Number(clock[2])) / 1440 : 0);
}

const days: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  min: 1 / 1440,
  hour: 1 / 24,
  h: 1 / 24,
  day: 1,
  d: 1,
  week: 7,
  w: 7,
  month: 30,
  year: 365,
};

/** "2 days ago", "yesterday", "in 3 weeks": days from now. */
function daysSince(record: Entry): number | undefined {
  return one(
    saidIn(record).flatMap(({ text }) => {
      const said = fold(text);
      const [, amount, unit = ''] =
        /\b(\d+|an?) ?(minute|min|hour|h|day|d|week|w|month|year)s? ago\b/.exec(said) ?? [];
      const [, ahead, later = ''] =
        /\bin (\d+|an?) (minute|min|hour|day|week|month|year)s?\b/.exec(said) ?? [];
      const number = (digits: string): number => (/^an?$/.test(digits) ? 1 : Number(digits));
      if (amount !== undefined) return [-number(amount) * (days[unit] ?? 1)];
      if (ahead !== undefined) return [number(ahead) * (days[later] ?? 1)];
      if (/\byesterday\b/.test(said)) return [-1];
      if (/\btomorrow\b/.test(said)) return [1];
      return /\b(?:today|just now)\b/.test(said) ? [0] : [];
    }),
  );
}

/** The time at which it begins or ends, on whatever day. */
function timeOf(record: Entry, { which, words }: Figure): number | undefined {
  const times = clocksIn(readable(record.node, 'without buttons'));
  if (!times || words.length > 0 || which === 'made') return undefined;
  return which === 'end' ? times.to : times.from;
}

/** Minutes: "45 min", "2 h 10", "1:30 h". */
function durationOf(record: Entry): number | undefined {
  const found = saidIn(record).flatMap(({ text, head }) => {
    const said = fold(text);
    const hours =
      /(?<![\d:.,])(\d{1,3})(?:[.,](\d))? ?(?:h|hrs?|hours?)\b(?:\s*(\d{1,2})(?: ?(?:m|min|mins|minutes))?\b)?/.exec(
        said,
      );
    if (hours) return [Number(hours[1]) * 60 + Number(hours[2] ?? 0) * 6 + Number(hours[3] ?? 0)];
    const minutes = /(?<![\d:.,])(\d{1,4}) ?(?:min|mins|minutes?)\b/.exec(said);
    if (minutes) return [Number(minutes[1])];
    const stay = /(?<![\d:.,])(\d{1,3}) ?(days?|nights?|weeks?|months?)\b(?! ago)/.exec(said);
    if (stay) return [Number(stay[1]) * 1440 * (days[(stay[2] ?? '').replace(/s$/, '')] ?? 1)];
    return /\b(?:duration|length)\b/.test(fold(head)) ? (numberIn(text) ?? []) : [];
  });
  return one(found);
}

const units: Readonly<Record<'size' | 'weight' | 'distance', Readonly<Record<string, number>>>> = {
  size: {
    'm²': 1,
    m2: 1,
    sqm: 1,
    'sq m': 1,
    'sq ft': 0.0929,
    'ft²': 0.0929,
    ha: 10_000,
    kb: 1e-3,
    mb: 1,
    gb: 1e3,
    tb: 1e6,
  },
  weight: { g: 1e-3, kg: 1, t: 1e3, lb: 0.4536, lbs: 0.4536 },
  distance: { m: 1e-3, km: 1, mi: 1.609, mile: 1.609, miles: 1.609 },
};

/** What is measured in units of one kind, or stands under a title for it. */
function measureOf(record: Entry, kind: keyof typeof units): number | undefined {
  const table = units[kind];
  const found = saidIn(record).flatMap(({ text }) =>
    [
      ...text
        .toLowerCase()
        .matchAll(
          /(\d[\d.,]*)\s?(m²|m2|sqm|sq m|sq ft|ft²|ha|kb|mb|gb|tb|kg|g|t|lbs?|km|miles?|mi|m)(?![\p{L}²\d])/gu,
        ),
    ].flatMap(([, digits = '', unit = '']) => {
      const factor = table[unit];
      const number = toNumber(digits);
      return factor === undefined || number === undefined ? [] : [number * factor];
    }),
  );
  return found.length > 0 ? one(found) : underHead(record, [kind]);
}

/** The number of a cell in the column of that name. */
function underHead(record: Entry, words: readonly string[]): number | undefined {
  const cells = saidIn(record).filter(({ head }) => head !== '' && saysAll(wordsOf(head), words));
  const [only, ...others] = cells;
  return only && others.length === 0 ? numberIn(only.text) : undefined;
}

/** What is a number, with a unit behind it at most: neither the "20" of "L-20" nor the one of a day. */
function numberIn(text: string): number | undefined {
  const [, digits] =
    /^\s*[≈~]?\s*[$€£¥]?\s*(-?\d[\d.,]*)(?:\s*(?:\/|of)\s*\d+)?\s*[\p{L}%²°€$£/ ]{0,14}$/u.exec(text) ?? [];
  return digits === undefined || dayIn(text) !== undefined ? undefined : toNumber(digits);
}

function isAlike(asked: Word, shown: Word): boolean {
  const roots = [asked, shown].map(({ text }) => rootOf(text));
  return (
    wordLikeness(asked, shown) >= 0.85 ||
    roots[0] === roots[1] ||
    (free.test(asked.text) && free.test(shown.text)) ||
    (seats.test(asked.stem) && seats.test(shown.stem))
  );
}

const free = /^(?:free|left|available|remaining|open)$/;
const seats = /^(?:seat|place|spot|space)$/;

function saysAll(shown: readonly Word[], words: readonly string[]): boolean {
  return words.every((word) => shown.some((each) => isAlike(toWord(word), each)));
}

/** "31 registered of 40", "120 views", "Views: 120", "♥ 27". */
function countOf(record: Entry, words: readonly string[]): number | undefined {
  const found = saidIn(record).flatMap(({ text }) => {
    const shown = wordsOf(text);
    if (!saysAll(shown, words)) return [];
    const numbers = shown.filter((word) => /^\d/.test(word.text));
    const [only, ...others] = numbers;
    if (!only) return [];
    if (others.length === 0) return toNumber(only.text) ?? [];
    // "31 registered of 40": the number in front of the word, unless it is what the other is out of.
    const at = shown.findIndex((word) => words.some((each) => isAlike(toWord(each), word)));
    const isOutOf = /\d\s*(?:\/|of|out of)\s*\d/i.test(text);
    const before = shown[at - 1];
    return before && /^\d/.test(before.text) && !isOutOf ? (toNumber(before.text) ?? []) : [Number.NaN];
  });
  const count = one(found);
  return count === undefined || Number.isNaN(count) ? undefined : count;
}

const degrees = ['lowest', 'low', 'medium', 'high', 'urgent', 'highest'];
const sameDegree: Readonly<Record<string, string>> = {
  normal: 'medium',
  moderate: 'medium',
  minor: 'low',
  major: 'high',
  critical: 'urgent',
};

/** "High" under "Priority", or "Priority: high". */
function degreeOf(record: Entry, [word = '', ...others]: readonly string[]): number | undefined {
  if (others.length > 0 || !/^(?:priority|severity|urgency|importance|risk|level|difficulty)$/.test(word))
    return undefined;
  return one(
    saidIn(record).flatMap(({ text, head }) => {
      const said = fold(text)
        .replace(new RegExp(`\\b${word}\\b:?`), '')
        .trim();
      const at = degreeIn(said);
      return at !== undefined && (head === '' || saysAll(wordsOf(head), [word])) ? [at] : [];
    }),
  );
}

/** How far up "high" is among the words for how urgent something is. */
export function degreeIn(text: string): number | undefined {
  const said = fold(text).trim();
  const at = degrees.indexOf(sameDegree[said] ?? said);
  return at === -1 ? undefined : at;
}

const popularity =
  'interested registered registrations participants attendees enrolled bookings views likes votes sold orders downloads members followers fans visits subscribers plays signups'.split(
    ' ',
  );

/** The one thing counted that tells how many people want it. */
function popularityOf(record: Entry): number | undefined {
  return one(
    popularity.flatMap((word) => {
      const count = underHead(record, [word]) ?? countOf(record, [word]);
      return count === undefined ? [] : [count];
    }),
  );
}
