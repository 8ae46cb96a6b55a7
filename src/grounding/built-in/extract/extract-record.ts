/**
 * What one record says of itself, part by part: lines that say several things are taken apart ("2 June, 09:00 – 10:30 · hosted by Lea"),
 * and each part is known by the label or the words before it, and by its shape.
 */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import type { Place } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import { leavesOf } from './extract-parts.js';
import { isField } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** One part of what a record says. */
export interface RecordPart {
  text: string;
  place: Place;
  /** The words of the label, or of what leads to the value ("hosted by"). */
  lead: readonly string[];
  kinds: readonly string[];
}

/** What sets the values of a line apart. */
export const betweenValues = /\s[·•|—]\s/u;

const clock = '\\d{1,2}(?:[:.]\\d{2}(?:\\s?[ap]\\.?m\\.?)?|\\s?[ap]\\.?m\\.?)';
const oneTime = new RegExp(`^(?:at |from )?${clock}$`, 'iu');
/** "09:00 – 10:30", "from 9:00 to 10:30". */
export const timeRange = new RegExp(
  `^(?<lead>from )?(?<start>${clock})(?<middle>\\s?(?:-|–|—|to|until|till)\\s?)(?<end>${clock})$`,
  'iu',
);
/** "Sat 6 June, 08:00 – 11:00", cut behind the time at which it starts. */
export const dayWithRange = new RegExp(
  `^(?<day>\\P{P}{3,30}?)(?<comma>,| at)? (?<start>${clock})(?<rest>\\s?(?:-|–|—|to|until|till)\\s?${clock})$`,
  'iu',
);
const weekday = '(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?';
const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}{0,6}';
const someDay = new RegExp(
  `^(?:${weekday}\\.?|(?:${weekday}\\.?,? )?(?:\\d{1,2}(?:st|nd|rd|th)?\\.? ${month}\\.?|${month}\\.? \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?|today|tomorrow|yesterday)$`,
  'iu',
);
const someLength =
  /^(?:\d+(?:[.,]\d+)?\s?(?:h|hrs?|hours?|min|mins|minutes|days?|weeks?|months?)\.?\s?){1,2}$/iu;

/** What a part is by its shape alone. */
export function partKinds(text: string): string[] {
  const kinds = new Set(kindsOfText(text));
  if (someDay.test(text)) kinds.add('date');
  if (oneTime.test(text)) kinds.add('time');
  if (timeRange.test(text)) kinds.add('range');
  if (someLength.test(text)) kinds.add('duration');
  if (/^\d{1,3}\s?(?:[-–]|\s:\s)\s?\d{1,3}$/u.test(text)) kinds.add('score');
  return [...kinds];
}

/** A label or words that lead to a value. */
const leading =
  /^(?:(?<label>\p{L}[\p{L} -]{1,24}):\s+|(?<verb>\p{L}{3,}(?:ed|en|wn|ing)\s(?:by|with|from|at|in|for|to|on|until))\s|(?<small>by|with|from|at|in|for|to|via|on|until|due|since)\s)(?=\S)/iu;

/** The parts of a record in the order of the page; buttons and fields say nothing of it. */
export function partsOfRecord({ tree }: PageIndex, item: SnapshotNode): RecordPart[] {
  const parts: RecordPart[] = [];
  const leaves = leavesOf(tree, item).filter(
    ({ node }) => !isField(node) && !/^(?:button|img|tab|option|menuitem)$/u.test(node.role),
  );
  for (const { node } of leaves) {
    const whole = tree.textOf(node);
    if (whole === '' || whole.length > 160) continue;
    // A box around other leaves says again what they say.
    if (node.children.length > 0 && leaves.some((other) => node.children.includes(other.node))) continue;
    const add = (start: number, end: number, lead: readonly string[] = []): void => {
      const text = whole.slice(start, end).trim();
      const from = whole.indexOf(text, start);
      const [before, after] = [whole.slice(0, from), whole.slice(from + text.length)];
      const trim = { ...(before !== '' && { before }), ...(after !== '' && { after }) };
      if (text !== '')
        parts.push({
          text,
          lead,
          kinds: partKinds(text),
          place: before + after === '' ? { node } : { node, trim },
        });
    };
    for (const [start, end] of piecesOf(whole)) {
      const piece = whole.slice(start, end);
      add(start, end);
      const led = leading.exec(piece);
      if (led) add(start + led[0].length, end, plainWords(led[0]));
      for (const [from, to] of commaPieces(piece, start)) add(from, to);
    }
  }
  return parts;
}

/** Where the parts of a line begin and end. */
function piecesOf(line: string): [number, number][] {
  const pieces: [number, number][] = [];
  let start = 0;
  for (;;) {
    const match = betweenValues.exec(line.slice(start));
    pieces.push([start, match ? start + match.index : line.length]);
    if (!match) return pieces;
    // The space behind a sign may be the one before the next: "2 June · — · Ann".
    start += match.index + match[0].length - 1;
    while (line[start] === ' ') start += 1;
    if (start > line.length) return pieces;
  }
}

/** "Sat 6 June, 08:00 – 11:00": what a comma sets apart, where a part of it is a day or a time. */
function commaPieces(piece: string, at: number): [number, number][] {
  const found = [...piece.matchAll(/, | at (?=\d)|(?<=\p{L}{3}) (?=\d{1,2}[:.]\d{2}(?!\d))/gu)].flatMap(
    (match): [number, number][] => {
      const [left, right] = [piece.slice(0, match.index), piece.slice(match.index + match[0].length)];
      const isDay = partKinds(left.trim()).some((kind) => kind === 'date');
      const isTime = partKinds(right.trim()).some((kind) => /^(?:time|range)$/u.test(kind));
      return isDay || isTime
        ? [
            [at, at + match.index],
            [at + match.index + match[0].length, at + piece.length],
          ]
        : [];
    },
  );
  return found.slice(0, 2);
}
