/** Clauses that sort by a column in a given order: the header is clicked until the cells under it run that way. */
import { parseValue } from '../../../../contract/parse-value.js';
import { type Clause, spell } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { orderAtEnd } from '../../language/order.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { kindAt } from '../../language/types.js';
import {
  contentOf,
  fold,
  isStopWord,
  recordNouns,
  toWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, isInside, mentionsOf, readable } from '../../matching/page-index.js';
import { isTelling } from '../../matching/telling-words.js';
import { cellUnder } from '../controls/cells-named.js';
import { cellOf, laidTables } from '../../matching/laid-out.js';
import { degreeIn } from '../../matching/record-figures.js';
import { sortChoice, sortMenu } from '../controls/sort-choice.js';

type Sort = Extract<Phase, { kind: 'sort' }>;

/** Most clicks on a header: ascending, descending, unsorted, and once more. */
const MOST_CLICKS = 3;

const CONFIDENCE = 0.88;

/**
 * "Sort the documents by pages, largest first", where a table has the column: a click on its header, and a look at the cells.
 * Undefined where no order is said, or there is no such column.
 */
export function sortOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const [verb, ...said] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || !/^(?:sort|order|arrange)$/.test(clause.said) || !verb) return undefined;
  const ordered = orderAtEnd(said);
  if (!ordered) return undefined;
  const by = ordered.rest.findIndex((token) => token.kind === 'word' && token.lower === 'by');
  const things = ordered.rest.slice(0, Math.max(0, by));
  const header = headerNamed(ordered.rest.slice(by + 1), things, scene);
  const marked = header && handleIn(header, scene);
  const listed = marked || by === -1 ? undefined : sortChoice(clause, scene);
  if (listed && listed.kind !== 'none') return listed;
  // A script may listen to a header that nothing marks: the cells show whether it did.
  const handle = marked ?? header;
  if (!header || !handle) return undefined;
  if (by > 0 && !mayBeOf(things, header, scene))
    return { kind: 'none', looked: `a column to sort ${spell(things)} by`, nearest: [] };
  const phase: Sort = { kind: 'sort', ...whichIs(header, scene), order: ordered.order, times: 1 };
  if (directionOf(phase, header, scene) === undefined)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `which way "${phase.title}" has to run is not clear: say "ascending" or "descending"`,
    };
  const step = stepOn(handle, 'click', { confidence: CONFIDENCE });
  // "The number of" is what no header says of what its cells count.
  const counting = ordered.rest.slice(by + 1).filter(({ lower }) => /^(?:number|amount|count)$/.test(lower));
  const order = [...counting, ...said.slice(ordered.rest.length)];
  return { kind: 'steps', steps: [step], phase, explained: spell([...things, ...order]) };
}

/** "Sort the pupils by their oral grade", which says no order: a click on the one header that is called so, and the cells have to run. */
export function unorderedSort(clause: Clause, scene: Scene): Outcome | undefined {
  // Where there may be a list to choose the order from, it was looked for before, as a choice.
  const isChoice = clause.verb === 'select' && clause.said === 'sort by';
  const isGoal = clause.verb === 'goal' && /^(?:sort|order|arrange)$/.test(clause.said);
  const [verb, ...said] = isChoice || isGoal ? tokenize(clause.text) : [];
  if (!verb || !/^(?:sort|order|arrange)$/.test(verb.lower)) return undefined;
  const by = said.findIndex(({ kind, lower }) => kind === 'word' && lower === 'by');
  const name = said.slice(by + 1).filter(({ lower }) => !/^(?:their|its|his|her)$/.test(lower));
  if (by === -1) return undefined;
  if (orderAtEnd(said)) return sortMenu(clause, scene);
  // "The oral grade" is the column "Oral": what its cells hold is seldom said on top of them.
  const isGeneral = name.length > 1 && generalNoun.test(name.at(-1)?.lower ?? '');
  const things = said.slice(0, by);
  const header =
    headerNamed(name, things, scene) ?? (isGeneral ? headerHolding(name, things, scene) : undefined);
  if (!header || (by > 0 && !mayBeOf(things, header, scene))) return sortMenu(clause, scene);
  if (/[▲▼↑↓]/u.test(readable(header.node)))
    return { kind: 'done', reason: `"${titleOf(header)}" is what is sorted by`, entries: [header] };
  const phase: Sort = { kind: 'sort', ...whichIs(header, scene), order: 'any', times: 1 };
  const step = stepOn(handleIn(header, scene) ?? header, 'click', { confidence: CONFIDENCE });
  return { kind: 'steps', steps: [step], phase, explained: spell([verb, ...said]) };
}

/** "The customer rating" is not the column "Customer", the cells of which are names. */
function headerHolding(name: readonly Token[], things: readonly Token[], scene: Scene): Entry | undefined {
  const header = headerNamed(name.slice(0, -1), things, scene);
  // "The last name" is not the column "Last active".
  const said = contentOf(spell(name));
  const isWhole = wordsOf(header ? titleOf(header) : '').every(
    (word) => isStopWord(word) || !/\p{L}/u.test(word.text) || isAmong([word], said),
  );
  if (!isWhole) return undefined;
  const isWord = /^(?:result|name|grade|mark|value)s?$/.test(name.at(-1)?.lower ?? '');
  const values = header && !isWord ? columnOf(header, scene).filter(saysSomething) : [];
  return values.every((text) => /\d/.test(text)) ? header : undefined;
}

/** What the cells of a column hold, said after its title. */
const generalNoun = /^(?:grade|mark|score|value|result|figure|number|amount|date|name|rating|points?)s?$/;

/** The cells under the header run as they were asked to, or the header is clicked again. */
export function sortPhase(phase: Sort, scene: Scene): Outcome {
  const header = headersCalled(phase.title, scene)[phase.nth];
  const looked = `the column "${phase.title}" in the order that was asked for`;
  if (!header) return { kind: 'none', looked, nearest: [] };
  const values = columnOf(header, scene).filter(saysSomething);
  const wanted = directionOf(phase, header, scene);
  const runs = runsOf(values);
  if (wanted !== undefined && (runs === wanted || (wanted === 'any' && /^(?:a|de)scending$/.test(runs))))
    return { kind: 'done', reason: `"${phase.title}" is ${runs}` };
  // A script may listen to a header that nothing marks.
  const handle = handleIn(header, scene) ?? header;
  if (runs === 'either' && values.length > 0)
    return {
      kind: 'done',
      reason: `its cells run either way: ${values.length < 2 ? 'there is one' : 'they are all alike'}`,
    };
  if (runs === 'either') return { kind: 'cannot-tell', looked, reason: 'there are no cells to show it' };
  if (phase.times < MOST_CLICKS)
    return {
      kind: 'steps',
      steps: [stepOn(handle, 'click', { confidence: CONFIDENCE })],
      phase: { ...phase, times: phase.times + 1 },
    };
  return {
    kind: 'none',
    looked: `${looked} after ${phase.times} clicks on its header; it shows ${values.slice(0, 4).join(', ')}`,
    nearest: [],
  };
}

/** Whether the rows may be what is to be sorted: what they lie in or the title above them says it, or no title on the page does. */
function mayBeOf(things: readonly Token[], header: Entry, { index }: Scene): boolean {
  const said = contentOf(spell(things));
  // "The wooden files", "the French people", where nothing says so: only some of what is listed, and sorting takes them all.
  const some = things.filter(
    ({ kind, text, lower }) => kind === 'word' && (text !== lower || isTelling(lower)),
  );
  if (some.some(({ lower }) => mentionsOf(toWord(lower), index).size === 0)) return false;
  const says = ({ node }: Entry): boolean => isAmong(said, wordsOf(readable(node)));
  const titles = index.entries.filter(({ node }) => /^(?:heading|caption|tab)$/.test(node.role));
  const above = titles.findLast((entry) => entry.order < header.order);
  const isNamed = [...ancestorsOf(header)].some(({ node }) => isAmong(said, wordsOf(node.name)));
  // "The northern team table", below "Team": a title that says one of two words names another table.
  const shown = above ? wordsOf(readable(above.node)) : [];
  const isHere = (word: Word): boolean => isAmong([word], shown);
  const isCommon = ({ text, stem }: Word): boolean =>
    recordNouns.has(stem) || kindAt([text], 0) !== undefined;
  if (!isNamed && said.some(isHere) && !said.every((word) => isHere(word) || isCommon(word))) return false;
  // Tabs between the title and the table show parts of what it lists.
  const heading = titles.findLast(({ node, order }) => node.role !== 'tab' && order < header.order);
  // The tab that is open says of all that is shown what it is.
  const isOpen = titles.some(
    (entry) => entry.node.role === 'tab' && entry.node.selected === true && says(entry),
  );
  return (
    isNamed ||
    isOpen ||
    (above !== undefined && says(above)) ||
    (heading !== undefined && says(heading)) ||
    !titles.some(says)
  );
}

/** The headers of columns, those of a table without any being the cells of its first row, where that says words over values. */
function headers({ index }: Scene): Entry[] {
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
function titleOf({ node }: Entry): string {
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

/** A header by its title and its place among those of that title. */
function whichIs(header: Entry, scene: Scene): Pick<Sort, 'title' | 'nth'> {
  const title = titleOf(header);
  return { title, nth: headersCalled(title, scene).indexOf(header) };
}

function headersCalled(title: string, scene: Scene): Entry[] {
  return headers(scene).filter((header) => titleOf(header) === title);
}

/** The one header with all the words of a name and no others, or else the one with all of them; of several that in the table that is meant. */
function headerNamed(name: readonly Token[], things: readonly Token[], scene: Scene): Entry | undefined {
  // "By number of donations", where the column is called "Donations".
  const text = spell(name).replace(/^(?:the )?(?:number|amount|count) of (?:the )?/i, '');
  const wanted = wordsOf(text.replaceAll('"', '')).filter(
    (word) => !isStopWord(word) && !/^(?:column|field|value|values)$/.test(word.text),
  );
  if (wanted.length === 0) return undefined;
  const titled = headers(scene).flatMap((header) => {
    const words = contentOf(titleOf(header));
    return words.length > 0 && isAmong(wanted, words) ? [{ header, isWhole: isAmong(words, wanted) }] : [];
  });
  const whole = titled.filter(({ isWhole }) => isWhole);
  // What is counted under "Donations" is not under "Last donation".
  const isCounted = text !== spell(name);
  const named = (whole.length > 0 || isCounted ? whole : titled).map(({ header }) => header);
  const [only, ...others] = named.length > 1 ? named.filter((each) => isInTable(things, each, scene)) : named;
  return others.length === 0 ? only : undefined;
}

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

function isAmong(some: readonly Word[], all: readonly Word[]): boolean {
  return some.every((word) => all.some((each) => wordLikeness(word, each) >= 0.9));
}

/** What is clicked to sort: the one thing in the header that says its title or that it sorts, or the header itself. */
function handleIn(header: Entry, scene: Scene): Entry | undefined {
  const inside = scene.index.actionable.filter(
    (entry) => isInside(entry, header) && /^(?:button|link|generic)$/.test(entry.node.role),
  );
  const title = titleOf(header);
  const [handle] = [
    inside.filter((entry) => fold(readable(entry.node) || entry.node.name).includes(title)),
    // A sign that is kept from screen readers is drawn on the header, which takes the click.
    inside.filter(
      (entry) => entry.node.hidden === undefined && entry.evidence.some(({ text }) => /\bsort/i.test(text)),
    ),
  ].flatMap((each) => (each.length > 0 ? [each[0] as Entry] : []));
  return handle ?? (header.actionable || inside.length > 0 ? header : undefined);
}

const tableRole = /^(?:table|grid|treegrid)$/;

/** The texts under a header, from top to bottom, those left empty left out. */
function columnOf(header: Entry, { index }: Scene): string[] {
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
function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function cellsOf(row: Entry, index: Scene['index']): Entry[] {
  return below(index, row).filter(({ node }) => /^(?:cell|gridcell|columnheader|rowheader)$/.test(node.role));
}

/** The way the order means for these values; undefined where that depends on what they are and they do not say. */
function directionOf(
  { order, title }: Sort,
  header: Entry,
  scene: Scene,
): 'ascending' | 'descending' | 'any' | undefined {
  if (order === 'ascending' || order === 'descending' || order === 'any') return order;
  const isRating = /\b(?:rating|score|stars?|points|reviews?)\b/.test(title);
  if (order === 'best' || order === 'worst')
    return isRating ? (order === 'best' ? 'descending' : 'ascending') : undefined;
  const values = columnOf(header, scene).filter(saysSomething);
  const isDay = typed(values, 'date') !== undefined || values.every((text) => /^[12]\d{3}$/.test(text));
  // The oldest person has the most years, the oldest letter the first day.
  const isAge = /\bage\b/.test(title);
  if (isDay === isAge) return undefined;
  return (order === 'oldest') === isAge ? 'descending' : 'ascending';
}

/** Which way values run, as numbers, days or words; `either` where all are alike. */
function runsOf(texts: readonly string[]): 'ascending' | 'descending' | 'either' | 'neither' {
  const plain =
    sizes(texts) ?? typed(texts, 'number') ?? typed(texts, 'date') ?? texts.map((text) => fold(text));
  const degrees = texts.flatMap((text) => degreeIn(text) ?? []);
  const graded = degrees.length === texts.length ? runOf(degrees) : 'neither';
  // A page that knows no degrees sorts them as words.
  return graded === 'neither' ? runOf(plain) : graded;
}

function runOf(values: readonly (string | number)[]): ReturnType<typeof runsOf> {
  const signs = new Set<number>();
  for (const [at, value] of values.entries()) {
    const before = values[at - 1];
    if (before !== undefined) signs.add(compare(before, value));
  }
  signs.delete(0);
  if (signs.size === 0) return 'either';
  return signs.size > 1 ? 'neither' : signs.has(-1) ? 'ascending' : 'descending';
}

/** "88 KB", "3.2 MB": how much each is. */
function sizes(texts: readonly string[]): number[] | undefined {
  const values = texts.flatMap((text) => {
    const [, figure, unit] = /^(\d+(?:[.,]\d+)?) ?(b|bytes?|[kmgt]i?b)$/iu.exec(text.trim()) ?? [];
    const power = 'bkmgt'.indexOf(unit?.charAt(0).toLowerCase() ?? 'b');
    return figure === undefined ? [] : [Number(figure.replace(',', '.')) * 1000 ** power];
  });
  return values.length === texts.length && values.length > 0 ? values : undefined;
}

function typed(texts: readonly string[], as: 'number' | 'date'): (string | number)[] | undefined {
  const parsed = texts.map((text) => parseValue(text, as));
  const values = parsed.flatMap((each) => (each.ok && typeof each.value !== 'boolean' ? [each.value] : []));
  return values.length === texts.length && values.length > 0 ? values : undefined;
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return Math.sign(one - other);
  return Math.sign(String(one).localeCompare(String(other), 'en', { sensitivity: 'base' }));
}
