/** Which of several parts of the items is meant by a field, where their labels do not tell. */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { columnTexts, type Match } from './extract-columns.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import type { PageIndex } from './extract-page.js';
import type { WantField, WantScalar } from './extract-schema.js';
import { isInside, visible } from './extract-tree.js';

/** Of several links that nothing tells apart, the title is the one that comes first and is the longest in every item. */
export function longestFirst(
  page: PageIndex,
  field: WantField,
  matches: readonly Match[],
): Match | undefined {
  const [top] = matches;
  if (!top || !/^(?:name|title|headline)$/i.test(field.name)) return undefined;
  const alike = matches.filter((match) => top.score - match.score < 0.02);
  const orderOf = (match: Match): number =>
    page.tree.orderOf(match.column.places[0]?.node ?? page.tree.snapshot.root);
  const [first, ...others] = alike.toSorted((a, b) => orderOf(a) - orderOf(b));
  if (!first || others.length === 0 || !isAllLinks(first)) return undefined;
  const mine = columnTexts(page, first.column);
  return others.every((other) =>
    columnTexts(page, other.column).every((text, i) => text.length < (mine[i] ?? '').length),
  )
    ? first
    : undefined;
}

function isAllLinks({ column }: Match): boolean {
  return column.places.every((place) => place?.node.role === 'link');
}

/** Words for what is said of something in sentences. */
const proseWord = /^(?:(?:short|long)?descriptions?|summary|excerpt|teaser|body|content)$/iu;

/** How many words more than any other part of the item a description has, at least, and how many at least. */
const TIMES_LONGER = 2;
const LEAST_WORDS = 4;

/** Of several texts that nothing tells apart, the description is the one that is by far the longest in every item. */
export function longestText(page: PageIndex, field: WantField, matches: readonly Match[]): Match | undefined {
  const [top] = matches;
  if (!top || !proseWord.test(field.name)) return undefined;
  const alike = matches.filter((match) => top.score - match.score < 0.02);
  const sizes = alike.map((match) => ({
    match,
    words: columnTexts(page, match.column).map((text) => text.split(/\s+/u).length),
  }));
  return sizes.find(({ match, words }) =>
    sizes.every(
      (other) =>
        other.match === match ||
        words.every((size, i) => size >= LEAST_WORDS && size >= TIMES_LONGER * (other.words[i] ?? 0)),
    ),
  )?.match;
}

/** Among addresses the one of the link that a chosen text stands in, when no label says otherwise. */
export function linked(
  page: PageIndex,
  matches: readonly Match[],
  used: readonly { match: Match; parse: string }[],
  want: WantScalar,
): Match | undefined {
  if (want.parse !== 'url') return undefined;
  const [top] = matches;
  return matches.find(
    (match) =>
      top !== undefined &&
      top.score - match.score < 0.12 &&
      used.some(
        ({ match: other, parse }) =>
          parse === 'string' &&
          other.column.places.every((place, i) => {
            const mine = match.column.places[i];
            return (
              place &&
              mine &&
              (isInside(page.tree, place.node, mine.node) || isInside(page.tree, mine.node, place.node))
            );
          }),
      ),
  );
}

/** Whether two fields would be read from the same place in every item, as texts or as a number and the text that it is: what something is called does not describe it as well. */
export function isOneForTwo(fields: readonly (readonly (Reading | undefined)[])[]): boolean {
  const places = fields.map((readings) => readings.map(placeOf));
  const whole = places.filter((refs) => refs.length > 0 && refs.every((ref) => ref !== '')).map(String);
  return new Set(whole).size < whole.length;
}

function placeOf(reading: Reading | undefined): string {
  if (reading?.kind !== 'leaf' || reading.trim) return '';
  const isText = reading.parse === 'string' || /^(?:number|integer)$/u.test(reading.parse);
  return isText ? `${reading.ref} ${reading.from}` : '';
}

/** Least characters of a text that is too much for one value where it is put together from the parts of a record. */
const LONG = 60;

/** Whether what would be read as one value of an item is the whole of a record: a card with its button, a group with its links. */
export function isWholeRecord({ tree }: PageIndex, { column }: Match): boolean {
  return column.places.some((place) => {
    if (!place || place.trim || place.node.role === 'link' || tree.textOf(place.node).length < LONG)
      return false;
    const inner = [...visible(place.node)].filter((node) => node !== place.node);
    const controls = inner.filter(({ role }) => /^(?:button|link)$/u.test(role));
    const isOther = (node: SnapshotNode): boolean => /^(?:heading|button|list|table)$/u.test(node.role);
    return inner.some(isOther)
      ? inner.some((node) => !isOther(node)) && controls.length > 0
      : controls.length > 2;
  });
}

/**
 * Whether what would be read as a list are the lines of one of several records: an author and a price, of which the shapes tell that they
 * are not of one kind.
 */
export function arePartsOfOne(page: PageIndex, { column }: Match): boolean {
  const kinds = columnTexts(page, column).map((text) => kindsOfText(text)[0]);
  if (new Set(kinds).size < 2) return false;
  const around = column.places.map((place) =>
    place
      ? page.itemsOf(place.node).filter(({ node, region }) => node !== place.node && region.items.length > 1)
      : [],
  );
  const [first = [], ...others] = around;
  return first.some(({ node }) => others.every((items) => items.some((item) => item.node === node)));
}

/** Whether what would be read as titles are the alternative texts of pictures, beside which each record has a text of its own. */
export function arePicturesOf(page: PageIndex, { column }: Match): boolean {
  return column.places.every(
    (place) =>
      place?.node.role === 'img' &&
      page
        .itemsOf(place.node)
        .some(
          ({ node, region }) =>
            node !== place.node && region.items.length > 1 && /\p{L}{2}/u.test(page.tree.textOf(node)),
        ),
  );
}
