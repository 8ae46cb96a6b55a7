/** Puts a value into an element in the way of its kind: text, an option, a state, a position. Which element, others decide. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { calendarOutcome, isDateField, moreThanDay, typeDate } from '../calendars/do-calendar.js';
import { monthSaid } from '../calendars/month-picker.js';
import { clockLike, clockOf, clocksOf } from '../../language/clock.js';
import { besideDay } from '../calendars/date-alone.js';
import { asFieldWrites, writesDate } from '../calendars/date-format.js';
import { freshEntries } from '../../matching/fresh.js';
import { chooseFrom, typeAndChoose } from './do-choose.js';
import { currencyOf, isOfOtherCurrency } from '../../language/currencies.js';
import { describedValue } from './described-value.js';
import { clockOutcome } from '../calendars/do-clock.js';
import { levelOutcome } from './do-level.js';
import { isEditable } from './do-option.js';
import { timeBoxes } from '../calendars/do-segments.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { saysTwoDays } from '../../matching/two-days.js';
import { dayOnPage, UNCLEAR } from '../../matching/year-of-day.js';
import { quotedAtEnd, wordToken } from '../../language/token-runs.js';
import type { Entry } from '../../matching/page-index.js';
import { parseDate, parseDateTime } from '../../../../contract/parse-date.js';
import { fieldRoles } from '../../language/types.js';
import { isOfOtherSort } from './other-sort.js';
import { unitBeside, unitOf, unitOfText } from './unit-beside.js';
import { numberAlone } from '../evidence/unit-of.js';
import { endUnclear, pointsBack } from '../evidence/value-end.js';

/** A day without its year, or a time in words, as a field for such takes it; undefined where that is the text itself. */
function momentFor(entry: Entry, text: string, { index }: Scene): string | undefined {
  const { node } = entry;
  if (node.options !== undefined) return undefined;
  const shown = [node.placeholder ?? '', node.value ?? ''];
  const isDate =
    node.inputType === 'date' || shown.some(writesDate) || (node.readonly === true && isDateField(entry));
  const date = isDate ? dayOnPage(text, entry, index) : undefined;
  if (date === UNCLEAR) return node.readonly === true ? undefined : date;
  if (date !== undefined) return date;
  const isTime =
    node.inputType === 'time' ||
    shown.some((each) => clockOf(each) !== undefined || /^(?:hh|--):(?:mm|--)/i.test(each));
  const [time, ...others] = isTime && clockOf(text) === undefined ? clocksOf(text) : [];
  if (time === undefined) return undefined;
  return others.length > 0
    ? UNCLEAR
    : clockLike(shown.find((each) => clockOf(each) !== undefined) ?? '00:00', time);
}

/** Puts a value into an element in the way of its kind. */
export function putInto(
  entry: Entry,
  value: readonly Token[],
  { confidence, clause, scene }: { confidence: number; clause: Clause; scene: Scene },
): Outcome {
  const { node } = entry;
  const text = valueOf(value).trim();
  if (text === '') return { kind: 'cannot-tell', looked: clause.text, reason: 'it does not say which value' };
  // "Insert a table with two columns": a thing of that kind, and no text.
  const isThing = value.every(({ kind }) => kind === 'word') && /^an?$/.test(value[0]?.lower ?? '');
  if (isThing && clause.said === 'insert' && fieldRoles.has(node.role))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${text}" is a thing and no text: put what is typed in quotes, or name what inserts it`,
    };
  const beside = besideQuote(value);
  if (beside !== undefined)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `the value stands in quotes, and what "${beside}" beside them is for is not clear: put all that is typed in one pair`,
    };
  // Without an amount it is the currency itself that is chosen.
  const currency = value.some((token) => /\d/.test(token.text))
    ? value.find((token) => token.kind === 'word' && currencyOf(token) !== undefined)
    : undefined;
  if (currency && isOfOtherCurrency(`${node.name} ${node.description ?? ''}`, currencyOf(currency) ?? ''))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${node.name}" takes another currency than ${currency.text}`,
    };
  const described =
    node.options === undefined
      ? describedValue(value, { copies: clause.said === 'copy', into: entry, scene })
      : undefined;
  if (described?.kind === 'unclear')
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${text}" speaks of a text on the page, and which one that is, is not clear: say the text itself, in quotes`,
    };
  if (described?.kind === 'read') {
    const read: Token = {
      kind: 'quoted',
      text: described.text,
      lower: described.text.toLowerCase(),
      start: 0,
      end: 0,
    };
    const outcome = putInto(entry, [read], { confidence: confidence * 0.95, clause, scene });
    if (outcome.kind !== 'steps') return outcome;
    return {
      ...outcome,
      // A copy has the blanks at its ends as well.
      steps: outcome.steps.map((step) => ({
        ...step,
        shown: true,
        ...(step.arguments[0] === described.text.trim() && { arguments: [described.text] }),
      })),
      explained: text,
    };
  }
  if (isOfOtherSort(text, entry))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${text}" is not what "${node.name}" asks for`,
    };
  const bare = numberAlone(value, entry, scene.index);
  if (bare === 'unclear')
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${node.name}" is counted in another unit than "${text}"`,
    };
  if (bare) return explaining(putInto(entry, [bare], { confidence, clause, scene }), text);
  const isWord = value.every(({ kind }) => kind === 'word' || kind === 'punctuation');
  if (isWord && fieldRoles.has(node.role) && saysTwoDays(text))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${text}" is two days: say the one for each field or calendar in a clause of its own, or put what is typed in quotes`,
    };
  const moment = momentFor(entry, text, scene);
  if (moment === UNCLEAR)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${text}" can be read in two ways, and nothing on the page says which is meant`,
    };
  if (moment !== undefined) {
    const outcome = putInto(entry, moment.split(' ').map(wordToken), { confidence, clause, scene });
    return explaining(outcome, `${text} ${moment}`);
  }
  if (/^(?:checkbox|switch|menuitemcheckbox)$/.test(node.role) && isSwitching(text)) {
    const wantsOn = switchedOn.test(text);
    if ((node.checked === true) === wantsOn)
      return { kind: 'done', reason: `it is ${text} already`, entries: [entry] };
    return { kind: 'steps', steps: [stepOn(entry, wantsOn ? 'check' : 'uncheck', { confidence })] };
  }
  if (node.inputType === 'file')
    return { kind: 'steps', steps: [stepOn(entry, 'setInputFiles', { args: [text], confidence })] };
  if (
    node.options !== undefined ||
    node.tag === 'select' ||
    /^(?:listbox|radiogroup|group|tablist)$/.test(node.role) ||
    ((node.role === 'combobox' || node.hasPopup !== undefined) && !isEditable(entry))
  ) {
    return chooseFrom(entry, value, { confidence, scene, clause });
  }
  const boxes = timeBoxes(entry, text, confidence);
  if (boxes) return boxes;
  const beyond = beyondLimits(entry, text);
  if (beyond) return { kind: 'cannot-tell', looked: clause.text, reason: beyond };
  const back = pointsBack(value);
  if (back !== undefined) return { kind: 'cannot-tell', looked: clause.text, reason: back };
  const isPicked = isDateField(entry) || clause.verb === 'set';
  const picked = isPicked ? calendarOutcome(entry, text, { confidence, scene }) : undefined;
  // What is quoted is typed as it stands.
  const written = isWord ? asFieldWrites(entry, text) : text;
  const more = isWord && !picked ? besideDay(text, entry) : undefined;
  if (more !== undefined && written !== text) return moreThanDay(text, more);
  const date = picked ?? (more === undefined ? typeDate(entry, text, { written, confidence }) : undefined);
  if (date) return date;
  if (node.readonly === true && fieldRoles.has(node.role) && node.hasPopup === undefined) {
    // A drawn list shows its choice in a field that nobody types into. A day without a year is none of a list.
    if (clause.verb === 'set' && (!/\d/.test(text) || monthSaid(text)))
      return chooseFrom(entry, value, { confidence, scene, clause });
    const clock = clockOutcome(entry, text, confidence);
    if (clock) return clock;
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${node.name}" is read-only, and nothing is known that sets it to "${text}"`,
    };
  }
  if (node.role === 'slider' || (node.role === 'spinbutton' && node.tag !== undefined))
    return levelOutcome(entry, text, { confidence, clause });
  if (node.role === 'textbox' && node.hasPopup === 'listbox' && clause.verb !== 'search')
    return chooseFrom(entry, value, { confidence, scene, clause });
  if (
    clause.verb === 'set' &&
    (node.role === 'combobox' || node.hasPopup === 'listbox') &&
    node.hasPopup !== undefined &&
    node.hasPopup !== 'datalist'
  )
    return typeAndChoose(entry, text, { confidence, scene, clause });
  if (isSearchOfList(entry)) return typeAndChoose(entry, text, { confidence, scene, clause });
  const unclear = clause.said.startsWith('switch')
    ? 'a text is typed and not switched to'
    : endUnclear(value, entry, scene);
  if (unclear !== undefined) return { kind: 'cannot-tell', looked: clause.text, reason: unclear };
  if (isForKeysOnly(entry))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: 'the field takes keys for something else on the page, and nobody sees what is in it',
    };
  // Nothing is typed into what is only clicked.
  if (/^(?:button|link|heading|img)$/.test(node.role) && !isEditable(entry))
    return { kind: 'none', looked: clause.text, nearest: [] };
  const unit = isWord ? unitBeside(entry, text) : undefined;
  if (unit?.isMissing)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `there is no "${unit.unit}" beside the field`,
    };
  const typed = unit?.number ?? (isWord ? withoutUnit(text, node.name) : text);
  const step = stepOn(entry, 'fill', { args: [typed], confidence });
  return {
    kind: 'steps',
    ...(unit && { explained: text }),
    steps: [
      isLeft(entry, text, clause) && !freshEntries(scene).has(entry) ? { ...step, leaves: true } : step,
      ...(unit?.list ? [stepOn(unit.list, 'selectOption', { args: [unit.unit], confidence })] : []),
    ],
  };
}

/** A field that lies over a closed list is there to search it: what is typed alone is no choice. */
function isSearchOfList({ node, parent }: Entry): boolean {
  const { box } = node;
  if (node.role !== 'textbox' || !box) return false;
  return (parent?.node.children ?? []).some((other) => {
    const over = other.box;
    return (
      other.role === 'combobox' &&
      other.tag !== 'input' &&
      other.hasPopup === 'listbox' &&
      over !== undefined &&
      box.x >= over.x - 2 &&
      box.x + box.width <= over.x + over.width + 2 &&
      Math.abs(box.y - over.y) <= 4
    );
  });
}

const switchedOn = /^(?:on|true|yes|checked|enabled|selected|ticked|active)$/i;

/** Whether a value is one that a box or switch takes. */
export function isSwitching(text: string): boolean {
  return switchedOn.test(text) || /^(?:off|false|no|unchecked|disabled|unticked|inactive)$/i.test(text);
}

/** What stands beside the quotes of a value: `"Comet" for the team`; undefined where nothing does, or words that say what it is. */
function besideQuote(value: readonly Token[]): string | undefined {
  const said = quotedAtEnd(value);
  const words = said.filter(({ kind, lower }) => kind === 'word' && !/^(?:and|or|then)$/.test(lower));
  return words.length > 0 && said.some(({ kind }) => kind === 'quoted') ? spell(words) : undefined;
}

/** "2.5 kg" for the field "Weight (kg)", "120 m²" for "Area in m²": the field has the unit beside it. */
function withoutUnit(text: string, name: string): string {
  const { number, unit = '' } = unitOfText(text) ?? {};
  const [, stated = ''] =
    /(?:[([]\s*(?:in )?|\bin |\s)([€$£%°]|\p{L}[\p{L}\d²³/°]*)\s*[)\]]?\s*[:*]?$/u.exec(name) ?? [];
  return number !== undefined && unit !== '' && unitOf(unit) === unitOf(stated) ? number : text;
}

/** Cut down to nothing for the eye: a drawn list is worked with keys through it. What is in it, is no choice. */
function isForKeysOnly({ node: { tag, hidden, box } }: Entry): boolean {
  return tag === 'input' && hidden === 'clipped' && box !== undefined && (box.width <= 2 || box.height <= 2);
}

/** What is set, and a number, has to hold once the field is left. Where a list may come up for what is typed, it is not left. */
function isLeft({ node }: Entry, text: string, { verb }: Clause): boolean {
  const isPlain = node.role === 'textbox' && node.hasPopup === undefined && node.expanded === undefined;
  return isPlain && (verb === 'set' || /^\d{1,6}(?:[.,]\d+)?$/.test(text));
}

/** Why a value does not go into a field as it stands: a number beyond its limits, a time of day where only a date goes; undefined when it does. */
export function beyondLimits({ node }: Entry, text: string): string | undefined {
  if (node.inputType === 'date' && parseDateTime(text) !== undefined)
    return `"${node.name}" takes a date alone, and no time of day`;
  const day = node.inputType === 'date' ? parseDate(text) : undefined;
  if (day !== undefined && node.min && day < node.min)
    return `"${node.name}" takes no day before ${node.min}`;
  if (day !== undefined && node.max && day > node.max) return `"${node.name}" takes no day after ${node.max}`;
  // "120 minutes" says the unit as well.
  const [, plain] = /^([-+]?\d+(?:\.\d+)?)(?:\s*\p{L}+)?$/u.exec(text.trim()) ?? [];
  const number = plain === undefined ? undefined : Number(plain);
  const isNumber = node.inputType === 'number' || node.role === 'spinbutton' || node.role === 'slider';
  if (number === undefined || !isNumber) return undefined;
  for (const [limit, word, isBeyond] of [
    [node.max, 'at most', (end: number) => number > end],
    [node.min, 'at least', (end: number) => number < end],
  ] as const) {
    if (limit !== undefined && limit !== '' && isBeyond(Number(limit)))
      return `"${node.name}" takes ${word} ${limit}, and not ${text}`;
  }
  return isBetweenSteps(node, number)
    ? `"${node.name}" goes in steps of ${node.step}, and ${text} is none of them`
    : undefined;
}

/** A number that a form would not send: a native number field counts its steps from the least, or else from what it held at first. */
function isBetweenSteps({ tag, role, step, min, value }: Entry['node'], number: number): boolean {
  const size = Number(step);
  if (tag !== 'input' || role !== 'spinbutton' || !(size > 0)) return false;
  const bases = min !== undefined && min !== '' ? [Number(min)] : [0, Number(value ?? 0)];
  return bases.every((base) => {
    const steps = (number - base) / size;
    return Math.abs(steps - Math.round(steps)) > 1e-6;
  });
}
