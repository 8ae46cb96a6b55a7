/** Dates chosen from a calendar that opens: to the month by its arrows or lists, then the day. Typed dates are do-fill.ts. */
import { parseDate } from '../../../../contract/parse-date.js';
import type { Clause } from '../../language/clause.js';
import { type Calendar, calendarsOn, dayOf, daysOfMonth } from './calendars.js';
import { clockBeside, timeIn } from './clock-beside.js';
import { besideDay } from './date-alone.js';
import { asFieldWrites } from './date-format.js';
import { arrowOf, listStep } from './calendar-arrows.js';
import { typedFor } from './calendar-field.js';
import { freshEntries } from '../../matching/fresh.js';
import { keptMoment, leaveTime } from './kept-moment.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome, type Phase } from '../../matching/outcome.js';
import { saysTwoDays } from '../../matching/two-days.js';
import { ancestorsOf, type Entry, entryOf, isInside } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';

/** Most months that are leafed through. */
const MAX_LEAVES = 36;

/** Whether an element takes its value from a calendar only. */
export function isDateField({ node }: Entry): boolean {
  const typed = node.tag === 'input' && node.readonly !== true;
  if (node.inputType === 'date' || typed) return false;
  const popup = node.hasPopup === 'dialog' || node.hasPopup === 'grid' || node.hasPopup === 'true';
  return node.readonly === true || popup;
}

/**
 * Opens the calendar of a field; undefined when the value is no date. Where a field can be typed into as well, the date is typed
 * if no calendar opens; a date that can be read in two ways is left to be typed as it is.
 */
export function calendarOutcome(
  entry: Entry,
  text: string,
  { confidence, scene }: { confidence: number; scene: Scene },
): Outcome | undefined {
  const isTyped = !isDateField(entry);
  if ((isTyped && !isTextField(entry)) || saysTwoDays(text)) return undefined;
  if (isTyped && timeIn(text)) return typeMoment(entry, text, confidence);
  const date = isTyped ? parseDate(text) : dateOf(text, entry);
  if (date === undefined) return undefined;
  const more = besideDay(text, entry);
  if (more !== undefined) return isTyped ? undefined : moreThanDay(text, more);
  const phase: Phase = {
    kind: 'calendar',
    date,
    tries: 0,
    ...(isTyped && { text: asFieldWrites(entry, text) }),
    ...(!isTyped && timeIn(text) && { clock: text }),
    ref: entry.node.ref ?? '',
  };
  const beside = isTyped ? undefined : calendarBeside(entry, scene);
  if (beside) {
    // Nothing opens: it is the one calendar that stands there.
    const own: Phase = { ...phase, tries: 1, others: othersThan(beside, scene) };
    return { kind: 'steps', steps: [stepOn(entry, 'click', { confidence })], phase: own };
  }
  if (entry.node.expanded === true && calendarFor(phase, scene)) return calendarPhase(phase, scene);
  return { kind: 'steps', steps: [stepOn(entry, 'click', { confidence })], phase };
}

/** A calendar would take the date and drop the rest. */
export function moreThanDay(text: string, more: string): Outcome {
  return {
    kind: 'cannot-tell',
    looked: text,
    reason: `a date goes there alone, and what "${more}" beside it is for is not clear: say it in a clause of its own`,
  };
}

/** A date with its time is typed, because a day of a calendar has no time; and looked at, because some keep the day only. */
function typeMoment(entry: Entry, text: string, confidence: number): Outcome | undefined {
  const [day = '', time = ''] = text.split(/,?\s+at\s+|T(?=\d)/u);
  const plain = time === '' ? text : `${day} ${time}`;
  const phase: Phase = { kind: 'calendar', date: '', tries: 0, text: plain, ref: entry.node.ref ?? '' };
  const isMoment = parseDate(day) !== undefined || /\d{4}/.test(plain);
  return isMoment
    ? { kind: 'steps', steps: [stepOn(entry, 'fill', { args: [plain], confidence })], phase }
    : undefined;
}

/** Types a date or a time as it is `written`, and chooses it from what the field opens for it, because some take over nothing that is only typed. */
export function typeDate(
  entry: Entry,
  text: string,
  { written, confidence }: { written: string; confidence: number },
): Outcome | undefined {
  const date = parseDate(text);
  // A list of times is chosen from.
  const isList = entry.node.role === 'combobox' && entry.node.hasPopup === 'listbox';
  const isTime = !isList && /^(?:[01]?\d|2[0-3])[:.][0-5]\d(?:\s*[ap]\.?m\.?)?$/i.test(text.trim());
  if (!isTextField(entry) || (date === undefined && !isTime)) return undefined;
  const wrote = { ref: entry.node.ref ?? '', text: written };
  const phase: Phase = { kind: 'calendar', date: date ?? '', tries: 0, wrote };
  return { kind: 'steps', steps: [stepOn(entry, 'fill', { args: [written], confidence })], phase };
}

/** The next step in an open calendar: a list of months or years, an arrow, the day, the button that takes it over. */
export function calendarPhase(phase: CalendarPhase, scene: Scene, following?: Clause): Outcome {
  if (phase.isTaken) return otherDate(phase, scene) ?? keptMoment(phase, scene);
  const isFirst = phase.tries === 0;
  const fresh = freshEntries(scene);
  const calendar = phase.date === '' || phase.picked ? undefined : calendarFor(phase, scene);
  // A calendar that was there before belongs to something else.
  const isOwn = calendar !== undefined && (!isFirst || isFresh(calendar, fresh));
  const wanted = phase.date === '' && phase.text !== undefined ? timeIn(phase.text) : undefined;
  if (wanted) {
    const shown = timeIn(scene.index.entries.find(({ node }) => node.ref === phase.ref)?.node.value ?? '');
    if (shown?.hour !== wanted.hour || shown.minute !== wanted.minute)
      return {
        kind: 'none',
        looked: `"${phase.text}" in the field, which does not keep the time`,
        nearest: [],
      };
  }
  const clock = clockBeside(phase, scene);
  if (clock) return clock;
  if (phase.picked || phase.date === '') {
    // Who says to press OK presses it.
    const isSaid = following !== undefined && /\b(?:ok|okay|apply|set|done)\b/i.test(following.text);
    const untaken = isSaid ? undefined : otherDate(phase, scene);
    if (untaken) return untaken;
    if (isSaid) return { kind: 'done', reason: 'the day is chosen' };
    const taken = takenOver(phase, scene);
    return (taken.kind === 'done' && !following && leaveTime(phase, scene)) || taken;
  }
  const looked = `the day ${phase.date} in a calendar`;
  if (isFirst && !isOwn) return typed(phase, scene, looked);
  if (!calendar || phase.tries > MAX_LEAVES) return { kind: 'none', looked, nearest: [] };
  const [year, month, day] = phase.date.split('-').map(Number) as [number, number, number];
  const others = isFirst ? strangers(calendar, fresh, scene) : phase.others;
  const leaf = { ...phase, tries: phase.tries + 1, ...(others && { others }) };
  const selects = listStep(calendar, { year, month }, scene);
  if (selects) return { kind: 'steps', steps: [selects], phase: leaf };
  const shown = calendar.shown;
  if (shown && (shown.year !== year || shown.month !== month)) {
    const ahead = year * 12 + month > shown.year * 12 + shown.month;
    const arrow = arrowOf(calendar, ahead, scene);
    if (!arrow)
      return (
        typedFor(leaf, scene) ?? {
          kind: 'none',
          looked: `the ${ahead ? 'next' : 'previous'} month in the calendar`,
          nearest: [],
        }
      );
    return { kind: 'steps', steps: [stepOn(arrow, 'click', { confidence: 0.9 })], phase: leaf };
  }
  const days = daysOfMonth(calendar).filter((entry) => dayOf(entry) === day);
  const named = days.filter(
    (entry) => parseDate(entry.node.name) === phase.date || hasTitle(entry, phase.date),
  );
  // Where the page does not say which month it is, the number of a day is no date.
  const [only, ...rivals] = named.length > 0 ? named : shown ? days : [];
  if (!only || rivals.some((entry) => !isInside(entry, only))) return { kind: 'none', looked, nearest: [] };
  // Typing has chosen it: another click may take it back.
  const field = phase.ref === undefined ? scene.last : entryOf(phase.ref, scene.index);
  const isChosen = [only, ...rivals].some(({ node }) => node.selected === true || node.pressed === true);
  if (isFirst && isChosen && parseDate(field?.node.value ?? '') === phase.date)
    return { kind: 'done', reason: 'the day is chosen' };
  return {
    kind: 'steps',
    steps: [
      stepOn(rivals.find((entry) => entry.actionable && entry.node.role === 'button') ?? only, 'click', {
        confidence: 0.9,
      }),
    ],
    phase: { ...leaf, picked: true },
  };
}

type CalendarPhase = Extract<Phase, { kind: 'calendar' }>;

/** A day in a calendar that stands on the page and belongs to no field. `date` is ISO. */
export function dayIn(calendar: Calendar, date: string, scene: Scene): Outcome {
  return calendarPhase({ kind: 'calendar', date, tries: 1, others: othersThan(calendar, scene) }, scene);
}

/** The calendar that is meant: none of the others; of several months side by side the wanted one. */
function calendarFor({ date, tries, others = [] }: CalendarPhase, scene: Scene): Calendar | undefined {
  const fresh = freshEntries(scene);
  const all = calendarsOn(scene).filter((each) => !markOf(each).some((ref) => others.includes(ref)));
  const opened = tries === 0 ? all.filter((each) => isFresh(each, fresh)) : [];
  const mine = opened.length > 0 ? opened : all;
  return (
    mine.find(
      ({ shown }) => shown && date.startsWith(`${shown.year}-${String(shown.month).padStart(2, '0')}`),
    ) ?? mine[0]
  );
}

function othersThan(calendar: Calendar, scene: Scene): string[] {
  return calendarsOn(scene).flatMap((each) => (isSame(each, calendar) ? [] : markOf(each)));
}

/** The calendar that always stands beside a field: the only one in the small part of the page that holds no other field. */
function calendarBeside(field: Entry, scene: Scene): Calendar | undefined {
  const all = calendarsOn(scene);
  for (let up = field.parent, level = 0; up && level < 2; up = up.parent, level += 1) {
    const part = up;
    const [only, ...others] = all.filter(({ root }) => isInside(root, part));
    if (!only) continue;
    const isAlone = scene.index.actionable.every(
      (entry) =>
        entry === field ||
        !isInside(entry, part) ||
        isInside(entry, only.root) ||
        !/^(?:textbox|combobox|searchbox|spinbutton|slider|listbox|checkbox|radio)$/.test(entry.node.role),
    );
    return others.length === 0 && isAlone && only.shown ? only : undefined;
  }
  return undefined;
}

function isFresh(calendar: Calendar, fresh: ReadonlySet<Entry>): boolean {
  return [...fresh].some((entry) => isInside(entry, calendar.root));
}

/** What tells a calendar from the others as long as nobody leafs through it: its first day. */
function markOf({ days: [first] }: Calendar): string[] {
  return first?.node.ref === undefined ? [] : [first.node.ref];
}

function isSame(one: Calendar, other: Calendar): boolean {
  return one.days[0] === other.days[0];
}

/** The calendars that were there before this one was opened. */
function strangers(opened: Calendar, fresh: ReadonlySet<Entry>, scene: Scene): string[] {
  return calendarsOn(scene).flatMap((each) =>
    isSame(each, opened) || isFresh(each, fresh) ? [] : markOf(each),
  );
}

/** What is wrong where the field shows a date, and not the one that was chosen. */
function otherDate({ date, picked, ref }: CalendarPhase, scene: Scene): Outcome | undefined {
  const value = picked && ref !== undefined ? entryOf(ref, scene.index)?.node.value : undefined;
  const shown = value === undefined ? undefined : parseDate(value);
  if (shown === undefined || shown === date) return undefined;
  return {
    kind: 'none',
    looked: `the day ${date} in the field, which shows "${value}" instead`,
    nearest: [],
  };
}

/** No calendar has opened: what can be typed is typed. */
function typed(phase: CalendarPhase, scene: Scene, looked: string): Outcome {
  const field = scene.index.actionable.find((entry) => entry.node.ref === phase.ref);
  if (phase.ref === undefined) {
    const wasTyped = scene.last?.node.tag === 'input' && scene.last.node.readonly !== true;
    return wasTyped ? { kind: 'done', reason: 'it is typed' } : { kind: 'none', looked, nearest: [] };
  }
  if (!field || phase.text === undefined) return { kind: 'none', looked, nearest: [] };
  return { kind: 'steps', steps: [stepOn(field, 'fill', { args: [phase.text], confidence: 0.85 })] };
}

/** The button of a picker that takes the choice over, where it is still open and has one. */
export function takenOver(phase: CalendarPhase, scene: Scene): Outcome {
  const fresh = freshEntries(scene);
  const buttons = scene.index.actionable.filter(
    (entry) =>
      entry.node.role === 'button' &&
      entry.node.hidden === undefined &&
      /^(?:ok|okay|apply|set|done|select|choose)$/.test(fold(entry.node.name)) &&
      (fresh.has(entry) || isInPicker(entry, scene)),
  );
  const [only, ...others] = buttons;
  if (!only || others.length > 0 || only.node.disabled)
    return { kind: 'done', reason: phase.picked ? 'the day is chosen' : 'it is typed' };
  return {
    kind: 'steps',
    steps: [stepOn(only, 'click', { confidence: 0.9 })],
    phase: { ...phase, isTaken: true },
  };
}

/** In the popup of an open calendar. */
function isInPicker(entry: Entry, scene: Scene): boolean {
  const [calendar] = calendarsOn(scene);
  if (!calendar) return false;
  for (const place of [calendar.root, ...ancestorsOf(calendar.root)]) {
    if (isInside(entry, place)) return true;
    if (/^(?:dialog|tooltip|document|form|main)$/.test(place.node.role)) return false;
  }
  return false;
}

function isTextField({ node }: Entry): boolean {
  return (
    node.tag === 'input' &&
    node.readonly !== true &&
    (node.inputType === 'text' || node.inputType === undefined) &&
    /^(?:textbox|combobox)$/.test(node.role)
  );
}

function hasTitle(entry: Entry, date: string): boolean {
  return entry.evidence.some((each) => each.kind === 'title' && parseDate(each.text) === date);
}

/** The date a text says. With slashes and no other sign the month comes first, unless the field's placeholder says otherwise. */
function dateOf(text: string, { node }: Entry): string | undefined {
  const plain = parseDate(text);
  if (plain !== undefined) return plain;
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (!slashed) return undefined;
  const dayFirst = /^d/i.test(node.placeholder ?? '');
  const [month, day] = dayFirst ? [slashed[2], slashed[1]] : [slashed[1], slashed[2]];
  if (Number(month) > 12 || Number(day) > 31) return undefined;
  return `${slashed[3]}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
