/** "Book a room from 12 June 2027 to 5 June 2027": what ends before it begins is a slip of whoever wrote it, and nothing is sent off for it. */
import { parseDate } from '../../../../contract/parse-date.js';
import { clocksOf } from '../../language/clock.js';
import { twoDaysIn } from '../../matching/two-days.js';

/** A sentence that makes or asks for something. What is moved from one day to an earlier one ends nowhere. */
const making =
  /\b(?:book|reserve|request|apply|submit|schedule|plan|create|add|rent|hire|block|enter|fill|find|search|filter)\b/i;
const moving =
  /\b(?:move|change|reschedule|drag|bring|postpone|edit|rename|replace|correct|switch|convert|turn)\b/i;

/** How a journey or a stay says its last day. */
const returning =
  /,?\s+(?:(?:and|then|with)\s+)?(?:the\s+)?(?:returning|return|coming back|back|check(?:ing)?[- ]?out|ending|finishing)(?:\s+(?:is|date))?(?:\s+on)?\s+(?=\S*\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i;

const DAY_MS = 86_400_000;

/** A journey that begins in December may end in January. */
const MOST_DAYS_OVER_NEW_YEAR = 180;

/** The end that comes before its beginning, as the sentence says it; undefined where there is none. */
export function endsBefore(sentence: string): string | undefined {
  const plain = sentence.replaceAll(/"[^"]*"|“[^”]*”/gu, '""');
  if (!/\d/.test(plain) || !making.test(plain) || moving.test(plain)) return undefined;
  return dayBefore(plain.replace(returning, ' to ')) ?? timeBefore(plain);
}

function dayBefore(text: string): string | undefined {
  const said = twoDaysIn(text);
  if (!said) return undefined;
  const isWhole = [said.first, said.last].every((each) => /\d{4}/.test(each));
  const [first, last] = [said.first, said.last].map((each) => {
    const day = parseDate(isWhole ? each : `${each.replace(/\s*\d{4}$/, '')} 2027`);
    return day === undefined ? undefined : Date.parse(day) / DAY_MS;
  });
  if (first === undefined || last === undefined || last >= first) return undefined;
  return isWhole || first - last < 365 - MOST_DAYS_OVER_NEW_YEAR ? said.last : undefined;
}

/** Times of one day: what begins in the evening may well end in the morning. */
function timeBefore(text: string): string | undefined {
  const [, first = '', last = ''] =
    /\b(?:from|between)\s+(\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m)?)\s+(?:to|until|till|and)\s+(\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m)?)(?![\d\w])(?!\s+(?!on\b|at\b|for\b|in\b|and\b|with\b|tomorrow\b|today\b)\p{L})/iu.exec(
      text,
    ) ?? [];
  if (![first, last].every((each) => /[:.]\d{2}|[ap]m/i.test(each))) return undefined;
  const [begins] = clocksOf(first);
  const [ends] = clocksOf(last);
  if (begins === undefined || ends === undefined || ends >= begins) return undefined;
  return begins >= EVENING && ends <= NOON ? undefined : last;
}

const EVENING = 17 * 60;
const NOON = 12 * 60;
