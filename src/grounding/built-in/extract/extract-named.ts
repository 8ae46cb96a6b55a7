/** The record of a list, a table or a row of cards that a phrase names: "Casa Lino", "the card "Dark theme"", "today's Stand-up". */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import { isInside } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

/** A record, by its place among its like. */
export interface NamedRecord {
  region: Region;
  row: number;
}

const article = /^(?:the|an?|of|for|in|on|to|from|by|with|called|named)$/;

/** "the performance on Fri 5 March": what it is comes first, and which one behind a small word. */
const kindFirst =
  /^(?:the|my|our|this) \p{Ll}+(?: \p{Ll}+)? (?:on|at|by|from|for|with|called|named|titled) (?<name>.*[\p{Lu}\d].*)$/u;

/**
 * The records that are named so, one for each way in which the page can be taken apart into records; the innermost first, and then
 * those around it that hold no other one of its kind: the head of a card, and the card.
 */
export function recordsNamed(page: PageIndex, subject: string): NamedRecord[][] {
  const quoted = /"(?<name>[^"]+)"/u.exec(subject)?.groups?.['name'];
  const name = quoted ?? kindFirst.exec(subject)?.groups?.['name'];
  for (const phrase of name === undefined ? [subject] : [name, subject]) {
    const words = plainWords(phrase.replace(/['’]s\b/gu, '')).filter((word) => !article.test(word));
    const found = page.regions.flatMap((region) => {
      const row = region.kind === 'sections' ? undefined : rowNamed(page, region, words);
      return row === undefined ? [] : [{ region, row }];
    });
    if (found.length > 0) return inwards(page, found);
  }
  return [];
}

/** Records from the inside out. A lane of a board is none of the cards in it. */
function inwards(page: PageIndex, found: readonly NamedRecord[]): NamedRecord[][] {
  const itemOf = ({ region, row }: NamedRecord): SnapshotNode => region.items[row] as SnapshotNode;
  const isAround = (outer: NamedRecord, inner: NamedRecord): boolean =>
    itemOf(outer) !== itemOf(inner) && isInside(page.tree, itemOf(inner), itemOf(outer));
  const holdsOne = (outer: NamedRecord, inner: NamedRecord): boolean =>
    outer.region.items.every(
      (box) => inner.region.items.filter((item) => isInside(page.tree, item, box)).length <= 1,
    );
  const layers: NamedRecord[][] = [];
  let left = found.filter((each) => found.every((other) => !isAround(each, other) || holdsOne(each, other)));
  while (left.length > 0) {
    const inner = left.filter((each) => !left.some((other) => isAround(each, other)));
    layers.push(inner);
    left = left.filter((each) => !inner.includes(each));
  }
  return layers;
}

/** The one item of which a text is no more than words of the name, all others of which stand beside it or over it. */
function rowNamed(page: PageIndex, region: Region, words: readonly string[]): number | undefined {
  if (region.items.length < 2 || words.length === 0) return undefined;
  // The lines of one card are no records beside each other.
  const records = region.items.filter((item) => page.textsOf(item).length > 1);
  if (records.length * 2 <= region.items.length) return undefined;
  // "The Plus plan" under a header "Plan".
  const headers = region.kind === 'table' ? region.columns().flatMap(({ labels }) => labels) : [];
  const kind = new Set([
    ...region.words,
    ...page.tree.pageWords,
    ...headers.flatMap(({ trust, words: header }) => (trust >= 0.95 && header.size === 1 ? [...header] : [])),
  ]);
  const rows = region.items.flatMap((item, row) => {
    const texts = page.textsOf(item);
    // What says no more than a name is the name of a record, and not the record.
    if (texts.length > 40 || texts.length < 2) return [];
    const around = page.tree.contextOf(item);
    const isCalled = texts.some((text) => {
      const said = words.filter((word) => text.has(word));
      // Behind a date a time may stand, and behind a name a number.
      const isWhole = [...text].every(
        (word) => said.includes(word) || article.test(word) || /^\d[\d:.]*$/.test(word),
      );
      const isTelling = said.some((word) => /\d/.test(word) || explained(word, kind) < 0.7);
      return (
        said.length > 0 &&
        isWhole &&
        (isTelling || said.length === words.length) &&
        words.every(
          (word) =>
            said.includes(word) ||
            texts.some((other) => other.has(word)) ||
            around.has(word) ||
            explained(word, kind) >= 0.7,
        )
      );
    });
    return isCalled ? [row] : [];
  });
  return rows.length === 1 ? rows[0] : undefined;
}
