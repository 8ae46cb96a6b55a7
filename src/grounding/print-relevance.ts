/** How much the lines of a page have to do with an instruction. Lexical, without a model: it only decides what a model gets to see. Pure. */
import { isStopWord, wordsOf, type Word } from './built-in/language/words.js';
import type { PrintLine } from './print-lines.js';

/** Relevance of lines, and of texts on their own. */
export interface Relevance {
  /** By line, 0 = nothing in common, 1 = every word that the page has at all; ordinals and novelty come on top. */
  scoreOf(line: PrintLine): number;
  /** Whether a text holds a telling word of the instruction. */
  isWanted(text: string): boolean;
}

/** Weight of a word found in the headings and parts around a line rather than in the line. */
const AROUND = 0.4;
/** What the place in a list adds when the instruction names it. */
const ORDINAL = 0.6;

const ordinals: Readonly<Record<string, number>> = Object.fromEntries(
  'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, index) => [word, index]),
);

/**
 * Scores by the words of the instruction, weighted by how few lines have them (idf), with forgiving comparison: synonyms,
 * plurals, a common beginning, one wrong letter. Linear in the words of the page times the words of the instruction.
 */
export function relevanceOf(lines: readonly PrintLine[], instruction: string): Relevance {
  const query = queryOf(instruction);
  const wordsByLine = lines.map((line) => meaningsOf(line));
  const spread = new Map<string, number>();
  for (const words of wordsByLine) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);

  const likeness = new Map<string, { query: number; likeness: number }[]>();
  const found: number[] = query.map(() => 0);
  for (const [word, count] of spread) {
    for (const [index, wanted] of query.entries()) {
      const value = likenessOf(wanted, word);
      if (value === 0) continue;
      likeness.set(word, [...(likeness.get(word) ?? []), { query: index, likeness: value }]);
      found[index] = (found[index] ?? 0) + count;
    }
  }
  const weights = found.map((count) =>
    count === 0 ? 0 : Math.log(1 + lines.length / (1 + count)) / Math.log(2 + lines.length),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const places = placesOf(instruction);

  const own = wordsByLine.map((words) => coverage(words, likeness, query.length));
  const scores = lines.map((line) => {
    const around = aroundOf(line).map((each) => own[each.order] ?? []);
    let score = 0;
    for (const [index, weight] of weights.entries()) {
      const here = own[line.order]?.[index] ?? 0;
      const there = Math.max(0, ...around.map((each) => each[index] ?? 0)) * AROUND;
      score += weight * Math.max(here, there);
    }
    return score / total + placeBonus(line, places);
  });
  const telling = Math.max(0, ...weights) * 0.5;
  return {
    scoreOf: (line) => scores[line.order] ?? 0,
    isWanted: (text) =>
      wordsOf(text)
        .flatMap(termsOf)
        .some((term) =>
          likeness.get(term)?.some((each) => (weights[each.query] ?? 0) >= telling && telling > 0),
        ),
  };
}

function meaningsOf(line: PrintLine): Set<string> {
  const words = new Set<string>();
  for (const node of line.nodes) {
    for (const text of [
      node.name,
      node.text,
      node.content,
      node.value,
      node.placeholder,
      node.description,
      node.testId,
      node.id,
      ...(node.hints?.map((hint) => hint.text) ?? []),
      ...(node.options ?? []),
    ]) {
      if (!text) continue;
      for (const word of wordsOf(text.slice(0, 2_000))) for (const term of termsOf(word)) words.add(term);
    }
    if (node.role !== 'generic' && node.role !== 'text') words.add(node.role);
  }
  return words;
}

/** For each word of the query how well the words of a line say it, 0..1. */
function coverage(
  words: ReadonlySet<string>,
  likeness: ReadonlyMap<string, readonly { query: number; likeness: number }[]>,
  size: number,
): number[] {
  const best: number[] = Array.from({ length: size }, () => 0);
  for (const word of words) {
    for (const each of likeness.get(word) ?? []) {
      best[each.query] = Math.max(best[each.query] ?? 0, each.likeness);
    }
  }
  return best;
}

function likenessOf(wanted: Word, word: string): number {
  if (word === wanted.meaning || word === wanted.stem || word === wanted.text) return 1;
  const { stem } = wanted;
  if (stem.length >= 4 && word.length >= 4) {
    if (word.startsWith(stem) || stem.startsWith(word)) return 0.7;
    if (stem.length >= 5 && isOneOff(stem, word)) return 0.6;
  }
  return 0;
}

/** One letter wrong, missing or too many. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

function aroundOf(line: PrintLine): PrintLine[] {
  const around: PrintLine[] = [];
  for (let at: PrintLine | undefined = line; at; at = at.parent) {
    if (at !== line) around.push(at);
    if (at.heading) around.push(at.heading);
  }
  return around;
}

/** Positions that the instruction names: from the front as 0, 1, …, from the back as -1. */
function placesOf(instruction: string): number[] {
  const places: number[] = [];
  for (const [word] of instruction.toLowerCase().matchAll(/\b(?:[a-z]+|\d+(?:st|nd|rd|th))\b|#\d+/g)) {
    if (word === 'last') places.push(-1);
    else if (Object.hasOwn(ordinals, word)) places.push(ordinals[word] as number);
    else if (/\d/.test(word)) places.push(Number(word.replace(/\D/g, '')) - 1);
  }
  return places;
}

function placeBonus({ group }: PrintLine, places: readonly number[]): number {
  if (!group) return 0;
  return places.some((place) => (place < 0 ? group.size + place : place) === group.index) ? ORDINAL : 0;
}

/** The telling words of the instruction, each meaning once; all of them when none tells. */
function queryOf(instruction: string): Word[] {
  const words = wordsOf(instruction);
  const telling = words.filter((word) => !isStopWord(word));
  const seen = new Map<string, Word>();
  for (const word of telling.length > 0 ? telling : words) {
    for (const term of termsOf(word)) {
      if (!seen.has(term))
        seen.set(term, term === word.meaning ? word : { text: term, stem: term, meaning: term });
    }
  }
  return [...seen.values()];
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{3,}$/u;

/** A word as it is compared. A run of a script without spaces is compared by its pairs of characters. */
function termsOf({ text, meaning }: Word): string[] {
  if (!unspaced.test(text)) return [meaning];
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}
