/**
 * A list above a table that narrows it, drawn by the page, so that what can be chosen is not known before it is opened: it shows "All", is called as a
 * column of the table is, and cells of that column say what is asked for.
 */
import { headersOver, titleOfColumn } from '../../matching/headers-over.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';

/** What such a list can be narrowed to, as the cells of its column say it; nothing where it is no such list. */
export function valuesOfColumn(list: Entry, index: PageIndex): readonly string[] {
  const { role, options, value = '', name, hidden, disabled, expanded } = list.node;
  const isShut = role === 'combobox' && options === undefined && expanded === false && disabled !== true;
  if (!isShut || hidden !== undefined || !/^(?:all|any|everything)\b/i.test(value.trim())) return [];
  const cells = index.entries.filter(({ node }) => /^(?:cell|gridcell)$/.test(node.role));
  const own = cells.filter((cell) =>
    headersOver(cell, index).some((header) => fold(titleOfColumn(header, index)) === fold(name)),
  );
  return [
    ...new Set(own.map(({ node }) => (readable(node) || node.name).trim()).filter((text) => text !== '')),
  ];
}
