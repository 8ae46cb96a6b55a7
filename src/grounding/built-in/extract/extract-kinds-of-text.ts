/** What a short text is by its shape alone: a price, a percentage, a date, an email address. */
import { parseValue } from '../../../contract/parse-value.js';
import { daysIn } from './extract-byline.js';

const currency = `[$€£¥₹]|kr|zł|${Intl.supportedValuesOf('currency').join('|')}`;
/** For what the amount is due: "€21 a month", "$9 / night", "€5 each". */
const rate = '(?:\\s?(?:\\/|per|an?)\\s?\\p{L}+|\\seach)?';
/** An amount with its currency before or behind it. */
const money = new RegExp(
  `^(?:from\\s)?[^\\p{L}\\d]{0,2}(?:${currency})\\s?[\\d.,'’\\s]*\\d[,.–-]*${rate}$|^\\d[\\d.,'’\\s]*(?<=\\d)[,.]?[–-]?\\s?(?:${currency})${rate}$`,
  'u',
);

const month =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ember|ober)?';
/** A day as a reader writes it, with the year or without: "Apr 28", "28 April", "March, 01, 2020". */
const dayOfYear = new RegExp(
  `^(?:${month}\\.?,?\\s\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?\\.?\\s${month}\\.?)(?:,?\\s\\d{4})?$`,
  'iu',
);

function isDay(text: string): boolean {
  return dayOfYear.test(text);
}

/** "5 minutes ago", "just now". */
const longAgo =
  /^(?:just now|yesterday|(?:today|yesterday|tomorrow|\p{L}{3,6}day|\d{1,2} \p{L}{3,9}|\p{L}{3,9} \d{1,2}),? (?:at )?\d{1,2}:\d{2}|(?:an?|\d+)\s?(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?|months?|years?)\.? ago)$/iu;

const kindsByText = new Map<string, string[]>();

/** What a short text is by its shape alone. Remembered by text, for the same texts are asked about at every level of nesting. */
export function kindsOfText(text: string): string[] {
  if (text.length > 60) return [];
  const known = kindsByText.get(text);
  if (known) return known;
  if (kindsByText.size > 20_000) kindsByText.clear();
  const kinds: string[] = [];
  kindsByText.set(text, kinds);
  if (/\s[·•|—]\s/u.test(text)) return kinds; // Several values, of which one may be of a kind.
  // "Sat 14 Apr 2018 High Watt, Nashville" says more than a day.
  const isMore = /(?:\p{L}{3,}\P{L}+){2}/u.test(`${text.replace(daysIn(text)[0] ?? text, '')} `);
  const isDate = (/\d{4}/.test(text) && parseValue(text, 'date').ok && !isMore) || isDay(text);
  if (money.test(text)) kinds.push('price');
  if (/^\d+(?:[.,]\d+)?\s?%$/u.test(text)) kinds.push('percent');
  if (/^#\p{L}[\p{L}\d_-]+$/u.test(text)) kinds.push('tag', 'hashtag', 'topic');
  if (/^\d+(?:[.,]\d+)?\s?(?:min|mins|minutes|hours?|hrs?|h|sec|seconds)\.?$/iu.test(text))
    kinds.push('duration');
  if (/^\d{1,2}:\d{2}(?:\s?[ap]m)?$/iu.test(text) || longAgo.test(text)) kinds.push('time');
  if (/^\S+@\S+\.\p{L}{2,}$/u.test(text)) kinds.push('email');
  if (isDate) kinds.push('date');
  if (!isDate && /^(?:tel:?\s*)?\+?[\d(][\d\s()/.-]{6,}\d$/u.test(text)) kinds.push('phone');
  if (/^(?:\d(?:[.,]\d)?\s*(?:stars?|★|\/\s*5|out of 5)|[★⭐]\s?\d[.,]\d$)/iu.test(text))
    kinds.push('rating');
  return kinds;
}
