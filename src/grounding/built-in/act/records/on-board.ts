/** Cards that lie in several columns with a title each: a click on one shows what it holds. */
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';

/** Fewer columns are no board. */
const LEAST_COLUMNS = 2;

/** The card itself, where it is clicked as a whole, holds nothing else to click, and others like it lie under other titles; none that is ticked, pressed, chosen or leads away. */
export function cardOnBoard(record: Entry, index: PageIndex): Entry | undefined {
  const { node, parent } = record;
  const isPlain =
    record.actionable &&
    /^(?:generic|listitem|article|group)$/.test(node.role) &&
    node.checked === undefined &&
    node.pressed === undefined &&
    node.selected === undefined &&
    !below(index, record).some((each) => each.actionable && each.node.hidden === undefined);
  const [name] = node.classes ?? [];
  if (!isPlain || !parent || name === undefined) return undefined;
  const columns = columnsOf(index).get(makeOf(record)) ?? [];
  return columns.length >= LEAST_COLUMNS && columns.every((column) => isTitled(column)) ? record : undefined;
}

/** What is clicked in the same way at the same depth. */
function makeOf({ node: { role, classes }, depth }: Entry): string {
  return `${role} ${depth} ${classes?.[0] ?? ''}`;
}

const columnsOnce = new WeakMap<PageIndex, ReadonlyMap<string, readonly Entry[]>>();

/** The boxes that hold what can be clicked, by its make; each is asked for once for every card. */
function columnsOf(index: PageIndex): ReadonlyMap<string, readonly Entry[]> {
  let columns = columnsOnce.get(index);
  if (!columns) {
    const found = new Map<string, Set<Entry>>();
    for (const entry of index.actionable) {
      if (!entry.parent || entry.node.classes === undefined) continue;
      const make = makeOf(entry);
      found.set(make, (found.get(make) ?? new Set<Entry>()).add(entry.parent));
    }
    columns = new Map([...found].map(([make, holders]) => [make, [...holders]]));
    columnsOnce.set(index, columns);
  }
  return columns;
}

/** A card that only has a title: it is as wide as its column, and no tag of what lies there. */
export function isLineOnBoard(entry: Entry, index: PageIndex): boolean {
  const { node, parent } = entry;
  const isWide = (node.box?.width ?? 0) > 0.6 * (parent?.node.box?.width ?? Number.POSITIVE_INFINITY);
  return node.children.length < 2 && isWide && cardOnBoard(entry, index) !== undefined;
}

/** A heading stands in the column, or right around its list, and in no other's; or a short text is the first of the column, and all else in it is cards. */
function isTitled(column: Entry): boolean {
  if (beginsWithText(column)) return true;
  const around = [column, ...(column.parent ? [column.parent] : [])];
  const [own, outer] = around.map(
    ({ node }) =>
      node.children.filter(
        ({ role, children }) => isHeading(role) || children.some((each) => isHeading(each.role)),
      ).length,
  );
  return own === 1 || outer === 1;
}

function beginsWithText({ node: { children } }: Entry): boolean {
  const [first, card, ...others] = children;
  const isText = first?.children.length === 0 && /^(?:text|generic|paragraph)$/.test(first.role);
  return (
    isText &&
    first.clickable !== true &&
    /^\p{L}(?:\S+ ?){1,4}$/u.test(readable(first)) &&
    card?.classes?.[0] !== undefined &&
    others.every(({ role, classes }) => role === card.role && classes?.[0] === card.classes?.[0])
  );
}

function isHeading(role: string): boolean {
  return role === 'heading';
}
