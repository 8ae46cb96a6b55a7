/**
 * "Set the stay from 12 to 15 May 2025": both ends of a span of days, in the calendar that one field opens, in two fields that belong together,
 * or in a calendar that stands on the page under its title. At the end the field has to show both days, or the calendar has to mark them.
 */
import { parseDate } from '../../../../contract/parse-date.js';
import type { Clause } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { type Scene, lookUp } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { saysTwoDays, type TwoDays, twoDaysIn } from '../../matching/two-days.js';
import { wantControl } from '../../matching/wants.js';
import { dayOnPage, UNCLEAR } from '../../matching/year-of-day.js';
import { calendarsOn, dayOf } from './calendars.js';
import { monthNames } from '../../matching/date-options.js';
import { asFieldWrites } from './date-format.js';
import { daysOfShownMonth } from './days-of-shown-month.js';
import { calendarPhase, takenOver } from './do-calendar.js';
import { titledCalendars } from './do-inline-date.js';

type Days = Extract<Phase, { kind: 'days' }>;

const CONFIDENCE = 0.85;

/** Levels above a field in which the one for the last day is looked for. */
const LEVELS = 4;

/** Nodes in front of two fields in which a title of both is looked for. */
const REACH = 5;

/** Verbs that say nothing but that it is to be so. */
const setting =
  /^(?:set|change|adjust|update|select|choose|pick|enter|fill in|fill|put|make|mark|book|reserve|use|specify|limit|restrict|)$/;

/** Words that no name of a field has to say. */
const generic = /^(?:date|day|range|span|picker|calendar|field)s?$/;

const start =
  /\b(?:from|start|starts|starting|begin|begins|beginning|check-?in|arrival|arrive|depart|departure|outbound|pick-?up|first|since|after)\b/i;
const end =
  /\b(?:to|until|till|end|ends|ending|finish|check-?out|return|inbound|drop-?off|last|before|through)\b/i;

/** What such a clause comes to; undefined where it says no two days, or nothing on the page that takes them is called so. */
export function dayRange(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:set|select|fill|type|goal|click)$/.test(clause.verb) || !setting.test(clause.said))
    return undefined;
  const said = /\d/u.test(clause.text) ? twoDaysIn(textOf(clause)) : undefined;
  if (!said) return undefined;
  const plain = daysOfShownMonth(clause, said, scene);
  if (plain) return plain;
  const name = nameIn(said.rest, clause);
  if (!name) return undefined;
  const fields = scene.index.actionable.filter((entry) => takesDay(entry));
  const words = contentOf(name.map(({ text }) => text).join(' ')).filter((word) => !generic.test(word.text));
  const refs = words.length > 0 ? fieldsFor(name, { words, fields, scene }) : undefined;
  const dates = datesOf(said, refs?.[0], scene);
  if (!dates || dates[0] > dates[1]) return undefined;
  const explained = textOf(clause);
  const [only, pair] = refs ?? [];
  if (only && !pair && /\b(?:day|date)\b(?! ?range)/i.test(said.rest) && !saysRange(only))
    return { kind: 'cannot-tell', looked: clause.text, reason: 'it says two days, and speaks of one day' };
  if (refs) return opened(refs, { dates, clause, explained });
  const calendars = titledCalendars(words, scene);
  const [first] = calendars;
  if (!first) return undefined;
  const days = new Set(calendars.flatMap((each) => each.days));
  const others = calendarsOn(scene).flatMap(({ days: [day] }) =>
    day?.node.ref === undefined || days.has(day) ? [] : [day.node.ref],
  );
  const outcome = daysPhase({ kind: 'days', dates, refs: [], at: 0, tries: 1, others }, scene);
  return outcome.kind === 'steps' ? { ...outcome, explained } : outcome;
}

/** The next step: to the month of the day that is due, the day, the field for the last day, what takes both over; and then it is looked at. */
export function daysPhase(phase: Days, scene: Scene): Outcome {
  const { dates, refs, at } = phase;
  const date = dates[at];
  if (date === undefined) return at === 2 ? finished(phase, scene) : checked(phase, scene);
  const [first, last] = refs.map((ref) => entryOf(ref, scene.index));
  const field = at === 1 ? last : first;
  // The second of two fields is gone to, but where its calendar is the one that stands open.
  const isTaken = first !== undefined && shows(first, dates[0]);
  if (at === 1 && last && isTaken && last.node.focused !== true && phase.isOpened !== true)
    return {
      kind: 'steps',
      steps: [stepOn(last, 'click', { confidence: CONFIDENCE })],
      phase: { ...phase, tries: 0, isOpened: true },
    };
  const outcome = calendarPhase(
    {
      kind: 'calendar',
      date,
      tries: phase.tries,
      ...(phase.others && { others: phase.others }),
      ...(field?.node.tag === 'input' &&
        field.node.readonly !== true &&
        refs.length > 1 && { ref: field.node.ref ?? '', text: asFieldWrites(field, date) }),
    },
    scene,
  );
  if (outcome.kind !== 'steps') return outcome;
  const inner = outcome.phase?.kind === 'calendar' ? outcome.phase : undefined;
  const isDay = inner === undefined || inner.picked === true;
  const { isOpened: _, ...kept } = phase;
  return {
    ...outcome,
    phase: {
      ...(isDay ? kept : phase),
      at: isDay ? at + 1 : at,
      tries: isDay ? 1 : (inner?.tries ?? 1),
      ...(inner?.others && { others: inner.others }),
    },
  };
}

function opened(
  refs: readonly Entry[],
  { dates, clause, explained }: { dates: readonly [string, string]; clause: Clause; explained: string },
): Outcome | undefined {
  const [first, last] = refs;
  if (!first) return undefined;
  const isChange = /^(?:change|adjust|update)$/.test(clause.said) && !last;
  // "Change the date from the 3rd to the 5th" is one day, and was another.
  if (isChange && /\bfrom\b/i.test(clause.text) && !saysRange(first)) return undefined;
  if (last && refs.every(({ node }) => node.inputType === 'date'))
    return {
      kind: 'steps',
      steps: refs.map((each, at) =>
        stepOn(each, 'fill', { args: [dates[at] ?? ''], confidence: CONFIDENCE }),
      ),
      explained,
    };
  if (refs.some(({ node }) => node.inputType === 'date')) return undefined;
  const phase: Days = { kind: 'days', dates, refs: refs.map(({ node }) => node.ref ?? ''), at: 0, tries: 0 };
  return { kind: 'steps', steps: [stepOn(first, 'click', { confidence: CONFIDENCE })], phase, explained };
}

/** What takes the days over is pressed where there is such a button. */
function finished(phase: Days, scene: Scene): Outcome {
  const taken = takenOver({ kind: 'calendar', date: phase.dates[1], tries: 1, picked: true }, scene);
  return taken.kind === 'steps' ? { ...taken, phase: { ...phase, at: 3 } } : checked(phase, scene);
}

/** Both days are shown by the fields, or marked in the calendar where no field shows a day. */
function checked({ dates, refs }: Days, scene: Scene): Outcome {
  const fields = refs.flatMap((ref) => entryOf(ref, scene.index) ?? []);
  const [first, last = first] = fields;
  const done: Outcome = { kind: 'done', reason: 'both days are chosen' };
  if (first && last && shows(first, dates[0]) && shows(last, dates[1])) return done;
  const isSilent = fields.every((field) => !/\d/u.test(shownBy(field)));
  const look = (index: Scene['index']): string =>
    index.entries.map(({ node }) => `${inkOf(node)}${saysChosen(node)}`).join();
  const isAnswered = scene.before === undefined || look(scene.before) !== look(scene.index);
  if (isSilent && isAnswered && dates.every((date) => isMarked(date, scene))) return done;
  const found = fields.map((field) => shownBy(field)).join(' – ');
  return {
    kind: 'none',
    looked: `${dates[0]} and ${dates[1]}${found === '' ? ' as chosen days' : ` in the field, which shows "${found}" instead`}`,
    nearest: [],
  };
}

function shownBy({ node }: Entry): string {
  return node.value ?? readable(node);
}

/** The number of the day and its month stand in what a field shows. */
function shows(field: Entry, date: string): boolean {
  const text = shownBy(field);
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  const name = (monthNames[month - 1] ?? '').slice(0, 3);
  return numbers.includes(day) && (text.toLowerCase().includes(name) || numbers.includes(month));
}

/** A day that a calendar shows as one that is chosen: it says so, or is drawn unlike the others and was not before. */
function isMarked(date: string, scene: Scene): boolean {
  const number = Number(date.slice(8));
  return calendarsOn(scene).some(({ shown, days }) => {
    if (!shown || !date.startsWith(`${shown.year}-${String(shown.month).padStart(2, '0')}`)) return false;
    const usual = mostCommon(days.map((entry) => inkOf(entry.node)));
    return days.some(
      (entry) =>
        dayOf(entry) === number &&
        ([entry, ...below(scene.index, entry)].some(({ node }) => saysChosen(node)) ||
          inkOf(entry.node) !== usual),
    );
  });
}

function saysChosen({ selected, pressed, checked, classes = [] }: Entry['node']): boolean {
  return (
    selected === true ||
    pressed === true ||
    checked === true ||
    classes.some((name) => /select|start(?!-?of-?week)|end(?!-?of-?week)|active|picked|chosen/i.test(name))
  );
}

function inkOf({ look, marks = [] }: Entry['node']): string {
  return [look?.ink, look?.fill, ...marks.map(({ ink }) => ink)].join(' ');
}

function mostCommon(all: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** A field that says that it takes a span of days. */
function saysRange({ node, evidence }: Entry): boolean {
  if (saysTwoDays(node.value ?? '')) return true;
  const said = [node.placeholder ?? '', ...(node.classes ?? []), ...evidence.map(({ text }) => text)].join(
    ' ',
  );
  return /\b(?:date ?range|range|period|span|dates)\b|daterange|[dy]\s*[-–~]\s*[dmy]/i.test(said);
}

/** The field for both days, or the two for one each, that are called so. */
function fieldsFor(
  name: readonly Token[],
  { words, fields, scene }: { words: readonly Word[]; fields: readonly Entry[]; scene: Scene },
): readonly Entry[] | undefined {
  const among = new Set(fields);
  const found = lookUp(name, { ...wantControl, among: (entry) => among.has(entry) }, scene);
  if (found.kind === 'found' && found.entries.length === 1 && found.score >= 0.7) {
    const [first] = found.entries as [Entry];
    const pair = pairWith(first, fields, scene);
    if (pair || !isHalf(first)) return pair ?? [first];
  }
  const titled = fields.flatMap((first) => {
    const pair = pairWith(first, fields, scene);
    return pair?.[0] === first && isTitled(pair, words, scene) ? [pair] : [];
  });
  return titled.length === 1 ? titled[0] : undefined;
}

/** A field for one end only: what shows two days, or asks for "Arrival – departure", is none. */
function isHalf(entry: Entry): boolean {
  const { value = '', placeholder = '' } = entry.node;
  if (saysTwoDays(value) || /\p{L}\s*[–—~→]\s*\p{L}|\p{L} - \p{L}/u.test(placeholder)) return false;
  const said = namesOf(entry);
  return start.test(said) !== end.test(said);
}

/** The field of the first day, and beside it that of the last, when nothing else of the kind lies with them. */
function pairWith(
  first: Entry,
  fields: readonly Entry[],
  { index }: Scene,
): readonly [Entry, Entry] | undefined {
  for (const around of [...ancestorsOf(first)].slice(0, LEVELS)) {
    const inside = fields.filter((each) => isInside(each, around));
    if (inside.length < 2) continue;
    const [one, other] = inside;
    if (inside.length > 2 || one !== first || !other) return undefined;
    if (below(index, around).some(({ node }) => /^(?:checkbox|radio|slider)$/.test(node.role)))
      return undefined;
    const isSpan = end.test(namesOf(other)) && !end.test(ownName(first));
    return isSpan ? [first, other] : undefined;
  }
  return undefined;
}

function ownName({ node }: Entry): string {
  return [node.name, node.placeholder ?? ''].join(' ');
}

function namesOf(entry: Entry): string {
  const { node, evidence } = entry;
  return [ownName(entry), node.id ?? '', ...evidence.map(({ text }) => text)].join(' ');
}

/** The words stand in what is written in front of the two fields, or in what both are called. */
function isTitled(pair: readonly [Entry, Entry], words: readonly Word[], { index }: Scene): boolean {
  const [first, last] = pair;
  const around = [...ancestorsOf(first)].find((up) => isInside(last, up));
  const from = around?.order ?? first.order;
  const before = index.entries
    .slice(Math.max(0, from - REACH), from)
    .filter(({ actionable }) => !actionable)
    .map(({ node }) => node.name || (node.text ?? ''));
  const own = around ? [around.node.name, around.parent?.node.name ?? ''] : [];
  const inside = around
    ? index.entries.slice(from, first.order).map(({ node }) => node.name || (node.text ?? ''))
    : [];
  const shown = [...before, ...own, ...inside]
    .filter((text) => text.length <= 60)
    .flatMap((text) => wordsOf(text));
  return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
}

/** A field that a day may go into, or a button that opens something. */
function takesDay({ node }: Entry): boolean {
  if (node.hidden === 'behind-dialog' || node.disabled === true || node.options !== undefined) return false;
  if (/^(?:textbox|combobox)$/.test(node.role) && node.tag === 'input')
    return (
      /^(?:text|date|)$/.test(node.inputType ?? '') && !/^(?:listbox|tree|menu)$/.test(node.hasPopup ?? '')
    );
  return (
    /^(?:dialog|grid|true)$/.test(node.hasPopup ?? '') && /^(?:button|combobox|generic)$/.test(node.role)
  );
}

/** Both days as ISO dates; the year is told by the page where none is said. */
function datesOf(
  said: TwoDays,
  field: Entry | undefined,
  { index }: Scene,
): readonly [string, string] | undefined {
  const [first, last] = [said.first, said.last].map((text) => {
    const date = parseDate(text) ?? dayOnPage(text, field, index);
    return date === UNCLEAR ? undefined : date;
  });
  return first !== undefined && last !== undefined ? [first, last] : undefined;
}

/** What the clause says, with the place that was said in front of it. */
function textOf({ text, placed, readings }: Clause): string {
  const whole = placed ? readings.at(-1)?.target : undefined;
  return whole ? whole.map((token) => token.text).join(' ') : text;
}

/** What the days are for: the words beside them but the verb; undefined where they say more than a name. */
function nameIn(rest: string, { said }: Clause): readonly Token[] | undefined {
  const plain = rest
    .trim()
    .replace(new RegExp(`^${said}\\b`, 'iu'), '')
    .replace(/^[\s:]*(?:for|as|in|on|under|the|a|an|my|your|our|dates? for)\b/iu, '');
  const name = tokenize(
    plain.replace(
      /(?:^|\s)(?:to|is|are|be|should be|as|from|for|in|on|of|under|at|the|my|your|our|:|=|,)(?=\s|$)/giu,
      ' ',
    ),
  ).filter(({ kind, lower }) => kind !== 'punctuation' || /\p{L}/u.test(lower));
  return name.length <= 5 ? name : undefined;
}
