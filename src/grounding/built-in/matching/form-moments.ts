/** Which field of a form a day, a time or the end of a span goes into. */
import { parseDate } from '../../../contract/parse-date.js';
import { valueOf } from '../language/clause.js';
import { isClock, isDay, isSomeDay } from '../language/form-leads.js';
import type { Token } from '../language/lexer.js';
import { wordToken } from '../language/token-runs.js';
import { isDays, isMonths, isYears, monthOf } from './date-options.js';
import { type Form, type FormField, pick } from './form-fields.js';
import type { Placement } from './form-parts.js';

export function days(form: Form): readonly FormField[] {
  const typed = form.fields.filter(({ kind }) => kind === 'date');
  return typed.length > 0 ? typed : pick(form, /^(?:date|day|when)$/);
}

export function clocks(form: Form): readonly FormField[] {
  const typed = form.fields.filter(({ kind }) => kind === 'time');
  return typed.length > 0 ? typed : pick(form, /^(?:time|hour)$/);
}

/** "Lunch at noon", "sweep tomorrow": a name without quotes says when, where the form asks for that in a field of its own. */
export function saysWhen(name: readonly Token[], form: Form): boolean {
  return (
    name.some(({ kind, lower }) => kind === 'word' && moments.test(lower)) &&
    (days(form).length > 0 || clocks(form).length > 0)
  );
}

const moments =
  /^(?:today|tomorrow|tonight|noon|midday|midnight|hourly|daily|weekly|monthly|yearly|every|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

/** "From A to B": the one that says so, else the first and the second of exactly two. */
export function ends(value: readonly Token[], form: Form, end: 'from' | 'until'): Placement[] | undefined {
  const text = valueOf(value).trim();
  const isOn = isDay(text) || (/\d/.test(text) && isSomeDay(text));
  const ofKind = isClock(text) ? clocks(form) : isOn ? days(form) : [];
  const isFirst = end === 'from';
  const says = ofKind.filter(({ names }) =>
    names.some((name) => name.some(({ text: word }) => (isFirst ? startWords : endWords).test(word))),
  );
  // The one day that is asked for is not when it begins.
  const only =
    isFirst || ofKind.length > 1
      ? []
      : ofKind.filter(({ names }) => !names.flat().some(({ text: word }) => startWords.test(word)));
  // Between an arrival and a return a departure is neither: it is the start of a flight, and the end of a stay.
  const contrary = isFirst ? endWords : startWords;
  const clear = says.filter(({ names }) => !names.flat().some(({ text: word }) => contrary.test(word)));
  const own = says.length > 1 && clear.length === 1 ? clear : says;
  const [field, ...others] = own.length > 0 ? own : ofKind.length === 2 ? [ofKind[isFirst ? 0 : 1]] : only;
  return field && others.length === 0 ? [{ field, value }] : undefined;
}

const startWords =
  /^(?:from|first|start|starts|starting|begin|begins|beginning|arrival|depart|departing|departure|outbound|leave|leaving|checkin)$/;
const endWords =
  /^(?:to|until|till|last|end|ends|ending|finish|return|returning|inbound|back|departure|checkout)$/;

/** "The 20th of May 2026" without what says nothing. */
export function dayOf(tokens: readonly Token[]): readonly Token[] {
  const said = tokens.filter(({ kind, lower }) => kind !== 'word' || !/^(?:the|of|on)$/.test(lower));
  return said.length > 0 ? said : tokens;
}

/** "March 15" in a list of days and one of months, and in one of years where a year is said or one stands there. */
export function dayInLists(tokens: readonly Token[], { fields }: Form): Placement[] | undefined {
  const said = momentOf(valueOf(tokens).trim());
  if (!said) return undefined;
  const lists = fields.filter(({ options }) => options !== undefined);
  const day = chosenIn(lists, isDays, (option) => Number(option) === said.day);
  const month = chosenIn(lists, isMonths, (option) => monthOf(option) === said.month);
  const years = lists.filter(({ options }) => isYears(options ?? []));
  const year = chosenIn(years, isYears, (option) => Number(option) === said.year);
  const isYearThere = years.every(({ entry }) => /^\d{4}$/.test(entry.node.value ?? ''));
  const isWhole = said.year === undefined ? isYearThere : year !== undefined;
  return day && month && isWhole ? [day, month, ...(year ? [year] : [])] : undefined;
}

function momentOf(text: string): { day: number; month: number; year?: number } | undefined {
  const [year, month, day] = isDay(text) ? (parseDate(text)?.slice(0, 10).split('-').map(Number) ?? []) : [];
  if (year !== undefined && month !== undefined && day !== undefined) return { day, month, year };
  const words = text.split(/[ .]+/).filter((word) => !/^(?:the|of)$/i.test(word));
  const numbers = words.filter((word) => /^\d{1,2}(?:st|nd|rd|th)?$/i.test(word));
  const named = words.filter((word) => /^\p{L}{3,}$/u.test(word)).map((word) => monthOf(word));
  const [only] = named;
  return numbers.length === 1 && named.length === 1 && words.length === 2 && only !== undefined
    ? { day: Number.parseInt(numbers[0] ?? '', 10), month: only }
    : undefined;
}

function chosenIn(
  lists: readonly FormField[],
  isKind: (options: readonly string[]) => boolean,
  fits: (option: string) => boolean,
): Placement | undefined {
  const [field, ...others] = lists.filter(({ options }) => isKind(options ?? []));
  const option = field?.options?.find((each) => fits(each));
  return field && option !== undefined && others.length === 0
    ? { field, value: [wordToken(option)] }
    : undefined;
}

/** "9:30" in a field for the hours and one for the minutes. */
export function clockInParts(tokens: readonly Token[], form: Form): Placement[] | undefined {
  const [, hours, minutes, half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(valueOf(tokens).trim()) ?? [];
  const [hour, ...moreHours] = pick(form, /^(?:hour|hh|hrs?)$/);
  const [minute, ...moreMinutes] = pick(form, /^(?:minute|mins?|mm)$/);
  if (hours === undefined || !hour || !minute || moreHours.length > 0 || moreMinutes.length > 0)
    return undefined;
  // "hh:mm" takes both at once.
  if (hour === minute) return undefined;
  // Which half of the day it is may be asked for besides.
  if (half !== undefined && pick(form, /^(?:am|pm|ampm|meridiem|period)$/).length > 0) return undefined;
  const late = half?.toLowerCase() === 'p' && Number(hours) < 12 ? 12 : 0;
  const early = half?.toLowerCase() === 'a' && Number(hours) === 12 ? -12 : 0;
  return [
    { field: hour, value: [wordToken(late + early === 0 ? hours : String(Number(hours) + late + early))] },
    { field: minute, value: [wordToken(minutes ?? '00')] },
  ];
}
