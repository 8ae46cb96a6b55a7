/** "Swap the colours of board 3", where 3 stands in one row below "Board": which row that is, as the title of a column and what stands in it say. */
import { isHeaderRow } from '../../matching/containers.js';
import { titleOfColumn } from '../../matching/headers-over.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { holds } from '../../matching/surroundings.js';
import { fold, toWord, wordLikeness } from '../../language/words.js';

const said =
  /\b(?:of|for|on|in|from) (?:the )?(?<title>\p{L}{3,}) (?<value>#?[\p{L}\d./-]*\d[\p{L}\d./-]*)(?=[,;.!]*$|[,;]? (?:and|then|to|as|with)\b)/iu;

/** "A loan of 5000 from account 20336", "funded from account 20336": where money comes from is chosen in a form, and is no row that is meant. */
const givesFrom =
  /(?:\b(?:funded|paid|taken|drawn|debited|withdrawn|financed|charged)|\d[\d.,]*(?: [\p{L}]+)?,?) from (?:the )?\p{L}+ #?\d/iu;

/** The sentence with the row called by what only it says, where one table has one row that is meant; as it is where the page says the words itself. */
export function withRowOfColumn(sentence: string, index: () => PageIndex): string {
  const { title = '', value = '' } = said.exec(sentence)?.groups ?? {};
  if (givesFrom.test(sentence)) return sentence;
  if (title === '' || /^(?:row|line|page|step|level|room|day)$/i.test(title) || /\bto\b/.test(sentence))
    return sentence;
  const page = index();
  const [table, ...others] = page.entries.filter(({ node }) => /^(?:table|grid)$/.test(node.role));
  const literal = fold(`${title} ${value}`);
  if (!table || others.length > 0 || page.entries.some(({ node }) => saysItself(node, literal)))
    return sentence;
  const rows = below(page, table).filter(({ node }) => node.role === 'row');
  const header = rows.find((row) => isHeaderRow(row));
  const column = header
    ? columnsOf(header).findIndex((cell) => isCalled(titleOfColumn(cell, page), title))
    : -1;
  if (column === -1) return sentence;
  const lines = rows.filter((row) => row !== header);
  const [row, ...more] = lines.filter((line) => {
    const cell = columnsOf(line)[column];
    return cell !== undefined && fold(readable(cell.node)) === fold(value);
  });
  const own = row && more.length === 0 ? onlyOf(row, lines) : undefined;
  return own === undefined ? sentence : sentence.replace(said, `in the row for "${own}"`);
}

/** A text of a row that no other row says. */
function onlyOf(row: Entry, lines: readonly Entry[]): string | undefined {
  const others = lines.filter((line) => line !== row).map((line) => fold(readable(line.node)));
  return columnsOf(row)
    .map(({ node }) => readable(node, 'without buttons'))
    .filter((text) => text !== '' && !/["“”]/.test(text) && !others.some((other) => holds(other, fold(text))))
    .toSorted((one, other) => Number(/\p{L}/u.test(other)) - Number(/\p{L}/u.test(one)))[0];
}

function columnsOf(row: Entry): readonly Entry[] {
  return row.children.filter(({ node }) => /^(?:cell|gridcell|rowheader|columnheader)$/.test(node.role));
}

function isCalled(text: string, title: string): boolean {
  return wordLikeness(toWord(fold(title)), toWord(fold(text))) >= 0.9;
}

function saysItself({ name, text = '' }: Entry['node'], literal: string): boolean {
  return fold(name).includes(literal) || fold(text).includes(literal);
}
