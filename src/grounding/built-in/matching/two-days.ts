/** "June 10 until June 17, 2025": a text that is two days, from one to the other, and so is the value of nothing that holds one day. */

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.?';
const number = '\\d{1,2}(?:st|nd|rd|th|\\.)?';
const year = '(?:,? \\d{4})?';
const plain = `(?:the )?${number}(?: (?:of )?${month}${year})?`;
const american = `${month} (?:the )?${number}${year}`;
const written = '(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4})';
const day = `(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:${american}|${plain}|${written}))`;
const joint =
  '(?:,? (?:until|till|til|to|through|thru|and|up to) |\\s*[–—]\\s*|\\s+-\\s+|-(?=\\d{1,2}(?:\\D|$)))';
const shape = new RegExp(`^(?:from |between )?${day}${joint}${day}${year}$`, 'iu');
const isDated = new RegExp(`(?<!\\p{L})${month}(?!\\p{L})|\\d{4}|\\d[/.]\\d`, 'iu');
const single = new RegExp(`^${written}$`, 'u');

/** Whether a text says two days and nothing else; a bare pair of numbers ("10 to 17") may be anything. */
export function saysTwoDays(text: string): boolean {
  const said = text.trim();
  return isDated.test(said) && !single.test(said) && shape.test(said);
}

/** Two days as a sentence says them, in words that stand alone, and what is left of the sentence. */
export interface TwoDays {
  first: string;
  last: string;
  rest: string;
}

const within = new RegExp(
  `(?<![\\p{L}\\d/.-])(?:from |between )?(?<first>${day})${joint}(?<last>${day}${year})(?![\\p{L}\\d/])`,
  'iu',
);

/** The two days in a sentence: of "12 to 15 May 2025" the first is "12 May 2025". Undefined where it says none, or something else with them. */
export function twoDaysIn(text: string): TwoDays | undefined {
  const found = /\d/.test(text) ? within.exec(text) : null;
  const { first = '', last = '' } = found?.groups ?? {};
  if (!found || !isDated.test(found[0])) return undefined;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  if (/\d{4}[-/.]|\d[/.-]\d/u.test(found[0].replace(/\s[–—-]\s/gu, ' '))) return written2(first, last, rest);
  const [one, other] = [partsOf(first), partsOf(last)];
  return {
    first: whole({ day: one.day, month: one.month ?? other.month, year: one.year ?? other.year }),
    last: whole({ day: other.day, month: other.month ?? one.month, year: other.year ?? one.year }),
    rest,
  };
}

/** Two dates in numbers are written alike: which number is the day in the one, says the other where it is larger than 12. */
function written2(first: string, last: string, rest: string): TwoDays | undefined {
  if (!single.test(first) || !single.test(last)) return undefined;
  const said = [first, last].map((each) => each.split(/[-/.]/u).map(Number));
  const isYearLast = said.every(([, , third = 0]) => third > 31);
  if (!isYearLast) return { first, last, rest };
  const isDayFirst = said.some(([one = 0]) => one > 12);
  const isMonthFirst = said.some(([, two = 0]) => two > 12);
  if (isDayFirst === isMonthFirst) return first.includes('/') ? undefined : { first, last, rest };
  const [one, other] = said.map(([a = 0, b = 0, c = 0]) => {
    const [dayOf, monthOf] = isDayFirst ? [a, b] : [b, a];
    return `${c}-${String(monthOf).padStart(2, '0')}-${String(dayOf).padStart(2, '0')}`;
  });
  return { first: one as string, last: other as string, rest };
}

interface Parts {
  day: string;
  month: string | undefined;
  year: string | undefined;
}

function partsOf(text: string): Parts {
  return {
    day: /(?<!\d)\d{1,2}(?!\d)/u.exec(text)?.[0] ?? '',
    month: new RegExp(`(?<!\\p{L})${month}`, 'iu').exec(text)?.[0],
    year: /\d{4}/u.exec(text)?.[0],
  };
}

function whole({ day: number, month: name = '', year: of }: Parts): string {
  return [number, name.replace('.', ''), of ?? ''].join(' ').trim();
}
