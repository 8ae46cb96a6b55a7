/** What a control is named for, or stands under, that is not what the sentence speaks of. */
import type { Clause } from '../../language/clause.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { contextFit, titledPart } from '../../matching/surroundings.js';
import { isListedNoun } from '../evidence/listed-noun.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** "Delete the reply" is not "Delete topic": the name says the verb, and then something that was not asked. */
export function actsOnAnother(
  entry: Entry,
  { said, explained, isCounted }: { said: readonly Word[]; explained: readonly Word[]; isCounted: boolean },
): boolean {
  const [name] = entry.evidence;
  // "Play the last track": what its row is called by is what was counted out.
  const isOfRow = (word: Word): boolean =>
    isCounted &&
    recordOf(entry)?.node.children.some(
      (child) => child !== entry.node && wordsOf(readable(child)).some((each) => each.stem === word.stem),
    ) === true;
  const [verb, ...more] = (name?.words ?? []).filter((word) => !isStopWord(word) && !isOrnament(word));
  // "👍 Like" says it twice, and every menu is one of controls.
  const isMenu = more.at(-1)?.text === 'menu';
  const objects = more.filter(
    ({ text, meaning }) =>
      meaning !== verb?.meaning && !(isMenu && /^(?:controls?|context|actions?)$/.test(text)),
  );
  // "♥ 27" in a card: how often it was done.
  const [count, ...others] = objects;
  if (count && others.length === 0 && /^\d+k?$/.test(count.text) && recordOf(entry)) return false;
  return (
    name !== undefined &&
    name.words.length <= MAX_NAME &&
    said.some((word) => word.meaning === verb?.meaning) &&
    objects.some(
      (word) =>
        !/^(?:all|now|new|modal|dialog|popup|overlay|window|button|btn|icon)$/.test(word.text) &&
        !(verb?.meaning === 'close' && isNotice.test(word.text)) &&
        !explained.some((each) => wordLikeness(each, word) > 0) &&
        !isOfRow(word),
    )
  );
}

/** Most words of a name that says what is done to what. */
const MAX_NAME = 5;

/**
 * "Export the newsletters", on the page "Newsletters", is not the button "Export" of its section "Subscribers": what a bare verb is
 * done to is said by the nearest part that has a heading.
 */
export function saidFarAway(
  clause: Clause,
  explained: readonly Word[],
  { targets, given, index }: Act,
): string | undefined {
  const [entry, ...others] = targets;
  if (clause.verb !== 'goal' || !entry || others.length > 0) return undefined;
  const part = titledPart(entry);
  if (!part) return undefined;
  const placing = explained.filter((word) => !given.some((each) => wordLikeness(word, each) >= 0.9));
  const isFar = (word: Word): boolean => !says(entry, word) && contextFit(entry, [word], [], part) === 0;
  return placing.find((word) => isFar(word) && !isListedNoun(word, index, part))?.text;
}

/** "Dismiss notification" puts the notice away that it stands in, whatever that is called. */
const isNotice = /^(?:notification|notice|message|alert|banner|toast|announcement)$/;
