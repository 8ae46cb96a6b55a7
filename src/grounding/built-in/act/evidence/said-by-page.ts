/** What a page says besides of the item of a menu: what it is about, and what it makes. */
import { type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** What the page or the table is about needs not be said: "Delete user" on the page of the users. */
export function isTitled(word: Word, index: PageIndex): boolean {
  return isSaidIn(word, index, /^(?:heading|columnheader|caption|document)$/, () => true);
}

/** A word for all that a page shows: its title says it, a heading, or how many there are of them. */
export function isCalledByPage(word: Word, index: PageIndex): boolean {
  // The title of one of several is its own.
  return isSaidIn(word, index, /^(?:heading|caption|document)$/, (entry) => recordOf(entry) === undefined);
}

function isSaidIn(word: Word, index: PageIndex, titles: RegExp, isMeant: (entry: Entry) => boolean): boolean {
  const isSaid = (text: string): boolean => wordsOf(text).some((each) => wordLikeness(word, each) >= 0.97);
  return (
    isSaid(index.snapshot.title) ||
    index.entries.some(
      (entry) =>
        ((titles.test(entry.node.role) && isSaid(entry.node.name)) ||
          isSaid(counted.exec(entry.node.text ?? '')?.[1] ?? '')) &&
        isMeant(entry),
    )
  );
}

/** "7 of 12 invoices", "3 members": how many of them there are. */
const counted = /^\s*\d+(?: of \d+)? (\p{L}+)\s*$/u;

/** "Create playlist": the page makes such things, and "the Focus playlist" is one of them that is called "Focus". */
export function isMade(word: Word, index: PageIndex): boolean {
  return index.actionable.some(
    ({ node, evidence }) =>
      /^(?:button|link|generic)$/.test(node.role) &&
      evidence.some(
        ({ words: [verb, noun, ...others] }) =>
          /^(?:new|create|add)$/.test(verb?.text ?? '') &&
          noun !== undefined &&
          others.length === 0 &&
          wordLikeness(word, noun) >= 0.97,
      ),
  );
}
