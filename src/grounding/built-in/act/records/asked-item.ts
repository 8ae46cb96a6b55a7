/** Whether an item of the menu of a row is what a clause asks for. */
import type { Clause } from '../../language/clause.js';
import { contentOf, isOrnament, vagueNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { isCalledByPage, isCountedHere, isKinOfPage, isMade, isTitled } from '../evidence/said-by-page.js';

/** "One more" beside a number adds one, and "no more" of it stops; neither shows what else there is. */
export function countsMore(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) => /^(?:one|once|no|\d+)$/.test(text) && words[at + 1]?.meaning === 'more',
  );
}

/** How a menu is called that has no other name. */
export const menuWords: ReadonlySet<string> = new Set(['more', 'option', 'action', 'menu']);

/** What the words of a clause are looked at beside. */
interface Asked {
  clause: Clause;
  aside: ReadonlySet<string>;
  /** What has opened the menu: "Session options" is that of a session. */
  opener: string;
  index: PageIndex;
}

/** All that is wanted is in its name, and its name says no more than was asked. */
export function isAskedFor(entry: Entry, wanted: readonly Word[], asked: Asked): boolean {
  const [first, ...others] = entry.evidence;
  // "Delete is active" shows no more than "Delete".
  const shorter = others.filter(({ kind, trust }) => kind === 'name' && trust >= 0.95);
  return [first, ...shorter].some((name) => isCalledSo(name?.text ?? '', entry, { ...asked, wanted }));
}

function isCalledSo(
  name: string,
  entry: Entry,
  { wanted, clause, aside, opener, index }: Asked & { wanted: readonly Word[] },
): boolean {
  const shown = tellingOf(name);
  if (isCopying(shown, wanted, { clause, aside })) return true;
  const [verb] = wanted;
  const isAlike = (word: Word, others: readonly Word[]): boolean =>
    others.some((each) => wordLikeness(word, each) >= 0.9);
  const isOpened = (word: Word): boolean =>
    clause.verb === 'open' && /^(?:view|open|show|see)$/.test(word.text);
  // "Mark the invoice as paid" is read as the verb "paid".
  const isMark = (word: Word): boolean => word.text === 'mark' && /^mark /i.test(clause.text);
  // "Mark the hall as cleaned today": the item is the state and no more.
  const isState = entry.node.role.startsWith('menuitem') && verb?.text === 'mark' && isStateIn(clause, shown);
  // "Star the report": "Add star", "Add to starred".
  const isGiven = (word: Word): boolean =>
    word.text === 'add' && /^(?:star|bookmark|favou?rite)$/.test(clause.said);
  // "Make Anna an admin", "downgrade her to a viewer": the item says what she becomes.
  const isRanked = /^(?:promote|demote|upgrade|downgrade) .+ to /i.test(clause.text);
  const isMadeSo =
    entry.node.role.startsWith('menuitem') &&
    ((clause.said === 'make' && verb?.text === 'make') || (isRanked && wanted.length > 1));
  const isMaking = (word: Word): boolean => isMadeSo && isRanked && word.text === 'make';
  // "Send Ann an email to reset the password": what it is sent as, where the item says that it is sent.
  const isMedium = ({ text }: Word): boolean =>
    verb?.text === 'send' && shown[0]?.text === 'send' && /^(?:e-?mail|mail|message|link)$/.test(text);
  return (
    shown.length > 0 &&
    !isFromElse(name, clause.text) &&
    (clause.verb !== 'goal' || isMadeSo || isState || (verb !== undefined && isAlike(verb, shown))) &&
    shown.some((word) => isAlike(word, wanted)) &&
    wanted.every(
      (word, at) =>
        isAlike(word, shown) ||
        ((isMadeSo || isState) && word === verb) ||
        aside.has(word.text) ||
        isOpened(word) ||
        isKind(word) ||
        isMedium(word) ||
        (isCalledByPage(word, index) && !isName(word, clause)) ||
        // Behind another word of the item it is what that is: "to the Focus album".
        (at === 1 && isKinOfPage(word, index) && !isName(word, clause)) ||
        // The noun behind a name that the item says.
        (at > 1 && isAlike(wanted[at - 1] as Word, shown) && isMade(word, index)),
    ) &&
    shown.every(
      (word) =>
        isAlike(word, wanted) ||
        aside.has(word.text) ||
        isOpened(word) ||
        isMark(word) ||
        isMaking(word) ||
        isGiven(word) ||
        isTitled(word, index) ||
        // "Remove stop", where nobody said that it is one; "Cancel session…", in the menu "Session options".
        (word === shown.at(-1) &&
          shown.length === wanted.length + 1 &&
          (isCountedHere(word, index) || isAlike(word, wordsOf(opener)))),
    )
  );
}

/** Just what the clause says that something is to be marked as. */
function isStateIn({ text }: Clause, shown: readonly Word[]): boolean {
  const said = tellingOf(/\bas (.+)$/i.exec(text)?.[1] ?? '');
  return (
    said.length === shown.length && said.every((word, at) => wordLikeness(word, shown[at] as Word) >= 0.9)
  );
}

/** "Make a copy of the risotto" is "Duplicate", which says the same in a word. */
function isCopying(
  [item, ...others]: readonly Word[],
  wanted: readonly Word[],
  { clause, aside }: { clause: Clause; aside: ReadonlySet<string> },
): boolean {
  return (
    /^(?:duplicate|clone)$/.test(item?.text ?? '') &&
    others.length === 0 &&
    /^(?:make|create) an? (?:copy|duplicate) of\b/i.test(clause.text) &&
    wanted.every(
      (word) => /^(?:make|create|copy|duplicate)$/.test(word.text) || aside.has(word.text) || isKind(word),
    )
  );
}

/** "The Rose table": what has a name of its own is not all that the page is about. */
function isName({ text }: Word, clause: Clause): boolean {
  return new RegExp(`(?<=\\s)${text.charAt(0).toUpperCase()}${text.slice(1)}\\b`, 'u').test(clause.text);
}

/** "From list" is not from the table. */
function isFromElse(item: string, said: string): boolean {
  const nounOf = (text: string): Word | undefined => {
    const noun = /\b(?:from|off|out of) (?:[\p{L}\d'-]+ )*?(\p{L}+)[.…]*$/iu.exec(text.trim())?.[1];
    return noun === undefined ? undefined : wordsOf(noun)[0];
  };
  const [shown, asked] = [nounOf(item), nounOf(said)];
  return shown !== undefined && asked !== undefined && wordLikeness(shown, asked) < 0.9;
}

/** A word for an item of a menu, or for whatever a row holds. */
export function isKind(word: Word): boolean {
  return vagueNouns.has(word.stem) || menuWords.has(word.meaning) || /^(?:button|dropdown)$/.test(word.text);
}

export function tellingOf(text: string): Word[] {
  return contentOf(text).filter((word) => !isOrnament(word));
}
