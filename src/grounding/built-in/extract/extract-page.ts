/** Everything that is known about a page for extraction, made once per snapshot: tree, facts, regions, and which record each part belongs to. */
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { type Fact, factsIn } from './extract-facts.js';
import { metadataFacts } from './extract-metadata.js';
import { leavesOf } from './extract-parts.js';
import { type Region, regionsOf } from './extract-regions.js';
import { headedCells } from './extract-tables.js';
import { indexTree, type Tree, visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** A record of the page: one item of a region. */
export interface Item {
  region: Region;
  index: number;
  node: SnapshotNode;
}
/** The page, ready to be asked. */
export interface PageIndex {
  tree: Tree;
  regions: readonly Region[];
  facts: readonly Fact[];
  /** The items around a node, innermost first. */
  itemsOf(node: SnapshotNode): readonly Item[];
  /** The items inside a node, itself left out, in document order. */
  itemsIn(node: SnapshotNode): readonly Item[];
  /** Words of each short text of an item. */
  textsOf(item: SnapshotNode): readonly ReadonlySet<string>[];
  /** Whether a node stands beside what the page is about: outside of its main part, or in navigation and the like. */
  isAside(node: SnapshotNode): boolean;
  /** Words of the short headings below the main one: what the page has a part of its own for. */
  sectionWords: ReadonlySet<string>;
  /** Every word that the page shows or names anything with. */
  words: ReadonlySet<string>;
}

/** "Share this concert", "Similar concerts": no part about it. */
const ofNone =
  /^(?:share|follow|tweet|print|save|like|rate|report|join|similar|related|other|more|recommended)$/u;

const cache = new WeakMap<Snapshot, PageIndex>();

/** The index of a snapshot; a second question about the same snapshot costs nothing. */
export function pageIndex(snapshot: Snapshot): PageIndex {
  const known = cache.get(snapshot);
  if (known) return known;
  const tree = indexTree(snapshot);
  const regions = regionsOf(tree);
  const items = new Map<SnapshotNode, Item[]>();
  for (const region of regions)
    region.items.forEach((node, index) =>
      items.set(node, [...(items.get(node) ?? []), { region, index, node }]),
    );
  const facts = [...factsIn(tree, snapshot.root), ...metadataFacts(snapshot)];
  for (const region of regions)
    for (const { words, node } of headedCells(region))
      facts.push({ label: [...words].join(' '), words, place: { node }, trust: 1 });
  const texts = new Map<SnapshotNode, readonly ReadonlySet<string>[]>();
  const words = new Set(tree.pageWords);
  for (const node of tree.nodes)
    for (const word of plainWords(
      [node.name, node.text ?? '', node.testId ?? '', node.id ?? '', ...(node.classes ?? [])].join(' '),
    ))
      words.add(word);
  const sectionWords = new Set(
    tree.sectionTitles.filter((title) => title.length <= 3 && !ofNone.test(title[0] ?? '')).flat(),
  );
  const main = tree.nodes.filter((node) => node.role === 'main');
  const index: PageIndex = {
    tree,
    sectionWords,
    isAside: (node) => {
      if (node.role === 'metadata') return false;
      for (let at: SnapshotNode | undefined = node; at; at = tree.parentOf(at)) {
        if (main.includes(at)) return false;
        if (/^(?:navigation|complementary|footer)$/.test(at.role)) return true;
      }
      return main.length === 1;
    },
    regions,
    facts,
    words,
    itemsOf: (node) => {
      const around: Item[] = [];
      for (let at: SnapshotNode | undefined = node; at; at = tree.parentOf(at))
        around.push(...(items.get(at) ?? []));
      return around;
    },
    itemsIn: (node) => [...visible(node)].flatMap((each) => (each === node ? [] : (items.get(each) ?? []))),
    textsOf: (item) => {
      let known = texts.get(item);
      if (!known) {
        known = leavesOf(tree, item)
          .map(({ node }) => tree.textOf(node) || node.name)
          .filter((text) => text !== '' && text.length <= 100)
          .map((text) => new Set(plainWords(text)));
        texts.set(item, known);
      }
      return known;
    },
  };
  cache.set(snapshot, index);
  return index;
}
