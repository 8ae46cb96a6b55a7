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
