/** "The date on which Tom wrote", of a line "Tom wrote on 5 March": the day itself, without the verb in front of it. */
import { monthSource } from '../../../contract/parse-date.js';
import type { Reading } from '../../../contract/reading.js';

const asked =
  /^(?:(?:what(?:['’]s|\s(?:is|was))|get|extract|find|read|give me|tell me)\s)?(?:the\s)?(?:date|day)\b/iu;
const led = new RegExp(
  `^(?<lead>(?:\\p{L}+\\s){1,3})(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s(?:of\\s)?${monthSource}|${monthSource}\\s\\d{1,2}(?:st|nd|rd|th)?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})(?:,?\\s\\d{4})?$`,
  'iu',
);

/** The reading of a day, cut to the day; as it is where nothing stands in front of it or something else was asked. */
export function dateAlone(text: string, reading: Reading): Reading {
  if (!asked.test(text.trim()) || reading.kind !== 'leaf' || reading.parse !== 'string') return reading;
  const { value, trim } = reading;
  const lead = reading.from === 'text' ? led.exec(String(value))?.groups?.['lead'] : undefined;
  return lead === undefined || lead !== lead.toLowerCase()
    ? reading
    : {
        ...reading,
        value: String(value).slice(lead.length),
        trim: { ...trim, before: `${trim?.before ?? ''}${lead}` },
      };
}
