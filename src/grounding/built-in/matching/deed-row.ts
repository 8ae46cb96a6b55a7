/** A box that can be clicked and holds nothing but words for deeds side by side ("Reply", "Forward"): each of them is a button of its own. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { tokenize } from '../language/lexer.js';
import { verbAt } from '../language/verbs.js';

/** Most words of such a button. */
const MOST_WORDS = 2;

const once = new WeakMap<SnapshotNode, boolean>();

/** Whether its children are the buttons, and not the box. */
export function isDeedRow(node: SnapshotNode): boolean {
  if (node.clickable !== true || node.role !== 'generic' || node.children.length < 2) return false;
  let known = once.get(node);
  if (known === undefined) {
    known =
      node.name === '' &&
      (node.text ?? '') === '' &&
      node.children.every((child) => isDeed(child)) &&
      new Set(node.children.map(({ tag, text }) => `${tag} ${text === undefined}`)).size === 1;
    once.set(node, known);
  }
  return known;
}

function isDeed({ role, ref, text = '', children, clickable }: SnapshotNode): boolean {
  if (role !== 'generic' || ref === undefined || clickable || children.length > 0) return false;
  const tokens = tokenize(text);
  return tokens.length > 0 && tokens.length <= MOST_WORDS && verbAt(tokens, 0) !== undefined;
}
