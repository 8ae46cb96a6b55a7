/** What opens beside or below an item and lies inside of it in the document is no part of its name: "Export" is still called so while its submenu stands open. */
import type { SnapshotNode } from '../../../contract/snapshot.js';

/** Pixels by which a menu may overlap what it hangs from. */
const OVERLAP = 6;

/** The own words of a box whose menu stands open outside of it; undefined where nothing hangs from it. */
export function titleOfOpen(node: SnapshotNode): string | undefined {
  const own = node.children.filter(({ role, name }) => role === 'text' && /[\p{L}\p{N}]/u.test(name));
  const parts = node.children.filter(({ role }) => role !== 'text');
  const menus = parts.filter((part) => holdsClickable(part));
  const hangs = menus.length > 0 && menus.every((menu) => isOutside(menu, node));
  return hangs && own.length > 0 && parts.length === menus.length
    ? own.map(({ name }) => name.trim()).join(' ')
    : undefined;
}

function holdsClickable({ children }: SnapshotNode): boolean {
  return children.some((child) => child.clickable === true || holdsClickable(child));
}

function isOutside({ box: inner }: SnapshotNode, { box: outer }: SnapshotNode): boolean {
  if (!inner || !outer) return false;
  return (
    inner.x >= outer.x + outer.width - OVERLAP ||
    inner.x + inner.width <= outer.x + OVERLAP ||
    inner.y >= outer.y + outer.height - OVERLAP ||
    inner.y + inner.height <= outer.y + OVERLAP
  );
}
