/** "Cancel the event at 15:00" is not the one from 14:00 to 15:00, which ends then: a time of day without more is when something begins. */
import type { Clause } from '../../language/clause.js';
import { clockOf } from '../../language/clock.js';
import { readable } from '../../matching/page-index.js';
import { clocksIn } from '../../matching/record-clocks.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The time, where the record of what is acted on ends at it and begins at another; undefined where the end is what is said. */
export function endsThen({ verb, text }: Clause, { targets: [target, ...others] }: Act): string | undefined {
  if (!target || others.length > 0 || !/^(?:goal|open|click|select|check)$/.test(verb)) return undefined;
  const said = /(?:\bat|\bthe) (\d{1,2}[:.]\d{2}(?: ?[ap]m)?)(?![\d:–-])/iu.exec(text)?.[1];
  if (said === undefined || ending.test(text)) return undefined;
  const record = recordOf(target);
  const shown = record && readable(record.node, 'without buttons').replaceAll(weekday, ' ');
  const times = shown === undefined ? undefined : clocksIn(shown);
  const meant = clockOf(said);
  return times?.to !== undefined && meant !== times.from && meant === times.to % DAY ? said : undefined;
}

const ending =
  /\b(?:until|till|end(?:s|ing)?|finish(?:es|ing)?|arriv\w*|gets? in|back|closes?|closing|from|to \d|between|check-?out)\b/i;
const weekday = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b\.?/giu;
const DAY = 24 * 60;
