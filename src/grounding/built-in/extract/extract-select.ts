/** Which items of a region an instruction means: conditions, ordinals, extremes, the first few. */
import { meets, type Reading } from '../../../contract/reading.js';
import type { Ask, Condition } from './extract-ask.js';
import { columnTexts, matchColumns } from './extract-columns.js';
import { readLeaf } from './extract-leaf.js';
import { offering } from './extract-offers.js';
import type { PageIndex } from './extract-page.js';
import type { Column } from './extract-labels.js';
import type { Region } from './extract-regions.js';
import type { WantScalar } from './extract-schema.js';
import { plainWords } from './extract-words.js';

/** The items kept, with the cells that decided; or why that cannot be told. */
export type Selected =
  | {
      ok: true;
      rows: readonly number[];
      where: { operator: Condition['operator']; value: string | number; cell: Reading[] }[];
      /** The choice compared items with each other: it must be made anew when any of these changes. */
      restsOn: readonly string[];
    }
  | { ok: false; reason: string };

const numeric: WantScalar = { kind: 'scalar', parse: 'number', description: '' };
const dated: WantScalar = { kind: 'scalar', parse: 'date', description: '' };
const textual: WantScalar = { kind: 'scalar', parse: 'string', description: '' };

/** Applies what the instruction says about the choice of items, `first` and `last` included. */
export function selectItems(page: PageIndex, region: Region, ask: Ask): Selected {
  let rows: number[] = region.items.map((_, i) => i);
  const where: {
    operator: Condition['operator'];
    value: string | number;
    column: Column;
    want: WantScalar;
  }[] = [];
  const restsOn: string[] = [];
  for (const condition of ask.conditions) {
    if (condition.of) {
      const kept =
        condition.of === 'badge' ? badged(page, region, condition) : ranked(page, region, condition);
      if (kept.length === 0)
        return { ok: false, reason: `no item has the ${condition.of} ${condition.value}` };
      rows = rows.filter((row) => kept.includes(row));
      restsOn.push(...(region.container.ref === undefined ? [] : [region.container.ref]));
      continue;
    }
    const want =
      typeof condition.value === 'number'
        ? numeric
        : /^\d{4}-\d\d-\d\d$/.test(condition.value)
          ? dated
          : textual;
    const column = columnFor(page, region, condition, want, { rows, text: ask.text });
    if (typeof column === 'string') return { ok: false, reason: column };
    const kept: number[] = [];
    for (const row of rows) {
      const place = column.places[row];
      const leaf = place && readLeaf(page.tree, place, want);
      if (!leaf?.ok) {
        if (want === textual) continue;
        return { ok: false, reason: `item ${row + 1} has nothing to compare with ${condition.value}` };
      }
      if (meets(leaf.value, condition.operator, condition.value)) kept.push(row);
    }
    // None says so: nobody can tell whether there are no such items, or whether the page calls it otherwise.
    if (kept.length === 0 && want === textual && condition.operator === 'eq')
      return { ok: false, reason: `no item is called "${condition.value}"` };
    rows = kept;
    where.push({ operator: condition.operator, value: condition.value, column, want });
  }
  if (ask.offer) {
    const offered = offering(page, region, ask.offer, rows);
    if (!offered) return { ok: false, reason: `no item can be "${ask.offer.done}" by a button` };
    ({ rows } = offered);
    restsOn.push(...offered.refs, ...(region.container.ref === undefined ? [] : [region.container.ref]));
  }
  if (ask.extreme) {
    const best = extremeOf(page, region, ask.extreme, rows);
    if (typeof best === 'string') return { ok: false, reason: best };
    rows = [best.row];
    // An item that is added may be the one from then on.
    restsOn.push(...best.refs, ...(region.container.ref === undefined ? [] : [region.container.ref]));
  }
  if (ask.first !== undefined) rows = rows.slice(0, ask.first);
  if (ask.last !== undefined) rows = rows.slice(-ask.last);
  return {
    ok: true,
    rows,
    restsOn,
    where: where.map(({ operator, value, column, want }) => ({
      operator,
      value,
      cell: rows.flatMap((row) => {
        const place = column.places[row];
        const leaf = place && readLeaf(page.tree, place, want);
        return leaf?.ok ? [leaf.reading] : [];
      }),
    })),
  };
}

/** The latest of what goes by the number of its version, where no date with its year says which it is. */
function newestVersion(
  page: PageIndex,
  region: Region,
  wants: 'least' | 'most',
  rows: readonly number[],
): { row: number; refs: string[] } | undefined {
  const column = region
    .columns()
    .find(({ labels }) => labels.some(({ words }) => words.size === 1 && words.has('version')));
  const texts = column ? columnTexts(page, column) : [];
  const isDated = matchColumns(page, region, [['date']], dated, rows).some((each) => !each.failure);
  if (!column || isDated || !rows.every((row) => /^v?\d+(?:\.\d+)+$/iu.test(texts[row] ?? '')))
    return undefined;
  const sorted = rows.toSorted((a, b) => byVersion(texts[a] ?? '', texts[b] ?? ''));
  const row = wants === 'most' ? sorted.at(-1) : sorted[0];
  const refs = column.places.flatMap((place) => (place && page.tree.anchorOf(place.node)?.ref) ?? []);
  return row === undefined ? undefined : { row, refs };
}

/** "4.10.0" comes after "4.9.2". */
export function byVersion(one: string, other: string): number {
  return one.replace(/^v/iu, '').localeCompare(other.replace(/^v/iu, ''), 'en', { numeric: true });
}

/** Items that say just that in a place of its own: one item may have several badges. */
function badged(page: PageIndex, { items }: Region, { value }: Condition): number[] {
  const wanted = plainWords(String(value));
  return items.flatMap((item, row) => {
    const texts = page.textsOf(item);
    const isSaid = texts.some(
      (words) => words.size === wanted.length && wanted.every((word) => words.has(word)),
    );
    // The badge itself is none of the items that have it.
    return isSaid && texts.length > 1 ? [row] : [];
  });
}

/** The item of that place: where a column numbers them all, each once. */
function ranked(page: PageIndex, region: Region, { value }: Condition): number[] {
  const numbered = region.columns().filter((column) => {
    const isCalledSo = column.labels.every(
      ({ words, trust }) =>
        trust < 0.7 || [...words].every((word) => /^(?:rank|place|position|pos|no|number)$/.test(word)),
    );
    const numbers = columnTexts(page, column).map((text) => /^#?(\d{1,3})[.)]?$/u.exec(text)?.[1]);
    return (
      isCalledSo &&
      new Set(numbers).size === region.items.length &&
      numbers.every((each) => each !== undefined && Number(each) <= numbers.length)
    );
  });
  const [column, ...others] = numbered;
  if (!column || others.length > 0) return [];
  return columnTexts(page, column).flatMap((text, row) =>
    Number(text.replaceAll(/\D/gu, '')) === value ? [row] : [],
  );
}

function columnFor(
  page: PageIndex,
  region: Region,
  condition: Condition,
  want: WantScalar,
  { rows, text }: { rows: readonly number[]; text: string },
): Column | string {
  if (condition.field.length > 0) {
    const [best, second] = matchColumns(page, region, [condition.field], want, rows);
    if (!best) return `no part of the items is called "${condition.field.join(' ')}"`;
    // "Less than 50 kg", where one part is called "Stock (kg)" and another "€/kg".
    const [unit, ...rest] = condition.field;
    const isUnit =
      rest.length === 0 && /^(?:kg|g|km|m|cm|h|min|l|ml|mb|gb|day|week|hour|minute)$/u.test(unit ?? '');
    const isIn = ({ labels }: Column): boolean => labels.some(({ words }) => words.has(unit ?? ''));
    const inUnit = isUnit ? region.columns().filter(isIn) : [];
    if (inUnit.length > 1) {
      // "Less than 50 kg in stock": what else the sentence says calls one of them.
      const said = new Set(plainWords(text));
      const meant = inUnit.filter(({ labels }) =>
        labels.some(
          ({ words, trust }) => trust === 1 && words.size > 1 && [...words].every((word) => said.has(word)),
        ),
      );
      const [only, ...others] = meant;
      return only && others.length === 0 ? only : `several parts of the items are in ${unit}`;
    }
    if (
      second &&
      best.score - second.score < 0.03 &&
      columnTexts(page, best.column).join('\n') !== columnTexts(page, second.column).join('\n')
    )
      return `several parts of the items are called "${condition.field.join(' ')}"`;
    return best.column;
  }
  const wanted = String(condition.value).toLowerCase();
  const fitting = region.columns().filter((column) =>
    want === textual
      ? columnTexts(page, column).some((text) =>
          meets(text, condition.operator === 'ne' ? 'eq' : condition.operator, wanted),
        )
      : columnTexts(page, column).every((_, i) => {
          const place = column.places[i];
          return place !== undefined && readLeaf(page.tree, place, want).ok;
        }),
  );
  const different = new Map(fitting.map((column) => [columnTexts(page, column).join('\n'), column]));
  const only = [...different.values()][0];
  if (!only) return `no part of any item is "${condition.value}"`;
  return different.size > 1 && want !== textual
    ? `several parts of the items could be compared with ${condition.value}`
    : only;
}

function extremeOf(
  page: PageIndex,
  region: Region,
  extreme: NonNullable<Ask['extreme']>,
  rows: readonly number[],
): { row: number; refs: string[] } | string {
  const version = extreme.field.includes('date')
    ? newestVersion(page, region, extreme.wants, rows)
    : undefined;
  if (version) return version;
  const wants = extreme.field.includes('date') ? [dated] : [numeric, dated];
  const match = wants
    .map((want) => matchColumns(page, region, [extreme.field], want, rows).find((each) => !each.failure))
    .find(Boolean);
  if (!match) return `no part of all items can be compared as "${extreme.field.join(' ')}"`;
  const leaves = match.readings.filter((reading) => reading !== undefined && reading.kind === 'leaf');
  const values = leaves.map((leaf) => leaf.value as number | string);
  const best = values.reduce(
    (a, b) => (extreme.wants === 'most' ? (b > a ? b : a) : b < a ? b : a),
    values[0] as number | string,
  );
  if (values.filter((value) => value === best).length > 1)
    return `several items have the ${extreme.wants} "${extreme.field.join(' ')}"`;
  return { row: rows[values.indexOf(best)] as number, refs: leaves.map((leaf) => leaf.ref) };
}
