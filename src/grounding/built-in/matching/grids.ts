/** Boards: things of one size that stand in rows and columns without a hole. */
import { type Entry, ancestorsOf } from './page-index.js';

/** Boxes that differ by no more than this many pixels have the same size and the same place in a line. */
const SLACK = 3;

/** The rows of the one board that the elements make, each from left to right; undefined when they make none, or several. */
export function gridOf(entries: readonly Entry[]): readonly (readonly Entry[])[] | undefined {
  const sizes: Entry[][] = [];
  for (const entry of entries) {
    const alike = sizes.find(([first]) => first && isSameSize(first, entry));
    if (alike) alike.push(entry);
    else sizes.push([entry]);
  }
  const grids = sizes.flatMap((each) => {
    const grid = rowsOf(each);
    return grid ? [grid] : [];
  });
  const [only, ...others] = grids;
  return others.length === 0 ? only : undefined;
}

function isSameSize({ node: one, parent }: Entry, { node: other, parent: around }: Entry): boolean {
  return (
    one.box !== undefined &&
    other.box !== undefined &&
    one.tag === other.tag &&
    // The cells of one table lie in rows of their own.
    (parent === around || parent?.parent === around?.parent) &&
    Math.abs(one.box.width - other.box.width) <= SLACK &&
    Math.abs(one.box.height - other.box.height) <= SLACK
  );
}

function rowsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] | undefined {
  const rows: Entry[][] = [];
  for (const entry of entries.toSorted((a, b) => (a.node.box?.y ?? 0) - (b.node.box?.y ?? 0))) {
    const row = rows.at(-1);
    const top = row?.[0]?.node.box?.y;
    if (row && top !== undefined && Math.abs(top - (entry.node.box?.y ?? 0)) <= SLACK) row.push(entry);
    else rows.push([entry]);
  }
  for (const row of rows) row.sort((a, b) => (a.node.box?.x ?? 0) - (b.node.box?.x ?? 0));
  const [first, ...others] = rows;
  const isFull =
    first !== undefined &&
    others.length > 0 &&
    first.length > 1 &&
    others.every(
      (row) =>
        row.length === first.length &&
        row.every((each, at) => Math.abs((each.node.box?.x ?? 0) - (first[at]?.node.box?.x ?? 0)) <= SLACK),
    );
  const isHeaded = entries.some((entry) =>
    [...ancestorsOf(entry)].some(
      ({ node }) => node.role === 'table' && node.children.some((child) => holdsHeader(child, 2)),
    ),
  );
  return isFull && !isHeaded ? rows : undefined;
}

/** Whether "row 2" of a table may or may not count its head, nobody knows. */
function holdsHeader({ role, children }: Entry['node'], levels: number): boolean {
  if (role === 'columnheader') return true;
  return levels > 0 && children.some((child) => holdsHeader(child, levels - 1));
}
