/** A drag has two ends: what is said of the one does not speak of the other. */
import type { Clause } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import { kindAt } from '../../language/types.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { type Act, says } from '../evidence/word-evidence.js';
import { unexplained } from './unexplained.js';
import { wordsSeen } from './words-seen.js';

/** "The pie from Monday to Tuesday": what is moved has to be said by what is dragged, and not by what it is dragged to. */
export function swapped(clause: Clause, act: Act): string | undefined {
  const [from, to] = act.targets;
  if (clause.verb !== 'drag' || !from || !to || !act.isOnto) return undefined;
  const left = clause.readings.flatMap(({ target, destination }) => {
    if (!target || !destination) return [];
    const moved = unexplained({ ...clause, readings: [{ target }] }, { ...act, targets: [from] });
    return [
      moved ??
        (wordsSeen({ ...clause, readings: [{ target }] }, [from], act.index).size > 0
          ? undefined
          : unsaidBy(from, target)) ??
        unexplained({ ...clause, readings: [{ target: destination }] }, { ...act, targets: [to] }),
    ];
  });
  return left.includes(undefined) ? undefined : left[0];
}

/** What is dragged says itself at least one of the words that it is called by: what lies beside it does not. */
function unsaidBy(from: Entry, target: readonly Token[]): string | undefined {
  const end = target.findIndex((_, at) => at > 0 && prepositionAt(target, at) !== undefined);
  const named = (end === -1 ? target : target.slice(0, end)).filter(
    ({ kind, lower }) => kind === 'word' && kindAt([lower], 0) === undefined,
  );
  const words = named.flatMap(({ text }) => wordsOf(text)).filter((word) => !isStopWord(word));
  const shown = wordsOf(readable(from.node));
  const isOwn = (word: Word): boolean =>
    says(from, word) || shown.some((each) => wordLikeness(word, each) >= 0.9);
  const counts = named.some((_, at) => ordinalAt(named, at) !== undefined);
  // What has no text at all is known by its look.
  return counts || shown.length === 0 || words.some(isOwn) ? undefined : words[0]?.text;
}
