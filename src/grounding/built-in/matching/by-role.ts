/** The elements of a page by their role: a rule that asks for headings or trees need not look through the whole page for them. */
import type { Entry, PageIndex } from './page-index.js';

const none: readonly Entry[] = [];
const once = new WeakMap<PageIndex, ReadonlyMap<string, readonly Entry[]>>();

/** All elements of a role, in document order; "heading", "treeitem". */
export function entriesOf(role: string, index: PageIndex): readonly Entry[] {
  let known = once.get(index);
  if (!known) {
    const found = new Map<string, Entry[]>();
    for (const entry of index.entries) {
      const alike = found.get(entry.node.role);
      if (alike) alike.push(entry);
      else found.set(entry.node.role, [entry]);
    }
    once.set(index, (known = found));
  }
  return known.get(role) ?? none;
}
