/** "The cheapest room" on a page of flights: what is compared is of a kind that the page has nothing of. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { superlativeAt } from '../../language/counting.js';
import { toWord, wordsOf } from '../../language/words.js';
import { isNounNowhere } from '../../matching/noun-nowhere.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** Words behind "the cheapest" among which its noun is. */
const REACH = 2;

/** What a tab or link shows, whatever that is of. */
const shown = /^(?:list|tab|section|view|page|panel|ranking|chart|charts)$/;

/** The noun; undefined where nothing is compared, or the page has its kind. */
export function comparedNowhere({ readings }: Clause, { targets, index }: Act): string | undefined {
  const tokens = tokensInOrder(readings);
  for (const at of tokens.keys()) {
    const compared = superlativeAt(tokens, at);
    if (!compared) continue;
    const behind = tokens.slice(at + compared.length, at + compared.length + REACH);
    // "The most read list" is what the tab "Most read" shows.
    const name = tokens.slice(at, at + compared.length).flatMap(({ text }) => wordsOf(text));
    const isName = targets.every((entry) => name.every((word) => says(entry, word)));
    const noun = behind.find(
      ({ kind, lower }) =>
        kind === 'word' && !(isName && shown.test(lower)) && isNounNowhere(toWord(lower), index),
    );
    if (noun) return noun.text;
  }
  return undefined;
}
