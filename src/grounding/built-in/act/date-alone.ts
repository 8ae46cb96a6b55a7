/** "14 March as departure day" is a date and more: a date field would take the date and drop the rest, so that somebody else has to say it. */
import { parseDate } from '../../../contract/parse-date.js';
import { kindAt } from '../language/types.js';
import { isStopWord, wordsOf } from '../language/words.js';
import { type Act, says } from './word-evidence.js';

/** The first word of what goes into a native date field that is no part of a date, and that the field is not called. */
export function besideDate({ targets: [field, ...others], literals }: Act): string | undefined {
  if (!field || others.length > 0 || !/^(?:date|month|datetime-local)$/.test(field.node.inputType ?? ''))
    return undefined;
  const [typed = ''] = literals;
  // A date without a year, or a day that is reckoned, is no text to take apart.
  if (!/\d{4}/.test(typed)) return undefined;
  return wordsOf(typed).find(
    (word) =>
      /^\p{L}{3,}$/u.test(word.text) &&
      !isStopWord(word) &&
      !isOfDate(word.text) &&
      kindAt([word.text], 0) === undefined &&
      !says(field, word),
  )?.text;
}

/** A month, a day of the week, or a part of the day. */
function isOfDate(text: string): boolean {
  return (
    parseDate(`1 ${text} 2000`) !== undefined ||
    /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?$|^(?:noon|midnight|midday|morning|afternoon|evening|night|clock|utc|gmt|year|month|next|this)$/.test(
      text,
    )
  );
}
