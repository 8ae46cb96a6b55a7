/** What a button owns (`aria-owns`: the menu that it opened, which lies elsewhere on the page) is no part of it: the button is called as before. */
import type { SnapshotNode } from '../contract/snapshot.js';

/** The nodes, with what open buttons own behind them all, where it stands in the page. Changes the buttons. */
export function liftOwned(
  roots: readonly SnapshotNode[],
  paths: ReadonlyMap<string, string>,
): SnapshotNode[] {
  const lifted: SnapshotNode[] = [];
  const visit = (node: SnapshotNode): void => {
    for (const child of node.children) visit(child);
    if (node.expanded !== true || node.hasPopup === undefined || node.role !== 'button') return;
    const owned = node.children.filter((child) => standsElsewhere(child, node, paths));
    if (owned.length === 0) return;
    node.children = node.children.filter((child) => !owned.includes(child));
    node.name = withoutEnd(node.name, textOf(owned));
    lifted.push(...owned);
  };
  for (const root of roots) visit(root);
  return [...roots, ...lifted];
}

/** Not in the element of the button; of what lies in a shadow root nothing is known. What still moves has no element yet, and lies elsewhere. */
function standsElsewhere(
  node: SnapshotNode,
  button: SnapshotNode,
  paths: ReadonlyMap<string, string>,
): boolean {
  const [own, around] = [pathIn(node, paths), paths.get(button.ref ?? '')];
  if (around === undefined || around.includes('css=')) return false;
  if (own === undefined) return liesOutside(node, button);
  return !own.startsWith(`${around}/`) && !own.startsWith(`${around} `);
}

function pathIn({ ref, children }: SnapshotNode, paths: ReadonlyMap<string, string>): string | undefined {
  const own = ref === undefined ? undefined : paths.get(ref);
  if (own !== undefined) return own;
  for (const child of children) {
    const found = pathIn(child, paths);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Something of it has a place, and nothing of it lies on the button. */
function liesOutside(node: SnapshotNode, { box: button }: SnapshotNode): boolean {
  const boxes = boxesIn(node);
  return (
    button !== undefined &&
    boxes.length > 0 &&
    boxes.every(
      (box) =>
        box.x >= button.x + button.width ||
        box.x + box.width <= button.x ||
        box.y >= button.y + button.height ||
        box.y + box.height <= button.y,
    )
  );
}

function boxesIn({ box, children }: SnapshotNode): NonNullable<SnapshotNode['box']>[] {
  const inside = children.flatMap((child) => boxesIn(child));
  return box ? [box, ...inside] : inside;
}

function withoutEnd(name: string, end: string): string {
  return end !== '' && name.endsWith(end) ? name.slice(0, name.length - end.length).trim() : name;
}

function textOf(nodes: readonly SnapshotNode[]): string {
  return nodes
    .map(({ name, text, children }) => name || text || textOf(children))
    .filter(Boolean)
    .join(' ');
}
