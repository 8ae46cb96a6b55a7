/** Native lists and fields that a component keeps behind what it draws. */
import type { SnapshotNode } from '../../../contract/snapshot.js';

/**
 * A native list or text field, or an option, that nobody sees behind a list that is drawn, or behind a field that has its label: the page
 * need not notice what is chosen in it.
 */
export function isTwin(
  node: SnapshotNode,
  parent: SnapshotNode | undefined,
  around: SnapshotNode | undefined,
): boolean {
  if (!parent) return false;
  if (node.tag === 'option') return parent.tag === 'select' && isTwin(parent, around, undefined);
  const isTiny = (node.box?.width ?? 99) <= 2 || (node.box?.height ?? 99) <= 2;
  const isUnseen = node.hidden === 'aria-hidden' || (node.hidden === 'clipped' && isTiny);
  const isField = node.tag === 'select' || (node.tag === 'input' && node.role === 'textbox');
  return (
    isUnseen &&
    isField &&
    parent.children.some((child) => child !== node && (drawsList(child, 3) || standsFor(child, node, 3)))
  );
}

function standsFor({ hints, hidden, children }: SnapshotNode, field: SnapshotNode, levels: number): boolean {
  const isLabelled = hints?.some(({ from, text }) => from === 'label-nearby' && text === field.name);
  if (isLabelled === true && hidden === undefined) return true;
  return levels > 0 && children.some((child) => standsFor(child, field, levels - 1));
}

function drawsList({ role, hasPopup, hidden, children }: SnapshotNode, levels: number): boolean {
  if (hidden === undefined && (/^(?:combobox|listbox)$/.test(role) || hasPopup === 'listbox')) return true;
  return levels > 0 && children.some((child) => drawsList(child, levels - 1));
}
