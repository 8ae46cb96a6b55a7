/** A time of day that is chosen from two lists beside each other, hours and minutes, and a third for AM and PM where there is one. */
import { type Clause, valueOf } from '../../language/clause.js';
import { clockOf } from '../../language/clock.js';
import { contentOf, isAmong, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';

const CONFIDENCE = 0.85;

/** Fewest options of a list of hours, most characters of what stands around and says what time it is. */
const FEWEST = 4;
const MOST_LETTERS = 80;

/** Nodes in front of the first list among which the text that says what time it is is looked for. */
const REACH = 4;

/** The choice in each of the lists; undefined where just one such pair is not called so, or a list does not offer its part. */
export function timeLists(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:set|select|fill)$/.test(clause.verb)) return undefined;
  const reading = clause.readings.find(({ value }) => value && clockOf(valueOf(value)) !== undefined);
  const minutes = clockOf(valueOf(reading?.value ?? []));
  const named = contentOf(valueOf(reading?.target ?? reading?.destination ?? [])).filter(
    (word) => word.text !== 'time',
  );
  if (!reading || minutes === undefined || reading.was) return undefined;
  const pairs = pairsOn(index).filter((pair) => {
    const title = titleOf(pair, index);
    return named.every((word) => isAmong(word, title));
  });
  const [pair, ...others] = pairs;
  const chosen = pair && others.length === 0 ? optionsFor(pair, minutes) : undefined;
  return (
    chosen && {
      kind: 'steps',
      steps: chosen.map(({ list, option }) =>
        stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE }),
      ),
      explained: clause.text,
    }
  );
}

interface Pair {
  hour: Entry;
  minute: Entry;
  half?: Entry;
}

function pairsOn({ actionable }: PageIndex): Pair[] {
  const lists = actionable.filter(
    ({ node }) => node.options !== undefined && node.tag === 'select' && node.hidden === undefined,
  );
  return lists.flatMap((hour, at) => {
    const [minute, third] = [lists[at + 1], lists[at + 2]];
    if (!minute || !isHours(hour) || !isMinutes(minute) || placeOf(hour, minute) === undefined) return [];
    const isHalf = third && isHalves(third) && placeOf(hour, third) !== undefined;
    return [{ hour, minute, ...(isHalf && { half: third }) }];
  });
}

/** The part around both lists, where nothing else is asked in it. */
function placeOf(one: Entry, other: Entry): Entry | undefined {
  const around = [...ancestorsOf(one)].find((place) => isInside(other, place));
  return around && readable(around.node).length <= 400 ? around : undefined;
}

function numbersOf({ node }: Entry): number[] {
  return (node.options ?? [])
    .filter((option) => /^\s*\d{1,2}\s*(?:h|min)?\s*$/i.test(option))
    .map((text) => Number.parseInt(text, 10));
}

function isHours(list: Entry): boolean {
  const hours = numbersOf(list);
  const isAll = hours.length >= (list.node.options?.length ?? 0) - 1;
  return (
    isAll &&
    hours.length >= FEWEST &&
    hours.every((hour) => hour <= 24) &&
    hours.some((hour, at) => at > 0 && hour === (hours[at - 1] ?? 0) + 1)
  );
}

function isMinutes(list: Entry): boolean {
  const minutes = numbersOf(list);
  return (
    minutes.length >= 2 &&
    minutes[0] === 0 &&
    minutes.every((minute) => minute < 60) &&
    minutes.length >= (list.node.options?.length ?? 0) - 1
  );
}

function isHalves({ node: { options = [] } }: Entry): boolean {
  return /^am,pm$/i.test(options.filter((option) => /^[ap]m$/i.test(option)).join(','));
}

/** What the lists, the group and the text in front of the first call it. */
function titleOf({ hour, minute }: Pair, index: PageIndex) {
  const around = placeOf(hour, minute);
  const texts = [hour, minute].flatMap(({ node }) => [
    node.name,
    ...(node.hints ?? []).map(({ text }) => text),
  ]);
  const places = around ? [around, ...[...ancestorsOf(around)].slice(0, 1)] : [];
  for (const place of places) {
    const inside = below(index, place);
    const isAlone =
      inside.filter(({ node }) => node.options !== undefined).length <= 3 &&
      !inside.some(({ node }) => /^(?:textbox|spinbutton)$/.test(node.role));
    if (!isAlone) break;
    texts.push(place.node.name);
    for (const { node, actionable } of inside)
      if (!actionable && node.role !== 'option' && node.children.length === 0)
        texts.push(node.text ?? node.name);
  }
  for (let at = hour.order - 1; at >= Math.max(0, hour.order - REACH); at -= 1) {
    const before = index.entries[at];
    if (!before || before.actionable || before.node.role === 'option') break;
    const text = before.node.children.length === 0 ? (before.node.text ?? before.node.name) : '';
    texts.push(text);
    if (text !== '') break;
  }
  return texts.filter((text) => text.length <= MOST_LETTERS).flatMap((text) => wordsOf(text));
}

function optionsFor(
  { hour, minute, half }: Pair,
  minutes: number,
): { list: Entry; option: string }[] | undefined {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const shown = half ? hours % 12 || 12 : hours;
  const find = (list: Entry, wanted: number): string | undefined =>
    list.node.options?.find((option) => /^\s*\d/.test(option) && Number.parseInt(option, 10) === wanted);
  const [first, second] = [find(hour, shown), find(minute, rest)];
  const third = half?.node.options?.find((option) => option.toLowerCase() === (hours >= 12 ? 'pm' : 'am'));
  // Hours up to 12 alone do not say which half of the day is meant.
  const isHalfDay = !half && Math.max(...numbersOf(hour)) <= 12 && Math.min(...numbersOf(hour)) <= 1;
  if (first === undefined || second === undefined || (half && third === undefined) || isHalfDay)
    return undefined;
  return [
    { list: hour, option: first },
    { list: minute, option: second },
    ...(half && third !== undefined ? [{ list: half, option: third }] : []),
  ];
}
