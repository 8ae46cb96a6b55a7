/** "Delete receipts.zip from the Trash": that to delete and the trash are said alike does not put the file there. */
import type { Clause } from '../../language/clause.js';
import { type Word, wordsOf } from '../../language/words.js';
import { mentionsOf } from '../../matching/page-index.js';
import { isMarkedOpen } from '../../matching/tab-rows.js';
import type { Act } from '../evidence/word-evidence.js';

/** A word for a place that means what the verb means, where neither the target nor a title or the open entry of a menu says it. */
export function isPlaceNotDeed(word: Word, { verb, said }: Clause, { targets, index }: Act): boolean {
  const deed = wordsOf(said);
  const isAlike = deed.some((each) => each.meaning === word.meaning && each.stem !== word.stem);
  if (verb !== 'goal' || !isAlike || !/^(?:trash|bin|rubbish|garbage|recycle|wastebasket)$/.test(word.stem))
    return false;
  const isSaid = targets.some(({ evidence }) =>
    evidence.some(({ words }) => words.some(({ stem }) => stem === word.stem)),
  );
  return (
    !isSaid &&
    ![...mentionsOf(word, index)].some(
      (entry) =>
        entry.evidence.some(({ words }) => words.some(({ stem }) => stem === word.stem)) &&
        (entry.node.role === 'heading' || isMarkedOpen(entry)),
    )
  );
}
