/** Reads many values below one element in one round trip. */
import type { Locator } from '@playwright/test';
import type { ReadFrom } from '../contract/reading.js';
import { onElements } from './in-page.js';
import { contentTools } from './reading-tools.js';

/** What to read below an element; selectors are CSS, each within what the one before found, none means the element itself. */
export type CellSpec =
  /** `wantsUnder`: also what the element stands under. `isOptional`: an item without it is one as well. */
  | { kind: 'cell'; selectors: readonly string[]; from: ReadFrom; wantsUnder?: boolean; isOptional?: boolean }
  | { kind: 'object'; fields: Readonly<Record<string, CellSpec>> }
  /** `wantsOthers`: also how many elements beside the items are like them; `wantsTwins`: how many in lists beside this one. */
  | {
      kind: 'list';
      selectors: readonly string[];
      item: CellSpec;
      wantsOthers?: boolean;
      wantsTwins?: boolean;
    }
  | { kind: 'nothing' };

/** What stands there. */
export type Cells =
  | {
      kind: 'cell';
      /** How many elements matched; the text is that of the only one. */
      count: number;
      text?: string;
      under?: { kind: 'header' | 'term' | 'before'; text: string };
    }
  | { kind: 'object'; fields: Record<string, Cells> }
  | {
      kind: 'list';
      items: Cells[];
      others?: number;
      twins?: number;
      /** What the list shows beside headers, when it has no items. */ rest: string;
    }
  | { kind: 'nothing' };

/** Reads the same below each element that the locator finds now, without waiting. */
export async function readCells(locator: Locator, spec: CellSpec): Promise<Cells[]> {
  const read = cellsInPage as unknown as (elements: unknown[], spec: CellSpec) => string;
  return JSON.parse(await locator.evaluateAll(read, spec)) as Cells[];
}

/** Reads below the one element of a locator, whichever way that finds it: a ref of Playwright's snapshot is no selector for `evaluateAll`. */
export async function readCellsAt(
  locator: Locator,
  spec: CellSpec,
  timeoutMs: number,
): Promise<Cells | undefined> {
  const handle = await locator.elementHandle({ timeout: timeoutMs });
  const elements = await handle?.evaluateHandle((element) => [element]);
  if (!handle || !elements) return undefined;
  try {
    const read = cellsInPage as unknown as (elements: unknown, spec: CellSpec) => string;
    const [cells] = JSON.parse(await elements.evaluate(read, spec)) as Cells[];
    return cells;
  } finally {
    await Promise.all([handle.dispose(), elements.dispose()]);
  }
}

/** Gives JSON: one long text passes from the page many times faster than thousands of small objects. */
const cellsInPage = onElements(
  { tools: contentTools },
  (elements: Element[], spec: CellSpec, { tools }): string => {
    const { find, read, under, fold, rawText, isRendered } = tools;
    const all = (element: Element, selectors: readonly string[]): Element[] => {
      let found = [element];
      for (const selector of selectors) found = found.flatMap((each) => find(each, selector));
      return found;
    };
    const readOne = (element: Element, wanted: CellSpec): Cells => {
      switch (wanted.kind) {
        case 'cell': {
          const found = all(element, wanted.selectors);
          const only = found[0];
          if (!only || found.length > 1 || !isRendered(only))
            return { kind: 'cell', count: found.length > 1 ? found.length : 0 };
          const text = read(only, wanted.from);
          const above = wanted.wantsUnder ? under(only) : undefined;
          return {
            kind: 'cell',
            count: 1,
            ...(text !== undefined && { text }),
            ...(above && { under: above }),
          };
        }
        case 'object':
          return {
            kind: 'object',
            fields: Object.fromEntries(
              Object.entries(wanted.fields).map(([name, field]) => [name, readOne(element, field)]),
            ),
          };
        case 'list': {
          const found = all(element, wanted.selectors);
          const items = found.filter(isRendered);
          return {
            kind: 'list',
            items: items.map((item) => readOne(item, wanted.item)),
            rest: items.length > 0 ? '' : restOf(element),
            ...(wanted.wantsOthers && { others: countOthers(found, wanted.item) }),
            ...(wanted.wantsTwins && { twins: countTwins(element, items, wanted) }),
          };
        }
        default:
          return { kind: 'nothing' };
      }
    };
    const restOf = (element: Element): string => {
      let text = fold(rawText(element));
      for (const head of element.querySelectorAll('thead, caption, th, [role=columnheader]'))
        text = text.replace(fold(rawText(head)), ' ');
      return fold(text);
    };
    /** Neighbours of the items that are built like one and have all that an item must have, but were not found as one. */
    const countOthers = (items: readonly Element[], wanted: CellSpec): number => {
      const known = new Set(items);
      const buildOf = builder(wanted);
      const builds = new Set(items.map(buildOf));
      let count = 0;
      for (const parent of new Set(items.map((item) => item.parentElement)))
        for (const each of parent?.children ?? [])
          if (!known.has(each) && builds.has(buildOf(each)) && isRendered(each) && isLike(each, wanted))
            count += 1;
      return count;
    };
    /** Items in lists that stand beside this one and are built like it: a list that was split goes on there. */
    const countTwins = (
      list: Element,
      items: readonly Element[],
      wanted: Extract<CellSpec, { kind: 'list' }>,
    ): number => {
      const buildOf = builder(wanted.item);
      const builds = new Set(items.map(buildOf));
      const kindOf = (each: Element): string =>
        [each.localName, each.getAttribute('role') ?? '', ...[...each.classList].toSorted()].join(' ');
      const isTwin = (each: Element): boolean =>
        each !== list && kindOf(each) === kindOf(list) && isRendered(each);
      const isItem = (each: Element): boolean =>
        isRendered(each) && builds.has(buildOf(each)) && isLike(each, wanted.item);
      return [...(list.parentElement?.children ?? [])]
        .filter(isTwin)
        .flatMap((twin) => all(twin, wanted.selectors).filter(isItem)).length;
    };
    /** What tells items from others: where no part of them is read, the kinds of their children too. */
    const builder = (wanted: CellSpec): ((each: Element) => string) => {
      const isBare = !hasParts(wanted);
      return (each) => [each, ...(isBare ? each.children : [])].map((part) => part.localName).join(' ');
    };
    const hasParts = (wanted: CellSpec): boolean =>
      wanted.kind === 'object'
        ? Object.values(wanted.fields).some(hasParts)
        : wanted.kind === 'cell' && wanted.selectors.length > 0 && !wanted.isOptional;
    const isLike = (element: Element, wanted: CellSpec): boolean => {
      const cells = readOne(element, wanted);
      const fits = (spec: CellSpec, cell: Cells | undefined): boolean => {
        if (spec.kind === 'object' && cell?.kind === 'object')
          return Object.entries(spec.fields).every(([name, field]) => fits(field, cell.fields[name]));
        return (
          spec.kind !== 'cell' || spec.isOptional === true || (cell?.kind === 'cell' && cell.count === 1)
        );
      };
      return fold(rawText(element)) !== '' && fits(wanted, cells);
    };
    return JSON.stringify(elements.map((element) => readOne(element, spec)));
  },
);
