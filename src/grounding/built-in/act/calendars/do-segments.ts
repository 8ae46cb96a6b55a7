/** Dates and times in fields that have a part of their own for each of day, month, year, hour and minute (spin buttons or plain fields in a group). */
import { parseDate } from '../../../../contract/parse-date.js';
import type { PlannedStep } from '../../../../contract/plan.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, type Word, wordLikeness } from '../../language/words.js';
import { besideDay } from './date-alone.js';
import { moreThanDay } from './do-calendar.js';
import { monthOf } from '../../matching/date-options.js';

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'half';

/** How clearly the group has to be named. */
const LEAST_SCORE = 0.8;

/** Fills each part of the group that a clause names; undefined where the value is no date or time, or no such group is named. */
export function segmentsOutcome({ verb, readings }: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:set|fill|type|select)$/.test(verb)) return undefined;
  for (const { target, destination, value } of readings) {
    const place = target ?? destination;
    const text = value && valueOf(value);
    if (!place || text === undefined || !/\d/.test(text)) continue;
    const fit = (_node: unknown, entry: Entry): number => (fitting(entry, text, scene.index) ? 1 : 0);
    const found = lookUp(withoutKind(place), { anything: true, fit }, scene);
    const [only, ...others] = found.kind === 'found' && found.score >= LEAST_SCORE ? found.entries : [];
    const group = only && others.length === 0 ? only : askedGroup(contentOf(spell(place)), text, scene);
    const parts = group && fitting(group, text, scene.index);
    if (!parts) continue;
    // "18 March 2027 in the other section": what is said beside the day is not typed, and would be passed over.
    const more = besideDay(text, group);
    if (more !== undefined) return moreThanDay(text, more);
    const confidence = found.kind === 'found' && group === only ? found.score : ASKED;
    return { kind: 'steps', steps: stepsOf(parts, confidence), explained: text, ranked: found.ranked };
  }
  return undefined;
}

/** "The licence should start on 1 June 2026", where a group asks "When should the licence start?": said in all the words of its title. */
export function statedDay({ verb, said, text }: Clause, scene: Scene): Outcome | undefined {
  const [, told = '', day = ''] =
    /^(.+?\p{L})(?: is)?(?: on| at| from)? (\p{N}[\p{N}\p{L} ,./-]*|\p{L}{3,9}\.? \p{N}{1,2},? \p{N}{4})$/u.exec(
      text,
    ) ?? [];
  if (verb !== 'goal' || said !== '' || parseDate(day) === undefined) return undefined;
  const group = askedGroup(contentOf(told), day, scene);
  const parts = group && fitting(group, day, scene.index);
  return parts && { kind: 'steps', steps: stepsOf(parts, ASKED), explained: text };
}

/** Confidence of a group whose title asks for it in the words of the sentence. */
const ASKED = 0.84;

/** "What is your date of birth?" for "the date of birth": the one group whose title says the words, and nothing else that counts. */
function askedGroup(said: readonly Word[], text: string, { index, among }: Scene): Entry | undefined {
  const isSaid = (word: Word, words: readonly Word[]): boolean =>
    words.some((each) => wordLikeness(word, each) >= 0.9);
  const [group, ...others] = index.entries.filter((entry) => {
    if (entry.node.role !== 'group' || !(among?.(entry) ?? true)) return false;
    const title = contentOf(entry.node.name).filter((word) => !asking.test(word.text));
    const asked = said.filter((word) => !asking.test(word.text) || isSaid(word, title));
    return (
      title.length > 0 &&
      asked.length > 0 &&
      title.every((word) => isSaid(word, said)) &&
      asked.every((word) => isSaid(word, title)) &&
      fitting(entry, text, index) !== undefined
    );
  });
  return others.length === 0 ? group : undefined;
}

/** Words of a question for a day that say nothing of which. */
const asking =
  /^(?:what|when|which|was|were|is|are|did|do|does|will|would|should|shall|your|you|date|day|enter)$/;

function stepsOf(parts: readonly Filled[], confidence: number): PlannedStep[] {
  return parts.map(({ entry, text, option }) => {
    if (option !== undefined) return stepOn(entry, 'selectOption', { args: [option], confidence });
    return entry.node.tag === 'input'
      ? stepOn(entry, 'fill', { args: [String(Number(text))], confidence })
      : stepOn(entry, 'type', { args: [text], confidence });
  });
}

/**
 * A time for a box of hours with a colon and a box of minutes behind it, of which the first was named; with a list of AM and PM, that as
 * well. Undefined where it stands otherwise, or the text is no time.
 */
export function timeBoxes(hour: Entry, text: string, confidence: number): Outcome | undefined {
  const [, hours, minutes = '', said] =
    /^(\d{1,2})[:.](\d{2})(?:\s*([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  const { parent, node } = hour;
  if (hours === undefined || !parent || node.tag !== 'input' || !/^(?:textbox|spinbutton)$/.test(node.role))
    return undefined;
  const beside = parent.children.filter((each) => each.order > hour.order);
  const [colon, minute, ...others] = beside;
  const isPair =
    (colon?.node.name || (colon?.node.text ?? '')).trim() === ':' && minute?.node.tag === 'input';
  if (!isPair || !minute) return undefined;
  const half = others.find(({ node: { options = [] } }) => /^am,?pm$/i.test(options.join(',')));
  const isLate = said?.toLowerCase() === 'p';
  const day = said === undefined ? Number(hours) : (Number(hours) % 12) + (isLate ? 12 : 0);
  if (day > 23 || Number(minutes) > 59)
    return {
      kind: 'cannot-tell',
      looked: text,
      reason: 'it is no time of day, and goes into two boxes for one',
    };
  const shown = half ? day % 12 || 12 : day;
  const isPadded = (node.value ?? '').startsWith('0') || (minute.node.value ?? '').length === 2;
  const args = [String(shown).padStart(isPadded ? 2 : 1, '0')];
  return {
    kind: 'steps',
    steps: [
      stepOn(hour, 'fill', { args, confidence }),
      stepOn(minute, 'fill', { args: [minutes], confidence }),
      ...(half ? [stepOn(half, 'selectOption', { args: [halfIn(half, day >= 12)], confidence })] : []),
    ],
    explained: text,
  };
}

function halfIn({ node: { options = [] } }: Entry, isLate: boolean): string {
  return options.find((option) => option.toLowerCase() === (isLate ? 'pm' : 'am')) ?? '';
}

/** A part of a group with what goes into it; `option` in a native list. */
interface Filled {
  entry: Entry;
  part: Part;
  text: string;
  option?: string;
}

/** The parts of a group in their order with what is typed into each; undefined unless there is exactly one for each. */
function fitting(group: Entry, value: string, index: PageIndex): readonly Filled[] | undefined {
  if (
    (group.actionable && group.node.role !== 'group') ||
    group.node.role === 'document' ||
    group.end - group.order > 80
  )
    return undefined;
  const parts = below(index, group).filter(
    (entry) =>
      entry.actionable &&
      (isPlainPart(entry) || (entry.node.role === 'spinbutton' && entry.node.tag !== 'input')),
  );
  const order = parts.flatMap((entry) => partOf(entry) ?? []);
  const wanted = partsOfValue(value) ?? partsInOrder(value, order);
  if (!wanted) return undefined;
  const filled = parts.flatMap((entry) => {
    const part = partOf(entry);
    const text = part && wanted.get(part);
    if (part === undefined || text === undefined) return [];
    if (entry.node.tag !== 'select') return [{ entry, part, text }];
    const option = entry.node.options?.find((each) =>
      part === 'month' ? monthOf(each) === Number(text) : Number(each) === Number(text),
    );
    return option === undefined ? [] : [{ entry, part, text, option }];
  });
  const isWhole =
    filled.length === wanted.size && new Set(filled.map(({ part }) => part)).size === wanted.size;
  return isWhole && parts.length === filled.length ? filled : undefined;
}

/** A field, or a native list, that is called by its part and nothing else: "Day". */
function isPlainPart({ node }: Entry): boolean {
  return (
    /^(?:day|month|year)$/i.test(node.name.trim()) &&
    (node.tag === 'select'
      ? node.options !== undefined
      : node.tag === 'input' && /^(?:textbox|spinbutton)$/.test(node.role))
  );
}

function partOf({ node }: Entry): Part | undefined {
  const said = node.name.toLowerCase();
  if (/^am\/pm|^day ?period|^meridiem/.test(said)) return 'half';
  return (/^(?:year|month|day|hour|minute)/.exec(said)?.[0] ?? undefined) as Part | undefined;
}

/** "7 11 1984": three numbers for three fields, in the order in which the page asks for them. */
function partsInOrder(text: string, order: readonly Part[]): ReadonlyMap<Part, string> | undefined {
  const numbers = /^\s*(\d{1,4})\s*[\s/.-]\s*(\d{1,2})\s*[\s/.-]\s*(\d{1,4})\s*$/.exec(text)?.slice(1);
  if (!numbers || order.length !== numbers.length) return undefined;
  const parts = new Map(order.map((part, at) => [part, numbers[at] ?? '']));
  const [day, month] = [Number(parts.get('day')), Number(parts.get('month'))];
  const isDate =
    parts.size === numbers.length && parts.get('year')?.length === 4 && day >= 1 && day <= 31 && month >= 1;
  return isDate && month <= 12 ? parts : undefined;
}

function partsOfValue(text: string): ReadonlyMap<Part, string> | undefined {
  const date = parseDate(text);
  if (date) {
    const [year = '', month = '', day = ''] = date.split('-');
    return new Map<Part, string>([
      ['year', year],
      ['month', month],
      ['day', day],
    ]);
  }
  const [, hour, minute, half] = /^(\d{1,2})[:.](\d{2})\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (!hour || !minute || Number(minute) > 59) return undefined;
  const time: [Part, string][] = [
    ['hour', hour.padStart(2, '0')],
    ['minute', minute],
  ];
  if (half) time.push(['half', half.toUpperCase()]);
  return new Map(time);
}

/** "The return date" is the group "Return". */
function withoutKind(place: readonly Token[]): readonly Token[] {
  const isNoun = place.length > 1 && /^(?:date|day|time|field)$/.test(place.at(-1)?.lower ?? '');
  return isNoun && place.length > 2 ? place.slice(0, -1) : place;
}
