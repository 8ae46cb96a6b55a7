/** Boxes that hold nothing but several records each: the lanes of a board are no cards. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { leavesOf } from './extract-parts.js';
import type { Region } from './extract-regions.js';
import type { Tree } from './extract-tree.js';

/** The regions without those whose items are but boxes around the items of another one. */
export function withoutWrappers(tree: Tree, regions: readonly Region[]): Region[] {
  return regions.filter(
    (region) => region.kind !== 'repeat' || !regions.some((inner) => isAround(tree, region, inner)),
  );
}

function isAround(tree: Tree, outer: Region, inner: Region): boolean {
  if (inner.kind !== 'repeat' || inner.items.length <= outer.items.length) return false;
  const [box] = outer.items;
  const [item] = inner.items;
  if (!item || tree.parentOf(item) !== box) return false;
  const held = new Set(inner.items);
  const partsOf = (node: SnapshotNode): SnapshotNode[] =>
    node.children.filter((child) => !child.hidden && tree.textOf(child) !== '');
  return (
    outer.items.every((box) => partsOf(box).length > 0 && partsOf(box).every((part) => held.has(part))) &&
    inner.items.every((item) => leavesOf(tree, item).length > 1)
  );
}
