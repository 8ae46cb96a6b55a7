/** "14 March as departure day" is a date and more: a date field would take the date and drop the rest, so that somebody else has to say it. */
import { parseDate } from '../../../../contract/parse-date.js';
import type { Clause } from '../../language/clause.js';
import { kindAt } from '../../language/types.js';
import type { Entry } from '../../matching/page-index.js';
import { isStopWord, wordsOf } from '../../language/words.js';
import { writesDate } from './date-format.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The first word of what goes into a native date field that is no part of a date, and that the field is not called. */
export function besideDate({ targets: [field, ...others], literals }: Act): string | undefined {
  if (!field || others.length > 0 || !/^(?:date|month|datetime-local)$/.test(field.node.inputType ?? ''))
    return undefined;
  const [typed = ''] = literals;
  // A date without a year, or a day that is reckoned, is no text to take apart.
  if (!/\d{4}/.test(typed)) return undefined;
  return wordBeside(typed, field);
}

/** "June 14, 2025 for 3 adults": the first word that is no part of a date, and that the field is not called; undefined where a text says a date alone, or none. */
export function besideDay(text: string, field: Entry): string | undefined {
  return parseDate(text) === undefined ? undefined : wordBeside(text, field);
}

/** "31 September": a day that its month does not have, which a calendar may show of the month beside it. */
export function noSuchDay({ text }: Clause): string | undefined {
  const [, day = '', behind = '', front = '', other = ''] =
    /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (feb\w*|apr\w*|june?|sep\w*|nov\w*)\b|\b(feb\w*|apr\w*|june?|sep\w*|nov\w*) (\d{1,2})\b(?!:)/i.exec(
      text,
    ) ?? [];
  const month = (behind || front).toLowerCase();
  const most = month.startsWith('feb') ? 29 : 30;
  const said = Number(day || other);
  const isMonth = parseDate(`1 ${month} 2000`) !== undefined;
  return month !== '' && isMonth && said > most && said <= 31 ? day || other : undefined;
}

function wordBeside(text: string, field: Entry): string | undefined {
  return wordsOf(text).find(
    (word) =>
      /^\p{L}{3,}$/u.test(word.text) &&
      !isStopWord(word) &&
      !isOfDate(word.text) &&
      kindAt([word.text], 0) === undefined &&
      !says(field, word),
  )?.text;
}

/**
 * "Set the due date to tomorrow": a day that is reckoned from the clock is no text for a field of dates. Which day it is would be another one on each
 * run; in quotation marks it is typed as it stands.
 */
export function reckonedDay(
  { text }: Clause,
  { targets: [field, ...others], literals, given }: Act,
): string | undefined {
  const [typed = ''] = literals;
  if (!field || others.length > 0 || given.length === 0 || !reckoned.test(typed.trim())) return undefined;
  const isQuoted = new RegExp(`["'“‘]${typed.trim()}["'”’]`, 'iu').test(text);
  const isOfDates =
    /^(?:date|month|week|datetime-local)$/.test(field.node.inputType ?? '') ||
    writesDate(field.node.placeholder ?? '') ||
    writesDate(field.node.value ?? '') ||
    field.evidence.some(({ words }) =>
      words.some(({ stem }) => /^(?:date|day|deadline|birthday|departure|arrival|due)$/.test(stem)),
    );
  return isOfDates && !isQuoted ? typed.trim().split(' ')[0] : undefined;
}

const reckoned =
  /^(?:today|tomorrow|yesterday|now|the day (?:after tomorrow|before yesterday)|(?:the )?(?:next|last|this|coming) (?:week|month|year|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:in )?(?:\d+|an?|one|two|three) (?:days?|weeks?|months?|years?)(?: (?:ago|from (?:now|today)|later|ahead))?|a week (?:from|before) (?:today|now))$/i;

/** A month, a day of the week, or a part of the day. */
function isOfDate(text: string): boolean {
  return (
    parseDate(`1 ${text} 2000`) !== undefined ||
    /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?$|^(?:noon|midnight|midday|morning|afternoon|evening|night|clock|utc|gmt|year|month|next|this)$/.test(
      text,
    )
  );
}
