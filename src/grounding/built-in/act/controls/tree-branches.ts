/** Lists that open as a tree: an option that is not in sight may lie in a branch that is closed, and they are opened one after the other. */
import { wordsOfMarks } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, below, type Entry, entryOf, isInside } from '../../matching/page-index.js';

/** Most branches that are opened in one search. */
const MOST = 12;

/** The tree that came up, and its branches that were opened. */
interface Branches {
  tree: string;
  opened: readonly string[];
}

/** What opens the next closed branch of the tree that came up with the last step, or of the one that is looked through already. */
export function nextBranch(
  known: Branches | undefined,
  fresh: ReadonlySet<Entry>,
  { index }: Scene,
): { arrow: Entry; branches: Branches } | 'too many' | undefined {
  const tree = known ? entryOf(known.tree, index) : treeAmong(fresh);
  const opened = known?.opened ?? [];
  if (tree?.node.ref === undefined) return undefined;
  for (const item of below(index, tree)) {
    const { role, ref, expanded, hidden } = item.node;
    const isSeen = hidden === undefined || hidden === 'offscreen' || hidden === 'covered';
    if (role !== 'treeitem' || ref === undefined || !isSeen || expanded === true || opened.includes(ref))
      continue;
    const arrow = arrowOf(item, below(index, item));
    if (arrow && opened.length >= MOST) return 'too many';
    if (arrow) return { arrow, branches: { tree: tree.node.ref, opened: [...opened, ref] } };
  }
  return undefined;
}

/** The one tree that the new items lie in. */
function treeAmong(fresh: ReadonlySet<Entry>): Entry | undefined {
  const items = [...fresh].filter(({ node }) => node.role === 'treeitem');
  const trees = new Set(items.map((item) => [...ancestorsOf(item)].find(({ node }) => node.role === 'tree')));
  const [only, ...others] = trees;
  return others.length === 0 ? only : undefined;
}

/** What opens an item of a tree that is closed: a click on the item itself would choose it. */
export function arrowOfItem(item: Entry, { index }: Scene): Entry | undefined {
  return item.node.role === 'treeitem' ? arrowOf(item, below(index, item)) : undefined;
}

/** What is called an arrow and lies in the item itself, and in none below it. */
function arrowOf(item: Entry, inside: readonly Entry[]): Entry | undefined {
  const nested = inside.filter(({ node }) => node.role === 'treeitem');
  const arrows = inside.filter(
    (entry) =>
      (entry.actionable || entry.node.clickable === true) &&
      !/^(?:checkbox|radio|textbox)$/.test(entry.node.role) &&
      !nested.some((other) => isInside(entry, other)) &&
      /\b(?:expand|expander|toggle|toggler|arrow|caret|chevron|switcher|twist|twisty)\b/.test(
        wordsOfMarks([entry.node.name, ...(entry.node.classes ?? [])]),
      ) &&
      !/\b(?:leaf|noop)\b/.test(wordsOfMarks(entry.node.classes ?? [])),
  );
  return item.node.expanded === false || item.node.expanded === undefined ? arrows[0] : undefined;
}
