/** "17 November": a day that is said without its year, which the page may tell. */
import { parseDate } from '../../../contract/parse-date.js';
import type { Entry, PageIndex } from './page-index.js';

/** Said of a day whose year nothing tells. */
export const UNCLEAR = 'unclear';

/** Days in which a day of the year comes again at most once, in both directions. */
const REACH = 150;
const BACK = 31;
const DAY = 24 * 60 * 60 * 1000;

/** Longest text that is a date and little else. */
const LONGEST = 60;

const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}';
const weekday = '(?:on )?(?:(?<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:the )?)?';
const shapes = [
  new RegExp(
    `^${weekday}(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of )?(?<month>${months})\\.?$`,
    'iu',
  ),
  new RegExp(`^${weekday}(?<month>${months})\\.? (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?$`, 'iu'),
];

/**
 * The date (ISO) of such a text: of the year that lies nearest to the date that the field holds, or else to those that the page shows, when
 * they are of one year. Undefined for any other text, {@link UNCLEAR} where nothing tells the year, or the weekday is another one.
 */
export function dayOnPage(text: string, field: Entry | undefined, index: PageIndex): string | undefined {
  const said = shapes.map((shape) => shape.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  if (!said || parseDate(`${said['day']} ${said['month']} 2000`) === undefined) return undefined;
  const own = parseDate(field?.node.value ?? '');
  // A birthday lies in none of the years that a page is about.
  if (own === undefined && field?.evidence.some((each) => /birth|born|\bdob\b/i.test(each.text)) === true)
    return UNCLEAR;
  const base = own ?? earliest(index);
  if (base === undefined) return UNCLEAR;
  const from = Date.parse(base);
  const around = [-1, 0, 1].flatMap((years) => {
    const date = parseDate(`${said['day']} ${said['month']} ${Number(base.slice(0, 4)) + years}`);
    const away = date === undefined ? Number.POSITIVE_INFINITY : (Date.parse(date) - from) / DAY;
    return date !== undefined && away <= REACH && away >= -(own === undefined ? BACK : REACH) ? [date] : [];
  });
  const [only, ...others] = around;
  if (only === undefined || others.length > 0) return UNCLEAR;
  const isThen =
    said['weekday'] === undefined || said['weekday'].toLowerCase() === weekdays[new Date(only).getUTCDay()];
  return isThen ? only : UNCLEAR;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The first of the dates and months that a page shows, when all of them lie within a year. */
function earliest({ entries }: PageIndex): string | undefined {
  const dates = entries.flatMap(({ node }) => {
    if (node.hidden !== undefined && node.hidden !== 'offscreen') return [];
    return [node.value, node.text, node.name].flatMap((text) => dateIn(text ?? '') ?? []);
  });
  const [first, ...others] = dates.toSorted();
  const last = others.at(-1) ?? first;
  if (first === undefined || last === undefined) return undefined;
  return (Date.parse(last) - Date.parse(first)) / DAY <= 2 * REACH ? first : undefined;
}

function dateIn(text: string): string | undefined {
  if (text.length > LONGEST || !/\d{4}/.test(text)) return undefined;
  const [, month] = new RegExp(`^(${months} \\d{4})$`, 'iu').exec(text.trim()) ?? [];
  return parseDate(month === undefined ? text : `1 ${month}`);
}
