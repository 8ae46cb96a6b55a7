/** Dates in the way that a field writes them: some components take no other, and go on showing what they did not take. */
import { parseDate } from '../../../../contract/parse-date.js';
import { fieldRoles } from '../../language/types.js';
import type { Entry } from '../../matching/page-index.js';

/** The parts of a date, and the sign between them, in the order of a field. */
interface Format {
  parts: readonly ('year' | 'month' | 'day')[];
  sign: string;
  /** Whether days and months below ten have two digits. */
  isPadded: boolean;
}

/** The text in the format that the field's placeholder, label or value shows; as it is where that shows none, or the text is no date. */
export function asFieldWrites(entry: Entry, text: string): string {
  const date = parseDate(text);
  const { node } = entry;
  const format =
    date === undefined
      ? undefined
      : (formatOfPlaceholder(node.placeholder ?? '') ??
        formatAround(entry) ??
        formatOfValue(node.value ?? ''));
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

/** "Departure (MM/DD/YYYY)", "Format: YYYY-MM-DD" behind the field, "e.g. 2027-05-31" in it. */
function formatAround({ node, parent }: Entry): Format | undefined {
  const isInLabel = parent?.node.tag === 'label';
  const [inner, holder] = isInLabel ? [parent.node, parent.parent?.node] : [node, parent?.node];
  // What stands behind the next field is said of that.
  const behind = (holder?.children ?? []).slice((holder?.children.indexOf(inner) ?? -1) + 1);
  const end = behind.findIndex((each) => fieldRoles.has(each.role));
  const near = behind.slice(0, end === -1 ? 1 : Math.min(end, 1)).map((each) => each.text ?? each.name);
  const texts = [node.name, node.description ?? '', ...(node.hints ?? []).map(({ text }) => text), ...near];
  for (const word of texts.flatMap((text) => text.split(/[\s()[\],;]+/))) {
    const format = formatOfPlaceholder(word);
    if (format) return format;
  }
  const [, example = ''] =
    /^(?:e\.?g\.?|for example|example:?|like)\s*(\d[\d./-]+\d)$/i.exec(node.placeholder ?? '') ?? [];
  return formatOfValue(example);
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
