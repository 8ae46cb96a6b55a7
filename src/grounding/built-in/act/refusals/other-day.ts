/** "Book boxing on Thursday" is not the boxing of the day that is shown, where the page offers the Thursday to go to. */
import type { Clause } from '../../language/clause.js';
import { ancestorsOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { dayNotShown, isOn } from '../evidence/day-shown.js';
import type { Act } from '../evidence/word-evidence.js';

/** The day that is said; undefined where what is acted on speaks of it, or is what was reached by choosing it. */
export function otherDay({ verb, text }: Clause, { targets, index, last }: Act): string | undefined {
  const [target, ...others] = targets;
  const day =
    verb === 'goal' && target && others.length === 0 ? dayNotShown(text, { index, last }) : undefined;
  if (day === undefined || !target) return undefined;
  const around = [target, recordOf(target) ?? target, ...[...ancestorsOf(target)].slice(0, 2)];
  return around.some((each) => isOn(each, day)) ? undefined : day;
}
