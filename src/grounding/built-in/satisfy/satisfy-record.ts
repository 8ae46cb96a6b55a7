/**
 * What a record is said to be: "order 7837 is cancelled". The record is the one row or item that the subject names whole, and what it is
 * stands in the one column that shows that word, for this record or for another: else nobody can tell what would be compared.
 */
import { dataOf, type Reading } from '../../../contract/reading.js';
import type { Snapshot } from '../../../contract/snapshot.js';
import { columnTexts } from '../extract/extract-columns.js';
import type { Column } from '../extract/extract-labels.js';
import { readLeaf } from '../extract/extract-leaf.js';
import { overlaps } from '../extract/extract-list.js';
import { keyedRows } from '../extract/extract-lookup.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import type { WantScalar } from '../extract/extract-schema.js';
import { explained, meaningfulWords, plainWords } from '../extract/extract-words.js';
import { fold } from '../language/words.js';
import { isHeaderOf, type RecordVerb } from './satisfy-verbs.js';

/** The place in a record where such a word stands, for it or for others of its kind; undefined where none or several could be meant. */
export function qualityOf(
  subject: string,
  value: string,
  content: Snapshot,
  by?: RecordVerb,
): Reading | undefined {
  const page = pageIndex(content);
  const words = plainWords(subject).filter((word) => !/^(?:the|an?|of|for|in|on)$/.test(word));
  const wanted = fold(value.replace(/^(?:an?|the) /iu, ''));
  if (words.length === 0 || wanted === '') return undefined;
  const found = page.regions.flatMap((region) => {
    const cell = cellOf(page, region, words, { wanted, by });
    return cell ? [{ region, cell }] : [];
  });
  const [first, ...others] = found;
  if (!first) return undefined;
  const isOne = others.every(
    ({ region, cell }) =>
      overlaps(page, region, first.region) &&
      JSON.stringify(dataOf(cell)) === JSON.stringify(dataOf(first.cell)),
  );
  return isOne ? first.cell : undefined;
}

/** The column of all records of a noun that shows such a word for one of them; undefined where none or several could be meant. */
export function qualitiesOf(
  noun: string,
  value: string,
  content: Snapshot,
): Extract<Reading, { kind: 'list' }> | undefined {
  const page = pageIndex(content);
  const words = meaningfulWords(noun);
  const wanted = fold(value);
  const [head] = words;
  if (/^(?:not|at|more|less|above|below|under|over|up)\b/u.test(value)) return undefined;
  if (!head || words.length > 1) return undefined;
  const tables = page.regions.filter((region) => region.kind === 'table' && region.items.length > 1);
  const found = tables.flatMap((region) => {
    const first = region.columns().find((column) => column.labels.some(({ trust }) => trust === 1));
    const isCalled =
      explained(head, region.words) >= 0.7 ||
      first?.labels.some(({ words: own, trust }) => trust === 1 && own.size === 1 && own.has(head)) ||
      (tables.length === 1 && page.tree.pageWords.has(head));
    const column = isCalled ? columnSaying(page, region, wanted) : undefined;
    const items = column?.places.map((place) => place && readLeaf(page.tree, place, text));
    const readings = items?.flatMap((leaf) => (leaf?.ok ? [leaf.reading] : [])) ?? [];
    return readings.length === region.items.length ? [{ region, readings }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: 'list', items: only.readings, itemRefs: only.region.items.map(({ ref = '' }) => ref) };
}

const text: WantScalar = { kind: 'scalar', parse: 'string', description: '' };

/** Longer texts are no qualities. */
const MOST_WORDS = 4;

function cellOf(
  page: PageIndex,
  region: Region,
  words: readonly string[],
  { wanted, by }: { wanted: string; by: RecordVerb | undefined },
): Reading | undefined {
  if (region.items.length < 2) return undefined;
  const kind = new Set([...region.words, ...page.tree.pageWords]);
  const names = words.filter((word) => explained(word, kind) < 0.7 || /\d/u.test(word));
  const [row, ...others] = keyedRows(page, region, words);
  if (!row || others.length > 0 || row.score < 0.99 || names.length === 0) return undefined;
  const item = region.items[row.row];
  if (!item || !names.every((word) => page.textsOf(item).some((each) => each.has(word)))) return undefined;
  const column = columnSaying(page, region, wanted, by);
  const place = column?.places[row.row];
  const leaf = place && readLeaf(page.tree, place, text);
  if (!leaf?.ok || leaf.reading.kind !== 'leaf') return undefined;
  // What names the record is not what it is.
  return plainWords(String(leaf.value)).some((word) => names.includes(word)) ? undefined : leaf.reading;
}

/** The one column of short texts in which a word stands by itself; with a verb, of those that are called by what it is about. */
function columnSaying(page: PageIndex, region: Region, wanted: string, by?: RecordVerb): Column | undefined {
  const saying = region.columns().filter((column) => {
    if (by && !column.labels.some(({ trust, words }) => trust >= 0.9 && isHeaderOf(by, words))) return false;
    const texts = columnTexts(page, column);
    return (
      texts.some((each) => fold(each) === wanted) &&
      texts.every((each) => each !== '' && each.split(/\s+/u).length <= MOST_WORDS)
    );
  });
  const different = new Map(saying.map((column) => [columnTexts(page, column).join('\n'), column]));
  const [only] = different.values();
  return different.size === 1 ? only : undefined;
}
