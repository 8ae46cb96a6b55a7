/** "+ Add a card" under the cards of a column: what adds one more stands where the next one would, and is none of them. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Tree } from './extract-tree.js';

const adding = /^[+＋➕]\s*(?:\p{L}|$)/u;
const saysSo = /^[+＋➕]\s*(?:add|new|create)\b/iu;
const saysItInWords = /^(?:add|create)\s(?:an?|another|one more|new)\b/iu;
const isControl = /^(?:button|link|tab|option|menuitem)$/u;

/** The items but the first or the last where that offers to add one; all of them where they are controls anyway. */
export function withoutAddLine(tree: Tree, items: readonly SnapshotNode[]): readonly SnapshotNode[] {
  if (items.length < 2 || items.every(({ role }) => isControl.test(role))) return items;
  const [first, last] = [items[0], items.at(-1)];
  const line = [last, first].find((item) => item && addsOne(tree, item, items));
  return line ? items.filter((item) => item !== line) : items;
}

/** A task may be called "Add a login page": one line that looks like all others is one of them, whatever it is called. */
function addsOne(tree: Tree, item: SnapshotNode, items: readonly SnapshotNode[]): boolean {
  const text = tree.textOf(item);
  if (text.length > LONG) return false;
  const others = items.filter((each) => each !== item);
  if (others.some((each) => adding.test(tree.textOf(each)))) return false;
  const isUnlike = others.every((each) => markOf(each) !== markOf(item));
  return saysSo.test(text) || (isUnlike && (adding.test(text) || saysItInWords.test(text)));
}

function markOf({ role, tag, classes = [] }: SnapshotNode): string {
  return [role, tag ?? '', ...classes].join(' ');
}

const LONG = 40;
