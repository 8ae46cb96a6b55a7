/** All that a page says to whoever reads it: its title, its address, what is offered to choose from, and its text. */
import { fold, isAmong, type Word, wordsOf } from '../language/words.js';
import { mentionsOf, type PageIndex, readable } from './page-index.js';

const textOnce = new WeakMap<PageIndex, { text: string; words: readonly Word[] }>();

/** Folded, and its words; read once for each page. */
export function textOfPage(index: PageIndex): { text: string; words: readonly Word[] } {
  let known = textOnce.get(index);
  if (!known) {
    const { title, url, root } = index.snapshot;
    const options = index.actionable.flatMap(({ node }) => node.options ?? []);
    const text = fold(`${title} ${url} ${readable(root)} ${options.join(' ')}`);
    known = { text, words: wordsOf(text) };
    textOnce.set(index, known);
  }
  return known;
}

/** Whether a name on the page, a class or any of its text has a word. */
export function isOnPage(word: Word, index: PageIndex): boolean {
  return mentionsOf(word, index).size > 0 || isAmong(word, textOfPage(index).words);
}
