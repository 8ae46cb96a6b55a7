/** "Set the duration to 45 minutes", where the page shows "20 min" beside the slider: the unit of a number, in the form that the page writes it. */
import type { Token } from '../../language/lexer.js';
import { fieldRoles } from '../../language/types.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import type { Act } from './word-evidence.js';

/** Each unit as it may be said, and as a page may write it. */
const units: readonly (readonly [said: RegExp, shown: RegExp])[] = [
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
  [/^(?:pixels?|px)$/, /(?:\b|\d)(?:px|pixels?)\b/i],
  [/^(?:degrees?)$/, /°|\bdegrees?\b/i],
];

/**
 * The number alone of "2 seconds", for a field that holds a number and has the unit written behind it; undefined for any other field, which takes the
 * text as it is.
 */
export function numberAlone(value: readonly Token[], { node, parent }: Entry): Token | undefined {
  const [number, unit, ...more] = value;
  if (!number || unit?.kind !== 'word' || more.length > 0 || node.role !== 'textbox') return undefined;
  if (!/^-?\d[\d.,]*$/.test(number.text) || !/^-?\d[\d.,]*$/.test(node.value ?? '')) return undefined;
  const row = units.find(([form]) => form.test(unit.lower));
  const beside = (parent?.node.children ?? []).find((_, at, all) => all[at - 1] === node);
  return row?.[1].test(readable(beside ?? node).split(' ')[0] ?? '') === true ? number : undefined;
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
  const shown = [field.node.name, field.node.description ?? '', ...around].join(' ');
  return row[1].test(shown) && units.filter(([, written]) => written.test(shown)).length === 1;
}
