/** The columns of a table that can be sorted by: their headers, how they are called, and what stands under them. */
import { parseValue } from '../../../../contract/parse-value.js';
import { spell } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, fold, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, below, type Entry, isInside, readable } from '../../matching/page-index.js';
import { cellUnder } from '../controls/cells-named.js';
import { cellOf, laidTables } from '../../matching/laid-out.js';

/**
 * A header by its title and a noun for what its cells hold, behind it or in front: "the oral grade", "expiry date", "year built", "the amount due".
 * "The customer rating" is not the column "Customer", the cells of which are names.
 */
export function headerHolding(
  name: readonly Token[],
  things: readonly Token[],
  scene: Scene,
): Entry | undefined {
  const words = name.filter(({ lower }) => !/^(?:the|their|its|his|her)$/.test(lower));
  const [first, last] = [words[0]?.lower ?? '', words.at(-1)?.lower ?? ''];
  if (words.length < 2) return undefined;
  if (generalNoun.test(last)) return holding(last, words.slice(0, -1), { name, things, scene });
  // "The date of payment", "the year built".
  const rest = words.slice(words[1]?.lower === 'of' ? 2 : 1);
  return leadingNoun.test(first) ? holding(first, rest, { name, things, scene }) : undefined;
}

function holding(
  noun: string,
  title: readonly Token[],
  { name, things, scene }: { name: readonly Token[]; things: readonly Token[]; scene: Scene },
): Entry | undefined {
  const header = title.length > 0 ? headerNamed(title, things, scene, KINDRED) : undefined;
  if (!header) return undefined;
  // "The last name" is not the column "Last active".
  const said = contentOf(spell(name));
  const isWhole = wordsOf(titleOf(header)).every(
    (word) => isStopWord(word) || !/\p{L}/u.test(word.text) || isAmong([word], said, KINDRED),
  );
  const isWord = /^(?:result|name|grade|mark|value)s?$/.test(noun);
  const values = isWord ? [] : columnOf(header, scene).filter(saysSomething);
  return isWhole && values.every((text) => isOfKind(text, noun)) ? header : undefined;
}

/** "Expiry" is what the column "Expires" speaks of. */
const KINDRED = 0.85;

/** What the cells of a column hold, said after its title. */
const generalNoun =
  /^(?:grade|mark|score|value|result|figure|number|amount|date|day|year|time|name|rating|points?)s?$/;

/** The same in front of it. */
const leadingNoun = /^(?:date|day|year|time|amount|sum|price|cost)$/;

function isOfKind(text: string, noun: string): boolean {
  if (noun === 'year') return /^[12]\d{3}$/.test(text.trim());
  if (/^(?:date|day)s?$/.test(noun)) return parseValue(text, 'date').ok;
  if (noun === 'time') return /\d{1,2}[:.]\d{2}/.test(text) || /\d ?[ap]m\b/i.test(text);
  return /\d/.test(text);
}

/** The headers of columns, those of a table without any being the cells of its first row, where that says words over values. */
export function headers({ index }: Scene): Entry[] {
  const entries = index.entries.filter(({ node }) => node.ref !== undefined);
  // The foot of a table says its titles once more, and sorts nothing.
  const isInFoot = (entry: Entry): boolean =>
    [...ancestorsOf(entry)].some(({ node }) => node.tag === 'tfoot');
  const marked = entries.filter((entry) => entry.node.role === 'columnheader' && !isInFoot(entry));
  const tables = entries.filter(
    (table) => table.node.role === 'table' && !marked.some((header) => isInside(header, table)),
  );
  const own = [...marked, ...tables.flatMap((table) => firstRowOf(table, index))];
  const laid = laidTables(index).flatMap((table) => table.heads);
  return [
    ...own,
    ...laid.filter((head) => !own.includes(head) && /^(?:generic|(?:grid)?cell)$/.test(head.node.role)),
  ];
}

function firstRowOf(table: Entry, index: Scene['index']): Entry[] {
  const [first, ...rows] = below(index, table).filter(({ node }) => node.role === 'row' && !node.hidden);
  const cells = first ? cellsOf(first, index) : [];
  const isHead = cells.every(({ node }) => !/\d/.test(readable(node)) && node.children.length === 0);
  const isOverValues = rows.some((row) => cellsOf(row, index).some(({ node }) => /\d/.test(readable(node))));
  return rows.length > 1 && isHead && isOverValues ? cells.filter(({ node }) => node.ref !== undefined) : [];
}

/** What a header says of its column, without what it says of sorting. */
export function titleOf({ node }: Entry): string {
  const text = readable(node).trim() || node.name;
  return (
    fold(text)
      .replace(/\b(?:click|press|activate|select)\b.*$/, '')
      // The letters of an icon's name, which its font draws as one sign.
      .replace(/(?<![\p{L}\p{N}])[a-z]+(?:_[a-z]+)+(?![\p{L}\p{N}])/gu, '')
      .trim()
      .replace(/^(?:sort|order)(?:ed)?(?: (?:the )?(?:column|table|list))? by /, '')
      .replace(/[:,(\s]*\b(?:sort(?:ed|able)?|ascending|descending|unsorted|not sorted|none)\b.*$/, '')
      .replace(/^[^\p{L}\p{N}(#$€£]+|[^\p{L}\p{N})%]+$/gu, '')
      .trim()
  );
}

export function headersCalled(title: string, scene: Scene): Entry[] {
  return headers(scene).filter((header) => titleOf(header) === title);
}

/** The one header with all the words of a name and no others, or else the one with all of them; of several that in the table that is meant. */
export function headerNamed(
  name: readonly Token[],
  things: readonly Token[],
  scene: Scene,
  least = 0.9,
): Entry | undefined {
  // "By number of donations", where the column is called "Donations".
  const text = spell(name).replace(/^(?:the )?(?:number|amount|count) of (?:the )?/i, '');
  // As titles are read: "kPa" is one word in small letters.
  const wanted = wordsOf(fold(text.replaceAll('"', ''))).filter(
    (word) => !isStopWord(word) && !/^(?:column|field|value|values)$/.test(word.text),
  );
  if (wanted.length === 0) return undefined;
  const headed = headers(scene).map((header) => ({ header, words: contentOf(titleOf(header)) }));
  const titledAs = (said: readonly Word[]): { header: Entry; isWhole: boolean }[] =>
    headed.flatMap(({ header, words }) =>
      words.length > 0 && isAmong(said, words, least)
        ? [{ header, isWhole: isAmong(words, said, least) }]
        : [],
    );
  const called = titledAs(wanted);
  const titled =
    called.length > 0
      ? called
      : titledAs(
          shortened(
            wanted,
            headed.flatMap(({ words }) => words),
          ),
        );
  const whole = titled.filter(({ isWhole }) => isWhole);
  // What is counted under "Donations" is not under "Last donation".
  const isCounted = text !== spell(name);
  const named = (whole.length > 0 || isCounted ? whole : titled).map(({ header }) => header);
  const [only, ...others] = named.length > 1 ? named.filter((each) => isInTable(things, each, scene)) : named;
  return others.length === 0 ? only : undefined;
}

/** "Temperature", where the one title that has its beginning says "Temp". */
function shortened(said: readonly Word[], shown: readonly Word[]): readonly Word[] {
  return said.map((word) => {
    const short = shown.filter(
      ({ text }) =>
        text.length >= FEWEST_LETTERS &&
        text.length <= word.text.length * MOST_OF_WORD &&
        word.text.startsWith(text),
    );
    return (short.length === 1 ? short[0] : undefined) ?? word;
  });
}

/** Of a title that is cut short, and how much of the word it may be: "temper" is another one. */
const FEWEST_LETTERS = 3;
const MOST_OF_WORD = 0.6;

/** "The second table" by its number, "the orders" by the title right above the table. */
function isInTable(things: readonly Token[], header: Entry, { index }: Scene): boolean {
  const table = [...ancestorsOf(header)].find(({ node }) => tableRole.test(node.role));
  const [place, noun, ...more] = things.filter(({ lower }) => lower !== 'the');
  const ordinal = place && noun && more.length === 0 ? ordinalAt([place], 0)?.ordinal : undefined;
  if (ordinal !== undefined && ordinal !== 0 && /^(?:table|grid|list)$/.test(noun?.lower ?? '')) {
    const tables = index.entries.filter(({ node }) => tableRole.test(node.role) && node.hidden === undefined);
    return table !== undefined && tables.at(ordinal > 0 ? ordinal - 1 : ordinal) === table;
  }
  const said = contentOf(spell(things)).filter(({ text }) => !/^(?:table|grid|list)$/.test(text));
  const title = index.entries.findLast(
    ({ node, order }) => /^(?:heading|caption)$/.test(node.role) && order < header.order,
  );
  const names = [title, table].map((each) => wordsOf(each ? readable(each.node) || each.node.name : ''));
  return said.length > 0 && names.some((words) => isAmong(said, words));
}

export function isAmong(some: readonly Word[], all: readonly Word[], least = 0.9): boolean {
  return some.every((word) => all.some((each) => wordLikeness(word, each) >= least));
}

const tableRole = /^(?:table|grid|treegrid)$/;

/** The texts under a header, from top to bottom, those left empty left out. */
export function columnOf(header: Entry, { index }: Scene): string[] {
  const drawn = laidTables(index).find(({ heads }) => heads.includes(header));
  const isOwnTable = [...ancestorsOf(header)].some(
    (each) =>
      drawn?.lines[0]?.holders.some((holder) => isInside(holder, each)) && tableRole.test(each.node.role),
  );
  if (drawn && !isOwnTable)
    return drawn.lines.flatMap((line) => {
      const cell = cellOf(line, header);
      const text = cell ? readable(cell.node) || cell.node.name : '';
      return text === '' ? [] : [text];
    });
  const table = [...ancestorsOf(header)].find(({ node }) => tableRole.test(node.role));
  const own = [...ancestorsOf(header)].find(({ node }) => node.role === 'row');
  if (!table || !own) return [];
  const at = cellsOf(own, index).indexOf(header);
  const rowsIn = (part: Entry): Entry[] =>
    below(index, part).filter(
      (row) => row.node.role === 'row' && row.order > own.end && row.node.hidden === undefined,
    );
  return [table, tableUnder(table, index)]
    .flatMap((part) => (part ? rowsIn(part) : []))
    .flatMap((row) => {
      const cell = header.node.box ? cellUnder(header, row, index) : cellsOf(row, index)[at];
      const field = cell && below(index, cell).find(({ node }) => node.value !== undefined);
      const text = cell ? readable(cell.node) || cell.node.name || (field?.node.value ?? '') : '';
      return text === '' ? [] : [text];
    });
}

/** The headers that stay while the rows scroll are a table of their own, and the rows the next one, right under it. */
function tableUnder(table: Entry, index: Scene['index']): Entry | undefined {
  const next = index.entries.find(({ node, order }) => order > table.end && tableRole.test(node.role));
  const [head, body] = [table.node.box, next?.node.box];
  if (!next || !head || !body) return undefined;
  const isUnder =
    Math.abs(body.y - head.y - head.height) <= MOST_GAP && Math.abs(body.x - head.x) <= MOST_GAP;
  const hasHeads = below(index, next).some(({ node }) => node.role === 'columnheader');
  return isUnder && !hasHeads ? next : undefined;
}

/** Between headers and the rows that scroll under them, in CSS pixels. */
const MOST_GAP = 4;

/** The size of a folder is "—": it stands where it stands, whichever way the others run. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function cellsOf(row: Entry, index: Scene['index']): Entry[] {
  return below(index, row).filter(({ node }) => /^(?:cell|gridcell|columnheader|rowheader)$/.test(node.role));
}

export function typed(texts: readonly string[], as: 'number' | 'date'): (string | number)[] | undefined {
  const parsed = texts.map((text) => parseValue(text, as));
  const values = parsed.flatMap((each) => (each.ok && typeof each.value !== 'boolean' ? [each.value] : []));
  return values.length === texts.length && values.length > 0 ? values : undefined;
}
