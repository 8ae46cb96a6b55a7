/**
 * Tables as a person sees them: lines of cells, one below the other, under the titles of their columns. Known by where things stand, for
 * tables that no role calls so, and for those that a page draws in several pieces (a head, a body, a frozen column of boxes).
 */
import type { Box } from '../../../contract/snapshot.js';
import { ancestorsOf, type Entry, listAround, type PageIndex, readable } from './page-index.js';

/** Most pixels that things in one line are off. */
const SLACK = 4;

/** Most pixels between a head and the first line below it. */
const GAP = 60;

/** Highest line, in pixels. */
const HIGHEST = 160;

/** One line: what holds its cells (several where the table is drawn in pieces), and the cells from left to right. */
export interface Line {
  holders: readonly Entry[];
  cells: readonly Entry[];
}

/** The titles of the columns that have one, and the lines below them. */
export interface LaidTable {
  heads: readonly Entry[];
  lines: readonly Line[];
}

const once = new WeakMap<PageIndex, readonly LaidTable[]>();

/** All that lies so on a page: at least two lines of at least two cells. */
export function laidTables(index: PageIndex): readonly LaidTable[] {
  let known = once.get(index);
  if (!known) once.set(index, (known = tablesOf(index)));
  return known;
}

/** The cell of a line under a title. */
export function cellOf(line: Line, head: Entry): Entry | undefined {
  const wide = line.cells.map((cell) => ({ cell, width: overlap(cell, head) }));
  const [best, second] = wide.toSorted((a, b) => b.width - a.width);
  return best && best.width > 0 && best.width > 2 * (second?.width ?? 0) ? best.cell : undefined;
}

/** What a line says. */
export function textOfLine({ holders }: Line): string {
  return holders.map(({ node }) => readable(node) || node.name).join(' ');
}

function tablesOf(index: PageIndex): LaidTable[] {
  const lines = linesOn(index);
  const groups = new Map<Entry | undefined, Line[]>();
  for (const line of lines) {
    const list = line.holders[0] && listAround(line.holders[0]);
    groups.set(list, [...(groups.get(list) ?? []), line]);
  }
  const bodies = joined([...groups.values()].filter((group) => group.length > 1));
  return bodies.map((group) => {
    const [first, ...others] = group;
    if (first && isHead(first, others)) return { heads: titlesIn(first), lines: others };
    const above = lines.filter((line) => first && isAbove(line, first) && isTitleLine(line, group));
    const head = above.toSorted((a, b) => bottomOf(b) - bottomOf(a))[0];
    return { heads: head ? titlesIn(head) : [], lines: group };
  });
}

/** Every element whose children stand in one line beside each other. */
function linesOn(index: PageIndex): Line[] {
  const children = new Map<Entry, Entry[]>();
  for (const entry of index.entries) {
    const { parent } = entry;
    if (!parent || entry.node.ref === undefined || !isSeen(entry)) continue;
    const known = children.get(parent);
    if (known) known.push(entry);
    else children.set(parent, [entry]);
  }
  return [...children].flatMap(([holder, all]) => {
    const { role, box } = holder.node;
    const isRow = role === 'row';
    if (!isRow && !/^(?:generic|listitem)$/.test(role)) return [];
    if (!box || box.height > HIGHEST || (!isRow && all.length < 2)) return [];
    const cells = all.toSorted((a, b) => boxOf(a).x - boxOf(b).x);
    const isLine = cells.every((cell, at) => {
      const before = cells[at - 1];
      const middle = boxOf(cell).y + boxOf(cell).height / 2;
      const isBeside = !before || boxOf(before).x + boxOf(before).width <= boxOf(cell).x + SLACK;
      return isBeside && Math.abs(middle - (box.y + box.height / 2)) <= Math.max(SLACK, box.height / 4);
    });
    return isLine ? [{ holders: [holder], cells }] : [];
  });
}

/** Pieces of one table stand side by side, line by line; of two tables beside each other each says something. */
function joined(groups: readonly Line[][]): Line[][] {
  const left = new Set(groups);
  const all: Line[][] = [];
  for (const group of groups) {
    if (!left.delete(group)) continue;
    let lines = group;
    for (const other of left) {
      if (!isBeside(lines, other)) continue;
      left.delete(other);
      lines = lines.map((line, at) => beside(line, other[at] as Line));
    }
    all.push(lines);
  }
  return all;
}

function isBeside(one: readonly Line[], other: readonly Line[]): boolean {
  return (
    one.length === other.length &&
    (isMute(one) || isMute(other) || haveGrid(one[0], other[0])) &&
    one.every((line, at) => isLevel(line, other[at] as Line))
  );
}

function beside(line: Line, other: Line): Line {
  return {
    holders: [...line.holders, ...other.holders],
    cells: [...line.cells, ...other.cells].toSorted((a, b) => boxOf(a).x - boxOf(b).x),
  };
}

function isMute(lines: readonly Line[]): boolean {
  return lines.every((line) => !/[\p{L}\p{N}]/u.test(textOfLine(line)));
}

function haveGrid(one: Line | undefined, other: Line | undefined): boolean {
  const gridOf = (line: Line | undefined): Entry | undefined =>
    line?.holders[0] &&
    [...ancestorsOf(line.holders[0])].find(({ node }) => /^(?:grid|treegrid)$/.test(node.role));
  const grid = gridOf(one);
  return grid !== undefined && grid === gridOf(other);
}

function isLevel(one: Line, other: Line): boolean {
  const [a, b] = [boxOf(one.holders[0]), boxOf(other.holders[0])];
  const isApart = a.x + a.width <= b.x + SLACK || b.x + b.width <= a.x + SLACK;
  return isApart && Math.abs(a.y - b.y) <= SLACK && Math.abs(a.height - b.height) <= SLACK;
}

/** The first line of a table is its head where it says so, or where it is made otherwise than those below and holds words alone. */
function isHead(line: Line, others: readonly Line[]): boolean {
  const [holder] = line.holders;
  if (line.cells.some(({ node }) => node.role === 'columnheader')) return true;
  const [second] = others;
  const isOther =
    holder?.node.tag !== second?.holders[0]?.node.tag ||
    (holder?.node.classes ?? []).join(' ') !== (second?.holders[0]?.node.classes ?? []).join(' ') ||
    others.some((other) => /\d/.test(textOfLine(other)));
  return isOther && others.length > 1 && isWordy(line) && hasColumnsOf(line, others);
}

function isTitleLine(line: Line, below: readonly Line[]): boolean {
  const isMarked = line.cells.some(({ node }) => node.role === 'columnheader');
  return (isMarked || isWordy(line)) && hasColumnsOf(line, below);
}

/** Short words in each cell that says anything, and in at least two. */
function isWordy({ cells }: Line): boolean {
  const texts = cells.map((cell) => textOf(cell)).filter((text) => text !== '');
  return texts.length > 1 && texts.every((text) => text.length <= 30 && /^[^\d]*\p{L}[^\d]*$/u.test(text));
}

/** Each title stands over one cell of nearly every line. */
function hasColumnsOf(head: Line, lines: readonly Line[]): boolean {
  const titles = titlesIn(head);
  const fitting = lines.filter((line) => titles.every((title) => cellOf(line, title) !== undefined));
  return titles.length > 1 && fitting.length * 2 > lines.length;
}

function titlesIn({ cells }: Line): Entry[] {
  return cells.filter((cell) => /[\p{L}\p{N}#]/u.test(textOf(cell)));
}

function isAbove(line: Line, first: Line): boolean {
  const gap = boxOf(first.holders[0]).y - bottomOf(line);
  return !first.holders.some((holder) => line.holders.includes(holder)) && gap >= -SLACK && gap <= GAP;
}

function bottomOf({ holders: [holder] }: Line): number {
  const { y, height } = boxOf(holder);
  return y + height;
}

/** How much of the narrower of two stands over or under the other, 0 where it is less than half. */
function overlap(one: Entry, other: Entry): number {
  const [a, b] = [boxOf(one), boxOf(other)];
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return width * 2 > Math.min(a.width, b.width) ? width : 0;
}

function textOf({ node }: Entry): string {
  return (readable(node) || node.name).trim();
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

function boxOf(entry: Entry | undefined): Box {
  return entry?.node.box ?? nowhere;
}

function isSeen({ node: { box, hidden } }: Entry): boolean {
  const isThere = hidden === undefined || /^(?:covered|offscreen|transparent)$/.test(hidden);
  return isThere && box !== undefined && box.width > 0 && box.height > 0;
}
