/** `…, add the note "Dinner" and pay`: amid the fields of a form that is sent off behind it, what is added is the text of the field of that name. */
import { type Clause, spell } from '../../language/clause.js';
import { contentWordsOf } from '../../language/words.js';
import { fieldsCalled, formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { formOf } from '../../matching/relations.js';
import { putInto } from '../controls/put.js';

const CONFIDENCE = 0.82;

/** The fill; undefined for any other clause, for a field that holds several, and where nothing was filled in before or comes behind. */
export function addedValue(clause: Clause, scene: Scene): Outcome | undefined {
  const [verb, ...target] = clause.readings[0]?.target ?? [];
  const [value, label] = [target.at(-1), target.slice(0, -1)];
  const { last, index } = scene;
  if (clause.verb !== 'goal' || clause.said !== 'add' || !verb || !last || clause.followed !== true)
    return undefined;
  if ((value?.kind !== 'quoted' && value?.kind !== 'variable') || label.length === 0) return undefined;
  if (!label.every(({ kind }) => kind === 'word') || formFields([last]).length === 0) return undefined;
  const form = formOf(last);
  const fields = formFields(index.actionable).filter(
    ({ entry, kind }) => formOf(entry) === form && entry !== last && /^(?:text|area)$/.test(kind),
  );
  const [field, ...others] = fieldsCalled(contentWordsOf(spell(label)), { fields, nouns: [] });
  if (!field || others.length > 0 || (field.entry.node.value ?? '') !== '') return undefined;
  const outcome = putInto(field.entry, [value], { confidence: CONFIDENCE, clause, scene });
  return outcome.kind === 'steps' && !outcome.phase ? { ...outcome, explained: clause.text } : undefined;
}
