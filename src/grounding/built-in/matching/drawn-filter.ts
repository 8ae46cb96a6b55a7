/**
 * A list above a table that narrows it, drawn by the page, so that what can be chosen is not known before it is opened: it shows "All", or no more than
 * what it is called, it is called as a column of the table is, and cells of that column say what is asked for.
 */
import { headersOver, titleOfColumn } from './headers-over.js';
import { type Entry, isInside, type PageIndex, readable } from './page-index.js';
import { contentOf } from '../language/words.js';
import { recordOf } from './relations.js';

/** How a list says that nothing is left out: "All", "Any status", "Everything". */
const everything = /^(?:all|any|every|everything)\b/i;

/** "Severity filter; Selected: All", "Status: any": the title in front of what is chosen. */
export const titledAll = /^(?<titled>[^:;]{2,30}?)(?: filter)?[:;] ?(?:selected: ?)?(?:all|any|everything)$/i;

/** What such a list can be narrowed to, as the cells of its column say it; nothing where it is no such list. */
export function valuesOfColumn(list: Entry, index: PageIndex): readonly string[] {
  const title = columnSaid(list);
  if (title === '' || recordOf(list) !== undefined) return [];
  const cells = index.entries.filter(
    (cell) => /^(?:cell|gridcell)$/.test(cell.node.role) && !isInside(list, cell),
  );
  const own = cells.filter((cell) =>
    headersOver(cell, index).some((header) => stemsOf(titleOfColumn(header, index)) === title),
  );
  return [
    ...new Set(own.map(({ node }) => (readable(node) || node.name).trim()).filter((text) => text !== '')),
  ];
}

/** The words for the column that a shut list is called by, by its name or by what it shows; none where something is chosen in it. */
export function columnSaid({ node, children }: Entry): string {
  // A plain box to click on, with no word of what it is but "All sizes".
  if (isBoxOfAll(node)) return stemsOf(withoutAll(node.text ?? ''));
  const { role, options, value = '', name, hidden, disabled, expanded, hasPopup, readonly } = node;
  if (options !== undefined || hidden !== undefined || disabled === true) return '';
  const { titled } = titledAll.exec(name)?.groups ?? {};
  const shown = (value || children.map((each) => readable(each.node)).join(' ')).trim();
  const isList =
    (/^(?:combobox|listbox)$/.test(role) && expanded === false) ||
    (role === 'textbox' && readonly === true && value === '') ||
    (role === 'button' &&
      (hasPopup === 'listbox' || hasPopup === 'menu' || expanded === false) &&
      (everything.test(name) || titled !== undefined));
  if (!isList) return '';
  if (role === 'button' && titled !== undefined) return stemsOf(titled);
  const text = role === 'button' ? name : shown;
  if (everything.test(text)) return stemsOf(name === '' || role === 'button' ? withoutAll(text) : name);
  return text === '' && role !== 'combobox' ? stemsOf(name) : '';
}

function isBoxOfAll({ role, text = '', clickable, hidden, children }: Entry['node']): boolean {
  return (
    role === 'generic' &&
    clickable === true &&
    hidden === undefined &&
    children.length === 0 &&
    /^(?:all|any) \p{L}+(?: \p{L}+)?$/iu.test(text.trim())
  );
}

function withoutAll(text: string): string {
  return text.replace(everything, '');
}

/** What a title says, in whatever number. */
function stemsOf(text: string): string {
  return contentOf(text)
    .map(({ stem }) => stem)
    .join(' ');
}
