/** Chooses by place on the page ("top right") and by the values of records ("the cheapest"). */
import { parseDate } from '../../../contract/parse-date.js';
import { type SnapshotNode, walk } from '../../../contract/snapshot.js';
import { type Entry, isInside, readable } from './page-index.js';
import type { Edge, Superlative } from '../language/counting.js';
import { recordOf } from './relations.js';
import type { Scored } from './candidate.js';
import { fold, wordLikeness, wordsOf } from '../language/words.js';

/** Of those that fit, the ones at an edge or corner; several when they share the place, all behind it left out. */
export function byEdges(edges: readonly Edge[], scored: readonly Scored[]): Scored[] {
  const placed = scored.filter((each) => each.entry.node.box !== undefined);
  if (placed.length === 0 || edges.includes('middle')) return edges.includes('middle') ? middle(placed) : [];
  const cost = (each: Scored): number => {
    const box = each.entry.node.box as { x: number; y: number; width: number; height: number };
    let sum = 0;
    if (edges.includes('top')) sum += box.y;
    if (edges.includes('bottom')) sum -= box.y + box.height;
    if (edges.includes('left')) sum += box.x;
    if (edges.includes('right')) sum -= box.x + box.width;
    return sum;
  };
  const least = Math.min(...placed.map(cost));
  return placed.filter((each) => cost(each) <= least + 3);
}

function middle(placed: readonly Scored[]): Scored[] {
  return placed.length % 2 === 1 ? placed.slice((placed.length - 1) / 2, (placed.length + 1) / 2) : [];
}

/** Of those that fit, the one whose row or card has the least or greatest value; none when a value cannot be read or is shared. */
export function bySuperlative({ of, most, rank = 1 }: Superlative, scored: readonly Scored[]): Scored[] {
  const valued = scored.map((each) => {
    if (of.length === 0) return { each, amount: ownNumber(each.entry) };
    const record = recordOf(each.entry);
    return { each, amount: record ? amountIn(readable(record.node), of) : undefined };
  });
  // One alone is compared with nothing: the others are not called so, or not here.
  if (valued.length < 2 || valued.some(({ amount }) => amount === undefined)) return [];
  const texts = valued.map(({ each }) => readable(recordOf(each.entry)?.node ?? each.entry.node));
  if (dependsOnPrice(texts, { of, most, rank })) return [];
  const amounts = valued.map(({ amount }) => amount as number);
  const wanted = ranked(amounts, most).at(rank > 0 ? rank - 1 : rank);
  const chosen = valued.filter(({ amount }) => amount === wanted).map(({ each }) => each);
  const [first] = chosen;
  if (!first) return [];
  // A number needs no card or row around it; the same number twice leaves open which, and so do numbers of several sizes.
  if (of.length === 0) return chosen.length === 1 && areEquallyHigh(scored) ? chosen : [];
  const record = recordOf(first.entry);
  const together = chosen.every(
    (each) => record !== undefined && (each.entry === first.entry || isInside(each.entry, record)),
  );
  return together &&
    record &&
    !isBeaten(record, { of, most, rank }, wanted as number) &&
    !isBeatenWithout(first.entry, record, { superlative: { of, most, rank }, amount: wanted as number })
    ? chosen
    : [];
}

/** They are drawn as high as each other: "the largest" can only be the one of the greatest value. */
function areEquallyHigh(scored: readonly Scored[]): boolean {
  const heights = scored.flatMap(({ entry }) => entry.node.box?.height ?? []);
  return heights.length === 0 || Math.max(...heights) <= Math.min(...heights) * 1.25;
}

/** "Add the cheapest to the cart", where the cheapest has no button for it: then it is not the next one that is meant. */
export function isBeatenWithout(
  { node: { role, name } }: Entry,
  { node, parent }: Entry,
  { superlative: { of, most, rank = 1 }, amount }: { superlative: Superlative; amount: number },
): boolean {
  if (of.length === 0 || rank !== 1) return false;
  return (parent?.node.children ?? []).some((other) => {
    if (other === node || other.role !== node.role || other.tag !== node.tag) return false;
    const inside = [...walk(other)];
    // A row with nothing to use in it may be a sum.
    const isSum =
      other.role === 'row' && !inside.some((each) => /^(?:link|button|checkbox)$/.test(each.role));
    const [verb] = fold(name).split(' ');
    if (isSum || inside.some((each) => each.role === role && fold(each.name).split(' ')[0] === verb))
      return false;
    const value = amountIn(readable(other), of);
    return value !== undefined && (most ? value > amount : value < amount);
  });
}

/** Whether a record beside it that cannot be used has a better value: "the cheapest", which is sold out, is not the next one. */
export function isBeaten(
  { node, parent }: Entry,
  { of, most, rank = 1 }: Superlative,
  amount: number,
): boolean {
  if (of.length === 0 || rank !== 1) return false;
  return (parent?.node.children ?? []).some((other) => {
    const isRival = other !== node && other.role === node.role && other.tag === node.tag;
    const value = isRival && isSwitchedOff(other) ? amountIn(readable(other), of) : undefined;
    return value !== undefined && (most ? value > amount : value < amount);
  });
}

/** Something to press in it is disabled. */
function isSwitchedOff(node: SnapshotNode): boolean {
  return (
    (node.role === 'button' && node.disabled === true) || node.children.some((child) => isSwitchedOff(child))
  );
}

/** The different amounts, the one that is asked for first. */
export function ranked(amounts: readonly number[], most: boolean): number[] {
  return [...new Set(amounts)].toSorted((a, b) => (most ? b - a : a - b));
}

/** Of those that show a number and nothing else, the ones that are odd or even. */
export function byParity(parity: 'odd' | 'even', scored: readonly Scored[]): Scored[] {
  return scored.filter((each) => {
    const number = ownNumber(each.entry);
    return number !== undefined && Math.abs(number % 2) === (parity === 'odd' ? 1 : 0);
  });
}

/** The number that an element shows, when that is all it shows. */
export function ownNumber({ evidence: [name] }: Entry): number | undefined {
  const shown = name?.text.trim().replace('−', '-') ?? '';
  return /^-?\d[\d.,]*$/.test(shown) ? toNumber(shown) : undefined;
}

const DAY_MS = 86_400_000;

/** The number that a text gives for a word: behind it, or with a currency when a price is asked for. */
export function amountIn(text: string, of: readonly { text: string }[]): number | undefined {
  const folded = fold(text);
  if (of.some((word) => word.text === 'price' || word.text === 'cost')) {
    const price = priceIn(folded);
    if (price !== undefined) return price;
  }
  // Days since the beginning of the calendar; a text of several dates, or of an ambiguous one, has none.
  if (of.some((word) => word.text === 'date')) {
    // When a card is due says nothing of how old it is.
    if (
      of.some((word) => word.text === 'made') &&
      /\b(?:due|deadline|expir(?:es|y)|ends|until|closes)\b/.test(folded)
    )
      return undefined;
    const date = parseDate(text);
    return date === undefined ? undefined : Date.parse(date) / DAY_MS;
  }
  if (of.some((word) => word.text === 'rating')) {
    const rating = ratingIn(folded);
    if (rating !== undefined) return rating;
  }
  if (of.some((word) => word.text === 'duration')) return durationIn(folded);
  const words = wordsOf(text);
  for (const word of wordsOf(of.map((each) => each.text).join(' '))) {
    const at = words.findIndex((each) => {
      const likeness = wordLikeness(word, each);
      // "♥ 27" is how many likes it has.
      return likeness > 0.9 || (likeness >= 0.9 && !/\p{L}/u.test(each.text));
    });
    if (at === -1) continue;
    const behind = words.slice(at + 1, at + 3).find((each) => /^\d/.test(each.text));
    const before = words[at - 1];
    const number = behind ?? (before && /^\d/.test(before.text) ? before : undefined);
    if (number) return toNumber(number.text);
  }
  return undefined;
}

/** The number beside a star or a word for a rating; undefined where two are. */
function ratingIn(folded: string): number | undefined {
  const found = [...folded.matchAll(ratings)].map(([, behind, before]) => toNumber(behind ?? before ?? ''));
  return found.length === 1 ? found[0] : undefined;
}

const ratings =
  /(?:[★⭐☆]|\b(?:rating|rated|score|scored)\b):? ?(\d+(?:[.,]\d+)?)|(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:[★⭐☆]|stars?\b|\/ ?(?:5|10)\b|out of (?:5|10)\b)/gu;

/** "3:41", "1 h 20 min", "90 minutes" in seconds; undefined where a text gives none, or two. */
function durationIn(folded: string): number | undefined {
  const clocks = [...folded.matchAll(/(?<![\d:])(?:(\d+):)?(\d{1,2}):(\d{2})(?![\d:])/g)].map(
    ([, hours = '0', minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
  const spelled = [
    ...folded.matchAll(
      /(?<![\d.,])(?:(\d+) ?(?:h|hrs?|hours?)\b)?(?:(?<=[a-z]) ?|(?<![a-z] ?))(?:(\d+) ?(?:m|mins?|minutes?)\b)?/g,
    ),
  ].flatMap(([, hours, minutes]) =>
    hours === undefined && minutes === undefined
      ? []
      : [Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60],
  );
  const found = [...clocks, ...spelled];
  return found.length === 1 ? found[0] : undefined;
}

/** The number beside the first sign of a currency. */
function priceIn(folded: string): number | undefined {
  const [first] = pricesIn(folded);
  return first;
}

const signs =
  /(?<![\d:.,/-])(\d[\d.,]*)?(\s*)(?:[$€£¥₹₽₩₺]|(?<!\p{L})(?:usd|eur|gbp|chf|sek|nok|dkk|isk|pln|czk|huf|cad|aud|nzd|jpy|cny|inr|kr|euros?|dollars?)(?!\p{L})\.?)(\s*)(\d[\d.,]*)?/gu;

/**
 * The numbers beside the signs of currencies; with one on either side, the nearer, and none behind one where that is not clear. The minutes of a
 * time are none: "20:05 € 158".
 */
function pricesIn(folded: string): number[] {
  const found: number[] = [];
  for (const match of folded.matchAll(signs)) {
    const [, before, gap = '', space = '', behind] = match;
    const { index } = match;
    if (before && behind && gap.length === space.length) return found;
    const number = behind && (!before || space.length < gap.length) ? behind : before;
    const amount = number ? toNumber(number) : undefined;
    // "Or 5 x $5.89": one payment of several is no price.
    const isPart = /\d ?[x×] ?$/u.test(folded.slice(0, index));
    if (amount !== undefined && !isPart) found.push(amount);
  }
  return found;
}

/**
 * Whether it depends on which of two prices is compared, an old one and a new one, what of several records is the cheapest: nobody said which.
 * Expects the texts of the records.
 */
export function dependsOnPrice(texts: readonly string[], { of, most, rank = 1 }: Superlative): boolean {
  if (!of.some((word) => word.text === 'price' || word.text === 'cost')) return false;
  const prices = texts.map((text) => pricesIn(fold(text)));
  if (prices.every((each) => each.length < 2) || prices.some((each) => each.length === 0)) return false;
  const winner = (amounts: readonly number[]): number =>
    amounts.indexOf(ranked(amounts, most).at(rank > 0 ? rank - 1 : rank) ?? Number.NaN);
  return (
    winner(prices.map((each) => each[0] as number)) !== winner(prices.map((each) => each.at(-1) as number))
  );
}

/** A number as it is written, with a point or a comma. */
export function toNumber(text: string): number | undefined {
  const plain = /,\d{1,2}$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : text.replaceAll(',', '');
  const number = Number(plain.replace(/[.,]$/, ''));
  return Number.isFinite(number) ? number : undefined;
}
