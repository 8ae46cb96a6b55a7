/**
 * Target phrase → what to look for. Still no page: where a phrase can be read in several ways, all are given, the plainest first.
 *
 *     target    = head { relation target }
 *     head      = [quantifier] { ordinal | edge | state | kind | word | quoted }
 *     relation  = "in" | "of" | "for" | "next to" | "under" | …             also "the row for", "the section"
 *     naming    = "labelled" | "named" | "that says" | "with the text" | …  what follows belongs to the head
 */
import { parseDate } from '../../../contract/parse-date.js';
import { namingAt, prepositionAt, type RelationKind } from './prepositions.js';
import { mergeCompounds } from './compounds.js';
import type { Token } from './lexer.js';
import { spell } from './clause.js';
import {
  edgeAt,
  type Edge,
  ordinalAt,
  parityOf,
  type Superlative,
  splitExcept,
  superlativeAt,
} from './counting.js';
import { kindAt } from './types.js';
import { isPurpose } from './verbs.js';
import { isOrnament, recordNouns, wordsOf, type Word } from './words.js';

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
  /** The noun that the ordinal is only a number behind: "item 7", which may be the seventh or be called so. */
  behind?: string;
  /** Corner or edge of the page or of what it lies in. */
  edges?: readonly Edge[];
  all?: boolean;
  /** All of them, which have to be two. */
  both?: boolean;
  except?: readonly Phrase[];
  /** "A size other than S": one, and not all of them. */
  one?: boolean;
  relation?: { kind: RelationKind; said: string; phrases: readonly Phrase[] };
  /** How many are meant from the ordinal on: "the first two". */
  take?: number;
  /** The cheapest, the highest …: the value that decides, and which end of it. */
  superlative?: Superlative;
  /** "The odd number": what is true of the number that an element shows. */
  parity?: 'odd' | 'even';
  /** Only an element with just this name is meant: "All day", where "all" might count as well. */
  verbatim?: boolean;
}

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

/** The readings of a target phrase, the plainest first; at most 16. */
export function parsePhrase(tokens: readonly Token[]): Phrase[] {
  const bare = trim(mergeCompounds(tokens));
  if (bare.length === 0) return [];
  const excepted = splitExcept(bare);
  if (excepted) {
    const one = /^(?:an?|one|another)$/.test(tokens[0]?.lower ?? '');
    const except = splitList(excepted.behind).flatMap((part) => parsePhrase(part).slice(0, 1));
    return parsePhrase(excepted.before)
      .slice(0, 8)
      .map((phrase) => ({ ...phrase, all: true, except, ...(one && { one }) }));
  }
  const readings: Phrase[] = [...heads(bare)];
  for (let at = 1; at < bare.length - 1; at += 1) {
    const preposition = prepositionAt(bare, at);
    if (!preposition) continue;
    if (isPurpose(bare, at)) {
      // "The bin to delete the draft": what it is for says nothing of where it is.
      if (!isKindOnly(bare.slice(0, at))) readings.push(...heads(bare.slice(0, at)));
      break;
    }
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

/** "The link to reset the password": without what it is for it may be any link. */
function isKindOnly(tokens: readonly Token[]): boolean {
  const lower = lowers(tokens);
  const kind = kindAt(lower, 0);
  return kind !== undefined && kind.length === tokens.length;
}

/** Words that only carry an edge: "in the top right corner of the page". */
const placeWords = new Set('corner side page screen window edge part area hand most'.split(' '));

/** The parts of "A, B and C"; one part when there is no list. */
export function splitList(tokens: readonly Token[]): (readonly Token[])[] {
  // "All except Ann and Bob": what is left out is no list of what is meant.
  if (tokens.some(({ lower }) => quantifier.test(lower)) && splitExcept(tokens)) return [tokens];
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const separates =
      !isInDate(tokens, at) &&
      token.kind !== 'quoted' &&
      token.kind !== 'variable' &&
      /^(?:,|and|&|or|;)$/.test(token.lower);
    if (!separates) parts.at(-1)?.push(token);
    else if ((parts.at(-1)?.length ?? 0) > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

const quantifier = /^(?:all|every|each|everyone|everybody|everything)$/;

/** The comma of "March 28, 2027". */
function isInDate(tokens: readonly Token[], at: number): boolean {
  const [month, day, comma, year] = tokens.slice(at - 2, at + 2);
  return (
    at >= 2 &&
    comma?.lower === ',' &&
    /^(?:19|20)\d{2}$/.test(year?.lower ?? '') &&
    parseDate([month, day, year].map((token) => token?.text).join(' ')) !== undefined
  );
}

function heads(tokens: readonly Token[]): Phrase[] {
  const plain = head(tokens, 'plain');
  const all = head(tokens, 'counted');
  // "Option 3 in the first list" counts lists: read without the relation, the phrase counts nothing.
  const counted = all.ordinal !== undefined && countsPlace(tokens) ? plain : all;
  const hasMore =
    counted !== plain &&
    (counted.ordinal !== undefined ||
      counted.edges !== undefined ||
      counted.superlative !== undefined ||
      counted.parity !== undefined);
  if (plain.literals.length === 0 && plain.words.length === 0 && !plain.all) return [];
  const readings = hasMore ? [plain, counted] : [plain];
  return plain.all && plain.words.length > 0
    ? [{ ...head(tokens, 'verbatim'), verbatim: true }, ...readings]
    : readings;
}

/**
 * Whether the first ordinal counts a list, field or part of the page behind a preposition, and not what lies there. Rows, cards and
 * messages are left: what lies in the second of them is the second of its kind wherever each holds one.
 */
function countsPlace(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((_token, index) => !isProperName(tokens, index) && ordinalAt(tokens, index));
  const counted = at + (ordinalAt(tokens, at)?.length ?? 1);
  const isPlace =
    kindAt(lowers(tokens), counted) !== undefined &&
    wordsOf(tokens[counted]?.text ?? '').every((word) => !recordNouns.has(word.stem));
  return isPlace && tokens.slice(0, at).some((_token, index) => index > 0 && prepositionAt(tokens, index));
}

/** `verbatim`: no word says how many are meant. `counted`: ordinals, edges and superlatives are no names. */
function head(tokens: readonly Token[], how: 'verbatim' | 'plain' | 'counted'): Phrase {
  const literals: string[] = [];
  const words: HeadWord[] = [];
  const phrase: Phrase = { text: spell(tokens), literals, words };
  const edges: Edge[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'quoted' || token.kind === 'variable' || isWritten(token)) {
      literals.push(token.text);
      continue;
    }
    if (isPath(token)) {
      literals.push(token.text);
      continue;
    }
    const names = namingAt(tokens, at);
    if (names > 0 && at > 0) {
      at += names - 1;
      continue;
    }
    if (
      how !== 'verbatim' &&
      /^(?:all|every|each|both|everything)$/.test(token.lower) &&
      words.length === 0
    ) {
      phrase.all = true;
      if (token.lower === 'both') phrase.both = true;
      if (tokens[at + 1]?.lower === 'of') at += 1;
      continue;
    }
    if (how === 'counted') {
      // "The third search result" counts results.
      if (token.lower === 'search' && /^results?$/.test(tokens[at + 1]?.lower ?? '')) continue;
      const position = isProperName(tokens, at) ? undefined : ordinalAt(tokens, at);
      if (position && phrase.ordinal === undefined) {
        if (position.ordinal !== 0) phrase.ordinal = position.ordinal;
        if (position.take !== undefined) phrase.take = position.take;
        if (position.behind !== undefined) phrase.behind = position.behind;
        at += position.length - 1;
        continue;
      }
      const edge = edgeAt(tokens, at);
      if (edge) {
        edges.push(...edge);
        if (/^(?:hand|most)$/.test(tokens[at + 1]?.lower ?? '')) at += 1;
        continue;
      }
      const superlative = superlativeAt(tokens, at);
      if (superlative) {
        const { ordinal } = phrase;
        phrase.superlative = { ...superlative.superlative, ...(ordinal !== undefined && { rank: ordinal }) };
        delete phrase.ordinal;
        at += superlative.length - 1;
        continue;
      }
      const parity = parityOf(tokens, at);
      if (parity) {
        phrase.parity = parity;
        continue;
      }
    }
    // "One more passenger", "another row": the element says it without the count.
    if (words.length > 0 && token.lower === 'one' && tokens[at + 1]?.lower === 'more') {
      at += 1;
      continue;
    }
    words.push(...wordsAt(tokens, at));
    const kind = kindAt(lowers(tokens), at);
    if (kind && kind.length > 1) {
      for (let next = 1; next < kind.length; next += 1) words.push(...wordsAt(tokens, at + next, kind.kind));
      at += kind.length - 1;
    }
  }
  if (edges.length > 0) phrase.edges = edges;
  if (words.some(({ word }) => !isOrnament(word)))
    words.splice(0, words.length, ...words.filter(({ word }) => !isOrnament(word)));
  return phrase;
}

/** The name of a file and an address say one thing, quoted or not: "invoice-may.pdf" is no "terms.pdf" of the invoice for May. */
function isWritten({ kind, text }: Token): boolean {
  return (
    kind === 'word' && /^[\p{L}\p{N}][\p{L}\p{N}_.+-]*(?:@[\p{L}\p{N}.-]+|\.[a-z][a-z0-9]{1,4})$/iu.test(text)
  );
}

/** "First class", "Second Chance": a capital letter inside a sentence makes a name, unless what follows is a word for elements. */
function isProperName(tokens: readonly Token[], at: number): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || !next || token.kind !== 'word' || next.kind !== 'word') return false;
  if (!/^\p{Lu}\p{Ll}/u.test(token.text)) return false;
  return kindAt(lowers(tokens), at + 1) === undefined;
}

/** "/store/order": written so on the page, and no two words. */
function isPath({ text }: Token): boolean {
  return /^\/[\p{L}\p{N}{}._~-]+(?:\/[\p{L}\p{N}{}._~-]+)*\/?$/u.test(text);
}

function wordsAt(tokens: readonly Token[], at: number, inside?: string): HeadWord[] {
  const token = tokens[at] as Token;
  const isName = isLetterName(tokens, at) || undefined;
  const kind = inside ?? kindAt(lowers(tokens), at)?.kind;
  const state = stateWords.has(token.lower) ? token.lower : undefined;
  return wordsOf(token.text)
    .filter((word) => word.text !== '' && !/^[.,:;!?]$/.test(word.text))
    .map((word) => ({
      word: isName ? { ...word, isName } : word,
      ...(kind !== undefined && { kind }),
      ...(state !== undefined && { state }),
    }));
}

/** "Option A", "A and C": a capital letter that no noun follows is a name and no article. */
function isLetterName(tokens: readonly Token[], at: number): true | false {
  const token = tokens[at] as Token;
  if (token.kind !== 'word' || !/^[AI]$/.test(token.text)) return false;
  const next = tokens[at + 1];
  return (
    next === undefined || /^(?:and|or|,|&|;|from|in|for|on)$/.test(next.lower) || next.kind === 'punctuation'
  );
}

function lowers(tokens: readonly Token[]): string[] {
  return tokens.map((token) => (token.kind === 'word' ? token.lower : '\u0000'));
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
    !isLetterName(tokens, start) &&
    /^(?:the|a|an|on|at|this|that|my|your|our|to|into|in|it's|please|me|us)$/.test(tokens[start]?.lower ?? '')
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
    ['below'],
    ['above'],
    ['underneath'],
    ['shown'],
    ['here'],
  ]) {
    if (
      tail(words) &&
      !/^(?:top|bottom|left|right|end|corner)$/.test(tokens[end - words.length - 1]?.lower ?? '')
    )
      end -= words.length;
  }
  // A sign alone is the name of a key: "#", "*".
  const least = /^[.,;:!?)]$/.test(tokens[start]?.text ?? '') ? start : start + 1;
  while (end > least && tokens[end - 1]?.kind === 'punctuation' && tokens[end - 1]?.lower !== ')') end -= 1;
  return tokens.slice(start, end);
}
