/** Reads data again by a recorded plan: fresh values from the live page, nobody asked what the sentence means. */
import type { Page } from '@playwright/test';
import type { LocatorData, Target } from '../contract/locator-data.js';
import { foldSpace, parseValue, trimmed } from '../contract/parse-value.js';
import { meets, type ReadingPlan } from '../contract/reading.js';
import { isNavigation } from './page-errors.js';
import type { Cells, CellSpec } from './reading-cells.js';
import { type Drift, type ReadRules, seeTarget, type Sight } from './reading-target.js';

/** The fresh data, or what is not as it was recorded. `drifts`: what was found another way than it was recorded. */
export type ReadOutcome = { kind: 'read'; data: unknown; drifts?: readonly Drift[] } | Stale;
/** `isLate`: the element may still come. */
export interface Stale {
  kind: 'stale';
  looked: string;
  found: string;
  isLate?: boolean;
}

/** One attempt at the whole plan, without waiting. */
export async function readOnce(page: Page, plan: ReadingPlan, rules: ReadRules): Promise<ReadOutcome> {
  const drifts: Drift[] = [];
  try {
    const outcome = await readAt({ page, rules, drifts, name: '' }, plan);
    return outcome.kind === 'read' && drifts.length > 0 ? { ...outcome, drifts } : outcome;
  } catch (error) {
    if (page.isClosed() || !isNavigation(error)) throw error;
    return stale('the recorded elements', 'a page that is being replaced', true);
  }
}

/** Where one value of a plan is read, by what rules, and what it is called; `drifts` collects for the whole plan. */
interface Place {
  page: Page;
  rules: ReadRules;
  drifts: Drift[];
  name: string;
}

type SeenCells = Extract<Sight, { kind: 'seen' }>;

async function readAt(at: Place, plan: ReadingPlan): Promise<ReadOutcome> {
  const { name } = at;
  switch (plan.kind) {
    case 'leaf': {
      const relative: RelativePlan = { ...plan, kind: 'relative' };
      const seen = await cellsOf(at, plan.target, specOf(relative));
      if (seen.kind === 'stale') return seen;
      const outcome = valueOf(relative, seen.cells, name);
      const text = seen.cells.kind === 'cell' ? seen.cells.text : undefined;
      if (outcome.kind === 'read') note(at, seen, [text ?? '', String(outcome.data)]);
      return outcome;
    }
    case 'object': {
      const entries = Object.entries(plan.fields);
      const outcomes = await Promise.all(entries.map(([key, field]) => readAt({ ...at, name: key }, field)));
      return objectOf(
        entries.map(([key]) => key),
        outcomes,
      );
    }
    case 'list': {
      const seen = await cellsOf(at, plan.container, listSpec(plan, itemSpec(plan)));
      if (seen.kind === 'stale') return seen;
      const outcome = moreItems(seen.cells, name) ?? listOf(plan, seen.cells, name);
      if (outcome.kind === 'read') note(at, seen, textsOf(outcome.data));
      return outcome;
    }
    case 'count': {
      const seen = await cellsOf(at, plan.container, listSpec(plan));
      if (seen.kind === 'stale') return seen;
      const { cells } = seen;
      if (cells.kind !== 'list') return stale(named(name), 'no list');
      const more = moreItems(cells, name);
      if (more) return more;
      if (cells.items.length === 0 && !saysNothing(cells.rest)) return changed(name, cells.rest);
      note(at, seen, [String(cells.items.length)]);
      return { kind: 'read', data: cells.items.length };
    }
    case 'derived': {
      const outcomes = await Promise.all(
        plan.restsOn.map(async ({ target, text }): Promise<Stale | undefined> => {
          const seen = await cellsOf(at, target, restSpec);
          if (seen.kind === 'stale') return seen;
          const now = restText(seen.cells);
          if (now !== text)
            return stale(`the text "${shorten(text)}" that ${named(name)} follows from`, `"${shorten(now)}"`);
          note(at, seen);
          return undefined;
        }),
      );
      return outcomes.find((each) => each !== undefined) ?? { kind: 'read', data: plan.value };
    }
    case 'absent':
      return { kind: 'read', data: plan.isNull ? null : undefined };
    case 'relative':
    case 'inner':
      return stale(named(name), 'a plan that belongs inside a list');
    default:
      return plan satisfies never;
  }
}

/**
 * What a plan of a list or a count reads of each item, its selection left aside, with what the parts stand under;
 * undefined when its place is not found. For trying a plan on all items in one round trip.
 */
export async function readItems(
  page: Page,
  plan: Extract<ReadingPlan, { kind: 'list' | 'count' }>,
  timeoutMs: number,
): Promise<{ outcomes: ReadOutcome[]; cells: Cells[]; others: number; twins: number } | undefined> {
  const item: ReadingPlan = plan.kind === 'list' ? plan.item : { kind: 'absent', isNull: true };
  const spec = listSpec(plan, specOf(item, true));
  const seen = await seeTarget(page, plan.container, spec, { timeoutMs });
  if (seen.kind !== 'seen' || seen.cells.kind !== 'list') return undefined;
  const { items, others = 0, twins = 0 } = seen.cells;
  return { outcomes: items.map((each) => valueOf(item, each, '')), cells: items, others, twins };
}

function listSpec(
  plan: Extract<ReadingPlan, { kind: 'list' | 'count' }>,
  item: CellSpec = { kind: 'nothing' },
): CellSpec {
  return {
    kind: 'list',
    selectors: cssOf(plan.items),
    item,
    ...(!plan.others && { wantsOthers: true }),
    ...(!plan.twins && { wantsTwins: true }),
  };
}

/** Items that the recorded pattern does not find would be passed over in silence, and so would the second half of a list. */
function moreItems(cells: Cells, name: string): Stale | undefined {
  if (cells.kind !== 'list') return undefined;
  if (cells.twins) {
    return stale(
      `all items of ${named(name)}`,
      `${cells.items.length} where they were recorded, and ${cells.twins} like them in a list beside it that was not there`,
    );
  }
  if (!cells.others) return undefined;
  return stale(
    `all items of ${named(name)}`,
    `${cells.items.length} as recorded, and beside them ${cells.others} built like them that the recorded pattern does not find`,
  );
}

/** What a derived value rests on: the text and the name, and the state, of which a class may be the only word. */
export const restSpec: CellSpec = {
  kind: 'object',
  fields: {
    text: { kind: 'cell', selectors: [], from: 'text' },
    value: { kind: 'cell', selectors: [], from: 'value' },
    checked: { kind: 'cell', selectors: [], from: 'checked' },
    name: { kind: 'cell', selectors: [], from: 'name' },
    disabled: { kind: 'cell', selectors: [], from: 'disabled' },
    class: { kind: 'cell', selectors: [], from: 'class' },
  },
};

/** Classes that say how something is: those for its looks may change with any build. */
const stateClass =
  /(?:^|[-_])(?:taken|occupied|booked|reserved|sold|unavailable|available|free|blocked|disabled|active|selected|checked|done|completed|on|off|open|closed)$/i;

/** The text that a derived value rests on. */
export function restText(cells: Cells): string {
  if (cells.kind !== 'object') return '';
  const cellOf = (key: string): string => {
    const cell = cells.fields[key];
    return cell?.kind === 'cell' ? foldSpace(cell.text ?? '') : '';
  };
  const said = [
    ...['text', 'value', 'checked', 'name'].map(cellOf),
    cellOf('disabled') === 'true' ? 'disabled' : '',
    ...cellOf('class')
      .split(' ')
      .filter((name) => stateClass.test(name)),
  ];
  return [...new Set(said)].filter((part) => part !== '' && part !== 'false').join(' | ');
}

/** The cells below a target; what was not as recorded is noted, with the values that are read there where it matters. */
async function cellsOf(at: Place, target: Target, spec: CellSpec): Promise<SeenCells | Stale> {
  const sight = await seeTarget(at.page, target, spec, at.rules);
  if (sight.kind === 'unseen') return stale(named(at.name), sight.found, sight.isLate);
  return { kind: 'seen', cells: sight.cells, ...(sight.drift && { drift: sight.drift }) };
}

/** Notes that a value was read from an element that has drifted; `values` must not be what it is found by from now on. */
function note({ drifts }: Place, { drift }: SeenCells, values?: readonly string[]): void {
  if (drift) drifts.push({ ...drift, ...(values && { values: [...new Set(values)] }) });
}

/** The texts in data that say enough to tell an element by them. */
function textsOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(textsOf);
  if (typeof data === 'object' && data !== null) return Object.values(data).flatMap(textsOf);
  return [String(data)].filter((text) => text.length > 2);
}

type ListPlan = Extract<ReadingPlan, { kind: 'list' | 'inner' }>;
type RelativePlan = Extract<ReadingPlan, { kind: 'relative' }>;

/** What to read of each item: the fields, and the cells that the selection looks at. */
function itemSpec(plan: ListPlan): CellSpec {
  const where = plan.kind === 'list' ? (plan.selection?.where ?? []) : [];
  return {
    kind: 'object',
    fields: {
      item: specOf(plan.item),
      ...Object.fromEntries(where.map(({ cell }, i) => [`where${i}`, specOf(cell)])),
    },
  };
}

function specOf(plan: ReadingPlan, wantsUnder = false): CellSpec {
  switch (plan.kind) {
    case 'relative':
      return {
        kind: 'cell',
        selectors: plan.locator ? cssOf(plan.locator) : [],
        from: plan.from,
        ...((wantsUnder || plan.under !== undefined) && { wantsUnder: true }),
        ...(plan.optional && { isOptional: true }),
      };
    case 'object':
      return {
        kind: 'object',
        fields: Object.fromEntries(
          Object.entries(plan.fields).map(([key, field]) => [key, specOf(field, wantsUnder)]),
        ),
      };
    case 'inner':
      return { kind: 'list', selectors: cssOf(plan.items), item: itemSpec(plan) };
    default:
      return { kind: 'nothing' };
  }
}

function valueOf(plan: ReadingPlan, cells: Cells, name: string): ReadOutcome {
  if (plan.kind === 'relative' && cells.kind === 'cell') return cellValue(plan, cells, name);
  if (plan.kind === 'object' && cells.kind === 'object') {
    const keys = Object.keys(plan.fields);
    const nothing: Cells = { kind: 'nothing' };
    return objectOf(
      keys,
      keys.map((key) => valueOf(plan.fields[key] as ReadingPlan, cells.fields[key] ?? nothing, key)),
    );
  }
  if (plan.kind === 'inner') return listOf(plan, cells, name);
  if (plan.kind === 'absent') return { kind: 'read', data: plan.isNull ? null : undefined };
  return stale(named(name), 'a plan that does not belong there');
}

function cellValue(plan: RelativePlan, cell: Extract<Cells, { kind: 'cell' }>, name: string): ReadOutcome {
  if (cell.count === 0 && plan.optional) return { kind: 'read', data: plan.isNull ? null : undefined };
  if (cell.count !== 1)
    return stale(
      named(name),
      cell.count === 0 ? 'nothing there' : `${cell.count} elements`,
      cell.count === 0,
    );
  if (plan.under !== undefined && cell.under?.text !== plan.under)
    return stale(
      `${named(name)} under "${plan.under}"`,
      cell.under ? `it under "${cell.under.text}"` : 'it under nothing',
    );
  const text = trimmed(cell.text ?? '', plan.trim);
  if (text === undefined) return stale(`${named(name)} in the text`, `"${shorten(cell.text ?? '')}"`, true);
  const parsed = parseValue(text, plan.parse);
  if (parsed.ok) return { kind: 'read', data: parsed.value };
  if (text === '' && plan.optional) return { kind: 'read', data: plan.isNull ? null : undefined };
  return stale(`${named(name)} as ${plan.parse}`, parsed.reason, true);
}

function listOf(plan: ListPlan, cells: Cells, name: string): ReadOutcome {
  if (cells.kind !== 'list') return stale(named(name), 'no list');
  if (plan.kind === 'list' && cells.items.length === 0 && !saysNothing(cells.rest))
    return changed(name, cells.rest);
  const selection = plan.kind === 'list' ? plan.selection : undefined;
  let data: unknown[] = [];
  for (const item of cells.items) {
    if (item.kind !== 'object') continue;
    let isKept = true;
    for (const [i, demand] of (selection?.where ?? []).entries()) {
      const seen = valueOf(demand.cell, item.fields[`where${i}`] as Cells, 'the cell of a condition');
      if (seen.kind === 'stale') return seen;
      isKept &&= meets(seen.data, demand.operator, demand.value);
    }
    if (!isKept) continue;
    const value = valueOf(plan.item, item.fields['item'] as Cells, name);
    if (value.kind === 'stale') return value;
    data.push(value.data);
  }
  if (selection?.first !== undefined) data = data.slice(0, selection.first);
  if (selection?.last !== undefined) data = data.slice(-selection.last);
  return { kind: 'read', data };
}

/** An empty list is believed when its place is empty, or says so. */
function saysNothing(rest: string): boolean {
  return (
    rest === '' ||
    (rest.length <= 100 && /\b(?:no|none|nothing|empty|0|keine?|aucune?|ningun[oa]?)\b/iu.test(rest))
  );
}

function changed(name: string, rest: string): Stale {
  return stale(`the items of ${named(name)}`, `none, but "${shorten(rest)}"`, true);
}

function objectOf(keys: readonly string[], outcomes: readonly ReadOutcome[]): ReadOutcome {
  const failed = outcomes.find((each) => each.kind === 'stale');
  if (failed) return failed;
  const data = keys.flatMap((key, i) => {
    const outcome = outcomes[i];
    return outcome?.kind === 'read' && outcome.data !== undefined ? [[key, outcome.data] as const] : [];
  });
  return { kind: 'read', data: Object.fromEntries(data) };
}

/** The CSS selectors of a chain inside an item. */
function cssOf(data: LocatorData): string[] {
  return data.flatMap((step) => (step.by === 'css' ? [step.selector] : []));
}

function stale(looked: string, found: string, isLate = false): Stale {
  return { kind: 'stale', looked, found, isLate };
}

function named(name: string): string {
  return name === '' ? 'the value' : `"${name}"`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
