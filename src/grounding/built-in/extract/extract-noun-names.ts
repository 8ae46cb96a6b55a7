/** What the items of a list are called, where a field goes by the noun for them: "the schools with their marks", of which each is a school. */
import { columnTexts, type Match, matchColumns } from './extract-columns.js';
import { type Column, isPartOfLine } from './extract-labels.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { WantField, WantScalar } from './extract-schema.js';
import { explained, nameWords } from './extract-words.js';

/** What is known of the record so far. */
interface Named {
  scalar: WantScalar;
  rows: readonly number[];
  words: readonly string[];
  /** The word for what is asked for. */
  head?: string | undefined;
  fields: readonly { field: WantField; matches: readonly Match[] }[];
  used: readonly { match: Match }[];
}

/** The name of each item, when the page or the instruction calls the items what the field is called, and has a name for the rest. */
export function naming(
  page: PageIndex,
  region: Region,
  field: WantField,
  { scalar, rows, words: asked, head, fields, used }: Named,
): Match | undefined {
  const words = nameWords(field.name);
  // What the page calls so elsewhere is not what stands here, and another word has to tell that these are meant.
  const [word = ''] = words;
  const isHead =
    words.length === 1 &&
    word === head &&
    !page.words.has(word) &&
    asked.some((each) => each !== word && explained(each, region.words) >= 0.7);
  const isSaid = words.every((word) => asked.includes(word) && explained(word, region.words) >= 0.7);
  if (!field.required || scalar.parse !== 'string' || scalar.allowed || used.length === 0) return undefined;
  if (!isSaid && !isHead) return undefined;
  const open = fields.filter(
    (each) => each.field.required && each.matches.every(({ failure }) => failure !== undefined),
  );
  const isFree = (column: Column): boolean =>
    isWorded(page, column) && !used.some((other) => other.match.column === column);
  const [only] = matchColumns(page, region, [['name']], scalar, rows).filter(
    (each) => each.failure === undefined && isFree(each.column),
  );
  if (open.length !== 1 || !only) return undefined;
  const { column } = only;
  const isHeading = region.kind === 'sections' && region.columns().indexOf(column) === 0;
  // Of several texts nobody can tell which one names the items: a flag's letters, or what follows them.
  const isSure =
    isHeading || (isHead ? isFirst(page, region, column) : isAlone(page, region, column, isFree));
  return isSure ? only : undefined;
}

/** "The ticket types with their price": what each of them is called comes before all else that it says. */
function isFirst(page: PageIndex, region: Region, named: Column): boolean {
  const ordersOf = (column: Column): number[] =>
    column.places.map((place) => (place ? page.tree.orderOf(place.node) : Infinity));
  const own = ordersOf(named);
  return !region
    .columns()
    .some(
      (column) => isWorded(page, column) && ordersOf(column).some((order, row) => order < (own[row] ?? 0)),
    );
}

function isAlone(
  page: PageIndex,
  region: Region,
  named: Column,
  isFree: (column: Column) => boolean,
): boolean {
  return region.columns().every((column) => {
    const texts = columnTexts(page, column);
    return (
      isPartOfLine(column) ||
      !isFree(column) ||
      columnTexts(page, named).every((text, i) => texts[i]?.includes(text))
    );
  });
}

function isWorded(page: PageIndex, column: Column): boolean {
  return columnTexts(page, column).every((text) => /\p{L}{2}/u.test(text));
}
