/** What a form has beside its fields: the box for what is said behind it, and whether it is for what is made at all. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { deedVerb, type FormPart, type FormSentence } from '../../language/form-sentence.js';
import { contentWordsOf, isStopWord, type Word } from '../../language/words.js';
import { coverOf } from '../../matching/form-cover.js';
import { type Form, type FormField, isSame } from '../../matching/form-fields.js';
import { place, type Placement } from '../../matching/form-parts.js';
import { placeAll } from '../../matching/form-placing.js';
import type { Entry } from '../../matching/page-index.js';

/** The parts of a sentence in the fields of a form, and the nouns of what is made. */
export interface InPlace {
  nouns: readonly Word[];
  all: readonly Placement[];
  left: readonly FormPart[];
}

/** As the words of the sentence divide it. */
export function inParts(
  { object, parts }: FormSentence,
  fields: readonly FormField[],
  around: readonly number[],
): InPlace {
  const nouns = nounsOf(object);
  return { nouns, ...placeAll(parts, { fields, nouns }, around) };
}

/** As the fields of the form divide it; undefined where they do not, or in more than one way. */
export function byFields(
  clause: Clause,
  { object, whole = [], isSent, mayOpen }: FormSentence,
  fields: readonly FormField[],
): InPlace | undefined {
  const isMade = isSent || mayOpen;
  const cover = coverOf(whole, { fields, isMade }, nounsOf);
  if (!cover) return undefined;
  // Where nothing is made, what the form is about is no part of what is divided.
  const nouns = nounsOf(isMade ? cover.object : object);
  return isMade && nouns.length === 0 && !isChosenOrStated(clause, cover.all)
    ? undefined
    : { nouns, all: cover.all, left: [] };
}

/** "Request training from …", "report wages of …": what is asked for is a choice of the form, or its verb makes nothing. */
function isChosenOrStated(clause: Clause, [first, ...others]: readonly Placement[]): boolean {
  const isChoice = first?.field.kind === 'box' || first?.field.options !== undefined;
  return (
    isStating(clause) ||
    (isChoice && others.length > 0 && !/^(?:create|add|make|new|write|send|compose)$/.test(clause.said))
  );
}

/** What is reported or claimed in the words of the fields is only filled in. */
export function isStating({ said }: Clause): boolean {
  return /^(?:report|claim|declare|state)$/.test(said);
}

function nounsOf(object: readonly Token[]): readonly Word[] {
  return object.flatMap(({ text }, at) =>
    contentWordsOf(text).filter(
      // "Part A" is not "part B".
      (word) => (at > 0 && /^\p{Lu}$/u.test(text)) || (!isStopWord(word) && !says.test(word.text)),
    ),
  );
}

/** "… and send a reminder", where the form has a box for that. */
export function asideOf({ aside }: Clause, form: Form): Placement | undefined {
  const [placement, ...others] = (aside && place({ lead: 'item', tokens: aside }, form)) ?? [];
  return others.length === 0 && placement?.field.kind === 'box' ? placement : undefined;
}

/** Words of the object that say nothing of what is made. */
const says = /^(?:new|another|additional|following|up|account)$/;

/** A form that was there before is for what is made when its button or title says the verb, or nothing is in it yet. */
export function isOwnForm(
  clause: Clause,
  elements: readonly Entry[],
  { button, about }: { button: Entry | undefined; about: readonly Word[] },
): boolean {
  const isSaid = contentWordsOf(deedVerb(clause)).every((verb) => about.some((word) => isSame(verb, word)));
  const isEmpty = elements.every(({ node }) => node.options !== undefined || (node.value ?? '') === '');
  // What stands in its text belongs to something that is there, and is not written over for something new.
  const isTaken = elements.some(
    ({ node }) =>
      (node.tag === 'textarea' || (node.role === 'textbox' && node.inputType === 'text')) &&
      (node.value ?? '') !== '',
  );
  if (isTaken && /^(?:create|new|make|add|write)$/.test(clause.said)) return false;
  return isSaid || (isEmpty && button !== undefined && !/^(?:sign|open)$/.test(clause.said));
}
