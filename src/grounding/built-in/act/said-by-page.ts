/** What a page says besides of the item of a menu: what it is about, and what it makes. */
import { type Word, wordLikeness, wordsOf } from '../language/words.js';
import type { PageIndex } from '../matching/page-index.js';

/** What the page or the table is about needs not be said: "Delete user" on the page of the users. */
export function isTitled(word: Word, index: PageIndex): boolean {
  return index.entries.some(
    ({ node }) =>
      /^(?:heading|columnheader|caption|document)$/.test(node.role) &&
      wordsOf(node.name).some((each) => wordLikeness(word, each) >= 0.97),
  );
}

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
