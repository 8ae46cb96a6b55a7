/** The head of a column says what sort of thing its values are: "the Tana district" beside a column "District" with "Tana" in it. */
import { wordsOf, type Word } from '../language/words.js';
import { entriesOf } from './by-role.js';
import { type Entry, type PageIndex, readable } from './page-index.js';

/** Whether the head of a column is just that word. */
export function isHeadOfColumn(word: Word, index: PageIndex): boolean {
  return entriesOf('columnheader', index).some((head) => isJust(word, head));
}

/** Whether an element is called like one of the values in a column with that word at its head. */
export function isValueUnder({ node }: Entry, word: Word, index: PageIndex): boolean {
  const name = (node.name || readable(node)).trim();
  return entriesOf('columnheader', index).some((head) => isJust(word, head) && valuesUnder(head).has(name));
}

/** What the cells of a column say. */
function valuesUnder(head: Entry): ReadonlySet<string> {
  const at = (head.parent?.node.children ?? []).indexOf(head.node);
  const table = [head.parent?.parent, head.parent?.parent?.parent].find(
    (each) => each !== undefined && /^(?:table|grid|treegrid)$/.test(each.node.role),
  );
  const rows = (table?.node.children ?? []).flatMap((each) =>
    each.role === 'rowgroup' ? each.children : [each],
  );
  return new Set(
    rows.flatMap(({ role, children }) => {
      const cell = role === 'row' ? children[at] : undefined;
      return cell && /^(?:cell|gridcell)$/.test(cell.role) ? [readable(cell).trim()] : [];
    }),
  );
}

function isJust({ stem }: Word, { node }: Entry): boolean {
  const words = wordsOf(node.name || readable(node)).filter(({ text }) => /\p{L}/u.test(text));
  return words.length === 1 && words[0]?.stem === stem;
}
