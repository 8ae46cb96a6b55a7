/**
 * Fields of a schema to columns of records: the evidence for each pair (what the column is called, what its values are, where it stands),
 * then the best assignment as a whole, with no part read for two fields, and how much worse the best other one is.
 */
import { dataOf, type Reading } from '../../../contract/reading.js';
import { namesOf, scalarFor } from './extract-columns.js';
import { readLeaf } from './extract-leaf.js';
import type { WantField, WantObject, WantScalar } from './extract-schema.js';
import { isShortFor } from './extract-short.js';
import { isInside, type Tree } from './extract-tree.js';
import { nameWords, plainWords } from './extract-words.js';
import { columnsOf, labelFit, type RecordColumn } from './records-columns.js';
import type { RecordSet } from './records-sets.js';
import { fitOf, type Meaning, meaningOf } from './records-shapes.js';

/** What a column would give for a field. */
export interface Offer {
  column: RecordColumn;
  score: number;
  readings: (Reading | undefined)[];
}
/** The readings of each field by row, how sure they are, and how much worse the best other reading is. */
export interface Assignment {
  fields: ReadonlyMap<string, readonly (Reading | undefined)[]>;
  score: number;
  margin: number;
  weakest: number;
}

/** Below this nothing says that a column is what a field means. */
const enough = 0.4;
/** The best columns of each field are weighed against each other. */
const MOST_OFFERS = 6;

/** Assigns all fields for the rows; undefined when a required field has no column. */
export function assign(
  tree: Tree,
  set: RecordSet,
  want: WantObject,
  rows: readonly number[],
): Assignment | undefined {
  if (want.fields.length > 10 || want.fields.some((field) => field.want.kind !== 'scalar')) return undefined;
  const columns = columnsOf(tree, set);
  const hasTitle = want.fields.some((field) => meaningOf(nameWords(field.name)) === 'title');
  let isTaken = hasTitle;
  const fields = want.fields.map((field) => {
    const scalar = scalarFor(field.name, field.want as WantScalar);
    const isOpen = !isTaken && scalar.parse === 'string' && !scalar.allowed && isNoun(nameWords(field.name));
    if (isOpen) isTaken = true;
    return { field, offers: offersFor(tree, set, columns, field, scalar, rows, isOpen) };
  });
  if (fields.some(({ field, offers }) => field.required && offers.length === 0)) return undefined;
  const best = search(tree, fields);
  if (!best) return undefined;
  let margin = Infinity;
  for (const [i, { field }] of fields.entries()) {
    const chosen = best.chosen[i];
    if (!chosen || !field.required) continue;
    const data = JSON.stringify(chosen.readings.map((each) => each && dataOf(each)));
    const others = fields.map((each, k) =>
      k === i
        ? {
            ...each,
            offers: each.offers.filter(
              (offer) => JSON.stringify(offer.readings.map((one) => one && dataOf(one))) !== data,
            ),
          }
        : each,
    );
    const second = search(tree, others);
    if (second) margin = Math.min(margin, best.total - second.total);
  }
  const scores = best.chosen.flatMap((offer, i) =>
    offer ? [offer.score] : fields[i]?.field.required ? [0] : [],
  );
  if (scores.length === 0) return undefined;
  return {
    fields: new Map(fields.map(({ field }, i) => [field.name, best.chosen[i]?.readings ?? []])),
    score: scores.reduce((sum, each) => sum + each, 0) / scores.length,
    margin,
    weakest: Math.min(...scores),
  };
}

/** What the record may go by where no field asks for its name: the artist of a concert, the city of a forecast. */
function isNoun(words: readonly string[]): boolean {
  const meaning = meaningOf(words);
  return (
    (meaning === undefined && !words.some((word) => attribute.test(word))) ||
    /^(?:person|company|place)$/u.test(meaning ?? '')
  );
}

const attribute =
  /^(?:type|kind|class|level|grade|colou?r|format|mode|unit|code|id|sku|role|priority|weight|category|genre|group|state|tag|label|number|count|rank|year|version|email|phone|language|distance|gender|age)$/u;

type Wanted = { field: WantField; offers: Offer[] };

/** The assignment with the greatest sum, no two fields from the same part. */
function search(
  tree: Tree,
  fields: readonly Wanted[],
): { total: number; chosen: (Offer | undefined)[] } | undefined {
  let best: { total: number; chosen: (Offer | undefined)[] } | undefined;
  const chosen: (Offer | undefined)[] = [];
  const rest = fields.map((_, i) =>
    fields.slice(i).reduce((sum, { offers }) => sum + (offers[0]?.score ?? 0), 0),
  );
  const enter = (i: number, total: number): void => {
    if (best && total + (rest[i] ?? 0) <= best.total) return;
    const wanted = fields[i];
    if (!wanted) {
      best = { total, chosen: [...chosen] };
      return;
    }
    for (const offer of wanted.offers) {
      if (chosen.some((other) => other && clash(tree, other, offer))) continue;
      chosen.push(offer);
      enter(i + 1, total + offer.score);
      chosen.pop();
    }
    if (wanted.field.required) return;
    chosen.push(undefined);
    enter(i + 1, total);
    chosen.pop();
  };
  enter(0, 0);
  return best;
}

/** Whether two offers are of the same part, or one is of a part of the other; an address and the text of its link are two things. */
function clash(tree: Tree, a: Offer, b: Offer): boolean {
  const kindOf = ({ readings }: Offer): string => {
    const leaf = readings.find((each) => each?.kind === 'leaf');
    return leaf?.kind === 'leaf' && /^(?:href|src)$/u.test(leaf.from) ? leaf.from : 'text';
  };
  if (kindOf(a) !== kindOf(b)) return false;
  if (a.column === b.column) return true;
  return a.column.places.some((one, row) => {
    const other = b.column.places[row];
    if (!one || !other) return false;
    const isPiece = one.trim !== undefined && other.trim !== undefined && one.node === other.node;
    if (isPiece)
      return (
        holds(a.column.texts[row], b.column.texts[row]) &&
        JSON.stringify(one.trim) === JSON.stringify(other.trim)
      );
    return isInside(tree, one.node, other.node) || isInside(tree, other.node, one.node);
  });
}

function holds(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && (one.includes(other) || other.includes(one));
}

/** The columns that may be a field, best first. */
export function offersFor(
  tree: Tree,
  set: RecordSet,
  columns: readonly RecordColumn[],
  field: WantField,
  scalar: WantScalar,
  rows: readonly number[],
  isNaming: boolean,
): Offer[] {
  const offers: Offer[] = [];
  for (const column of columns) {
    if (column.kind === 'control') continue;
    const score = evidence(set, column, field, scalar, isNaming);
    if (score < enough || (/^(?:number|integer)$/u.test(scalar.parse) && isRunTogether(tree, column)))
      continue;
    const readings = rows.map((row) => readingOf(tree, column, row, field, scalar));
    const present = readings.filter((each) => each !== undefined).length;
    if (present === 0 || (field.required && present < rows.length)) continue;
    offers.push({ column, score: score * (0.8 + 0.2 * (present / Math.max(1, rows.length))), readings });
  }
  return offers.toSorted((a, b) => b.score - a.score).slice(0, MOST_OFFERS);
}

/** "$", "10", "90" in boxes of their own, side by side: two figures, which only look like one. */
function isRunTogether(tree: Tree, { kind, places }: RecordColumn): boolean {
  return (
    kind === 'whole' &&
    places.some((place) => {
      const texts = place && !place.trim ? place.node.children.map((child) => tree.textOf(child)) : [];
      return texts.some((text, at) => /^\d/u.test(text) && /\d$/u.test(texts[at - 1] ?? ''));
    })
  );
}

function readingOf(
  tree: Tree,
  column: RecordColumn,
  row: number,
  field: WantField,
  scalar: WantScalar,
): Reading | undefined {
  const place = column.places[row];
  if (!place) return undefined;
  const leaf = readLeaf(tree, place, scalar);
  if (leaf.ok) return leaf.reading;
  const text = column.texts[row] ?? '';
  const state = scalar.parse === 'boolean' ? stateOf(text, nameWords(field.name)) : undefined;
  const ref = tree.anchorOf(place.node)?.ref;
  return state === undefined || ref === undefined
    ? undefined
    : { kind: 'derived', value: state, refs: [ref] };
}

/** "Only 3 left" is in stock, "Not available" is not available. */
function stateOf(text: string, words: readonly string[]): boolean | undefined {
  const isStock = words.some((word) => /^(?:stock|instock|available|availability)$/u.test(word));
  if (
    /^(?:not|no|out of|never|un(?=\p{L}))\b/iu.test(text) ||
    (isStock && /\b(?:sold out|out of stock|unavailable|back ?order(?:ed)?|pre-?order)\b/iu.test(text))
  )
    return words.some((word) => plainWords(text).some((each) => each.endsWith(word) || isStock))
      ? false
      : undefined;
  if (
    isStock &&
    /\b(?:in stock|available|\d+ left|last (?:one|few)|low stock|ships? (?:in|within))\b/iu.test(text)
  )
    return true;
  return words.length > 0 && words.every((word) => plainWords(text).includes(word)) ? true : undefined;
}

/** How far everything says that a column is what a field means, 0..1. */
export function evidence(
  set: RecordSet,
  column: RecordColumn,
  field: WantField,
  scalar: WantScalar,
  isNaming: boolean,
): number {
  const words = nameWords(field.name);
  const meaning = scalar.parse === 'url' ? undefined : meaningOf(words);
  const called = Math.max(
    ...namesOf(field, scalar.description).map(
      (names, i) => (i === 0 ? 1 : 0.95) * labelFit(names, column, set.words),
    ),
    abbreviated(field.name, column),
    meaning === 'person' ? Math.max(isOfPerson(column), labelFit(['user'], column, set.words)) : 0,
    meaning === 'date' && column.labels.some(({ words: own }) => own.has('when')) ? 0.7 : 0,
  );
  const fit = scalar.allowed
    ? allowedFit(column, scalar)
    : scalar.parse === 'boolean'
      ? booleanFit(column, words)
      : typeFit(column, meaning, scalar);
  if (fit < 0 && (called < 0.8 || (fit === -1 && meaning === 'title'))) return 0;
  const isTitle = meaning === 'title' || isNaming;
  const isOther = isTitle && isOfPerson(column) > 0.5;
  const placed = isTitle ? column.naming * (isOther ? 0.4 : 1) * (isNaming ? 0.9 : 1) : 0;
  const isWhole = column.kind === 'whole';
  const score = 1 - (1 - called) * (1 - 0.55 * Math.max(0, fit)) * (1 - placed);
  // What holds several parts is seldom one value, and a line of several pieces less so.
  return isWhole && scalar.parse === 'string' ? score * 0.75 : column.kind === 'image' ? score * 0.8 : score;
}

/** Whether what leads to it, or calls it, says that it is somebody. */
function isOfPerson({ labels }: RecordColumn): number {
  return Math.max(
    0,
    ...labels.map(({ words, trust }) =>
      ['by', 'from', 'who'].some((word) => words.has(word)) ? trust * 0.95 : 0,
    ),
  );
}

function typeFit(column: RecordColumn, meaning: Meaning | undefined, { parse }: WantScalar): number {
  const isNumber = parse === 'number' || parse === 'integer';
  const has = (shape: Parameters<typeof column.shapes.has>[0]): boolean => column.shapes.has(shape);
  if (isNumber) {
    if (has('date') || has('time') || has('prose')) return -1;
    return meaning === undefined ? (has('number') ? 0.15 : 0) : Math.max(0, fitOf(meaning, column.shapes));
  }
  if (parse === 'date' || parse === 'date-time') return has('date') ? 1 : -0.5;
  if (parse === 'url') return column.labels.length >= 0 && column.naming > 0 ? 0.9 : 0.3;
  return fitOf(meaning, column.shapes);
}

function allowedFit({ texts }: RecordColumn, { allowed = [] }: WantScalar): number {
  const known = new Set(allowed.map((each) => plainWords(String(each)).join(' ')));
  const said = texts.filter((text) => text !== undefined && text !== '');
  return said.length > 0 && said.every((text) => known.has(plainWords(text ?? '').join(' '))) ? 1 : -1;
}

function booleanFit({ texts }: RecordColumn, words: readonly string[]): number {
  const states = texts.map((text) => (text === undefined ? undefined : stateOf(text, words)));
  return states.every((state) => state !== undefined) ? 1 : 0;
}

/** `j-t` for a title, `lt` for a line total, `x` for nothing: short classes, by the letters that a name begins with. */
function abbreviated(name: string, { labels }: RecordColumn): number {
  const words = plainWords(name);
  const initials = words.map((word) => word[0]).join('');
  let best = 0;
  for (const { words: own, trust } of labels) {
    const mark = [...own].at(-1) ?? '';
    if (trust < 0.8 || mark.length > 4 || own.size > 2) continue;
    if (words.length > 1 && mark === initials) best = Math.max(best, 0.65 * trust);
    else if (words.length === 1 && mark.length === 1 && mark === initials && meaningOf(words))
      best = Math.max(best, 0.5 * trust);
    else if (words.some((word) => isShortFor(mark, word))) best = Math.max(best, 0.6 * trust);
  }
  return best;
}
