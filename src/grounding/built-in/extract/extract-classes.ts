/** Class names as the items of a region share them: those that say which part it is, without those that say how it is. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { visible } from './extract-tree.js';

/**
 * Class names as all items share them: the number in `post-17` or `stars-4` says which item or value it is, not which part,
 * unless one item has several such names.
 */
export function sharedNames(items: readonly SnapshotNode[]): (name: string) => string {
  const uses = new Map<string, { items: number; isPart: boolean }>();
  for (const item of items) {
    const own = new Map<string, string>();
    for (const node of visible(item)) {
      for (const name of node.classes ?? []) {
        if (!/\d/.test(name)) continue;
        const mask = masked(name);
        const use = uses.get(mask) ?? { items: 0, isPart: false };
        uses.set(mask, use);
        const before = own.get(mask);
        if (before === undefined) use.items += 1;
        else if (before !== name) use.isPart = true;
        own.set(mask, name);
      }
    }
  }
  const states = stateNames(items);
  return (name) => {
    if (states.has(name)) return '';
    const mask = masked(name);
    const use = uses.get(mask);
    return use && !use.isPart && use.items * 2 >= items.length ? mask : name;
  };
}

/** "badge bg-success" here and "badge bg-danger" there: the name that most items have says which part it is, the others how it is. */
function stateNames(items: readonly SnapshotNode[]): ReadonlySet<string> {
  const nodes = items.map((item) => [...visible(item)].filter(({ classes = [] }) => classes.length > 0));
  const uses = new Map<string, number>();
  for (const own of nodes)
    for (const name of new Set(own.flatMap(({ classes = [] }) => classes)))
      uses.set(name, (uses.get(name) ?? 0) + 1);
  const isCommon = (name: string): boolean => (uses.get(name) ?? 0) * 2 > items.length;
  const alone = new Set(nodes.flat().flatMap(({ classes = [] }) => (classes.some(isCommon) ? [] : classes)));
  const kinds = kindNames(nodes);
  const said = saidNames(nodes.flat());
  return new Set(
    [...uses.keys()].filter(
      (name) => kinds.has(name) || said.has(name) || (!isCommon(name) && !alone.has(name)),
    ),
  );
}

/** `paid` on "Paid" and `open` on "Open": how it is, and not which part. */
function saidNames(nodes: readonly SnapshotNode[]): ReadonlySet<string> {
  const said = new Set<string>();
  const others = new Set<string>();
  for (const { classes = [], text = '' } of nodes)
    for (const name of classes)
      (text.toLowerCase().replace(/\s+/gu, '-') === name.toLowerCase() ? said : others).add(name);
  return new Set([...said].filter((name) => !others.has(name)));
}

/** "row__type row__type--deposit": a form of the one part that every item has by the name in front, however many have that form. */
function kindNames(nodes: readonly (readonly SnapshotNode[])[]): ReadonlySet<string> {
  const all = new Set(nodes.flat().flatMap(({ classes = [] }) => classes));
  const isOnce = (base: string): boolean =>
    nodes.every((own) => own.filter(({ classes = [] }) => classes.includes(base)).length === 1);
  return new Set(
    [...all].filter((name) => {
      const base = /^(?<base>.+?)--[\w-]+$/u.exec(name)?.groups?.['base'];
      return base !== undefined && isOnce(base);
    }),
  );
}

function masked(name: string): string {
  return name.replace(/\d+/g, '#');
}
