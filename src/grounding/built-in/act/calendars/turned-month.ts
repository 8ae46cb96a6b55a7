/**
 * "Go to the next month", "go back two months", "show May 2027 in the calendar": the arrow of the one calendar that the page shows, where nothing
 * on it says the words.
 */
import { type Clause, spell } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { wordsOf } from '../../language/words.js';
import { monthNames } from '../../matching/date-options.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Calendar, calendarsOn } from './calendars.js';
import { arrowOf } from './calendar-arrows.js';

const CONFIDENCE = 0.82;

const place =
  '(?: (?:of|in|on) (?:the |this )?(?:(?:main|big|large) )?(?:calendar|date picker|datepicker|timetable|schedule|planner|diary))?';
const turning =
  '(?:go(?: on)?|move|switch|turn|navigate|advance|jump|skip|flip|page|leaf|click|press|tap|show|open|display|see)';
const toMonth = new RegExp(
  `^(?:${turning} )?(?:on |to |over to )?(?:the )?(?<way>next|following|previous|prior|preceding) month${place}$`,
  'i',
);
const byMonth = new RegExp(
  `^${turning} (?:(?<way>forward|forwards|ahead|on|back|backward|backwards)(?: by)? (?:a|one|1) month|(?:a|one|1) month (?<also>forward|ahead|on|further|back|earlier))${place}$`,
  'i',
);

const named = new RegExp(
  `^${turning} (?:(?:the |this )?calendar )?(?:(?:on |forward |forwards |ahead |back )?to )?(?:the month of )?(?<month>${monthNames.join('|')})(?:,? (?<year>\\d{4}))?${place}$`,
  'i',
);
const byMonths = new RegExp(
  `^${turning} (?:(?:the |this )?calendar )?(?:(?<way>forward|forwards|ahead|on|back|backward|backwards)(?: by)? (?<count>\\w+) months|(?:by )?(?<number>\\w+) months (?<also>forward|forwards|ahead|on|further|back|backwards|earlier))${place}$`,
  'i',
);

/** Most months that a calendar is turned by. */
const MOST_MONTHS = 24;

/** The same, as often as it takes; undefined where the page shows no calendar with its month, or several. */
export function turnedToMonth({ text }: Clause, scene: Scene): Outcome | undefined {
  const said = text.trim().replace(/[.!]$/, '');
  const to = named.exec(said)?.groups;
  const by = byMonths.exec(said)?.groups;
  if (!to && !by) return undefined;
  const [calendar, ...others] = calendarsMeant(said, scene);
  if (!calendar?.shown || others.length > 0) return undefined;
  const times = to ? monthsTo(to, calendar.shown) : monthsBy(by ?? {});
  if (times === 0) return { kind: 'done', reason: 'the calendar shows it already', entries: [calendar.root] };
  if (times === undefined || Math.abs(times) > MOST_MONTHS || !arrowOf(calendar, times > 0, scene))
    return undefined;
  const one = `go to the ${times > 0 ? 'next' : 'previous'} month${isLargest.test(said) ? ' in the big calendar' : ''}`;
  const clause: Clause = { verb: 'open', said: 'go to', readings: [{ target: tokenize(one) }], text: one };
  return { kind: 'instead', clauses: Array.from({ length: Math.abs(times) }, () => clause) };
}

const isLargest = /\b(?:main|big|large) calendar\b/i;

/** Those that show their month; the main one is by far the largest. */
function calendarsMeant(text: string, scene: Scene): readonly Calendar[] {
  const all = calendarsOn(scene).filter(({ shown }) => shown !== undefined);
  const size = ({ root: { node } }: Calendar): number => (node.box?.width ?? 0) * (node.box?.height ?? 0);
  const [first, second] = all.toSorted((a, b) => size(b) - size(a));
  return first && second && isLargest.test(text) && size(first) > size(second) * 2 ? [first] : all;
}

/** How many months on; a month without a year is one that is still to come in the year that is shown. */
function monthsTo(
  { month = '', year }: Partial<Record<string, string>>,
  shown: { year: number; month: number },
): number | undefined {
  const at = monthNames.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
  const times = (Number(year ?? shown.year) - shown.year) * 12 + at - shown.month;
  return year === undefined && times < 0 ? undefined : times;
}

function monthsBy({ way, count, number, also }: Partial<Record<string, string>>): number | undefined {
  const times = Number(wordsOf(count ?? number ?? '')[0]?.meaning);
  if (!Number.isInteger(times) || times < 2) return undefined;
  return /^(?:back|earlier)/i.test(way ?? also ?? '') ? -times : times;
}

/** The click on the arrow; undefined where no calendar names its month, or several have arrows of their own. */
export function turnedMonth({ verb, text, readings }: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:click|open|goal|select)$/.test(verb)) return undefined;
  // "Two times" stands in the text of each of the two.
  const target = spell(readings[0]?.target ?? []);
  const said = (toMonth.exec(target) ?? toMonth.exec(text.trim()) ?? byMonth.exec(text.trim()))?.groups;
  const way = said?.['way'] ?? said?.['also'];
  if (way === undefined) return undefined;
  const isAhead = /^(?:next|following|forwards?|ahead|on|further)$/i.test(way);
  const arrows = calendarsMeant(text, scene).map((calendar) => arrowOf(calendar, isAhead, scene));
  const [arrow, ...others] = new Set(arrows);
  return arrow && others.length === 0 && arrow.node.hidden === undefined
    ? { kind: 'steps', steps: [stepOn(arrow, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}
