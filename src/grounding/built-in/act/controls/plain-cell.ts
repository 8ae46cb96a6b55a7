/**
 * A cell that column and row name, in a table that nothing marks as one to edit: its text is double-clicked, and has to turn into a field. Asked
 * when there is no other way, and only where a click in the line leads nowhere.
 */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';
import { textIn } from './cells-named.js';
import { cellOpened, onlyCell } from './do-cell.js';

const CONFIDENCE = 0.8;

/** Double-clicks the text of the one cell; undefined where there is none, where it holds a control, or its line leads somewhere. */
export function plainCell({ verb, readings, text }: Clause, { index, among }: Scene): Outcome | undefined {
  // What is given to somebody is no text that takes the place of another.
  if (verb !== 'set' || among || /^(?:re-?)?(?:assign|give|hand|pass|delegate|allocate)\b/i.test(text))
    return undefined;
  for (const { target, value, was } of readings) {
    const found = target && value && value.length > 0 && !was ? onlyCell(target, index) : undefined;
    if (!found || !target || !value || !isPlain(found.cell, index)) continue;
    const typed = valueOf(value).trim();
    const shown = textIn(found.cell, index);
    // A cell that is nothing but its text is read, and not edited.
    if (shown === found.cell) continue;
    if (fold(readable(shown.node)) === fold(typed))
      return { kind: 'done', reason: `the cell says ${typed} already` };
    return cellOpened(found.cell, shown, {
      text: typed,
      confidence: CONFIDENCE,
      explained: `${valueOf(target)} ${typed}`,
    });
  }
  return undefined;
}

/** It says something, and neither it nor what it lies in takes a click or leads away. */
function isPlain(cell: Entry, index: PageIndex): boolean {
  const row = cell.parent;
  if (!row || readable(cell.node).trim() === '') return false;
  const isClicked = [cell, ...ancestorsOf(cell)].some(
    ({ node }) => node.clickable === true && node.tag !== 'body' && node.tag !== 'html',
  );
  return (
    !isClicked &&
    !below(index, cell).some(({ actionable }) => actionable) &&
    !below(index, row).some(({ node }) => node.role === 'link' || node.clickable === true)
  );
}
