/** Nouns for what things are that the page has nowhere: "the last comment" of a list of products, "the design channel" where there is a "Design review". */
import { isOrnament, isStopWord, type Word, wordLikeness } from '../../language/words.js';
import { isNounNowhere } from '../../matching/noun-nowhere.js';
import type { Act } from '../evidence/word-evidence.js';

/** What is called by nothing but the noun, or by one word out of a longer name besides, has to be called so by the page. */
export function isOfOtherThings(word: Word, explained: readonly Word[], { targets, index }: Act): boolean {
  const [only, ...others] = explained;
  if (
    others.length > 0 ||
    (only && !targets.every(({ evidence: [name] }) => isPartOf(only, name?.words ?? [])))
  )
    return false;
  return isNounNowhere(word, index);
}

/** The name says the word, and more letters than that. */
function isPartOf(word: Word, name: readonly Word[]): boolean {
  const said = name.filter((each) => /\p{L}/u.test(each.text) && !isStopWord(each) && !isOrnament(each));
  return said.length > 1 && said.some((each) => wordLikeness(word, each) >= 0.75);
}
