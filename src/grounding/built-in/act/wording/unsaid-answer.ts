/**
 * What is done with a native dialog that a click opens and the sentence says nothing of. Left alone it is dismissed by Playwright, and what was clicked
 * for is not done, which nobody sees.
 */
import type { IfDialog } from '../../../../contract/plan.js';
import type { Clause } from '../../language/clause.js';
import { formsOf, isStopWord, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, entryOf, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { deedOf, wordsOfDeed } from '../records/do-deed.js';

/** How the dialog is answered; undefined where nothing is clicked, or more comes before the deed is done. */
export function unsaidAnswer(clause: Clause, outcome: Outcome, scene: Scene): IfDialog | undefined {
  const clicked = outcome.kind === 'steps' && !outcome.phase ? outcome.steps.at(-1) : undefined;
  if (clicked?.method !== 'click' || clicked.ref === undefined) return undefined;
  const deed = deedOf(clause, outcome, { isSequel: false, sentence: clause.text });
  const names = numberedNames(clicked.ref, scene.index);
  if (deed) return { accept: true, about: wordsOfDeed(deed), ...(names.length > 0 && { names }) };
  // "Edit the page", and it asks "Edit a page that is locked?": yes, but it is not asked to lose anything.
  const [verb] = clause.said.split(' ');
  if (clause.verb !== 'click' && verb) return { accept: true, about: formsOf(toWord(verb)), strictly: true };
  // A click as such says yes to nothing; that it was for nothing is said where the question is about what the button says.
  const [name] = entryOf(clicked.ref, scene.index)?.evidence ?? [];
  const about = (name?.words ?? []).filter((word) => !isStopWord(word)).slice(0, 1);
  return { accept: false, about: about.flatMap((word) => formsOf(word)) };
}

/** "Bed 12", "invoice 2024-17": what the record of a control is called by a word and a number, and no count of what it holds. */
function numberedNames(ref: string, index: PageIndex): readonly string[] {
  const control = entryOf(ref, index);
  const record = control && recordOf(control);
  if (!record || record === control) return [];
  const texts = [record, ...below(index, record)].map(({ node }) => readable(node));
  const found = texts.flatMap((text) => [
    ...text
      .toLowerCase()
      .matchAll(/(?<!\p{L})(?<word>\p{L}{2,})(?: |-| ?#| no\.? ?)\d[\d./-]*(?![\p{L}\d]| \p{L}*s\b)/gu),
  ]);
  return [
    ...new Set(found.filter(({ groups }) => !counting.test(groups?.word ?? '')).map(([name]) => name)),
  ].toSorted((a, b) => b.length - a.length);
}

/** Words in front of a number that counts, or of what is done to so many. */
const counting =
  /^(?:all|every|these|those|the|of|with|for|and|or|in|over|to|by|at|from|until|till|about|than|last|first|next|delete|remove|cancel|release|selected|chosen|has|have|holds|contains|total)$/;
