/**
 * The sets of records of a page for reading them by their parts: items with an element of their own, records made of several siblings
 * (a row with a title and one with the figures below it, a heading and what follows it), and rows below a line of headers.
 */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import { isInside, type Tree, visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** Records of one kind under one container. */
export interface RecordSet {
  container: SnapshotNode;
  /** The siblings that make up each record; one where it has an element of its own. */
  records: readonly (readonly SnapshotNode[])[];
  /** Words that say what the records are. */
  words: ReadonlySet<string>;
  /** Those of them that only a heading further out says. */
  far: ReadonlySet<string>;
  /** Header of each cell, for rows of a table. */
  heads?: readonly (SnapshotNode | undefined)[];
}

const cellRole = /^(?:cell|gridcell|rowheader|columnheader)$/u;
const known = new WeakMap<PageIndex, readonly RecordSet[]>();

/** All sets of records, in document order of their containers. */
export function recordSets(page: PageIndex): readonly RecordSet[] {
  const before = known.get(page);
  if (before) return before;
  const { tree } = page;
  const sets: RecordSet[] = [];
  const seen = new Set<string>();
  const headings = nearestHeadings(tree);
  const add = (made: Omit<RecordSet, 'far'>): void => {
    const set = { ...made, far: farWords(tree, made.container, headings) };
    const id = set.records
      .map(([first, ...more]) => `${first ? tree.orderOf(first) : ''}+${more.length}`)
      .join();
    if (set.records.length < 2 || set.container.ref === undefined || seen.has(id)) return;
    seen.add(id);
    sets.push(set);
  };
  for (const node of tree.nodes) {
    if (/^(?:table|grid|treegrid)$/u.test(node.role)) for (const set of tableSets(tree, node)) add(set);
    else for (const set of childSets(tree, node)) add(set);
  }
  for (const { kind, container, items, words } of page.regions)
    if (kind === 'repeat') add({ container, words, records: items.map((item) => [item]) });
  sets.sort((a, b) => tree.orderOf(a.container) - tree.orderOf(b.container));
  known.set(page, sets);
  return sets;
}

type Made = Omit<RecordSet, 'far'>;

/** The words of the last heading before each node. */
function nearestHeadings(tree: Tree): ReadonlyMap<SnapshotNode, readonly string[]> {
  const nearest = new Map<SnapshotNode, readonly string[]>();
  let words: readonly string[] = [];
  for (const node of tree.nodes) {
    nearest.set(node, words);
    if (node.role === 'heading') words = plainWords(tree.textOf(node));
  }
  return nearest;
}

/** What stands over the records under another heading of its own. */
function farWords(
  tree: Tree,
  container: SnapshotNode,
  headings: ReadonlyMap<SnapshotNode, readonly string[]>,
): ReadonlySet<string> {
  const near = new Set([
    ...(headings.get(container) ?? []),
    ...plainWords([container.id ?? '', container.testId ?? '', container.name].join(' ')),
  ]);
  return new Set([...tree.contextOf(container)].filter((word) => !near.has(word)));
}

/** Children alike, and runs of several siblings that come again and again. */
function childSets(tree: Tree, node: SnapshotNode): Made[] {
  const children = node.children.filter((each) => shows(tree, each) && each.role !== 'text');
  if (
    children.length < 2 ||
    (/^(?:combobox|listbox|row|rowgroup)$/u.test(node.role) && node.role !== 'rowgroup')
  )
    return [];
  const marks = children.map(markOf);
  const groups = new Map<string, SnapshotNode[]>();
  children.forEach((child, at) =>
    groups.set(marks[at] ?? '', [...(groups.get(marks[at] ?? '') ?? []), child]),
  );
  const sets: Made[] = [];
  for (const group of groups.values())
    if (group.length > 1 && node.role !== 'rowgroup')
      sets.push({ container: node, records: group.map((each) => [each]), words: wordsOf(tree, node, group) });
  const run = runsOf(children, marks);
  if (run)
    sets.push({
      container: node,
      records: run,
      words: wordsOf(
        tree,
        node,
        run.flatMap(([first]) => first ?? []),
      ),
    });
  return sets;
}

/** Records of more siblings than one: from each of the leaders, which are alike, to the next. */
function runsOf(children: readonly SnapshotNode[], marks: readonly string[]): SnapshotNode[][] | undefined {
  for (const leader of new Set(marks)) {
    const starts = marks.flatMap((mark, at) => (mark === leader ? [at] : []));
    if (starts.length < 2) continue;
    const runs = starts.map((start, i) => ({ start, end: starts[i + 1] ?? children.length }));
    const inner = runs.slice(0, -1);
    if (inner.some(({ start, end }) => end - start < 2 || end - start > MOST_SIBLINGS)) continue;
    const second = marks[(starts[0] ?? 0) + 1];
    if (inner.some(({ start }) => marks[start + 1] !== second)) continue;
    const usual = new Set(inner.flatMap(({ start, end }) => marks.slice(start, end)));
    const longest = Math.max(...inner.map(({ start, end }) => end - start));
    return runs.map(({ start, end }, i) => {
      let last = start + 1;
      while (last < end && (i < inner.length || (usual.has(marks[last] ?? '') && last - start < longest)))
        last += 1;
      return children.slice(start, last);
    });
  }
  return undefined;
}

/** More siblings than this are no record. */
const MOST_SIBLINGS = 8;

/** Rows below each line of headers, and all rows where there is none. */
function tableSets(tree: Tree, table: SnapshotNode): Made[] {
  const rows = rowsOf(table);
  const words = (): ReadonlySet<string> => wordsOf(tree, table, []);
  const sets: Made[] = [];
  const run = runsOf(rows, rows.map(markOf));
  if (run)
    sets.push({
      container: table,
      records: run,
      words: wordsOf(
        tree,
        table,
        run.flatMap(([first]) => first ?? []),
      ),
    });
  for (const [at, head] of rows.entries()) {
    if (!isHead(tree, rows, at)) continue;
    const below: SnapshotNode[] = [];
    for (const row of rows.slice(at + 1)) {
      if (cellsOf(row).length !== cellsOf(head).length || isHead(tree, rows, rows.indexOf(row))) break;
      if (
        cellsOf(row).every((cell, i) => i === 0 || tree.textOf(cell) !== '') &&
        tree.textOf(cellsOf(row)[0] ?? row) !== ''
      )
        below.push(row);
    }
    sets.push({ container: table, records: below.map((row) => [row]), words: words(), heads: cellsOf(head) });
  }
  return sets;
}

/** A line of different short texts without figures, of which the next line has some, or that is marked as a head. */
function isHead(tree: Tree, rows: readonly SnapshotNode[], at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || !next) return false;
  const texts = cellsOf(row).map((cell) => tree.textOf(cell));
  if (texts.length < 2 || new Set(texts).size !== texts.length || texts.some((text) => text.length > 60))
    return false;
  if (!texts.every((text) => /\p{L}/u.test(text)) || cellsOf(next).length !== texts.length) return false;
  if (cellsOf(row).every(({ role }) => role === 'columnheader')) return true;
  if ((row.classes ?? []).some((name) => /head/iu.test(name))) return true;
  const figures = (line: SnapshotNode): number =>
    cellsOf(line).filter((cell) => /^\W{0,2}\d[\d.,]*/u.test(tree.textOf(cell))).length;
  return (
    at === 0 && figures(row) === 0 && rows.length > 2 && rows.slice(1).every((line) => figures(line) > 0)
  );
}

function rowsOf(table: SnapshotNode): SnapshotNode[] {
  return table.children.flatMap((child) =>
    child.hidden ? [] : child.role === 'row' ? [child] : child.role === 'rowgroup' ? rowsOf(child) : [],
  );
}

function cellsOf(row: SnapshotNode): SnapshotNode[] {
  return row.children.filter((child) => !child.hidden && cellRole.test(child.role));
}

function shows(tree: Tree, node: SnapshotNode): boolean {
  return (
    !node.hidden &&
    (tree.textOf(node) !== '' ||
      [...visible(node)].some((each) => each.value !== undefined || each.role === 'img'))
  );
}

/** What siblings of one kind have in common: the element, and the first of its classes that is no state of it. */
export function markOf({ tag, role, classes = [] }: SnapshotNode): string {
  const name = classes.find((each) => !/\d/u.test(each) && !stateMark.test(each)) ?? '';
  return `${tag ?? role}${role === 'heading' || role === 'row' ? '' : `:${role}`}.${name}`;
}

/** Classes that tell one item from its neighbours, and not what it is. */
const stateMark =
  /^(?:is-|has-)|(?:^|[-_])(?:active|selected|current|open|first|last|odd|even|new|best|featured|highlight(?:ed)?|disabled|done|on|off|sponsored|promoted|pinned)$/iu;

function wordsOf(tree: Tree, container: SnapshotNode, items: readonly SnapshotNode[]): ReadonlySet<string> {
  const of = [container, tree.parentOf(container)].flatMap((node) =>
    node
      ? [node.id ?? '', node.testId ?? '', node.role === 'text' ? '' : node.name, ...(node.classes ?? [])]
      : [],
  );
  const [first] = items;
  const own = first
    ? [first.itemprop ?? '', first.role === 'generic' ? '' : first.role, ...(first.classes ?? [])]
    : [];
  const shared = own.filter((name) =>
    items.every((item) => item.role === name || item.itemprop === name || item.classes?.includes(name)),
  );
  const siblings = tree.parentOf(container)?.children ?? [];
  const before = siblings[siblings.indexOf(container) - 1];
  const title =
    before && tree.textOf(before).length <= 60 && !isInside(tree, container, before)
      ? tree.textOf(before)
      : '';
  return new Set([
    ...plainWords([...of, ...shared, title].join(' ')),
    ...tree.contextOf(container),
    ...(first ? tree.contextOf(first) : []),
  ]);
}
