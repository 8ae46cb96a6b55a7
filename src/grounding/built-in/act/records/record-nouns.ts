/** What a sentence calls a record: words that none of the records has to say. */
import { type Word, wordsOf } from '../../language/words.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { nearestTitles } from '../../matching/titles-over.js';
import type { Deed } from './record-deed.js';
import { type Found, isPartNoun } from './record-found.js';

/** "The loan of the astrolabe", on the page "Loan register": what the page calls all of its records tells none of them. */
export function withNouns(deed: Deed, found: Found, index: PageIndex): Deed {
  const isNoun = (word: Word): boolean =>
    !found.said.includes(word) &&
    (isOne(word, index) || isPartNoun(word, found) || isOfTitle(word, found.record, index));
  const telling = deed.telling.filter((word) => !isNoun(word));
  return { ...deed, telling, nouns: [...deed.nouns, ...deed.telling.filter((word) => isNoun(word))] };
}

/** What the page calls one of its records: "the loans" are more than one. */
export function isOne(word: Word, index: PageIndex): boolean {
  return !/[^s]s$/.test(word.text) && isNounOfPage(word, index);
}

/** "The alert", of a list with the title "Alerts (4)". */
export function isOfTitle(word: Word, record: Entry, index: PageIndex): boolean {
  return (
    !word.text.endsWith('s') &&
    nearestTitles(record, index).some((title) =>
      wordsOf(title).some(({ text, stem }) => stem === word.stem && text !== word.text && text.endsWith('s')),
    )
  );
}
