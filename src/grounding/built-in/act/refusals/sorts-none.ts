/** "Sort by price" is no click on a cell or a line that happens to say "price": what sorts is a title, a button or a list. */
import type { Clause } from '../../language/clause.js';
import { isHeaderRow } from '../../matching/containers.js';
import { isAmong, wordsOf } from '../../language/words.js';
import { ancestorsOf, type Entry } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb, where what would be clicked is one of the things that are sorted, or selects them. */
export function sortsNone({ said, text }: Clause, { targets, isHalf }: Act): string | undefined {
  // Whether the rows run then is looked at where a title was clicked to sort them.
  if (isHalf || !/^(?:sort|order|arrange)\b/.test(said) || !/\bby\b/i.test(text)) return undefined;
  return targets.some((entry) => isOfLine(entry) || isOtherView(entry, text)) ? said : undefined;
}

/** A tab "New" may sort a list by what is new; the tab "Roast plan" is another view, and no order by the roast. */
function isOtherView({ node, evidence: [name] }: Entry, text: string): boolean {
  const said = wordsOf(text);
  return node.role === 'tab' && name?.words.every((word) => isAmong(word, said)) !== true;
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
