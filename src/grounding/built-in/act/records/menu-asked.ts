/** Whether the menu of a row or card can be what a sentence speaks of: it is not opened for somebody else, nor for what no item says. */
import type { Token } from '../../language/lexer.js';
import type { Clause } from '../../language/clause.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { isTitled } from '../evidence/said-by-page.js';
import { isStopWord, recordNouns, toWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** What a sentence says, and what the record says of it. */
interface Asked {
  tokens: readonly Token[];
  said: readonly Word[];
  wanted: readonly Word[];
  index: PageIndex;
  /** The first word is the verb. */
  isGoal: boolean;
}

/**
 * "Invite kim@acme.test as Manager" is not about the row of a manager: it is told by what follows "as", and an address in the sentence is
 * not its own. Nor is "Carla Bruni" the row of Carla Moreno.
 */
export function isAskedOfMenu({ tokens, said, wanted, index, isGoal }: Asked): boolean {
  const isSaid = (token: Token | undefined): boolean =>
    token !== undefined &&
    token.kind !== 'punctuation' &&
    wordsOf(token.text).every((word) => said.some((each) => wordLikeness(word, each) >= 0.97));
  const isOther = tokens.some(
    (token, at) =>
      !isSaid(token) &&
      (token.lower.includes('@') ||
        (isCapital(token) && (isBesideName(tokens, at, isSaid) || (isGoal && isObject(tokens, at))))),
  );
  if (isOther || tokens.some(({ kind, lower }) => kind === 'word' && /^(?:all|every|each|both)$/.test(lower)))
    return false;
  const manner = tokens.findIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:as|with|without)$/.test(lower),
  );
  const front = manner === -1 ? tokens : tokens.slice(0, manner);
  return (
    front.some((token) => isSaid(token)) &&
    wanted.some((word) => !(recordNouns.has(word.stem) && isTitled(word, index)))
  );
}

function isCapital({ kind, text }: Token): boolean {
  return kind === 'word' && /^\p{Lu}/u.test(text) && !isStopWord(toWord(text.toLowerCase()));
}

/** "Make Carl an Editor": what is named right behind the verb is what it is done to. */
function isObject(tokens: readonly Token[], at: number): boolean {
  return at === 1 || (at === 2 && /^(?:the|my|our)$/.test(tokens[1]?.lower ?? ''));
}

/** A name of two words, of which the record says the other. */
function isBesideName(
  tokens: readonly Token[],
  at: number,
  isSaid: (token: Token | undefined) => boolean,
): boolean {
  return (
    at > 1 && [tokens[at - 1], tokens[at + 1]].some((token) => token && isCapital(token) && isSaid(token))
  );
}

/** "Make Ann a Superuser", where her row has a list to choose that from: what is not in the list is not in the menu either. */
export function isSetBeside({ text }: Clause, record: Entry, index: PageIndex): boolean {
  return (
    /^(?:make|promote|demote) /i.test(text) &&
    below(index, record).some(({ node }) => node.role === 'combobox')
  );
}
