/** "Choose 14 to 16 October": the first and the last day, in the only month that the page shows, under its name without a year. */
import type { Clause } from '../../language/clause.js';
import { quotedToken } from '../../language/token-runs.js';
import { monthNames } from '../../matching/date-options.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';
import type { TwoDays } from '../../matching/two-days.js';
import { fold } from '../../language/words.js';
import { calendarsOn, dayOf, daysOfMonth } from './calendars.js';

/** Longest text that names a month beside other words. */
const LONGEST = 80;

/** The two days, one click after the other; undefined where the page shows no such month, or something else is said besides. */
export function daysOfShownMonth({ verb }: Clause, said: TwoDays, scene: Scene): Outcome | undefined {
  if (
    !/^(?:select|click|set)$/.test(verb) ||
    !/^\s*(?:choose|pick|select|click|take|set)?(?: the)?(?: days?| dates?)?\s*$/i.test(said.rest)
  )
    return undefined;
  const [calendar, ...others] = calendarsOn(scene);
  const [first, last] = [said.first, said.last].map((text) => dayIn(text));
  if (!calendar || others.length > 0 || calendar.shown || !first || !last) return undefined;
  if (first.month !== last.month || first.day >= last.day) return undefined;
  const shown = monthsNamed(scene.index.entries);
  const days = new Set(daysOfMonth(calendar).map((entry) => dayOf(entry)));
  if (shown.size !== 1 || !shown.has(first.month) || !days.has(first.day) || !days.has(last.day))
    return undefined;
  const clauses = [first.day, last.day].map((day): Clause => ({
    verb: 'click',
    said: 'click',
    readings: [{ target: [quotedToken(String(day))] }],
    text: `click "${day}"`,
  }));
  return { kind: 'instead', clauses };
}

/** The number of the day and that of its month, from 0. */
function dayIn(text: string): { day: number; month: number } | undefined {
  const [day = '', month = '', year] = text.split(' ');
  const at = monthNames.findIndex((name) => month !== '' && name.startsWith(month.toLowerCase().slice(0, 3)));
  return at < 0 || year !== undefined ? undefined : { day: Number(day), month: at };
}

/** The months that are named on the page outside of longer texts. */
function monthsNamed(entries: readonly Entry[]): ReadonlySet<number> {
  const texts = entries
    .filter(({ node, children }) => node.hidden === undefined && children.length === 0)
    .map(({ node }) => fold(readable(node)))
    .filter((text) => text.length <= LONGEST);
  return new Set(
    monthNames.flatMap((name, at) => {
      const named = new RegExp(`\\b${name}\\b`);
      return texts.some((text) => named.test(text)) ? [at] : [];
    }),
  );
}
