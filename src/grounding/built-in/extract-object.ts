/** One record: fields by label on the page, in a section, or in the item that the instruction names. */
import { dataOf, type Extraction, type Reading } from '../../contract/reading.js';
import type { SnapshotNode } from '../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import { namesOf, scalarFor } from './extract-columns.js';
import { findCount } from './extract-count.js';
import { describe, findList, refsOf } from './extract-list.js';
import { mapRows } from './extract-map.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import { findScalar } from './extract-scalar.js';
import type { WantField, WantObject, WantScalar } from './extract-schema.js';
import { selectItems } from './extract-select.js';
import { explained, isEmptyName, meaningfulWords, nameWords, plainWords } from './extract-words.js';

type Failure = Exclude<Extraction, { kind: 'found' }>;
/** A reading with its quality, or why there is none. */
export type FoundObject = { kind: 'found'; reading: Reading; score: number } | Failure;

/** Reads an object. `around` are words of the parents' names. */
export function findObject(
  page: PageIndex,
  want: WantObject,
  ask: Ask,
  around: readonly string[] = [],
  within?: SnapshotNode,
): FoundObject {
  const known = new Set(
    want.fields.flatMap((field) => [...plainWords(field.name), ...plainWords(field.want.description)]),
  );
  const leftover = ask.words.filter((word) => explained(word, known) < 0.85);
  const record = within ? undefined : findRecord(page, want, ask, leftover);
  if (record) return record;
  const fields: Record<string, Reading> = {};
  let score = 0;
  let hits = 0;
  for (const field of want.fields) {
    const found = findField(page, field, ask, leftover, around, within, want.fields.length);
    if (found.kind === 'found') {
      fields[field.name] = found.reading;
      score += found.score;
      hits += 1;
    } else if (field.required) return { ...found, looked: found.looked };
    else if (found.kind === 'cannot-tell' || found.kind === 'ambiguous') return found;
    else fields[field.name] = { kind: 'absent', value: field.absent };
  }
  if (hits === 0)
    return {
      kind: 'none',
      looked: `any of the fields ${want.fields.map((field) => `"${field.name}"`).join(', ')}`,
      nearest: [],
    };
  return { kind: 'found', reading: { kind: 'object', fields }, score: score / hits };
}

function findField(
  page: PageIndex,
  field: WantField,
  ask: Ask,
  leftover: readonly string[],
  around: readonly string[],
  within: SnapshotNode | undefined,
  size: number,
): FoundObject {
  const isOnly = size === 1;
  const isCount = ask.count !== undefined && plainWords(field.name).every((word) => countWord.test(word));
  const isEmpty = isEmptyName(field.name) || isCount;
  const own = isEmpty ? [] : nameWords(field.name);
  const looked = isEmpty ? `what "${ask.text}" asks for` : `the field "${field.name}"`;
  const { want } = field;
  if (want.kind === 'list') {
    const described = meaningfulWords(want.description);
    const named = size > 1 && own.length > 0 ? leftover.filter((word) => ask.keys.includes(word)) : leftover;
    const words = [...new Set([...own, ...named, ...(isEmpty ? described : [])])];
    return findList(page, {
      looked,
      words,
      want,
      ask: isOnly ? ask : { ...ask, words },
      ...(within && { within }),
    });
  }
  if (want.kind === 'object')
    return findObject(page, want, { ...ask, words: [...leftover, ...own] }, [...around, ...own], within);
  if (isEmpty && isOnly) return findAsked(page, want, ask, looked, within);
  const scalar = scalarFor(field.name, want);
  const counted = countWords(field.name, scalar);
  if (counted) {
    const found = findCount(page, { looked, nouns: counted, around: leftover, ask, want: scalar });
    if (found.kind === 'found') return found;
  }
  return findScalar(page, {
    looked,
    names: namesOf(field, want.description),
    around: [...new Set([...around, ...leftover])],
    quoted: ask.quoted,
    keys: ask.keys,
    siblings: size - 1,
    want: scalar,
    ...(within && { within }),
  });
}

const countWord = /^(?:count|number|num|total|of|amount|quantity|how|many)$/;

/** `itemCount`, `numberOfItems`, `totalResults`: what is counted. */
function countWords(name: string, want: WantScalar): string[] | undefined {
  if (want.parse !== 'integer' && want.parse !== 'number') return undefined;
  const words = plainWords(name);
  const of = words.filter((word) => !/^(?:count|number|num|total|of|amount)$/.test(word));
  return /^(?:count|number|num)$/.test(words.at(-1) ?? '') ||
    /^(?:number|count|num|total)$/.test(words[0] ?? '')
    ? of.length > 0
      ? of
      : undefined
    : undefined;
}

/** The single value that an instruction asks for in its own words. */
export function findAsked(
  page: PageIndex,
  want: WantScalar,
  ask: Ask,
  looked: string,
  within?: SnapshotNode,
): FoundObject {
  if (ask.count && (want.parse === 'integer' || want.parse === 'number' || want.parse === 'string')) {
    const nouns = ask.count;
    const others = ask.words.filter((word) => !nouns.includes(word));
    return findCount(page, { looked, nouns, around: others, ask, want });
  }
  const described = meaningfulWords(want.description);
  if (ask.words.length === 0 && described.length === 0)
    return { kind: 'cannot-tell', looked, reason: 'the instruction names nothing to look for' };
  if (ask.ordinal !== undefined || ask.extreme || ask.conditions.length > 0)
    return findOfChosen(page, want, ask, looked);
  const names = [ask.words, ...(described.length > 0 && ask.words.length === 0 ? [described] : [])].filter(
    (words) => words.length > 0,
  );
  return findScalar(page, {
    looked,
    names,
    around: [],
    quoted: ask.quoted,
    keys: ask.keys,
    siblings: 0,
    want,
    ...(within && { within }),
  });
}

/** "The name of the second product", "the price of the cheapest mug": one item is chosen, then one of its columns read. */
function findOfChosen(page: PageIndex, want: WantScalar, ask: Ask, looked: string): FoundObject {
  const words = ask.words.length > 0 ? ask.words : (ask.extreme?.field ?? []);
  const list = findList(page, {
    looked,
    words,
    want: { kind: 'list', item: want, minItems: 1, maxItems: Infinity, description: '' },
    ask: { ...ask, words },
  });
  if (list.kind !== 'found') return list;
  return pickOne(list.reading, ask, looked, list.score);
}

function pickOne(reading: Reading, ask: Ask, looked: string, score: number): FoundObject {
  if (reading.kind === 'derived' && Array.isArray(reading.value) && reading.value.length === 1)
    return { kind: 'found', score, reading: { ...reading, value: reading.value[0] } };
  const items = reading.kind === 'list' ? reading.items : [];
  if (ask.ordinal === undefined) {
    const different = new Map(items.map((item) => [JSON.stringify(dataOf(item)), item]));
    const [only] = different.values();
    if (different.size === 1 && items.length === 1 && only)
      return {
        kind: 'found',
        score,
        reading: { kind: 'derived', value: dataOf(only), refs: refsOf(reading) },
      };
    return { kind: 'ambiguous', looked, candidates: [...different.keys()].slice(0, 6) };
  }
  const item = items.at(ask.ordinal > 0 ? ask.ordinal - 1 : ask.ordinal);
  if (!item) return { kind: 'none', looked, nearest: [`a list of only ${items.length}`] };
  return { kind: 'found', score, reading: item };
}

/** The item of a region that the instruction singles out, its fields read by column. */
function findRecord(
  page: PageIndex,
  want: WantObject,
  ask: Ask,
  leftover: readonly string[],
): FoundObject | undefined {
  if (
    want.fields.some((field) => field.want.kind !== 'scalar') ||
    want.fields.every((field) => isEmptyName(field.name))
  )
    return undefined;
  const isChosen = ask.ordinal !== undefined || ask.extreme !== undefined || ask.conditions.length > 0;
  if (!isChosen && leftover.length === 0 && ask.quoted.length === 0) return undefined;
  const found: { score: number; reading: Reading; region: Region }[] = [];
  for (const region of page.regions) {
    const rows = isChosen ? chosenRows(page, region, ask, leftover) : keyedRows(page, region, ask, leftover);
    if (rows.length !== 1) continue;
    const [row] = rows as [{ row: number; score: number; refs: readonly string[] }];
    const mapped = mapRows(page, region, want, [row.row], {
      words: [],
      findInner: (inner) => findList(page, inner),
    });
    const item = mapped.ok ? mapped.items[0] : undefined;
    if (!item) continue;
    const reading: Reading =
      row.refs.length > 0
        ? { kind: 'derived', value: dataOf(item), refs: [...new Set([...row.refs, ...refsOf(item)])] }
        : item;
    found.push({ score: row.score * 0.5 + mapped.score * 0.5, reading, region });
  }
  const [best, ...others] = found.toSorted((a, b) => b.score - a.score);
  if (!best)
    return isChosen
      ? { kind: 'none', looked: `the record that "${ask.text}" asks for`, nearest: [] }
      : undefined;
  const data = JSON.stringify(dataOf(best.reading));
  const rivals = others.filter(
    (each) => best.score - each.score < 0.05 && JSON.stringify(dataOf(each.reading)) !== data,
  );
  if (rivals.length > 0)
    return {
      kind: 'ambiguous',
      looked: `the record that "${ask.text}" asks for`,
      candidates: [best, ...rivals].map((each) => describe(page, each.region)),
    };
  return { kind: 'found', score: best.score, reading: best.reading };
}

interface Row {
  row: number;
  score: number;
  /** What the choice depended on. */
  refs: readonly string[];
}

/** Rows that an ordinal, an extreme or a condition leaves. */
function chosenRows(page: PageIndex, region: Region, ask: Ask, leftover: readonly string[]): Row[] {
  const kind = new Set([...region.words, ...page.tree.pageWords]);
  const share =
    leftover.length === 0
      ? 1
      : leftover.filter(
          (word) =>
            explained(word, kind) >= 0.7 ||
            /^(?:product|article|post|result|order|book|story|card)$/.test(word),
        ).length / leftover.length;
  if (share < 0.7 || region.items.length < 2) return [];
  const selected = selectItems(page, region, ask);
  if (!selected.ok) return [];
  const index =
    ask.ordinal === undefined
      ? undefined
      : ask.ordinal > 0
        ? ask.ordinal - 1
        : selected.rows.length + ask.ordinal;
  const rows = index === undefined ? selected.rows : selected.rows.slice(index, index + 1);
  const cells = selected.where.flatMap((each) => each.cell.flatMap(refsOf));
  return rows.map((row) => ({ row, score: share, refs: [...selected.restsOn, ...cells] }));
}

/** Rows whose texts explain all words that no field explains; the ones whose naming text is asked for whole come before others. */
function keyedRows(page: PageIndex, region: Region, ask: Ask, leftover: readonly string[]): Row[] {
  const wanted = [...new Set([...leftover, ...ask.quoted.flatMap(plainWords)])];
  const kind = new Set([...region.words, ...page.tree.pageWords]);
  const rows = region.items.flatMap((item, row): Row[] => {
    const texts = page.textsOf(item);
    if (texts.length > 40) return [];
    const has = (word: string): boolean => texts.some((words) => words.has(word));
    const hits = wanted.filter(has);
    if (hits.length === 0 || !wanted.every((word) => has(word) || explained(word, kind) >= 0.7)) return [];
    const precision = Math.max(
      ...texts.map(
        (words) =>
          [...words].filter((word) => hits.includes(word)).length / Math.max(words.size, hits.length),
      ),
    );
    return [{ row, score: precision, refs: [] }];
  });
  const best = Math.max(0, ...rows.map((row) => row.score));
  return best < 0.3 ? [] : rows.filter((row) => row.score > best - 0.15);
}
