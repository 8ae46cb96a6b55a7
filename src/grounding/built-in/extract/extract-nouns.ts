/** What the header of a column says when it says what the records are: "Project" over the names of projects, "Order" over their numbers. */
import type { Reading } from '../../../contract/reading.js';
import type { Ask } from './extract-ask.js';
import { columnTexts, type Match, matchColumns } from './extract-columns.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { WantField, WantScalar } from './extract-schema.js';
import { nameWords, plainWords } from './extract-words.js';

const nameWord = /^(?:name|title)$/;
const codeWord = /^(?:number|no|nr|id|code)$/;
const code = /^(?:#\s?)?[\p{Lu}\d-]*\d[\p{L}\d-]*$/u;

/** The column whose header is the noun of the records, for the field that asks for their names, or for their numbers; undefined for any other. */
export function nounColumn(
  page: PageIndex,
  region: Region,
  field: WantField,
  { scalar, rows, words }: { scalar: WantScalar; rows: readonly number[]; words: readonly string[] },
): Match | undefined {
  const [word, ...others] = nameWords(field.name);
  const asksName = word !== undefined && nameWord.test(word);
  const asksCode = word !== undefined && codeWord.test(word);
  if (region.kind !== 'table' || others.length > 0 || !(asksName || asksCode) || scalar.parse !== 'string')
    return undefined;
  const column = region
    .columns()
    .find(({ labels }) =>
      labels.some(
        ({ words: own, trust }) => trust === 1 && own.size === 1 && words.includes([...own][0] ?? ''),
      ),
    );
  if (!column) return undefined;
  const texts = columnTexts(page, column);
  const areCodes = texts.every((text) => code.test(text));
  if (asksCode ? !areCodes : areCodes || !texts.every((text) => /\p{L}{2}/u.test(text))) return undefined;
  const plain: WantScalar = { kind: 'scalar', parse: 'string', description: '' };
  const own = column.labels.map((label) => [...label.words]);
  const [match] = matchColumns(page, { ...region, columns: () => [column] }, own, plain, rows);
  return match?.failure === undefined ? match : undefined;
}

/** Column names that style sheets give to any text. */
const plainMark =
  /^(?:text|line|label|value|meta|sub|subtitle|caption|desc|description|info|detail|content|body|cell|item|row|col|strong|bold|muted|small|title|name|secondary|primary|note|summary|quote|answer|question)$/;

/** What is written in figures. */
const figureWord =
  /^(?:date|day|time|price|cost|amount|email|phone|number|count|rating|score|duration|length|year|age|quantity|total|salary|distance|weight)$/;

/**
 * The one part of the items that no other field is read from, where each other field has one of its own: "the members with their roles",
 * of a name and another line of words. Nothing may call that part anything else.
 */
export function lastLeft(
  page: PageIndex,
  region: Region,
  field: WantField,
  {
    scalar,
    rows,
    words,
    fields,
    used,
  }: {
    scalar: WantScalar;
    rows: readonly number[];
    words: readonly string[];
    fields: readonly { field: WantField }[];
    used: readonly { match: Match }[];
  },
): Match | undefined {
  const name = nameWords(field.name);
  const isSaid = name.every((word) => words.includes(word) && !page.words.has(word));
  const isLast = used.length > 0 && used.length === fields.length - 1;
  const isFigure = /^(?:number|integer)$/.test(scalar.parse);
  const isWords = scalar.parse === 'string' && figureWord.test(name.at(-1) ?? '');
  // A date, a price or a number is no text without a digit.
  if (isWords) return undefined;
  if (!isLast || !isSaid || !(isFigure || scalar.parse === 'string') || scalar.allowed || scalar.pattern)
    return undefined;
  if (region.kind === 'table' || rows.length < 2) return undefined;
  const taken = used.flatMap(({ match }) => columnTexts(page, match.column));
  const left = region.columns().filter((column) => {
    const texts = columnTexts(page, column);
    const fits = (text: string): boolean =>
      isFigure ? /^\d[\d.,]*$/u.test(text) : /\p{L}{3}/u.test(text) && text.length <= 60;
    return (
      texts.every(fits) &&
      !texts.some((text) => taken.some((other) => text.includes(other) || other.includes(text)))
    );
  });
  const different = new Map(left.map((column) => [columnTexts(page, column).join('\n'), column]));
  const [column] = different.values();
  // Where one of the fields is the text itself, the longest is no author.
  const isProse = fields.some((each) => each.field !== field && prose.test(each.field.name));
  if (column && isProse && columnTexts(page, column).some((text, at) => isLonger(text, at, used, page)))
    return undefined;
  if (!column || different.size > 1 || column.places.some((place) => place === undefined)) return undefined;
  if (column.places.some((place) => place && /^(?:button|link|img)$/.test(place.node.role))) return undefined;
  const labels = [...column.labels.values()].filter(({ trust }) => trust >= 0.55);
  const isUncalled = labels.every(({ words: own }) =>
    [...own].every((word) => plainMark.test(word) || region.words.has(word) || word.length < 3),
  );
  if (!isUncalled) return undefined;
  const own = column.labels.length > 0 ? column.labels : [{ words: new Set(['text']), trust: 0.5 }];
  const named = { ...column, labels: [...own, { words: new Set(name), trust: 0.6 }] };
  const [match] = matchColumns(page, { ...region, columns: () => [named] }, [name], scalar, rows);
  return match?.failure === undefined && match ? { ...match, column } : undefined;
}

/** "The customer: name and email": the title "Customer" says what the record is, and is no name of it. */
export function namesOnlyKind(item: Reading, ask: Ask, leftover: readonly string[]): boolean {
  if (item.kind !== 'object' || ask.quoted.length > 0) return false;
  return Object.values(item.fields).some((field) => {
    const words = field.kind === 'leaf' && field.from === 'text' ? plainWords(String(field.value)) : [];
    return words.length > 0 && words.every((word) => leftover.includes(word) && !ask.keys.includes(word));
  });
}

const prose = /^(?:text|message|comment|note|post|body|content|description)$/iu;

/** Whether a text has more words than any of that row which was read already. */
function isLonger(text: string, at: number, used: readonly { match: Match }[], page: PageIndex): boolean {
  const sizeOf = (each: string): number => each.split(/\s+/u).length;
  return used.every(({ match }) => sizeOf(columnTexts(page, match.column)[at] ?? '') < sizeOf(text));
}
