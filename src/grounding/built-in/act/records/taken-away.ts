/** Whether a line of a list is gone, and all others of it are still there. */
import type { Word } from '../../language/words.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';

/** Done where the page says no more what this record of the page before said, and all that the lines beside it did. */
export function takenAway(verb: Word, record: Entry, index: PageIndex): Outcome | undefined {
  return verb.meaning === 'delete' && isGone(record, index)
    ? { kind: 'done', reason: 'it is gone, and nothing else' }
    : undefined;
}

function isGone(record: Entry, index: PageIndex): boolean {
  const siblings = (record.parent?.children ?? []).filter((each) => each !== record);
  const said = textOf(record);
  if (said === '' || siblings.length === 0) return false;
  const shown = new Set(
    index.entries.filter(({ node }) => node.hidden === undefined).map((each) => textOf(each)),
  );
  return !shown.has(said) && siblings.every((each) => shown.has(textOf(each)));
}

function textOf({ node }: Entry): string {
  return readable(node).trim();
}
