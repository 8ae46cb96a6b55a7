/** The line of a page that says the very sentence, as exercises have it on top: it tells what is to be done, and is nothing to do it to. */
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../contract/snapshot.js';
import { fold } from './language/words.js';

/** Fewer words may be a title, or a line with something to press beside it. */
const LEAST_WORDS = 5;

/** The page without that line; as it is where its first text is another one. */
export function withoutTaskLine(snapshot: Snapshot, sentence: string): Snapshot {
  const said = plain(sentence);
  if (said.split(' ').length < LEAST_WORDS) return snapshot;
  const line = firstText(snapshot.root, said);
  return line ? { ...snapshot, root: without(snapshot.root, line) } : snapshot;
}

/** The first node that says anything, where that is all of the sentence. */
function firstText(root: SnapshotNode, said: string): SnapshotNode | undefined {
  for (const node of walk(root)) {
    if (!/^(?:document|generic|paragraph|text|main|region)$/.test(node.role) || node.clickable)
      return undefined;
    if (node !== root && plain(textOf(node)) === said)
      return [...walk(node)].some(isControl) ? undefined : node;
    // Any other text comes first.
    if (node.children.length === 0 && plain(textOf(node)) !== '') return undefined;
  }
  return undefined;
}

function isControl({ role, clickable }: SnapshotNode): boolean {
  return clickable === true || !/^(?:generic|paragraph|text|strong|emphasis|code)$/.test(role);
}

function without(node: SnapshotNode, line: SnapshotNode): SnapshotNode {
  if (!node.children.some((child) => [...walk(child)].includes(line))) return node;
  const children = node.children.filter((child) => child !== line).map((child) => without(child, line));
  return { ...node, children };
}

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
