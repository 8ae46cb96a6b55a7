/**
 * Repeated structures: tables, lists, cards, and the columns that their items share.
 * After MDR (Liu, Grossman, Zhai 2003: data regions are runs of similar sibling subtrees) and partial tree alignment
 * (Zhai, Liu 2005: items are aligned on the parts they share). Here similarity is the overlap of the sets of leaf paths, which is linear,
 * and alignment is by leaf path, so that an optional part of one item does not shift the parts behind it.
 */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { withoutAddLine } from './extract-add-line.js';
import { kindsOf } from './extract-facts.js';
import { addLabelled, type Column, labelByValues, labelsOf } from './extract-labels.js';
import type { Place } from './extract-leaf.js';
import { placeIn } from './extract-lines.js';
import { leavesOf } from './extract-parts.js';
import { dropSameNames, saysTheSame, sharedMarks } from './extract-naming.js';
import { sharedNames } from './extract-classes.js';
import { nounsOf, type Section, sectionColumns, sectionsIn } from './extract-sections.js';
import { drawnTable } from './extract-drawn.js';
import { withoutWrappers } from './extract-wrappers.js';
import { addParts } from './extract-split.js';
import { comparisonRegion, tableRegion } from './extract-tables.js';
import { isField, isInside, sectionNode, type Tree, visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** Items of one kind under one container. */
export interface Region {
  /** `sections`: what holds an item is no element of the page. */
  kind: 'table' | 'repeat' | 'sections';
  container: SnapshotNode;
  items: readonly SnapshotNode[];
  /** Words that say what the items are: caption, heading, names, classes. */
  words: ReadonlySet<string>;
  columns(): readonly Column[];
  /** Header cells by column, where the page has them. */
  headers: readonly SnapshotNode[];
}

const isCell = /^(?:cell|gridcell|rowheader|columnheader)$/;

/** All regions of a page, in document order of their containers. */
export function regionsOf(tree: Tree): Region[] {
  const regions: Region[] = [];
  const tables = tree.nodes.filter(({ role }) => /^(?:table|grid|treegrid)$/.test(role));
  for (const [at, node] of tables.entries()) {
    for (const region of [
      tableRegion(tree, node, tables[at - 1]),
      comparisonRegion(tree, node, tables.length === 1),
    ])
      if (region) regions.push(region);
  }
  const groups = new Map<string, SnapshotNode[]>();
  const join = (key: string, node: SnapshotNode): void => {
    const group = groups.get(key);
    if (group) group.push(node);
    else groups.set(key, [node]);
  };
  for (const node of tree.nodes) {
    if (/^(?:text|cell|columnheader|rowheader|rowgroup|term|definition|document)$/.test(node.role)) continue;
    // A row without cells is a line of a list that is drawn as a grid.
    if (node.role === 'row' && node.children.some(({ role }) => isCell.test(role))) continue;
    // An option of a list that is drawn may be a record; one of a select is a word.
    if (node.role === 'option' && (node.tag === 'option' || node.children.length < 2)) continue;
    const parent = tree.parentOf(node);
    const kind = `${node.tag ?? ''} ${node.role}`;
    if (parent) join(`${tree.orderOf(parent)} ${kind}`, node);
    const section = parent && tree.parentOf(parent);
    // One list in several sections: the same items under containers of one kind that stand side by side.
    if (section && /^(?:article|listitem)$/.test(node.role))
      join(
        `${tree.orderOf(section)} ${parent.tag ?? parent.role} ${(parent.classes ?? []).join('.')} ${kind}`,
        node,
      );
    for (const name of node.classes ?? []) join(`.${name} ${kind}`, node);
  }
  const seen = new Set<string>();
  for (const group of groups.values()) {
    const region = repeatRegion(tree, group);
    if (!region) continue;
    const id = region.items.map((item) => tree.orderOf(item)).join();
    if (seen.has(id)) continue;
    seen.add(id);
    regions.push(region);
  }
  for (const node of tree.nodes)
    for (const run of sectionsIn(tree, node)) {
      const region = sectionRegion(tree, node, run);
      if (region) regions.push(region);
    }
  return withoutWrappers(tree, regions).toSorted(
    (a, b) => tree.orderOf(a.container) - tree.orderOf(b.container),
  );
}

function repeatRegion(tree: Tree, group: readonly SnapshotNode[]): Region | undefined {
  const first = group[0];
  if (!first) return undefined;
  const isList = first.role === 'listitem' || first.role === 'article';
  if (group.length < (isList ? 1 : 2)) return undefined;
  const shown = group.filter((item) => tree.textOf(item) !== '' || [...visible(item)].some(isField));
  const items = withoutAddLine(tree, shown);
  if (
    items.length === 0 ||
    items.some((item, i) => i > 0 && isInside(tree, item, items[i - 1] as SnapshotNode))
  )
    return undefined;
  if (!isList && !areSimilar(tree, items)) return undefined;
  const drawn = drawnTable(tree, items);
  const container = items.length === 1 ? tree.parentOf(first) : commonAncestor(tree, items);
  if (!container) return undefined;
  // What all items have in common the first one has.
  // That a text is a label by its markup nobody who reads the page can see.
  const role = first.role === 'label' ? '' : first.role;
  const own = [...new Set([...(first.classes ?? []), first.itemprop ?? '', role])];
  const of = [container, tree.parentOf(container)].flatMap((node) => [
    node?.id ?? '',
    node?.testId ?? '',
    node?.name ?? '',
    ...(node?.classes ?? []),
  ]);
  const common = own.filter((name) =>
    items.every((item) => item.role === name || item.itemprop === name || item.classes?.includes(name)),
  );
  const words = new Set([
    ...plainWords([...common, ...of].join(' ')),
    ...sharedMarks(items),
    ...tree.contextOf(container),
    ...sharedContext(tree, items),
    ...introWords(tree, container),
    ...leadWords(tree, container, first),
  ]);
  let columns: Column[] | undefined;
  if (drawn)
    return {
      kind: 'table',
      container,
      items: drawn.rows,
      words: new Set([...words, 'row', 'table']),
      headers: drawn.heads,
      columns: () => (columns ??= [...drawn.columns(), ...alignColumns(tree, drawn.rows)]),
    };
  return {
    kind: 'repeat',
    container,
    items,
    words,
    headers: [],
    columns: () => (columns ??= alignColumns(tree, items)),
  };
}

/** Sections that are built alike, by what their headings stand under. */
function sectionRegion(tree: Tree, container: SnapshotNode, run: readonly Section[]): Region | undefined {
  const items = run.map(({ node }) => node);
  const anchor = tree.anchorOf(container);
  if (!anchor || !areSimilar(tree, items)) return undefined;
  let columns: Column[] | undefined;
  const headings = run.map(({ heading }) => heading);
  const [over, ...others] = headings.map((heading) => tree.contextOf(heading));
  const words = new Set([
    ...plainWords([container.id ?? '', container.name, ...(container.classes ?? [])].join(' ')),
    ...[...(over ?? [])].filter((word) => others.every((each) => each.has(word))),
    ...nounsOf(tree, run),
    'section',
  ]);
  return {
    kind: 'sections',
    container: anchor,
    items,
    words,
    headers: [],
    columns: () =>
      (columns ??= [
        ...sectionColumns(tree, run),
        ...alignColumns(
          tree,
          run.map(({ content, heading }) => sectionNode(heading, content)),
        ).filter((column) => isWhole(tree, column)),
      ]),
  };
}

/** A paragraph or a point may be one of several under a heading, and so may what stands in it: the first of them is half an answer. */
function isWhole(tree: Tree, { places }: Column): boolean {
  return places.every((place) => {
    for (let at = place?.node; at; at = tree.parentOf(at)) {
      if (/^(?:paragraph|list|listitem|section)$/.test(at.role)) return false;
      if (/^(?:main|document)$/.test(at.role)) return true;
    }
    return place !== undefined;
  });
}

/** Words of the headings that all items stand under, also when the heading is inside the container. */
function sharedContext(tree: Tree, items: readonly SnapshotNode[]): string[] {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return [];
  const others = tree.contextOf(last);
  return [...tree.contextOf(first)].filter((word) => others.has(word));
}

/** Words of a label inside the container, in front of its first item: `Tags: <a>energy</a>, <a>sea</a>`. */
function leadWords(tree: Tree, container: SnapshotNode, first: SnapshotNode): string[] {
  const before = container.children[container.children.indexOf(first) - 1];
  const text =
    before?.role === 'text' || before?.tag === 'span' || before?.tag === 'b' ? tree.textOf(before) : '';
  return /^[^::]{2,40}[::]$/u.test(text) ? plainWords(text) : [];
}

/** Words of a short text right before a list: its title, when that is no heading. */
function introWords(tree: Tree, container: SnapshotNode): string[] {
  const siblings = tree.parentOf(container)?.children ?? [];
  const before = siblings[siblings.indexOf(container) - 1];
  // One of several alike before it is a neighbour, no title; nor is a table or list that has its own records.
  const isTitle =
    before !== undefined &&
    `${before.tag} ${before.role}` !== `${container.tag} ${container.role}` &&
    !/^(?:table|grid|treegrid|list|listbox|form|navigation)$/.test(before.role) &&
    // "Crust" in front of its own drop-down is the label of that.
    ![...visible(before)].some((inner) => /^(?:textbox|combobox|spinbutton|slider)$/.test(inner.role));
  // Of a row of tabs the chosen one says what is shown, and the others what is not.
  const tabs = before ? [...visible(before)].filter(({ role }) => role === 'tab') : [];
  const chosen = tabs.length === 0 ? before : tabs.find(({ selected }) => selected === true);
  const text = isTitle && chosen ? tree.textOf(chosen) : '';
  if (text.length > 80) return [];
  // "2 unread" says how many of them are so, and not what they are.
  const isFigure = /^\d/u.test(text);
  return plainWords(text).filter((word) => !isFigure || tree.pageWords.has(word));
}

function areSimilar(tree: Tree, items: readonly SnapshotNode[]): boolean {
  const some = items.slice(0, 30);
  const nameOf = sharedNames(some);
  const sets = some.map((item) => new Set(leavesOf(tree, item, nameOf).map((leaf) => leaf.path)));
  const first = sets[0] as Set<string>;
  const isFlat = first.size <= 1 && sets.every((set) => set.size <= 1);
  if (isFlat) return true;
  const overlaps = sets.slice(1).map((set) => {
    const shared = [...set].filter((path) => sets.some((other) => other !== set && other.has(path))).length;
    return shared / Math.max(1, set.size);
  });
  return overlaps.reduce((sum, each) => sum + each, 0) / Math.max(1, overlaps.length) >= 0.5;
}

function commonAncestor(tree: Tree, items: readonly SnapshotNode[]): SnapshotNode | undefined {
  const [first, ...others] = [items[0], items.at(-1)].map((item) => {
    const chain: SnapshotNode[] = [];
    for (let at = item && tree.parentOf(item); at; at = tree.parentOf(at)) chain.push(at);
    return chain;
  });
  return first?.find((node) => others.every((chain) => chain.includes(node)) && node.ref !== undefined);
}

/** The one element of each item that holds all of its parts at a path; undefined when that is no smaller than the item. */
function boxesOf(
  tree: Tree,
  items: readonly SnapshotNode[],
  rows: ReadonlyMap<number, readonly SnapshotNode[]>,
): Map<number, SnapshotNode[]> | undefined {
  const boxes = new Map<number, SnapshotNode[]>();
  for (const [i, nodes] of rows) {
    const parents = new Set(nodes.map((node) => tree.parentOf(node)));
    const [box, ...others] = parents;
    if (!box || others.length > 0 || box === items[i]) return undefined;
    boxes.set(i, [box]);
  }
  return boxes;
}

/** "Room 101", "Room 102": behind the same words a code, which is the number of each. */
function codeColumns(tree: Tree, columns: readonly Column[]): Column[] {
  if (columns.some(({ labels }) => labels.some(({ words }) => words.has('number') || words.has('id'))))
    return [];
  const heading = columns.find(({ places }) => places.every((place) => place?.node.role === 'heading'));
  const parts = heading?.places.map((place) =>
    /^(?<before>\p{L}[\p{L} ]{1,20} #?)(?<code>[\p{Lu}\d-]*\d[\p{L}\d-]*)$/u.exec(
      place ? tree.textOf(place.node) : '',
    ),
  );
  const [before, ...others] = new Set(parts?.map((part) => part?.groups?.['before']));
  if (!heading || before === undefined || others.length > 0) return [];
  const labels = ['number', 'id', 'code'].map((word) => ({ words: new Set([word]), trust: 0.7 }));
  return [{ labels, places: heading.places.map((place) => place && { ...place, trim: { before } }) }];
}

/** Of more paths than this, those that only one item has are no columns: names that are made anew for every element. */
const MOST_PATHS = 400;

function alignColumns(tree: Tree, items: readonly SnapshotNode[]): Column[] {
  const byPath = new Map<string, Map<number, SnapshotNode[]>>();
  const nameOf = sharedNames(items);
  items.forEach((item, i) => {
    for (const { node, path } of leavesOf(tree, item, nameOf)) {
      let rows = byPath.get(path);
      if (!rows) byPath.set(path, (rows = new Map()));
      const row = rows.get(i);
      if (row) row.push(node);
      else rows.set(i, [node]);
    }
  });
  const columns: Column[] = [];
  const addColumns = (
    rows: ReadonlyMap<number, readonly SnapshotNode[]>,
    path: string,
    isRest = false,
  ): void => {
    const most = [...rows.values()].reduce((max, row) => Math.max(max, row.length), 0);
    for (let k = 0; k < most; k += 1) {
      const nodes = [...rows.values()].flatMap((row) => row[k] ?? []);
      const places = items.map((_, i): Place | undefined => {
        const node = rows.get(i)?.[k];
        return node && placeIn(tree, node);
      });
      columns.push({ places, labels: isRest ? [] : labelsOf(tree, nodes, path) });
    }
  };
  for (const [path, rows] of byPath) {
    if (rows.size === 1 && byPath.size > MOST_PATHS) continue;
    if (new Set([...rows.values()].map((row) => row.length)).size === 1) {
      addColumns(rows, path);
      continue;
    }
    const byKind = new Map<string, Map<number, SnapshotNode[]>>();
    for (const [i, row] of rows) {
      for (const node of row) {
        const kind = kindsOf(tree, node).join() || 'text';
        let some = byKind.get(kind);
        if (!some) byKind.set(kind, (some = new Map()));
        some.set(i, [...(some.get(i) ?? []), node]);
      }
    }
    if (byKind.size === 1) for (const some of byKind.values()) addColumns(some, path);
    if (byKind.size === 1) continue;
    // "$24" and "/month" here, "Contact us" there: the amounts are a column, the box around them is one, and what is left over is none.
    for (const [kind, some] of byKind) addColumns(some, path, kind === 'text');
    const boxes = boxesOf(tree, items, rows);
    if (boxes) addColumns(boxes, path.slice(0, path.lastIndexOf('/')));
  }
  const isWhole = (item: SnapshotNode): boolean => {
    const [only, ...others] = leavesOf(tree, item, nameOf);
    return only !== undefined && others.length === 0 && tree.textOf(only.node) === tree.textOf(item);
  };
  if (!columns.some((column) => column.places.every(Boolean)) && items.every(isWhole))
    columns.push({
      places: items.map((node) => ({ node })),
      labels: ['text', 'name', 'title'].map((word) => ({ words: new Set([word]), trust: 0.5 })),
    });
  addParts(tree, columns);
  addLabelled(tree, items, columns);
  labelByValues(tree, items, columns);
  columns.push(...codeColumns(tree, columns));
  dropSameNames(tree, columns);
  // How something is names it as little as its price does.
  const naming = columns.find(
    (column) =>
      !column.labels.some(({ words }) => words.has('status')) &&
      column.places.every((place) => place && /\p{L}{2}/u.test(tree.textOf(place.node))) &&
      !saysTheSame(tree, column),
  );
  // What only some of the items have names none of them, unless it is their heading.
  const isNamed = columns.some(({ labels, places }) =>
    labels.some(
      ({ words, trust }) =>
        trust >= (naming && places.includes(undefined) ? 0.65 : 0.5) &&
        words.size === 1 &&
        (words.has('name') || words.has('title')),
    ),
  );
  if (!isNamed && naming)
    naming.labels.push(...['name', 'title', 'text'].map((word) => ({ words: new Set([word]), trust: 0.5 })));
  return columns;
}
