/** "Like the comment by Ann" is not the "Like" of Ann's post, which says that it has "2 comments": they are in it, and it is none of them. */
import type { Clause } from '../../language/clause.js';
import { prepositionAt } from '../../language/prepositions.js';
import { fold, recordNouns, toWord } from '../../language/words.js';
import { readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The noun of a deed that the card acted on counts among what it holds. */
export function countedInside(
  { verb, readings }: Clause,
  { targets: [target, ...others] }: Act,
): string | undefined {
  const record = target && others.length === 0 ? recordOf(target) : undefined;
  if (verb !== 'goal' || !target || !record) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const end = tokens.findIndex((_, at) => at > 0 && prepositionAt(tokens, at) !== undefined);
  const noun = end > 0 ? tokens[end - 1] : undefined;
  if (noun?.kind !== 'word' || !recordNouns.has(noun.lower)) return undefined;
  const word = toWord(noun.lower);
  const text = fold(readable(record.node));
  const isCounted = [...text.matchAll(/\d+ (?<noun>\p{L}+)/gu)].some(
    ({ groups }) => toWord(groups?.['noun'] ?? '').stem === word.stem,
  );
  return isCounted && !says(target, word) ? noun.text : undefined;
}
