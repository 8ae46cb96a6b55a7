/** What a button of a record's line says that it does, is done by that button, and not by opening what shows how the record is. */
import type { Setting } from '../../language/setting-sentence.js';
import { contentOf, type Word, wordsOf } from '../../language/words.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';

/** "Mark the parcel as lost", where its line has a button "Mark lost" or "Mark as lost": the verb of the sentence and the value, and no more. */
export function isDoneByButton(
  { value }: Setting,
  record: Entry,
  { text, index }: { text: string; index: PageIndex },
): boolean {
  const said = [...wordsOf(text).slice(0, 1), ...contentOf(value)];
  return (
    value !== '' &&
    below(index, record).some(
      ({ node }) =>
        /^(?:button|link)$/.test(node.role) &&
        node.hidden === undefined &&
        areSame(contentOf(node.name || readable(node)), said),
    )
  );
}

function areSame(shown: readonly Word[], said: readonly Word[]): boolean {
  return shown.length === said.length && shown.every((word, at) => word.stem === said[at]?.stem);
}
