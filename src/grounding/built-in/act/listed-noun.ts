/** "The user Ann", in a table with a column "User name" under "Add user": what the rows are is said by what adds one, and not of one row or another. */
import type { Word } from '../language/words.js';
import { type Entry, isInside, mentionsOf, type PageIndex } from '../matching/page-index.js';

/** Whether the word says what is listed in a part of the page: a button adds one of that name. */
export function isListedNoun(word: Word, index: PageIndex, part: Entry): boolean {
  return [...mentionsOf(word, index)].some((entry) => {
    const [add, ...named] = (entry.evidence[0]?.words ?? []).filter(
      ({ text }) => /\p{L}/u.test(text) && !/^(?:a|an|another|new)$/.test(text),
    );
    const isAdding = /^(?:button|link)$/.test(entry.node.role) && /^(?:add|create)$/.test(add?.text ?? '');
    const isThis = named.length === 1 && named[0]?.stem === word.stem;
    return isAdding && isThis && isInside(entry, part);
  });
}
