/** Items of a region to what the schema wants of each: columns to fields, lists inside items to lists. */
import { dataOf, type Reading } from '../../contract/reading.js';
import type { SnapshotNode } from '../../contract/snapshot.js';
import { columnTexts, labelScore, type Match, matchColumns, namesOf, scalarFor } from './extract-columns.js';
import type { FoundList, ListWish } from './extract-list.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { Want, WantField, WantObject, WantScalar } from './extract-schema.js';
import { isInside } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** What mapping needs to know beside the schema. */
export interface MapWish {
  /** Words of the instruction, for lists of single values. */
  words: readonly string[];
  /** Finds a list inside an item. */
  findInner(wish: ListWish): FoundList;
}

/** Readings of what is wanted, one for each of the rows; or why there are none. */
export type Mapped =
  | { ok: true; items: Reading[]; score: number }
  | { ok: false; reason: string; score: number };

/** Maps what is wanted of each item to readings for the rows. */
export function mapRows(
  page: PageIndex,
  region: Region,
  want: Want,
  rows: readonly number[],
  wish: MapWish,
): Mapped {
  if (want.kind === 'object') return mapObjects(page, region, want, rows, wish);
  if (want.kind === 'list')
    return { ok: false, reason: 'a list of lists is beyond the built-in engine', score: 0 };
  return mapScalars(page, region, want, rows, wish);
}

function mapObjects(
  page: PageIndex,
  region: Region,
  want: WantObject,
  rows: readonly number[],
  wish: MapWish,
): Mapped {
  const chosen = new Map<string, (Reading | undefined)[]>();
  const used: { match: Match; parse: string }[] = [];
  let sum = 0;
  let count = 0;
  let failed: string | undefined;
  const scalars = want.fields.filter(
    (field): field is WantField & { want: WantScalar } => field.want.kind === 'scalar',
  );
  const options = scalars.map((field) => {
    const scalar = scalarFor(field.name, field.want);
    return {
      field,
      scalar,
      matches: matchColumns(page, region, namesOf(field, field.want.description), scalar, rows),
    };
  });
  const strength = (each: (typeof options)[number]): number =>
    (each.scalar.parse === 'url' ? -1 : 0) + (each.matches[0]?.score ?? 0);
  for (const { field, scalar, matches } of options.toSorted((a, b) => strength(b) - strength(a))) {
    const free = matches.filter(
      (each) => !used.some((other) => other.match.column === each.column && other.parse === scalar.parse),
    );
    const complete = field.required ? free.filter((each) => each.failure === undefined) : free;
    const best = linked(page, complete, used, scalar) ?? complete[0];
    const rival = complete.find(
      (each) =>
        best &&
        each !== best &&
        !linked(page, [best], used, scalar) &&
        Math.abs(best.score - each.score) < 0.02 &&
        !sameTexts(page, best, each),
    );
    if (rival && field.required) failed ??= `several parts of the items could be "${field.name}"`;
    if (!best || rival) {
      if (field.required)
        failed ??= free[0]?.failure
          ? `"${field.name}": ${free[0].failure}`
          : `no part of the items is "${field.name}"`;
      chosen.set(
        field.name,
        rows.map((): Reading => ({ kind: 'absent', value: field.absent })),
      );
      if (field.required) count += 1;
      continue;
    }
    used.push({ match: best, parse: scalar.parse });
    chosen.set(
      field.name,
      best.readings.map((reading): Reading => reading ?? { kind: 'absent', value: field.absent }),
    );
    sum += best.score;
    count += 1;
  }
  for (const field of want.fields) {
    if (field.want.kind === 'scalar') continue;
    const nested = mapNested(page, region, field, rows, wish);
    count += 1;
    if (nested.ok) {
      chosen.set(field.name, nested.items);
      sum += nested.score;
    } else if (field.required) failed ??= nested.reason;
    else
      chosen.set(
        field.name,
        rows.map((): Reading => ({ kind: 'absent', value: field.absent })),
      );
  }
  const score = count === 0 ? 0 : sum / count;
  if (failed !== undefined || used.length + want.fields.length - scalars.length === 0)
    return { ok: false, reason: failed ?? 'no part of the items fits any field', score };
  if (sum === 0 && rows.length > 0)
    return { ok: false, reason: 'no part of the items fits any field', score };
  const items = rows.map((_, i): Reading => ({
    kind: 'object',
    fields: Object.fromEntries(
      want.fields.map((field) => [
        field.name,
        chosen.get(field.name)?.[i] ?? { kind: 'absent', value: field.absent },
      ]),
    ),
  }));
  return { ok: true, items, score };
}

/** Among addresses the one of the link that a chosen text stands in, when no label says otherwise. */
function linked(
  page: PageIndex,
  matches: readonly Match[],
  used: readonly { match: Match; parse: string }[],
  want: WantScalar,
): Match | undefined {
  if (want.parse !== 'url') return undefined;
  const [top] = matches;
  return matches.find(
    (match) =>
      top !== undefined &&
      top.score - match.score < 0.12 &&
      used.some(
        ({ match: other, parse }) =>
          parse === 'string' &&
          other.column.places.every((place, i) => {
            const mine = match.column.places[i];
            return (
              place &&
              mine &&
              (isInside(page.tree, place.node, mine.node) || isInside(page.tree, mine.node, place.node))
            );
          }),
      ),
  );
}

function sameTexts(page: PageIndex, a: Match, b: Match): boolean {
  const values = (match: Match): string =>
    JSON.stringify(match.readings.map((reading) => reading && dataOf(reading)));
  return (
    values(a) === values(b) ||
    columnTexts(page, a.column).join('\n') === columnTexts(page, b.column).join('\n')
  );
}

/** An object or a list inside each item. */
function mapNested(
  page: PageIndex,
  region: Region,
  field: WantField,
  rows: readonly number[],
  wish: MapWish,
): Mapped {
  const words = plainWords(field.name);
  if (field.want.kind === 'object') {
    const prefixed: WantObject = field.want;
    return mapObjects(page, region, prefixed, rows, wish);
  }
  if (field.want.kind !== 'list') return { ok: false, reason: '', score: 0 };
  const want = field.want;
  const findIn = (row: number, shape?: string): FoundList =>
    wish.findInner({
      looked: `"${field.name}" of item ${row + 1}`,
      words,
      want,
      ask: { text: '', words, keys: [], quoted: [], conditions: [] },
      within: region.items[row] as SnapshotNode,
      ...(shape !== undefined && { shape }),
    });
  const first = rows.map((row) => findIn(row));
  const longest = first
    .filter((found) => found.kind === 'found')
    .toSorted((a, b) => sizeOf(b.reading) - sizeOf(a.reading))[0];
  if (!longest) return { ok: false, reason: `no item has a list of "${field.name}"`, score: 0 };
  // One kind of element in all items, or the same words would be read from a list here and from its only entry there.
  const items = first.map((found, i): Reading => {
    if (found.kind !== 'found') return { kind: 'list', items: [], itemRefs: [] };
    const again = found.shape === longest.shape ? found : findIn(rows[i] as number, longest.shape);
    return again.kind === 'found' ? again.reading : { kind: 'list', items: [], itemRefs: [] };
  });
  return { ok: true, items, score: longest.score };
}

function sizeOf(reading: Reading): number {
  return reading.kind === 'list' ? reading.items.length : 0;
}

function mapScalars(
  page: PageIndex,
  region: Region,
  want: WantScalar,
  rows: readonly number[],
  wish: MapWish,
): Mapped {
  const scalar = want;
  const wordSets = wish.words.length > 0 ? [wish.words, ...wish.words.map((word) => [word])] : [];
  const named = region
    .columns()
    .flatMap((column) => {
      const score = Math.max(
        0,
        ...wordSets.map((words, i) => labelScore(words, column, region) * (i === 0 ? 1 : 0.9)),
      );
      return score > 0.4 ? [{ column, score }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const tried = named.length > 0 ? named : mainColumns(region);
  let failure: string | undefined;
  for (const { column, score } of tried) {
    const [match] = matchColumns(
      page,
      { ...region, columns: () => [column] },
      column.labels.map((label) => [...label.words]),
      scalar,
      rows,
    );
    if (match && !match.failure) {
      const items = match.readings.filter((reading) => reading !== undefined);
      return { ok: true, items, score };
    }
    failure ??= match?.failure;
  }
  return { ok: false, reason: failure ?? 'no part of the items fits', score: 0 };
}

/** What stands for an item as a whole: its only part, or the part that names it. */
function mainColumns(region: Region): { column: ReturnType<Region['columns']>[number]; score: number }[] {
  if (region.kind === 'table') return [];
  const columns = region.columns().filter((column) => column.places.every((place) => place !== undefined));
  const named = columns.filter((column) =>
    column.labels.some((label) => label.words.has('name') || label.words.has('title')),
  );
  const only = columns.length === 1 ? columns : [];
  return [...only, ...named].map((column) => ({ column, score: 0.5 }));
}
