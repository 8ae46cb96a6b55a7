/** What tells a list of days, of months or of years by its options. */
import { fold } from '../language/words.js';

/** Names of the months, folded, in order. */
export const monthNames =
  'january february march april may june july august september october november december'.split(' ');

function numbersIn(options: readonly string[]): number[] {
  return options.filter((option) => /^\s*\d{1,4}\s*$/.test(option)).map(Number);
}

export function isDays(options: readonly string[]): boolean {
  const days = numbersIn(options);
  return days.length === 31 && days.every((day) => day >= 1 && day <= 31);
}

export function isMonths(options: readonly string[]): boolean {
  return (
    options.filter((option) => monthOf(option) !== undefined).length === 12 && numbersIn(options).length <= 12
  );
}

export function isYears(options: readonly string[]): boolean {
  const years = numbersIn(options);
  return years.length > 1 && years.every((year) => year >= 1800 && year <= 2200);
}

/** "March", "Mar", "03": 3. */
export function monthOf(option: string): number | undefined {
  const text = fold(option);
  const named = monthNames.findIndex(
    (month) => text.length >= 3 && month.startsWith(text.replace(/\.$/, '')),
  );
  if (named >= 0) return named + 1;
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 12 ? Number(text) : undefined;
}
