/**
 * "Reserve a room from 3 to 5 May in the name of Weber", where the button says "Book": both days are said whole, whose name it is as one says it of
 * a field, and the deed by the word of the button.
 */
import { monthSource } from '../../../../contract/parse-date.js';
import { fieldRoles } from '../../language/types.js';
import { type PageIndex, readable } from '../../matching/page-index.js';

const deed = /^(?<lead>please )?(?<verb>book|reserve|rent|hire)(?= )/i;

/** What asks for something over some days, and books nothing. */
const asks = /^(?:please )?(?:search|find|look|show|check|request|apply|ask|take|plan|schedule)\b/i;

const month = monthSource;
const day = '\\d{1,2}(?:st|nd|rd|th)?';
const joint = '(?: (?:to|until|till|through) (?:the )?| ?[-–] ?)';

/** "From 3 to 5 May 2027", "3–5 May". */
const dayFirst = new RegExp(
  `\\b(?:from |on )?(?:the )?(?<a>${day})${joint}(?<b>${day}) (?:of )?(?<m>${month})(?<y>,? \\d{4})?\\b`,
  'i',
);
/** "May 3 to 5, 2027". */
const monthFirst = new RegExp(
  `\\b(?:from |on )?(?<m>${month}) (?<a>${day})${joint}(?<b>${day})(?<y>,? \\d{4})?\\b(?![:.]\\d)`,
  'i',
);
/** "From 3 May to 5 May 2027". */
const yearBehind = new RegExp(
  `\\bfrom (?<first>${day} ${month}|${month} ${day}) (?:to|until|till) (?<last>${day} ${month}|${month} ${day}),? (?<y>\\d{4})\\b`,
  'i',
);

/** The sentence so; as it is where it books nothing. */
export function withBooked(sentence: string, read: () => PageIndex): string {
  const verb = deed.exec(sentence)?.groups?.['verb']?.toLowerCase();
  if ((verb === undefined && !asks.test(sentence)) || sentence.includes('"')) return sentence;
  const whole = sentence
    .replace(dayFirst, (_, a: string, b: string, m: string, y: string | undefined) =>
      span(`${a} ${m}`, `${b} ${m}`, y),
    )
    .replace(monthFirst, (_, m: string, a: string, b: string, y: string | undefined) =>
      span(`${m} ${a}`, `${m} ${b}`, y),
    )
    .replace(yearBehind, (_, first: string, last: string, y: string) => span(first, last, ` ${y}`))
    .replace(/\b(?:in|on|under) (?:the|my) name of (?=\p{Lu})/u, 'under the name ');
  const other = verb !== undefined && /^(?:book|reserve)$/.test(verb) ? otherWord(verb, read()) : undefined;
  return other === undefined ? whole : whole.replace(deed, `$<lead>${other}`);
}

function span(first: string, last: string, year = ''): string {
  const plain = year.replace(',', '');
  return `from ${first}${plain} to ${last}${plain}`;
}

/** The other word for booking, where the buttons of a page that asks for something say that alone. */
function otherWord(verb: string, { actionable }: PageIndex): string | undefined {
  if (!actionable.some(({ node }) => fieldRoles.has(node.role) && node.hidden === undefined))
    return undefined;
  const buttons = actionable
    .filter(({ node }) => node.hidden === undefined && /^(?:button|link)$/.test(node.role))
    .map(({ node }) => (node.name || readable(node)).trim());
  const says = (word: string): boolean => buttons.some((name) => new RegExp(`^${word}\\b`, 'i').test(name));
  const other = verb === 'book' ? 'reserve' : 'book';
  return !says(verb) && says(other) ? other : undefined;
}
