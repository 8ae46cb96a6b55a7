/** The handle of whoever has written a record: its menu says that in place of the name. */
import { type Word, wordsOf } from '../../language/words.js';
import { type Entry, readable } from '../../matching/page-index.js';

/** "Unfollow @nb7" in the menu of what Night Bus 7 has posted: the one handle that the record shows. Of two, either may be meant. */
export function handleOf({ node }: Entry): readonly Word[] {
  const handles = new Set(readable(node).match(/(?<!\S)@[\w.-]+/g));
  const [handle] = handles;
  return handles.size === 1 && handle !== undefined ? wordsOf(handle) : [];
}
