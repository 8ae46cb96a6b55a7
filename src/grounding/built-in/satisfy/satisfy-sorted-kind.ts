/** "The books are sorted by price", where no header and no mark says "price": the prices, the dates or the headings of the records, one of each. */
import type { Reading } from '../../../contract/reading.js';
import type { Snapshot } from '../../../contract/snapshot.js';
import { readLeaf } from '../extract/extract-leaf.js';
import { overlaps } from '../extract/extract-outer.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import { kindsOfText } from '../extract/extract-kinds-of-text.js';
import { visible } from '../extract/extract-tree.js';
import { plainWords } from '../extract/extract-words.js';
import { priceOfRecord } from '../extract/records-figures.js';
import { isKindOf } from '../extract/records-said.js';

type List = Extract<Reading, { kind: 'list' }>;

const anyList = /^(?:list|item|result|entry|record|grid|overview|page)$/u;

/** The values of all records in their order; undefined where a record has none or several, or several lists may be meant. */
export function listOfKind(items: string, value: string, content: Snapshot): List | undefined {
  const [kind, ...more] = plainWords(value);
  if (kind === undefined || more.length > 0 || !/^(?:price|cost|date|title|name)$/u.test(kind))
    return undefined;
  const page = pageIndex(content);
  const head = plainWords(items).at(-1) ?? '';
  const found = page.regions.flatMap((region) => {
    if (region.kind === 'sections' || region.items.length < 2 || page.isAside(region.container)) return [];
    if (!anyList.test(head) && !isKindOf(page, region, head)) return [];
    const list = valuesOf(page, region, kind);
    return list ? [{ region, list }] : [];
  });
  const [first, ...others] = found;
  const isOne = others.every(
    ({ region, list }) =>
      first &&
      overlaps(page, region, first.region) &&
      JSON.stringify(list.items) === JSON.stringify(first.list.items),
  );
  return isOne ? first?.list : undefined;
}

function valuesOf(page: PageIndex, region: Region, kind: string): List | undefined {
  const itemRefs = region.items.map(({ ref = '' }) => ref);
  const readings = region.items.map((node, row): Reading | undefined => {
    if (/^(?:price|cost)$/u.test(kind))
      return priceOfRecord(page, { region, row, node, names: [], isWhole: true });
    const isMeant =
      kind === 'date'
        ? (text: string): boolean => kindsOfText(text).includes('date')
        : (_: string, role: string): boolean => role === 'heading';
    const nodes = [...visible(node)].filter(
      (each) =>
        each.ref !== undefined &&
        each.children.every(({ role }) => role === 'text') &&
        isMeant(page.tree.textOf(each), each.role),
    );
    const [only, ...others] = nodes;
    if (!only || others.length > 0) return undefined;
    const leaf = readLeaf(
      page.tree,
      { node: only },
      { kind: 'scalar', parse: kind === 'date' ? 'date' : 'string', description: '' },
    );
    return leaf.ok ? leaf.reading : undefined;
  });
  const all = readings.flatMap((each) => each ?? []);
  return all.length === region.items.length && !itemRefs.includes('')
    ? { kind: 'list', items: all, itemRefs }
    : undefined;
}
