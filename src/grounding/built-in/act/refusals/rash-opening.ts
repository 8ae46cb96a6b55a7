/** Nothing is opened by what destroys something: "Clear all" is pressed by no sentence that looks for a place to move a song to. */
import type { Clause } from '../../language/clause.js';
import { wordsOf } from '../../language/words.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf, type PageIndex, readable } from '../../matching/page-index.js';

/** Verbs of buttons after which what was there is gone, at once. */
const destroying = /^(?:clear|delete|remove|erase|empty|wipe|reset|discard|destroy|logout|signout)$/;

/** Refuses a click that is only to bring something up, on what is called by a verb that destroys and that the sentence does not say. */
export function unlessRash(clause: Clause, outcome: Outcome, index: PageIndex): Outcome {
  if (outcome.kind !== 'steps' || !outcome.phase) return outcome;
  const said = wordsOf(`${clause.said} ${clause.text}`);
  const rash = outcome.steps.find(({ method, ref }) => {
    const entry = method === 'click' && ref !== undefined ? entryOf(ref, index) : undefined;
    const [verb] = entry ? wordsOf(entry.node.name || readable(entry.node)) : [];
    return (
      verb !== undefined &&
      destroying.test(verb.text) &&
      !said.some(({ meaning }) => meaning === verb.meaning)
    );
  });
  if (!rash) return outcome;
  return {
    kind: 'none',
    looked: clause.text,
    nearest: [
      {
        ref: rash.ref ?? '',
        description: rash.description,
        score: rash.confidence,
        reason: 'destroys something, which is not said',
      },
    ],
  };
}
