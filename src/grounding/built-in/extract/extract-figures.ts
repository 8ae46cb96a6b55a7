/** Tiles with a figure: a label, and below or beside it the figure among what explains it (a change, a caption). */
import type { AddFact } from './extract-facts.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { isField, type Tree } from './extract-tree.js';

/** Notes the figures of a tile: `Revenue | $84,520 18% | $3,218 today`, and those below a title with a line of explanation. */
export function figureFacts(
  tree: Tree,
  node: SnapshotNode,
  isLabel: (text: string, node: SnapshotNode) => boolean,
  add: AddFact,
): void {
  if (/^(?:table|rowgroup|row|list|deflist|radiogroup|listitem|paragraph)$/.test(node.role)) return;
  const parts = node.children.filter((child) => !child.hidden && tree.textOf(child) !== '');
  const [head, box] = parts;
  if (!head || !box || parts.length > 4) return;
  if (box.children.length === 0 || isBareFigure(tree.textOf(head))) return;
  const figure = figureOf(tree, box);
  if (!figure) return;
  const title = titleOf(tree, head);
  if (title && isLabel(tree.textOf(title), title)) add(tree.textOf(title), { node: figure }, 1);
}

/** The label itself, or the first of the two lines of a head: a title, and what it is about. */
function titleOf(tree: Tree, head: SnapshotNode): SnapshotNode | undefined {
  const lines = textsIn(tree, head);
  const [title, ...others] = lines;
  return others.length <= 1 ? title : undefined;
}

/** The figure that a box begins with, when all others in it are of another kind: its change in percent, say. */
function figureOf(tree: Tree, box: SnapshotNode): SnapshotNode | undefined {
  const [first, ...others] = textsIn(tree, box);
  const text = first && tree.textOf(first);
  if (!first || !text || others.length > 3 || first.ref === undefined || !isBareFigure(text))
    return undefined;
  const kind = kindOf(text);
  return others.some((other) => isBareFigure(tree.textOf(other)) && kindOf(tree.textOf(other)) === kind)
    ? undefined
    : first;
}

/** The lines of a box: its smallest elements that have a text; a number with its small unit is one. */
function textsIn(tree: Tree, node: SnapshotNode): SnapshotNode[] {
  const children = node.children.filter((child) => !child.hidden && tree.textOf(child) !== '');
  if (children.length === 0 || children.some(({ role }) => role === 'text'))
    return isField(node) || node.role === 'button' ? [] : [node];
  return children.flatMap((child) => textsIn(tree, child));
}

/** A number with its currency or unit and nothing else. */
export function isBareFigure(text: string): boolean {
  return (
    /^[^\p{L}\d]{0,3}\d[\d.,:]*(?:[\s]\d{3})*\s?(?:%|°|[€$£¥]|\p{L}{1,3})?$/u.test(text) &&
    !/^\d{1,2}\s\p{L}{3}$|\d{4}-\d/u.test(text)
  );
}

function kindOf(text: string): string {
  return text.replace(/[\d.,:\s+−↑↓-]/gu, '');
}
