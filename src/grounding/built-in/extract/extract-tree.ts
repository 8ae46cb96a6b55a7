/** A snapshot made searchable for extraction: parents, visible texts, sections. Built once per snapshot. */
import { foldSpace } from '../../../contract/parse-value.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { columnTitles } from './extract-titles.js';
import { plainWords } from './extract-words.js';

/** The index of a snapshot. */
export interface Tree {
  snapshot: Snapshot;
  /** All visible nodes in document order; hidden ones are no part of anything here. */
  nodes: readonly SnapshotNode[];
  parentOf(node: SnapshotNode): SnapshotNode | undefined;
  /** Place in document order. */
  orderOf(node: SnapshotNode): number;
  /** Visible text of a subtree, field values left out. */
  textOf(node: SnapshotNode): string;
  /** The node itself or the nearest ancestor that has a ref. */
  anchorOf(node: SnapshotNode): SnapshotNode | undefined;
  /** Words of the headings, captions and names under which a node stands, nearest first. */
  contextOf(node: SnapshotNode): ReadonlySet<string>;
  /** The words of each heading and title of a box below the main headings. */
  sectionTitles: readonly (readonly string[])[];
  /** Words of title, address and main headings: what the page as a whole is about. */
  pageWords: ReadonlySet<string>;
}

const fieldRoles =
  /^(?:textbox|searchbox|combobox|spinbutton|slider|progressbar|meter|checkbox|radio|switch|img|iframe)$/;

const isNamedByContent = /^(?:text|heading|link|button|img|cell|row|option|checkbox|radio|textbox|combobox)$/;

/** The headings in force at a place, innermost first. */
interface Heading {
  level: number;
  words: readonly string[];
  within: SnapshotNode | undefined;
  outer: Heading | undefined;
}

/** Indexes a snapshot. Linear in its nodes. */
export function indexTree(snapshot: Snapshot): Tree {
  const nodes: SnapshotNode[] = [];
  const parents = new Map<SnapshotNode, SnapshotNode>();
  const orders = new Map<SnapshotNode, number>();
  const texts = new Map<SnapshotNode, string>();
  const sections = new Map<SnapshotNode, Heading>();

  const enter = (node: SnapshotNode, parent: SnapshotNode | undefined): void => {
    if (node.hidden) return;
    if (parent) parents.set(node, parent);
    orders.set(node, nodes.length);
    nodes.push(node);
    for (const child of node.children) enter(child, node);
  };
  enter(snapshot.root, undefined);

  const textOf = (node: SnapshotNode): string => {
    const known = texts.get(node);
    if (known !== undefined) return known;
    const text = ownText(node, textOf);
    texts.set(node, text);
    return text;
  };

  const contexts = new Map<SnapshotNode, readonly string[]>();
  const sectionTitles: (readonly string[])[] = [];
  const titles = columnTitles(nodes, textOf);
  let heading: Heading | undefined;
  for (const node of nodes) {
    const parent = parents.get(node);
    const inherited = parent ? (contexts.get(parent) ?? []) : [];
    if (
      node.role === 'heading' ||
      isCardTitle(node, textOf(node)) ||
      titles.has(node) ||
      isHeaderTitle(node, parent, parents, textOf)
    ) {
      const level = node.role === 'heading' ? (node.level ?? 2) : BELOW_HEADINGS;
      while (heading && heading.level >= level) heading = heading.outer;
      let within = headAround(parent, parents) ?? parent;
      while (within && (isHead(within) || textOf(within) === textOf(node))) within = parents.get(within);
      if (level > 1) sectionTitles.push(plainWords(textOf(node)));
      heading = { level, words: plainWords(textOf(node)), within, outer: heading };
    }
    if (heading) sections.set(node, heading);
    const caption = node.children.find((child) => child.role === 'caption');
    const own = plainWords(
      [isNamedByContent.test(node.role) ? '' : node.name, node.id ?? '', node.testId ?? ''].join(' '),
    );
    if (caption) own.push(...plainWords(textOf(caption)));
    contexts.set(node, own.length > 0 ? [...own, ...inherited] : inherited);
  }
  const sectionOf = (node: SnapshotNode): string[] => {
    const words: string[] = [];
    for (let at = sections.get(node); at; at = at.outer)
      if (at.level > 1 && isWithin(node, at.within, parents)) words.push(...at.words);
    return words;
  };

  const address = URL.canParse(snapshot.url) ? new URL(snapshot.url) : undefined;
  const main = nodes.filter((node) => node.role === 'heading' && (node.level ?? 2) === 1);
  const pageWords = new Set(
    plainWords(
      [
        snapshot.title,
        decodeURIComponentSafely(address?.pathname ?? ''),
        ...[...main, ...shownView(nodes)].map(textOf),
      ].join(' '),
    ),
  );
  return {
    snapshot,
    nodes,
    parentOf: (node) => parents.get(node),
    orderOf: (node) => orders.get(node) ?? -1,
    textOf,
    anchorOf: (node) => {
      let at: SnapshotNode | undefined = node;
      while (at && at.ref === undefined) at = parents.get(at);
      return at;
    },
    contextOf: (node) => new Set([...(contexts.get(node) ?? []), ...sectionOf(node)]),
    sectionTitles,
    pageWords,
  };
}

/** The tab that is chosen, on a page with one row of tabs: what is shown is that. */
function shownView(nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const [tabs, ...others] = nodes.filter(({ role }) => role === 'tablist');
  const chosen = tabs ? [...visible(tabs)].filter(({ role, selected }) => role === 'tab' && selected) : [];
  return others.length === 0 && chosen.length === 1 ? chosen : [];
}

/** The level of a title that is no heading by its markup: under all that are. */
const BELOW_HEADINGS = 7;

/** `<div class="card-title">Payment</div>`: titles of boxes, by the names that the common style sheets give them. */
function isCardTitle(node: SnapshotNode, text: string): boolean {
  return (
    node.role !== 'text' &&
    text.length > 0 &&
    text.length <= 60 &&
    (node.classes ?? []).some((name) =>
      /^(?:card|panel|box|tile|widget|section|block|modal)[-_]+(?:title|heading)$/.test(name),
    )
  );
}

/** `<section><header><span>To do</span> <span>4</span></header>…`: what the header of a section says first, where it has no heading. */
function isHeaderTitle(
  node: SnapshotNode,
  parent: SnapshotNode | undefined,
  parents: ReadonlyMap<SnapshotNode, SnapshotNode>,
  textOf: (node: SnapshotNode) => string,
): boolean {
  if (parent?.tag !== 'header' || node.role === 'text' || !/\p{L}/u.test(textOf(node))) return false;
  const section = parents.get(parent);
  const isOfSection =
    /^(?:section|article|aside)$/.test(section?.tag ?? '') && section?.children[0] === parent;
  if (!isOfSection || textOf(node).length > 60) return false;
  const said = parent.children.filter((child) => !child.hidden && /\p{L}/u.test(textOf(child)));
  return said[0] === node && ![...visible(parent)].some(({ role }) => role === 'heading');
}

/** The head of a box that a title stands in, with a subtitle beside it. */
function headAround(
  node: SnapshotNode | undefined,
  parents: ReadonlyMap<SnapshotNode, SnapshotNode>,
): SnapshotNode | undefined {
  let at = node;
  for (let up = 0; at && up < 3; up += 1, at = parents.get(at)) if (isHead(at)) return at;
  return undefined;
}

/** The head of a section, in which its title stands with other things. */
function isHead(node: SnapshotNode): boolean {
  return (
    node.role === 'header' ||
    node.tag === 'header' ||
    (node.classes ?? []).some((name) =>
      /^(?:card|panel|box|tile|widget|section|block|modal)[-_]+(?:header|head)$/.test(name),
    )
  );
}

/** Nodes that stand for several of the page. */
const madeUp = new WeakSet<SnapshotNode>();

/** A node for a heading and what follows it, which the page has no element for; its handle is that of the heading. */
export function sectionNode(heading: SnapshotNode, children: readonly SnapshotNode[]): SnapshotNode {
  const node: SnapshotNode = {
    role: 'section',
    name: '',
    children: [...children],
    ...(heading.ref !== undefined && { ref: heading.ref }),
  };
  madeUp.add(node);
  return node;
}

/** Whether `inner` is `outer` or stands in its subtree. */
export function isInside(tree: Tree, inner: SnapshotNode, outer: SnapshotNode): boolean {
  if (madeUp.has(outer))
    return inner === outer || outer.children.some((child) => isInside(tree, inner, child));
  for (let at: SnapshotNode | undefined = inner; at; at = tree.parentOf(at)) if (at === outer) return true;
  return false;
}

/** What items of one kind have in common. */
export function shapeOf(item: SnapshotNode | undefined): string {
  return `${item?.tag ?? ''} ${item?.role ?? ''}`;
}

/** Visible nodes of a subtree in document order. */
export function* visible(node: SnapshotNode): Generator<SnapshotNode> {
  if (node.hidden) return;
  yield node;
  for (const child of node.children) yield* visible(child);
}

/** A field, state or picture: what it says is not text. */
export function isField(node: SnapshotNode): boolean {
  return fieldRoles.test(node.role);
}

function ownText(node: SnapshotNode, textOf: (node: SnapshotNode) => string): string {
  if (node.hidden) return '';
  if (node.role === 'text') return node.name;
  if (isField(node)) return '';
  if (node.content !== undefined) return node.content;
  if (node.text !== undefined) return foldSpace(node.text);
  if (node.children.length === 0) return node.tag === undefined ? foldSpace(node.name) : '';
  return foldSpace(node.children.map(textOf).join(' '));
}

function isWithin(
  node: SnapshotNode,
  outer: SnapshotNode | undefined,
  parents: ReadonlyMap<SnapshotNode, SnapshotNode>,
): boolean {
  for (let at: SnapshotNode | undefined = node; at; at = parents.get(at)) if (at === outer) return true;
  return outer === undefined;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
