/** "Change the phone", in a row that has turned into fields without names: the field that stands under the title "Phone". */
import { headersOver } from '../../matching/headers-over.js';
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { meansProperty } from '../../language/property-names.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { isSpare } from '../../matching/form-fields.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';

/** Verbs that give something another value. */
export const changing = /^(?:set|change|update|correct|edit|modify|adjust)$/;

/**
 * The fill of that field; a refusal where a row has turned into fields and none of them is meant: an empty field elsewhere holds nothing that
 * could be changed. Undefined where no row has.
 */
export function columnField(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:set|fill|type|select)$/.test(clause.verb) || clause.at !== undefined || !scene.before)
    return undefined;
  const row = editedRow(scene);
  if (!row) return undefined;
  for (const { target, destination, value } of clause.readings) {
    const named = target && value ? target : (destination ?? []);
    const words = contentOf(
      tokensInOrder([{ target: named }])
        .map(({ text }) => text)
        .join(' '),
    );
    const called = row.fields.filter((each) => isTitled(each, words, scene.index));
    const said = words.map(({ text }) => text).join(' ');
    const [field, ...others] =
      called.length > 0 ? called : row.fields.filter((each) => isMeant(each, said, scene.index));
    if (field && others.length === 0 && words.length > 0 && value && value.length > 0)
      return {
        kind: 'instead',
        clauses: [
          { verb: 'set', said: 'set', readings: [{ value }], text: clause.text, at: field.node.ref ?? '' },
        ],
      };
  }
  return undefined;
}

/** Whether a change would go into an empty field outside of the row that the step before has turned into fields. */
export function changesElsewhere({ verb, said }: Clause, outcome: Outcome, scene: Scene): boolean {
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const row = verb === 'set' && changing.test(said) && step?.method === 'fill' ? editedRow(scene) : undefined;
  const field = scene.index.actionable.find(({ node }) => node.ref === step?.ref);
  return (
    row !== undefined &&
    field !== undefined &&
    others.length === 0 &&
    !isInside(field, row.row) &&
    (field.node.value ?? '') === ''
  );
}

/** The one row with fields that have come with the step before, or the one before that. */
function editedRow({ index, before, last }: Scene): { row: Entry; fields: readonly Entry[] } | undefined {
  const fresh = freshEntries({ index, before, last });
  const holder = last && [...ancestorsOf(last)].find(({ node }) => node.role === 'row');
  const fields = index.actionable.filter(
    (entry) =>
      fieldRoles.has(entry.node.role) &&
      isNamedByRow(entry) &&
      (fresh.has(entry) || (holder && isInside(entry, holder))),
  );
  const rows = new Set(
    fields.map((field) => [...ancestorsOf(field)].find(({ node }) => node.role === 'row')),
  );
  const [row, ...others] = rows;
  return row && others.length === 0 ? { row, fields } : undefined;
}

/** It has no name, or none but what stands in the cell before it. */
function isNamedByRow({ evidence }: Entry): boolean {
  return evidence.every(({ kind }) => /^(?:class|id|type|test id|description|label-nearby)$/.test(kind));
}

/** The title of the column over a field is another name of the property. */
function isMeant(field: Entry, said: string, index: PageIndex): boolean {
  return headersOver(field, index).some(({ node }) => meansProperty(readable(node) || node.name, said));
}

/** The title of the column over a field says just these words. */
function isTitled(field: Entry, words: readonly Word[], index: PageIndex): boolean {
  const over = headersOver(field, index);
  const last = words.length > 1 && isSpare(words.slice(-2)) ? words.slice(0, -1) : words;
  return over.some(({ node }) => {
    const title = contentOf(readable(node) || node.name);
    return (
      [words, last].some(
        (asked) =>
          title.length === asked.length &&
          asked.every((word) => title.some((each: Word) => wordLikeness(word, each) >= 0.9)),
      ) && wordsOf(node.name).length > 0
    );
  });
}
