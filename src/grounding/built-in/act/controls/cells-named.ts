/** The cells of a table that the title of a column and what stands in a row name together. */
import { titleOfColumn } from '../../matching/headers-over.js';
import {
  below,
  type Entry,
  mentionsOf,
  type PageIndex,
  partsOf,
  readable,
} from '../../matching/page-index.js';
import type { Token } from '../../language/lexer.js';
import { fold, toWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** Words for what a cell holds, which mean nothing else where no column of the table is called so. */
const holding =
  /^(?:grades?|marks?|scores?|numbers?|figures?|results?|points|counts?|amounts?|entr(?:y|ies))$/;

/** The cells of a table whose column is named in full by the words, and whose row says the rest. */
export function cellsOf(table: Entry, words: readonly Word[], index: PageIndex): Entry[] {
  const rows = below(index, table).filter(({ node }) => node.role === 'row');
  const head = headOf(rows);
  if (!head) return [];
  const others = rows.filter((row) => row !== head);
  const headers = below(index, head).filter(
    ({ node }) => /^(?:columnheader|cell|gridcell)$/.test(node.role) && node.name !== '',
  );
  const titleOf = (header: Entry): readonly Word[] => wordsOf(titleOfColumn(header, index));
  const titles = new Set(headers.flatMap((header) => titleOf(header).map(({ meaning }) => meaning)));
  /** The column of that name shows the code in this row. */
  const isCodeOf = (kind: Word, code: Word | undefined, row: Entry): boolean =>
    headers.some((header) => {
      const cell = titleOf(header).some((each) => isLike(kind, each)) && cellUnder(header, row, index);
      return (
        cell && code && wordsOf(readable(cell.node) || cell.node.name).some((each) => isLike(code, each))
      );
    });
  return headers.flatMap((header) => {
    const title = titleOf(header);
    const isNamed = title.length > 0 && title.every((word) => words.some((each) => isLike(each, word)));
    // "Order 5002": the column of the numbers says that they are of orders.
    const isKind = (word: Word, at: number): boolean =>
      titles.has(word.meaning) && /\d/.test(words[at + 1]?.text ?? '');
    const rest = words.filter(
      (word, at) =>
        !title.some((each) => isLike(word, each)) &&
        !(holding.test(word.text) && !titles.has(word.meaning)) &&
        !isKind(word, at),
    );
    if (!isNamed || rest.length === 0) return [];
    const fitting = others.filter((row) => {
      const said = wordsOf(`${row.node.name} ${readable(row.node)}`);
      const isOfKind = (word: Word, at: number): boolean =>
        !isKind(word, at) || title.some((each) => isLike(word, each)) || isCodeOf(word, words[at + 1], row);
      return (
        rest.every((word) => said.some((each) => isLike(word, each))) &&
        words.every((word, at) => isOfKind(word, at))
      );
    });
    return fitting.flatMap((row) => cellUnder(header, row, index) ?? []);
  });
}

/** "Sample W-104", where a heading or a button says that there are samples and no cell does: the code alone is in the row. */
export function withoutNouns(target: readonly Token[], index: PageIndex): readonly Token[] {
  const isKind = ({ kind, text, lower }: Token): boolean => {
    const roles = [...mentionsOf(toWord(lower), index)].map(({ node }) => node.role);
    const isInTable = roles.some((role) => /^(?:cell|gridcell|columnheader|rowheader)$/.test(role));
    return (
      kind === 'word' &&
      text === lower &&
      /^\p{L}{3,}$/u.test(text) &&
      !isInTable &&
      roles.some((role) => /^(?:heading|button)$/.test(role))
    );
  };
  return target.filter((token, at) => !/\d/.test(target[at + 1]?.text ?? '') || !isKind(token));
}

/** The row of the titles; a grid that keeps it in view while it is scrolled draws it behind its lines, so that it is not always the first. */
function headOf(rows: readonly Entry[]): Entry | undefined {
  const isTitles = ({ children }: Entry): boolean =>
    children.filter(({ node }) => node.role === 'columnheader').length > 1;
  const [first] = rows;
  return first && !isTitles(first) ? (rows.find(isTitles) ?? first) : first;
}

/** The cell of a row that stands under a header. */
export function cellUnder(header: Entry, row: Entry, index: PageIndex): Entry | undefined {
  const box = header.node.box;
  return below(index, row).find(({ node }) => {
    if (!/^(?:cell|gridcell)$/.test(node.role) || !node.box || !box) return false;
    const middle = node.box.x + node.box.width / 2;
    return middle > box.x && middle < box.x + box.width;
  });
}

/** The same word, or one that is written almost so. */
export function isLike(one: Word, other: Word): boolean {
  return wordLikeness(one, other) >= 0.9;
}

/** The text itself, where it is an element of its own: the cell is wider, and its middle may be empty. */
export function textIn(cell: Entry, index: PageIndex): Entry {
  const edited = saysEdited(cell, index);
  if (edited) return edited;
  const [only, ...others] = partsOf(index).filter(({ parent }) => parent === cell);
  const isAll =
    only &&
    others.length === 0 &&
    fold(only.node.name || (only.node.text ?? '')) === fold(readable(cell.node));
  return isAll ? only : cell;
}

/** The cell, or what it shows, where "Double-click to edit" is written over that. */
export function saysEdited(cell: Entry, index: PageIndex): Entry | undefined {
  return [cell, ...below(index, cell)].find(({ node }) =>
    [node.name, node.description ?? '', ...(node.hints ?? []).map(({ text }) => text)].some((each) =>
      /^double[- ]?click to (?:edit|change|rename|modify)\b/i.test(each),
    ),
  );
}

/** Whether two elements lie over each other. */
export function covers({ node }: Entry, cell: Entry): boolean {
  const [a, b] = [node.box, cell.node.box];
  if (!a || !b) return false;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0;
}
