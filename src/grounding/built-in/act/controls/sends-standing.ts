/** "Add role" opens nothing where it sends off the form that stands there and has a place for some of what is said. */
import type { Clause } from '../../language/clause.js';
import { deedVerb, formSentence } from '../../language/form-sentence.js';
import { contentWordsOf, isStopWord } from '../../language/words.js';
import { type FormField, formFields } from '../../matching/form-fields.js';
import { place } from '../../matching/form-parts.js';
import { narrows } from '../../matching/form-opener.js';
import { formButton } from '../../matching/form-place.js';
import type { Scene } from '../../matching/look-up.js';
import type { Entry } from '../../matching/page-index.js';
import { narrowsBeside } from '../../matching/filter-bar.js';
import { formOf } from '../../matching/relations.js';

/** Whether a click on it would send off a form with fields, or one that some part of the sentence goes into, though not all of it. */
export function sendsStanding(button: Entry, clause: Clause, scene: Scene): boolean {
  const sentence = formSentence(clause);
  const own = formOf(button);
  const isSubmit = button.node.inputType === 'submit' && own?.node.tag === 'form';
  if (isSubmit && formFields(scene.index.actionable).some(({ entry }) => formOf(entry) === own)) return true;
  if (!sentence) return false;
  const nouns = sentence.object
    .flatMap(({ text }) => contentWordsOf(text))
    .filter((word) => !isStopWord(word));
  const all = formFields(scene.index.actionable).filter(({ entry }) => !narrows(entry));
  return [...new Set(all.map(({ entry }) => formOf(entry)))].some((form) => {
    const fields = all.filter(({ entry }) => formOf(entry) === form);
    // "Question 1" says where it is made.
    const placed = sentence.parts.flatMap((part) =>
      part.lead === 'in' ? [] : (place(part, { fields, nouns }) ?? []),
    );
    const elements = placed.flatMap(({ field }) =>
      field.names.length > 0 && !isWritten(field) && !narrowsBeside(field.entry, button, scene.index)
        ? [field.entry]
        : [],
    );
    return elements.length > 0 && formButton(elements, { verb: deedVerb(clause), nouns, scene }) === button;
  });
}

/** What is new goes over no text that stands there. */
function isWritten({ kind, entry }: FormField): boolean {
  return /^(?:text|area)$/.test(kind) && (entry.node.value ?? '') !== '';
}
