/** What a page says besides of the item of a menu: what it is about, and what it makes. */
import { type Word, wordLikeness, wordsOf } from '../language/words.js';
import type { PageIndex } from '../matching/page-index.js';

/** What the page or the table is about needs not be said: "Delete user" on the page of the users. */
export function isTitled(word: Word, index: PageIndex): boolean {
  const isSaid = (text: string): boolean => wordsOf(text).some((each) => wordLikeness(word, each) >= 0.97);
  return (
    isSaid(index.snapshot.title) ||
    index.entries.some(
      ({ node }) =>
        (/^(?:heading|columnheader|caption|document)$/.test(node.role) && isSaid(node.name)) ||
        isSaid(counted.exec(node.text ?? '')?.[1] ?? ''),
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
