/** The title of a line of which nothing can be read but its buttons: the one it begins with, which opens it. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { type Entry, readable } from './page-index.js';

const titles = new WeakMap<SnapshotNode, string | null>();

/**
 * "Ellen Voss, invoice needed" in a list of messages, each of which is one button beside "Archive" and "Delete": what the line is about,
 * and no deed. Undefined where the line says anything else, or no other line has the buttons beside it.
 */
export function titlingButton(record: Entry): string | undefined {
  let known = titles.get(record.node);
  if (known === undefined) titles.set(record.node, (known = titleIn(record) ?? null));
  return known ?? undefined;
}

function titleIn({ node, parent }: Entry): string | undefined {
  const [first, ...deeds] = buttonsIn(node);
  if (!first || deeds.length === 0 || /\p{L}/u.test(readable(node, 'without buttons'))) return undefined;
  const others = (parent?.node.children ?? [])
    .filter((other) => other !== node && other.role === node.role)
    .map((other) => buttonsIn(other).map(({ name }) => name));
  const isShared = ({ name }: SnapshotNode): boolean => others.some((names) => names.includes(name));
  const title = readable(first);
  return /\p{L}/u.test(title) && !isShared(first) && deeds.some(isShared) ? title : undefined;
}

function buttonsIn(node: SnapshotNode): readonly SnapshotNode[] {
  if (node.hidden !== undefined) return [];
  return node.role === 'button' ? [node] : node.children.flatMap((child) => buttonsIn(child));
}
