/** "The post of @ann" is not that of @ann_k: a handle is whole, and what has another in its place belongs to somebody else. */
import type { Clause } from '../../language/clause.js';
import { handlesIn } from '../../language/handles.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The handle that a clause says, where what is acted on belongs to another; undefined where it belongs to that one, or shows none. */
export function otherHandle({ text }: Clause, { targets, given }: Act): string | undefined {
  const typed = given.map((word) => word.text);
  return handlesIn(text).find(
    (said) => !typed.includes(said.slice(1)) && targets.some((entry) => isOfOther(entry, said)),
  );
}

/** The nearest that shows a handle shows others only. */
function isOfOther(entry: Entry, said: string): boolean {
  for (const each of [entry, ...ancestorsOf(entry)]) {
    const shown = handlesIn(`${each.node.name} ${readable(each.node)}`);
    if (shown.length > 0) return !shown.includes(said);
  }
  return false;
}
