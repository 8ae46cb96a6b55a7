/** How extracted data rests on the page: every leaf knows the element it was read from, so that it can be read again without a grounder. */
import { z } from 'zod';
import { LocatorData, Target } from './locator-data.js';
import type { Snapshot } from './snapshot.js';

/** JSON Schema (draft 2020-12 or draft-07) as plain data. */
export type JsonSchema = { readonly [key: string]: unknown };

/** What is read from an element: its visible text, its field value, an attribute as an absolute URL, a state, or its classes. */
export const ReadFrom = z.enum([
  'text',
  'value',
  'name',
  'href',
  'src',
  'checked',
  'disabled',
  'datetime',
  'content',
  'class',
]);
export type ReadFrom = z.infer<typeof ReadFrom>;

/** How the text becomes the value. Numbers and dates in the usual spellings, with locale care. */
export const ParseAs = z.enum(['string', 'number', 'integer', 'boolean', 'date', 'date-time', 'url']);
export type ParseAs = z.infer<typeof ParseAs>;

/** Literal text in front of and behind the wanted part, removed before parsing: `"Total: "`. */
export const Trim = z.strictObject({ before: z.string().optional(), after: z.string().optional() });
export type Trim = z.infer<typeof Trim>;

/**
 * Which items of a repeated structure belong to a list, when not all do: those that meet every demand, then the first or last few.
 * `cell` is what a demand looks at: in a reading one leaf for each item kept, in a plan one pattern.
 */
export interface Selection<Cell> {
  where?: { operator: Operator; value: string | number; cell: Cell }[] | undefined;
  first?: number | undefined;
  last?: number | undefined;
}
/** How a cell is compared. Texts are compared without regard to case, dates as ISO texts. */
export const Operator = z.enum(['lt', 'le', 'gt', 'ge', 'eq', 'ne', 'contains']);
export type Operator = z.infer<typeof Operator>;

/** Whether a value meets a demand. */
export function meets(value: unknown, operator: Operator, wanted: string | number): boolean {
  const [a, b] =
    typeof value === 'number' && typeof wanted === 'number'
      ? [value, wanted]
      : [String(value).trim().toLowerCase(), String(wanted).trim().toLowerCase()];
  switch (operator) {
    case 'eq':
      return a === b;
    case 'ne':
      return a !== b;
    case 'contains':
      return String(a).includes(String(b));
    default:
      return meetsOrder(a, operator, b);
  }
}

/** Whether two values of one type stand in an order; texts by their code units, which is right for dates as ISO texts. */
export function meetsOrder<Value extends string | number>(
  a: Value,
  operator: 'lt' | 'le' | 'gt' | 'ge',
  b: Value,
): boolean {
  switch (operator) {
    case 'lt':
      return a < b;
    case 'le':
      return a <= b;
    case 'gt':
      return a > b;
    case 'ge':
      return a >= b;
    default:
      return operator satisfies never;
  }
}

/** An extraction on a snapshot: the data with the refs it rests on. */
export type Reading =
  | { kind: 'leaf'; ref: string; from: ReadFrom; parse: ParseAs; trim?: Trim; value: unknown }
  | { kind: 'object'; fields: { readonly [name: string]: Reading } }
  /**
   * `items` and `itemRefs` go together: the element that holds the whole record, and what was read in it.
   */
  | {
      kind: 'list';
      items: readonly Reading[];
      itemRefs: readonly string[];
      selection?: Selection<Reading[]>;
    }
  /** How many elements there are. */
  | { kind: 'count'; itemRefs: readonly string[]; value: number }
  /** Follows from the text of the elements, but is not in it verbatim (a yes or no, a sum, a summary). */
  | { kind: 'derived'; value: unknown; refs: readonly string[] }
  /** An optional or nullable field that the page does not show. */
  | { kind: 'absent'; value: null | undefined };

/** The plain data of a reading. */
export function dataOf(reading: Reading): unknown {
  switch (reading.kind) {
    case 'leaf':
    case 'count':
    case 'derived':
    case 'absent':
      return reading.value;
    case 'list':
      return reading.items.map(dataOf);
    case 'object':
      return Object.fromEntries(
        Object.entries(reading.fields)
          .map(([name, field]) => [name, dataOf(field)] as const)
          .filter(([, value]) => value !== undefined),
      );
    default:
      return reading satisfies never;
  }
}

/** Refs of the elements that something was read from; `with items` counts the elements that hold the items of a list as well. */
export function refsOf(reading: Reading, withItems?: 'with items'): string[] {
  const inside = (part: Reading): string[] => refsOf(part, withItems);
  switch (reading.kind) {
    case 'leaf':
      return [reading.ref];
    case 'object':
      return Object.values(reading.fields).flatMap(inside);
    case 'list':
      return [...reading.items.flatMap(inside), ...(withItems ? reading.itemRefs : [])];
    case 'count':
      return [...reading.itemRefs];
    case 'derived':
      return [...reading.refs];
    case 'absent':
      return [];
    default:
      return reading satisfies never;
  }
}

/** What a grounder answers to `extract`. */
export type Extraction =
  | { kind: 'found'; reading: Reading }
  | { kind: 'ambiguous'; looked: string; candidates: readonly string[] }
  | { kind: 'none'; looked: string; nearest: readonly string[] }
  | { kind: 'cannot-tell'; looked: string; reason: string };

/** What a grounder is asked for `extract`. */
export interface ExtractRequest {
  /** Absent when only a schema was given. */
  instruction?: string;
  schema: JsonSchema;
  snapshot: Snapshot;
  /** PNG of the viewport, for models that can see. */
  screenshot?: Uint8Array;
  systemPrompt?: string;
  signal?: AbortSignal;
}

/**
 * A reading as a cue stores it: locators instead of refs. A list has one pattern for all its items:
 * `items` locates every item element of the page at that time, and the locators inside `item` are relative to each item
 * (CSS steps only; without a locator the item itself is read).
 */
export type ReadingPlan =
  | {
      kind: 'leaf';
      target: Target;
      from: ReadFrom;
      parse: ParseAs;
      trim?: Trim | undefined;
      under?: string | undefined;
    }
  | {
      kind: 'relative';
      locator?: LocatorData | undefined;
      from: ReadFrom;
      parse: ParseAs;
      trim?: Trim | undefined;
      optional?: boolean | undefined;
      isNull?: boolean | undefined;
      under?: string | undefined;
    }
  | { kind: 'object'; fields: Record<string, ReadingPlan> }
  | {
      kind: 'list';
      container: Target;
      items: LocatorData;
      item: ReadingPlan;
      selection?: Selection<ReadingPlan> | undefined;
      others?: boolean | undefined;
      twins?: boolean | undefined;
    }
  | { kind: 'inner'; items: LocatorData; item: ReadingPlan }
  | {
      kind: 'count';
      container: Target;
      items: LocatorData;
      others?: boolean | undefined;
      twins?: boolean | undefined;
    }
  | { kind: 'derived'; value: unknown; restsOn: { target: Target; text: string }[] }
  | { kind: 'absent'; isNull: boolean };

export const ReadingPlan: z.ZodType<ReadingPlan> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('leaf'),
      target: Target,
      from: ReadFrom,
      parse: ParseAs,
      trim: Trim.optional(),
      /** Header of the column, or term of the definition, that the element must still stand under. */
      under: z.string().optional(),
    }),
    /** Only inside a list: relative to the item; without a locator the item itself. */
    z.strictObject({
      kind: z.literal('relative'),
      locator: LocatorData.optional(),
      from: ReadFrom,
      parse: ParseAs,
      trim: Trim.optional(),
      optional: z.boolean().optional(),
      /** What stands for a missing optional value is null. */
      isNull: z.boolean().optional(),
      under: z.string().optional(),
    }),
    z.strictObject({ kind: z.literal('object'), fields: z.record(z.string(), ReadingPlan) }),
    z.strictObject({
      kind: z.literal('list'),
      container: Target,
      items: LocatorData,
      item: ReadingPlan,
      selection: z
        .strictObject({
          where: z
            .array(
              z.strictObject({
                operator: Operator,
                value: z.union([z.string(), z.number()]),
                cell: ReadingPlan,
              }),
            )
            .optional(),
          first: z.number().int().optional(),
          last: z.number().int().optional(),
        })
        .optional(),
      /** Elements like the items stand beside them that belong to no item; otherwise one that appears there is a change to be noticed. */
      others: z.boolean().optional(),
      /** Lists like this one stand beside it with items like these; otherwise one that appears there is a change to be noticed. */
      twins: z.boolean().optional(),
    }),
    /** Only inside a list: a list within each item. */
    z.strictObject({ kind: z.literal('inner'), items: LocatorData, item: ReadingPlan }),
    z.strictObject({
      kind: z.literal('count'),
      container: Target,
      items: LocatorData,
      others: z.boolean().optional(),
      twins: z.boolean().optional(),
    }),
    z.strictObject({
      kind: z.literal('derived'),
      value: z.unknown(),
      restsOn: z.array(z.strictObject({ target: Target, text: z.string() })),
    }),
    z.strictObject({ kind: z.literal('absent'), isNull: z.boolean() }),
  ]),
);
