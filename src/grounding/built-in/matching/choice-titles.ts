/** Short texts in front of choices, which say what is chosen there: "Size" before "Small" and "Large", though nothing marks it as their title. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { fold, wordsOf } from '../language/words.js';
import { readable } from './page-index.js';

/** Longest title, in words. */
const MAX_WORDS = 4;

/** As many choices as anybody offers side by side. */
const MAX_CHOICES = 40;

/** What one of several is, or may be. */
const choice = /^(?:radio|checkbox|switch|button|option|tab|menuitemradio|menuitemcheckbox)$/;

/** Whether a child of a container is the title of the choices behind it. */
export function isChoiceTitle(children: readonly SnapshotNode[], at: number): boolean {
  const first = children[at + 1];
  const text = first && isChoices(first) ? textOf(children[at] as SnapshotNode) : undefined;
  if (text === undefined) return false;
  const behind = children.slice(at + 1, at + MAX_CHOICES);
  const end = behind.findIndex((each) => !isChoices(each) && each.role !== 'text');
  const run = end === -1 ? behind : behind.slice(0, end);
  // A text behind a choice may be what that one is called.
  const around = choicesIn(children.slice(Math.max(0, at - 2), at + MAX_CHOICES));
  const named = around.flatMap(({ name, hints = [] }) => [name, ...hints.map((hint) => hint.text)]);
  return !named.some((each) => fold(each) === text) && choicesIn(run).length > 1;
}

/** The folded text of what is nothing but a short text. */
function textOf(node: SnapshotNode): string | undefined {
  if (!/^(?:text|generic|paragraph|strong|term)$/.test(node.role) || node.clickable) return undefined;
  if (node.children.some(({ role }) => role !== 'text')) return undefined;
  const text = readable(node).replace(/[:?*]\s*$/u, '');
  const count = wordsOf(text).length;
  return count > 0 && count <= MAX_WORDS ? fold(text) : undefined;
}

/** Only choices, with what they are called. */
function isChoices(node: SnapshotNode): boolean {
  if (choice.test(node.role)) return true;
  if (!/^(?:generic|radiogroup|group|list|listitem|paragraph)$/.test(node.role)) return false;
  return (
    choicesIn([node]).length > 0 && node.children.every((child) => child.role === 'text' || isChoices(child))
  );
}

function choicesIn(nodes: readonly SnapshotNode[]): readonly SnapshotNode[] {
  return nodes.flatMap((node) => (choice.test(node.role) ? [node] : choicesIn(node.children)));
}
