/** Dates and times as pages print them, to ISO. Refuses what can be read in two ways. */

/** The English name of a month, or its short form, in the source of an expression without regard to case. */
export const monthSource =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** Month names by their distinguishing beginnings, in English, German, French, Spanish, Italian, Dutch and Portuguese. */
const months: readonly RegExp[] = [
  /^(?:jan|jän|gen|ene)/,
  /^(?:feb|fév|fev|fbr)/,
  /^(?:mar|mär|mrz|maa|mrt)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mei|mag|mayo)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aoû|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott|out)/,
  /^(?:nov)/,
  /^(?:dec|dez|déc|dic)/,
];

interface Calendar {
  year: number;
  month: number;
  day: number;
}

/**
 * The date in a text as `YYYY-MM-DD`; undefined when there is none, more than one, or an ambiguous one.
 * Numeric dates: year first is ISO, dots are day first, slashes only when one of the numbers cannot be a month (or both are equal).
 */
export function parseDate(text: string): string | undefined {
  const found = findDate(text);
  return found === undefined ? undefined : isoDate(found.date);
}

/** Whether a text is a date and says nothing else: "9 December 2026", and not "Mara 9 December 2026". */
export function isDateAlone(text: string): boolean {
  const words = findDate(text)?.rest.match(/\p{L}+/gu);
  return (
    parseDate(text) !== undefined && (words ?? []).every((word) => besideDate.test(word) || isOfDay(word))
  );
}

/** What may stand beside a date and is a part of it, or of the time of day. */
const besideDate = /^(?:the|of|on|at|t|z|utc|gmt|[ap]m?|m|h|noon|midday|midnight)$/i;

function isOfDay(word: string): boolean {
  return /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?$/i.test(word);
}

/** Date and time of a text as ISO 8601; seconds are added, an offset only when the text states one. */
export function parseDateTime(text: string): string | undefined {
  const iso = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/iu.exec(
    text.trim(),
  );
  if (iso) {
    if (parseDate(iso[1] ?? '') === undefined || !isClock(iso[2] ?? '')) return undefined;
    const offset = (iso[4] ?? '').toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
    return `${iso[1]}T${iso[2]}${iso[3] ?? ':00'}${offset}`;
  }
  const found = findDate(text);
  if (!found) return undefined;
  const clocks = [
    ...found.rest.matchAll(
      /\b(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2}))?\s?([ap])\.?m\b|\b(\d{1,2})[:h](\d{2})(?::(\d{2}))?/giu,
    ),
  ];
  const clock = clocks[0];
  if (clocks.length !== 1 || !clock) return undefined;
  const isTwelve = clock[4] !== undefined;
  let hour = Number(isTwelve ? clock[1] : clock[5]);
  if (isTwelve && (hour < 1 || hour > 12)) return undefined;
  if (isTwelve) hour = (hour % 12) + (clock[4]?.toLowerCase() === 'p' ? 12 : 0);
  const time = `${pad(hour)}:${pad(Number((isTwelve ? clock[2] : clock[6]) ?? 0))}`;
  if (!isClock(time)) return undefined;
  const seconds = Number((isTwelve ? clock[3] : clock[7]) ?? 0);
  const zone = /\b(?:UTC|GMT)\b|(?<=\d)Z\b/u.test(found.rest) ? 'Z' : '';
  return `${isoDate(found.date)}T${time}:${pad(seconds)}${zone}`;
}

function findDate(text: string): { date: Calendar; rest: string } | undefined {
  // Every date that is read has its year; most texts have none, and this is asked of all of them.
  if (!/\d{4}/.test(text)) return undefined;
  const found: { date: Calendar | undefined; rest: string }[] = [];
  const take = (pattern: RegExp, read: (match: RegExpMatchArray) => Calendar | undefined): void => {
    for (const match of text.matchAll(pattern))
      found.push({ date: read(match), rest: text.replace(match[0], ' ') });
  };
  take(/(?<![\d/.-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(?=T|\D|$)/gu, (m) => calendar(m[1], m[3], m[4]));
  take(/(?<![\d/.-])(\d{4})年(\d{1,2})月(\d{1,2})日/gu, (m) => calendar(m[1], m[2], m[3]));
  take(/(?<![\d/.-])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?![\d])/gu, (m) => calendar(m[3], m[2], m[1]));
  take(/(?<![\d/.-])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?![\d/-])/gu, (m) => eitherOrder(m[4], m[1], m[3]));
  take(
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s?(?:of |de )?[\s-]?(\p{L}{3,12})\.?,?(?: de)?[\s-](\d{4})(?!\d)/giu,
    (m) => calendar(m[3], monthOf(m[2]), m[1]),
  );
  take(/(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/giu, (m) =>
    calendar(m[3], monthOf(m[1]), m[2]),
  );
  const valid = found.filter((each) => each.date !== undefined);
  return valid.length === 1 && found.length === 1
    ? (valid[0] as { date: Calendar; rest: string })
    : undefined;
}

function monthOf(name: string | undefined): number | undefined {
  const index = months.findIndex((pattern) => pattern.test((name ?? '').toLowerCase()));
  return index < 0 ? undefined : index + 1;
}

function eitherOrder(
  year: string | undefined,
  a: string | undefined,
  b: string | undefined,
): Calendar | undefined {
  const monthFirst = calendar(year, a, b);
  const dayFirst = calendar(year, b, a);
  if (monthFirst && dayFirst && a !== b) return undefined;
  return monthFirst ?? dayFirst;
}

function calendar(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): Calendar | undefined {
  const date = { year: Number(year), month: Number(month ?? 0), day: Number(day) };
  const real = new Date(Date.UTC(date.year, date.month - 1, date.day));
  return real.getUTCMonth() === date.month - 1 && real.getUTCDate() === date.day && date.year > 999
    ? date
    : undefined;
}

function isoDate({ year, month, day }: Calendar): string {
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

function isClock(time: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
