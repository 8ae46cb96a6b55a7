/** Which of the items of a region a wish means by words that are no field of theirs: "the nonstop flights", "the cards in Doing". */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask, Condition } from './extract-ask.js';
import { columnTexts } from './extract-columns.js';
import { deedsOf } from './extract-outer.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import { isInside } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

/** Days are written short in headings. */
const isDay = /^(?:\p{L}+day|january|february|april|august|september|october|november|december)$/u;

/** A region cut down to what is meant, with the conditions that remain, and the words that were used up. */
export interface Scope {
  region: Region;
  ask: Ask;
  words: readonly string[];
}

/** Narrows a region to a section, or its items to those that say so in one cell. Words that do neither are left over. */
export function scopeOf(page: PageIndex, region: Region, ask: Ask, open: readonly string[]): Scope {
  const qualities = ask.conditions.filter((each) => each.field.length === 0 && each.operator === 'eq');
  for (const words of [open, ...qualities.map((each) => plainWords(String(each.value)))]) {
    const section = sectionOf(page, region, words);
    if (!section) continue;
    const conditions = ask.conditions.filter(
      (each) =>
        !(qualities.includes(each) && plainWords(String(each.value)).every((word) => words.includes(word))),
    );
    return { region: section, ask: { ...ask, conditions }, words };
  }
  // "The price of each product" is what is read of them, and not what they are chosen by.
  const isRead = (word: string): boolean =>
    word === ask.head && new RegExp(`\\b${word}s? of (?:each|every|all)\\b`, 'iu').test(ask.text);
  const told = cellConditions(
    page,
    region,
    open.filter((word) => !isRead(word)),
  );
  if (!told) return { region, ask, words: [] };
  return { region, ask: { ...ask, conditions: [...ask.conditions, told.condition] }, words: told.words };
}

/** The items under the headings that say all the words, when others stand elsewhere and one element holds just those. */
function sectionOf(page: PageIndex, region: Region, words: readonly string[]): Region | undefined {
  if (words.length === 0 || region.items.length < 2) return undefined;
  const isUnder = (item: SnapshotNode): boolean => {
    const context = page.tree.contextOf(item);
    return words.every((word) => context.has(word) || (isDay.test(word) && explained(word, context) > 0));
  };
  const rows = region.items.flatMap((item, row) => (isUnder(item) ? [row] : []));
  if (rows.length === 0 || rows.length === region.items.length) return undefined;
  const items = rows.map((row) => region.items[row] as SnapshotNode);
  const container = holderOf(page, items, region.items);
  if (!container || page.tree.nodes.some(isLeftOut)) return undefined;
  return {
    ...region,
    container,
    items,
    words: new Set([...region.words, ...words]),
    columns: () =>
      region.columns().map(({ labels, places }) => ({ labels, places: rows.map((row) => places[row]) })),
  };

  /** One of a kind with them that stands elsewhere under the same words: the red ones of a day are not all of it. */
  function isLeftOut(node: SnapshotNode): boolean {
    const [mark] = items[0]?.classes ?? [];
    return (
      mark !== undefined &&
      node.classes?.includes(mark) === true &&
      !region.items.includes(node) &&
      isInside(page.tree, node, region.container) &&
      !items.some((item) => isInside(page.tree, node, item) || isInside(page.tree, item, node)) &&
      isUnder(node)
    );
  }
}

/** The smallest element around the items in which no other one stands. */
function holderOf(
  page: PageIndex,
  items: readonly SnapshotNode[],
  all: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const others = new Set(all.filter((item) => !items.includes(item)));
  const chainOf = (item: SnapshotNode): SnapshotNode[] => {
    const chain: SnapshotNode[] = [];
    for (let at = page.tree.parentOf(item); at; at = page.tree.parentOf(at)) chain.push(at);
    return chain;
  };
  const [first, ...rest] = items.map(chainOf);
  const holder = first?.find((node) => node.ref !== undefined && rest.every((chain) => chain.includes(node)));
  const holdsOther = [...others].some((other) => holder !== undefined && chainOf(other).includes(holder));
  return holdsOther ? undefined : holder;
}

/** The longest text that says of which kind an item is ("Nonstop", "1 stop, 2 h 10 min"). */
const MOST_WORDS_OF_A_KIND = 5;

/** A cell that says the words in some items and not in others: the whole of it, or a word within it. */
function cellConditions(
  page: PageIndex,
  region: Region,
  open: readonly string[],
): { condition: Condition; words: readonly string[] } | undefined {
  if (open.length === 0) return undefined;
  const wholes = new Map<string, readonly string[]>();
  const parts = new Map<string, readonly string[]>();
  const deeds = deedsOf(page, region.items);
  for (const column of region.columns()) {
    // A heading or a label says what an item is, not of which kind it is among its like.
    if (column.places.some((place) => /^(?:heading|label|term|legend|caption)$/.test(place?.node.role ?? '')))
      continue;
    for (const text of columnTexts(page, column)) {
      if (text.length > 60) continue;
      const words = plainWords(text);
      if (deeds.has(words.join(' '))) continue;
      if (words.length > 0 && words.every((word) => open.includes(word))) wholes.set(text, words);
      // Of which kind an item is stands in a few words; a sentence that uses the word tells nothing.
      if (words.length > MOST_WORDS_OF_A_KIND) continue;
      const run = runOf(words, open);
      if (run.length > 0) parts.set(run.join(' '), run);
    }
  }
  // The "1" of "Studio 1", which a part of the line says by itself, is no other choice.
  for (const text of wholes.keys())
    if (/^\d+$/u.test(text) && [...wholes].some(([other, words]) => other !== text && words.includes(text)))
      wholes.delete(text);
  const [whole, ...otherWholes] = wholes;
  if (whole && otherWholes.length === 0)
    return { condition: { field: [], operator: 'eq', value: whole[0] }, words: whole[1] };
  // "Green tea" here and "Black tea" there: the longer one says all that the others do.
  const [part, ...otherParts] = [...parts].toSorted((a, b) => b[1].length - a[1].length);
  if (!part || wholes.size > 0) return undefined;
  if (otherParts.some(([, words]) => !words.every((word) => part[1].includes(word)))) return undefined;
  // A part of the page that is called just so ("Review" over a column of cards) may hold what is meant.
  if (
    page.tree.nodes.some(
      (node) => isCalled(node) && !region.items.some((item) => isInside(page.tree, node, item)),
    )
  )
    return undefined;
  const cells = region
    .columns()
    .map((column) => columnTexts(page, column))
    .filter((texts) => texts.some(saysPart));
  // As the plan compares, by letters, just the same items must be found as by words.
  const isSame = cells.every((texts) =>
    texts.every((text) => text.toLowerCase().includes(part[0]) === saysPart(text)),
  );
  return isSame
    ? { condition: { field: [], operator: 'contains', value: part[0] }, words: part[1] }
    : undefined;

  function isCalled(node: SnapshotNode): boolean {
    const words =
      node.name.length + (node.text ?? '').length <= 120 ? plainWords(page.tree.textOf(node)) : [];
    return words.join(' ') === part?.[0] && !page.isAside(node);
  }

  function saysPart(text: string): boolean {
    return ` ${plainWords(text).join(' ')} `.includes(` ${part?.[0] ?? ''} `);
  }
}

/** The longest run of words that all are among the open ones; a number alone is none. */
function runOf(words: readonly string[], open: readonly string[]): string[] {
  let best: string[] = [];
  let run: string[] = [];
  for (const word of words) {
    run = open.includes(word) ? [...run, word] : [];
    if (run.length > best.length && run.some((each) => !/^\d[\d.,:/-]*$/.test(each))) best = run;
  }
  // "In 2024 editions" has the number in front of another word: it is none of a name.
  return /^\d/.test(best[0] ?? '') ? best.filter((word) => !/^\d[\d.,:/-]*$/.test(word)) : best;
}
