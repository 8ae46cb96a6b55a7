/** What is chosen among radio buttons: one value of several, which no text of the page says. */
import type { SnapshotNode } from '../../contract/snapshot.js';
import type { AddFact } from './extract-facts.js';
import { type Tree, visible } from './extract-tree.js';

/** The chosen one of a group of radio buttons, as a fact called what the group is called; a group with none chosen gives no fact. */
export function choiceFacts(tree: Tree, node: SnapshotNode, add: AddFact): void {
  if (node.role !== 'radio' || node.checked !== true) return;
  const group = groupOf(tree, node);
  if (!group) return;
  const { radios, label } = group;
  const text = nameOf(tree, node);
  if (text === '' || radios.filter((each) => each.checked === true).length !== 1) return;
  const refs = radios.flatMap((each) => each.ref ?? []);
  add(label, { node, chosen: { text, refs } }, 0.95);
}

/** The radio buttons that belong together, and what they are called. */
function groupOf(tree: Tree, radio: SnapshotNode): { radios: SnapshotNode[]; label: string } | undefined {
  let inner: SnapshotNode = radio;
  for (let at = tree.parentOf(radio); at; at = tree.parentOf(at)) {
    const radios = [...visible(at)].filter((each) => each.role === 'radio');
    if (radios.length > 1) {
      const label = at.name || headOf(tree, at, inner) || titleBefore(tree, at);
      return label ? { radios, label } : undefined;
    }
    inner = at;
  }
  return undefined;
}

/** A text in front of the first radio button, inside the group. */
function headOf(tree: Tree, group: SnapshotNode, member: SnapshotNode): string {
  const before = group.children.slice(0, group.children.indexOf(member));
  const texts = before.filter((each) => ![...visible(each)].some((inner) => inner.role === 'radio'));
  const last = texts.at(-1);
  return last ? short(tree.textOf(last)) : '';
}

/** A text right before the group. */
function titleBefore(tree: Tree, group: SnapshotNode): string {
  const siblings = tree.parentOf(group)?.children ?? [];
  const before = siblings[siblings.indexOf(group) - 1];
  return before ? short(tree.textOf(before)) : '';
}

function short(text: string): string {
  return text.length <= 60 ? text : '';
}

/** What a radio button or a box to tick is called. */
export function nameOf(tree: Tree, node: SnapshotNode): string {
  return node.name || (node.hints?.[0]?.text ?? '') || tree.textOf(node);
}
