/** "Find remote jobs", "search for cook jobs": whether each word is searched for, or says which box to tick, or only what it is that is searched. */
import { valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold, recordNouns, toWord, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { formOf } from '../../matching/relations.js';

/** What is typed; or the word of which that is not clear. */
export type Searched = { kind: 'typed'; value: readonly Token[] } | { kind: 'unclear'; word: string };

/** What of these words goes into the field: a text that the page shows as a whole is searched for as it stands. */
export function wordsSearched(said: readonly Token[], field: Entry, { index }: Scene): Searched {
  // "The waterfall hike", where hikes are listed: neither the article nor the noun is typed.
  const last = said.at(-1);
  const isArticle = said[0]?.kind === 'word' && said[0].text === 'the' && said.length > 2;
  const isOfPage = isArticle && last !== undefined && isListedAs(last, index) && !isShown(said, index);
  const value = isOfPage ? said.slice(1) : said;
  const typed: Searched = { kind: 'typed', value };
  if (!last || value.length < 2 || value.some(({ kind }) => kind !== 'word')) return typed;
  const boxed = value.find((token, at) => isChoice(token, field, index) || isSetBeside(value, at, index));
  const noun = isOfPage || isTopic(last, field, index) ? last : undefined;
  if ((!boxed && !noun) || isShown(value, index)) return typed;
  if (boxed) return { kind: 'unclear', word: boxed.text };
  const others = value.slice(0, -1);
  return isShown(others, index) ? { kind: 'typed', value: others } : { kind: 'unclear', word: last.text };
}

/** What the page calls what it lists, by a title or the tab of the list. */
function isListedAs({ lower }: Token, index: PageIndex): boolean {
  const word = toWord(lower);
  return (
    isNounOfPage(word, index) ||
    [...mentionsOf(word, index)].some(({ node }) => /^(?:heading|tab|list|caption)$/.test(node.role))
  );
}

/** "The movie Alien", in "Search movies": what stands in front of a name says what it is, and is not typed. */
export function withoutNoun(value: readonly Token[], field: Entry, { index }: Scene): readonly Token[] {
  const [article, noun, ...name] = value;
  const isNoun = article?.kind === 'word' && article.text === 'the' && noun?.kind === 'word';
  if (!isNoun || name.length === 0 || isShown(value, index)) return value;
  const word = toWord(noun.lower);
  const isNamed = name[0]?.kind === 'word' && /^[\p{Lu}\d]/u.test(name[0].text);
  const isOfField = field.evidence.some(({ words }) => words.some((each) => wordLikeness(each, word) >= 0.9));
  return noun.text === noun.lower && ((recordNouns.has(word.stem) && isNamed) || isOfField) ? name : value;
}

/** A box or option beside the field is called just so, and is not chosen. */
function isChoice({ lower }: Token, field: Entry, index: PageIndex): boolean {
  return index.actionable.some(
    (entry) =>
      /^(?:checkbox|radio|switch)$/.test(entry.node.role) &&
      entry.node.checked !== true &&
      fold(entry.node.name) === lower &&
      formOf(entry) === formOf(field),
  );
}

/** "A chair by Ikea", "mugs in red": what a button of that name narrows the list to. */
function isSetBeside(value: readonly Token[], at: number, index: PageIndex): boolean {
  const before = value[at - 1]?.lower ?? '';
  if (at < 2 || at !== value.length - 1 || !/^(?:by|from|in|of)$/.test(before)) return false;
  return index.actionable.some(
    ({ node }) =>
      /^(?:button|radio|checkbox|option|tab)$/.test(node.role) && fold(node.name) === value[at]?.lower,
  );
}

/** The noun for all that is searched: the field or the title of the page says it. */
export function isTopic({ lower }: Token, field: Entry, index: PageIndex): boolean {
  const word = toWord(lower);
  if (!recordNouns.has(word.stem) || word.stem === word.text) return false;
  return (
    field.evidence.some(({ words }) => words.some((each) => wordLikeness(each, word) >= 0.9)) ||
    [...mentionsOf(word, index)].some(({ node }) => node.role === 'heading' && node.level === 1)
  );
}

/** Whether a text of the page has these words as they stand. */
export function isShown(words: readonly Token[], index: PageIndex): boolean {
  const text = fold(valueOf(words));
  return index.entries.some(({ node }) => fold(node.text ?? node.name).includes(text));
}

/** What is said to be searched, or what kind of thing for, where the page speaks of no such thing: "search the knowledge base", "the member "Wei"". */
export function searchedElsewhere(text: string, index: PageIndex): string | undefined {
  const [, noun] =
    /^(?:[Ss]earch|[Ll]ook|[Ff]ind) (?:for |up )?(?:the|an?) (\p{Ll}+) ["'\u201C]/u.exec(text) ?? [];
  const word = noun === undefined ? undefined : toWord(noun);
  if (word && recordNouns.has(word.stem) && mentionsOf(word, index).size === 0) return noun;
  const [, place] =
    /^[Ss]earch (?:through )?(?:the|our|this|your|my) ((?:\p{Ll}+ )?(?:base|site|website|page|catalogu?e|docs|documentation|database|archives?|library|directory|wiki|help|forum))\.?$/u.exec(
      text.trim(),
    ) ?? [];
  return place;
}
