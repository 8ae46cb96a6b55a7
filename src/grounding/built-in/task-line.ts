/** The line of a page that says the very sentence, as exercises have it on top: it tells what is to be done, and is nothing to do it to. */
import { ownTextOf, type Snapshot, type SnapshotNode, walk } from '../../contract/snapshot.js';
import { fold } from './language/words.js';

/** Fewer words may be a title, or a line with something to press beside it. */
const LEAST_WORDS = 5;

const once = new WeakMap<Snapshot, { sentence: string; page: Snapshot }>();

/** The page without that line; as it is where its first text is another one. Asked again for the same page, it is the same: what is known of a page is kept with it. */
export function withoutTaskLine(snapshot: Snapshot, sentence: string): Snapshot {
  const known = once.get(snapshot);
  if (known?.sentence === sentence) return known.page;
  const said = plain(sentence);
  const line = said.split(' ').length < LEAST_WORDS ? undefined : firstText(snapshot.root, said);
  const root = line && without(snapshot.root, line);
  const page = root ? { ...snapshot, root } : snapshot;
  once.set(snapshot, { sentence, page });
  return page;
}

/** The first node that says anything, where that is all of the sentence. */
function firstText(root: SnapshotNode, said: string): SnapshotNode | undefined {
  for (const node of walk(root)) {
    if (!/^(?:document|generic|paragraph|text|main|region)$/.test(node.role) || node.clickable)
      return undefined;
    if (node !== root && saysJust(node, said)) return [...walk(node)].some(isControl) ? undefined : node;
    // Any other text comes first.
    if (node.children.length === 0 && plain(ownTextOf(node)) !== '') return undefined;
  }
  return undefined;
}

/** Read no further than to the first word that is another one: what holds the line may hold all of the page. */
function saysJust(node: SnapshotNode, said: string): boolean {
  let shown = '';
  for (const each of walk(node)) {
    const text = ownTextOf(each);
    if (text === '') continue;
    shown = plain(`${shown} ${text}`);
    if (!said.startsWith(shown)) return false;
  }
  return shown === said;
}

function isControl({ role, clickable }: SnapshotNode): boolean {
  return clickable === true || !/^(?:generic|paragraph|text|strong|emphasis|code)$/.test(role);
}

/** The same without the line; undefined where that is not in it. */
function without(node: SnapshotNode, line: SnapshotNode): SnapshotNode | undefined {
  for (const [at, child] of node.children.entries()) {
    if (child === line) return { ...node, children: node.children.toSpliced(at, 1) };
    const left = without(child, line);
    if (left) return { ...node, children: node.children.with(at, left) };
  }
  return undefined;
}

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
