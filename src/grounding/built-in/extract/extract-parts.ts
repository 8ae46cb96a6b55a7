/** The parts of one item of a repeated structure, and the part of a cell that names what it is about. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import { isField, type Tree } from './extract-tree.js';

interface ItemLeaf {
  node: SnapshotNode;
  path: string;
}

/** The smallest parts of an item that say something, with their paths inside it. */
export function leavesOf(
  tree: Tree,
  item: SnapshotNode,
  nameOf: (name: string) => string = (name) => name,
): ItemLeaf[] {
  const leaves: ItemLeaf[] = [];
  const enter = (node: SnapshotNode, path: string): void => {
    if (node.hidden) return;
    const here = `${path}/${node.tag ?? node.role}${node.role === 'generic' ? '' : `:${node.role}`}${(
      node.classes ?? []
    )
      .map(nameOf)
      .filter((name) => name !== '')
      .toSorted()
      .map((name) => `.${name}`)
      .join('')}`;
    const isEnd = node.children.length === 0 || isAmountInParts(tree, node);
    if (isEnd && (tree.textOf(node) !== '' || isField(node) || node.name !== ''))
      leaves.push({ node, path: here });
    const isLink = node.role === 'link' && node.url !== undefined;
    if (!isEnd && (isLink || node.role === 'heading' || (node.content !== undefined && hasInlineMix(node))))
      leaves.push({ node, path: here });
    if (!isEnd) for (const child of node.children) enter(child, here);
  };
  if (item.children.length === 0) return [{ node: item, path: '' }];
  for (const child of item.children) enter(child, '');
  if (item.role === 'link' || hasInlineMix(item) || isPlainLine(item))
    leaves.unshift({ node: item, path: '' });
  return leaves;
}

/** `<small>$</small><b>10</b><span>.90</span>`: one amount, of which no part is a value. */
function isAmountInParts(tree: Tree, node: SnapshotNode): boolean {
  if (node.content === undefined || node.children.length < 2 || node.content.length > 20) return false;
  const parts = node.children.map((child) => (child.role === 'text' ? child.name : tree.textOf(child)));
  // "49" with a raised "99" behind it is not 4999.
  const isSplit = parts.some((part, at) => /\d$/u.test(part) && /^\d/u.test(parts[at + 1] ?? ''));
  return (
    !isSplit &&
    kindsOfText(node.content).includes('price') &&
    parts.every((part) => part.length < 12 && !kindsOfText(part).includes('price'))
  );
}

function hasInlineMix(node: SnapshotNode): boolean {
  return node.children.length > 1 && node.children.some((child) => child.role === 'text');
}

/** A line put together from spans, of which none is marked as its name. */
export function isPlainLine(node: SnapshotNode): boolean {
  return (
    /^(?:listitem|paragraph|option)$/.test(node.role) &&
    node.content !== undefined &&
    node.children.every((child) => child.tag === 'span' && child.children.length === 0)
  );
}

const namingMark = /(?:^|[-_])(?:strong|bold|bolder|semibold|title|name|primary|main|heading)$/i;

/**
 * The part of a cell that names what the cell is about: of several texts the one in bold, in a heading, in a link or marked as title;
 * pictures and initials may stand before it. Undefined when the cell has one text only, or does not set one apart.
 */
export function headOf(tree: Tree, cell: SnapshotNode): SnapshotNode | undefined {
  const parts = leavesOf(tree, cell).filter(({ node }) => tree.textOf(node) !== '' && node !== cell);
  const ends = parts.filter(
    ({ node }) => !parts.some((other) => other.node !== node && node.children.includes(other.node)),
  );
  if (ends.length < 2) return undefined;
  const isMarked = ({ node, path }: ItemLeaf): boolean =>
    /^(?:strong|heading|link)$/.test(node.role) ||
    /:(?:strong|heading|link)(?=[./]|$)/.test(path) ||
    (node.classes ?? []).some((name) => namingMark.test(name));
  const marked = ends.filter((part) => isMarked(part) && said(part).length > 1);
  const [head, ...others] = marked;
  const first = ends.find((part) => !/^\p{Lu}{1,3}$/u.test(said(part)));
  return head && others.length === 0 && head === first ? head.node : undefined;

  function said(part: ItemLeaf): string {
    return tree.textOf(part.node);
  }
}

/** A heading with a figure in a box of its own: how many stand below it is no part of its name. */
export function hasFigure(tree: Tree, node: SnapshotNode): boolean {
  const last = node.children.at(-1);
  return (
    node.role === 'heading' &&
    node.children.length > 1 &&
    last?.ref !== undefined &&
    /^\(?\d+\)?$/u.test(tree.textOf(last))
  );
}

/** A name with a figure in a box of its own behind it: "Inbox" with a badge that says 12. */
export function endsWithFigure(tree: Tree, node: SnapshotNode | undefined): boolean {
  if (!node || node.children.length < 2) return false;
  const last = node.children.at(-1);
  const text = last?.ref === undefined ? '' : tree.textOf(last);
  return /^\(?\d+\)?$/u.test(text) && tree.textOf(node).length > text.length;
}
