/** Items of a region to what the schema wants of each: columns to fields, lists inside items to lists. */
import { dataOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { columnTexts, labelScore, type Match, matchColumns, namesOf, scalarFor } from './extract-columns.js';
import type { FoundList, ListWish } from './extract-list.js';
import { isPartOfLine } from './extract-labels.js';
import { naming } from './extract-noun-names.js';
import { nounColumn } from './extract-nouns.js';
import type { PageIndex } from './extract-page.js';
import { markedRows } from './extract-marks.js';
import { endsWithFigure, hasFigure } from './extract-parts.js';
import type { Region } from './extract-regions.js';
import type { Want, WantField, WantObject, WantScalar } from './extract-schema.js';
import {
  arePartsOfOne,
  arePicturesOf,
  isOneForTwo,
  isWholeRecord,
  linked,
  longestFirst,
  longestText,
} from './extract-prefer.js';
import { isInside } from './extract-tree.js';
import { hasOpenFigure, unsaid } from './extract-unsaid.js';
import { explained, normalOf, plainWords } from './extract-words.js';

/** What mapping needs to know beside the schema. */
export interface MapWish {
  /** Words of the instruction, for lists of single values. */
  words: readonly string[];
  /** The word for what is asked for: "titles" of "the titles of the images". */
  head?: string | undefined;
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
  const nested = new Map(
    want.fields
      .filter((field) => field.want.kind !== 'scalar')
      .map((field) => [field.name, mapNested(page, region, field, rows, wish)]),
  );
  const isNested = nestedParts(page, [...nested.values()]);
  // What nothing is called by is told last, when all else has its part.
  const queue = options.toSorted((a, b) => strength(b) - strength(a));
  const isOpen = new Set<string>();
  for (const each of queue) {
    const { field, scalar, matches } = each;
    const free = matches.filter(
      (each) =>
        !used.some((other) => other.match.column === each.column && other.parse === scalar.parse) &&
        !each.column.places.some((place) => place && isNested(place.node)),
    );
    const complete = field.required ? free.filter((each) => each.failure === undefined) : free;
    const best =
      linked(page, complete, used, scalar) ??
      longestFirst(page, field, complete) ??
      longestText(page, field, complete) ??
      complete[0] ??
      unused(nounColumn(page, region, field, { scalar, rows, words: wish.words })) ??
      naming(page, region, field, { ...wish, scalar, rows, fields: options, used }) ??
      unsaid(page, region, field, {
        scalar,
        rows,
        words: wish.words,
        fields: options,
        used,
        open: scalars.flatMap(({ name }) => (chosen.has(name) ? [] : [name])),
      });
    const rival = complete.find(
      (each) =>
        best &&
        each !== best &&
        best !== longestFirst(page, field, complete) &&
        best !== longestText(page, field, complete) &&
        !linked(page, [best], used, scalar) &&
        Math.abs(best.score - each.score) < 0.02 &&
        !sameTexts(page, best, each),
    );
    const marks = best ? undefined : markedRows(page, region, field, scalar, rows);
    if (marks) {
      chosen.set(field.name, marks);
      sum += 0.7;
      count += 1;
      continue;
    }
    if (!best && free.length === 0 && !isOpen.has(field.name)) {
      isOpen.add(field.name);
      queue.push(each);
      continue;
    }
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
    const inner = nested.get(field.name);
    if (!inner) continue;
    count += 1;
    if (inner.ok) {
      chosen.set(field.name, inner.items);
      sum += inner.score;
    } else if (field.required) failed ??= inner.reason;
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
  const unread = scalars.find(
    ({ name, want: { parse } }) =>
      /^(?:number|integer)$/u.test(parse) &&
      (chosen.get(name) ?? []).every((each) => each?.kind === 'absent'),
  );
  if (
    unread &&
    (rows.some((row) =>
      used.some(({ match }) => endsWithFigure(page.tree, match.column.places[row]?.node)),
    ) ||
      hasOpenFigure(page, region, used))
  )
    return { ok: false, reason: `a figure that nothing calls may be "${unread.name}"`, score };
  if (isOneForTwo(scalars.map((field) => chosen.get(field.name) ?? [])))
    return { ok: false, reason: 'one part of the items would have to be two of the fields', score };
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

  function unused(match: Match | undefined): Match | undefined {
    return match && used.some((other) => other.match.column === match.column) ? undefined : match;
  }
}

/** Whether a node belongs to a record of a list inside the items: what names that record names no item. */
function nestedParts(page: PageIndex, nested: readonly Mapped[]): (node: SnapshotNode) => boolean {
  const refs = new Set(
    nested.flatMap((each) =>
      each.ok
        ? each.items.flatMap((item) =>
            item.kind === 'list' && item.items.some((inner) => inner.kind === 'object') ? item.itemRefs : [],
          )
        : [],
    ),
  );
  return (node) => {
    if (refs.size === 0) return false;
    for (let at: SnapshotNode | undefined = node; at; at = page.tree.parentOf(at))
      if (at.ref !== undefined && refs.has(at.ref)) return true;
    return false;
  };
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
  const findIn = (row: number, shape?: string, said = words): FoundList =>
    wish.findInner({
      looked: `"${field.name}" of item ${row + 1}`,
      words: said,
      want,
      ask: { text: '', words: said, keys: [], quoted: [], conditions: [] },
      within: region.items[row] as SnapshotNode,
      ...(shape !== undefined && { shape }),
    });
  const first = rows.map((row) => findIn(row));
  const longest = first
    .filter((found) => found.kind === 'found')
    .toSorted((a, b) => sizeOf(b.reading) - sizeOf(a.reading))[0];
  // What one of them is called by chance ("featured") leaves the lists of the others out.
  const isOfSome = first.some(({ kind }) => kind !== 'found');
  const only = isOfSome ? onlyLists(page, region, field, rows, findIn) : undefined;
  if (only) return only;
  if (!longest) return { ok: false, reason: `no item has a list of "${field.name}"`, score: 0 };
  // One kind of element in all items, or the same words would be read from a list here and from its only entry there.
  const items = first.map((found, i): Reading => {
    if (found.kind !== 'found') return { kind: 'list', items: [], itemRefs: [] };
    const again = found.shape === longest.shape ? found : findIn(rows[i] as number, longest.shape);
    return again.kind === 'found' ? again.reading : { kind: 'list', items: [], itemRefs: [] };
  });
  return { ok: true, items, score: longest.score };
}

/** The one list that every item has, when it is called nothing and is all that a list of texts could be. */
function onlyLists(
  page: PageIndex,
  region: Region,
  field: WantField,
  rows: readonly number[],
  findIn: (row: number, shape?: string, said?: string[]) => FoundList,
): Mapped | undefined {
  if (field.want.kind !== 'list' || field.want.item.kind !== 'scalar') return undefined;
  const isPlain = rows.every((row) => {
    const lists = page.tree.nodes.filter(
      (node) => node.role === 'list' && isInside(page.tree, node, region.items[row] as SnapshotNode),
    );
    const [list, ...others] = lists;
    return list !== undefined && others.length === 0 && list.name === '' && isUncalled(list);
  });
  if (!isPlain) return undefined;
  const found = rows.map((row) => findIn(row, 'li listitem', []));
  const items = found.flatMap((each) => (each.kind === 'found' ? [each.reading] : []));
  return items.length === rows.length ? { ok: true, items, score: 0.55 } : undefined;
}

/** Nothing but the ways of laying a list out is said about it. */
function isUncalled({ classes = [] }: SnapshotNode): boolean {
  return classes.every((name) =>
    /^(?:list|ul|unstyled|space|mb|mt|my|py|px|p|m|text|d|flex|grid|gap|small)(?:[-_]|$)/.test(name),
  );
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
      // "The authors of the failed runs": what comes first is asked for, and the rest says of what.
      const score = Math.max(
        0,
        ...wordSets.map((words, i) => labelScore(words, column, region) * (i === 0 ? 1 : 0.9 - 0.01 * i)),
      );
      return score > 0.4 ? [{ column, score }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const { head } = wish;
  const headed = named.filter(({ column }) =>
    column.labels.some(
      ({ words, trust }) => head !== undefined && trust >= 0.5 && explained(head, words) >= 0.85,
    ),
  );
  // "The titles of the images": what is called a title, and not what is called an image.
  const called = headed.length > 0 ? headed : named;
  const tried = called.length > 0 ? called : mainColumns(region);
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
      if (scalar.parse === 'string' && isWholeRecord(page, match))
        return { ok: false, reason: 'what could be read of each is all of a record', score: 0 };
      if (column.places.every((place) => place && hasFigure(page.tree, place.node)))
        return { ok: false, reason: 'a figure stands beside each name', score: 0 };
      if (scalar.parse === 'string' && !columnTexts(page, column).some((text) => /[\p{L}\p{N}]/u.test(text)))
        return { ok: false, reason: 'what could be read are signs', score: 0 };
      if (arePartsOfOne(page, match))
        return { ok: false, reason: 'what could be read are the parts of one record', score: 0 };
      if (head !== undefined && normalOf(head) === 'name' && arePicturesOf(page, match))
        return { ok: false, reason: 'what could be read describes the pictures of records', score: 0 };
      const items = match.readings.filter((reading) => reading !== undefined);
      return { ok: true, items, score };
    }
    failure ??= match?.failure;
  }
  return { ok: false, reason: failure ?? 'no part of the items fits', score: 0 };
}

/** What stands for an item as a whole: its only part, or the part that names it. */
function mainColumns(region: Region): { column: ReturnType<Region['columns']>[number]; score: number }[] {
  const columns = region.columns().filter((column) => column.places.every((place) => place !== undefined));
  const named = columns.filter((column) =>
    column.labels.some(
      ({ words, trust }) =>
        (words.has('name') || words.has('title')) &&
        (region.kind !== 'table' || (trust === 1 && words.size === 1)),
    ),
  );
  if (region.kind === 'table') return named.slice(0, 1).map((column) => ({ column, score: 0.5 }));
  const lines = columns.filter((column) => !isPartOfLine(column));
  const only = lines.length === 1 ? lines : [];
  return [...only, ...named].map((column) => ({ column, score: 0.5 }));
}
