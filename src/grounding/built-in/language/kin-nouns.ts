/** Nouns for what repeats on pages, by what people may call the same thing: a "person" of one page is the "user" of another, and never its "order". */
import type { Word } from './words.js';

/** Stemmed. Two words of different rows, and of none in common, are of different things. */
const rows: readonly ReadonlySet<string>[] = [
  'user person member customer client contact employee student doctor patient pupil visitor guest driver passenger applicant candidate player name',
  'task todo job issue ticket bug defect chore step project',
  'product good article book movie song track album video offer deal hotel car',
  'song track album artist playlist music',
  'file document folder photo image picture video track attachment',
  'order invoice payment transaction booking reservation subscription expense purchase bill',
  'post comment article tweet review story news thread topic note question answer',
  'flight fare trip journey departure sailing crossing connection',
  'message mail email conversation chat thread letter inbox mailbox',
].map((row) => new Set(row.split(' ')));

/** A word of any of the rows. */
export function isOfRow(word: Word): boolean {
  return rows.some((row) => isIn(row, word));
}

/** They may be said of the same thing. */
export function areKin(one: Word, other: Word): boolean {
  return rows.some((row) => isIn(row, one) && isIn(row, other));
}

/** The others that the same thing may be called by. */
export function kinOf(word: Word): readonly string[] {
  return [...new Set(rows.filter((row) => isIn(row, word)).flatMap((row) => [...row]))];
}

function isIn(row: ReadonlySet<string>, { stem, meaning }: Word): boolean {
  return row.has(stem) || row.has(meaning);
}
