/**
 * "Book the small hall on Wednesday at 14:00", "reserve court 2 at 6 pm": the place of a timetable whose row and column say the time and the rest,
 * in the table whose title says what else is said.
 */
import type { Clause } from '../../language/clause.js';
import { clockOf } from '../../language/clock.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { contextFit } from '../../matching/surroundings.js';
import { type Place, placesOn } from '../controls/do-table-answer.js';

const CONFIDENCE = 0.85;

const said =
  /^(?<verb>book|reserve|claim|take|block|schedule|select|choose|pick|click)(?: on)? (?<rest>.*?)[.!]?$/iu;
const moment =
  /(?:\b(?:at|from|for) )?\b(?<time>\d{1,2}[:.h]\d{2}(?: ?[ap]\.?m\b\.?)?|\d{1,2} ?[ap]\.?m\b\.?|\d{1,2} o'clock|noon|midday)/iu;

/** What neither a row nor a column nor a title has to say. */
const frame =
  /^(?:slot|place|cell|square|time|appointment|session|hour|booking|court|room|seat|it|me|us|i|we|want|day|week)$/;

/** What a place shows that nobody has taken. */
const open = /^[\s\u00a0○◯◦☐□_.…·+-]*(?:free|available|open|book|reserve|vacant)?[\s_.…·+-]*$/iu;

/** The click on the place; undefined where not just one place is named so, or somebody has it. */
export function weekSlot({ verb, text, readings }: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:goal|select|click)$/.test(verb) || readings.some(({ value }) => value?.some(isHidden)))
    return undefined;
  const { verb: deed, rest = '' } = said.exec(text.trim())?.groups ?? {};
  const time = deed === undefined ? undefined : moment.exec(rest);
  const minutes = time?.groups?.['time'] === undefined ? undefined : clockOf(time.groups['time']);
  if (!time || minutes === undefined) return undefined;
  const isPlain = !/m\.?$|noon/i.test(time[0]) && minutes < 12 * 60;
  const isThen = (title: string): boolean => {
    const [from = ''] = title.split(/\s*(?:[-–—]|to)\s*/u);
    const at = clockOf(from);
    return at !== undefined && (at === minutes || (isPlain && at === minutes + 12 * 60));
  };
  const words = wordsOf(rest.replace(time[0], ' ')).filter(
    (word) => !isStopWord(word) && !frame.test(word.text),
  );
  const fitting = placesOn(index).filter((place) => isMeant(place, words, isThen));
  // "At 2:00" is just that where both are there.
  const exact = fitting.filter(({ row, column }) =>
    [row, column].some((title) => clockOf(title) === minutes),
  );
  const [place, ...others] = exact.length > 0 ? exact : fitting;
  if (!place || others.length > 0 || words.length === 0) return undefined;
  const target = inside(place.cell, index);
  if (!target || !open.test(readable(place.cell.node))) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(target, 'click', { confidence: CONFIDENCE })],
    explained: text,
    phase: { kind: 'plain row', shown: `${place.row}, ${place.column}` },
  };
}

function isHidden({ kind }: { kind: string }): boolean {
  return kind === 'variable';
}

/** One of its titles is the time, the other is said whole, and what else is said stands over its table. */
function isMeant(
  { row, column, cell }: Place,
  words: readonly Word[],
  isThen: (title: string) => boolean,
): boolean {
  const other = isThen(row) ? column : isThen(column) ? row : undefined;
  if (other === undefined) return false;
  const title = wordsOf(other).filter((word) => !isStopWord(word));
  const has = (all: readonly Word[], word: Word): boolean =>
    all.some((each) => wordLikeness(each, word) >= 0.9);
  // "Mon 18" is Monday, whatever the date.
  const isSaid =
    title.length > 0 && title.every((word) => has(words, word) || /^\d{1,2}\.?$/.test(word.text));
  const left = words.filter((word) => !has(title, word));
  return (
    isSaid &&
    title.some((word) => has(words, word)) &&
    (left.length === 0 || contextFit(cell, left, []) > 0.5)
  );
}

/** The one control in a place, else the place itself; undefined where it has several, or what it has is out of use. */
function inside(cell: Entry, index: PageIndex): Entry | undefined {
  const [control, ...others] = below(index, cell).filter((entry) => entry.actionable);
  if (others.length > 0 || control?.node.disabled === true) return undefined;
  return control ?? cell;
}
