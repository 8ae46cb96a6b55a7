/**
 * Places that say their own row and number ("B3", "Seat 12A, taken"): "reserve seats C2 and C3", "choose two free seats in row B". Those
 * that are named have to be free, and of those that are not any will do; what is to be booked is sent by the one button that books.
 */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { isChosen, isUsable, missing, saysFree } from './seat-rows.js';

const CONFIDENCE = 0.86;
/** Fewer codes than this are no plan of places. */
const FEWEST = 3;

const verbs = '(?<verb>choose|select|pick|click(?: on)?|tap(?: on)?|take|book|reserve)';
const nouns =
  '(?:seat|place|spot|chair|desk|table|locker|parking space|parking spot|space|pitch|berth|room|cabin)';
const code = '(?:[a-z]{1,2}-?\\d{1,3}|\\d{1,3}-?[a-z])';
const named = new RegExp(
  `^${verbs} (?:the )?(?<noun>${nouns}s? )?(?<codes>${code}(?:(?:,|,? and|,? &) ${code})*)$`,
  'i',
);
const counts = ['a', 'two', 'three', 'four', 'five', 'six'];
const some = new RegExp(
  `^${verbs} (?<count>\\d|an?|any|one|${counts.slice(1).join('|')})(?: of the)?(?<side> (?:adjacent|neighbou?ring|adjoining))? (?:free|available|open|empty|vacant)(?<adjacent> (?:adjacent|neighbou?ring|adjoining))? ${nouns}s?(?<beside> (?:next to|beside) each other| side by side| together)?(?: (?:in|of|from) (?:the )?row (?<row>[a-z]{1,2}|\\d{1,3}))?$`,
  'i',
);

const taken =
  /\b(?:taken|occupied|booked|reserved|sold(?: out)?|unavailable|blocked|not (?:available|free))\b/i;
const onPlace = new RegExp(
  `^(?:${nouns} |row )?(?:(?<row>[a-z]{1,2})(?:-|,? ${nouns} )?(?<number>\\d{1,3})|(?<first>\\d{1,3})-?(?<letter>[a-z]))(?<rest>(?![\\w-]).{0,40})?$`,
  'i',
);
/** What stands behind a code where it is no name: a state, a price, a class. */
const plainRest =
  /^[,;:·–—-]? ?\(?(?:is )?(?:free|available|vacant|taken|occupied|booked|reserved|sold|unavailable|blocked|not available|selected)?\)?[,;:·–—-]? ?(?:[$€£] ?\d[\d.,]*|\d[\d.,]* ?[$€£])?$/i;

interface Seat {
  entry: Entry;
  code: string;
  row: string;
  /** How it stands in its row. */
  at: number;
  isFree: boolean;
}

/** Clicks on the places, and on what books them; undefined where no such place is meant. */
export function seatCodes({ text }: Clause, { index }: Scene): Outcome | undefined {
  const said = fold(text.replace(/[.!]\s*$/, ''));
  const groups = (named.exec(said) ?? some.exec(said))?.groups;
  if (!groups) return undefined;
  const { verb = '', noun } = groups;
  const isBooked = /^(?:book|reserve)$/.test(verb);
  const codes = groups['codes']?.split(/(?:,? and|,? &|,) /).map((each) => each.replace('-', ''));
  const seats = seatsOf(index);
  if (!seats)
    return codes &&
      isBooked &&
      (noun !== undefined || codes.length > 1) &&
      (isNowhere(codes, index) || codes.some((each) => isIdle(each, index)))
      ? missing(text)
      : undefined;
  const isAny = codes !== undefined && noun === undefined && !isBooked;
  // "B3" alone may be the name of anything.
  if (isAny && codes.length === 1) return undefined;
  const chosen = codes ? codes.map((each) => seats.find((seat) => seat.code === each)) : anyOf(groups, seats);
  if (!chosen) return undefined;
  const all = chosen.flatMap((seat) => seat ?? []);
  const isWhole = all.length > 0 && all.length === chosen.length;
  if (!isWhole || !all.every(({ entry, isFree }) => isFree || isChosen(entry)))
    return isAny ? undefined : missing(text);
  const button = isBooked ? bookingButton(index, verb) : undefined;
  if (isBooked && !button) return missing(text);
  const [seat, ...more] = all;
  if (seat && more.length === 0 && codes && !isBooked) return chosenOne(seat, text);
  return {
    kind: 'instead',
    clauses: [
      ...all.flatMap((each) => parseInstruction(`select seat ${each.code}`)),
      ...(button ? parseInstruction(`click the "${readable(button.node)}" button`) : []),
    ],
  };
}

function chosenOne({ entry }: Seat, text: string): Outcome {
  if (isChosen(entry)) return { kind: 'done', reason: 'it is chosen already' };
  const isBox = /^(?:checkbox|radio)$/.test(entry.node.role);
  return {
    kind: 'steps',
    steps: [stepOn(entry, isBox ? 'check' : 'click', { confidence: CONFIDENCE })],
    explained: text,
  };
}

/** The first that are free; undefined where the page does not tell which are. */
function anyOf(said: { [name: string]: string | undefined }, seats: readonly Seat[]): Seat[] | undefined {
  const word = said['count']?.toLowerCase() ?? '';
  const count = /^\d$/.test(word) ? Number(word) : Math.max(1, counts.indexOf(word) + 1);
  const isTold = seats.some(({ isFree }) => !isFree) || seats.every(({ entry }) => saysFree(entry));
  if (!isTold) return undefined;
  const free = seats.filter(
    ({ row, entry, isFree }) =>
      isFree && !isChosen(entry) && (said['row'] === undefined || row === said['row']),
  );
  const isBeside = (said['side'] ?? said['adjacent'] ?? said['beside']) !== undefined;
  if (!isBeside) return free.length < count ? [] : free.slice(0, count);
  for (const first of free) {
    const run = Array.from({ length: count }, (_, step) =>
      free.find(({ row, at }) => row === first.row && at === first.at + step),
    );
    if (!run.includes(undefined)) return run.flatMap((seat) => seat ?? []);
  }
  return [];
}

const seatsOnce = new WeakMap<PageIndex, Seat[] | null>();

/** Each place once; undefined where the page has few, or a code at two of them. */
function seatsOf(index: PageIndex): Seat[] | undefined {
  let known = seatsOnce.get(index);
  if (known === undefined) seatsOnce.set(index, (known = placesIn(index) ?? null));
  return known ?? undefined;
}

function placesIn({ entries }: PageIndex): Seat[] | undefined {
  const byCode = new Map<string, Seat>();
  for (const entry of entries) {
    const seat = seatOf(entry);
    if (!seat) continue;
    const known = byCode.get(seat.code);
    if (!known) byCode.set(seat.code, seat);
    else if (!isInside(entry, known.entry) && !isInside(known.entry, entry)) return undefined;
    // A label around a box, or a text within a button: what can be operated is the place.
    else if (isControl(entry) || (isUsable(entry) && !isControl(known.entry)))
      byCode.set(seat.code, { ...seat, isFree: seat.isFree && (known.isFree || !saysTaken(known.entry)) });
    else if (saysTaken(entry)) byCode.set(seat.code, { ...known, isFree: false });
  }
  return byCode.size < FEWEST ? undefined : [...byCode.values()];
}

function seatOf(entry: Entry): Seat | undefined {
  const { node } = entry;
  if (node.ref === undefined || node.hidden !== undefined) return undefined;
  if (/^(?:heading|columnheader|rowheader|link|row|list|paragraph)$/.test(node.role)) return undefined;
  const groups = onPlace.exec(fold(textOn(entry)))?.groups;
  if (!groups) return undefined;
  const { row, number, first, letter, rest = '' } = groups;
  if (!plainRest.test(rest) && !isControl(entry)) return undefined;
  const rowNamed = row ?? first ?? '';
  return {
    entry,
    code: `${rowNamed}${number ?? letter ?? ''}`,
    row: rowNamed,
    at: number === undefined ? (letter ?? '').charCodeAt(0) : Number(number),
    isFree: isUsable(entry) && !saysTaken(entry),
  };
}

function isControl({ node }: Entry): boolean {
  return /^(?:button|checkbox|radio|option|gridcell|switch)$/.test(node.role);
}

function textOn({ node }: Entry): string {
  return (node.name || (node.text ?? '')).trim();
}

function saysTaken(entry: Entry): boolean {
  return (
    taken.test(textOn(entry)) ||
    [entry.node, entry.parent?.node].some((each) =>
      (each?.classes ?? []).some((name) => name.split(/[-_]+/).some((part) => taken.test(part))),
    )
  );
}

/** No text of the page says one of them, and no field asks for it. */
function isNowhere(codes: readonly string[], { entries, actionable }: PageIndex): boolean {
  const asks = actionable.some(
    ({ node, evidence }) =>
      /^(?:textbox|combobox|listbox|spinbutton)$/.test(node.role) &&
      evidence.some(({ text }) => new RegExp(`\\b${nouns}`, 'i').test(text)),
  );
  return (
    !asks &&
    !codes.every((said) => entries.some(({ node }) => saysCode(`${node.name} ${node.text ?? ''}`, said)))
  );
}

/** It stands in lines of a list in which there is nothing to click: what opens a form elsewhere is not for it. */
function isIdle(said: string, index: PageIndex): boolean {
  const lines = index.entries.filter(({ record, node }) => record && saysCode(readable(node), said));
  return (
    lines.length > 0 &&
    lines.every((line) => !line.actionable && below(index, line).every(({ actionable }) => !actionable))
  );
}

function saysCode(text: string, said: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .some((word) => word.replace('-', '') === said);
}

/** The one button that says no more than that it books such places; undefined where there is none, or several. */
function bookingButton({ entries }: PageIndex, verb: string): Entry | undefined {
  const buttons = entries.filter(({ node }) => node.role === 'button' && node.hidden === undefined);
  const books = (by: string): Entry[] => {
    const said = new RegExp(
      `^(?:${by})(?: (?:now|selected|chosen|these|this|your|my|the|${nouns}s?|selection|tickets?|\\(?\\d+\\)?))*$`,
    );
    return buttons.filter(({ node }) => said.test(fold(readable(node))));
  };
  const same = books(verb);
  const [button, ...more] = same.length > 0 ? same : books('book|reserve');
  return more.length > 0 ? undefined : button;
}
