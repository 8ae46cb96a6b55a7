/** Names that hold an "and": "Save and close" is one button, where the page has one of that name, and no two clauses. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { parsePhrase } from '../../language/phrase.js';
import { isPronoun } from '../../language/references.js';
import { contentOf, isStopWord, toWord, wordLikeness } from '../../language/words.js';
import { kindAt } from '../../language/types.js';
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
  return first?.exact && !second?.exact && saysAll(first, clause.joined) ? first : undefined;
}

/** "Squash and merge but not on Sundays" is more than the name: what the name does not say would be lost with the next clause. */
function saysAll({ entry }: Scored, joined: readonly Token[]): boolean {
  const shown = entry.evidence.flatMap(({ words }) => words);
  return joined
    .filter(({ kind, lower }) => kind === 'word' && kindAt([lower], 0) === undefined)
    .flatMap(({ text }) => contentOf(text))
    .every((word) => shown.some((each) => wordLikeness(word, each) > 0));
}
