/**
 * "Set the alarm to 06:45 on Monday and Friday", "set the quiet hours from 23:00 to 06:30", "set the timer to 3 minutes and 30 seconds": the fields of the
 * one part of the page that is called so, each by what it holds, with the days that are pressed or ticked beside them.
 */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Clause } from '../../language/clause.js';
import { clockLike, clockOf } from '../../language/clock.js';
import { isSameUnit } from '../../language/units.js';
import { contentOf, isAmong, toWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { titlesOver } from '../../matching/titles-over.js';

const CONFIDENCE = 0.82;

const time = String.raw`\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?`;
const lead = '(?:set|change|put|move|adjust)';
const span = new RegExp(
  `^${lead} (?:the |my )?(?<what>.+?)(?:,? (?:to be|to))? (?:from |between )?(?<from>${time}) ?(?:to|until|till|and|-|–) ?(?<to>${time})$`,
  'iu',
);
const once = new RegExp(
  `^(?:${lead}|schedule) (?:the |my |an? )?(?<what>.+?) (?:to|for|at)(?: go off at| ring at)? (?<time>${time})(?: (?<days>(?:on |every )?(?:\\p{L}+)(?:(?:, ?(?:and )?| and (?:on )?)\\p{L}+)*))?$`,
  'iu',
);
const amounts =
  /^(?:set|start|put) (?:the |my |an? )?(?<what>.+?) (?:to|for|at|of) (?<list>\d+ \p{L}+(?:(?:, ?(?:and )?| and | )\d+ \p{L}+)*)$/iu;

/** The steps in the part that is meant; undefined where no part is called so, or more than one. */
export function partOfTime(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:set|goal|click|drag|fill|open)$/.test(clause.verb) || !/\d/.test(clause.text)) return undefined;
  const said = clause.text.trim().replace(/[.!]$/u, '');
  const steps = betweenTimes(said, index) ?? atTime(said, clause, index) ?? counted(said, clause, index);
  return steps && { kind: 'steps', steps, explained: clause.text };
}

function betweenTimes(said: string, index: PageIndex): PlannedStep[] | undefined {
  const { what = '', from = '', to = '' } = span.exec(said)?.groups ?? {};
  const [begin, end] = [clockOf(from), clockOf(to)];
  if (begin === undefined || end === undefined) return undefined;
  const fields = timesOn(index);
  const pairs = fields.flatMap((field, at) => {
    const next = fields[at + 1];
    const isPair = next && isCalled(what, field, index) && (isEnd(next) || isCalled(what, next, index));
    return isPair ? [[field, next] as const] : [];
  });
  // "From 9 to 5" in each of several lines: no line is said.
  const [pair, ...others] = pairs;
  return pair && others.length === 0 ? [filled(pair[0], begin), filled(pair[1], end)] : undefined;
}

function isEnd({ node }: Entry): boolean {
  return /^(?:to|until|till|end|ends|close|closes|closing|off)\b/i.test(node.name);
}

function atTime(said: string, clause: Clause, index: PageIndex): PlannedStep[] | undefined {
  const { what = '', time: text = '', days } = once.exec(said)?.groups ?? {};
  const moment = clockOf(text);
  const wanted = days === undefined ? [] : daysIn(days);
  if (moment === undefined || !wanted) return undefined;
  const [field, ...others] = timesOn(index).filter((entry) => isCalled(what, entry, index));
  if (!field || others.length > 0) return undefined;
  const place = [...ancestorsOf(field)].find((each) => isOfPart(each, field, wanted.length > 0, index));
  const pressed = wanted.length > 0 && place ? daysChosen(wanted, place, index) : [];
  // A button beside it would be a second way of saying when.
  if (!pressed || (wanted.length > 0 && pressed.length === 0)) return undefined;
  return [filled(field, moment), ...pressed, ...setBy(what, field, clause, index)];
}

/** What holds the field and, where days are said, what they are chosen by. */
function isOfPart(place: Entry, field: Entry, hasDays: boolean, index: PageIndex): boolean {
  if (!hasDays) return place === field.parent;
  return dayControls(place, index).length > 1 || listOfDays(place, index) !== undefined;
}

/** The days of the week, counted from Monday. */
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function daysIn(text: string): number[] | undefined {
  const names = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => !/^(?:on|every|and|each|the|)$/.test(word));
  if (names.length === 0) return undefined;
  const days = names.flatMap((name) => {
    if (/^(?:weekdays?|workdays?)$/.test(name)) return [0, 1, 2, 3, 4];
    if (/^weekends?$/.test(name)) return [5, 6];
    if (/^(?:days?|daily)$/.test(name)) return [0, 1, 2, 3, 4, 5, 6];
    return [week.indexOf(toWord(name.replace(/s$/, '')).meaning)];
  });
  return days.includes(-1) ? undefined : days;
}

/** "Monday", "Mon", "Mo", or a letter that has it for its title. */
function dayOf({ node, evidence }: Entry): number {
  const titles = evidence.flatMap(({ kind, text }) => (kind === 'title' ? [text] : []));
  const names = [node.name, node.text ?? '', ...titles].map((name) => name.trim().toLowerCase());
  const found = names.map((name) =>
    name.length < 2
      ? -1
      : week.findIndex((day) => toWord(name).meaning === day || (name.length === 2 && day.startsWith(name))),
  );
  return found.find((day) => day >= 0) ?? -1;
}

function dayControls(place: Entry, index: PageIndex): readonly Entry[] {
  return below(index, place).filter(
    (entry) =>
      entry.actionable && /^(?:button|checkbox|switch|generic)$/.test(entry.node.role) && dayOf(entry) >= 0,
  );
}

/** A list that has "Weekdays", "Weekends" or "Every day" for its choices. */
function listOfDays(place: Entry, index: PageIndex): Entry | undefined {
  const [only, ...others] = below(index, place).filter(({ node }) =>
    node.options?.some((option) => /^(?:weekdays|weekends?|every day|daily)\b/i.test(option)),
  );
  return others.length === 0 ? only : undefined;
}

/** Each day that is wanted is pressed, and each other one that is pressed is let go; undefined where a day is missing, or which are pressed is not told. */
function daysChosen(wanted: readonly number[], place: Entry, index: PageIndex): PlannedStep[] | undefined {
  const list = listOfDays(place, index);
  if (list) {
    const name = [/^weekdays\b/i, /^weekends?\b/i, /^(?:every day|daily)\b/i][
      [5, 2, 7].indexOf(wanted.length)
    ];
    const isWhole = name && (wanted.length === 7 || wanted[0] === (wanted.length === 5 ? 0 : 5));
    const [option, ...others] = isWhole ? (list.node.options ?? []).filter((each) => name.test(each)) : [];
    if (option === undefined || others.length > 0) return undefined;
    return [stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE })];
  }
  const controls = dayControls(place, index);
  if (new Set(controls.map(dayOf)).size !== controls.length) return undefined;
  if (!wanted.every((day) => controls.some((entry) => dayOf(entry) === day))) return undefined;
  return controls.flatMap((entry) => {
    const { node } = entry;
    const isOn = node.checked ?? node.pressed ?? (node.classes ?? []).some((name) => marking.test(name));
    const isWanted = wanted.includes(dayOf(entry));
    if (isOn === isWanted) return [];
    const way = node.role === 'checkbox' ? (isWanted ? 'check' : 'uncheck') : 'click';
    return [stepOn(entry, way, { confidence: CONFIDENCE })];
  });
}

const marking = /(?:^|[-_])(?:on|active|selected|pressed|checked|sel)$/i;

/** "Set alarm": the button that says the verb and what is set, where nothing else is said behind it. */
function setBy(what: string, field: Entry, clause: Clause, index: PageIndex): PlannedStep[] {
  if (clause.followed === true) return [];
  const words = contentOf(what);
  const [only, ...others] = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      node.role === 'button' &&
      node.hidden === undefined &&
      name?.words[0]?.text === 'set' &&
      name.words.slice(1).every((word) => words.some((each) => each.stem === word.stem)) &&
      name.words.length > 1,
  );
  const isBeside = only && [...ancestorsOf(field)].slice(0, LEVELS).some((place) => isInside(only, place));
  return only && isBeside && others.length === 0 ? [stepOn(only, 'click', { confidence: CONFIDENCE })] : [];
}

const LEVELS = 3;

/** "3 minutes and 30 seconds" into the fields that are called so; those that are not said have to be empty or 0. */
function counted(said: string, clause: Clause, index: PageIndex): PlannedStep[] | undefined {
  const { what = '', list = '' } = amounts.exec(said)?.groups ?? {};
  const parts = [...list.matchAll(/(\d+) (\p{L}+)/gu)].map(([, count = '', unit = '']) => ({ count, unit }));
  if (
    parts.length === 0 ||
    !/^(?:timer|countdown|stopwatch|alarm|duration|time|clock|\p{L}+ (?:timer|duration|time))$/iu.test(what)
  )
    return undefined;
  const fields = index.actionable.filter(
    (entry) =>
      /^(?:spinbutton|textbox)$/.test(entry.node.role) && isThere(entry) && isCalled(what, entry, index),
  );
  const units = ['hours', 'minutes', 'seconds'];
  const ofUnit = (unit: string): readonly Entry[] => fields.filter(({ node }) => isSameUnit(unit, node.name));
  const isClear = parts.every(({ unit }) => ofUnit(unit).length === 1);
  const left = units.filter((unit) => !parts.some((part) => isSameUnit(part.unit, unit))).flatMap(ofUnit);
  if (!isClear) return undefined;
  const steps = parts.flatMap(({ count, unit }) =>
    ofUnit(unit).map((field) => stepOn(field, 'fill', { args: [count], confidence: CONFIDENCE })),
  );
  const zeros = left
    .filter(({ node }) => Number(node.value ?? '0') !== 0)
    .map((field) => stepOn(field, 'fill', { args: ['0'], confidence: CONFIDENCE }));
  if (!/^start\b/i.test(clause.text)) return [...steps, ...zeros];
  const [first] = fields;
  const [start, ...others] = index.actionable.filter(
    (entry) =>
      entry.node.role === 'button' &&
      isThere(entry) &&
      /^start(?: timer| countdown)?$/i.test(entry.node.name.trim()),
  );
  const isBeside =
    start && first && [...ancestorsOf(first)].slice(0, LEVELS).some((place) => isInside(start, place));
  if (!start || !isBeside || others.length > 0) return undefined;
  return [...steps, ...zeros, stepOn(start, 'click', { confidence: CONFIDENCE })];
}

/** Fields that hold a time of day, in the order of the page. */
function timesOn(index: PageIndex): readonly Entry[] {
  return index.actionable.filter(
    (entry) =>
      entry.node.tag === 'input' &&
      isThere(entry) &&
      (entry.node.inputType === 'time' ||
        (entry.node.role === 'textbox' && clockOf(entry.node.value ?? '') !== undefined)),
  );
}

function isThere({ node }: Entry): boolean {
  return node.hidden === undefined && node.readonly !== true && node.disabled !== true;
}

function filled(field: Entry, minutes: number): PlannedStep {
  const digits = (part: number): string => String(part).padStart(2, '0');
  const plain = `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
  const text = field.node.inputType === 'time' ? plain : clockLike(field.node.value ?? plain, minutes);
  return stepOn(field, 'fill', { args: [text], confidence: CONFIDENCE });
}

/** All that is said is in its own name, in that of its group, or in the titles over it. */
function isCalled(what: string, entry: Entry, index: PageIndex): boolean {
  const groups = [...ancestorsOf(entry)].filter(({ node }) =>
    /^(?:group|region|form|dialog)$/.test(node.role),
  );
  const texts = [entry.node.name, ...groups.map(({ node }) => node.name), ...titlesOver(entry, index)];
  const shown = texts.flatMap((text) => [...wordsOf(text)]);
  const words = contentOf(what);
  return words.length > 0 && words.every((word) => isAmong(word, shown));
}
