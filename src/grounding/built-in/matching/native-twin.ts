/** Native lists and fields that a component keeps behind what it draws. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Entry } from './page-index.js';

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
  if (isBehindField(node, parent.children[parent.children.indexOf(node) - 1])) return true;
  const isTiny = (node.box?.width ?? 99) <= 2 || (node.box?.height ?? 99) <= 2;
  const isUnseen = node.hidden === 'aria-hidden' || (node.hidden === 'clipped' && isTiny);
  const isField = node.tag === 'select' || (node.tag === 'input' && node.role === 'textbox');
  return (
    isUnseen &&
    isField &&
    parent.children.some((child) => child !== node && (drawsList(child, 3) || standsFor(child, node, 3)))
  );
}

/** What the unseen input is called that stands right behind the box in which this field is drawn for it: "Add a topic". */
export function namesBehind(field: SnapshotNode, parent: Entry | undefined): readonly string[] {
  if (field.role !== 'textbox' || field.hidden !== undefined) return [];
  let box = field;
  let around = parent;
  for (let level = 0; level < BOXES && around; level += 1) {
    const { children } = around.node;
    const twin = children[children.indexOf(box) + 1];
    if (twin && isBehindField(twin, box)) {
      const labels = (twin.hints ?? []).filter(({ from }) => from === 'label-nearby');
      return [...labels.map(({ text }) => text), twin.name, twin.placeholder ?? ''].filter(Boolean);
    }
    box = around.node;
    around = around.parent;
  }
  return [];
}

/** Most boxes around such a field. */
const BOXES = 3;

/** An input that takes no room, right behind a box with one field: a component writes into it what is typed there. */
function isBehindField({ tag, role, hidden, box }: SnapshotNode, before: SnapshotNode | undefined): boolean {
  const isNothing = hidden === 'clipped' && box?.width === 0 && box.height === 0;
  return (
    tag === 'input' &&
    role === 'textbox' &&
    isNothing &&
    before !== undefined &&
    fieldsIn(before, BOXES) === 1
  );
}

function fieldsIn({ role, hidden, children }: SnapshotNode, levels: number): number {
  if (role === 'textbox' && hidden === undefined) return 1;
  return levels === 0 ? 0 : children.reduce((sum, child) => sum + fieldsIn(child, levels - 1), 0);
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
