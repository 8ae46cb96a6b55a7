/** The text of an article as a reader sees it: the part of the page that holds its paragraphs, without navigation, comments and teasers. */
import { trimmed } from '../../../contract/parse-value.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Place } from './extract-leaf.js';
import { isInside, type Tree } from './extract-tree.js';

/** Where the running text stands. */
export interface MainText {
  container: SnapshotNode;
  /** Its paragraphs in document order; at least one. */
  paragraphs: readonly SnapshotNode[];
}

const asideRoles =
  /^(?:navigation|complementary|footer|contentinfo|dialog|search|button|menu|caption|figure)$/u;
const asideTags = /^(?:nav|aside|footer|figure|form|button)$/u;
/** What style sheets call the parts around an article. */
const asideName =
  /^(?:[a-z]+[-_]+)*(?:comments?|respond|disqus|replies|[a-z]*related(?:posts|articles)?|sidebar|promo|newsletter|share|sharing|social|nav|navigation|menu|footer|recommend(?:ed|ations?)?|trending|popular|teasers?|breadcrumbs?|cookies?|subscribe|signup|ads?|advert(?:isement)?|sponsored|outbrain|taboola)(?:[-_]+[a-z]+)*$/iu;

/** A text has to be this long to count as a paragraph; in a box of any other kind longer. */
const PARAGRAPH = 40;
const LOOSE = 100;
/** Paragraphs of an article are longer than this together. */
const ARTICLE = 300;

/** Whether a node is marked as something around an article: navigation, comments, teasers, advertisement. */
export function isMarkedAside(node: SnapshotNode): boolean {
  if (asideRoles.test(node.role) || asideTags.test(node.tag ?? '')) return true;
  if (/^(?:html|body|main|article|document)$/u.test(node.tag ?? node.role)) return false;
  return [...(node.classes ?? []), ...(node.id === undefined ? [] : [node.id])].some((name) =>
    asideName.test(name),
  );
}

/** The main text of a page; `several` where texts stand side by side as in a list of posts, undefined where there is none. */
export function mainTextOf(tree: Tree): MainText | 'several' | undefined {
  const all = weighed(tree, () => false);
  const { root } = tree.snapshot;
  const sum = all.masses.get(root) ?? 0;
  // A part is not beside the text when most of the text stands in it, whatever it is called.
  const { masses, paragraphs } = weighed(
    tree,
    (node) => isMarkedAside(node) && (all.masses.get(node) ?? 0) < sum * 0.5,
  );
  const total = masses.get(root) ?? 0;
  if (total < ARTICLE) return undefined;
  let container = root;
  for (;;) {
    const next = container.children.find((child) => (masses.get(child) ?? 0) >= total * 0.7);
    if (!next || paragraphs.includes(next)) break;
    container = next;
  }
  if (isListing(tree, container, masses, total)) return 'several';
  const inside = paragraphs.filter((node) => isInside(tree, node, container));
  return inside.length > 0 ? { container, paragraphs: inside } : undefined;
}

/** The paragraphs of a page, and how much of them each node holds. */
function weighed(
  tree: Tree,
  isLeftOut: (node: SnapshotNode) => boolean,
): { masses: Map<SnapshotNode, number>; paragraphs: SnapshotNode[] } {
  const masses = new Map<SnapshotNode, number>();
  const paragraphs: SnapshotNode[] = [];
  const weigh = (node: SnapshotNode): number => {
    if (node.hidden || node.role === 'text') return 0;
    const own = paragraphMass(tree, node);
    if (own > 0) paragraphs.push(node);
    const sum =
      own > 0 ? own : node.children.reduce((all, child) => all + (isLeftOut(child) ? 0 : weigh(child)), 0);
    masses.set(node, sum);
    return sum;
  };
  weigh(tree.snapshot.root);
  return { masses, paragraphs };
}

/** What a node adds as a paragraph: the length of its text, that of its links left aside. */
function paragraphMass(tree: Tree, node: SnapshotNode): number {
  const isParagraph = node.role === 'paragraph';
  const isLoose =
    !isParagraph &&
    /^(?:div|section|td|span|font)$/u.test(node.tag ?? '') &&
    node.children.every(({ role }) => /^(?:text|link|strong|emphasis|code|img|generic)$/u.test(role)) &&
    (node.children.length === 0 ||
      node.children.some(({ role, name }) => role === 'text' && name.length > PARAGRAPH));
  if (!isParagraph && !isLoose) return 0;
  const text = tree.textOf(node);
  if (text.length < (isParagraph ? PARAGRAPH : LOOSE)) return 0;
  const linked = node.children.reduce(
    (sum, child) => sum + (child.role === 'link' ? tree.textOf(child).length : 0),
    0,
  );
  return linked * 2 > text.length ? 0 : text.length - linked;
}

/** Several texts with a linked title each are a list of articles. */
function isListing(
  tree: Tree,
  container: SnapshotNode,
  masses: ReadonlyMap<SnapshotNode, number>,
  total: number,
): boolean {
  const teasers = container.children.filter(
    (child) => (masses.get(child) ?? 0) > 0 && hasLinkedTitle(tree, child),
  );
  const mass = teasers.reduce((sum, child) => sum + (masses.get(child) ?? 0), 0);
  return teasers.length > 2 && mass > total * 0.6;
}

function hasLinkedTitle(tree: Tree, node: SnapshotNode): boolean {
  if (node.hidden) return false;
  if (node.role === 'heading') {
    const [only] = node.children.filter((child) => tree.textOf(child) !== '');
    return only?.role === 'link' && !(only.url ?? '').includes('#');
  }
  return node.children.some((child) => hasLinkedTitle(tree, child));
}

/** Blocks that belong to the text although they are no paragraphs. */
const blockRoles = /^(?:list|blockquote|table|code|deflist)$/u;

/** The whole text, from its first paragraph to its last block; undefined where too much else stands between. */
export function wholeText(tree: Tree, { container, paragraphs }: MainText): Place | undefined {
  const whole = tree.textOf(container);
  const first = tree.textOf(paragraphs[0] as SnapshotNode);
  const start = whole.indexOf(first);
  const ends = tree.nodes.flatMap((node) => {
    if (!paragraphs.includes(node) && !(blockRoles.test(node.role) && isInside(tree, node, container)))
      return [];
    if (!paragraphs.includes(node) && isAsideWithin(tree, node, container)) return [];
    const text = tree.textOf(node);
    const at = whole.lastIndexOf(text);
    return text === '' || at < 0 ? [] : [at + text.length];
  });
  const end = Math.max(...ends);
  if (start < 0 || end <= start) return undefined;
  const [before, after] = [whole.slice(0, start), whole.slice(end)];
  const trim = { ...(before !== '' && { before }), ...(after.trim() !== '' && { after }) };
  const text = trimmed(whole, trim);
  const mass = paragraphs.reduce((sum, node) => sum + tree.textOf(node).length, 0);
  if (text === undefined || text !== whole.slice(start, end).trim() || mass < text.length * 0.4)
    return undefined;
  return { node: container, ...((before !== '' || after.trim() !== '') && { trim }) };
}

function isAsideWithin(tree: Tree, node: SnapshotNode, container: SnapshotNode): boolean {
  for (let at: SnapshotNode | undefined = node; at && at !== container; at = tree.parentOf(at))
    if (isMarkedAside(at)) return true;
  const links = node.children.filter(
    (child) => child.children.length === 1 && child.children[0]?.role === 'link',
  );
  return links.length * 2 > node.children.length;
}
