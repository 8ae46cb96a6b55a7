/** A click on what nothing marks as something to click: "choose Pro", where that is a heading. The page has to answer it. */
import type { Clause } from '../language/clause.js';
import type { Scene } from '../matching/look-up.js';
import type { Outcome } from '../matching/outcome.js';
import { entryOf, readable } from '../matching/page-index.js';

/** The outcome, to be looked at again where its one click is on a plain text and the sentence does not ask for a click as such. */
export function ifAnswered({ verb }: Clause, outcome: Outcome, { index }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  if (!/^(?:select|open|goal)$/.test(verb) || step?.method !== 'click' || others.length > 0) return outcome;
  const node = entryOf(step.ref ?? '', index)?.node;
  const isPlain = node && plain.test(node.role) && node.clickable !== true && node.pressed === undefined;
  if (outcome.kind !== 'steps' || !isPlain) return outcome;
  return { ...outcome, phase: { kind: 'plain row', shown: (node.name || readable(node)).slice(0, 60) } };
}

const plain = /^(?:heading|text|paragraph|strong|emphasis|term|definition|time|caption|blockquote)$/;
