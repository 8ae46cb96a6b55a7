/** "Edit the note and change its title to Pens": what an edit has opened is saved, which such a sentence does not say, or the error tells that it is not. */
import { spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { calledBy } from '../../matching/describe.js';
import { formButtons } from '../../matching/form-place.js';
import { candidatesFor, type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { contentOf } from '../../language/words.js';
import { isReported } from '../records/do-edit.js';
import { edits } from '../../matching/edit-sign.js';
import { besideField, keeps } from './closing-button.js';
import type { Made } from './sent-at-last.js';

const CONFIDENCE = 0.8;

const saving = /^(?:save|update|apply)\b/i;

const verbs = ['save', 'update', 'apply'];

/** The click on the one button that saves what was filled in; done where nothing was, and where the page has taken it by itself. */
export function savedAtLast(said: readonly Token[], made: Made, scene: Scene): Outcome {
  const { index } = scene;
  const fields = made.touched.flatMap((ref) => entryOf(ref, index) ?? []);
  // A switch takes effect at once.
  const isDue = fields.some(({ node }) => node.role !== 'switch');
  if (!isDue || (made.openers.length === 0 && made.isOpen !== true) || isReported(scene))
    return { kind: 'done', reason: 'nothing is left to save' };
  const nouns = contentOf(spell(said.filter(({ kind }) => kind === 'word')));
  const savers = verbs.map((verb) =>
    formButtons(fields, { verb, nouns, scene }).filter(
      (entry) =>
        saves(entry, fields, scene) && !(made.openers.includes(entry.node.ref ?? '') && edits(entry)),
    ),
  );
  // "Update note" says what the sentence calls by its name.
  const beside = fields.slice(0, 1).flatMap((field) => besideField(field, scene));
  const buttons = [...savers, beside.filter((entry) => saving.test(calledBy(entry)))].find(
    (each) => each.length > 0,
  );
  const looked = `what saves "${spell(said)}": it is filled in, and not saved`;
  const [button, ...others] = shortest(buttons ?? []);
  if (!button) return { kind: 'none', looked, nearest: [] };
  if (others.length > 0)
    return {
      kind: 'ambiguous',
      looked,
      candidates: candidatesFor(buttons ?? [], 'click', { score: CONFIDENCE, reason: 'may save it' }),
    };
  return {
    kind: 'steps',
    steps: [{ ...stepOn(button, 'click', { confidence: CONFIDENCE }), irreversible: true }],
  };
}

/** It says that it keeps something, and publishes or books nothing; the "OK" of another part of the page, and the "Add" over a list, save no field. */
function saves(button: Entry, fields: readonly Entry[], scene: Scene): boolean {
  const form = formOf(button);
  const isOfForm = form !== undefined && fields.every((field) => isInside(field, form));
  if (!keeps(button)) return isOfForm && contentOf(button.node.name).length === 0;
  const name = calledBy(button);
  if (saving.test(name)) return true;
  if (/^(?:add|create)\b/i.test(name)) return isOfForm && button.node.inputType === 'submit';
  return isOfForm || fields.every((field) => besideField(field, scene).includes(button));
}

/** "Save", beside a "Save and close" that does more. */
function shortest(buttons: readonly Entry[]): readonly Entry[] {
  const lengthOf = ({ evidence: [name] }: Entry): number => name?.words.length ?? 0;
  const least = Math.min(...buttons.map((each) => lengthOf(each)));
  return buttons.filter((each) => lengthOf(each) === least);
}
