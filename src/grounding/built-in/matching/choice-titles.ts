/** Short texts in front of choices, which say what is chosen there: "Size" before "Small" and "Large", though nothing marks it as their title. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { fold, wordsOf } from '../language/words.js';
import { readable } from './page-index.js';

/** Longest title, in words. */
const MAX_WORDS = 4;

/** As many choices as anybody offers side by side. */
const MAX_CHOICES = 40;

const titles = /^(?:text|generic|paragraph|strong|term)$/;
const holders = /^(?:generic|radiogroup|group|list|listitem|paragraph)$/;

/** What one of several is, or may be. */
const choice = /^(?:radio|checkbox|switch|button|option|tab|menuitemradio|menuitemcheckbox)$/;

/** Whether a child of a container is the title of the choices behind it. */
export function isChoiceTitle(children: readonly SnapshotNode[], at: number): boolean {
  const [child, first] = [children[at] as SnapshotNode, children[at + 1]];
  if (!titles.test(child.role) || !first || !isChoices(first)) return false;
  const text = textOf(child);
  if (text === undefined) return false;
  const choices: SnapshotNode[] = [];
  const last = Math.min(children.length, at + MAX_CHOICES);
  for (let behind = at + 1; behind < last; behind += 1) {
    const each = children[behind] as SnapshotNode;
    if (each.role === 'text') continue;
    if (!isChoices(each)) break;
    addChoices(each, choices);
  }
  if (choices.length < 2) return false;
  // A text behind a choice may be what that one is called.
  for (const each of children.slice(Math.max(0, at - 2), at)) addChoices(each, choices);
  return !choices.some(({ name, hints = [] }) =>
    [name, ...hints.map((hint) => hint.text)].some((called) => fold(called) === text),
  );
}

/** The folded text of what is nothing but a short text. */
function textOf(node: SnapshotNode): string | undefined {
  if (node.clickable) return undefined;
  if (node.children.some(({ role }) => role !== 'text')) return undefined;
  const text = readable(node).replace(/[:?*]\s*$/u, '');
  const count = wordsOf(text).length;
  return count > 0 && count <= MAX_WORDS ? fold(text) : undefined;
}

/** Only choices, with what they are called. */
function isChoices(node: SnapshotNode): boolean {
  if (choice.test(node.role)) return true;
  if (!holders.test(node.role)) return false;
  let found = false;
  for (const child of node.children) {
    // What stands beside a box as its label is no choice of its own.
    if (child.role === 'text' || child.tag === 'label') continue;
    if (!isChoices(child)) return false;
    found = true;
  }
  return found;
}

function addChoices(node: SnapshotNode, to: SnapshotNode[]): void {
  if (choice.test(node.role)) to.push(node);
  else for (const child of node.children) addChoices(child, to);
}
