/** A name without what stands at its end and is no part of it. */
import type { SnapshotNode } from '../../../contract/snapshot.js';

/** "Ines" of "Inesines@example.org", where the end is written in another ink, "Delete" of "Delete is active", where the end is for nobody to see. */
export function unglued(node: SnapshotNode): string | undefined {
  const { role, name, marks = [] } = node;
  const seen = role === 'menuitem' && node.children.length > 0 ? seenIn(node) : '';
  if (seen !== '' && name.startsWith(`${seen} `)) return seen;
  const end = marks.find(({ text }) => text !== '' && text.length < name.length && name.endsWith(text));
  return end && name.slice(0, name.length - end.text.length).trim();
}

function seenIn({ role, name, text, children }: SnapshotNode): string {
  if (children.length === 0) return role === 'text' ? name : (text ?? name);
  return children
    .filter(({ hidden }) => hidden !== 'clipped')
    .map((child) => seenIn(child))
    .filter((each) => each !== '')
    .join(' ');
}
