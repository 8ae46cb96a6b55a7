/**
 * Records that stand in groups with a title each: the cards of the columns of a board, the events below the days of a programme. A group
 * may be a box with its title in it, what follows a title up to the next one, or a column of a table with one row; it may be empty.
 */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import type { PageIndex } from './extract-page.js';
import { leavesOf } from './extract-parts.js';
import { isInside, type Tree } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

/** One group. `part` is what holds it all, where one element does. */
export interface Group {
  title: string;
  titleNode: SnapshotNode;
  part: SnapshotNode | undefined;
  items: readonly SnapshotNode[];
  /** What stands in the part besides its items, in words of the page. */
  rest: string;
}

/** The groups of one kind, and what holds them all. */
export interface Groups {
  all: readonly Group[];
  around: SnapshotNode;
}

/** Longest title of a group, in characters. */
const MOST_TITLE = 40;

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const months =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/u;

/** Whether a title is what is said, leaving a count or the date of a day aside: "Done (3)", "Tue 13", "Tuesday, 13 May". */
export function isTitled(title: string, said: string): boolean {
  // "Waiting (newest first)": a remark is no part of what it is called.
  const [own, words] = [plainWords(title.replace(/(?<=\S\s)\([^()]*\)\s*$/u, '')), plainWords(said)];
  if (words.length === 0 || own.length < words.length) return false;
  const [day] = words;
  const isDay = words.length === 1 && day !== undefined && weekdays.includes(day);
  const begins = words.every((word, at) => own[at] === word || (isDay && own[at] === word.slice(0, 3)));
  return (
    begins &&
    own
      .slice(words.length)
      .every((word) => /^\d+(?:st|nd|rd|th)?$/u.test(word) || (isDay && months.test(word)))
  );
}

/** The groups among which one has this title, and that one; undefined where there are none, or several such kinds. */
export function groupTitled(page: PageIndex, said: string): (Groups & { group: Group }) | undefined {
  if (plainWords(said).length === 0) return undefined;
  const { tree } = page;
  const found = tree.nodes
    .filter((node) => isTitle(tree, node) && isTitled(tree.textOf(node), said))
    .flatMap((node) => groupsOf(page, node) ?? []);
  const kinds = new Map(found.map((each) => [each.around, each]));
  const [groups, ...others] = kinds.values();
  if (!groups || others.length > 0) return undefined;
  const meant = groups.all.filter(({ title }) => isTitled(title, said));
  const [group] = meant;
  return group && meant.length === 1 ? { ...groups, group } : undefined;
}

function isTitle(tree: Tree, node: SnapshotNode): boolean {
  const text = tree.textOf(node);
  return (
    node.ref !== undefined &&
    text !== '' &&
    text.length <= MOST_TITLE &&
    !/^(?:button|link|option|tab|checkbox|radio|menuitem|listitem|cell|gridcell|row|list|table|rowgroup|main|document|text)$/u.test(
      node.role,
    ) &&
    // The innermost that says it.
    !node.children.some((child) => child.ref !== undefined && tree.textOf(child) === text)
  );
}

function shapeOf({ role, tag, level, classes }: SnapshotNode): string {
  return [role, tag ?? '', level ?? '', classes?.[0] ?? ''].join(' ');
}

function groupsOf(page: PageIndex, title: SnapshotNode): Groups | undefined {
  const { tree } = page;
  if (title.role === 'columnheader') return columnsOf(tree, title);
  const shape = shapeOf(title);
  const alike = tree.nodes.filter((node) => shapeOf(node) === shape && node.ref !== undefined);
  if (alike.length < 2) return undefined;
  const titlesIn = (node: SnapshotNode): SnapshotNode[] =>
    alike.filter((each) => each === node || isInside(tree, each, node));
  for (let at = title, parent = tree.parentOf(at); parent; at = parent, parent = tree.parentOf(at)) {
    const own = shapeOf(at);
    const beside = parent.children.filter((child) => shapeOf(child) === own);
    if (beside.length < 2) {
      if (titlesIn(parent).length > 1) return undefined;
      continue;
    }
    if (!beside.every((child) => titlesIn(child).length === 1)) return undefined;
    const isBare = beside.every((child) => isTitleOnly(tree, child, titlesIn(child)[0] ?? child));
    const parts = isBare ? runsOf(parent, beside) : beside.map((child) => [child]);
    const boxed = beside.map((child, row): Boxed => ({
      titleNode: titlesIn(child)[0] ?? child,
      part: isBare ? undefined : child,
      content: parts[row] ?? [],
    }));
    return withItems(tree, boxed, parent);
  }
  return undefined;
}

/** A title and what goes with it at most: a figure for how many there are. */
function isTitleOnly(tree: Tree, node: SnapshotNode, title: SnapshotNode): boolean {
  return (
    node === title ||
    tree.textOf(node).replace(/[\s\d()]+/gu, '') === tree.textOf(title).replace(/[\s\d()]+/gu, '')
  );
}

/** What follows each title up to the next one; the last ends with what is no part of a list. */
function runsOf(parent: SnapshotNode, titles: readonly SnapshotNode[]): SnapshotNode[][] {
  return titles.map((title, row) => {
    const from = parent.children.indexOf(title) + 1;
    const next = titles[row + 1];
    const to = next ? parent.children.indexOf(next) : parent.children.length;
    const run = parent.children.slice(from, to).filter(({ hidden }) => !hidden);
    const end = run.findIndex(({ role }) =>
      /^(?:heading|form|contentinfo|footer|navigation|dialog)$/u.test(role),
    );
    return end < 0 ? run : run.slice(0, end);
  });
}

/** The columns of a table that has one row for all that stands in them. */
function columnsOf(tree: Tree, header: SnapshotNode): Groups | undefined {
  const around = tableAround(tree, header);
  if (!around) return undefined;
  const rows = tree.nodes.filter((node) => node.role === 'row' && isInside(tree, node, around));
  const [head, body, ...more] = rows;
  if (!head || !body || more.length > 0 || head.children.length !== body.children.length) return undefined;
  if (!head.children.includes(header)) return undefined;
  return withItems(
    tree,
    head.children.map((titleNode, column): Boxed => ({
      titleNode,
      part: body.children[column],
      content: body.children[column]?.children ?? [],
    })),
    around,
  );
}

function tableAround(tree: Tree, node: SnapshotNode): SnapshotNode | undefined {
  let table = tree.parentOf(node);
  while (table && !/^(?:table|grid)$/u.test(table.role)) table = tree.parentOf(table);
  return table;
}

interface Boxed {
  titleNode: SnapshotNode;
  part: SnapshotNode | undefined;
  content: readonly SnapshotNode[];
}

/** Words of a column in which nothing stands. */
const saysEmpty = /^(?:no|nothing|none|empty|drop|drag|[-–—])(?![\p{L}\d])/iu;

function isIdle(tree: Tree, node: SnapshotNode): boolean {
  const text = tree.textOf(node).trim();
  if (/^(?:textbox|combobox|separator|img|menu)$/u.test(node.role)) return true;
  if (/^(?:button|link)$/u.test(node.role))
    return /^(?:\+|…|⋯|⋮|[×✕]|add|new|create|more|show|all|clear|archive)/iu.test(text || node.name);
  const inner = node.children.filter(({ hidden }) => !hidden);
  // A foot that has no more than the button to add a card.
  if (inner.length > 0 && inner.every((child) => child.role === 'button' && isIdle(tree, child))) return true;
  return (
    text === '' || /^[(\s]*\d+[)\s]*$/u.test(text) || (text.length <= MOST_TITLE && saysEmpty.test(text))
  );
}

const listMark =
  /(?:^|[-_])(?:list|items|cards|tasks|body|content|events|entries|column-body|col-body|stack)$/iu;
const itemMark = /(?:^|[-_])(?:card|item|task|ticket|issue|event|ev|entry|session|story|row)$/iu;

function isItemLike({ role, tag, classes, draggable }: SnapshotNode): boolean {
  return (
    draggable === true ||
    /^(?:listitem|article)$/u.test(role) ||
    tag === 'li' ||
    (classes ?? []).some((name) => itemMark.test(name))
  );
}

function isListLike({ role, classes, children }: SnapshotNode): boolean {
  return (
    /^(?:list|rowgroup|listbox)$/u.test(role) ||
    (classes ?? []).some((name) => listMark.test(name)) ||
    (children.length > 1 && new Set(children.map(shapeOf)).size === 1 && children.every(isItemLike))
  );
}

/** The items of all groups, which are of one shape; undefined where something else stands among them. */
function withItems(tree: Tree, boxed: readonly Boxed[], around: SnapshotNode): Groups | undefined {
  const found = boxed.map(({ content, titleNode }) => unwrapped(tree, content, titleNode));
  const filled = found.filter((nodes) => nodes.length > 0);
  if (filled.length === 0) return undefined;
  const shapes = new Set(filled.flat().map(shapeOf));
  const isKnown = filled.some((nodes) => nodes.length > 1) || filled.flat().every(isItemLike);
  if (shapes.size !== 1 || !isKnown) return undefined;
  return {
    around,
    all: boxed.map(({ titleNode, part }, row) => {
      const items = found[row] ?? [];
      const rest = part ? textWithout(tree, part, items) : '';
      return { title: tree.textOf(titleNode).trim(), titleNode, part, items, rest };
    }),
  };
}

/** What stands in a part: without its title, without what wraps it all, and without buttons and counts. */
function unwrapped(tree: Tree, content: readonly SnapshotNode[], title: SnapshotNode): SnapshotNode[] {
  let nodes = content.filter(({ hidden }) => !hidden);
  for (let depth = 0; depth < 6; depth += 1) {
    nodes = nodes.filter((node) => node !== title && !isIdle(tree, node));
    const holder = nodes.find((node) => isInside(tree, title, node));
    if (holder) {
      nodes = isTitleOnly(tree, holder, title)
        ? nodes.filter((node) => node !== holder)
        : nodes.flatMap((node) => (node === holder ? node.children.filter(({ hidden }) => !hidden) : [node]));
      continue;
    }
    const [only, ...others] = nodes;
    if (!only || others.length > 0 || isItemLike(only) || !isListLike(only)) return nodes;
    nodes = only.children.filter(({ hidden }) => !hidden);
  }
  return nodes;
}

function textWithout(tree: Tree, part: SnapshotNode, items: readonly SnapshotNode[]): string {
  if (items.includes(part)) return '';
  const own = part.children.length === 0 ? tree.textOf(part) : '';
  return [
    own,
    ...part.children.filter(({ hidden }) => !hidden).map((child) => textWithout(tree, child, items)),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

const titleMark = /(?:^|[-_])(?:title|name|headline|summary|subject|caption)$/iu;

/** Ways in which an item may say what it is called, the clearest first. */
const naming: readonly ((node: SnapshotNode) => boolean)[] = [
  ({ role }) => role === 'heading',
  ({ classes }) => (classes ?? []).some((name) => titleMark.test(name)),
  ({ tag, role }) => role === 'strong' || tag === 'b' || tag === 'strong',
  ({ role }) => role === 'link',
];

const namesOnce = new WeakMap<Groups, ReadonlyMap<SnapshotNode, SnapshotNode>>();

/** What each item is called: its heading, what is marked as its title, or its first text, where those of all items differ. */
export function namesIn(page: PageIndex, groups: Groups): ReadonlyMap<SnapshotNode, SnapshotNode> {
  let known = namesOnce.get(groups);
  if (!known) namesOnce.set(groups, (known = namesFound(page, groups)));
  return known;
}

function namesFound({ tree }: PageIndex, { all }: Groups): ReadonlyMap<SnapshotNode, SnapshotNode> {
  const items = all.flatMap((each) => each.items);
  const leaves = new Map(
    items.map((item) => [
      item,
      leavesOf(tree, item)
        .map(({ node }) => node)
        .filter((node) => /\p{L}/u.test(tree.textOf(node))),
    ]),
  );
  const named = (isName: (node: SnapshotNode) => boolean): Map<SnapshotNode, SnapshotNode> =>
    new Map(
      items.flatMap((item) => {
        const node = leaves.get(item)?.find(isName);
        return node ? [[item, node] as const] : [];
      }),
    );
  for (const way of naming) {
    const names = named(way);
    if (names.size === items.length) return names;
  }
  const first = named((node) => node.children.length === 0 && kindsOfText(tree.textOf(node)).length === 0);
  const texts = new Set([...first.values()].map((node) => tree.textOf(node)));
  return texts.size === items.length ? first : new Map();
}

/** Nouns for whatever stands in a list, and for what stands in the columns of a board or below the days of a week. */
const anything = /^(?:item|entry|element|record|thing)$/u;
const onBoards = /^(?:card|task|ticket)$/u;

/** Whether the items are what a noun says: a word for any, or one that they are marked with, or that the page is about. */
export function isOfGroups(
  { tree }: PageIndex,
  { all, around }: Groups,
  { noun, isBoard }: { noun: string; isBoard: boolean },
): boolean {
  const [head = '', ...more] = plainWords(noun);
  if (more.length > 0) return false;
  const items = all.flatMap((each) => each.items);
  const areDays = all.every(({ title }) => weekdays.some((day) => isTitled(title, day)));
  if (
    items.every(isItemLike) &&
    (anything.test(head) || (isBoard && onBoards.test(head)) || (areDays && head === 'event'))
  )
    return true;
  const marks = [around, ...all.flatMap(({ part }) => part ?? []), ...items].flatMap((node) =>
    plainWords([...(node.classes ?? []), node.id ?? '', node.tag ?? ''].join(' ').replaceAll(/[-_]/gu, ' ')),
  );
  return explained(head, new Set([...marks, ...tree.pageWords])) >= 0.85;
}

/** The group that has a node as the name of one of its items. */
export function groupsWith(page: PageIndex, name: SnapshotNode): (Groups & { group: Group })[] {
  const { tree } = page;
  // What stands over it: the titles of boxes around it, and the last ones before it.
  for (let at = tree.parentOf(name), below = name; at; below = at, at = tree.parentOf(at)) {
    const head = /^(?:cell|gridcell)$/u.test(below.role) ? headOver(tree, below, at) : undefined;
    const columns = head && columnsOf(tree, head);
    const column = columns?.all.find(({ titleNode }) => titleNode === head);
    if (columns && column) return [{ ...columns, group: column }];
    const before = at.children.slice(0, at.children.indexOf(below)).filter(({ hidden }) => !hidden);
    for (const each of before.toReversed()) {
      const title = [each, ...each.children].find((node) => isTitle(tree, node));
      const groups = title && groupsOf(page, title);
      const names = groups && namesIn(page, groups);
      const group = groups?.all.find(({ items }) =>
        items.some((item) => {
          const own = names?.get(item);
          return (
            own !== undefined && (own === name || isInside(tree, own, name) || isInside(tree, name, own))
          );
        }),
      );
      if (groups && group) return [{ ...groups, group }];
    }
  }
  return [];
}

function headOver(tree: Tree, cell: SnapshotNode, row: SnapshotNode): SnapshotNode | undefined {
  const around = tableAround(tree, row);
  const first = around && tree.nodes.find((node) => node.role === 'row' && isInside(tree, node, around));
  const head = first?.children[row.children.indexOf(cell)];
  return head?.role === 'columnheader' ? head : undefined;
}

/** Their handles, each once: what is derived from these elements. */
export function refsOf(...nodes: readonly SnapshotNode[]): string[] {
  return [...new Set(nodes.flatMap(({ ref }) => ref ?? []))];
}
