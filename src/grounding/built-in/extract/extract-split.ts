/** Lines that say several things: "07:00 · 45 min · Room A" is a time, a length and a place, and "Due Thursday" says what the day is. */
import type { Trim } from '../../../contract/reading.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import type { Column, ColumnLabel } from './extract-labels.js';
import { type Place, textAt } from './extract-leaf.js';
import type { Tree } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** What sets the parts of a line apart; between two figures a dash is that of a range. */
const between = /\s(?:[·•|—]|(?<!\d\s)–|–(?!\s\d))\s/u;

/** Names of style sheets for lines of any content: what they are called says nothing of one part of them. */
const anyLine =
  /^(?:description|desc|text|summary|meta|info|details?|line|sub|subtitle|caption|note|title|name|quote|answer)$/;

/** A word in front of a value, which says what it is: "Due", "Requested on". */
const lead =
  /^(?<lead>due|until|since|valid until|starts|ends|(?!need)\p{L}{3,}ed(?: on| at| in| by)?)\s(?=\S)/iu;

/** A noun with a number behind it: the name of a lot, a room, a table. */
const numbered = /^(?<noun>\p{L}{2,})\s#?\d[\p{L}\d-]*$/u;

/** Most parts of a line. */
const MOST_PARTS = 4;

/** The text of a column for each item, and where in the text of its element it stands. */
type Texts = readonly { text: string; before: string; after: string }[];

/** Adds the parts that all items have in lines of the same form. */
export function addParts(tree: Tree, columns: Column[]): void {
  for (const column of columns.slice()) {
    if (column.places.length < 2 || column.places.some((place) => !place || place.chosen || isCut(place)))
      continue;
    const whole = column.places.map((place) => ({
      text: place ? textAt(tree, { node: place.node }) : '',
      before: '',
      after: '',
    }));
    if (whole.some(({ text }) => text === '' || text.length > 100)) continue;
    const dotted = partsOf(whole, between);
    const parts = dotted.length > 0 ? dotted : commaParts(whole);
    for (const part of parts.length > 0 ? parts : [whole]) addLed(column, part, columns);
    const kinds = parts.map(sharedKinds);
    if (parts.length < 2) continue;
    const bare = kinds.filter((each) => each.length === 0);
    const inherited = bare.length === 1 ? column.labels.filter(isTelling) : [];
    parts.forEach((part, at) => {
      const own = kinds[at] ?? [];
      const labels = own.length > 0 ? own.map((kind) => labelOf(kind, 0.7)) : inherited;
      columns.push(columnOf(column, part, [...labels]));
    });
    // What is called by the line is the one part that is nothing else.
    if (inherited.length > 0) column.labels = column.labels.filter((label) => !inherited.includes(label));
  }
}

/** Whether more is cut off than the "by" in front of a name, which is the whole line for its parts. */
function isCut({ trim }: Place): boolean {
  return trim !== undefined && (trim.after !== undefined || !/^(?:\p{L}+ )?by $/iu.test(trim.before ?? ''));
}

function isTelling({ words }: ColumnLabel): boolean {
  return [...words].every((word) => !anyLine.test(word));
}

/** The parts of the lines, where all lines have as many. */
function partsOf(whole: Texts, separator: RegExp): Texts[] {
  const split = whole.map(({ text }) => text.split(separator));
  const [first] = split;
  if (!first || first.length < 2 || first.length > MOST_PARTS) return [];
  if (split.some((parts) => parts.length !== first.length || parts.includes(''))) return [];
  return first.map((_, at) =>
    whole.map(({ text }, row) => {
      const parts = split[row] ?? [];
      const start = at === 0 ? 0 : text.indexOf(parts[at] ?? '', parts.slice(0, at).join(' · ').length);
      const end = start + (parts[at] ?? '').length;
      return { text: parts[at] ?? '', before: text.slice(0, start), after: text.slice(end) };
    }),
  );
}

/** "3 March, 289 km": what a comma sets apart are parts where each of them, but for one, is told by its shape. */
function commaParts(whole: Texts): Texts[] {
  const parts = partsOf(whole, /,\s/u);
  const isTold = (part: Texts): boolean =>
    sharedKinds(part).length > 0 || part.every(({ text }) => /^\d[\d.,]*\s?\p{L}{1,3}$/u.test(text));
  return parts.filter(isTold).length >= Math.max(2, parts.length - 1) ? parts : [];
}

function sharedKinds(part: Texts): string[] {
  // "—" where there is none says nothing of what the others are.
  const said = part.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const [first, ...others] = said.map(({ text }) => kindsOfText(text));
  return (first ?? []).filter((kind) => others.every((each) => each.includes(kind)));
}

/** What the same word in front of all of them says they are. */
function addLed(column: Column, part: Texts, columns: Column[]): void {
  const leads = new Set(part.map(({ text }) => lead.exec(text)?.groups?.['lead']));
  const [said, ...others] = leads;
  if (said !== undefined && others.length === 0) {
    const words = plainWords(said).filter((word) => !/^(?:on|at|in|by)$/.test(word));
    const rest = part.map(({ text, before, after }) => ({
      text: text.slice(said.length + 1),
      before: `${before}${text.slice(0, said.length + 1)}`,
      after,
    }));
    columns.push(columnOf(column, rest, [{ words: new Set(words), trust: 0.7 }]));
    return;
  }
  addBehind(column, part, columns);
  const nouns = new Set(part.map(({ text }) => numbered.exec(text)?.groups?.['noun']));
  const [noun, ...more] = nouns;
  if (noun !== undefined && more.length === 0 && column.places.length === part.length)
    columns.push(columnOf(column, part, [labelOf(noun, 0.65)]));
}

/** "with Leo Brandt", "seen by Dr. Holm": who it is, without the small word before, where all of them have one. */
function addBehind(column: Column, part: Texts, columns: Column[]): void {
  const rest = part.map(({ text, before, after }) => {
    const [small = ''] = preposition.exec(text) ?? [];
    return { text: text.slice(small.length), before: `${before}${small}`, after, small };
  });
  if (rest.every(({ small }) => small !== '' && small === rest[0]?.small))
    columns.push(columnOf(column, rest, []));
}

/** What stands before a name in a line. */
const preposition = /^(?:(?:\p{L}+\s)?by|with|from|at|in|for|to|via)\s(?=\p{Lu})/iu;

function labelOf(name: string, trust: number): ColumnLabel {
  return { words: new Set(plainWords(name)), trust };
}

function columnOf(column: Column, part: Texts, labels: ColumnLabel[]): Column {
  return {
    labels,
    places: column.places.map((place, row) => {
      const { before = '', after = '' } = part[row] ?? {};
      const trim: Trim = { ...(before !== '' && { before }), ...(after !== '' && { after }) };
      return place && (before + after === '' ? place : { ...place, trim });
    }),
  };
}
