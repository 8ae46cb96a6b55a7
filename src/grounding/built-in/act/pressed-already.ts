/** A deed that a pressed button says is done: "star the message", where "Star" of it is pressed. A second click would undo it. */
import type { Clause } from '../language/clause.js';
import { toWord } from '../language/words.js';
import type { Scene } from '../matching/look-up.js';
import type { Outcome } from '../matching/outcome.js';
import { entryOf } from '../matching/page-index.js';

/** The outcome, or that it is so already where its one click would release the button that the deed is called by. */
export function unlessPressed({ verb, said }: Clause, outcome: Outcome, { index }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  if (verb !== 'goal' || said === '' || step?.method !== 'click' || others.length > 0) return outcome;
  const entry = entryOf(step.ref ?? '', index);
  if (entry?.node.pressed !== true || !/^(?:button|switch)$/.test(entry.node.role)) return outcome;
  const deed = toWord(said);
  // "Unmute" is done by the click on the pressed "Mute".
  const isCalled = entry.evidence.some(
    ({ trust, words }) => trust > 0.9 && words[0] !== undefined && words[0].stem === deed.stem,
  );
  return isCalled && !said.startsWith('un')
    ? { kind: 'done', reason: `"${entry.node.name}" is pressed already`, entries: [entry] }
    : outcome;
}
