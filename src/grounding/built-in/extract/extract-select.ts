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
  for (const condition of ask.conditions) {
    const want =
      typeof condition.value === 'number'
        ? numeric
        : /^\d{4}-\d\d-\d\d$/.test(condition.value)
          ? dated
          : textual;
    const column = columnFor(page, region, condition, want, rows);
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
  const restsOn: string[] = [];
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

function columnFor(
  page: PageIndex,
  region: Region,
  condition: Condition,
  want: WantScalar,
  rows: readonly number[],
): Column | string {
  if (condition.field.length > 0) {
    const [best, second] = matchColumns(page, region, [condition.field], want, rows);
    if (!best) return `no part of the items is called "${condition.field.join(' ')}"`;
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
