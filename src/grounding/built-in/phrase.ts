/**
 * Target phrase → what to look for. Still no page: where a phrase can be read in several ways, all are given, the plainest first.
 *
 *     target    = head { relation target }
 *     head      = [quantifier] { ordinal | edge | state | kind | word | quoted }
 *     relation  = "in" | "of" | "for" | "next to" | "under" | …             also "the row for", "the section"
 *     naming    = "labelled" | "named" | "that says" | "with the text" | …  what follows belongs to the head
 */
import { namingAt, prepositionAt, type RelationKind } from './prepositions.js';
import type { Token } from './lexer.js';
import { spell } from './clause.js';
import { kindAt } from './types.js';
import { wordsOf, type Word } from './words.js';

/** A word of the head that names the target, or one of those that say of which kind or state it is. */
export interface HeadWord {
  word: Word;
  /** Set when the word (with its neighbours) can also be a kind; see types.ts. */
  kind?: string;
  /** Set when the word can also be a state. */
  state?: string;
}

/** One reading of a target phrase. */
export interface Phrase {
  text: string;
  /** Quoted names; each has to be found as it stands. */
  literals: readonly string[];
  words: readonly HeadWord[];
  /** 1 the first, 2 the second, -1 the last, -2 the last but one. */
  ordinal?: number;
  /** Corner or edge of the page or of what it lies in. */
  edges?: readonly Edge[];
  all?: boolean;
  except?: readonly Phrase[];
  relation?: { kind: RelationKind; said: string; phrases: readonly Phrase[] };
  /** The cheapest, the highest …: the value that decides, and which end of it. */
  superlative?: { of: readonly Word[]; most: boolean };
}

export type Edge = 'top' | 'bottom' | 'left' | 'right' | 'middle';

const ordinals: Readonly<Record<string, number>> = {
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

const stateWords = new Set([
  'checked',
  'unchecked',
  'ticked',
  'unticked',
  'selected',
  'unselected',
  'disabled',
  'enabled',
  'empty',
  'expanded',
  'collapsed',
  'active',
  'pressed',
  'focused',
  'required',
  'invalid',
]);

const superlatives: Readonly<Record<string, { of: string; most: boolean }>> = {
  cheapest: { of: 'price', most: false },
  'most-expensive': { of: 'price', most: true },
  priciest: { of: 'price', most: true },
  'highest-priced': { of: 'price', most: true },
  'lowest-priced': { of: 'price', most: false },
};

/** The readings of a target phrase, the plainest first; at most 16. */
export function parsePhrase(tokens: readonly Token[]): Phrase[] {
  const bare = trim(mergeCompounds(tokens));
  if (bare.length === 0) return [];
  const excepted = splitExcept(bare);
  if (excepted) {
    const except = splitList(excepted.behind).flatMap((part) => parsePhrase(part).slice(0, 1));
    return parsePhrase(excepted.before)
      .slice(0, 8)
      .map((phrase) => ({ ...phrase, all: true, except }));
  }
  const readings: Phrase[] = [...heads(bare)];
  for (let at = 1; at < bare.length - 1; at += 1) {
    const preposition = prepositionAt(bare, at);
    if (!preposition) continue;
    const behind = bare.slice(at + preposition.words.length);
    const inner = parsePhrase(behind).slice(0, 6);
    const place = inner.find(
      (each) =>
        each.edges &&
        each.literals.length === 0 &&
        each.words.every((head) => placeWords.has(head.word.stem)),
    );
    if (place?.edges && !place.relation) {
      for (const each of heads(bare.slice(0, at)))
        readings.push({ ...each, text: spell(bare), edges: place.edges });
      continue;
    }
    if (inner.length > 0) {
      for (const head of heads(bare.slice(0, at))) {
        readings.push({
          ...head,
          text: spell(bare),
          relation: { kind: preposition.kind, said: preposition.words.join(' '), phrases: inner },
        });
      }
    }
    at += preposition.words.length - 1;
  }
  return readings.slice(0, 16);
}

/** Words that only carry an edge: "in the top right corner of the page". */
const placeWords = new Set('corner side page screen window edge part area hand most'.split(' '));

/** The parts of "A, B and C"; one part when there is no list. */
export function splitList(tokens: readonly Token[]): (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const separates =
      token.kind !== 'quoted' && token.kind !== 'variable' && /^(?:,|and|&|or|;)$/.test(token.lower);
    if (!separates) parts.at(-1)?.push(token);
    else if ((parts.at(-1)?.length ?? 0) > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

function heads(tokens: readonly Token[]): Phrase[] {
  const plain = head(tokens, false);
  const counted = head(tokens, true);
  const hasMore =
    counted.ordinal !== undefined || counted.edges !== undefined || counted.superlative !== undefined;
  if (plain.literals.length === 0 && plain.words.length === 0 && !plain.all) return [];
  return hasMore ? [plain, counted] : [plain];
}

function head(tokens: readonly Token[], counts: boolean): Phrase {
  const literals: string[] = [];
  const words: HeadWord[] = [];
  const phrase: Phrase = { text: spell(tokens), literals, words };
  const edges: Edge[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'quoted' || token.kind === 'variable') {
      literals.push(token.text);
      continue;
    }
    const names = namingAt(tokens, at);
    if (names > 0 && at > 0) {
      at += names - 1;
      continue;
    }
    if (/^(?:all|every|each|both|everything)$/.test(token.lower) && words.length === 0) {
      phrase.all = true;
      if (tokens[at + 1]?.lower === 'of') at += 1;
      continue;
    }
    if (counts) {
      // "The third search result" counts results.
      if (token.lower === 'search' && /^results?$/.test(tokens[at + 1]?.lower ?? '')) continue;
      const position = ordinalAt(tokens, at);
      if (position && phrase.ordinal === undefined) {
        if (position.ordinal !== 0) phrase.ordinal = position.ordinal;
        at += position.length - 1;
        continue;
      }
      const edge = edgeWords[token.lower];
      if (edge) {
        edges.push(...edge);
        if (/^(?:hand|most)$/.test(tokens[at + 1]?.lower ?? '')) at += 1;
        continue;
      }
      const superlative = superlativeAt(tokens, at);
      if (superlative) {
        phrase.superlative = superlative.superlative;
        at += superlative.length - 1;
        continue;
      }
    }
    words.push(...wordsAt(tokens, at));
    const kind = kindAt(lowers(tokens), at);
    if (kind && kind.length > 1) {
      for (let next = 1; next < kind.length; next += 1) words.push(...wordsAt(tokens, at + next, kind.kind));
      at += kind.length - 1;
    }
  }
  if (edges.length > 0) phrase.edges = edges;
  return phrase;
}

function wordsAt(tokens: readonly Token[], at: number, inside?: string): HeadWord[] {
  const token = tokens[at] as Token;
  const kind = inside ?? kindAt(lowers(tokens), at)?.kind;
  const state = stateWords.has(token.lower) ? token.lower : undefined;
  return wordsOf(token.text)
    .filter((word) => word.text !== '' && !/^[.,:;!?]$/.test(word.text))
    .map((word) => ({ word, ...(kind !== undefined && { kind }), ...(state !== undefined && { state }) }));
}

function ordinalAt(tokens: readonly Token[], at: number): { ordinal: number; length: number } | undefined {
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
  if (word !== undefined) return { ordinal: word, length: 1 };
  // "row 3", "item number 2": a number behind a kind.
  const before = tokens[at - 1];
  const number = /^#?(\d{1,3})$/.exec(lower);
  if (
    number &&
    before?.kind === 'word' &&
    (kindAt([before.lower], 0) || /^(?:number|no|result|product|card|step)$/.test(before.lower))
  ) {
    return { ordinal: Number(number[1]), length: 1 };
  }
  return undefined;
}

function superlativeAt(
  tokens: readonly Token[],
  at: number,
): { superlative: NonNullable<Phrase['superlative']>; length: number } | undefined {
  const lower = tokens[at]?.lower ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  for (const [key, length] of [
    [lower, 1],
    [`${lower}-${next}`, 2],
  ] as const) {
    const found = superlatives[key];
    if (found) return { superlative: { of: wordsOf(found.of), most: found.most }, length };
  }
  if (/^(?:highest|lowest|largest|smallest|greatest|biggest)$/.test(lower) && /^[a-z]+$/.test(next)) {
    // "the item with the highest price", "the highest score"
    return {
      superlative: { of: wordsOf(next), most: /^(?:highest|largest|greatest|biggest)$/.test(lower) },
      length: 2,
    };
  }
  return undefined;
}

function lowers(tokens: readonly Token[]): string[] {
  return tokens.map((token) => (token.kind === 'word' ? token.lower : '\u0000'));
}

/** "sign in", "zip code": written as two words, meant as one, and no place to look for a relation. */
const compoundParts: Readonly<Record<string, RegExp>> = {
  sign: /^(?:in|into|up|out|on|off)$/,
  log: /^(?:in|into|out|on|off)$/,
  logging: /^(?:in|out)$/,
  signing: /^(?:in|up|out)$/,
  check: /^(?:out|in)$/,
  zip: /^code$/,
  postal: /^code$/,
  post: /^code$/,
  user: /^name$/,
  opt: /^(?:in|out)$/,
  zoom: /^(?:in|out)$/,
  'e-mail': /^$/,
};

function mergeCompounds(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const before = merged.at(-1);
    if (before?.kind === 'word' && token.kind === 'word' && compoundParts[before.lower]?.test(token.lower)) {
      merged[merged.length - 1] = {
        kind: 'word',
        text: `${before.text} ${token.text}`,
        lower: `${before.lower} ${token.lower}`,
        start: before.start,
        end: token.end,
      };
    } else merged.push(token);
  }
  return merged;
}

function splitExcept(
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

/** Without determiners in front and "on the page" behind. */
function trim(tokens: readonly Token[]): readonly Token[] {
  let start = 0;
  let end = tokens.length;
  while (end > 1 && tokens[end - 1]?.kind === 'punctuation' && tokens[end - 1]?.lower !== ')') end -= 1;
  while (
    start < end - 1 &&
    tokens[start]?.kind === 'word' &&
    (end - start > 2 || !/^\p{Lu}/u.test(tokens[start]?.text ?? '') || tokens[start]?.lower === 'the') &&
    /^(?:the|a|an|on|at|this|that|my|your|our|to|into|in|it's|please)$/.test(tokens[start]?.lower ?? '')
  )
    start += 1;
  const tail = (words: readonly string[]): boolean =>
    end - words.length > start &&
    words.every(
      (word, index) =>
        tokens[end - words.length + index]?.kind === 'word' &&
        tokens[end - words.length + index]?.lower === word,
    );
  for (const words of [
    ['on', 'the', 'page'],
    ['on', 'this', 'page'],
    ['on', 'the', 'screen'],
    ['in', 'the', 'page'],
    ['of', 'the', 'page'],
    ['on', 'page'],
    ['in', 'the', 'app'],
    ['on', 'the', 'website'],
    ['on', 'the', 'site'],
  ]) {
    if (
      tail(words) &&
      !/^(?:top|bottom|left|right|end|corner)$/.test(tokens[end - words.length - 1]?.lower ?? '')
    )
      end -= words.length;
  }
  while (end > start && tokens[end - 1]?.kind === 'punctuation' && tokens[end - 1]?.lower !== ')') end -= 1;
  return tokens.slice(start, end);
}
