/**
 * States that a page tells by a class only: one of several like elements is marked (`<li class="completed">`), or some of them are. The
 * mark of one says nothing where all have it or none has: then it may be how they all look.
 */
import { type SnapshotNode, textOf } from '../../../contract/snapshot.js';
import { fold } from '../language/words.js';

/** What style sheets call a state, by the words that people have for it. */
const families: readonly (readonly string[])[] = [
  ['active', 'current', 'selected', 'chosen', 'highlighted', 'sel'],
  ['completed', 'complete', 'done', 'finished', 'checked', 'crossed', 'strikethrough'],
  ['expanded', 'open', 'opened', 'unfolded'],
  ['disabled'],
  ['favorite', 'favourite', 'starred', 'liked'],
];

/** Words for what opens and closes, of which the open one is often called active. */
const folding = /accordion|faq|collaps|question|expand|fold/iu;

/** What may stand in front of a state in the name of a class: `is-active`, `nav-link--active`, `todo-done`. */
const longestName = 3;

/** For each of some like elements whether it is marked as being so; undefined where all are or none is. */
export function classMarks(items: readonly SnapshotNode[], said: string): (string | undefined)[] | undefined {
  if (items.length < 2) return undefined;
  const words = wordsFor(said, items);
  const marks = items.map((item) => markOf(item, words));
  const marked = marks.filter((mark) => mark !== undefined).length;
  return marked > 0 && marked < items.length ? marks : undefined;
}

/** The words of a class that say so. */
function wordsFor(said: string, items: readonly SnapshotNode[]): readonly string[] {
  const word = said.toLowerCase();
  const family = families.find((each) => each.includes(word)) ?? [word];
  const isFolding =
    family.includes('open') && items.every(({ classes = [] }) => classes.some((name) => folding.test(name)));
  return isFolding ? [...family, 'active'] : family;
}

/** The word of a class of an element that is one of these, the element being all that shows its text. */
function markOf(item: SnapshotNode, words: readonly string[]): string | undefined {
  for (const node of wholes(item))
    for (const name of node.classes ?? []) {
      const parts = name.toLowerCase().split(/[-_]+/u);
      const last = parts.at(-1) ?? '';
      if (
        words.includes(last) &&
        parts.length <= longestName &&
        !/^(?:not|non|in|un|no)$/u.test(parts.at(-2) ?? '')
      )
        return last;
    }
  return undefined;
}

/** The element, and what is in it and shows all of its text. */
function wholes(item: SnapshotNode): SnapshotNode[] {
  const text = fold(textOf(item));
  const found = [item];
  for (const child of item.children)
    if (child.role !== 'text' && text !== '' && fold(textOf(child)) === text) found.push(...wholes(child));
  return found;
}

/** An element by whose classes a state is told, the word of them that says so, and whether it has that now. */
export interface ClassState {
  ref: string;
  mark: string;
  isSo: boolean;
}

/** Most levels from the element that is named up to the one that is marked. */
const MOST_LEVELS = 3;

/** The state of what an element stands for, told by the classes of the elements beside it; `path` leads to it from the root. */
export function classState(path: readonly SnapshotNode[], said: string): ClassState | undefined {
  for (let depth = path.length - 1; depth > 0 && depth >= path.length - MOST_LEVELS; depth -= 1) {
    const [node, parent] = [path[depth] as SnapshotNode, path[depth - 1] as SnapshotNode];
    // The cells of a row are no others of its kind: what one of them is marked as, is said of the row.
    if (/^(?:cell|gridcell|rowheader)$/u.test(node.role)) continue;
    const alike = parent.children.filter(
      ({ role, tag, hidden }) => role === node.role && tag === node.tag && hidden !== 'aria-hidden',
    );
    const marks = classMarks(alike, said);
    const own = marks?.[alike.indexOf(node)];
    const at =
      own === undefined ? (marks?.findIndex((each) => each !== undefined) ?? -1) : alike.indexOf(node);
    const mark = marks?.[at];
    // The same part of this one as the part that is marked of the other.
    const part =
      mark === undefined ? -1 : wholes(alike[at] as SnapshotNode).findIndex((each) => hasMark(each, mark));
    const meant = wholes(node)[part] ?? node;
    if (mark !== undefined && meant.ref !== undefined)
      return { ref: meant.ref, mark, isSo: own !== undefined };
    // Two of a kind side by side, neither of them marked: what is around both says nothing of one of them.
    if (alike.length > 1 && marks === undefined && !isSmall(node, alike)) return undefined;
  }
  return undefined;
}

function hasMark({ classes = [] }: SnapshotNode, mark: string): boolean {
  return classes.some((name) => name.toLowerCase().split(/[-_]+/u).at(-1) === mark);
}

/** Parts of one thing (its icon and its name) are alike by their tags only. */
function isSmall(node: SnapshotNode, alike: readonly SnapshotNode[]): boolean {
  return alike.some((each) => each !== node && textOf(each) === '');
}
