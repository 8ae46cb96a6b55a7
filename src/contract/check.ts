/** What a sentence of `toSatisfy` is compiled into: checks that run without anybody being asked what the sentence means. Data only. */
import { z } from 'zod';
import { parseDate } from './parse-date.js';
import { foldSpace, parseValue } from './parse-value.js';
import { LocatorData, Target } from './locator-data.js';
import { meetsOrder, type Reading, ReadingPlan } from './reading.js';

/** States of an element that can be asserted. */
export const CheckState = z.enum([
  'visible',
  'enabled',
  'checked',
  'focused',
  'selected',
  'expanded',
  'required',
  'editable',
  'invalid',
]);
export type CheckState = z.infer<typeof CheckState>;

/**
 * How a text is compared, white space folded. `equals`, `contains` (a number never within a longer number), `says` (contains, as whole
 * words), `starts`, `ends`, `matches` (a regular expression); `amount`: the same number with the same unit, however it is spelt;
 * `lt`, `le`, `gt`, `ge`: of the number in it; `path`: an address, of which only what is given counts.
 */
export const TextOperator = z.enum([
  'equals',
  'same',
  'contains',
  'says',
  'starts',
  'ends',
  'matches',
  'amount',
  'lt',
  'le',
  'gt',
  'ge',
  'path',
]);
export type TextOperator = z.infer<typeof TextOperator>;

const comparison = { operator: TextOperator, expected: z.string(), is: z.boolean() };

/** One check as a cue holds it. `is: false` asserts the opposite. Several checks all have to hold. */
export const Check = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('state'), target: Target, state: CheckState, is: z.boolean() }),
  /** What one element holds: the value of a field, its visible text, an attribute, or its options (as a JSON array of labels). */
  z.strictObject({
    kind: z.literal('field'),
    target: Target,
    of: z.enum(['value', 'text', 'attribute', 'options']),
    attribute: z.string().optional(),
    ...comparison,
  }),
  /** A text or number of the page, read as `extract` reads it. */
  z.strictObject({ kind: z.literal('value'), plan: ReadingPlan, ...comparison }),
  /** One value against another one, or against the sum of several; a list counts as all that is in it. */
  z.strictObject({
    kind: z.literal('relation'),
    left: ReadingPlan,
    operator: z.enum(['equals', 'lt', 'le', 'gt', 'ge']),
    right: z.array(ReadingPlan).min(1),
    is: z.boolean(),
  }),
  /** The values of a list, in the order of the page: numbers by size, texts by the alphabet. A list of one proves nothing. */
  z.strictObject({
    kind: z.literal('sorted'),
    list: ReadingPlan,
    direction: z.enum(['ascending', 'descending']),
    is: z.boolean(),
  }),
  /** Each value of a list, of which there has to be one at least. `is: false`: not each of them. */
  z.strictObject({ kind: z.literal('every'), list: ReadingPlan, ...comparison }),
  /** How many of the visible elements that a locator finds are in a state; `expected` is a number, or `all` (of one at least). */
  z.strictObject({
    kind: z.literal('tally'),
    locator: LocatorData,
    state: CheckState,
    holds: z.boolean(),
    ...comparison,
  }),
  /** The text is visible somewhere on the page. */
  z.strictObject({ kind: z.literal('text'), text: z.string(), is: z.boolean() }),
  /** Nothing that one of these finds is visible. */
  z.strictObject({ kind: z.literal('gone'), what: z.string(), locators: z.array(LocatorData).min(1) }),
  z.strictObject({ kind: z.literal('address'), of: z.enum(['url', 'title']), ...comparison }),
  /** The first stands before the second, in reading order. */
  z.strictObject({ kind: z.literal('order'), first: Target, second: Target, is: z.boolean() }),
]);
export type Check = z.infer<typeof Check>;

/** The same on a snapshot: refs instead of targets, readings instead of plans. */
export type PlannedCheck =
  | { kind: 'state'; ref: string; state: CheckState; is: boolean }
  | ({
      kind: 'field';
      ref: string;
      of: 'value' | 'text' | 'attribute' | 'options';
      attribute?: string;
    } & Comparison)
  | ({ kind: 'value'; reading: Reading } & Comparison)
  | {
      kind: 'relation';
      left: Reading;
      operator: 'equals' | 'lt' | 'le' | 'gt' | 'ge';
      right: readonly Reading[];
      is: boolean;
    }
  | { kind: 'sorted'; list: Reading; direction: 'ascending' | 'descending'; is: boolean }
  | ({ kind: 'every'; list: Reading } & Comparison)
  | ({ kind: 'tally'; locator: LocatorData; state: CheckState; holds: boolean } & Comparison)
  | { kind: 'text'; text: string; is: boolean }
  | { kind: 'gone'; what: string; locators: LocatorData[] }
  | ({ kind: 'address'; of: 'url' | 'title' } & Comparison)
  | { kind: 'order'; first: string; second: string; is: boolean };

/** What a text has to be. */
export interface Comparison {
  operator: TextOperator;
  expected: string;
  is: boolean;
}

/**
 * What a sentence comes to on a snapshot; `none`: nothing on the page fits, which may change. `denied`: if the sentence were true, the
 * page would show what it names, and it is shown nowhere.
 */
export type Satisfaction =
  | { kind: 'checks'; checks: readonly PlannedCheck[] }
  | { kind: 'none'; looked: string; nearest: readonly string[]; denied?: true }
  | { kind: 'ambiguous'; looked: string; candidates: readonly string[] }
  | {
      kind: 'cannot-tell';
      looked: string;
      reason: string;
      /** The sentence itself is beyond the grounder: no other page would help. */ final?: true;
    };

/** Whether a text is what a comparison asks for; the opposite when it says so. */
export function compare(received: string, { operator, expected, is }: Comparison): boolean {
  return holds(foldSpace(received), operator, expected) === is;
}

function holds(received: string, operator: TextOperator, expected: string): boolean {
  const wanted = operator === 'matches' ? expected : foldSpace(expected);
  switch (operator) {
    case 'equals':
      return received === wanted;
    case 'same':
      return plain(received) === plain(wanted) || isSameDay(received, wanted);
    case 'contains':
      return occurs(received, wanted, /\d/u);
    case 'says':
      return occurs(received.toLowerCase(), wanted.toLowerCase(), /[\p{L}\p{N}]/u);
    case 'starts':
      return received.startsWith(wanted);
    case 'ends':
      return received.endsWith(wanted);
    case 'matches':
      return new RegExp(wanted, 'u').test(received);
    case 'amount':
      return isAmount(received, wanted);
    case 'path':
      return isAddress(received, wanted);
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge': {
      const [a, b] = [parseValue(received, 'number'), parseValue(wanted, 'number')];
      if (!a.ok || !b.ok) return false;
      return meetsOrder(Number(a.value), operator, Number(b.value));
    }
    default:
      return operator satisfies never;
  }
}

/** The same for the options of a field, both as JSON arrays: `equals` all of them in their order, `contains` these among others. */
export function compareOptions(received: string, { operator, expected, is }: Comparison): boolean {
  const [there, wanted] = [optionsOf(received), optionsOf(expected)];
  const holds =
    operator === 'equals'
      ? there.length === wanted.length && wanted.every((each, at) => each === there[at])
      : wanted.length > 0 && wanted.every((each) => there.includes(each));
  return holds === is;
}

function optionsOf(text: string): string[] {
  return z
    .array(z.string())
    .parse(JSON.parse(text))
    .map((each) => foldSpace(each).toLowerCase());
}

/** Whether values stand in an order; undefined for fewer than two, or for such as have none. */
export function isSorted(
  values: readonly unknown[],
  direction: 'ascending' | 'descending',
): boolean | undefined {
  const areNumbers = values.every((each) => typeof each === 'number');
  if (values.length < 2 || !(areNumbers || values.every((each) => typeof each === 'string')))
    return undefined;
  const compareTwo = (a: unknown, b: unknown): number =>
    areNumbers
      ? Number(a) - Number(b)
      : String(a).localeCompare(String(b), undefined, { sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return values.every((each, at) => at === 0 || sign * compareTwo(values[at - 1], each) <= 0);
}

/** Whether a text is a regular expression. */
export function isExpression(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}

/** Whether a comparison can be decided on a text at all: an order needs a number. */
export function isComparable(received: string, { operator }: Comparison): boolean {
  return !/^(?:lt|le|gt|ge|amount)$/.test(operator) || parseValue(received, 'number').ok;
}

/** The same day, however it is spelt; both have to say the year. */
function isSameDay(received: string, wanted: string): boolean {
  if (![received, wanted].every((text) => /\b\d{4}\b/u.test(text) && dateOnly.test(text))) return false;
  const day = parseDate(received);
  return day !== undefined && day === parseDate(wanted);
}

const dateOnly =
  /^(?:\s|[\d.,/-]|(?<=\d)(?:st|nd|rd|th)\b|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:uary|ruary|ch|il|ust|tember|ember|ober|day)?\b|\bof\b|\bthe\b)+$/iu;

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.!:]+$/u, '')
    .trim();
}

/** Occurs where its edges do not cut through what `inner` characters form: "2" is not in "12", nor in "2.5". */
function occurs(text: string, part: string, inner: RegExp): boolean {
  if (part === '') return false;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + part.length);
    const cutsFront =
      inner.test(part[0] ?? '') &&
      (inner.test(before.at(-1) ?? '') || (/\d[.,]$/u.test(before) && /^\d/u.test(part)));
    const cutsBack =
      inner.test(part.at(-1) ?? '') &&
      (inner.test(after[0] ?? '') || (/^[.,]\d/u.test(after) && /\d$/u.test(part)));
    const isNegative = /^\d/u.test(part) && /(?:^|[\s(])[-−–]$/u.test(before);
    if (!cutsFront && !cutsBack && !isNegative) return true;
  }
  return false;
}

function isAmount(received: string, wanted: string): boolean {
  const [a, b] = [parseValue(received, 'number'), parseValue(wanted, 'number')];
  if (!a.ok || !b.ok || a.value !== b.value) return false;
  const shown = unitsIn(received);
  return unitsIn(wanted).every((each) => shown.includes(each));
}

/** The words and signs around the number of an amount, each unit in its shortest spelling. */
function unitsIn(text: string): string[] {
  const said = text.toLowerCase().match(/[$€£¥₹%]|\p{L}+/gu) ?? [];
  // "€31 per day" is "€31 / day".
  return said.filter((each) => !/^(?:per|an?)$/u.test(each)).map((each) => units.get(each) ?? each);
}

/** Other spellings of a unit. */
const units = new Map(
  [
    '€ euro euros eur',
    '$ dollar dollars usd',
    '£ pounds gbp',
    '¥ yen jpy',
    '₹ rupee rupees inr',
    '% percent percentage pct',
    'min mins minute minutes',
    'h hr hrs hour hours',
    's sec secs second seconds',
    'km kilometer kilometers kilometre kilometres',
    'kg kilo kilos kilogram kilograms',
    'g gram grams',
    'l liter liters litre litres',
  ].flatMap((row) => {
    const [sign = '', ...words] = row.split(' ');
    return words.map((word) => [word, sign] as const);
  }),
);

/** A path is compared with the path, a path with a query with both, a whole address with the whole. */
function isAddress(received: string, wanted: string): boolean {
  if (!URL.canParse(received)) return received === wanted;
  const live = new URL(received);
  const trim = (text: string): string => text.replace(/\/$/u, '');
  if (/^[a-z][a-z0-9+.-]*:/iu.test(wanted)) return trim(live.href) === trim(wanted);
  const path = wanted.startsWith('/') ? wanted : `/${wanted}`;
  return (
    trim(path) ===
    trim(live.pathname + (path.includes('?') ? live.search : '') + (path.includes('#') ? live.hash : ''))
  );
}
