/** "Set the duration to 45 minutes", where the page shows "20 min" beside the slider: the unit of a number, in the form that the page writes it. */
import type { Token } from '../../language/lexer.js';
import { fieldRoles } from '../../language/types.js';
import { headersOver } from '../../matching/headers-over.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import type { Act } from './word-evidence.js';

type Unit = readonly [said: RegExp, shown: RegExp];

/** Each unit as it may be said, and as a page may write it. */
const units: readonly Unit[] = [
  [/^(?:seconds?|secs?)$/, /(?:\b|\d)(?:s|secs?|seconds?)\b/i],
  [/^(?:minutes?|mins?)$/, /(?:\b|\d)(?:m|mins?|minutes?)\b/i],
  [/^(?:hours?|hrs?)$/, /(?:\b|\d)(?:h|hrs?|hours?)\b/i],
  [/^days?$/, /(?:\b|\d)(?:d|days?)\b/i],
  [/^weeks?$/, /\bweeks?\b/i],
  [/^months?$/, /\bmonths?\b/i],
  [/^years?$/, /\byears?\b/i],
  [/^(?:percent|per ?cent|%)$/, /%|\bper ?cent\b/i],
  [/^(?:euros?|eur)$/, /€|\b(?:eur|euros?)\b/i],
  [/^(?:dollars?|usd)$/, /\$|\b(?:usd|dollars?)\b/i],
  [/^(?:pounds?|gbp)$/, /£|\b(?:gbp|pounds?)\b/i],
  [/^(?:kilomet(?:er|re)s?|km)$/, /(?:\b|\d)(?:km|kilomet(?:er|re)s?)\b/i],
  [/^(?:met(?:er|re)s?)$/, /(?:\b|\d)(?:m|met(?:er|re)s?)\b/i],
  [/^(?:g|grams?|grammes?)$/, /(?:\b|\d)(?:g|grams?|grammes?)\b/i],
  [/^(?:kg|kilos?|kilograms?)$/, /(?:\b|\d)(?:kg|kilos?|kilograms?)\b/i],
  [/^(?:mm|millimet(?:er|re)s?)$/, /(?:\b|\d)(?:mm|millimet(?:er|re)s?)\b/i],
  [/^(?:cm|centimet(?:er|re)s?)$/, /(?:\b|\d)(?:cm|centimet(?:er|re)s?)\b/i],
  [/^(?:ml|millilit(?:er|re)s?)$/, /(?:\b|\d)(?:ml|millilit(?:er|re)s?)\b/i],
  [/^(?:pixels?|px)$/, /(?:\b|\d)(?:px|pixels?)\b/i],
  [/^(?:degrees?)$/, /°|\bdegrees?\b/i],
  [/^(?:pieces?|pcs|units?)$/, /\b(?:pieces?|pcs|units?)\b/i],
];

/** What is only counted: no number is of another unit. */
const counted = /^(?:pieces?|pcs|units?)$/;

/** The signs of currencies; a page that writes one of them means it with each amount of money. */
const currencies = /€|\$|£/;

/** Fewest other fields of one size that say by what they hold what is written into such a field. */
const LEAST_ALIKE = 2;

/** Text of so many pixels or less has no room for a unit behind its number. */
const NARROW = 60;

/**
 * The number alone of "2 seconds", for a field that holds a number and has the unit written behind it, that has it in its label, or that is one of
 * a grid of numbers; "unclear" where the label or the grid speaks of another unit; undefined for any other field, which takes the text as it is.
 */
export function numberAlone(
  value: readonly Token[],
  field: Entry,
  index: PageIndex,
): Token | 'unclear' | undefined {
  const { node, parent } = field;
  const [number, unit, ...more] = value;
  const sum = number && !unit && /^[€$£]\d/.test(number.text) ? number : undefined;
  if (sum && node.role === 'textbox' && isNumber(node.value ?? ''))
    return inCurrency(
      units.find(([, shown]) => shown.test(sum.text)),
      sum,
      index,
    );
  const share =
    number && !unit && node.role === 'textbox' ? /^(-?\d[\d.,]*)%$/.exec(number.text)?.[1] : undefined;
  const isOfShare = [node.name, ...labelsBeside(field)].some((label) => /\(\s*%\s*\)/.test(label));
  if (number && share !== undefined && isOfShare && isNumber(node.value ?? ''))
    return { ...number, text: share };
  if (!number || unit?.kind !== 'word' || more.length > 0 || node.role !== 'textbox') return undefined;
  if (!isNumber(number.text)) return undefined;
  const row = units.find(([form]) => form.test(unit.lower));
  if (!row) return undefined;
  const beside = (parent?.node.children ?? []).find((_, at, all) => all[at - 1] === node);
  const isBehind = isNumber(node.value ?? '') && row[1].test(readable(beside ?? node).split(' ')[0] ?? '');
  const labels = [node.name, ...labelsBeside(field)];
  const isTitled = labels.some((label) => endsInUnit(label, row)) && !/[a-z]/i.test(node.placeholder ?? '');
  if (isBehind || isTitled) return number;
  if (isNumber(node.value ?? '') && counted.test(unit.lower)) return number;
  if (units.some((other) => other !== row && labels.some((label) => endsInUnit(label, other))))
    return 'unclear';
  if (isNumber(node.value ?? '') && isCurrency(row)) return inCurrency(row, number, index);
  if (!isInNumbers(field, index)) return undefined;
  const titles = headersOver(field, index).map((header) => header.node.name);
  const isOther = units.some(
    (other) =>
      other !== row && [node.name, ...titles].some((each) => other[1].test(each.replace(/\d+/g, ' '))),
  );
  return isOther ? 'unclear' : number;
}

/** What stands beside a field that has no label of its own. */
function labelsBeside({ node }: Entry): readonly string[] {
  return (node.hints ?? []).filter(({ from }) => from === 'label-nearby').map(({ text }) => text);
}

function isCurrency([, shown]: Unit): boolean {
  return ['€', '$', '£'].some((sign) => shown.test(sign));
}

/** The amount alone, on a page that writes this currency; another one is unclear, and what is written in none says nothing. */
function inCurrency(
  row: Unit | undefined,
  { text, ...token }: Token,
  index: PageIndex,
): Token | 'unclear' | undefined {
  const written = new Set(
    index.entries.flatMap(({ node }) => currencies.exec(node.text ?? node.name)?.[0] ?? []),
  );
  if (!row || written.size === 0) return undefined;
  const isIt = [...written].every((sign) => row[1].test(sign));
  return isIt ? { ...token, text: text.replace(currencies, '') } : 'unclear';
}

/** "115 euros" or "€115" without its unit, for what shows an amount in this unit already: "€120". */
export function amountAlone(value: readonly Token[], shown: string): string | undefined {
  const said = value
    .map(({ text }) => text)
    .join(' ')
    .trim();
  const { number, unit, sign } =
    /^(?<sign>[€$£])? ?(?<number>-?\d[\d.,]*?)(?: ?(?<unit>[€$£%]|\p{L}+))?[.,]?$/u.exec(said)?.groups ?? {};
  const written = (sign ?? unit ?? '').toLowerCase();
  if (
    number === undefined ||
    written === '' ||
    !/^[^\p{L}\d]*\d[\d.,]*\s*(?:[^\p{L}\d\s]+|\p{L}+)?$/u.test(shown.trim())
  )
    return undefined;
  const isShown = units.some(([form, as]) => (form.test(written) || as.test(written)) && as.test(shown));
  return isShown ? number : undefined;
}

function isNumber(text: string): boolean {
  return /^-?\d[\d.,]*$/.test(text);
}

/** "Duration (hours)", "Weight in kg", "Minutes": what the field holds is counted in it. */
function endsInUnit(name: string, [, shown]: (typeof units)[number]): boolean {
  const last =
    /(?:\(|\bin |\bof )\s*(\S+?)\s*\)?\s*[:*]*$/i.exec(name)?.[1] ??
    (/^\S+$/.test(name.trim()) ? name : undefined);
  // A letter may stand for anything: "Size (m)".
  return (
    last !== undefined && !/^\p{L}$/u.test(last) && new RegExp(`^(?:${shown.source})$`, 'i').test(last.trim())
  );
}

/** One of several fields of one size that stand in one table or list, which hold numbers and nothing else, or have no room for more. */
function isInNumbers(field: Entry, index: PageIndex): boolean {
  const table = [...ancestorsOf(field)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  const { box } = field.node;
  if (!table || !box || /[a-z]/i.test(field.node.value ?? '')) return false;
  const alike = below(index, table).filter(
    (entry) =>
      entry !== field &&
      entry.node.role === 'textbox' &&
      Math.abs((entry.node.box?.width ?? 0) - box.width) <= 1 &&
      !entry.node.placeholder,
  );
  const held = alike.map(({ node }) => node.value ?? '').filter((value) => value.trim() !== '');
  return (
    alike.length >= LEAST_ALIKE &&
    !field.node.placeholder &&
    held.every(isNumber) &&
    (held.length > 0 || box.width <= NARROW)
  );
}

/** So far up from a field its unit is looked for, as long as no other field stands there. */
const LEVELS = 3;

function isAlone(field: Entry, place: Entry, index: PageIndex): boolean {
  return (
    place.node.tag !== 'body' &&
    below(index, place).every((entry) => entry === field || !fieldRoles.has(entry.node.role))
  );
}

/** Whether a word is the unit of the number before it, which goes into the one field whose name or surroundings write that unit, and no other of the kind. */
export function isUnitOf(tokens: readonly Token[], at: number, { targets, literals, index }: Act): boolean {
  const number = tokens[at - 1];
  const [field, ...others] = targets;
  const said = tokens[at]?.lower ?? '';
  const row = units.find(([form]) => form.test(said));
  if (!row || !field || others.length > 0 || number === undefined) return false;
  if (!/^-?\d[\d.,]*$/.test(number.text) || !literals.includes(number.text)) return false;
  if (!/^(?:slider|spinbutton|textbox)$/.test(field.node.role)) return false;
  const around = [...ancestorsOf(field)]
    .slice(0, LEVELS)
    .filter((place, level) => level === 0 || isAlone(field, place, index))
    .map(({ node }) => readable(node));
  const titles = headersOver(field, index).map(({ node }) => node.name || readable(node));
  const shown = [
    field.node.name,
    field.node.description ?? '',
    ...around,
    ...titles,
    ...labelsBeside(field),
  ].join(' ');
  return row[1].test(shown) && units.filter(([, written]) => written.test(shown)).length === 1;
}
