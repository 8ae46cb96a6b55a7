/**
 * Fields that nothing on the page is called by: "the trips with the destination" where each line says "Hamburg". Told by what the values
 * are like, or by being the only part that is left; refused where two parts could be meant.
 */
import { columnTexts, type Match, matchColumns } from './extract-columns.js';
import { type Column, isPartOfLine, OF_CLASS } from './extract-labels.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { WantField, WantScalar } from './extract-schema.js';
import { nameWords, normalOf, plainWords } from './extract-words.js';

/** What is known of the record so far. */
interface Rest {
  scalar: WantScalar;
  rows: readonly number[];
  words: readonly string[];
  fields: readonly { field: WantField }[];
  used: readonly { match: Match }[];
  /** The fields that nothing was found for as yet. */
  open: readonly string[];
}

/** The part of the items that such a field asks for. */
export function unsaid(page: PageIndex, region: Region, field: WantField, rest: Rest): Match | undefined {
  return (
    byInitial(page, region, field, rest) ??
    byValues(page, region, field, rest) ??
    lastLeft(page, region, field, rest)
  );
}

/** The part with a class of one letter, `d` for a description, where no other part and no other open field begins so. */
function byInitial(
  page: PageIndex,
  region: Region,
  field: WantField,
  { scalar, rows, used, open }: Rest,
): Match | undefined {
  const [word, ...others] = nameWords(field.name);
  if (!word || others.length > 0 || !field.required || scalar.parse !== 'string' || scalar.allowed)
    return undefined;
  const initial = word[0] ?? '';
  const called = freeColumns(page, region, used).filter(({ labels }) =>
    labels.some(({ words, trust }) => trust === OF_CLASS && words.size === 1 && words.has(initial)),
  );
  const isTaken = open.some((name) => name !== field.name && name.toLowerCase().startsWith(initial));
  return isTaken ? undefined : matchAs(page, region, called, word, { scalar, rows });
}

/** Who or where something is: what goes by a name of its own. */
export const properNoun =
  /^(?:sender|author|customer|owner|trainer|teacher|instructor|lecturer|doctor|physician|vet|requester|creator|seller|buyer|driver|host|guest|artist|performer|band|speaker|reviewer|assignee|reporter|manager|coach|chef|actor|director|candidate|applicant|patient|member|student|pupil|employee|player|participant|winner|tenant|translator|editor|person|company|supplier|carrier|vendor|brand|shop|restaurant|destination|city|town|country|venue|place|location|station|hotel|district|area|region|neighbou?rhood)$/u;

/** "Leo Brandt", "Bookhaus Leipzig", "Yusuf K.", "Harbour Park, Esbjerg". */
const properName =
  /^(?:Dr\.? )?\p{Lu}[\p{L}.'’&-]*(?:,? (?:\p{Lu}[\p{L}.'’&-]*|de|da|van|von|der|of|the|and|&|und|la|le))*$/u;

/** Titles that stand for what somebody is. */
const titles: Readonly<Record<string, string>> = { doctor: 'dr', physician: 'dr', professor: 'prof' };

/** The one part of which the values say the word ("Room 12", "Gym"), or that alone goes by names where a name is asked for. */
function byValues(
  page: PageIndex,
  region: Region,
  field: WantField,
  { scalar, rows, used }: Rest,
): Match | undefined {
  const [word, ...others] = nameWords(field.name);
  if (!word || others.length > 0 || !field.required || rows.length < 2) return undefined;
  if (scalar.parse !== 'string' || scalar.allowed || scalar.pattern || figureWord.test(word))
    return undefined;
  if (region.columns().some(isWritten)) return undefined;
  const left = freeColumns(page, region, used).filter((column) => {
    const texts = columnTexts(page, column);
    return texts.every((text) => /\p{L}{2}/u.test(text) && text.split(/\s+/u).length <= MOST_WORDS);
  });
  const saying = innermost(
    page,
    left.filter((column) => saysWord(columnTexts(page, column), word)),
  );
  if (saying.length > 0) return matchAs(page, region, saying, word, { scalar, rows });
  if (!properNoun.test(normalOf(word)) && !properNoun.test(word)) return undefined;
  const named = left.filter((column) =>
    columnTexts(page, column).every((text) => properName.test(text) && !monthOrDay.test(text)),
  );
  const several = named.filter((column) => {
    const texts = columnTexts(page, column);
    return texts.filter((text) => /\p{L}[ -]\p{L}/u.test(text)).length * 2 >= texts.length;
  });
  return matchAs(page, region, several.length > 0 ? several : named, word, { scalar, rows });
}

/** Whether most items have a number of their own that was not read and that nothing is called by. */
export function hasOpenFigure(page: PageIndex, region: Region, used: readonly { match: Match }[]): boolean {
  return region.columns().some((column) => {
    const texts = columnTexts(page, column).filter((text) => text !== '');
    return (
      column.labels.every(({ trust }) => trust < 0.6) &&
      texts.length * 2 > column.places.length &&
      texts.every((text) => /^\d{1,6}$/u.test(text)) &&
      !used.some(({ match }) => match.column === column)
    );
  });
}

/** Longer texts are sentences. */
const MOST_WORDS = 6;

const monthOrDay =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|\p{L}{3,6}day|today|yesterday)\b/iu;

function isWritten({ labels }: Column): boolean {
  return labels.some(({ trust }) => trust === 1);
}

/** Parts that every item has, that can not be pressed, and from which nothing was read yet. */
function freeColumns(page: PageIndex, region: Region, used: readonly { match: Match }[]): Column[] {
  const taken = used.map(({ match }) => columnTexts(page, match.column));
  return region
    .columns()
    .filter(
      (column) =>
        column.places.every((place) => place && !/^(?:button|link|img)$/u.test(place.node.role)) &&
        !taken.some((texts) =>
          columnTexts(page, column).every(
            (text, row) => text.includes(texts[row] ?? '') || (texts[row] ?? '').includes(text),
          ),
        ),
    );
}

/** Whether most values say it: as a word of a name with a number, or as what somebody is. */
function saysWord(texts: readonly string[], word: string): boolean {
  const title = titles[word];
  const saying = texts.filter((text) => {
    const words = plainWords(text);
    return words.length > 1 && (words.includes(word) || (title !== undefined && words[0] === title));
  });
  return saying.length * 2 >= texts.length && saying.length > 1;
}

/** Without those that hold another of them: a line, and the part of it that counts. */
function innermost(page: PageIndex, columns: readonly Column[]): Column[] {
  const texts = columns.map((column) => columnTexts(page, column));
  return columns.filter(
    (_, at) =>
      !texts.some(
        (other, i) =>
          i !== at &&
          other.join() !== texts[at]?.join() &&
          other.every((text, row) => texts[at]?.[row]?.includes(text)),
      ),
  );
}

function matchAs(
  page: PageIndex,
  region: Region,
  columns: readonly Column[],
  word: string,
  { scalar, rows }: Pick<Rest, 'scalar' | 'rows'>,
): Match | undefined {
  const different = new Map(columns.map((column) => [columnTexts(page, column).join('\n'), column]));
  const [column] = different.values();
  if (!column || different.size > 1) return undefined;
  const named = { ...column, labels: [...column.labels, { words: new Set([word]), trust: 0.6 }] };
  const [match] = matchColumns(page, { ...region, columns: () => [named] }, [[word]], scalar, rows);
  return match?.failure === undefined && match ? { ...match, column } : undefined;
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
function lastLeft(
  page: PageIndex,
  region: Region,
  field: WantField,
  { scalar, rows, words, fields, used }: Rest,
): Match | undefined {
  const name = nameWords(field.name);
  const [word = ''] = name;
  const isName = properNoun.test(word) || properNoun.test(normalOf(word));
  const isSaid = name.every((each) => words.includes(each) && !page.words.has(each));
  const isLast = used.length > 0 && used.length === fields.length - 1;
  const isFigure = /^(?:number|integer)$/.test(scalar.parse);
  const isWords = scalar.parse === 'string' && figureWord.test(name.at(-1) ?? '');
  // A date, a price or a number is no text without a digit.
  if (isWords) return undefined;
  if (!isLast || !isSaid || !(isFigure || scalar.parse === 'string') || scalar.allowed || scalar.pattern)
    return undefined;
  if (rows.length < 2 || (region.kind === 'table' && region.columns().some(isWritten))) return undefined;
  const taken = used.flatMap(({ match }) => columnTexts(page, match.column));
  const free = region.columns().filter((column) => {
    const texts = columnTexts(page, column);
    const fits = (text: string): boolean =>
      isFigure
        ? /^\d[\d.,]*$/u.test(text)
        : /\p{L}{3}/u.test(text) && text.length <= 60 && (!isName || properName.test(text));
    return (
      texts.every(fits) &&
      !texts.some((text) => taken.some((other) => holds(text, other) || holds(other, text)))
    );
  });
  // Of a line of which no part was read the whole is one part.
  const whole = new Set(
    free.flatMap((column) => (isPartOfLine(column) ? [] : column.places.map((place) => place?.node))),
  );
  const left = free.filter(
    (column) => !isPartOfLine(column) || !column.places.every((place) => whole.has(place?.node)),
  );
  const different = new Map(
    innermost(page, left).map((column) => [columnTexts(page, column).join('\n'), column]),
  );
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

const prose = /^(?:text|message|comment|note|post|body|content|description)$/iu;

/** Whether a text has more words than any of that row which was read already. */
function isLonger(text: string, at: number, used: readonly { match: Match }[], page: PageIndex): boolean {
  const sizeOf = (each: string): number => each.split(/\s+/u).length;
  return used.every(({ match }) => sizeOf(columnTexts(page, match.column)[at] ?? '') < sizeOf(text));
}

/** Whether a text stands within another; a figure only as a whole one: there is no "5" in "€165". */
function holds(whole: string, part: string): boolean {
  return /^\d+$/u.test(part) ? whole.split(/[^\d.,]+/u).includes(part) : whole.includes(part);
}
