/** The records that a noun means although no markup calls them so: those over which the page says "6 products", or the only ones of a page about departures. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { overlaps } from './extract-outer.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import { visible } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

/** The one list or table of such records; undefined where none or several could be meant. */
export function recordsCalled(page: PageIndex, noun: string): Region | undefined {
  const records = recordsOf(page);
  const [tallied, ...more] = records.filter((region) => isTallied(page, region, noun));
  if (tallied || more.length > 0) return more.length === 0 ? tallied : undefined;
  const [only, ...others] = records;
  return only && others.length === 0 && explained(noun, page.tree.pageWords) >= 0.85 ? only : undefined;
}

/** Lists and tables of things that say more than a name, and stand in no other such thing. */
function recordsOf(page: PageIndex): Region[] {
  const regions = page.regions.filter(
    ({ kind, items, container }) =>
      kind !== 'sections' &&
      items.length > 1 &&
      !page.isAside(container) &&
      items.every((item) => page.textsOf(item).length > 1),
  );
  const kept: Region[] = [];
  for (const region of regions.toSorted((a, b) => rankOf(a) - rankOf(b)))
    if (!kept.some((each) => overlaps(page, each, region))) kept.push(region);
  return kept;
}

/** A table is one whatever its rows look like beside each other. */
function rankOf({ kind, items }: Region): number {
  return (kind === 'table' ? 0 : 1000) - Math.min(items.length, 900);
}

/** "6 products", "3 jobs found": said before as many of them. */
function isTallied({ tree }: PageIndex, { container, items }: Region, noun: string): boolean {
  let at: SnapshotNode | undefined = container;
  for (let up = 0; at && up < 3; up += 1, at = tree.parentOf(at)) {
    const siblings: readonly SnapshotNode[] = tree.parentOf(at)?.children ?? [];
    const first = items[0];
    // Items that stand in the page itself have no box of their own.
    const inside = up === 0 && first ? container.children.slice(0, container.children.indexOf(first)) : [];
    for (const node of [...siblings.slice(0, siblings.indexOf(at)), ...inside].slice(-3))
      for (const each of visible(node)) {
        const text = tree.textOf(each);
        const said =
          text.length > 60 ? undefined : /^(?<count>\d+)\s(?<nouns>\p{L}+(?:\s\p{L}+)?)/u.exec(text)?.groups;
        if (Number(said?.['count']) === items.length && plainWords(said?.['nouns'] ?? '').includes(noun))
          return true;
      }
  }
  return false;
}
