/** Tables drawn with boxes: lines of as many cells each, below a line of titles that is the first of them or stands right above. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Column } from './extract-labels.js';
import { isField, isInside, type Tree, visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** Such a table. */
export interface DrawnTable {
  heads: readonly SnapshotNode[];
  rows: readonly SnapshotNode[];
  columns(): Column[];
}

/** Longest title, in characters. */
const MOST_CHARACTERS = 30;

/** The lines below a line of titles; undefined where there is none. */
export function drawnTable(tree: Tree, items: readonly SnapshotNode[]): DrawnTable | undefined {
  const [first, second] = items;
  if (!first || !second || !/^(?:generic|listitem|group)$/u.test(first.role)) return undefined;
  const inside = isHead(tree, first, items.slice(1));
  const head = inside ? first : headAbove(tree, items);
  const rows = inside ? items.slice(1) : items;
  if (!head || rows.length === 0) return undefined;
  const heads = cellsOf(tree, head);
  return {
    heads,
    rows,
    columns: () =>
      heads.flatMap((title, x): Column[] => {
        const words = new Set(plainWords(tree.textOf(title)));
        if (words.size === 0) return [];
        const places = rows.map((row) => {
          const node = cellsOf(tree, row)[x];
          return node && { node };
        });
        return [{ labels: [{ words, trust: 1 }], places }];
      }),
  };
}

/** Boxes around the lines, such as those that scroll under their titles. */
const MOST_BOXES = 5;

/** A line right above the lines, or above the boxes that hold them and nothing else. */
function headAbove(tree: Tree, items: readonly SnapshotNode[]): SnapshotNode | undefined {
  let at = items[0];
  for (let up = 0; at && up < MOST_BOXES; up += 1) {
    const parent = tree.parentOf(at);
    const siblings = parent?.children.filter((child) => !child.hidden) ?? [];
    const before = siblings[siblings.indexOf(at) - 1];
    const head = before && onlyLine(tree, before);
    // What stands beside the mark of the first of several records is over none of the other marks.
    const isOverAll = parent !== undefined && items.every((item) => isInside(tree, item, parent));
    if (head) return isOverAll && isHead(tree, head, items, up > 0) ? head : undefined;
    at = parent;
  }
  return undefined;
}

/** The line of titles in the boxes around it. */
function onlyLine(tree: Tree, node: SnapshotNode): SnapshotNode {
  const [only, ...others] = cellsOf(tree, node);
  return only && others.length === 0 && cellsOf(tree, only).length > 0 ? onlyLine(tree, only) : node;
}

/**
 * Whether a line says what stands below: as many cells as each of the lines, short words that differ, none of which any line has at that
 * place, and the line looks or is marked another way than they are, or has words where all of them have figures, or, above the box of the
 * lines, holds nothing but words where all of them have a control.
 */
function isHead(tree: Tree, head: SnapshotNode, rows: readonly SnapshotNode[], isApart = false): boolean {
  if (!/^(?:generic|listitem|group|header)$/u.test(head.role) || rows.length === 0) return false;
  const cells = cellsOf(tree, head);
  const lines = rows.map((row) => cellsOf(tree, row));
  if (cells.length < 2 || lines.some((line) => line.length !== cells.length)) return false;
  const titles = cells.map((cell) => tree.textOf(cell));
  const said = titles.filter((title) => title !== '');
  if (said.length * 2 <= titles.length || said.length < 2 || new Set(said).size < said.length) return false;
  if (said.some((title) => title.length > MOST_CHARACTERS || !/\p{L}|^#$/u.test(title))) return false;
  // "2FA" may be a title among others; lines of figures are none.
  if (said.filter((title) => /\d/u.test(title)).length * 3 > said.length) return false;
  if (lines.some((line) => line.some((cell, x) => titles[x] !== '' && tree.textOf(cell) === titles[x])))
    return false;
  const looks = rows.map(looksOf);
  const isMarked = looks.every((look) => look !== looksOf(head));
  const isWorded = titles.some(
    (title, x) => title !== '' && lines.every((line) => /\d/u.test(tree.textOf(line[x] as SnapshotNode))),
  );
  const isBare = isApart && !holdsControl(head) && rows.every(holdsControl);
  return isMarked || ((isWorded || isBare) && rows.length > 1);
}

function holdsControl(line: SnapshotNode): boolean {
  return [...visible(line)].some((node) => isField(node) || /^(?:button|link|img)$/u.test(node.role));
}

/** How a line is marked and made. */
function looksOf(node: SnapshotNode): string {
  const classes = (node.classes ?? []).filter((name) => !/\d/u.test(name)).toSorted();
  return [node.tag, node.role, ...classes].join(' ');
}

/** The boxes of a line that stand for one thing each, empty ones among them. */
function cellsOf(tree: Tree, line: SnapshotNode): SnapshotNode[] {
  return line.children.filter(
    (child) =>
      !child.hidden &&
      child.role !== 'text' &&
      (child.tag !== undefined || tree.textOf(child) !== '' || isField(child)),
  );
}
