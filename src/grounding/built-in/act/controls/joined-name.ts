/** Names that hold an "and": "Save and close" is one button, where the page has one of that name, and no two clauses. */
import type { Clause } from '../../language/clause.js';
import { parsePhrase } from '../../language/phrase.js';
import { isPronoun } from '../../language/references.js';
import { isStopWord, toWord } from '../../language/words.js';
import type { Scored } from '../../matching/candidate.js';
import type { Scene } from '../../matching/look-up.js';
import { rank } from '../../matching/match.js';
import { wantClick } from '../../matching/wants.js';

/** The element whose whole name is this clause and the next: "Save and close". */
export function joinedName(clause: Clause, scene: Scene): Scored | undefined {
  if (!clause.joined || clause.joined.some((token) => token.kind !== 'word' && token.kind !== 'punctuation'))
    return undefined;
  // "Uncheck it and save as draft": what has no name of its own is no part of the name "Save draft".
  const own = clause.readings
    .flatMap(({ target = [] }) => target)
    .filter(({ lower }) => lower !== clause.said);
  if (own.length > 0 && own.every((token) => isPronoun(token) || isStopWord(toWord(token.lower))))
    return undefined;
  const [phrase] = parsePhrase(clause.joined);
  if (!phrase) return undefined;
  const [first, second] = rank([phrase], scene.index, wantClick);
  return first?.exact && !second?.exact ? first : undefined;
}
