/** A table of days and hours, or of other things by two headers: the cell that a sentence means by naming both. */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { readLeaf } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import { plainWords } from './extract-words.js';

/** The cell where a column and a row meet, and the words of the sentence that neither says. */
export interface MetCell {
  cell: SnapshotNode;
  rest: string[];
  /** All texts that cells of the table show. */
  texts: ReadonlySet<string>;
}

const joining =
  /^(?:the|an?|on|at|in|of|for|by|is|are|was|has|have|been|booked|taken|reserved|scheduled|it|to|with|from|who|what|when|which|not|does|do|there|happen|planned|slot|cell)$/u;

/** The one cell whose headers a sentence names; undefined where it names none, or cells of several tables. */
export function cellMet(page: PageIndex, text: string): MetCell | undefined {
  const words = plainWords(text);
  const found = page.tree.nodes
    .filter(({ role }) => /^(?:table|grid)$/u.test(role))
    .flatMap((table) => {
      const rows = rowsIn(table);
      const [head = [], ...body] = rows;
      if (body.length < 2 || head.length < 3 || body.some((row) => row.length !== head.length)) return [];
      const name = (node: SnapshotNode | undefined): string[] =>
        node ? plainWords(page.tree.textOf(node)) : [];
      const columns = head.flatMap((cell, at) => (at > 0 && isIn(name(cell), words) ? [at] : []));
      const lines = body.filter((row) => isIn(name(row[0]), words));
      const [column, ...more] = columns;
      const [line, ...others] = lines;
      const cell = column === undefined ? undefined : line?.[column];
      // Headers that stand in a first row and a first column: all of a kind by their texts, each of them another one.
      const isGrid =
        head.slice(1).every((each) => name(each).length > 0) &&
        new Set(body.map((row) => name(row[0]).join(' '))).size === body.length;
      if (!cell || more.length > 0 || others.length > 0 || !isGrid) return [];
      const said = new Set([...name(head[column ?? 0]), ...name(line?.[0])]);
      const rest = words.filter((word) => !said.has(word) && !joining.test(word));
      const texts = new Set(
        body.flatMap((row) => row.slice(1).map((each) => name(each).join(' '))).filter((each) => each !== ''),
      );
      return [
        {
          cell,
          rest,
          texts,
          context: new Set([
            ...page.tree.contextOf(table),
            ...page.tree.pageWords,
            ...plainWords(table.name),
          ]),
        },
      ];
    });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const { context, ...met } = only;
  return {
    ...met,
    rest: met.rest.filter(
      (word) => !context.has(word) || [...met.texts].some((each) => each.split(' ').includes(word)),
    ),
  };
}

/** "Monday at 9:00 is free", "the choir has the hall on Tuesday at 10:00": what the cell has to show. */
export function gridCell(
  page: PageIndex,
  text: string,
): { reading: Reading; value: string; is: boolean } | undefined {
  if (/\b(?:or|and|but|than|before|after|until|if|every|all|any|only|no|never)\b/iu.test(text))
    return undefined;
  const met = cellMet(page, text);
  if (!met || !met.texts.has(met.rest.join(' '))) return undefined;
  const leaf = readLeaf(page.tree, { node: met.cell }, { kind: 'scalar', parse: 'string', description: '' });
  const value = [...page.tree.nodes]
    .map((node) => page.tree.textOf(node))
    .find((each) => plainWords(each).join(' ') === met.rest.join(' '));
  return leaf.ok && leaf.reading.kind === 'leaf' && value !== undefined
    ? { reading: leaf.reading, value, is: !/\bnot\b/iu.test(text) }
    : undefined;
}

function isIn(header: readonly string[], words: readonly string[]): boolean {
  return (
    header.length > 0 &&
    header.length <= 3 &&
    words.some((_, at) => header.every((word, i) => words[at + i] === word))
  );
}

function rowsIn(table: SnapshotNode): SnapshotNode[][] {
  const rows: SnapshotNode[][] = [];
  const add = (node: SnapshotNode): void => {
    for (const child of node.children)
      if (child.role === 'row')
        rows.push(
          child.children.filter(({ role }) => /^(?:cell|gridcell|columnheader|rowheader)$/u.test(role)),
        );
      else add(child);
  };
  add(table);
  return rows;
}
