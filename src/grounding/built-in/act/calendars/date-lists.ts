/** A date that is chosen from three native lists, day, month and year, or a month and year that is chosen from two ("expires 08/2027"). */
import { parseDate } from '../../../../contract/parse-date.js';
import { type Clause, valueOf } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, mentionsOf, readable } from '../../matching/page-index.js';
import { isDays, isMonths, isYears, monthOf } from '../../matching/date-options.js';
import { saysTwoDays } from '../../matching/two-days.js';
import { isStopWord, wordLikeness, wordsOf } from '../../language/words.js';

const CONFIDENCE = 0.85;

/** A choice in each of the lists, where the page has just one for days, one for months and one for years. */
export function dateListsOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:set|select|fill)$/.test(clause.verb)) return undefined;
  const reading = clause.readings.find(({ value }) => value && isoOf(valueOf(value)) !== undefined);
  const iso = isoOf(valueOf(reading?.value ?? []));
  const named = wordsOf(valueOf(reading?.target ?? reading?.destination ?? [])).filter(
    (word) => !isStopWord(word),
  );
  if (!reading || iso === undefined || !named.every((word) => mentionsOf(word, index).size > 0))
    return undefined;
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const lists = index.actionable.filter(
    ({ node }) => node.options !== undefined && node.tag === 'select' && node.hidden === undefined,
  );
  const parts = [
    chosen(lists, isDays, (text) => Number(text) === day),
    chosen(lists, isMonths, (text) => monthOf(text) === month),
    chosen(lists, isYears, (text) => Number(text) === year),
  ];
  const steps = parts.filter((part) => part !== undefined);
  return steps.length === parts.length
    ? {
        kind: 'steps',
        steps: steps.map(({ list, option }) =>
          stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE }),
        ),
      }
    : undefined;
}

/** "08 / 2027", "8/27", "August 2027": a choice in the two lists for it, which the sentence calls by what they have in common ("Expiry month", "Expiry year"). */
export function monthAndYear(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:set|select|fill)$/.test(clause.verb)) return undefined;
  const reading = clause.readings.find(({ value }) => value && monthYearOf(valueOf(value)) !== undefined);
  const said = monthYearOf(valueOf(reading?.value ?? []));
  const named = wordsOf(valueOf(reading?.target ?? reading?.destination ?? [])).filter(
    (word) => !isStopWord(word) && !/^(?:date|card)$/.test(word.text),
  );
  if (!reading || !said || named.length === 0 || reading.was) return undefined;
  const lists = index.actionable.filter(
    ({ node }) => node.options !== undefined && node.tag === 'select' && node.hidden === undefined,
  );
  const month = chosen(lists, isMonths, (text) => monthOf(text) === said.month);
  const year = chosen(lists, isYears, (text) => Number(text) === said.year);
  const isDayAsked = lists.some(({ node }) => isDays(node.options ?? []));
  const apart = lists.indexOf(month?.list as Entry) - lists.indexOf(year?.list as Entry);
  if (!month || !year || isDayAsked || Math.abs(apart) !== 1) return undefined;
  const around = [...ancestorsOf(month.list)].find((place) => isInside(year.list, place));
  const shown = around ? readable(around.node) : '';
  const title = shown.length <= MOST_LETTERS ? wordsOf(shown) : [];
  const isCalled = named.every((word) => {
    const says = ({ evidence }: Entry): boolean =>
      evidence.some(({ words }) => words.some((each) => wordLikeness(word, each) >= 0.9));
    return says(month.list) ? says(year.list) : title.some((each) => wordLikeness(word, each) >= 0.9);
  });
  return isCalled
    ? {
        kind: 'steps',
        steps: [month, year].map(({ list, option }) =>
          stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE }),
        ),
        explained: clause.text,
      }
    : undefined;
}

/** Most characters of what stands around two such lists and says what they are for. */
const MOST_LETTERS = 60;

function monthYearOf(text: string): { month: number; year: number } | undefined {
  const [, first = '', last = ''] =
    /^\s*(\d{1,2}|\p{L}{3,9}\.?)\s*[/.-]?\s*(\d{4}|\d{2})\s*$/u.exec(text) ?? [];
  const month = monthOf(first);
  const isApart = /[^\d]/.test(text.trim().slice(1, -2));
  return month !== undefined && isApart
    ? { month, year: Number(last) + (last.length === 2 ? 2000 : 0) }
    : undefined;
}

function isoOf(text: string): string | undefined {
  return saysTwoDays(text) ? undefined : parseDate(text)?.slice(0, 10);
}

/** The option of the only list of its kind. */
function chosen(
  lists: readonly Entry[],
  isKind: (options: readonly string[]) => boolean,
  fits: (option: string) => boolean,
): { list: Entry; option: string } | undefined {
  const [list, ...others] = lists.filter(({ node }) => isKind(node.options ?? []));
  const option = list?.node.options?.find((each) => fits(each));
  return list && option !== undefined && others.length === 0 ? { list, option } : undefined;
}
