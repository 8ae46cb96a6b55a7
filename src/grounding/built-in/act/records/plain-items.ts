/** The items of a menu that nothing marks as such. */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';

/** What came up is one box with short texts one under the other, none of which is marked as something to click. */
export function plainItems(fresh: ReadonlySet<Entry>, index: PageIndex): readonly Entry[] {
  const boxes = [...fresh].filter((box) => {
    const { children } = box.node;
    return (
      children.length > 1 &&
      children.every((item) => item.ref !== undefined && item.children.length === 0 && isShort(item)) &&
      isStack(children)
    );
  });
  const [menu, ...others] = boxes;
  return menu && others.length === 0 ? below(index, menu) : [];
}

function isShort({ role, text = '', name }: SnapshotNode): boolean {
  return /^(?:generic|listitem|paragraph)$/.test(role) && /^.{1,40}$/.test((text || name).trim());
}

function isStack(items: readonly SnapshotNode[]): boolean {
  return items.every(({ box }, at) => {
    const before = items[at - 1]?.box;
    return (
      at === 0 ||
      (box !== undefined &&
        before !== undefined &&
        box.y >= before.y + before.height - 1 &&
        box.x === before.x)
    );
  });
}
