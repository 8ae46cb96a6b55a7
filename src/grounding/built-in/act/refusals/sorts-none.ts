/** "Sort by price" is no click on a cell or a line that happens to say "price": what sorts is a title, a button or a list. */
import type { Clause } from '../../language/clause.js';
import { isHeaderRow } from '../../matching/containers.js';
import { ancestorsOf, type Entry } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb, where what would be clicked is one of the things that are sorted, or selects them. */
export function sortsNone({ said, text }: Clause, { targets, isHalf }: Act): string | undefined {
  // Whether the rows run then is looked at where a title was clicked to sort them.
  if (isHalf || !/^(?:sort|order|arrange)\b/.test(said) || !/\bby\b/i.test(text)) return undefined;
  return targets.some(isOfLine) ? said : undefined;
}

function isOfLine(entry: Entry): boolean {
  // The box over a column selects its lines.
  if (entry.node.role === 'checkbox') return [...ancestorsOf(entry)].some(isHeader);
  if (!/^(?:cell|gridcell|row|rowheader|listitem)$/.test(entry.node.role)) return false;
  return ![entry, ...ancestorsOf(entry)].some((each) => each.node.role === 'row' && isHeaderRow(each));
}

function isHeader({ node }: Entry): boolean {
  return node.role === 'columnheader';
}
