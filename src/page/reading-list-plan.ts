/** A list as a plan: a container, a selector for the items, and selectors for their parts that hold for every item. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import type { LocatorData } from '../contract/locator-data.js';
import type { Reading, ReadingPlan, Selection } from '../contract/reading.js';
import { toLocator } from './locate.js';
import type { PlanOptions } from './reading.js';
import { type Cells, type CellSpec, readCells } from './reading-cells.js';
import { targetOf } from './reading-leaf-plan.js';
import { type ListElements, type ListSelectors, proposeList } from './reading-propose.js';

type ListReading = Extract<Reading, { kind: 'list' }>;
type LeafReading = Extract<Reading, { kind: 'leaf' }>;
type Locate = (ref: string) => Locator;

/** More items than this are sampled for finding the pattern; the proof reads all of them. */
const MOST_SAMPLES = 16;

/** Plans a list; undefined when its items share no pattern. */
export async function planList(
  page: Page,
  reading: ListReading,
  locate: Locate,
  options: PlanOptions,
): Promise<ReadingPlan | undefined> {
  if (reading.items.length === 0) return undefined;
  const rows = sample(reading.items.length);
  const items = rows.map((row) => reading.items[row] as Reading);
  const where = reading.selection?.where ?? [];
  const handles = await handlesOf(
    [
      ...rows.map((row) => reading.itemRefs[row] ?? ''),
      ...items.flatMap(refsOf),
      ...where.flatMap(({ cell }) => rows.flatMap((row) => (cell[row] ? refsOf(cell[row]) : []))),
    ],
    locate,
    options,
  );
  try {
    const isComplete = !reading.selection && rows.length === reading.items.length;
    const elements = elementsOf(reading, rows, handles, isComplete);
    const [first] = elements.items as (ElementHandle | null)[];
    if (!first || elements.items.includes(null)) return undefined;
    const selectors: ListSelectors = await first.evaluate(
      proposeList as (element: unknown, given: unknown) => ListSelectors,
      elements as unknown,
    );
    const itemSelector = selectors.items[0];
    if (itemSelector === undefined) return undefined;
    const container = locate(reading.itemRefs[rows[0] ?? 0] ?? '').locator(
      `xpath=ancestor::*[${selectors.up}]`,
    );
    const values = items
      .flatMap(leavesOf)
      .map((leaf) => String(leaf.value))
      .filter((text) => text.length > 2);
    const target = await targetOf(page, container, [...new Set(values)], options);
    const item = planItem(items, selectors.parts, '', selectors.inner);
    if (!target || !item) return undefined;
    const demands: NonNullable<Selection<ReadingPlan>['where']> = [];
    for (const [i, { operator, value, cell }] of where.entries()) {
      const plan = planItem(
        rows.flatMap((row) => cell[row] ?? []),
        selectors.parts,
        `where${i}`,
        {},
      );
      if (!plan) return undefined;
      demands.push({ operator, value, cell: plan });
    }
    const { first: head, last: tail } = reading.selection ?? {};
    const plan: ReadingPlan = {
      kind: 'list',
      container: target,
      items: [css(itemSelector)],
      item,
      ...(reading.selection && {
        selection: {
          ...(demands.length > 0 && { where: demands }),
          ...(head !== undefined && { first: head }),
          ...(tail !== undefined && { last: tail }),
        },
      }),
    };
    return await withLabels(page, plan);
  } finally {
    await dispose(handles);
  }
}

/** Plans a count of elements; undefined when they share no pattern. */
export async function planCount(
  page: Page,
  reading: Extract<Reading, { kind: 'count' }>,
  locate: Locate,
  options: PlanOptions,
): Promise<ReadingPlan | undefined> {
  const refs = reading.itemRefs;
  const rows = sample(refs.length);
  const handles = await handlesOf(
    rows.map((row) => refs[row] ?? ''),
    locate,
    options,
  );
  try {
    const items = rows.map((row) => handles.get(refs[row] ?? '') ?? null);
    const [first] = items;
    if (!first || items.includes(null)) return undefined;
    const given: ListElements = { items, isComplete: rows.length === refs.length, parts: [], inner: [] };
    const {
      up,
      items: [selector],
    } = await first.evaluate(
      proposeList as (element: unknown, given: unknown) => ListSelectors,
      given as unknown,
    );
    if (selector === undefined) return undefined;
    const target = await targetOf(
      page,
      locate(refs[rows[0] ?? 0] ?? '').locator(`xpath=ancestor::*[${up}]`),
      [String(reading.value)],
      options,
    );
    return target && { kind: 'count', container: target, items: [css(selector)] };
  } finally {
    await dispose(handles);
  }
}

/** Plan of one item by the selectors of its parts; the readings say which parts may be absent. */
function planItem(
  items: readonly Reading[],
  parts: Readonly<Record<string, string[]>>,
  key: string,
  inner: ListSelectors['inner'],
): ReadingPlan | undefined {
  const present = items.filter((item) => item.kind !== 'absent');
  const absent = items.find((item) => item.kind === 'absent');
  const isNull = absent?.kind === 'absent' && absent.value === null;
  const [first] = present;
  if (!first) return absent ? { kind: 'absent', isNull } : undefined;
  switch (first.kind) {
    case 'leaf': {
      const leaves = present.filter((item): item is LeafReading => item.kind === 'leaf');
      const trim = commonTrim(leaves);
      const selector = parts[key]?.[0];
      if (selector === undefined || trim === null || leaves.length < present.length) return undefined;
      const { from, parse } = first;
      if (leaves.some((leaf) => leaf.from !== from || leaf.parse !== parse)) return undefined;
      return {
        kind: 'relative',
        from,
        parse,
        ...(selector !== '' && { locator: [css(selector)] }),
        ...(trim && { trim }),
        ...(absent && { optional: true }),
        ...(isNull && { isNull: true }),
      };
    }
    case 'object': {
      const fields: Record<string, ReadingPlan> = {};
      for (const name of Object.keys(first.fields)) {
        const column = present.flatMap((item) => (item.kind === 'object' ? (item.fields[name] ?? []) : []));
        const plan = planItem(column, parts, `${key}.${name}`, inner);
        if (!plan) return undefined;
        fields[name] = plan;
      }
      return { kind: 'object', fields };
    }
    case 'list': {
      const selectors = inner[key];
      const selector = selectors?.items[0];
      const all = present.flatMap((item) => (item.kind === 'list' ? item.items : []));
      const item = selectors && planItem(all, selectors.parts, '', {});
      return selector !== undefined && item ? { kind: 'inner', items: [css(selector)], item } : undefined;
    }
    default:
      return undefined;
  }
}

/** The marks that all texts share; null when they differ, for then they are not marks but part of the texts. */
function commonTrim(leaves: readonly LeafReading[]): LeafReading['trim'] | null {
  const trims = new Set(leaves.map((leaf) => JSON.stringify(leaf.trim ?? {})));
  if (trims.size === 1) return leaves[0]?.trim;
  const before = new Set(leaves.map((leaf) => leaf.trim?.before));
  const after = new Set(leaves.map((leaf) => leaf.trim?.after));
  const [head] = before;
  const [tail] = after;
  if (before.size === 1 && head !== undefined && after.has(undefined)) return { before: head };
  return after.size === 1 && tail !== undefined && before.has(undefined) ? { after: tail } : null;
}

/** Adds to each part the header, term or label that it stands under in every item, so that a moved column is noticed. */
async function withLabels(page: Page, plan: Extract<ReadingPlan, { kind: 'list' }>): Promise<ReadingPlan> {
  const [candidate] = plan.container.candidates;
  if (!candidate || plan.item.kind === 'list') return plan;
  const spec: CellSpec = { kind: 'list', selectors: selectorsIn(plan.items), item: specOfItem(plan.item) };
  const [cells] = await toLocator(page, candidate).evaluateAll(readCells, spec);
  if (cells?.kind !== 'list') return plan;
  return { ...plan, item: labelled(plan.item, cells.items) };
}

function labelled(plan: ReadingPlan, cells: readonly Cells[]): ReadingPlan {
  if (plan.kind === 'object') {
    const fields = Object.entries(plan.fields).map(([name, field]) => [
      name,
      labelled(
        field,
        cells.flatMap((cell) => (cell.kind === 'object' ? (cell.fields[name] ?? []) : [])),
      ),
    ]);
    return { kind: 'object', fields: Object.fromEntries(fields) as Record<string, ReadingPlan> };
  }
  if (plan.kind !== 'relative') return plan;
  const seen = cells.flatMap((cell) => (cell.kind === 'cell' && cell.count === 1 ? [cell.under] : []));
  const [first] = seen;
  const isShared =
    first !== undefined && seen.every((each) => each?.text === first.text && each.kind === first.kind);
  const isLabel =
    first?.kind !== 'before' || (seen.length > 2 && /\p{L}{2}/u.test(first.text) && first.text.length <= 40);
  return isShared && isLabel ? { ...plan, under: first.text } : plan;
}

function specOfItem(plan: ReadingPlan): CellSpec {
  if (plan.kind === 'object')
    return {
      kind: 'object',
      fields: Object.fromEntries(
        Object.entries(plan.fields).map(([name, field]) => [name, specOfItem(field)]),
      ),
    };
  if (plan.kind !== 'relative') return { kind: 'nothing' };
  return { kind: 'cell', selectors: plan.locator ? selectorsIn(plan.locator) : [], from: plan.from };
}

function selectorsIn(data: LocatorData): string[] {
  return data.flatMap((step) => (step.by === 'css' ? [step.selector] : []));
}

function css(selector: string): LocatorData[number] {
  return { by: 'css', selector };
}

function sample(count: number): number[] {
  if (count <= MOST_SAMPLES) return Array.from({ length: count }, (_, i) => i);
  const head = Array.from({ length: 5 }, (_, i) => i);
  return [...head, ...[0.4, 0.7].map((share) => Math.floor(count * share)), count - 1].filter(
    (row, i, all) => all.indexOf(row) === i,
  );
}

/** The handles as the page function wants them, part by part. */
function elementsOf(
  reading: ListReading,
  rows: readonly number[],
  handles: ReadonlyMap<string, ElementHandle>,
  isComplete: boolean,
): ListElements {
  const items = rows.map((row) => reading.items[row] as Reading);
  const handle = (ref: string): ElementHandle | null => handles.get(ref) ?? null;
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
  return { items: rows.map((row) => handle(reading.itemRefs[row] ?? '')), isComplete, parts, inner };
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

function leavesOf(reading: Reading): LeafReading[] {
  if (reading.kind === 'leaf') return [reading];
  if (reading.kind === 'object') return Object.values(reading.fields).flatMap(leavesOf);
  return reading.kind === 'list' ? reading.items.flatMap(leavesOf) : [];
}

function refsOf(reading: Reading): string[] {
  if (reading.kind === 'list') return [...reading.itemRefs, ...reading.items.flatMap(refsOf)];
  if (reading.kind === 'object') return Object.values(reading.fields).flatMap(refsOf);
  return reading.kind === 'leaf' ? [reading.ref] : [];
}

async function handlesOf(
  refs: readonly string[],
  locate: Locate,
  { timeoutMs }: PlanOptions,
): Promise<Map<string, ElementHandle>> {
  const found = await Promise.all(
    [...new Set(refs)].filter(Boolean).map(async (ref) => {
      const handle = await locate(ref)
        .elementHandle({ timeout: timeoutMs })
        .catch(() => null);
      return [ref, handle] as const;
    }),
  );
  return new Map(found.flatMap(([ref, handle]) => (handle ? [[ref, handle] as const] : [])));
}

async function dispose(handles: ReadonlyMap<string, ElementHandle>): Promise<void> {
  await Promise.all([...handles.values()].map((handle) => handle.dispose().catch(() => undefined)));
}
