/** "The cart contains the mug" on the page "Your cart": the one list under the main heading is what the whole page is called. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from '../extract/extract-page.js';
import { isInside, visible } from '../extract/extract-tree.js';
import { explained, meaningfulWords } from '../extract/extract-words.js';

/** What stands in front of the name of it. */
const owner = /^(?:the|my|your|our|this) /iu;

/** The list, table or grid of cards; undefined where the main heading says something else or more, or where several stand under it. */
export function mainList({ tree, regions }: PageIndex, subject: string): SnapshotNode | undefined {
  const titles = tree.nodes.filter(({ role, level }) => role === 'heading' && level === 1);
  const [title, ...others] = titles;
  if (!title || others.length > 0) return undefined;
  const said = new Set(meaningfulWords(subject.replace(owner, '')));
  const own = new Set(
    meaningfulWords(tree.textOf(title).replace(owner, '')).filter((word) => !/^\d+$/u.test(word)),
  );
  const isTitle =
    said.size > 0 &&
    [...said].every((word) => explained(word, own) >= 0.85) &&
    [...own].every((word) => explained(word, said) >= 0.85 || /^(?:shopping|items?)$/u.test(word));
  if (!isTitle) return undefined;
  let at = title;
  for (let above = tree.parentOf(at); above && tree.textOf(above) === tree.textOf(title);) {
    at = above;
    above = tree.parentOf(at);
  }
  const beside = (tree.parentOf(at)?.children ?? []).filter((child) => !child.hidden);
  const behind = beside.slice(beside.indexOf(at) + 1);
  // "You may also like": what stands under another title is something else.
  const end = behind.findIndex((node) => [...visible(node)].some((each) => isOtherTitle(each)));
  const lists = (end < 0 ? behind : behind.slice(0, end)).filter((node) =>
    regions.some(
      ({ container, items }) => items.length > 1 && (container === node || isInside(tree, container, node)),
    ),
  );
  const [list, ...more] = lists;
  return list?.ref !== undefined && more.length === 0 ? list : undefined;
}

function isOtherTitle({ role, level }: SnapshotNode): boolean {
  return role === 'heading' && (level ?? 1) <= 2;
}
