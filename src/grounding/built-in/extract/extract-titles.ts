/** The titles of columns that stand side by side and are no headings by their markup: "To do 3" over the cards of a board. */
import type { SnapshotNode } from '../../../contract/snapshot.js';

/** Longest title, in characters. */
const MOST_CHARACTERS = 40;

/** The first part of each of several boxes that are built alike, where what stands below it is a list of things. */
export function columnTitles(
  nodes: readonly SnapshotNode[],
  textOf: (node: SnapshotNode) => string,
): ReadonlySet<SnapshotNode> {
  const titles = new Set<SnapshotNode>();
  for (const holder of nodes) {
    if (holder.children.length < 2) continue;
    const groups = new Map<string, SnapshotNode[]>();
    for (const box of holder.children.map(unwrapped).filter(isBox)) {
      const shape = shapeOf(box);
      const group = groups.get(shape);
      if (group) group.push(box);
      else groups.set(shape, [box]);
    }
    for (const boxes of groups.values()) {
      const heads = boxes.map((box) => headOf(box, textOf));
      const texts = new Set(heads.map((head) => (head ? textOf(head) : '')));
      const [first] = heads;
      const areTitles =
        boxes.length > 1 &&
        texts.size === boxes.length &&
        heads.every(
          (head) => head !== undefined && first !== undefined && shapeOf(head) === shapeOf(first),
        ) &&
        boxes.some(listsThings);
      if (areTitles) for (const head of heads) if (head) titles.add(head);
    }
  }
  return titles;
}

/** The box within boxes that hold nothing else. */
function unwrapped(node: SnapshotNode): SnapshotNode {
  let at = node;
  for (let down = 0; down < 3; down += 1) {
    const [only, ...others] = at.children.filter(({ hidden }) => hidden === undefined);
    if (!only || others.length > 0 || only.role === 'text' || at.hidden !== undefined) return at;
    at = only;
  }
  return at;
}

function isBox({ hidden, children, role }: SnapshotNode): boolean {
  return (
    hidden === undefined && children.length > 1 && /^(?:generic|listitem|group|region|article)$/.test(role)
  );
}

function shapeOf({ tag, role, classes }: SnapshotNode): string {
  return `${tag ?? ''} ${role} ${classes?.[0] ?? ''}`;
}

/** What a box begins with, if that is a short text and not all of it. */
function headOf(
  { children }: SnapshotNode,
  textOf: (node: SnapshotNode) => string,
): SnapshotNode | undefined {
  const [head, ...rest] = children.filter(({ hidden }) => hidden === undefined);
  if (!head || rest.length === 0 || head.role !== 'generic') return undefined;
  const text = textOf(head);
  return /\p{L}/u.test(text) && text.length <= MOST_CHARACTERS ? head : undefined;
}

/** Two boxes alike, of several parts each or marked by a class, below its head. */
function listsThings({ children }: SnapshotNode): boolean {
  const [, ...rest] = children.filter(({ hidden }) => hidden === undefined);
  return [rest, ...rest.map((each) => each.children)].some((run) => {
    const things = run.filter(
      ({ hidden, children: parts, classes = [] }) =>
        hidden === undefined && (parts.length > 1 || (parts.length === 1 && classes.length > 0)),
    );
    return things.length > 1 && things.every((each) => shapeOf(each) === shapeOf(things[0] as SnapshotNode));
  });
}
