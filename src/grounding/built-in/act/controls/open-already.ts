/** What is unfolded already is not folded up by a sentence that wants something else of it: "show only the active ones", where "By active" is open. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';

/** Verbs of a click as such, and of folding up. */
const literal =
  /^(?:click|dblclick|rightClick|hover|focus|press|toggle|close|collapse|uncheck|clear|submit)$/;
const folding =
  /\b(?:hide|close|collapse|fold|shrink|minimi[sz]e|toggle|dismiss|contract|cancel|exit|leave|quit|stop)\b/;

const boxes = /^(?:switch|checkbox)$/;

/** The outcome, or that nothing fits where its one click would only fold up what stands open. */
export function unlessClosing({ verb, said, text }: Clause, outcome: Outcome, { index }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  if (literal.test(verb) || folding.test(said) || step?.method !== 'click' || others.length > 0)
    return outcome;
  const entry = entryOf(step.ref ?? '', index);
  // "Open the north gate", by a switch "Open north gate" that is on.
  if (verb === 'open' && entry && boxes.test(entry.node.role) && entry.node.checked === true)
    return { kind: 'done', reason: 'it is on already', entries: [entry] };
  const isToggle =
    entry?.node.expanded === true && !/^(?:link|combobox|treeitem|row|tab)$/.test(entry.node.role);
  if (!isToggle) return outcome;
  const reason = 'it is open already, and a click would close it';
  return {
    kind: 'none',
    looked: text,
    nearest: [{ ref: step.ref ?? '', description: step.description, score: step.confidence, reason }],
  };
}
