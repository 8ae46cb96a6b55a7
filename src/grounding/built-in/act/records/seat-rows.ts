/**
 * "Choose seat 4 in row C", "pick all the free seats in row B": places that stand in rows, where the row begins with its name, and the number
 * of a place stands on it or over its column.
 */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';

const CONFIDENCE = 0.86;

/** Most places that one sentence chooses. */
const MOST = 20;

const verbs = '(?:choose|select|pick|click(?: on)?|tap(?: on)?|take|book|reserve)';
const noun = '(?:seat|place|spot|square|chair)';
const inRow = '(?:in|of|on|from) (?:the )?row (?<row>[a-z]{1,2}|\\d{1,2})';
const one = new RegExp(`^${verbs} (?:the )?${noun} (?:number |no\\.? )?(?<places>\\d{1,3}) ${inRow}$`, 'i');
const rowFirst = new RegExp(
  `^${verbs} row (?<row>[a-z]{1,2}|\\d{1,2}),? (?:and )?${noun} (?:number )?(?<places>\\d{1,3})$`,
  'i',
);
const several = new RegExp(
  `^${verbs} (?:the )?${noun}s (?<places>\\d{1,3}(?:, \\d{1,3})*,? and \\d{1,3}) ${inRow}$`,
  'i',
);
const every = new RegExp(
  `^${verbs} (?:all|every)(?: of)?(?: the)? (?<state>[a-z]+) ${noun}s? ${inRow}$`,
  'i',
);

/** "Seat B3": row and number in one. */
const code = '[a-z]{1,2}-?\\d{1,2}';
const coded = new RegExp(
  `^${verbs} (?:the )?${noun}s? (?<codes>${code}(?:(?:,|,? and|,? &) ${code})*)$`,
  'i',
);

const free = /^(?:free|available|open|empty|vacant|unreserved|unbooked)$/;
const chosen = /^(?:sel|selected|chosen|picked|mine|yours|my-?seat)$/;

/** A row of places, each with its number. */
interface SeatRow {
  name: string;
  seats: readonly { entry: Entry; number: string }[];
}

/** The click on the place, or a clause for each; undefined where the page has no such rows. */
export function seatOutcome({ text }: Clause, { index }: Scene): Outcome | undefined {
  const said = fold(text.replace(/[.!]\s*$/, ''));
  const codes = coded.exec(said)?.groups?.['codes']?.split(/(?:,? and|,? &|,) /) ?? [];
  const [first = ''] = codes;
  if (codes.length > 1 || (first !== '' && isRow(first, index)))
    return codes.every((each) => isRow(each, index))
      ? { kind: 'instead', clauses: codes.flatMap((each) => inWords(each)) }
      : undefined;
  const found = [one, rowFirst, several, every].map((each) => each.exec(said)).find((each) => each !== null);
  const name = found?.groups?.['row'];
  if (name === undefined) return undefined;
  const rows = seatRows(index);
  const [row, ...others] = rows.filter((each) => each.name === name);
  if (rows.length < 2 || !row || others.length > 0) return undefined;
  const state = found?.groups?.['state'];
  const numbers =
    state === undefined
      ? (found?.groups?.['places'] ?? '').split(/\D+/)
      : freeIn(row, rows, state).map(({ number }) => number);
  if (numbers.length === 0 || numbers.length > MOST) return missing(text);
  const seats = numbers.map((number) => row.seats.filter((seat) => seat.number === number));
  if (seats.some((each) => each.length !== 1)) return missing(text);
  const all = seats.flatMap((each) => each.map(({ entry }) => entry));
  if (!all.every((each) => isUsable(each) || isChosen(each))) return missing(text);
  const [seat, ...more] = all;
  if (!seat) return undefined;
  if (more.length > 0)
    return {
      kind: 'instead',
      clauses: numbers.flatMap((number) => parseInstruction(`select seat ${number} in row ${name}`)),
    };
  if (isChosen(seat)) return { kind: 'done', reason: 'it is chosen already' };
  return { kind: 'steps', steps: [stepOn(seat, 'click', { confidence: CONFIDENCE })], explained: text };
}

/** One row is called so, and no place says the whole itself. */
function isRow(said: string, index: PageIndex): boolean {
  const [, row] = partsOf(said);
  const isWhole = index.entries.some(({ node }) => fold(node.text ?? node.name) === said);
  return !isWhole && seatRows(index).filter(({ name }) => name === row).length === 1;
}

function inWords(said: string): readonly Clause[] {
  const [, row = '', number = ''] = partsOf(said);
  return parseInstruction(`select seat ${number} in row ${row}`);
}

function partsOf(said: string): readonly string[] {
  return /^([a-z]+)-?(\d+)$/.exec(said) ?? [];
}

/** It is known where it would be, and that it cannot be chosen. */
export function missing(looked: string): Outcome {
  return { kind: 'none', looked, nearest: [], final: true };
}

/** Those that can be chosen, where the page tells them from those that cannot. */
function freeIn(row: SeatRow, rows: readonly SeatRow[], state: string): SeatRow['seats'] {
  if (!free.test(state)) return [];
  const all = rows.flatMap(({ seats }) => seats);
  const isTold = all.some(({ entry }) => saysFree(entry));
  const isLeft = all.some(({ entry }) => !isUsable(entry));
  if (!isTold && !isLeft) return [];
  return row.seats.filter(({ entry }) => isUsable(entry) && !isChosen(entry) && (!isTold || saysFree(entry)));
}

export function saysFree({ evidence, node }: Entry): boolean {
  const words = [
    ...(node.classes ?? []).flatMap((name) => name.toLowerCase().split(/[-_]+/)),
    ...evidence.flatMap((each) => each.words.map(({ text }) => text)),
  ];
  return words.some((word) => free.test(word));
}

export function isUsable({ node, actionable }: Entry): boolean {
  return actionable && node.disabled !== true && node.hidden === undefined;
}

export function isChosen({ node }: Entry): boolean {
  return (
    node.pressed === true ||
    node.checked === true ||
    node.selected === true ||
    (node.classes ?? []).some((name) => name.split(/[-_]+/).some((part) => chosen.test(part.toLowerCase())))
  );
}

const rowsOnce = new WeakMap<PageIndex, readonly SeatRow[]>();

/** The rows of places of a page that begin with a name. */
function seatRows(index: PageIndex): readonly SeatRow[] {
  let known = rowsOnce.get(index);
  if (!known) rowsOnce.set(index, (known = index.entries.flatMap((entry) => rowIn(entry, index) ?? [])));
  return known;
}

function rowIn(row: Entry, index: PageIndex): SeatRow | undefined {
  const [label, ...rest] = row.children.filter(({ node }) => node.hidden === undefined);
  const [, name] = /^(?:row )?([a-z]{1,2}|\d{1,2})$/.exec(label ? fold(readable(label.node)) : '') ?? [];
  if (!label || name === undefined || label.actionable || rest.length < 2) return undefined;
  const seats = rest.filter(({ node }) => node.ref !== undefined && node.tag === rest[0]?.node.tag);
  if (seats.length < 2 || !seats.some((seat) => isUsable(seat))) return undefined;
  const numbered = seats.map((entry) => ({
    entry,
    number: numberOn(entry) ?? numberOver(entry, row, index) ?? '',
  }));
  const numbers = numbered.flatMap(({ number }) => (number === '' ? [] : [number]));
  return numbers.length > 1 && new Set(numbers).size === numbers.length
    ? { name, seats: numbered }
    : undefined;
}

function numberOn({ node }: Entry): string | undefined {
  const own = (node.text ?? node.name).trim();
  return /^\d{1,3}$/.test(own) ? own : undefined;
}

/** The number in the first row of the table, over the middle of a place. */
function numberOver({ node: { box } }: Entry, row: Entry, index: PageIndex): string | undefined {
  const table = row.parent?.node.role === 'rowgroup' ? row.parent.parent : row.parent;
  const first =
    table &&
    below(index, table).find(({ node, children }) => node.role === row.node.role && children.length > 2);
  if (!box || !first || first === row) return undefined;
  const middle = box.x + box.width / 2;
  const over = first.children.find(
    ({ node }) => node.box !== undefined && middle > node.box.x && middle < node.box.x + node.box.width,
  );
  const title = over ? readable(over.node).trim() : '';
  return /^\d{1,3}$/.test(title) ? title : undefined;
}
