/** Text of a page to a typed value, with locale care: numbers, dates, booleans, URLs. Pure; used when recording and when replaying alike. */
import type { ParseAs, Trim } from './reading.js';
import { parseDate, parseDateTime } from './parse-date.js';

/** The value, or why the text is none of that type. */
export type Parsed = { ok: true; value: string | number | boolean } | { ok: false; reason: string };

/** White space folded the way snapshots and readings fold it: every run (no-break spaces included) is one space. */
export function foldSpace(text: string): string {
  return text
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Parses a text as a person would read it, and refuses what a person could read in two ways.
 * - `number`, `integer`: one number, with currency, unit or percent sign around it; `1.234,50 €`, `$1,234.50`, `1 234,50`, `($12)` and `(12.50)` as negative, `(12)` as a count, `−5`, `1.2k`;
 *   `4.5 out of 5` is 4.5. Several numbers, ranges and dates are refused. A percentage stays as printed (`12%` is 12).
 * - `boolean`: yes and no, on and off, checked and unchecked, tick and cross, in stock and out of stock and their like.
 * - `date`: ISO `YYYY-MM-DD`; `date-time`: ISO, with the offset only when the text has one. `3/4/2026` is refused, `3/14/2026` is not.
 * - `url`: an absolute URL.
 * - `string`: the text, white space folded; empty text is refused for every type.
 */
export function parseValue(text: string, as: ParseAs): Parsed {
  const folded = foldSpace(text);
  if (folded === '') return { ok: false, reason: 'it is empty' };
  switch (as) {
    case 'string':
      return { ok: true, value: folded };
    case 'number':
    case 'integer':
      return parseNumber(folded, as);
    case 'boolean':
      return parseBoolean(folded);
    case 'date':
      return fromDate(parseDate(folded), folded, 'date');
    case 'date-time':
      return fromDate(parseDateTime(folded), folded, 'date and time');
    case 'url':
      return parseUrl(folded);
    default:
      return as satisfies never;
  }
}

/** The part of a text between the first `before` and the next `after`; undefined when one of them is not there. */
export function trimmed(text: string, trim: Trim | undefined): string | undefined {
  const start = trim?.before ? text.indexOf(trim.before) : 0;
  if (start < 0) return undefined;
  const from = start + (trim?.before?.length ?? 0);
  const end = trim?.after ? text.indexOf(trim.after, from) : text.length;
  return end < 0 ? undefined : foldSpace(text.slice(from, end));
}

const currencySymbol = /[$€£¥₹₽₩₺₴₪₫฿₦₱¢]/u;
const currencyWord =
  /\b(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|INR|CNY|BRL|MXN|ZAR|kr|zł|Kč|Ft|Euro|Fr)\b/iu;
const magnitudes: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  thousand: 1e3,
  M: 1e6,
  mn: 1e6,
  million: 1e6,
  B: 1e9,
  bn: 1e9,
  billion: 1e9,
};
/** Digits with grouping: by comma, dot, apostrophe or (only before three digits) a space. */
const numeral = /\d+(?:[.,'’]\d+|\s(?=\d{3}(?!\d))\d{3})*/gu;

function parseNumber(text: string, as: 'number' | 'integer'): Parsed {
  const plain = withoutStepper(digitsOf(text)).replace(/(\d)[.,]\s?[-–—]+(?=\D|$)/gu, '$1');
  const isMoney = currencySymbol.test(plain) || currencyWord.test(plain);
  const rated = /^\D*?(\d+(?:[.,]\d+)?)\s*(?:stars?\s*)?(?:out of|\/)\s*(?:5|10|100)\b\D*$/iu.exec(plain);
  const matches = rated ? [...(rated[1] ?? '').matchAll(numeral)] : [...plain.matchAll(numeral)];
  if (matches.length === 0) return { ok: false, reason: `"${shorten(text)}" holds no number` };
  if (matches.length > 1) return { ok: false, reason: `"${shorten(text)}" holds ${matches.length} numbers` };
  const match = matches[0] as RegExpExecArray;
  const source = rated ? (rated[1] ?? '') : plain;
  const before = source.slice(0, match.index);
  const after = source.slice(match.index + match[0].length);
  if (/[\p{L}_#]$/u.test(before) && !currencyWord.test(before.slice(-5)))
    return { ok: false, reason: `"${shorten(text)}" is a code, not a number` };
  const amount = amountOf(match[0], isMoney || as === 'integer');
  if (amount === undefined)
    return { ok: false, reason: `the separators of "${match[0]}" can be read in two ways` };
  const unit = /^\s?(k|K|M|B|mn|bn|thousand|million|billion)\b\+?/u.exec(after);
  // Brackets are a minus in accounts, where amounts have a currency or decimals; around a plain number they set a count apart.
  const isAccount = isMoney || /[.,]\d{1,2}$/u.test(match[0]);
  const isBracketed =
    isAccount && /^[^\p{L}\d(]{0,3}\([^\p{L}\d]{0,3}$/u.test(before) && /^[^\d]{0,4}\)\s*$/u.test(after);
  // The hyphen of a code ("WD-12345") is no minus.
  const isCode = /\p{L}[-–]$/u.test(before) && !currencyWord.test(before.slice(-5));
  const isNegative = isBracketed || (!isCode && /[-−–]\s?[^\d\p{L}]{0,2}$/u.test(before));
  const value = round(amount * (unit ? (magnitudes[unit[1] ?? ''] ?? 1) : 1)) * (isNegative ? -1 : 1);
  if (as === 'integer' && !Number.isInteger(value))
    return { ok: false, reason: `${value} is not a whole number` };
  return { ok: true, value };
}

/** "− 19 °C +": what stands between the two signs of a stepper is not negative. */
function withoutStepper(text: string): string {
  return text.replace(/(?<=^|\s)[-−–—]\s(?<value>[^\p{L}\d]{0,3}\d.*?)\s[+＋]\s*$/u, '$<value>');
}

/** The amount of a numeral, or undefined when its separators make no sense. Three digits behind a single separator are a group in money. */
function amountOf(numeralText: string, groupsOfThree: boolean): number | undefined {
  const compact = numeralText.replace(/['’\s]/g, '');
  const marks = [...compact.matchAll(/[.,]/g)].map((mark) => mark[0]);
  const last = marks.at(-1);
  if (last === undefined) return Number(compact);
  const kinds = new Set(marks);
  if (kinds.size === 2) {
    if (marks.filter((mark) => mark === last).length > 1) return undefined;
    return grouped(compact.slice(0, compact.lastIndexOf(last)), compact.slice(compact.lastIndexOf(last) + 1));
  }
  if (marks.length > 1) return grouped(compact, '');
  const [whole = '', fraction = ''] = compact.split(last);
  const isGroup =
    fraction.length === 3 && whole.length <= 3 && !whole.startsWith('0') && (groupsOfThree || last === ',');
  if (/['’\s]/.test(numeralText))
    return grouped(numeralText.slice(0, numeralText.lastIndexOf(last)), fraction);
  return isGroup ? Number(whole + fraction) : Number(`${whole}.${fraction}`);
}

function grouped(whole: string, fraction: string): number | undefined {
  const groups = whole.split(/[.,'’\s]/);
  const fits =
    groups.length === 1 ||
    (groups.slice(1, -1).every((group) => /^\d{2,3}$/.test(group)) && /^\d{3}$/.test(groups.at(-1) ?? ''));
  return fits ? Number(`${groups.join('')}.${fraction || '0'}`) : undefined;
}

/** Compatibility forms, Arabic and Indic digits and the many minus signs as plain ones. */
function digitsOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (code >= 0x0966 ? 0x0966 : code >= 0x06f0 ? 0x06f0 : 0x0660));
    })
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}

function round(value: number): number {
  return Number(value.toPrecision(15));
}

const yes =
  /^(?:yes|y|true|on|enabled|active|activated|checked|selected|included|available|in stock|ja|oui|si|sí|да|✓|✔|✔️|✅|☑|●)[.!]?$/iu;
const no =
  /^(?:no|n|false|off|disabled|inactive|deactivated|unchecked|not selected|not included|unavailable|not available|out of stock|sold out|nein|non|нет|✗|✘|✕|✖|❌|☐|×|○)[.!]?$/iu;

function parseBoolean(text: string): Parsed {
  if (yes.test(text)) return { ok: true, value: true };
  if (no.test(text)) return { ok: true, value: false };
  return { ok: false, reason: `"${shorten(text)}" is neither yes nor no` };
}

function fromDate(value: string | undefined, text: string, kind: string): Parsed {
  return value === undefined
    ? { ok: false, reason: `"${shorten(text)}" is no unambiguous ${kind}` }
    : { ok: true, value };
}

function parseUrl(text: string): Parsed {
  if (!/^[a-z][a-z0-9+.-]*:\S+$/iu.test(text) || !URL.canParse(text))
    return { ok: false, reason: `"${shorten(text)}" is no absolute URL` };
  return { ok: true, value: text };
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
