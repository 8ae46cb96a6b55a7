/**
 * "Move the wood glue to shelf B3 with a stock of 20", in a table with columns "Shelf" and "Stock": what a row is brought to is said by the titles
 * of its columns, and each of them is changed in it.
 */
import { type Clause, spell } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, fold, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';

/** Verbs that give a row other values. */
const bringing = /^(?:move|put|set|change|update|edit|place|bring|relocate|transfer)$/;

/** What a row is to have in a column. */
interface Cell {
  title: string;
  value: readonly Token[];
}

/** A change of each column, in the row that is named; undefined where a part of the clause is no column with its value. */
export function recordColumns({ text, readings }: Clause, { index, among }: Scene): Outcome | undefined {
  const [verb, ...tokens] = tokenize(text);
  if (verb?.kind !== 'word' || !bringing.test(verb.lower) || among) return undefined;
  const tables = index.entries.filter(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  for (const table of tables)
    for (const [at, token] of tokens.entries()) {
      if (at === 0 || !isBetween(token)) continue;
      const said = tokens.slice(0, at);
      // "Find Ada and move her to …": the clause knows who that is.
      const isIt = said.length === 1 && said.every((each) => isPronoun(each));
      const record = (isIt && readings[0]?.target) || said;
      const cells = partsOf(tokens.slice(at + 1)).map((part) => cellIn(part, { table, index }));
      if (cells.every((cell) => cell !== undefined) && isOneEach(cells))
        return { kind: 'instead', clauses: cells.map((cell, nth) => change(cell, record, nth)) };
    }
  return undefined;
}

function isBetween({ kind, lower, text }: Token): boolean {
  return kind === 'word' ? /^(?:to|in|into|on|onto|at|with)$/.test(lower) : text === ':';
}

/** What stands between commas, "and" and "with". */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'word' ? /^(?:and|with)$/.test(token.lower) : token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  return parts.filter((part, at) => part.length > 0 || at === 0);
}

/** "A stock of 20", "shelf B3", "10 frames", "the North field". */
function cellIn(part: readonly Token[], { table, index }: Table): Cell | undefined {
  const said = part.slice(part.findIndex((token) => !isLead(token)));
  const titles = below(index, table)
    .filter(({ node }) => node.role === 'columnheader')
    .map(({ node }) => (readable(node) || node.name).trim());
  const cells = titles.flatMap((title) => {
    const length = contentOf(title).length;
    if (length === 0 || said.length <= length) return [];
    const [ahead, behind] = [said.slice(0, length), said.slice(-length)];
    if (isTitle(ahead, title)) {
      const value = said.slice(length).filter((token, at) => at > 0 || !isLink(token));
      return isValue(value) ? [{ title, value }] : [];
    }
    const value = said.slice(0, -length);
    return isTitle(behind, title) && isValue(value) && isGiven(value, { table, index })
      ? [{ title, value }]
      : [];
  });
  return cells.length === 1 ? cells[0] : undefined;
}

interface Table {
  table: Entry;
  index: PageIndex;
}

function isLead({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:the|a|an|its|his|her|their|to|in|on)$/.test(lower);
}

function isLink({ kind, lower, text }: Token): boolean {
  return kind === 'word' ? /^(?:of|to|is|at)$/.test(lower) : /^[:=]$/.test(text);
}

function isTitle(said: readonly Token[], title: string): boolean {
  const [words, shown] = [contentOf(spell(said)), contentOf(title)];
  return (
    words.length === shown.length && words.every((word, at) => wordLikeness(word, shown[at] ?? word) >= 0.9)
  );
}

/** A few words, none of which begins to say something else. */
function isValue(value: readonly Token[]): boolean {
  const isOpen = value.some(
    ({ kind, lower }) =>
      kind === 'word' &&
      /^(?:to|in|into|on|onto|at|with|from|for|of|by|the|a|an|as|instead|of|or|not|than|both|all|each|every|more|less|another|other|next|previous|last|first|same|new|right|left|top|bottom|correct|empty|free)$/.test(
        lower,
      ),
  );
  return value.length > 0 && value.length <= MOST_WORDS && !isOpen;
}

/** Most words of a value. */
const MOST_WORDS = 3;

/** In front of its title a value is a number, a name, or one that another row has: "the upper shelf" is described. */
function isGiven(value: readonly Token[], { table, index }: Table): boolean {
  if (value.every(({ text, kind }) => kind === 'quoted' || /\d|^\p{Lu}/u.test(text))) return true;
  const said = fold(spell(value));
  return below(index, table).some(
    ({ node }) => /^(?:cell|gridcell)$/.test(node.role) && fold(readable(node)) === said,
  );
}

function isOneEach(cells: readonly Cell[]): boolean {
  return new Set(cells.map(({ title }) => title)).size === cells.length;
}

/** The first change names the row, and the others are of the same. */
function change({ title, value }: Cell, record: readonly Token[], nth: number): Clause {
  const field = tokenize(title);
  const target = nth === 0 ? [...field, wordToken('of'), ...record] : [wordToken('its'), ...field];
  const text = `change ${spell(target)} to ${spell(value)}`;
  return { verb: 'set', said: 'change', readings: [{ target, value }], text };
}
