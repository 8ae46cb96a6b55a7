/** "Select A and B and retire them": behind a list, a word of its own with "them" is what is done to the list, and no more of its items. */
import { type Clause, spell } from '../language/clause.js';
import { isPronoun } from '../language/references.js';
import { isStopWord, toWord } from '../language/words.js';
import type { Outcome } from '../matching/outcome.js';

/** The choice without its last words, and the deed that they are; undefined where nothing of that kind ends the list. */
export function deedBehind(clause: Clause): Outcome | undefined {
  if (!/^(?:select|check|uncheck)$/.test(clause.verb) || clause.readings.length === 0) return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const [joint, verb, object] = target.slice(-3);
  const isDeed =
    target.length > 3 &&
    joint?.kind === 'word' &&
    joint.lower === 'and' &&
    verb?.kind === 'word' &&
    !isStopWord(toWord(verb.lower)) &&
    object !== undefined &&
    isPronoun(object);
  if (!isDeed) return undefined;
  const before = target.slice(0, -3).filter((token, at) => token.lower !== ',' || at < target.length - 4);
  const goal = target.slice(-2);
  return {
    kind: 'instead',
    clauses: [
      { ...clause, readings: [{ target: before }], text: `${clause.said} ${spell(before)}` },
      { verb: 'goal', said: verb.lower, readings: [{ target: goal }], text: spell(goal) },
    ],
  };
}
