/** Words that count or compare: "the third", "the last two", "top right", "the cheapest", "the odd number". No page yet. */
import type { Token } from './lexer.js';
import { kindAt } from './types.js';
import { wordsOf, type Word } from './words.js';

/** Corner or edge of the page or of what an element lies in. */
export type Edge = 'top' | 'bottom' | 'left' | 'right' | 'middle';

/** The value that decides between those that fit, and which end of it. */
export interface Superlative {
  /** What the value is called; empty when the name of the element is the value itself ("the largest number"). */
  of: readonly Word[];
  most: boolean;
  /** "The second cheapest": 2; the first when absent. */
  rank?: number;
}

/** Words for places in a row, counted from the end below zero; 0 is the only one. */
export const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  last: -1,
  final: -1,
  penultimate: -2,
  topmost: 1,
  bottommost: -1,
  only: 0,
};

/** "First" to "tenth", in their order. */
export const ordinalWords: readonly string[] = Object.keys(ordinals).slice(0, 10);

/** Words for edges and corners. */
const edgeWords: Readonly<Record<string, readonly Edge[]>> = {
  top: ['top'],
  upper: ['top'],
  bottom: ['bottom'],
  lower: ['bottom'],
  left: ['left'],
  leftmost: ['left'],
  right: ['right'],
  rightmost: ['right'],
  'top-right': ['top', 'right'],
  'top-left': ['top', 'left'],
  'bottom-right': ['bottom', 'right'],
  'bottom-left': ['bottom', 'left'],
  'left-hand': ['left'],
  'right-hand': ['right'],
  middle: ['middle'],
  center: ['middle'],
  centre: ['middle'],
};

/** The edge that a token speaks of: "the card that is left" is the one that remains, and lies anywhere. */
export function edgeAt(tokens: readonly Token[], at: number): readonly Edge[] | undefined {
  const [before, lower] = [tokens[at - 1]?.lower ?? '', tokens[at]?.lower ?? ''];
  return lower === 'left' && /^(?:is|are|was|were|still|remains?)$/.test(before)
    ? undefined
    : edgeWords[lower];
}

const superlatives: Readonly<Record<string, { of: string; most: boolean }>> = {
  cheapest: { of: 'price', most: false },
  cheaper: { of: 'price', most: false },
  'most-expensive': { of: 'price', most: true },
  priciest: { of: 'price', most: true },
  'highest-priced': { of: 'price', most: true },
  'lowest-priced': { of: 'price', most: false },
  'best-rated': { of: 'rating', most: true },
  'highest-rated': { of: 'rating', most: true },
  'top-rated': { of: 'rating', most: true },
  'lowest-rated': { of: 'rating', most: false },
  'worst-rated': { of: 'rating', most: false },
  ...Object.fromEntries(
    ['rating', 'ratings', 'score', 'review', 'reviews'].flatMap((noun) => [
      ...['best', 'better', 'top', 'higher'].map((end) => [`${end}-${noun}`, { of: 'rating', most: true }]),
      ...['worst', 'worse', 'lower'].map((end) => [`${end}-${noun}`, { of: 'rating', most: false }]),
    ]),
  ),
  longest: { of: 'duration', most: true },
  shortest: { of: 'duration', most: false },
  newest: { of: 'date made', most: true },
  'most-recent': { of: 'date made', most: true },
  latest: { of: 'date', most: true },
  'latest-date': { of: 'date', most: true },
  oldest: { of: 'date made', most: false },
  earliest: { of: 'date', most: false },
  'earliest-date': { of: 'date', most: false },
};

/** The ordinal at a token: 1 the first, -1 the last; `take` when several are meant; `behind` is the noun of "row 3", which may be a name. */
export function ordinalAt(
  tokens: readonly Token[],
  at: number,
): { ordinal: number; length: number; take?: number; behind?: string } | undefined {
  const lower = tokens[at]?.lower ?? '';
  const after = tokens.slice(at + 1, at + 4).map((token) => token.lower);
  if (/^second-(?:to-)?last$/.test(lower)) return { ordinal: -2, length: 1 };
  if (/^(?:second|next)$/.test(lower) && after[0] === 'to' && after[1] === 'last')
    return { ordinal: -2, length: 3 };
  if (lower === 'second' && after[0] === 'last') return { ordinal: -2, length: 2 };
  if (lower === 'third' && after[0] === 'to' && after[1] === 'last') return { ordinal: -3, length: 3 };
  if (lower === 'last' && after[0] === 'but' && after[1] === 'one') return { ordinal: -2, length: 3 };
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(lower);
  if (digits) return { ordinal: Number(digits[1]), length: 1 };
  const word = ordinals[lower];
  if (word !== undefined) {
    if (/^(?:first|last)$/.test(lower) && isWhenDone(tokens, at)) return undefined;
    const several = /^(?:first|last)$/.test(lower) ? countOf(after[0]) : undefined;
    if (several === undefined) return { ordinal: word, length: 1 };
    return { ordinal: word > 0 ? 1 : -several, take: several, length: 2 };
  }
  // "row 3", "item number 2": a number behind a kind.
  const before = tokens[at - 1];
  const number = /^#?(\d{1,3})$/.exec(lower);
  if (
    number &&
    before?.kind === 'word' &&
    (kindAt([before.lower], 0) || /^(?:number|no|result|product|card|step)$/.test(before.lower))
  ) {
    return { ordinal: Number(number[1]), length: 1, behind: before.lower };
  }
  return undefined;
}

/** "The member who joined last" is the latest, and not the one at the end of the list. */
function isWhenDone(tokens: readonly Token[], at: number): boolean {
  const [before, behind] = [tokens[at - 1], tokens[at + 1]];
  const isAtEnd = behind === undefined || behind.kind === 'punctuation';
  return (
    isAtEnd &&
    before?.kind === 'word' &&
    /^(?!listed|placed|ranked|numbered)\p{L}+ed$|^(?:sent|made|came|left|written|began|begun|went|bought|paid|won|read)$/u.test(
      before.lower,
    )
  );
}

/** What is counted of what was liked, viewed or played. */
const countedBy: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'like:liked like:favorited like:favourited vote:voted vote:upvoted view:viewed watch:watched play:played share:shared comment:commented ' +
    'reply:replied download:downloaded save:saved star:starred review:reviewed visit:visited reaction:reacted'
  )
    .split(' ')
    .map((pair) => pair.split(':').toReversed() as [string, string]),
);

/** The superlative at a token. */
export function superlativeAt(
  tokens: readonly Token[],
  at: number,
): { superlative: Superlative; length: number } | undefined {
  const lower = tokens[at]?.lower ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  for (const [key, length] of [
    [`${lower}-${next}`, 2],
    [lower, 1],
  ] as const) {
    const found = superlatives[key];
    // "The cheapest cost" says what it is compared by once more.
    const isAgain = length === 1 && found?.of === 'price' && /^(?:price|cost|fare|rate)$/.test(next);
    if (found)
      return { superlative: { of: wordsOf(found.of), most: found.most }, length: isAgain ? 2 : length };
  }
  if (/^(?:highest|lowest|largest|smallest|greatest|biggest)$/.test(lower) && /^[a-z]+$/.test(next)) {
    // "the item with the highest price", "the highest score"
    return {
      superlative: {
        of: /^(?:number|value|digit|one)$/.test(next) ? [] : wordsOf(next),
        most: /^(?:highest|largest|greatest|biggest)$/.test(lower),
      },
      length: 2,
    };
  }
  // "The most liked post", "the least played track"
  const counted = countedBy[next];
  if (/^(?:most|least)$/.test(lower) && counted !== undefined)
    return { superlative: { of: wordsOf(counted), most: lower === 'most' }, length: 2 };
  // "The hotel with the most stars"
  if (/^(?:most|fewest)$/.test(lower) && /^[a-z]+s$/.test(next) && !/(?:ss|us|ous)$/.test(next))
    return { superlative: { of: wordsOf(next), most: lower === 'most' }, length: 2 };
  return undefined;
}

/** "The odd number", "the number that is even". */
export function parityOf(tokens: readonly Token[], at: number): 'odd' | 'even' | undefined {
  const lower = tokens[at]?.lower;
  return lower === 'odd' || lower === 'even' ? lower : undefined;
}

/** "All but A", "a size other than S": what is meant, and what is not. */
export function splitExcept(
  tokens: readonly Token[],
): { before: readonly Token[]; behind: readonly Token[] } | undefined {
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind !== 'word') continue;
    const next = tokens[at + 1]?.lower;
    if (token.lower === 'except' || token.lower === 'excluding' || token.lower === 'but') {
      return {
        before: tokens.slice(0, at),
        behind: tokens.slice(at + (next === 'for' || next === 'not' ? 2 : 1)),
      };
    }
    if ((token.lower === 'apart' && next === 'from') || (token.lower === 'other' && next === 'than')) {
      return { before: tokens.slice(0, at), behind: tokens.slice(at + 2) };
    }
  }
  return undefined;
}

/** "Two", "3": a count of things, up to twenty. */
function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [word, ...others] = wordsOf(text);
  const count = others.length === 0 ? Number(word?.meaning) : Number.NaN;
  return Number.isInteger(count) && count > 1 && count <= 20 ? count : undefined;
}
