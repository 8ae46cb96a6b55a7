/** A row of stars: "rate the food with 3 stars", "give 4 stars". The fourth star is four stars. */
import type { Clause } from './clause.js';
import { tokenize } from './lexer.js';
import type { Scene } from './look-up.js';
import { stepOn, type Outcome } from './outcome.js';
import { type Entry, type PageIndex, readable } from './page-index.js';
import { isStopWord, recordNouns, wordLikeness, wordsOf, type Word } from './words.js';

const CONFIDENCE = 0.85;

/** Longest row. */
const MAX_STARS = 10;

/** The star of a number, in the only row of stars or in the one that is called so. */
export function starsOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  const words = tokenize(clause.text)
    .filter((token) => token.kind !== 'punctuation')
    .flatMap((token) => [...wordsOf(token.text)]);
  const at = words.findIndex((word, place) => /^\d+$/.test(word.meaning) && isStar(words[place + 1]));
  if (at < 1 || !/^(?:give|rate|set|choose|select|pick|leave|click|award)$/.test(words[0]?.text ?? ''))
    return undefined;
  const stars = Number(words[at]?.meaning);
  const what = words.filter(
    (word, place) =>
      place > 0 &&
      place !== at &&
      !isStar(word) &&
      !isStopWord(word) &&
      !/^(?:out|rating|review|score|exactly)$/.test(word.text) &&
      !recordNouns.has(word.stem),
  );
  const rows = rowsOn(index);
  const called = rows.filter((row) =>
    what.every((word) => labelOf(row, index).some((shown) => wordLikeness(word, shown) >= 0.9)),
  );
  const [row, ...others] = called;
  // Stars that say how many they are are taken at their word: there may be one for every half.
  const counting = row?.filter(({ evidence }) => evidence.some((each) => each.words.some(isNumber))) ?? [];
  const star = counting.length > 0 ? counting.find((entry) => says(entry, stars)) : row?.[stars - 1];
  return star && others.length === 0
    ? { kind: 'steps', steps: [stepOn(star, 'click', { confidence: CONFIDENCE })] }
    : undefined;
}

function isNumber(word: Word): boolean {
  return /^\d+(?:\.\d+)?$/.test(word.meaning);
}

function says({ evidence }: Entry, stars: number): boolean {
  return evidence.some((each) => each.words.some((word) => isNumber(word) && Number(word.meaning) === stars));
}

function isStar(word: Word | undefined): boolean {
  return word?.stem === 'star';
}

/** Neighbours that can be clicked and all show the same star. */
function rowsOn(index: PageIndex): Entry[][] {
  const rows = new Map<Entry | undefined, Entry[]>();
  for (const entry of index.actionable) {
    const isOne = entry.evidence.some(
      (each) => /^[★☆⭐]$/u.test(each.text.trim()) || (each.words.length <= 3 && each.words.some(isStar)),
    );
    if (isOne) rows.set(entry.parent, [...(rows.get(entry.parent) ?? []), entry]);
  }
  return [...rows.values()].flatMap((row) => {
    const sorted = row.toSorted((a, b) => (a.node.box?.x ?? a.order) - (b.node.box?.x ?? b.order));
    return row.length >= 3 && row.length <= MAX_STARS ? [sorted] : [];
  });
}

/** The text in front of the row: beside it, or before what holds it. */
function labelOf(row: readonly Entry[], index: PageIndex): readonly Word[] {
  const [first] = row;
  if (!first) return [];
  const before = index.entries
    .slice(0, first.order)
    .findLast((entry) => !entry.actionable && entry.end < first.order && readable(entry.node).trim() !== '');
  return before ? wordsOf(readable(before.node)) : [];
}
