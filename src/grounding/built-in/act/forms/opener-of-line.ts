/** A button in a line of a list opens a form for what that line is about, and for none of the others. */
import type { Clause } from '../../language/clause.js';
import { contentOf, isAmong, type Word } from '../../language/words.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** "Pay the August bill", where only the line of October has "Pay now": what is said is in another line of the list. */
export function isOfOtherLine(opener: Entry, clause: Clause): boolean {
  const line = recordOf(opener);
  if (!line) return false;
  const wordsIn = ({ node }: Entry): readonly Word[] => contentOf(readable(node));
  const own = wordsIn(line);
  const strange = contentOf(clause.text).filter((word) => !isAmong(word, own));
  if (strange.length === 0) return false;
  return (line.parent?.children ?? []).some((each) => {
    const shown = each === line ? [] : wordsIn(each);
    return strange.some((word) => isAmong(word, shown));
  });
}
