/** Which elements are records, one of several of a kind: rows, cards, items. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Entry } from './page-index.js';

/**
 * Children that repeat: rows and items by role, others when at least two neighbours have the same shape and something in them. In a record
 * (`isOne`) two boxes without a class are the halves that it is laid out in, where something else stands beside them.
 */
export function recordsAmong(node: SnapshotNode, isOne = false): Set<SnapshotNode> {
  const records = new Set<SnapshotNode>();
  const shapes = new Map<string, SnapshotNode[]>();
  for (const child of node.children) {
    if (child.role === 'text') continue;
    if (/^(?:row|listitem|article|treeitem)$/.test(child.role)) {
      if (!isTextOfLine(child, node)) records.add(child);
      continue;
    }
    if (isLabelled(child)) continue;
    // Each of several notices is whole, and what it says may stand in a box of its own.
    const only =
      child.children.length === 1 && /^(?:alert|status)$/.test(child.role) ? child.children[0] : undefined;
    const { children } = only ?? child;
    if (children.length < 2) continue;
    const kinds = children.map((each) => each.role);
    const shape = `${child.role} ${child.tag ?? ''} ${child.classes?.[0] ?? [...new Set(kinds)].join(',')}`;
    const alike = shapes.get(shape);
    if (alike) alike.push(child);
    else shapes.set(shape, [child]);
  }
  for (const alike of shapes.values()) {
    // The bar of buttons of a card is no record beside the bar that says what the card is of.
    const telling = alike.filter((child) => !isButtonBar(child));
    const repeated = telling.length > 0 ? telling : alike;
    const isLaidOut =
      isOne && repeated.length < node.children.length && repeated.every(isBare) && !haveOneButton(repeated);
    if (isLaidOut && repeated.length < 3) continue;
    if (repeated.length > 1) for (const child of repeated) records.add(child);
  }
  return records;
}

/** A box around one item and the buttons for it is the line, and the item only what it says. */
function isTextOfLine(item: SnapshotNode, { role, children }: SnapshotNode): boolean {
  return (
    role === 'generic' &&
    item.role === 'listitem' &&
    item.children.length === 0 &&
    children.length > 1 &&
    children.every((each) => each === item || /^(?:button|link|checkbox|text)$/.test(each.role))
  );
}

/** What has the same button in each is several things, and not the halves of one. */
function haveOneButton(boxes: readonly SnapshotNode[]): boolean {
  const [first, ...others] = boxes.map(
    ({ children }) => new Set(children.flatMap(({ role, name }) => (role === 'button' ? [name] : []))),
  );
  return first !== undefined && [...first].some((name) => others.every((each) => each.has(name)));
}

function isBare({ role, classes = [] }: SnapshotNode): boolean {
  return role === 'generic' && classes.length === 0;
}

/** "Delete <span>Sleep</span>": a button or tab with a line of text is called so, whatever else is written in that line, and is no card. */
function isLabelled({ role, children }: SnapshotNode): boolean {
  return (
    /^(?:button|tab|radio|checkbox|switch|menuitem)$/.test(role) &&
    children.some((each) => each.role === 'text') &&
    children.every((each) => each.children.length === 0)
  );
}

/** Nothing but buttons, and links beside them. */
function isButtonBar({ role, text = '', children }: SnapshotNode): boolean {
  return (
    role === 'generic' &&
    text === '' &&
    children.some((each) => each.role === 'button') &&
    children.every((each) => /^(?:button|link)$/.test(each.role))
  );
}

/** The only comment of a post is one as much as those of a post that has several: of a class with them, in a box of the same class as theirs. */
export function markLonely(entries: readonly Entry[]): void {
  const boxes = entries.filter(
    ({ node, parent }) => node.children.length > 1 && parent !== undefined && !isButtonBar(node),
  );
  const known = new Set(boxes.filter(({ record }) => record).flatMap((entry) => classesOf(entry) ?? []));
  for (const entry of boxes) {
    const classes = entry.record ? undefined : classesOf(entry);
    if (classes === undefined || !known.has(classes) || !entry.parent) continue;
    entry.record = true;
    entry.parent.repeats = true;
  }
}

/** The classes of a box and of what it lies in; undefined where one of them has none. */
function classesOf({ node, parent, depth }: Entry): string | undefined {
  const [own] = node.classes ?? [];
  const [outer] = parent?.node.classes ?? [];
  return own === undefined || outer === undefined
    ? undefined
    : `${depth} ${outer} ${parent?.node.role} ${node.role} ${node.tag ?? ''} ${own}`;
}
