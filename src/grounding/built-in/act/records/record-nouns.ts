/** What a sentence calls a record: words that none of the records has to say. */
import { type Word, wordsOf } from '../../language/words.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { nearestTitles } from '../../matching/titles-over.js';
import type { Deed } from './record-deed.js';
import { type Found, isPartNoun } from './record-found.js';

/** "The loan of the astrolabe", on the page "Loan register": what the page calls all of its records tells none of them. */
export function withNouns(deed: Deed, found: Found, index: PageIndex): Deed {
  const isNoun = (word: Word): boolean =>
    !found.said.includes(word) &&
    (isOne(word, index) ||
      isPartNoun(word, found) ||
      isOfTitle(word, found.record, index) ||
      isOfTab(word, found.record, index));
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

/** "The visit", where the record lies behind the chosen tab "Visits", of the one row of tabs around it. */
export function isOfTab(word: Word, record: Entry, index: PageIndex): boolean {
  const panel = [...ancestorsOf(record)].find(({ node }) => node.role === 'tabpanel');
  const chosen = index.actionable.filter(
    (entry) => panel && entry.node.role === 'tab' && entry.node.selected === true && !isInside(entry, panel),
  );
  const [tab, ...others] = chosen;
  if (!tab || others.length > 0) return false;
  const [shown, ...more] = wordsOf(tab.node.name);
  return (
    more.length === 0 && shown?.stem === word.stem && shown.text !== word.text && shown.text.endsWith('s')
  );
}
