/** The part of a page that stands under a heading. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import { isInside, visible } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

/** Words before the name of a part that are none of its name. */
const possessive = /^(?:the|my|your|our|all|of|in|on)$/;

/** The one element that holds what stands under the heading that says these words and, but for a figure, no others; undefined where there are none or several. */
export function partUnder(page: PageIndex, words: readonly string[]): SnapshotNode | undefined {
  const { tree } = page;
  const wanted = words.filter((word) => !possessive.test(word));
  if (wanted.length === 0) return undefined;
  const titles = tree.nodes.filter((node) => node.role === 'heading' || isTitle(node));
  // The head of a box that says no more than the title in it is that title.
  const headings = titles.filter(
    (node) =>
      !titles.some(
        (each) => each !== node && tree.textOf(each) === tree.textOf(node) && isInside(tree, each, node),
      ),
  );
  const named = headings.filter((node) => {
    const text = tree.textOf(node);
    const own = plainWords(text).filter((word) => !possessive.test(word) && !/^\d+$/u.test(word));
    const said = new Set(own);
    return (
      text.length <= 60 &&
      own.length <= wanted.length &&
      own.length > 0 &&
      wanted.every((word) => explained(word, said) >= 0.85)
    );
  });
  const [heading, ...others] = named;
  if (!heading || others.length > 0) return undefined;
  const level = heading.level ?? 7;
  // Around the heading, as far as no other of its level stands there.
  let part = heading;
  for (let at = tree.parentOf(heading); at; at = tree.parentOf(at)) {
    const isOther = [...visible(at)].some(
      (node) => node !== heading && headings.includes(node) && (node.level ?? 7) <= level,
    );
    if (isOther || /^(?:main|document)$/u.test(at.role) || /^(?:body|html)$/u.test(at.tag ?? '')) break;
    part = at;
  }
  if (part.ref !== undefined && tree.textOf(part) !== tree.textOf(heading)) return part;
  // Or the one element between it and the next.
  const siblings = (tree.parentOf(part)?.children ?? []).filter((child) => !child.hidden);
  const behind = siblings.slice(siblings.indexOf(part) + 1);
  const next = behind.findIndex((node) => [...visible(node)].some((each) => headings.includes(each)));
  const between = (next < 0 ? behind : behind.slice(0, next)).filter((node) => tree.textOf(node) !== '');
  const [only, ...more] = between;
  return only?.ref !== undefined && more.length === 0 ? only : undefined;
}

/** A title by the name that style sheets give it, or the head of a list. */
function isTitle({ role, classes = [] }: SnapshotNode): boolean {
  return (
    role !== 'text' &&
    classes.some((name) =>
      /^(?:card|panel|box|tile|widget|section|block|modal|list)[-_]+(?:title|heading|header)$|ListSubheader/u.test(
        name,
      ),
    )
  );
}
