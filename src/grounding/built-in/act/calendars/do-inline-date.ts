/** Dates that are chosen in a calendar which stands on the page under its title, and is no popup of a field. */
import { parseDate } from '../../../../contract/parse-date.js';
import { type Calendar, calendarsOn } from './calendars.js';
import { type Clause, type ClauseReading, spell, valueOf } from '../../language/clause.js';
import { clocksOf } from '../../language/clock.js';
import { dayIn } from './do-calendar.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { type Entry, isInside } from '../../matching/page-index.js';
import { saysTwoDays, twoDaysIn } from '../../matching/two-days.js';
import { dayOnPage, UNCLEAR } from '../../matching/year-of-day.js';
import { fieldRoles } from '../../language/types.js';
import { contentOf, fold, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** Verbs that choose a day; a field is filled and a link followed by others. */
const choosing: ReadonlySet<Clause['verb']> = new Set(['set', 'select', 'click', 'fill']);

/** Words for a calendar or a date, which no title has to say. */
const generic = /^(?:calendar|date|day|datepicker|picker|month|on|in)$/;

/** Most nodes in front of a calendar in which its title is looked for. */
const TITLE_REACH = 12;

/**
 * "Choose the 20th as pick-up day", "set the delivery day to 9 April 2027": the day in the one calendar that the words name, or in the
 * only one on the page where they name none; undefined when the clause says no day or no calendar answers to it.
 */
export function inlineDate(clause: Clause, scene: Scene): Outcome | undefined {
  const timed = timedDay(clause);
  if (timed && chosen(timed.day.readings.flatMap(partsOf), timed.day, scene))
    return { kind: 'instead', clauses: [timed.day, timed.time] };
  return chosen(clause.readings.flatMap(partsOf), clause, scene);
}

/** "16 April at 15:00": the day, and the time that is chosen once its day is. */
function timedDay(clause: Clause): { day: Clause; time: Clause } | undefined {
  const target = clause.readings.find((reading) => reading.target && !reading.value)?.target ?? [];
  const at = target.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'at');
  const [day, time] = [target.slice(0, at), target.slice(at + 1)];
  const isTime = time.length > 0 && time.length <= 3 && clocksOf(spell(time)).length === 1;
  if (at < 1 || !isTime || clause.verb !== 'select') return undefined;
  return {
    day: { ...clause, readings: [{ target: day }], text: `${clause.said} ${spell(day)}` },
    time: { verb: 'select', said: 'choose', readings: [{ target: time }], text: `choose ${spell(time)}` },
  };
}

/** The same where a whole date and the title of a calendar are said, so that nothing else can be meant: no "30" and no "March". */
export function titledDate(clause: Clause, scene: Scene): Outcome | undefined {
  const [whole] = clause.readings;
  const parts = whole ? partsOf(whole) : [];
  const full = parts.filter(({ day, name }) => typeof dateIn(day) === 'string' && neededIn(name).length > 0);
  return chosen(full, clause, scene);
}

function chosen(parts: readonly Part[], clause: Clause, scene: Scene): Outcome | undefined {
  if (!choosing.has(clause.verb) || twoDaysIn(clause.text)) return undefined;
  const dated = parts.filter(({ day }) => dateIn(day, scene) !== undefined);
  // "20 February 2026 for the inspection" is a day of the inspection, and not of any calendar that stands there.
  const isFor = dated.some(({ name }) => neededIn(name).length > 0);
  const said = isFor ? dated.filter(({ name }) => name.length > 0) : dated;
  if (said.length === 0) return undefined;
  const calendars = calendarsOn(scene).filter(({ shown }) => shown !== undefined);
  for (const { day, name } of said) {
    const fitting = calendars.filter((each) => isTitled(each, neededIn(name), scene));
    // What has a title of its own has its own day, too.
    const [only, ...others] = fitting;
    if (!only || (others.length > 0 && !isOneWidget(fitting))) continue;
    const date = dateIn(day, scene);
    const shown = only.shown;
    // The words beside the day were looked for in the title of its calendar, which need not lie around it.
    const explained = spell([...day, ...name]);
    if (typeof date === 'string') return explaining(dayIn(nearestTo(date, fitting), date, scene), explained);
    if (date === undefined || !shown || others.length > 0) continue;
    return explaining(dayIn(only, [shown.year, pad(shown.month), pad(date)].join('-'), scene), explained);
  }
  return undefined;
}

/** The calendar whose title says the words, or the months side by side of one; the only one where there are no words; none where several fit. */
export function titledCalendars(words: readonly Word[], scene: Scene): readonly Calendar[] {
  const fitting = calendarsOn(scene).filter((each) => each.shown && isTitled(each, words, scene));
  return fitting.length < 2 || isOneWidget(fitting) ? fitting : [];
}

/** The words that the title of a calendar has to say. */
function neededIn(name: readonly Token[]): Word[] {
  return contentOf(valueOf(name)).filter((word) => !generic.test(word.text));
}

/** A day, and what it is for. */
interface Part {
  day: readonly Token[];
  name: readonly Token[];
}

/** A day, and what it is for; a day that stands alone is for the only calendar. */
function partsOf({ target = [], value, destination }: ClauseReading): Part[] {
  if (value) return [{ day: value, name: destination ?? target }];
  const parts = [{ day: target, name: [] as readonly Token[] }];
  for (const [at, token] of target.entries())
    if (/^(?:in|of|on|from|as|for)$/.test(token.lower) && token.kind === 'word')
      parts.push({ day: target.slice(0, at), name: target.slice(at + 1) });
  return parts;
}

/** A date (ISO), of the year that the page tells where none is said; or the number of a day in the month that is shown: "the 20th". */
function dateIn(tokens: readonly Token[], scene?: Scene): string | number | undefined {
  const text = valueOf(tokens).trim();
  if (saysTwoDays(text)) return undefined;
  const date = parseDate(text.replace(/^the\s+/iu, ''));
  if (date !== undefined) return date;
  const known = scene && dayOnPage(text, undefined, scene.index);
  if (known !== undefined) return known === UNCLEAR ? undefined : known;
  const day = /^(?:the\s+|day\s+|the\s+day\s+)?(\d{1,2})(?:st|nd|rd|th)(?:\s+day)?$/iu.exec(text)?.[1];
  const number = Number(day);
  return number >= 1 && number <= 31 ? number : undefined;
}

/** The words stand in what is written over the calendar, or in the name of a group around it. */
function isTitled({ root }: Calendar, words: readonly Word[], scene: Scene): boolean {
  if (words.length === 0) return true;
  const titles = titlesOf(root, scene).flatMap((text) => wordsOf(text));
  return words.every((word) => titles.some((title) => wordLikeness(word, title) >= 0.9));
}

function titlesOf(root: Entry, { index }: Scene): string[] {
  const titles: string[] = [];
  for (let up: Entry | undefined = root; up && up.node.role !== 'document'; up = up.parent)
    if (/^(?:group|region|dialog|form|application|grid)$/.test(up.node.role)) titles.push(up.node.name);
  const least = Math.max(0, root.order - TITLE_REACH);
  for (let at = root.order - 1; at >= least; at -= 1) {
    const entry = index.entries[at] as Entry;
    if (isInside(root, entry)) continue;
    const { node } = entry;
    // Behind a field begins what is said of the field.
    if (fieldRoles.has(node.role) || node.options !== undefined) break;
    const text = node.name || node.text || '';
    if (text.length > 0 && text.length <= 60 && isBeside(entry, root)) titles.push(text);
    // The name of the month is no title of what the calendar is for.
    if (node.role === 'heading' && !/^\p{L}+\s+\d{4}$/u.test(text.trim())) break;
  }
  return titles.filter((text) => fold(text) !== '');
}

/** It stands in something that the calendar stands in as well, at most in a wrapper of its own. */
function isBeside({ parent }: Entry, root: Entry): boolean {
  if (!parent || isInside(root, parent)) return true;
  const isWrapper = parent.end - parent.order <= 2;
  return isWrapper && (parent.parent === undefined || isInside(root, parent.parent));
}

/** Months side by side that one widget shows. */
function isOneWidget(calendars: readonly Calendar[]): boolean {
  const [first, ...others] = calendars.map(({ root }) => root);
  const reach = first?.parent?.parent ?? first?.parent;
  return (
    reach !== undefined &&
    others.every((root) => root === first || isInside(root, reach)) &&
    !isTooWide(reach)
  );
}

function isTooWide({ node }: Entry): boolean {
  return /^(?:document|main|form)$/.test(node.role) || node.tag === 'body';
}

function nearestTo(date: string, calendars: readonly Calendar[]): Calendar {
  const wanted = calendars.find(({ shown }) => shown && date.startsWith(`${shown.year}-${pad(shown.month)}`));
  return wanted ?? (calendars[0] as Calendar);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
