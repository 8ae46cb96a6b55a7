/** One place of a table that its row and its column name together: the answer to a statement of a survey, a day of a roster. */
import { type Clause, spell } from '../../language/clause.js';
import { cellUnder } from './cells-named.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { fold, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

const CONFIDENCE = 0.86;

/** Words for the place and for what is done there, which neither the row nor the column has to say. */
const frame =
  /^(?:answer|choose|select|pick|mark|rate|set|give|put|cell|slot|square|box|field|row|column|col|table|radio|button|option|statement|question|line|meet|cross|where|under|below)$/;

/** What an open place for an answer shows before it is given, besides nothing. */
const blank = /^[\s\u00a0○◯◦☐□⬜_.…·-]*$/u;

/** A place of a table. */
export interface Place {
  cell: Entry;
  /** The row that it lies in. */
  line: Entry;
  row: string;
  column: string;
}

/** 'Answer "Unsure" to "The room was quiet"', "click the cell for Olga on Tuesday"; undefined where not just one place is named so. */
export function tableAnswer(clause: Clause, { index }: Scene): Outcome | undefined {
  const { verb, said, readings } = clause;
  const isClick = verb === 'click' && /\b(?:cell|slot|square|box)\b/i.test(clause.text);
  const isAnswer = /^(?:select|set|check)$/.test(verb) || (verb === 'goal' && frame.test(said));
  if (!isClick && !isAnswer) return undefined;
  const [{ target = [], value = [], destination = [] } = {}] = readings;
  const tokens = [...target, ...value, ...destination].toSorted((a, b) => a.start - b.start);
  const words = wordsIn(tokens).filter((word) => !isStopWord(word) && !frame.test(word.text));
  if (words.length < 2 || tokens.some(({ kind }) => kind === 'variable')) return undefined;
  const literals = tokens.flatMap(({ kind, text }) => (kind === 'quoted' ? [fold(text)] : []));
  const named = placesOn(index).filter((place) => {
    const [column, row] = [wordsOf(place.column), wordsOf(place.row)];
    const rest = words.filter((word) => !has(column, word));
    return (
      column.every((word) => isStopWord(word) || has(words, word)) &&
      rest.length > 0 &&
      rest.every((word) => has(row, word)) &&
      literals.every((literal) => [fold(place.column), fold(place.row)].includes(literal))
    );
  });
  const [only, ...others] = named;
  if (!only || others.length > 0) return undefined;
  const inside = below(index, only.cell).filter((entry) => entry.actionable);
  const [control, ...more] = inside;
  const explained = spell(tokens);
  if (more.length > 0) return undefined;
  if (control && /^(?:radio|checkbox)$/.test(control.node.role)) {
    if (control.node.checked === true && !isClick)
      return { kind: 'done', reason: 'it is chosen already', entries: [control] };
    const method = control.node.role === 'radio' || !isClick ? 'check' : 'click';
    return { kind: 'steps', steps: [stepOn(control, method, { confidence: CONFIDENCE })], explained };
  }
  if (isClick)
    return {
      kind: 'steps',
      steps: [stepOn(control ?? only.cell, 'click', { confidence: CONFIDENCE })],
      explained,
    };
  // A cell that says something holds a fact, and is no place for an answer.
  const isOpen = blank.test(readable(only.cell.node)) && (!control || control.node.role === 'generic');
  return isOpen && verb !== 'check'
    ? {
        kind: 'steps',
        steps: [stepOn(control ?? only.cell, 'click', { confidence: CONFIDENCE })],
        explained,
        phase: { kind: 'plain row', shown: `${only.row}, ${only.column}` },
      }
    : undefined;
}

const once = new WeakMap<PageIndex, readonly Place[]>();

/** The cells of the tables whose first row says what the columns are called, and whose first column the rows. */
export function placesOn(index: PageIndex): readonly Place[] {
  let known = once.get(index);
  if (!known) {
    const tables = index.entries.filter(({ node }) => /^(?:table|grid)$/.test(node.role));
    known = tables.flatMap((table) => placesIn(table, index));
    once.set(index, known);
  }
  return known;
}

/** Most rows of a table that is asked for its places. */
const MOST_ROWS = 200;

function placesIn(table: Entry, index: PageIndex): Place[] {
  const rows = below(index, table).filter(({ node }) => node.role === 'row');
  const [head, ...body] = rows;
  if (!head || body.length > MOST_ROWS) return [];
  const headers = cellsOf(head, index).filter((cell) => textOf(cell) !== '');
  return body.flatMap((row) => {
    const [label] = cellsOf(row, index);
    if (!label || textOf(label) === '') return [];
    return headers.flatMap((header) => {
      const cell = cellUnder(header, row, index);
      return cell && cell !== label ? [{ cell, line: row, row: textOf(label), column: textOf(header) }] : [];
    });
  });
}

function cellsOf(row: Entry, index: PageIndex): Entry[] {
  return below(index, row).filter(({ node }) => /^(?:cell|gridcell|columnheader|rowheader)$/.test(node.role));
}

function textOf({ node }: Entry): string {
  return (node.name || readable(node)).trim();
}

function wordsIn(tokens: readonly Token[]): Word[] {
  return tokens.flatMap(({ text }) => [...wordsOf(text)]);
}

function has(words: readonly Word[], word: Word): boolean {
  return words.some((each) => wordLikeness(each, word) >= 0.9);
}
