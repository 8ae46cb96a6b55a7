/** A button in a line of a list opens a form for what that line is about, and for none of the others. */
import type { Clause } from '../../language/clause.js';
import { contentOf, isAmong, type Word } from '../../language/words.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** "Pay the August bill", where only the line of October has "Pay now": what is said is in another line of the list. */
export function isOfOtherLine(opener: Entry, clause: Clause): boolean {
  const line = recordOf(opener);
  const others = (line?.parent?.children ?? []).filter((each) => each !== line);
  const says = ({ node }: Entry, word: Word): boolean => isAmong(word, contentOf(readable(node)));
  return (
    line !== undefined &&
    contentOf(clause.text).some((word) => !says(line, word) && others.some((each) => says(each, word)))
  );
}
