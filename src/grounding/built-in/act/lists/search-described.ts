/** "Books whose author is Mann", "everybody who works in Oslo", "the orders of Ann": what is searched for is described, and only the name in it is typed. */
import { valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import { fold, recordNouns, toWord, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Entry } from '../../matching/page-index.js';
import { listsBeside } from './search-by.js';
import { isShown, isTopic } from './search-words.js';

/** The name in the description, and the property that it is said to be, as in "whose author is Mann". */
interface Described {
  value: readonly Token[];
  property?: readonly Token[];
  /** It is theirs: "the orders of Ann". */ isOf?: true;
  /** It may be searched for as it stands as well. */ isMaybe?: true;
}

/** Reads what is searched for as a description of things or people; undefined where it is none, and no name where none is in it. */
function describedIn(value: readonly Token[], isTopic: (token: Token) => boolean): Described | undefined {
  if (value.some(({ kind }) => kind !== 'word')) return undefined;
  const start = value[0]?.lower === 'all' || isArticle(value[0]) ? 1 : 0;
  const first = value[start];
  if (!first) return undefined;
  const isAnybody = /^(?:every|any|some)(?:body|one|thing)$/.test(first.lower);
  const isMany = isAnybody || isSeveral(first) || isTopic(first);
  const [next, ...others] = value.slice(start + 1);
  if (!isMany || !next || others.length === 0) return undefined;
  if (next.lower === 'whose') {
    const is = others.findIndex(({ lower }) => /^(?:is|are|was|equals|contains|starts)$/.test(lower));
    return is > 0 ? { property: others.slice(0, is), value: others.slice(is + 1) } : { value: [] };
  }
  if (/^(?:who|that|which)$/.test(next.lower)) {
    const at = others.findLastIndex((_, place) => prepositionAt(others, place) !== undefined);
    return { value: at < 0 ? [] : withoutArticle(others.slice(at + 1)) };
  }
  const isOf = /^(?:of|by|from|for|to)$/.test(next.lower) && start > 0;
  if (isOf) return { value: withoutArticle(others), isOf };
  return /^(?:of|by|from|for|to|in|at)$/.test(next.lower)
    ? { value: withoutArticle(others), isMaybe: true }
    : undefined;
}

interface SearchedAs {
  value: readonly Token[];
  by?: { list: Entry; option: string; value: readonly Token[] };
}

/** What of a description goes into the field, and the list beside it that says in what it is looked for; the words where that is not clear. */
export function searchedAs(
  value: readonly Token[],
  field: Entry,
  { index }: Scene,
): SearchedAs | { unclear: string } | undefined {
  const described = isShown(value, index)
    ? undefined
    : (beforePlace(value, field) ?? describedIn(value, (token) => isTopic(token, field, index)));
  if (!described) return undefined;
  const { property } = described;
  const name = property && fold(valueOf(property));
  for (const list of name === undefined ? [] : listsBeside(field, index)) {
    const option = list.node.options?.find((each) => fold(each) === name);
    if (option !== undefined) return { value: described.value, by: { list, option, value: described.value } };
  }
  const isNamed = described.value.length > 0 && (described.isOf ?? isShown(described.value, index));
  if (isNamed) return { value: described.value };
  return described.isMaybe ? undefined : { unclear: valueOf(value) };
}

/** "Diesel among the wagons", where the field searches wagons: what stands before the place. */
function beforePlace(value: readonly Token[], { evidence }: Entry): Described | undefined {
  const [place, all, noun] = value.slice(-3);
  const isPlace =
    value.length > 3 &&
    /^(?:in|among|amongst|within|from)$/.test(place?.lower ?? '') &&
    /^(?:the|all|our|my|these)$/.test(all?.lower ?? '');
  const word = isPlace && noun ? toWord(noun.lower) : undefined;
  const isSearched =
    word && evidence.some(({ words }) => words.some((each) => wordLikeness(each, word) >= 0.9));
  return isSearched ? { value: value.slice(0, -3), isOf: true } : undefined;
}

function isSeveral({ lower }: Token): boolean {
  const word = toWord(lower);
  return recordNouns.has(word.stem) && word.stem !== word.text;
}

function isArticle(token: Token | undefined): boolean {
  return token !== undefined && /^(?:the|my|our|those|these)$/.test(token.lower);
}

function withoutArticle(tokens: readonly Token[]): readonly Token[] {
  return isArticle(tokens[0]) ? tokens.slice(1) : tokens;
}
