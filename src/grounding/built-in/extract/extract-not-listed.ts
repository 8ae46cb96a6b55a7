/**
 * What the titles and names that were read belong to, where that cannot be the things that are asked for: parts of the page that stand over or
 * beside a list, the words of a box that each of them has, one of several of which nothing says that it is the current one.
 */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import type { PageIndex } from './extract-page.js';
import { explained, plainWords } from './extract-words.js';

const titlesOf =
  /\b(?:titles?|names?|headings?|headlines?) (?:of|for) (?:all (?:of )?)?(?:the )?(?:\p{L}+ )?(?<noun>\p{L}+)(?= (?:in|on|of|for|from|that|which|listed|shown)\b|[\s?.]*$)/iu;

/** "The titles of the results", of the headings beside them: why what was read is nothing of that list; undefined where it may be. */
export function notListed(page: PageIndex, ask: Ask, reading: Reading): string | undefined {
  const refs = new Set(refsOf(reading));
  const nodes = page.tree.nodes.filter(({ ref }) => ref !== undefined && refs.has(ref));
  if (nodes.length === 0) return undefined;
  return (
    ofPartsOfPage(page, ask, nodes) ??
    ofBoxInEach(page, ask, reading, nodes) ??
    ofOneOfSeveral(page, ask, nodes)
  );
}

/** Nouns for the parts of a page themselves. */
const partNoun = /^(?:heading|section|part|panel|widget|box|chapter|column|group|area|block|question|step)$/u;

/** Headings over parts that are built differently, or before the line that says how many were found. */
function ofPartsOfPage(page: PageIndex, { text }: Ask, nodes: readonly SnapshotNode[]): string | undefined {
  const { tree } = page;
  const [noun] = plainWords(titlesOf.exec(text)?.groups?.['noun'] ?? '');
  if (noun === undefined || partNoun.test(noun) || nodes.length < 2) return undefined;
  if (!nodes.every(({ role }) => role === 'heading')) return undefined;
  const context = new Set(
    nodes.flatMap((node) => [...tree.contextOf(node), ...plainWords(tree.textOf(node))]),
  );
  for (const word of tree.pageWords) context.delete(word);
  if (explained(noun, context) >= 0.7) return undefined;
  const found = tree.nodes.find((node) => {
    const said = node.children.every(({ role }) => role === 'text')
      ? counted.exec(tree.textOf(node).trim())?.groups?.['noun']
      : undefined;
    return said !== undefined && explained(noun, new Set(plainWords(said))) >= 0.85;
  });
  const areBefore = found !== undefined && nodes.every((node) => tree.orderOf(node) < tree.orderOf(found));
  return areBefore || (nodes.every((node) => page.isAside(node)) && areUnlike(page, nodes))
    ? 'headings of the page'
    : undefined;
}

const counted = /^(?:about |showing )?\d[\d.,]* (?<noun>\p{L}+)(?: (?:found|for|match|shown|in)\b|$)/iu;

/** Whether what follows the headings is something else under each. */
function areUnlike({ tree }: PageIndex, nodes: readonly SnapshotNode[]): boolean {
  const below = nodes.map((node) => {
    const all = tree.parentOf(node)?.children ?? [];
    return all[all.indexOf(node) + 1]?.role;
  });
  return new Set(below).size === below.length;
}

/** "Open" beside the box in each of several: the same words again are no names of things. */
function ofBoxInEach(
  { tree }: PageIndex,
  { text }: Ask,
  reading: Reading,
  nodes: readonly SnapshotNode[],
): string | undefined {
  const data = dataOf(reading);
  if (!titlesOf.test(text) || !Array.isArray(data) || data.length < 2) return undefined;
  const isOfControl = (node: SnapshotNode): boolean =>
    node.role === 'label' ||
    node.tag === 'label' ||
    tree.parentOf(node)?.tag === 'label' ||
    /^(?:checkbox|radio|switch|combobox|button)$/u.test(node.role);
  return new Set(data).size < data.length && nodes.every(isOfControl) ? 'what each of them has' : undefined;
}

const current =
  /^(?:what(?:['’]s| is) )?the (?:current|currently \p{L}+|active|playing) (?<noun>\p{L}+)[\s?.]*$/iu;

/** "The current chapter", of the first of several under "Chapters": nothing there says that it is the one. */
function ofOneOfSeveral(
  { tree }: PageIndex,
  { text }: Ask,
  nodes: readonly SnapshotNode[],
): string | undefined {
  const [node, ...others] = nodes;
  const [noun] = plainWords(current.exec(text.trim())?.groups?.['noun'] ?? '');
  if (!node || others.length > 0 || noun === undefined) return undefined;
  const siblings = tree.parentOf(node)?.children ?? [];
  const shape = ({ role, tag }: SnapshotNode): string => `${role} ${tag ?? ''}`;
  const alike = siblings.filter((each) => shape(each) === shape(node));
  const heading = siblings
    .slice(0, siblings.indexOf(node))
    .findLast(({ role, tag }) => role === 'heading' || tag === 'legend' || tag === 'summary');
  const looks = ({ classes = [] }: SnapshotNode): string => [...classes].toSorted().join(' ');
  const isMarked =
    node.selected === true ||
    node.checked === true ||
    !alike.some((each) => each !== node && looks(each) === looks(node));
  const isOverSeveral =
    heading !== undefined &&
    /s$/iu.test(tree.textOf(heading).trim()) &&
    explained(noun, new Set(plainWords(tree.textOf(heading)))) >= 0.85;
  return !isMarked && alike.length > 1 && isOverSeveral
    ? `one of several under "${tree.textOf(heading)}"`
    : undefined;
}
