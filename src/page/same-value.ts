/** Whether a field shows what it was given: how a value is written (spaces, separators, upper case, the order of a date) is its own business. */
import { parseDate } from '../contract/parse-date.js';
import { toClock } from './clock-time.js';

/** Whether `shown` is `value` as a field may write it; a value without a letter or digit is the same as anything. */
export function isSameValue(value: string, shown: string): boolean {
  const [wanted, now] = [lettersOf(value), lettersOf(shown)];
  if (wanted === '') return true;
  const pairs = [numberIn, clockIn, parseDate].map((read) => [read(value), read(shown)] as const);
  const pair = pairs.find(([one, other]) => one !== undefined && other !== undefined);
  if (pair) return pair[0] === pair[1];
  if (now.includes(wanted)) return true;
  return isSameSet(wordsIn(value), wordsIn(shown)) || isSameDigits(wanted, now);
}

/** Letters and digits without their case and accents: a field may write "Müller" as "MULLER". */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A plain number; "1,000" and "1.000" are one or a thousand. */
function numberIn(text: string): number | undefined {
  const [, whole, fraction = ''] = /^([-+]?\d+)(?:[.,](\d+))?$/u.exec(text.trim()) ?? [];
  return whole === undefined || fraction.length === 3 ? undefined : Number(`${whole}.${fraction}`);
}

function clockIn(text: string): string | undefined {
  return toClock(text.trim())?.replace(/(:\d\d):00$/u, '$1');
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).map(lettersOf);
}

/** "Ada Lovelace" is "Lovelace, Ada". */
function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join(' ').trim() === others.toSorted().join(' ').trim();
}

/** The digits of a date or of a phone number, in any order and with zeros and a country in front: 9 April 2026 is 04/09/2026. */
function isSameDigits(wanted: string, now: string): boolean {
  const [some, others] = [digitsOf(wanted), digitsOf(now)];
  const isNumeric = some.length >= 3 && some.length > wanted.length * 0.6;
  const significant = some.replace(/^0+/u, '');
  const sorted = (digits: string): string => digits.replaceAll('0', '').split('').toSorted().join('');
  return isNumeric && (others.includes(significant) || sorted(some) === sorted(others));
}

function digitsOf(text: string): string {
  return text.replace(/\D/gu, '');
}
