/** "Go to the next month", "go back a month": the arrow of the one calendar that the page shows, where nothing on it says the words. */
import { type Clause, spell } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { calendarsOn } from './calendars.js';
import { arrowOf } from './calendar-arrows.js';

const CONFIDENCE = 0.82;

const place = '(?: (?:of|in|on) (?:the |this )?(?:calendar|date picker|datepicker))?';
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

/** The click on the arrow; undefined where no calendar names its month, or several have arrows of their own. */
export function turnedMonth({ verb, text, readings }: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:click|open|goal|select)$/.test(verb)) return undefined;
  // "Two times" stands in the text of each of the two.
  const target = spell(readings[0]?.target ?? []);
  const said = (toMonth.exec(target) ?? toMonth.exec(text.trim()) ?? byMonth.exec(text.trim()))?.groups;
  const way = said?.['way'] ?? said?.['also'];
  if (way === undefined) return undefined;
  const isAhead = /^(?:next|following|forwards?|ahead|on|further)$/i.test(way);
  const arrows = calendarsOn(scene).flatMap((calendar) =>
    calendar.shown ? [arrowOf(calendar, isAhead, scene)] : [],
  );
  const [arrow, ...others] = new Set(arrows);
  return arrow && others.length === 0 && arrow.node.hidden === undefined
    ? { kind: 'steps', steps: [stepOn(arrow, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}
