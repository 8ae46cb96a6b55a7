/** Nouns for what repeats on pages, in rows of those that may be said of the same things. */
import type { Word } from '../../language/words.js';

/** What repeats on pages, by what people may call it; stemmed. Two words of different rows, and of none in common, are of different things. */
const rows: readonly ReadonlySet<string>[] = [
  'user person member customer client contact employee student doctor patient pupil visitor guest driver passenger applicant candidate player name',
  'task todo job issue ticket bug defect chore step project',
  'product good article book movie song track album video offer deal hotel car',
  'song track album artist playlist music',
  'file document folder photo image picture video track attachment',
  'order invoice payment transaction booking reservation subscription expense purchase bill',
  'post comment article tweet review story news thread topic note question answer',
  'message mail email conversation chat thread letter',
].map((row) => new Set(row.split(' ')));

/** Whether a word is one for things of some kind that pages list. */
export function isOfRow(word: Word): boolean {
  return rows.some((row) => isIn(row, word));
}

/** Whether two words may be said of the same things. */
export function areKin(one: Word, other: Word): boolean {
  return rows.some((row) => isIn(row, one) && isIn(row, other));
}

function isIn(row: ReadonlySet<string>, { stem, meaning }: Word): boolean {
  return row.has(stem) || row.has(meaning);
}
