/** What narrows no list of a page: a click that only opens a list to choose from, and the title of a column as a text to look for. */
import type { Token } from '../../language/lexer.js';
import { wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, type Entry, entryOf } from '../../matching/page-index.js';

/** A click on a list of options, where none of them is said, filters nothing. */
export function opensOnly(outcome: Outcome, { index }: Scene): boolean {
  if (outcome.kind !== 'steps' || outcome.phase) return false;
  return outcome.steps.some(({ method, ref }) => {
    const entry = method === 'click' ? entryOf(ref ?? '', index) : undefined;
    return entry !== undefined && (entry.node.options !== undefined || isBoxOfList(entry, index));
  });
}

/** What a library draws around the field of its list. */
function isBoxOfList(entry: Entry, index: Scene['index']): boolean {
  return (
    entry.node.role === 'generic' &&
    below(index, entry).some(({ node }) => node.role === 'combobox' && node.hasPopup === 'listbox')
  );
}

/** "The table by status": the word for a column says what is filtered by, and is nothing to type. */
export function isColumn([property, ...more]: readonly Token[], { index }: Scene): boolean {
  return (
    property?.kind === 'word' &&
    more.length === 0 &&
    index.entries.some(
      ({ node }) => node.role === 'columnheader' && wordsOf(node.name)[0]?.text === property.lower,
    )
  );
}
