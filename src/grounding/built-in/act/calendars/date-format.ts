/** Dates in the way that a field writes them: some components take no other, and go on showing what they did not take. */
import { parseDate } from '../../../../contract/parse-date.js';
import type { Entry } from '../../matching/page-index.js';

/** The parts of a date, and the sign between them, in the order of a field. */
interface Format {
  parts: readonly ('year' | 'month' | 'day')[];
  sign: string;
  /** Whether days and months below ten have two digits. */
  isPadded: boolean;
}

/** The text in the format that the field's placeholder or value shows; as it is where that shows none, or the text is no date. */
export function asFieldWrites({ node }: Entry, text: string): string {
  const date = parseDate(text);
  const format = formatOfPlaceholder(node.placeholder ?? '') ?? formatOfValue(node.value ?? '');
  if (date === undefined || !format) return text;
  const [year = '', month = '', day = ''] = date.split('-');
  const plain = { year, month: trim(month, format), day: trim(day, format) };
  return format.parts.map((part) => plain[part]).join(format.sign);
}

/** Whether a placeholder or value is written as a date. */
export function writesDate(text: string): boolean {
  return formatOfPlaceholder(text) !== undefined || parseDate(text) !== undefined;
}

/** The usual spellings of a date (ISO) in figures, the one that is known first. */
export function spellingsOf(date: string, known: string): readonly string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const [m, d] = [String(Number(month)), String(Number(day))];
  return [...new Set([known, `${m}/${d}/${year}`, `${d}/${m}/${year}`, `${d}.${m}.${year}`, date])];
}

function trim(digits: string, { isPadded }: Format): string {
  return isPadded ? digits : String(Number(digits));
}

/** "YYYY-MM-DD", "dd/mm/yyyy", "TT.MM.JJJJ", "jj/mm/aaaa". */
function formatOfPlaceholder(placeholder: string): Format | undefined {
  const letters = placeholder.trim().toLowerCase();
  const [, first = '', sign = '', second = '', third = ''] =
    /^([a-z]{1,4})([-/.])([a-z]{1,4})\2([a-z]{1,4})$/.exec(letters) ?? [];
  const isFrench = /^jj?$/.test(first) && /^a+$/.test(third);
  const partOf = (run: string): Format['parts'][number] | undefined => {
    if (/^(?:yyyy|jjjj|aaaa)$/.test(run)) return 'year';
    if (/^mm?$/.test(run)) return 'month';
    return /^(?:dd?|tt?)$/.test(run) || (isFrench && /^jj?$/.test(run)) ? 'day' : undefined;
  };
  const parts = [first, second, third].flatMap((run) => partOf(run) ?? []);
  if (new Set(parts).size !== 3) return undefined;
  return { parts, sign, isPadded: /mm/.test(letters) };
}

/** "1990-05-12", "12.11.2026"; with slashes only where one of the numbers can be no month. */
function formatOfValue(value: string): Format | undefined {
  const plain = value.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(plain))
    return { parts: ['year', 'month', 'day'], sign: '-', isPadded: true };
  const [, first = '', sign = '', second = ''] = /^(\d{1,2})([-/.])(\d{1,2})\2\d{4}$/.exec(plain) ?? [];
  if (sign === '') return undefined;
  // A number without a leading zero, where it could have one, shows that there are none.
  const isPadded = first.length === 2 && second.length === 2;
  if (sign === '.' || Number(first) > 12) return { parts: ['day', 'month', 'year'], sign, isPadded };
  return Number(second) > 12 ? { parts: ['month', 'day', 'year'], sign, isPadded } : undefined;
}
