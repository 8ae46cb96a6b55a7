/** "The Dupont party", where "Dupont" stands in the column "Party" of its row: the title says what that is. */
import { wordLikeness, wordsOf, isStopWord, type Word } from '../language/words.js';
import { ancestorsOf, type Entry, readable } from './page-index.js';

const headersOnce = new WeakMap<Entry, readonly Entry[]>();

/** The titles, of one word each, of the columns of a row in which a cell says one of the words. */
export function columnsSaid(row: Entry, words: readonly Word[]): readonly Word[] {
  if (row.node.role !== 'row' || words.length < 2) return [];
  const table = [...ancestorsOf(row)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  const headers = table ? headersOf(table) : [];
  const cells = row.children.filter(({ node }) => /^(?:cell|gridcell|rowheader)$/.test(node.role));
  if (cells.length !== headers.length) return [];
  return headers.flatMap((header, at) => {
    const [title, ...others] = wordsOf(readable(header.node) || header.node.name);
    if (!title || others.length > 0 || !words.some((word) => isLike(word, title))) return [];
    const shown = wordsOf(readable((cells[at] as Entry).node));
    const isSaid = (word: Word): boolean =>
      !isStopWord(word) && !isLike(word, title) && shown.some((each) => isLike(word, each));
    return words.some(isSaid) ? [title] : [];
  });
}

function headersOf(table: Entry): readonly Entry[] {
  let known = headersOnce.get(table);
  if (!known) {
    const rows = [table, ...table.children, ...table.children.flatMap(({ children }) => children)];
    const header = rows.find(({ children }) => children.some(({ node }) => node.role === 'columnheader'));
    known = (header?.children ?? []).filter(({ node }) => /^(?:columnheader|cell|gridcell)$/.test(node.role));
    headersOnce.set(table, known);
  }
  return known;
}

function isLike(one: Word, other: Word): boolean {
  return wordLikeness(one, other) >= 0.9;
}
