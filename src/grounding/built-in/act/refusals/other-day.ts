/** "Book boxing on Thursday" is not the boxing of the day that is shown, where the page offers the Thursday to go to. */
import type { Clause } from '../../language/clause.js';
import { ancestorsOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { twoDaysIn } from '../../matching/two-days.js';
import { dayOf } from '../calendars/calendars.js';
import { dayNotShown, daySaid, daysInRow, isOn } from '../evidence/day-shown.js';
import type { Act } from '../evidence/word-evidence.js';

/** The day that is said, where what is acted on stands under another one, or on none of the day that is shown. */
export function otherDay(clause: Clause, act: Act): string | undefined {
  return oneOfTwo(clause, act) ?? dayShown(clause, act) ?? underOther(clause, act);
}

/** "Choose 14 to 16 October" is no click on the 14 alone. */
function oneOfTwo({ verb, text }: Clause, { targets, literals }: Act): string | undefined {
  const [day, ...others] = targets;
  if (!day || others.length > 0 || !/^(?:select|click|set|goal|check)$/.test(verb)) return undefined;
  const said = dayOf(day) === undefined ? undefined : twoDaysIn(text);
  // What chooses both, one behind the other, says so.
  return literals.some((each) => twoDaysIn(each)) ? undefined : said?.last.split(' ')[0];
}

/** "Open the standup on Wednesday" is not the one that stands under "MON 13". */
function underOther(
  { verb, text }: Clause,
  { targets: [target, ...others], index }: Act,
): string | undefined {
  const box = target?.node.box;
  if (!/^(?:open|click|select|dblclick|hover|goal)$/.test(verb) || !target || !box || others.length > 0)
    return undefined;
  const day = daySaid(text, verb === 'goal');
  const heads = day === undefined ? [] : daysInRow(index);
  const middle = box.x + box.width / 2;
  const over = heads.find(
    ({ node }) =>
      node.box !== undefined &&
      node.box.y < box.y &&
      node.box.x <= middle &&
      middle < node.box.x + node.box.width,
  );
  return day !== undefined && over && !isOn(over, day) && heads.some((each) => isOn(each, day))
    ? day
    : undefined;
}

/** The day that is said; undefined where what is acted on speaks of it, or is what was reached by choosing it. */
function dayShown({ verb, text }: Clause, { targets, index, last }: Act): string | undefined {
  const [target, ...others] = targets;
  const day =
    verb === 'goal' && target && others.length === 0 ? dayNotShown(text, { index, last }) : undefined;
  if (day === undefined || !target) return undefined;
  const around = [target, recordOf(target) ?? target, ...[...ancestorsOf(target)].slice(0, 2)];
  return around.some((each) => isOn(each, day)) ? undefined : day;
}
