/**
 * What a record is said to be: "order 7837 is cancelled". The record is the one row or item that the subject names whole, and what it is
 * stands in the one column that shows that word, for this record or for another: else nobody can tell what would be compared.
 */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import { compare } from '../../../contract/check.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { recordsCalled } from '../extract/extract-called.js';
import { columnTexts } from '../extract/extract-columns.js';
import type { Column } from '../extract/extract-labels.js';
import { readLeaf } from '../extract/extract-leaf.js';
import { overlaps } from '../extract/extract-outer.js';
import { namedRow } from '../extract/extract-lookup.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import type { WantScalar } from '../extract/extract-schema.js';
import { isHeaderOf, isKnownVerb } from '../extract/extract-verbs.js';
import { isInside } from '../extract/extract-tree.js';
import { explained, meaningfulWords, plainWords } from '../extract/extract-words.js';
import { fold } from '../language/words.js';

/** The place in a record where such a word stands, for it or for others of its kind; undefined where none or several could be meant. */
export function qualityOf(
  subject: string,
  value: string,
  content: Snapshot,
  { by, property, isHeadedOnly }: { by?: string | undefined; property?: string; isHeadedOnly?: boolean } = {},
): Reading | undefined {
  const page = pageIndex(content);
  // In quotes the small words are a part of the name.
  const quoted = [...subject.matchAll(/"(?<name>[^"]+)"/gu)].flatMap(({ groups }) => groups?.['name'] ?? []);
  const words = [
    ...plainWords(subject.replace(/"[^"]+"/gu, ' ')).filter(
      (word) => !/^(?:the|an?|of|for|in|on|to|from|by|with)$/.test(word),
    ),
    ...quoted.flatMap((name) => plainWords(name)),
  ];
  const wanted = fold(value.replace(/^(?:an?|the) /iu, ''));
  if (words.length === 0 || wanted === '') return undefined;
  const found = page.regions.flatMap((region) => {
    const cell = cellOf(page, region, words, { wanted, by, property, isHeadedOnly });
    return cell ? [{ region, cell }] : [];
  });
  const [first, ...others] = found;
  if (!first) return undefined;
  const isOne = others.every(
    ({ region, cell }) =>
      overlaps(page, region, first.region) &&
      JSON.stringify(dataOf(cell)) === JSON.stringify(dataOf(first.cell)),
  );
  return isOne ? first.cell : undefined;
}

/**
 * The column of all records of a noun that shows such a word for one of them, of those called by `property` where that is said; undefined
 * where none or several could be meant.
 */
export function qualitiesOf(
  noun: string,
  { value, property }: { value: string; property?: string },
  content: Snapshot,
): Extract<Reading, { kind: 'list' }> | undefined {
  const page = pageIndex(content);
  const words = meaningfulWords(noun);
  const wanted = fold(value);
  const [head] = words;
  if (/^(?:not|at|more|less|above|below|under|over|up)\b/u.test(value)) return undefined;
  if (!head || words.length > 1) return undefined;
  const regions = page.regions.filter((region) => region.kind !== 'sections' && region.items.length > 1);
  const tables = regions.filter(({ kind }) => kind === 'table');
  const called = recordsCalled(page, head);
  const found = regions.flatMap((region) => {
    const first = region.columns().find((column) => column.labels.some(({ trust }) => trust === 1));
    const isTable = region.kind === 'table';
    const isCalled =
      region === called ||
      explained(head, region.words) >= 0.7 ||
      (isTable &&
        first?.labels.some(({ words: own, trust }) => trust === 1 && own.size === 1 && own.has(head))) ||
      ((tables.length === 0 || (tables.length === 1 && isTable)) &&
        (page.tree.pageWords.has(head) ||
          // What the page calls nothing by is what its only records are, in the words of the sentence.
          (!hasTitle(page, region) &&
            (isTable ? explained(head, page.words) >= 0.85 : explained(head, page.words) < 0.7))));
    const said = isCalled ? columnSaying(page, region, { wanted, property }) : undefined;
    const column = said && (isTable || isQuality(page, region, said)) ? said : undefined;
    const items = column?.places.map((place) => place && readLeaf(page.tree, place, text));
    const readings = items?.flatMap((leaf) => (leaf?.ok ? [leaf.reading] : [])) ?? [];
    return readings.length === region.items.length ? [{ region, readings }] : [];
  });
  // The boxes within a card are no records beside the cards; and a table is one whatever else its cells may look like.
  const inTables = found.filter(({ region }) => region.kind === 'table');
  const outer = (inTables.length > 0 ? inTables : found).filter(
    ({ region }) =>
      !found.some((other) => other.region.items.some((item) => isInside(page.tree, region.container, item))),
  );
  const different = new Map(
    outer.map((each) => [each.readings.flatMap((reading) => refsOf(reading)).join(), each]),
  );
  const [only] = different.values();
  if (!only || different.size > 1) return undefined;
  return { kind: 'list', items: only.readings, itemRefs: only.region.items.map(({ ref = '' }) => ref) };
}

/** Whether a title of its own says what the records are: then they are nothing else. */
function hasTitle({ tree }: PageIndex, { words }: Region): boolean {
  return tree.sectionTitles.flat().some((word) => words.has(word) && !tree.pageWords.has(word));
}

const text: WantScalar = { kind: 'scalar', parse: 'string', description: '' };

const pressed = /^(?:button|radio|checkbox|switch|tab|option|menuitem)$/u;

/** Of boxes: some say the same, and another part of them is what each of them is called. */
function isQuality(page: PageIndex, region: Region, column: Column): boolean {
  const distinct = (each: Column): number => new Set(columnTexts(page, each)).size;
  return (
    distinct(column) < region.items.length &&
    region
      .columns()
      .some(
        (each) =>
          each.places.every((place) => place !== undefined) &&
          distinct(each) === region.items.length &&
          columnTexts(page, each).every((text) => /\p{L}|#?\d/u.test(text)),
      )
  );
}

function isOfBox({ tree }: PageIndex, node: SnapshotNode): boolean {
  const label = node.role === 'label' ? node : tree.parentOf(node);
  return label?.role === 'label';
}

function isOnlyTable({ regions }: PageIndex, region: Region): boolean {
  return region.kind === 'table' && regions.filter(({ kind }) => kind === 'table').length === 1;
}

/** Longer texts are no qualities. */
const MOST_WORDS = 4;

function cellOf(
  page: PageIndex,
  region: Region,
  words: readonly string[],
  {
    wanted,
    by,
    property,
    isHeadedOnly,
  }: {
    wanted: string;
    by: string | undefined;
    property: string | undefined;
    isHeadedOnly: boolean | undefined;
  },
): Reading | undefined {
  if (region.items.length < 2) return undefined;
  const kind = new Set([...region.words, ...page.tree.pageWords]);
  // "Order 4711" of the only table, under a heading "All orders" that stands in a box of its own.
  const titles = new Set(isOnlyTable(page, region) ? page.tree.sectionTitles.flat() : []);
  const isKind = (word: string): boolean =>
    !/\d/u.test(word) && explained(word, kind) < 0.7 && explained(word, titles) >= 0.7;
  const asked = words.filter((word) => !isKind(word));
  const names = asked.filter((word) => explained(word, kind) < 0.7 || /\d/u.test(word));
  const row = namedRow(page, region, asked, names) ?? rowByNumber(page, region, asked);
  if (row === undefined) return undefined;
  const column = columnSaying(page, region, { wanted, by, row, property, isHeadedOnly });
  const place = column?.places[row];
  const leaf = place && readLeaf(page.tree, place, text);
  if (!leaf?.ok || leaf.reading.kind !== 'leaf') return undefined;
  // What names the record is not what it is.
  return plainWords(String(leaf.value)).some((word) => names.includes(word)) ? undefined : leaf.reading;
}

/** "The 17:45 sailing" in the only table, of a page that speaks of sailings elsewhere: the noun names no other one. */
function rowByNumber(page: PageIndex, region: Region, words: readonly string[]): number | undefined {
  const [noun, ...others] = words.filter((word) => !/\d/u.test(word));
  const numbers = words.filter((word) => /\d/u.test(word));
  const isSpare =
    noun !== undefined &&
    others.length === 0 &&
    noun === words.at(-1) &&
    numbers.length > 0 &&
    isOnlyTable(page, region) &&
    explained(noun, page.words) >= 0.85 &&
    !region.items.some((item) => page.textsOf(item).some((text) => text.has(noun)));
  return isSpare ? namedRow(page, region, numbers, numbers) : undefined;
}

/**
 * The one column of short texts in which a word stands by itself. With a verb it is one that is called by what the verb is about: the
 * only such column needs not say the figure that is asked for.
 */
function columnSaying(
  page: PageIndex,
  region: Region,
  {
    wanted,
    by,
    row,
    property,
    isHeadedOnly,
  }: {
    wanted: string;
    by?: string | undefined;
    row?: number;
    property?: string | undefined;
    isHeadedOnly?: boolean | undefined;
  },
): Column | undefined {
  const columns = region
    .columns()
    .filter(
      ({ labels }) =>
        property === undefined || labels.some(({ words }) => explained(property, words) >= 0.85),
    );
  const isHeaded = ({ labels }: Column): boolean =>
    by !== undefined && labels.some(({ trust, words }) => trust >= 0.8 && isHeaderOf(by, words));
  const headed = columns.filter(isHeaded);
  const isWritten = columns.some(({ labels }) => labels.some(({ trust }) => trust >= 0.95));
  if (by !== undefined && headed.length === 0 && (isWritten || isHeadedOnly)) return undefined;
  // Cards name none of their parts: what a verb is about only its value tells, and no word before that says something else.
  const isBare = ({ places }: Column): boolean =>
    by === undefined ||
    isKnownVerb(by) ||
    headed.length > 0 ||
    places.every((place) => !/\p{L}/u.test(place?.trim?.before ?? '') && !isLed(page, place?.node));
  const isShort = (texts: readonly string[]): boolean =>
    texts.every((each) => (each !== '' || headed.length > 0) && each.split(/\s+/u).length <= MOST_WORDS);
  const saying = (headed.length > 0 ? headed : columns).filter((column) => {
    if (!isBare(column)) return false;
    // What can be pressed is no quality, unless it leads to what it says.
    if (column.places.some((place) => place && pressed.test(place.node.role))) return false;
    // The label of a box says what it would mean to tick it.
    if (column.places.some((place) => place && isOfBox(page, place.node))) return false;
    const texts = columnTexts(page, column);
    return texts.some((each) => isSame(each, wanted)) && isShort(texts);
  });
  const different = new Map(saying.map((column) => [columnTexts(page, column).join('\n'), column]));
  const [only] = different.values();
  if (different.size > 0 || headed.length === 0 || row === undefined)
    return different.size === 1 ? only : undefined;
  // Of a figure that no record has it can be told that this one has another; of a word nobody knows whether it is one of them.
  if (!/^\D{0,3}\d/u.test(wanted)) return undefined;
  const others = new Map(headed.map((column) => [columnTexts(page, column).join('\n'), column]));
  const [named] = others.values();
  const shown = named ? (columnTexts(page, named)[row] ?? '') : '';
  return others.size === 1 && named && /^\D{0,3}\d/u.test(shown) && isShort(columnTexts(page, named))
    ? named
    : undefined;
}

/** Whether words stand right before an element in the same line: "Booked by <b>Ida</b>". */
function isLed({ tree }: PageIndex, node: SnapshotNode | undefined): boolean {
  const beside = (node && tree.parentOf(node)?.children) ?? [];
  const before = node && beside[beside.indexOf(node) - 1];
  return before?.role === 'text' && /\p{L}{2}/u.test(before.name);
}

/** The same text, or the same amount in another spelling. */
function isSame(shown: string, wanted: string): boolean {
  return (
    fold(shown) === wanted ||
    (/^\D{0,3}\d/u.test(wanted) && compare(shown, { operator: 'amount', expected: wanted, is: true }))
  );
}
