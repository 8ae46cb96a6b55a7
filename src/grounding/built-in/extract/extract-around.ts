/** What stands around a fact: the record it belongs to, what tells that from others, and whether it is of others than the page is about. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import { plainWords } from './extract-words.js';

/** "Similar artists", "Related posts": what stands under such a title is of others than what the page is about. */
export function isOfOthers(
  { tree }: PageIndex,
  node: SnapshotNode,
  context: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): boolean {
  if ([...context].some((word) => otherWord.test(word)))
    return ![...context].some((word) => otherWord.test(word) && asked.has(word));
  for (let at = tree.parentOf(node); at; at = tree.parentOf(at))
    for (const name of at.classes ?? [])
      if (/(?:^|[-_])(?:related|similar|recommended|recommendations)(?:[-_]|$)/iu.test(name))
        return !plainWords(name).some((word) => asked.has(word));
  return false;
}

const otherWord = /^(?:similar|related|recommended|recommendation|trending|sponsored)$/u;

/** Whether a word tells an item from the others of its region. */
export function distinguishes(
  page: PageIndex,
  items: readonly { region: { items: readonly SnapshotNode[] }; node: SnapshotNode }[],
  word: string,
): boolean {
  return items.some((item) => {
    const has = (node: SnapshotNode): boolean => page.textsOf(node).some((words) => words.has(word));
    if (!has(item.node)) return false;
    return (
      item.region.items.length === 1 ||
      item.region.items.slice(0, 200).filter(has).length * 2 <= item.region.items.length + 1
    );
  });
}

/** How much of the text that names the record was asked for: "Blue Mug" is more than "Blue Mug Large" for "the Blue Mug". */
export function keyPrecision(
  records: readonly ReadonlySet<string>[],
  asked: ReadonlySet<string>,
  own: ReadonlySet<string>,
): number {
  const shares = records.map((words) => {
    const hit = [...words].filter((word) => asked.has(word) && !own.has(word)).length;
    return hit === 0 ? 0 : (hit / words.size) * Math.min(1, hit / 2 + 0.5);
  });
  return Math.max(0, ...shares);
}

/** A quoted text stands in a record around the node, or names its section. */
export function quotedIn(page: PageIndex, node: SnapshotNode, quote: string): boolean {
  const wanted = plainWords(quote);
  const fits = (words: ReadonlySet<string>): boolean => wanted.every((word) => words.has(word));
  return (
    page.itemsOf(node).some((item) => page.textsOf(item.node).some(fits)) ||
    fits(page.tree.contextOf(node)) ||
    fits(page.tree.pageWords)
  );
}
