/** "Show Thursday's schedule", "open the menu for Thursday": the one of the days to choose from, where the noun is what the page calls all that it shows. */
import type { Clause } from '../../language/clause.js';
import { toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { daysOffered, isOn } from '../evidence/day-shown.js';
import { isCalledByPage } from '../evidence/said-by-page.js';

const CONFIDENCE = 0.84;

const verb = '(?:show|open|view|see|display|look at|go to|switch to|change to)(?: me)?';
const day = '(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)';

const forms = [
  new RegExp(`^${verb} (?:the )?${day}(?:['’]s|s['’])? (?<noun>\\p{L}+)[.!]?$`, 'iu'),
  new RegExp(`^${verb} (?:the )?(?<noun>\\p{L}+) (?:for|of|on) ${day}[.!]?$`, 'iu'),
];

/** What there is on a day, of whatever kind. */
const ofAnyDay = /^(?:programme?|schedule|timetable|agenda|listings|line-?up)$/i;

/** A click on the day; undefined where the page offers no such day, or calls something else so. */
export function dayView({ verb: way, text }: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:open|click|set|select)$/.test(way)) return undefined;
  const said = forms.map((form) => form.exec(text.trim())?.groups).find((groups) => groups);
  const { day: asked, noun } = said ?? {};
  if (asked === undefined || noun === undefined) return undefined;
  if (!ofAnyDay.test(noun) && !isCalledByPage(toWord(noun), index)) return undefined;
  const { days, shown } = daysOffered(index);
  const [only, ...others] = days.filter((each) => isOn(each, asked));
  if (!only || others.length > 0 || only.node.disabled === true) return undefined;
  if (only === shown) return { kind: 'done', reason: `${asked} is shown already` };
  return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: text };
}
