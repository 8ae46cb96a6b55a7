/**
 * "Delete the last comment" on a page of products: a word for what things are need not be written on each of them, but where the page says it
 * nowhere, nor any other word for the same, it is a page of something else.
 */
import { kinOf } from '../language/kin-nouns.js';
import {
  fold,
  recordNouns,
  toWord,
  vagueNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../language/words.js';
import { mentionsOf, type PageIndex, readable } from './page-index.js';
import { isUntitled } from './untitled.js';

/** Whether neither a text, a name, a class, an option, the title nor the address has the noun or its kin; never so for what anything may be called. */
export function isNounNowhere(word: Word, index: PageIndex): boolean {
  if (!recordNouns.has(word.stem) || vagueNouns.has(word.stem) || word.stem === 'place') return false;
  if (isUntitled(index)) return false;
  const kin = [word, ...kinOf(word).map((each) => toWord(each))];
  return !kin.some((each) => mentionsOf(each, index).size > 0 || isInTitle(each, index));
}

function isInTitle(word: Word, index: PageIndex): boolean {
  const { title, url } = index.snapshot;
  return shownAround(index, `${title} ${url}`).some((each) => wordLikeness(word, each) >= 0.9);
}

const aroundOnce = new WeakMap<PageIndex, readonly Word[]>();

/** The words of the title, the address, the options and the plain text, which the index of names leaves out. */
function shownAround(index: PageIndex, titles: string): readonly Word[] {
  let known = aroundOnce.get(index);
  if (!known) {
    const options = index.actionable.flatMap(({ node }) => node.options ?? []);
    known = wordsOf(fold(`${titles} ${options.join(' ')} ${readable(index.snapshot.root)}`));
    aroundOnce.set(index, known);
  }
  return known;
}
