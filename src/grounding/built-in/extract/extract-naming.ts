/** What names the items of a list, and what does not. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Column } from './extract-labels.js';
import type { Tree } from './extract-tree.js';
import { meaningfulWords, plainWords } from './extract-words.js';

/** Words that the test ids, or the ids, of all items have: "notification-item-7" and "notification-item-9". */
export function sharedMarks(items: readonly SnapshotNode[]): string[] {
  const marks = items.map(({ id = '', testId = '' }) => new Set(plainWords(`${id} ${testId}`)));
  return [...(marks[0] ?? [])].filter(
    (word) => /^\p{L}+$/u.test(word) && marks.every((each) => each.has(word)),
  );
}

/** "Add to cart", "X": what is the same in all items names none of them, and the button of each says nothing of it at all. */
export function dropSameNames(tree: Tree, columns: readonly Column[]): void {
  for (const column of columns)
    if (saysTheSame(tree, column)) {
      const isButton = column.places.every((place) => place?.node.role === 'button');
      column.labels = isButton ? [] : column.labels.filter(({ words }) => !isNaming(words));
    }
}

/** Whether a part says the same in every item, of several. */
export function saysTheSame(tree: Tree, { places }: Column): boolean {
  const [first, ...others] = places.map((place) => (place ? tree.textOf(place.node) : ''));
  return first !== undefined && first !== '' && others.length > 0 && others.every((text) => text === first);
}

function isNaming(words: ReadonlySet<string>): boolean {
  return words.size === 1 && ['name', 'title', 'text'].some((word) => words.has(word));
}

/** Leaves the lists that are called what is asked for, where there are any: others only stand under a heading that says the same. */
export function keepCalled(found: { region: { container: SnapshotNode } }[], asked: readonly string[]): void {
  const isCalled = ({ region }: { region: { container: SnapshotNode } }): boolean => {
    const words = meaningfulWords(region.container.name);
    const rest = asked.filter((word) => !words.includes(word));
    return (
      words.length > 0 &&
      words.every((word) => asked.includes(word)) &&
      rest.every((word) => /^(?:name|title)$/u.test(word))
    );
  };
  if (found.some(isCalled)) found.splice(0, Infinity, ...found.filter(isCalled));
}
