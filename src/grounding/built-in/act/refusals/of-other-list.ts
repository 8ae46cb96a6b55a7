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
import { type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The noun at the head that is the title of another list than the one acted in; undefined where it is of this one, or of none. */
export function ofOtherList({ verb, said, readings }: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  const record = target && others.length === 0 ? recordOf(target) : undefined;
  if (
    !target ||
    !record?.parent?.repeats ||
    !/^(?:goal|click|open|select|check|uncheck|dblclick)$/.test(verb)
  )
    return undefined;
  // "Show concerts from this month" chooses in a filter, whose title is that of no list.
  if (verb === 'open' && /^(?:radio|checkbox|switch)$/.test(target.node.role)) return undefined;
  const title = titleOver(record, act.index);
  if (!title) return undefined;
  const own = nounsOf(title);
  const all = tokensInOrder(readings);
  const nouns = [...headOf(all), ...placeOf(all), ...kindOf(all)]
    .filter(({ lower }) => lower !== said && !isItsKind(lower, target))
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => !isStopWord(word));
  const isOwn = (word: Word): boolean =>
    own.some(({ stem }) => stem === word.stem) ||
    says(target, word) ||
    isSaidOfIt(word, readable(record.node));
  if (nouns.some(isOwn)) return undefined;
  return nouns.find((word) => isTitleOfOther(word, title, act.index))?.text;
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

function isJoint(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^(?:of|from|in|with|by|for|at|on|to)$/.test(token.lower);
}

/** The heading over the list that a record lies in. */
function titleOver(record: Entry, index: PageIndex): Entry | undefined {
  const list = record.parent;
  const first = index.entries.find(({ parent, record: isOne }) => parent === list && isOne);
  return index.entries.findLast(
    (entry) =>
      entry.node.role === 'heading' &&
      entry.order < (first ?? record).order &&
      !(list && isInside(entry, list)),
  );
}

function nounsOf(heading: Entry): readonly Word[] {
  return wordsOf(heading.node.name || readable(heading.node)).filter((word) => !isStopWord(word));
}

/** "3 cards" in its line counts what belongs to it; "card" by itself is said of it. */
function isSaidOfIt(word: Word, text: string): boolean {
  const words = wordsOf(text);
  return words.some(({ stem }, at) => stem === word.stem && !/^\d+$/.test(words[at - 1]?.text ?? ''));
}

/** Another heading has the word as the plural of what stands under it, and what stands under it repeats. */
function isTitleOfOther(word: Word, own: Entry, index: PageIndex): boolean {
  const headings = entriesOf('heading', index);
  return headings.some((entry, at) => {
    if (entry === own) return false;
    const [first] = nounsOf(entry).filter(({ text }) => /\p{L}/u.test(text));
    if (first?.stem !== word.stem || first.text === first.stem) return false;
    return index.entries.slice(entry.order + 1, headings[at + 1]?.order).some(({ record }) => record);
  });
}
