/** Fields of a record to columns of a region: by names, synonyms, roles and the types of the values. */
import type { Reading } from '../../../contract/reading.js';
import { isStruck, suits } from './extract-facts.js';
import { readLeaf, textAt } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import { type Column, type ColumnLabel, OF_CLASS } from './extract-labels.js';
import type { Region } from './extract-regions.js';
import type { WantField, WantScalar } from './extract-schema.js';
import { isShortFor } from './extract-short.js';
import { explained, meaningfulWords, nameWords, normalOf, plainWords } from './extract-words.js';

/** A column chosen for a field, with its readings for the asked items (undefined where an item has none). */
export interface Match {
  column: Column;
  score: number;
  readings: (Reading | undefined)[];
  /** Why an item has none. */
  failure?: string;
}

/** Below this a column is not what the field means. */
const enough = 0.45;

/** An address that says no more than that: the link of the record. */
const addressWords = new Set([
  'url',
  'page',
  'detail',
  'profile',
  'full',
  'absolute',
  'permalink',
  'target',
  'source',
]);

const imageWord = /^(?:image|img|photo|picture|thumbnail|avatar|logo|icon|cover|poster)$/;

/** A string named after an address is one: `link`, `imageUrl`. */
export function scalarFor(name: string, want: WantScalar): WantScalar {
  const words = plainWords(name);
  if (want.parse === 'url' && words.some((word) => imageWord.test(word))) return { ...want, isImage: true };
  if (want.parse !== 'string' || want.allowed || want.pattern) return want;
  const isAddress =
    words.some((word) => /^(?:url|link|href|src)$/.test(word)) &&
    !words.some((word) => /^(?:text|name|title|label)$/.test(word));
  const isImage =
    imageWord.test(words.at(-1) ?? '') || (isAddress && words.some((word) => imageWord.test(word)));
  if (isAddress || isImage) return { ...want, parse: 'url', ...(isImage && { isImage }) };
  // A number without a digit is none: "Print invoice" stands where the number of the invoice might.
  return /^(?:number|phone|telephone|zip|postcode)$/.test(words.at(-1) ?? '')
    ? { ...want, pattern: /\d/u }
    : want;
}

/** The alternative wordings of a field: its name, and its description. */
export function namesOf(
  field: Pick<WantField, 'name'>,
  description: string,
  around: readonly string[] = [],
): string[][] {
  const name = nameWords(field.name);
  const described = meaningfulWords(description).filter((word) => !around.includes(word));
  return [name, ...(described.length > 0 && described.length <= 6 ? [described] : [])].filter(
    (words) => words.length > 0,
  );
}

/** The columns that fit the words, best first; `rows` are the items that count. */
export function matchColumns(
  page: PageIndex,
  region: Region,
  names: readonly (readonly string[])[],
  want: WantScalar,
  rows: readonly number[],
): Match[] {
  const matches: Match[] = [];
  for (const column of region.columns()) {
    if (!suits(column.use, want.parse, names.flat())) continue;
    if (heldBefore(page, column, rows) && !names.flat().some((word) => normalOf(word) === 'old')) continue;
    const isAnyAddress =
      want.parse === 'url' &&
      names.some((words) =>
        words.every((word) => addressWords.has(normalOf(word)) || explained(word, region.words) > 0),
      );
    const score = Math.max(
      isAnyAddress ? 0.5 : 0,
      ...names.map((words) => labelScore(words, column, region)),
    );
    if (score < enough && !showsOnly(page, column, want, rows)) continue;
    if (score < 0.75 && isNumeric(want) && isProse(page, column)) continue;
    let failure: string | undefined;
    const readings = rows.map((row) => {
      const place = column.places[row];
      const leaf = place && readLeaf(page.tree, place, want);
      if (leaf?.ok) return leaf.reading;
      failure ??= leaf ? `${leaf.reason} (item ${row + 1})` : `item ${row + 1} has no such part`;
      return undefined;
    });
    const fitting = readings.filter((reading) => reading !== undefined).length;
    // Share of the items for which the column gives the wanted type.
    const similar = rows.length === 0 ? 1 : fitting / rows.length;
    if (similar === 0) continue;
    matches.push({
      column,
      score: Math.max(score, enough) * (0.7 + 0.3 * similar),
      readings,
      ...(failure && { failure }),
    });
  }
  return matches.toSorted((a, b) => b.score - a.score);
}

/** Whether what stands there is struck through for one of the items: the price before, which is the price no more. */
function heldBefore(page: PageIndex, column: Column, rows: readonly number[]): boolean {
  return rows.some((row) => {
    const place = column.places[row];
    return place !== undefined && isStruck(page.tree, place.node);
  });
}

function isNumeric({ parse }: WantScalar): boolean {
  return parse === 'number' || parse === 'integer';
}

/** Lines of words with a number among them ("@ann replied 34 minutes ago"), which no label calls what is asked for. */
function isProse(page: PageIndex, column: Column): boolean {
  const texts = columnTexts(page, column).filter((text) => text !== '');
  return (
    texts.length > 0 &&
    texts.every((text) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3) &&
    !column.labels.some(({ trust }) => trust >= 0.9)
  );
}

/** Whether a column shows nothing but values out of the set that is asked for, and more than one of them where there are several items. */
function showsOnly(page: PageIndex, column: Column, want: WantScalar, rows: readonly number[]): boolean {
  const { allowed } = want;
  if (!allowed || allowed.length < 2 || rows.length === 0) return false;
  const known = new Set(allowed.map((each) => plainWords(String(each)).join(' ')));
  const texts = rows.map((row) => {
    const place = column.places[row];
    return place ? plainWords(textAt(page.tree, place)).join(' ') : '';
  });
  return (
    texts.every((text) => text.length > 1 && known.has(text)) &&
    (rows.length === 1 || new Set(texts).size > 1)
  );
}

/** How well a wording fits the labels of a column, 0..1. Words that say what the items are need no label. */
export function labelScore(words: readonly string[], column: Column, region: Region): number {
  let best = 0;
  for (const label of column.labels) {
    const values = words.map((word) => Math.max(explained(word, label.words), shortened(word, label)));
    if (!values.some((value) => value >= 0.7)) continue;
    let sum = 0;
    let total = 0;
    words.forEach((word, i) => {
      const isTail =
        words.length > 1 &&
        i === words.length - 1 &&
        /^(?:name|text|label|title|value|url|link|number|date|count)$/.test(word);
      const weight = isTail ? 0.5 : 1;
      sum +=
        Math.max(values[i] ?? 0, i < words.length - 1 ? 0.8 * explained(word, region.words) : 0) * weight;
      total += weight;
    });
    const asked = new Set(words);
    const isShort = words.some((word) => shortened(word, label) > 0);
    const extra = isShort
      ? 0
      : [...label.words].filter((word) => explained(word, asked) === 0 && explained(word, region.words) === 0)
          .length;
    const exact = words.every((word) => label.words.has(word)) ? 0.04 : 0;
    // "Company name" is no name of a person.
    const isOther = extra > 0 && label.trust >= 0.9 && words.every((word) => qualified.test(word));
    best = Math.max(
      best,
      (sum / total) * label.trust - Math.min(0.3, extra * 0.12) - (isOther ? 0.2 : 0) + exact,
    );
  }
  return best;
}

/** How well a class that is called by a short form of the word explains it. */
function shortened(word: string, { words, trust }: ColumnLabel): number {
  const [mark, ...others] = words;
  return trust === OF_CLASS && mark !== undefined && others.length === 0 && isShortFor(mark, word) ? 0.8 : 0;
}

/** What the word before it makes another thing. */
const qualified = /^(?:name|title|number|date)$/;

/** What the column shows, for messages and for comparing texts. */
export function columnTexts(page: PageIndex, column: Column): string[] {
  return column.places.map((place) => (place ? textAt(page.tree, place) : ''));
}
