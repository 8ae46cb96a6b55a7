/** Lists read by the parts of records: of all sets of records the one whose parts fit the fields and which is what the instruction names. */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import type { PageIndex } from './extract-page.js';
import { isRate } from './extract-kind-words.js';
import type { WantObject } from './extract-schema.js';
import { isShortFor } from './extract-short.js';
import { isInside, visible } from './extract-tree.js';
import { explained, generalNouns, nameWords, plainWords } from './extract-words.js';
import { assign } from './records-assign.js';
import { columnsOf } from './records-columns.js';
import { piecesOf } from './records-parts.js';
import { type RecordSet, recordSets } from './records-sets.js';

/** A list of records, or why there is none. */
export type RecordsFound =
  | { kind: 'found'; reading: Reading; score: number; set: RecordSet }
  | { kind: 'none' | 'ambiguous'; nearest: string[] };

const [enough, margin, fieldMargin, weakest] = [0.5, 0.06, 0.08, 0.42];

/** The records that an instruction asks for, with the fields of each. */
export function findRecords(
  page: PageIndex,
  want: WantObject,
  words: readonly string[],
  ask: Ask,
): RecordsFound {
  if (ask.conditions.length > 0 || ask.extreme || ask.offer || ask.ordinal !== undefined)
    return { kind: 'none', nearest: [] };
  const { tree } = page;
  const found: { set: RecordSet; score: number; reading: Reading; isSure: boolean }[] = [];
  const own = want.fields.flatMap((field) => [
    ...nameWords(field.name),
    ...plainWords(field.want.description),
  ]);
  const open = words.filter((word) => explained(word, new Set(own)) < 0.85);
  // "The products with their prices": a noun that may be another word for the field of a name still says what they are.
  const nouns = words.filter((word) => word === ask.head || !own.includes(word));
  for (const set of recordSets(page)) {
    // "29 € a day" in each of them: per what the price is.
    const isRateOfAll = (word: string): boolean =>
      set.records.every((record) => record.some((node) => isRate(word, tree.textOf(node))));
    const named = contextOf(
      page,
      set,
      open.filter((word) => !isRateOfAll(word)),
    );
    if (named === undefined || (open.length === 0 && contextOf(page, set, nouns) === undefined)) continue;
    const all = set.records.map((_, row) => row);
    const rows =
      ask.first !== undefined ? all.slice(0, ask.first) : ask.last !== undefined ? all.slice(-ask.last) : all;
    const made = assign(tree, set, want, rows);
    if (!made || made.weakest < weakest) continue;
    const size = Math.min(1, set.records.length / 6);
    const score =
      0.65 * made.score + 0.3 * named + 0.05 * size - (page.isAside(set.container) && named < 0.8 ? 0.12 : 0);
    if (score < enough) continue;
    const items = rows.map((_, i): Reading => ({
      kind: 'object',
      fields: Object.fromEntries(
        want.fields.map((field) => [
          field.name,
          made.fields.get(field.name)?.[i] ?? { kind: 'absent', value: field.absent },
        ]),
      ),
    }));
    found.push({ set, score, isSure: made.margin >= fieldMargin, reading: listOf(set, rows, items, ask) });
  }
  found.sort((a, b) => b.score - a.score || b.set.records.length - a.set.records.length);
  const [best] = found;
  if (!best) return { kind: 'none', nearest: [] };
  const whole = widest(page, best, found);
  const data = JSON.stringify(dataOf(whole.reading));
  const rivals = found.filter(
    (each) =>
      each !== whole &&
      whole.score - each.score < margin &&
      JSON.stringify(dataOf(each.reading)) !== data &&
      !overlap(page, each.set, whole.set),
  );
  if (!whole.isSure || rivals.length > 0)
    return {
      kind: 'ambiguous',
      nearest: [whole, ...rivals].map(
        ({ set }) => `${set.records.length} records, first "${textOf(page, set.records[0] ?? [])}"`,
      ),
    };
  return { kind: 'found', reading: whole.reading, score: whole.score, set: whole.set };
}

/** Of sets that fit about as well the one that holds the records of the others. */
function widest<T extends { set: RecordSet; score: number }>(
  page: PageIndex,
  best: T,
  found: readonly T[],
): T {
  let whole = best;
  for (const each of found)
    if (
      best.score - each.score < margin &&
      each.set.records.length > whole.set.records.length &&
      overlap(page, each.set, whole.set)
    )
      whole = each;
  return whole;
}

function overlap({ tree }: PageIndex, a: RecordSet, b: RecordSet): boolean {
  const [first] = a.records[0] ?? [];
  const [other] = b.records[0] ?? [];
  if (!first || !other) return false;
  const isIn = (node: SnapshotNode, set: RecordSet): boolean =>
    set.records.some((record) => record.some((each) => isInside(tree, node, each)));
  return isIn(first, b) || isIn(other, a);
}

/**
 * How far the words of the instruction are what the records are called, or what stands over them, 0..1; undefined where a word says of
 * which part of the page something is, and these are not there. `isNamed`: one of the records is named besides.
 */
export function contextOf(
  page: PageIndex,
  set: RecordSet,
  words: readonly string[],
  isNamed = false,
): number | undefined {
  if (words.length === 0) return 0.6;
  let sum = 0;
  let total = 0;
  let best = 0;
  let hasOwn = false;
  const units = new Set(
    columnsOf(page.tree, set).flatMap(({ labels }) =>
      labels.flatMap((label) => (label.trust >= 0.85 ? [...label.words] : [])),
    ),
  );
  for (const word of words) {
    const isGeneral = generalNouns.has(word);
    const value = Math.max(
      [...set.words].some((mark) => isShortFor(mark, word)) ? 0.7 : 0,
      (set.far.has(word) ? 0.5 : 1) * explained(word, set.words),
      0.7 * explained(word, page.tree.pageWords),
      0.6 * explained(word, units),
      0.4 * explained(word, page.words),
      page.words.has(word) && isNamedByAll(set, word) ? 0.8 : 0,
    );
    if (value < 0.25 && !isGeneral) return undefined;
    best = Math.max(best, value);
    hasOwn ||= !isGeneral;
    const weight = isGeneral ? 0.5 : 1;
    sum += (isGeneral ? Math.max(value, 0.4) : value) * weight;
    total += weight;
  }
  // One of the words that say what they are has to be theirs, or what the page is about.
  return hasOwn && best < 0.55 && !isNamed ? undefined : sum / total;
}

/** What the boxes and buttons of all of them are called says it: "Select message from Ann". */
function isNamedByAll({ records }: RecordSet, word: string): boolean {
  const says = (node: SnapshotNode): boolean =>
    /^(?:button|link|checkbox|radio|switch|img|textbox|spinbutton|combobox)$/u.test(node.role) &&
    plainWords(node.name).includes(word);
  return records.slice(0, 20).every((record) => record.some((node) => [...visible(node)].some(says)));
}

/** A list as it can be read again: by a pattern where each record has an element and each part reads alike, else while what holds them is the same. */
export function listOf(
  set: RecordSet,
  rows: readonly number[],
  items: readonly Reading[],
  ask: Pick<Ask, 'first' | 'last'>,
): Reading {
  const refs = rows.map((row) => set.records[row]?.[0]?.ref ?? '');
  const isWhole = set.records.every((record) => record.length === 1) && refs.every((ref) => ref !== '');
  const parts = items.flatMap((item) => (item.kind === 'object' ? Object.values(item.fields) : [item]));
  if (!isWhole || parts.some(({ kind }) => kind === 'derived'))
    return { kind: 'derived', value: items.map(dataOf), refs: [set.container.ref ?? ''] };
  return {
    kind: 'list',
    items,
    itemRefs: refs,
    ...((ask.first !== undefined || ask.last !== undefined) && {
      selection: {
        ...(ask.first !== undefined && { first: ask.first }),
        ...(ask.last !== undefined && { last: ask.last }),
      },
    }),
  };
}

function textOf({ tree }: PageIndex, record: readonly SnapshotNode[]): string {
  return record
    .map((node) => tree.textOf(node))
    .join(' ')
    .slice(0, 40);
}

/** Refs that an answer about one record rests on. */
export function restsOn(set: RecordSet, reading: Reading): string[] {
  return [...new Set([set.container.ref ?? '', ...refsOf(reading)])].filter(Boolean);
}

/** Of the same records the parts say more than labels alone, where they are sure, leave nothing out, and do not cut a line that is one value. */
export function isBetter(records: { reading: Reading; score: number }, found: { reading: Reading }): boolean {
  const [ours, others] = [records.reading, found.reading].map((each) => dataOf(each) as object[]);
  if (!ours || !others || ours.length !== others.length || records.score < 0.7) return false;
  return ours.every((each, at) => {
    const theirs = Object.values(others[at] ?? {}) as unknown[];
    const values = Object.values(each) as unknown[];
    return (
      values.length >= theirs.length &&
      !theirs.some((line) => typeof line === 'string' && piecesOf(line).length > 1 && !values.includes(line))
    );
  });
}
