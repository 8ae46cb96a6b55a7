/** Which column an element stands in, as whoever looks at the page sees it, and what that column is called. */
import { ancestorsOf, below, type Entry, type PageIndex } from './page-index.js';

/** The headers of its table that stand over the middle of an element, in document order. */
export function headersOver(entry: Entry, index: PageIndex): readonly Entry[] {
  const { box } = entry.node;
  const table = [...ancestorsOf(entry)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  if (!box || !table) return [];
  const middle = box.x + box.width / 2;
  return below(index, table).filter(
    (header) =>
      header.node.role === 'columnheader' &&
      header.node.box !== undefined &&
      middle > header.node.box.x &&
      middle < header.node.box.x + header.node.box.width &&
      !isFoot(header),
  );
}

/** What stands in the foot of a table is a total or a pager, though it is drawn like a header. */
function isFoot(header: Entry): boolean {
  return [...ancestorsOf(header)].some(({ node }) => node.tag === 'tfoot');
}

/** The title of a column, without what its own controls are called: "Midterm" beside a button "Midterm options". */
export function titleOfColumn(header: Entry, index: PageIndex): string {
  let title = header.node.name.trim();
  for (const { node } of below(index, header).toReversed()) {
    const isControl = /^(?:button|link|checkbox|combobox)$/.test(node.role) && node.name !== '';
    if (isControl && title.endsWith(` ${node.name.trim()}`))
      title = title.slice(0, -node.name.trim().length).trim();
  }
  return title;
}
