/** "Open the conversation with Mike" is not the field "Search conversations" above the list in which Mike is. */
import type { Clause } from '../../language/clause.js';
import { kindAt } from '../../language/types.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word that a field would be opened without, because it stands only around the field; undefined for what a click does open. */
export function fieldOpened({ verb, readings }: Clause, { targets, isHalf }: Act): string | undefined {
  const [field, ...others] = targets;
  if (verb !== 'open' || isHalf || !field || others.length > 0) return undefined;
  if (!/^(?:textbox|searchbox)$/.test(field.node.role) || field.node.hasPopup !== undefined) return undefined;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const lowers = tokens.map(({ lower }) => lower);
  const own = field.evidence.flatMap(({ words }) => words);
  const isSaid = (word: Word): boolean => own.some((each) => wordLikeness(word, each) >= 0.85);
  return tokens.find(({ kind, text }, at) => {
    if (kind === 'word' && kindAt(lowers, at) !== undefined) return false;
    return wordsOf(text).some((word) => !isStopWord(word) && !isOrnament(word) && !isSaid(word));
  })?.text;
}
