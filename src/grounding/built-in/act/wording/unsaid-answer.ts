/**
 * What is done with a native dialog that a click opens and the sentence says nothing of. Left alone it is dismissed by Playwright, and what was clicked
 * for is not done, which nobody sees.
 */
import type { IfDialog } from '../../../../contract/plan.js';
import type { Clause } from '../../language/clause.js';
import { formsOf, isStopWord, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';
import { deedOf, wordsOfDeed } from '../records/do-deed.js';

/** How the dialog is answered; undefined where nothing is clicked, or more comes before the deed is done. */
export function unsaidAnswer(clause: Clause, outcome: Outcome, { index }: Scene): IfDialog | undefined {
  const clicked = outcome.kind === 'steps' && !outcome.phase ? outcome.steps.at(-1) : undefined;
  if (clicked?.method !== 'click' || clicked.ref === undefined) return undefined;
  const deed = deedOf(clause, outcome, { isSequel: false, sentence: clause.text });
  if (deed) return { accept: true, about: wordsOfDeed(deed) };
  // "Edit the page", and it asks "Edit a page that is locked?": yes, but it is not asked to lose anything.
  const [verb] = clause.said.split(' ');
  if (clause.verb !== 'click' && verb) return { accept: true, about: formsOf(toWord(verb)), strictly: true };
  // A click as such says yes to nothing; that it was for nothing is said where the question is about what the button says.
  const [name] = entryOf(clicked.ref, index)?.evidence ?? [];
  const about = (name?.words ?? []).filter((word) => !isStopWord(word)).slice(0, 1);
  return { accept: false, about: about.flatMap((word) => formsOf(word)) };
}
