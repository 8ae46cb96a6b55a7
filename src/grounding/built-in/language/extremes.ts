/**
 * "The cheapest home in Ribeira", "the course with the fewest registrations", "the event that starts first": one of a list by the least or the
 * greatest of a figure that each of them shows. No page yet.
 */
import type { Token } from './lexer.js';
import { isWordToken } from './token-runs.js';

/** What is compared. A `count` is of the things in `words`; a `date` is when something begins or ends, where that is said. */
export interface Figure {
  kind: 'price' | 'date' | 'length' | 'size' | 'weight' | 'distance' | 'rating' | 'popular' | 'count';
  words: readonly string[];
  which?: 'start' | 'end' | 'made';
}

export interface Extreme {
  figure: Figure;
  most: boolean;
  /** 2 for "the second cheapest". */
  rank: number;
  /** What is said of the list and of those of it that are compared: "online course in June". */
  noun: readonly Token[];
  behind: readonly Token[];
  /** The tokens that say all this. */
  from: number;
  to: number;
}

type Said = readonly [figure: Figure, most: boolean];

const plain = (kind: Figure['kind'], which?: Figure['which']): Figure => ({
  kind,
  words: [],
  ...(which && { which }),
});

const adjectives: Readonly<Record<string, Said>> = {
  cheapest: [plain('price'), false],
  'least expensive': [plain('price'), false],
  'most affordable': [plain('price'), false],
  'most expensive': [plain('price'), true],
  dearest: [plain('price'), true],
  priciest: [plain('price'), true],
  longest: [plain('length'), true],
  shortest: [plain('length'), false],
  fastest: [plain('length'), false],
  quickest: [plain('length'), false],
  slowest: [plain('length'), true],
  earliest: [plain('date', 'start'), false],
  soonest: [plain('date', 'start'), false],
  latest: [plain('date', 'start'), true],
  newest: [plain('date', 'made'), true],
  'most recent': [plain('date', 'made'), true],
  oldest: [plain('date', 'made'), false],
  largest: [plain('size'), true],
  biggest: [plain('size'), true],
  smallest: [plain('size'), false],
  heaviest: [plain('weight'), true],
  lightest: [plain('weight'), false],
  nearest: [plain('distance'), false],
  closest: [plain('distance'), false],
  farthest: [plain('distance'), true],
  furthest: [plain('distance'), true],
  'most popular': [plain('popular'), true],
  'least popular': [plain('popular'), false],
  'best rated': [plain('rating'), true],
  'best-rated': [plain('rating'), true],
  'highest rated': [plain('rating'), true],
  'top rated': [plain('rating'), true],
  'worst rated': [plain('rating'), false],
  'lowest rated': [plain('rating'), false],
};

const ranks: Readonly<Record<string, number>> = { second: 2, '2nd': 2, third: 3, '3rd': 3 };
const ends =
  /^(?:most|highest|largest|greatest|biggest|longest|latest|best|fewest|least|lowest|smallest|shortest|earliest|worst)$/;
const greatest = /^(?:most|highest|largest|greatest|biggest|longest|latest|best)$/;
const framing = /^(?:to|as|into|onto|and|then|for|instead|so|but|using|via)$/;
const article = /^(?:the|a|an)$/;

/** The first such phrase of a clause; undefined where it has none. */
export function extremeIn(tokens: readonly Token[]): Extreme | undefined {
  for (const at of tokens.keys()) {
    const found = inFront(tokens, at) ?? behindNoun(tokens, at);
    if (found) return found;
  }
  return undefined;
}

/** "(The second) cheapest home in Ribeira". */
function inFront(tokens: readonly Token[], at: number): Extreme | undefined {
  const start = isWordToken(tokens[at], article) ? at + 1 : at;
  const rank = ranks[tokens[start]?.lower ?? ''] ?? 1;
  const first = rank > 1 ? start + 1 : start;
  const said = adjectiveAt(tokens, first);
  if (!said) return undefined;
  const to = endOf(tokens, first + said.length);
  const phrase = tokens.slice(first + said.length, to);
  const cut = phrase.findIndex((token) => isWordToken(token, joins));
  return {
    figure: said.figure,
    most: said.most,
    rank,
    noun: phrase.slice(0, cut === -1 ? undefined : cut),
    behind: cut === -1 ? [] : phrase.slice(cut),
    from: at,
    to,
  };
}

function adjectiveAt(
  tokens: readonly Token[],
  at: number,
): { figure: Figure; most: boolean; length: number } | undefined {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one?.kind !== 'word') return undefined;
  for (const [key, length] of [
    [`${one.lower} ${two?.lower ?? ''}`, 2],
    [one.lower, 1],
  ] as const) {
    const said = Object.hasOwn(adjectives, key) ? adjectives[key] : undefined;
    if (said) return { figure: said[0], most: said[1], length };
  }
  // "The most viewed home"
  if (/^(?:most|least)$/.test(one.lower) && isWordToken(two, /^[a-z]{2,}ed$/))
    return { figure: { kind: 'count', words: [two?.lower ?? ''] }, most: one.lower === 'most', length: 2 };
  return undefined;
}

/** "The course with the fewest registrations", "the event that starts first", "the one that costs the least". */
function behindNoun(tokens: readonly Token[], at: number): Extreme | undefined {
  if (!isWordToken(tokens[at], article)) return undefined;
  const join = tokens.findIndex(
    (token, place) => place > at + 1 && isWordToken(token, /^(?:with|having|that|which|who|whose)$/),
  );
  const noun = tokens.slice(at + 1, Math.max(join, 0));
  if (join === -1 || noun.some((token) => token.kind !== 'word' || /^(?:the|an?|of)$/.test(token.lower)))
    return undefined;
  const rest = tokens.slice(join + 1).filter((token) => !isWordToken(token, article));
  const lower = rest.map(({ lower: word }) => word);
  const told = havingEnd(tokens[join]?.lower ?? '', lower) ?? doingFirst(tokens[join]?.lower ?? '', lower);
  const last = told && rest[told.length - 1];
  if (!told || !last) return undefined;
  const end = tokens.indexOf(last) + 1;
  const to = isWordToken(tokens[end], joins) ? endOf(tokens, end) : end;
  return { figure: told.figure, most: told.most, rank: 1, noun, behind: tokens.slice(end, to), from: at, to };
}

interface Told {
  figure: Figure;
  most: boolean;
  /** How many words say it. */
  length: number;
}

/** "With the fewest registrations", "that has the highest price". */
function havingEnd(join: string, words: readonly string[]): Told | undefined {
  const skipped = /^(?:with|having)$/.test(join) ? 0 : holding.test(words[0] ?? '') ? 1 : -1;
  const end = words[skipped] ?? '';
  if (skipped < 0 || !ends.test(end)) return undefined;
  const behind = words.slice(skipped + 1, skipped + 3);
  const cut = behind.findIndex((word) => framing.test(word) || joins.test(word));
  const things = cut === -1 ? behind : behind.slice(0, cut);
  if (things.length === 0) return undefined;
  const figure: Figure = /^(?:earliest|latest)$/.test(end)
    ? { kind: 'date', words: things }
    : figureFor(things);
  return { figure, most: greatest.test(end), length: skipped + 1 + things.length };
}

/** What a record does with what a figure of it counts. */
const holding = /^(?:has|have|uses?|takes?|needs?|gets?|got|holds?|contains?|shows?|earns?|scored|received)$/;

/** "That starts first", "whose service is due first". */
function doingFirst(join: string, words: readonly string[]): Told | undefined {
  for (const skipped of join === 'whose' ? [1, 2] : [0]) {
    const said = words.slice(skipped, skipped + 4).join(' ');
    const verb = verbs.find(([pattern]) => pattern.test(said));
    if (!verb) continue;
    const figure = skipped > 0 ? { ...verb[1], words: words.slice(0, skipped) } : verb[1];
    return {
      figure,
      most: verb[2],
      length: skipped + (verb[0].exec(said)?.[0] ?? '').trim().split(' ').length,
    };
  }
  return undefined;
}

const starts = '(?:starts|begins|opens|leaves|departs|takes place|happens|comes)';
const stops = '(?:ends|finishes|closes|expires|is due|runs out|arrives)';
const verbs: readonly (readonly [RegExp, Figure, boolean])[] = [
  [new RegExp(`^${starts} (?:first|earliest|soonest)\\b`), plain('date', 'start'), false],
  [new RegExp(`^${starts} (?:last|latest)\\b`), plain('date', 'start'), true],
  [new RegExp(`^${stops} (?:first|earliest|soonest)\\b`), plain('date', 'end'), false],
  [new RegExp(`^${stops} (?:last|latest)\\b`), plain('date', 'end'), true],
  [/^costs (?:least|the least)\b/, plain('price'), false],
  [/^costs (?:most|the most)\b/, plain('price'), true],
  [/^(?:takes|lasts) longest\b/, plain('length'), true],
  [/^(?:takes|lasts) shortest\b/, plain('length'), false],
];

/** "The highest price", "the most registrations". */
function figureFor(things: readonly string[]): Figure {
  const [only, ...others] = things;
  if (others.length === 0 && /^(?:prices?|costs?|rent|fee)$/.test(only ?? ''))
    return { kind: 'price', words: things };
  if (others.length === 0 && /^(?:ratings?|scores?)$/.test(only ?? ''))
    return { kind: 'rating', words: things };
  if (others.length === 0 && /^(?:duration|length)$/.test(only ?? ''))
    return { kind: 'length', words: things };
  if (/^(?:date|start|beginning)$/.test(things.at(-1) ?? '') && /^(?:date|start|beginning)$/.test(only ?? ''))
    return plain('date', 'start');
  if (/^(?:due|end|deadline|expiry)$/.test(only ?? '')) return plain('date', 'end');
  return { kind: 'count', words: things };
}

const joins = /^(?:in|of|by|from|at|on|under|with|near|within|among|that|which|who|where)$/;

/** Where the phrase ends: at what is done with the one that is meant. */
function endOf(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex(
    (token, place) => place >= from && (token.kind === 'punctuation' || isWordToken(token, framing)),
  );
  return at === -1 ? tokens.length : at;
}
