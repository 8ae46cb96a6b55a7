/** A click that opens a list to choose from, and chooses nothing of it: by that alone no list of a page is narrowed. */
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
