/** "The first and the last task", "the rows Nails and Tape", "the first two chores": a list whose parts share one noun, each part with the noun. No page yet. */
import { ordinalAt } from './counting.js';
import type { Token } from './lexer.js';
import { splitList } from './phrase.js';
import { withoutArticle, wordToken } from './token-runs.js';
import { kindAt } from './types.js';
import { recordNouns, toWord } from './words.js';

/** The parts of a list; one part when there is no list. */
export function splitThings(tokens: readonly Token[]): (readonly Token[])[] {
  const parts = splitList(tokens);
  if (parts.length < 2) return parts;
  return counted(parts) ?? called(parts) ?? parts;
}

/** "The first two chores" as "the first chore", "the second chore": one by one, for what is done to one at a time. */
export function oneByOne(tokens: readonly Token[]): (readonly Token[])[] | undefined {
  const bare = withoutArticle(tokens);
  const found = ordinalAt(bare, 0);
  const noun = bare[found?.length ?? 0];
  if (!found?.take || noun?.kind !== 'word' || bare.length !== found.length + 1) return undefined;
  const { ordinal, take } = found;
  return Array.from({ length: take }, (_, at) => [ordinalToken(ordinal + at), singular(noun)]);
}

/** Places in a row in the order in which one after the other can be taken away: none of them is moved by those before it. */
export function lastFirst(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const places = parts.map((part) => ordinalAt(withoutArticle(part), 0)?.ordinal);
  if (!places.every((place) => place !== undefined)) return parts;
  const rank = (place: number): number => (place > 0 ? -place : 1000 + place);
  return parts
    .map((part, at) => ({ part, at: rank(places[at] ?? 0) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ part }) => part);
}

const ordinalWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

function ordinalToken(ordinal: number): Token {
  if (ordinal === -1) return wordToken('last');
  if (ordinal === -2) return wordToken('second-last');
  return wordToken(ordinalWords[ordinal - 1] ?? `${ordinal}th`);
}

/** "The first and the last task": all but the last part are nothing but a place in a row. */
function counted(parts: readonly (readonly Token[])[]): (readonly Token[])[] | undefined {
  const bare = parts.map((part) => withoutArticle(part));
  const lengths = bare.map((part) => ordinalAt(part, 0)?.length);
  const noun = bare.at(-1)?.slice(lengths.at(-1) ?? 0) ?? [];
  const isShared = bare.slice(0, -1).every((part, at) => part.length === lengths[at]);
  if (!isShared || lengths.at(-1) === undefined || noun.length === 0) return undefined;
  // "The second, third and fourth tasks": each of them is one.
  const [first, ...rest] = noun;
  const own = first?.kind === 'word' && isNoun(first) ? [singular(first), ...rest] : noun;
  return bare.map((part, at) =>
    at === bare.length - 1 ? [...part.slice(0, lengths[at]), ...own] : [...part, ...own],
  );
}

/** "The rows Nails and Tape": a noun in the plural in front of the first name is said of each. */
function called(parts: readonly (readonly Token[])[]): (readonly Token[])[] | undefined {
  const [first = [], ...others] = parts;
  const [noun, ...name] = withoutArticle(first);
  if (noun?.kind !== 'word' || name.length === 0 || !isNoun(noun) || !isPlural(noun)) return undefined;
  const isName = (part: readonly Token[]): boolean => {
    const [lead] = part;
    return (
      lead !== undefined &&
      part.length <= MAX_NAME &&
      (lead.kind !== 'word' || (/^[\p{Lu}\d#]/u.test(lead.text) && ordinalAt(part, 0) === undefined))
    );
  };
  return [name, ...others].every(isName)
    ? [name, ...others].map((part) => [singular(noun), ...part])
    : undefined;
}

/** Most words of a name. */
const MAX_NAME = 4;

function isNoun({ lower }: Token): boolean {
  return recordNouns.has(toWord(lower).stem) || kindAt([lower], 0) !== undefined;
}

function isPlural({ lower }: Token): boolean {
  return toWord(lower).stem !== lower;
}

function singular(noun: Token): Token {
  return isPlural(noun) ? { ...noun, text: toWord(noun.lower).stem, lower: toWord(noun.lower).stem } : noun;
}
