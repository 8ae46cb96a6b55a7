/**
 * "Delete the last comment" on a page of products: a word for what things are need not be written on each of them, but where the page says it
 * nowhere, nor any other word for the same, it is a page of something else.
 */
import { kinOf } from '../language/kin-nouns.js';
import { recordNouns, toWord, vagueNouns, type Word } from '../language/words.js';
import { mentionsOf, type PageIndex } from './page-index.js';
import { isOnPage } from './page-text.js';
import { isUntitled } from './untitled.js';

/** Whether neither a text, a name, a class, an option, the title nor the address has the noun or its kin; never so for what anything may be called. */
export function isNounNowhere(word: Word, index: PageIndex): boolean {
  if (!recordNouns.has(word.stem) || vagueNouns.has(word.stem) || word.stem === 'place') return false;
  if (isUntitled(index)) return false;
  return ![word, ...kinOf(word).map((each) => toWord(each))].some((each) => isOnPage(each, index));
}

/** The same, and also where a page without a title may be about anything: for what cannot be undone. */
export function isKindNowhere(word: Word, index: PageIndex): boolean {
  if (!recordNouns.has(word.stem) || vagueNouns.has(word.stem)) return false;
  return !isKindMentioned(word, index) && !isOnPage(word, index);
}

/** Whether a name, text or class of the page has the noun, or one that the same thing may be called by. */
export function isKindMentioned(word: Word, index: PageIndex): boolean {
  return [word.text, ...kinOf(word)].some((each) => mentionsOf(toWord(each), index).size > 0);
}
