/**
 * "Remove the first card of the Weather deck" is not "Delete" in the line of that deck, under "Decks", where the cards stand in a list of
 * their own under "Cards": what is acted on has to be one of the things that the sentence acts on, and not what they belong to.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { prepositionAt } from '../../language/prepositions.js';
import type { Token } from '../../language/lexer.js';
import { kindAt, kindFit } from '../../language/types.js';
import { isStopWord, type Word, wordsOf } from '../../language/words.js';
import { entriesOf } from '../../matching/by-role.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { levelOf, subjectOf } from '../../matching/titles-over.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The noun at the head that is the title of another list than the one acted in; undefined where it is of this one, or of none. */
export function ofOtherList({ verb, said, readings }: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  const record = target && others.length === 0 ? recordOf(target) : undefined;
  if (
    !target ||
    !record?.parent?.repeats ||
    !/^(?:goal|click|open|close|select|check|uncheck|dblclick)$/.test(verb)
  )
    return undefined;
  // "Show concerts from this month" chooses in a filter, whose title is that of no list.
  if (verb === 'open' && /^(?:radio|checkbox|switch)$/.test(target.node.role)) return undefined;
  const titles = titlesOver(record, act.index);
  if (titles.length === 0) return undefined;
  const own = titles.flatMap((title) => nounsOf(title));
  const all = tokensInOrder(readings);
  const nouns = [...headOf(all), ...placeOf(all), ...kindOf(all), ...kindBehind(all)]
    .filter(({ lower }) => lower !== said && !isItsKind(lower, target))
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => !isStopWord(word));
  const isOwn = (word: Word): boolean =>
    own.some(({ stem }) => stem === word.stem) ||
    says(target, word) ||
    isSaidOfIt(word, readable(record.node));
  if (nouns.some(isOwn)) return undefined;
  return nouns.find((word) => isTitleOfOther(word, titles, act.index))?.text;
}

/** "The Save button" is a button, on a page that has a part "Buttons" as well. */
function isItsKind(word: string, { node }: Entry): boolean {
  const kind = kindAt([word], 0)?.kind;
  // "Item" and "entry" are what a list is of.
  const isControl = /^(?:button|link|checkbox|radio|switch|tab|field)$/.test(word);
  return isControl && kind !== undefined && kindFit(kind, node) === 1;
}

/** The plain words in front of the first word of place or belonging. */
function headOf(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((_, at) => at > 0 && (isJoint(tokens[at]) || prepositionAt(tokens, at)));
  // What is only named is told by its name: "the Kitchen deck" needs no second look.
  if (end === -1) return [];
  return tokens
    .slice(0, end)
    .filter(({ kind, text, lower }) => kind === 'word' && text === lower && /^\p{L}+$/u.test(text));
}

/** "… from the groups": the title of the list itself. */
function placeOf(tokens: readonly Token[]): readonly Token[] {
  const [joint, article, noun] = tokens.slice(-3);
  const isPlace = /^(?:from|in)$/.test(joint?.lower ?? '') && /^(?:the|my|our)$/.test(article?.lower ?? '');
  return isPlace && noun?.kind === 'word' && /[^s]s$/.test(noun.lower) ? [noun] : [];
}

/** "The group Ann Lee": what the thing is, in front of its name. */
function kindOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ lower }) => lower === 'the');
  const [noun, name] = tokens.slice(at + 1);
  const isNamed = name?.kind === 'quoted' || /^\p{Lu}/u.test(name?.text ?? '');
  return at >= 0 && noun?.kind === 'word' && noun.text === noun.lower && isNamed ? [noun] : [];
}

/** "The Kitchen deck": what the thing is, behind its name. */
function kindBehind(tokens: readonly Token[]): readonly Token[] {
  const [article, ...rest] = tokens.slice(tokens.findIndex(({ lower }) => lower === 'the'));
  const noun = rest.at(-1);
  const isNamed = rest.length > 1 && !rest.some((token, at) => isJoint(token) || prepositionAt(rest, at));
  return article?.lower === 'the' && isNamed && noun?.kind === 'word' && noun.text === noun.lower
    ? [noun]
    : [];
}

function isJoint(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^(?:of|from|in|with|by|for|at|on|to)$/.test(token.lower);
}

/** The headings over the list that a record lies in: the nearest, and each larger one over that. */
function titlesOver(record: Entry, index: PageIndex): readonly Entry[] {
  const titles: Entry[] = [];
  for (const heading of entriesOf('heading', index).toReversed()) {
    // The title of another card of the list is none of this one.
    const card = recordOf(heading);
    if (heading.order > record.order || (card !== heading && card?.parent === record.parent)) continue;
    const [nearer] = titles.slice(-1);
    if (!nearer || levelOf(heading) < levelOf(nearer)) titles.push(heading);
  }
  return titles;
}

function nounsOf(heading: Entry): readonly Word[] {
  return wordsOf(subjectOf(heading.node.name || readable(heading.node))).filter((word) => !isStopWord(word));
}

/** "3 cards" in its line counts what belongs to it; "card" by itself is said of it. */
function isSaidOfIt(word: Word, text: string): boolean {
  const words = wordsOf(text);
  return words.some(({ stem }, at) => stem === word.stem && !/^\d+$/.test(words[at - 1]?.text ?? ''));
}

/** Another heading has the word as the plural of what stands under it, and what stands under it repeats. */
function isTitleOfOther(word: Word, own: readonly Entry[], index: PageIndex): boolean {
  const headings = entriesOf('heading', index);
  return headings.some((entry, at) => {
    if (own.includes(entry)) return false;
    const [first] = nounsOf(entry).filter(({ text }) => /\p{L}/u.test(text));
    if (first?.stem !== word.stem || first.text === first.stem) return false;
    return index.entries.slice(entry.order + 1, headings[at + 1]?.order).some(({ record }) => record);
  });
}
