/** A list as a plan: a container, a selector for the items, and selectors for their parts that hold for every item. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import type { LocatorData, Target } from '../contract/locator-data.js';
import { dataOf, refsOf, type Reading, type ReadingPlan, type Selection } from '../contract/reading.js';
import { within } from './page-errors.js';
import type { PlanOptions } from './reading.js';
import type { Cells } from './reading-cells.js';
import { targetOf } from './reading-leaf-plan.js';
import { type ListElements, type ListSelectors, proposeList } from './reading-propose.js';
import { readItems } from './reading-replay.js';
import {
  elementsOf,
  type LeafReading,
  leavesOf,
  type ListReading,
  sampleOf,
  spread,
} from './reading-sample.js';

type ListPlan = Extract<ReadingPlan, { kind: 'list' }>;
type Locate = (ref: string) => Locator;
type ItemSelectors = Pick<ListSelectors, 'parts' | 'inner'>;

/** How often a pattern may be looked for anew, with the items that the last one read wrong added to the sample, and how many of them. */
const MOST_ROUNDS = 4;
const MOST_ADDED = 4;

/**
 * Plans a list, best plan first; none when its items share no pattern. The pattern is found on a sample and tried on all items
 * in one round trip, so that the effort hardly grows with the list.
 */
export async function* planList(
  page: Page,
  reading: ListReading,
  locate: Locate,
  options: PlanOptions,
): AsyncGenerator<ReadingPlan> {
  if (reading.items.length === 0) return;
  const targets = new Map<number, Promise<Target | undefined>>();
  let rows = sampleOf(reading);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const selectors = await selectorsFor(reading, rows, locate, options);
    if (!selectors) return;
    const { up } = selectors;
    if (!targets.has(up)) targets.set(up, containerOf(page, reading, rows, up, locate, options));
    const container = await targets.get(up);
    const shared = container && sharedPlan(reading, selectors, container);
    if (!shared) return;
    const wrong = new Set<number>();
    for (const selector of selectors.items) {
      const plan: ListPlan = { ...shared, items: [css(selector)] };
      const read = await readItems(page, plan, options.timeoutMs);
      if (!read) continue;
      const whole = (): ListPlan => ({
        ...plan,
        item: labelled(plan.item, read.cells),
        ...(read.others > 0 && { others: true }),
        ...(read.twins > 0 && { twins: true }),
      });
      if (plan.selection) {
        yield whole();
        continue;
      }
      if (read.outcomes.length !== reading.items.length) continue;
      const misread = read.outcomes.flatMap((outcome, row) => {
        const wanted = JSON.stringify(dataOf(reading.items[row] as Reading));
        return outcome.kind === 'read' && JSON.stringify(outcome.data) === wanted ? [] : [row];
      });
      if (misread.length === 0) yield whole();
      for (const row of misread.slice(0, MOST_ADDED)) wrong.add(row);
    }
    const added = [...wrong].filter((row) => !rows.includes(row)).slice(0, MOST_ADDED);
    if (added.length === 0) return;
    rows = [...rows, ...added].toSorted((a, b) => a - b);
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
  const rows = spread(refs.length);
  const handles = await handlesOf(
    rows.map((row) => refs[row] ?? ''),
    locate,
    options,
  );
  try {
    const items = rows.map((row) => handles.get(refs[row] ?? '') ?? null);
    const selectors = await propose({ items, rows, total: refs.length, parts: [], inner: [] });
    const [selector] = selectors?.items ?? [];
    if (!selectors || selector === undefined) return undefined;
    const above = locate(refs[rows[0] ?? 0] ?? '').locator(`xpath=ancestor::*[${selectors.up}]`);
    const target = await targetOf(page, above, [String(reading.value)], options);
    if (!target) return undefined;
    const plan: Extract<ReadingPlan, { kind: 'count' }> = {
      kind: 'count',
      container: target,
      items: [css(selector)],
    };
    const read = await readItems(page, plan, options.timeoutMs);
    return {
      ...plan,
      ...(read && read.others > 0 && { others: true }),
      ...(read && read.twins > 0 && { twins: true }),
    };
  } finally {
    await dispose(handles);
  }
}

/** Selectors that hold for the sampled rows. */
async function selectorsFor(
  reading: ListReading,
  rows: readonly number[],
  locate: Locate,
  options: PlanOptions,
): Promise<ListSelectors | undefined> {
  const where = reading.selection?.where ?? [];
  const handles = await handlesOf(
    [
      ...rows.map((row) => reading.itemRefs[row] ?? ''),
      ...rows.flatMap((row) => refsOf(reading.items[row] as Reading, 'with items')),
      ...where.flatMap(({ cell }) =>
        rows.flatMap((row) => (cell[row] ? refsOf(cell[row], 'with items') : [])),
      ),
    ],
    locate,
    options,
  );
  try {
    return await propose(elementsOf(reading, rows, (ref) => handles.get(ref) ?? null));
  } finally {
    await dispose(handles);
  }
}

async function propose(elements: ListElements): Promise<ListSelectors | undefined> {
  const [first] = elements.items as (ElementHandle | null)[];
  if (!first || elements.items.includes(null)) return undefined;
  return first.evaluate(
    proposeList as (element: unknown, given: unknown) => ListSelectors,
    elements as unknown,
  );
}

/** The element that holds all items, by ways that do not go by what the items say. */
function containerOf(
  page: Page,
  reading: ListReading,
  rows: readonly number[],
  up: number,
  locate: Locate,
  options: PlanOptions,
): Promise<Target | undefined> {
  const above = locate(reading.itemRefs[rows[0] ?? 0] ?? '').locator(`xpath=ancestor::*[${up}]`);
  const values = rows
    .flatMap((row) => leavesOf(reading.items[row] as Reading))
    .map((leaf) => String(leaf.value))
    .filter((text) => text.length > 2);
  return targetOf(page, above, [...new Set(values)], options);
}

/** The plan without the selector of its items. All items are looked at, for what some of them lack is optional. */
function sharedPlan(
  reading: ListReading,
  selectors: ItemSelectors,
  container: Target,
): Omit<ListPlan, 'items'> | undefined {
  const item = planItem(reading.items, selectors.parts, '', selectors.inner);
  if (!item) return undefined;
  const demands: NonNullable<Selection<ReadingPlan>['where']> = [];
  for (const [i, { operator, value, cell }] of (reading.selection?.where ?? []).entries()) {
    const plan = planItem(cell, selectors.parts, `where${i}`, {});
    if (!plan) return undefined;
    demands.push({ operator, value, cell: plan });
  }
  const { first: head, last: tail } = reading.selection ?? {};
  return {
    kind: 'list',
    container,
    item,
    ...(reading.selection && {
      selection: {
        ...(demands.length > 0 && { where: demands }),
        ...(head !== undefined && { first: head }),
        ...(tail !== undefined && { last: tail }),
      },
    }),
  };
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

function css(selector: string): LocatorData[number] {
  return { by: 'css', selector };
}

/** One handle for each ref, without waiting: what was read a moment ago is there, or the page has changed. */
async function handlesOf(
  refs: readonly string[],
  locate: Locate,
  { timeoutMs }: PlanOptions,
): Promise<Map<string, ElementHandle>> {
  const found = await Promise.all(
    [...new Set(refs)].filter(Boolean).map(async (ref) => {
      const handles = (await within(locate(ref).elementHandles(), timeoutMs).catch(() => undefined)) ?? [];
      return [ref, handles] as const;
    }),
  );
  const spare = found.flatMap(([, handles]) => (handles.length > 1 ? handles : []));
  await Promise.all(spare.map((handle) => handle.dispose().catch(() => undefined)));
  return new Map(
    found.flatMap(([ref, [handle, ...others]]) =>
      handle && others.length === 0 ? [[ref, handle] as const] : [],
    ),
  );
}

async function dispose(handles: ReadonlyMap<string, ElementHandle>): Promise<void> {
  await Promise.all([...handles.values()].map((handle) => handle.dispose().catch(() => undefined)));
}
