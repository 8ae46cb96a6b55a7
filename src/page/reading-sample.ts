/** Which items of a list stand for all of them while a pattern is looked for, and the elements of those. */
import type { Reading } from '../contract/reading.js';
import type { ListElements } from './reading-propose.js';

/** A list with its items, and one value. */
export type ListReading = Extract<Reading, { kind: 'list' }>;
export type LeafReading = Extract<Reading, { kind: 'leaf' }>;

/** So many items are looked at without leaving any out; of more, these many kinds of item. */
const MOST_SAMPLES = 16;
const MOST_KINDS = 6;

/** Rows that stand for a list: of each kind of item (by the parts it has) the first and the last, and some between. */
export function sampleOf(reading: ListReading): number[] {
  const kinds = new Map<string, { first: number; last: number }>();
  reading.items.forEach((item, row) => {
    const kind = kindOf(item);
    kinds.set(kind, { first: kinds.get(kind)?.first ?? row, last: row });
  });
  const typical = [...kinds.values()].slice(0, MOST_KINDS).flatMap(({ first, last }) => [first, last]);
  return [...new Set([...spread(reading.items.length), ...typical])].toSorted((a, b) => a - b);
}

/** Some of so many rows: the first, the last and a few between; all when they are few. */
export function spread(count: number): number[] {
  if (count <= MOST_SAMPLES) return Array.from({ length: count }, (_, i) => i);
  return [0, 1, 2, Math.floor(count * 0.4), Math.floor(count * 0.7), count - 1];
}

/** What an item has and lacks. */
function kindOf(reading: Reading): string {
  if (reading.kind === 'object') return `{${Object.values(reading.fields).map(kindOf).join()}}`;
  if (reading.kind === 'list') return `[${Math.min(2, reading.items.length)}]`;
  return reading.kind;
}

/** The elements of the sampled rows as the page function wants them, part by part. */
export function elementsOf(
  reading: ListReading,
  rows: readonly number[],
  handle: (ref: string) => unknown,
): ListElements {
  const items = rows.map((row) => reading.items[row] as Reading);
  const parts: ListElements['parts'] = partsOf(items).map(({ key, leaves }) => ({
    key,
    elements: leaves.map((leaf) => leaf && handle(leaf.ref)),
  }));
  for (const [i, { cell }] of (reading.selection?.where ?? []).entries())
    parts.push({
      key: `where${i}`,
      elements: rows.map((row) => {
        const leaf = cell[row];
        return leaf?.kind === 'leaf' ? handle(leaf.ref) : null;
      }),
    });
  const inner = listsOf(items).map(({ key, lists }) => ({
    key,
    lists: lists.map((list) => (list?.itemRefs ?? []).map(handle)),
    parts: partsOf(lists.flatMap((list) => list?.items ?? [])).map((part) => ({
      key: part.key,
      elements: part.leaves.map((leaf) => leaf && handle(leaf.ref)),
    })),
  }));
  return {
    items: rows.map((row) => handle(reading.itemRefs[row] ?? '')),
    rows,
    ...(!reading.selection && { total: reading.items.length }),
    parts,
    inner,
  };
}

/** For each part the leaf of every item, null where it is absent. */
function partsOf(items: readonly Reading[], key = ''): { key: string; leaves: (LeafReading | null)[] }[] {
  const sampleItem = items.find((item) => item.kind === 'leaf' || item.kind === 'object');
  if (sampleItem?.kind === 'leaf')
    return [{ key, leaves: items.map((item) => (item.kind === 'leaf' ? item : null)) }];
  if (sampleItem?.kind !== 'object') return [];
  return Object.keys(sampleItem.fields).flatMap((name) =>
    partsOf(
      items.map((item): Reading => (item.kind === 'object' ? (item.fields[name] ?? nothing) : nothing)),
      `${key}.${name}`,
    ),
  );
}

const nothing: Reading = { kind: 'absent', value: undefined };

/** For each list inside the items the list of every item. */
function listsOf(items: readonly Reading[], key = ''): { key: string; lists: (ListReading | null)[] }[] {
  const sampleItem = items.find((item) => item.kind === 'list' || item.kind === 'object');
  if (sampleItem?.kind === 'list')
    return [{ key, lists: items.map((item) => (item.kind === 'list' ? item : null)) }];
  if (sampleItem?.kind !== 'object') return [];
  return Object.keys(sampleItem.fields).flatMap((name) =>
    listsOf(
      items.map((item): Reading => (item.kind === 'object' ? (item.fields[name] ?? nothing) : nothing)),
      `${key}.${name}`,
    ),
  );
}

/** All single values of a reading. */
export function leavesOf(reading: Reading): LeafReading[] {
  if (reading.kind === 'leaf') return [reading];
  if (reading.kind === 'object') return Object.values(reading.fields).flatMap(leavesOf);
  return reading.kind === 'list' ? reading.items.flatMap(leavesOf) : [];
}
