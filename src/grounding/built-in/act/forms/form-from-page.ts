/** "Fill the form with the data from the table": every empty field takes what the page says under its own name. */
import { type Clause, spell } from '../../language/clause.js';
import { isEditable } from '../controls/do-option.js';
import { labelled } from '../../matching/labelled-values.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';
import { contentWordsOf } from '../../language/words.js';

const CONFIDENCE = 0.85;

/** A step for each empty field, or a refusal that names the one for which the page says nothing. */
export function formOutcome(clause: Clause, { index }: Scene): Outcome {
  const fields = index.actionable.filter(isEmpty);
  const steps = fields.map((field) => {
    const value = valueFor(field, index);
    if (value === undefined) return undefined;
    return { ...stepOn(field, 'fill', { args: [value], confidence: CONFIDENCE }), shown: true };
  });
  const found = steps.filter((step) => step !== undefined);
  const missing = fields[steps.indexOf(undefined)];
  if (fields.length === 0 || missing)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: missing
        ? `the page says nothing certain for the field "${nameOf(missing)}"`
        : 'there is no empty field on the page',
    };
  return { kind: 'steps', steps: found, explained: spell(clause.readings[0]?.value ?? []) };
}

function isEmpty(entry: Entry): boolean {
  const { node } = entry;
  return (
    fieldRoles.has(node.role) &&
    isEditable(entry) &&
    node.options === undefined &&
    (node.value ?? '') === '' &&
    (node.hidden === undefined || node.hidden === 'offscreen')
  );
}

/** The text under just the name of the field, the same wherever it stands. */
function valueFor(field: Entry, index: PageIndex): string | undefined {
  const names = field.evidence.filter((each) => each.trust >= 0.95).map((each) => keyOf(each.text));
  const texts = labelled(index).filter((pair) => names.includes(keyOf(pair.label)));
  const different = new Set(texts.map((pair) => pair.text));
  return different.size === 1 ? texts[0]?.text : undefined;
}

function keyOf(label: string): string {
  return contentWordsOf(label)
    .map((word) => word.meaning)
    .join(' ');
}

function nameOf({ node, evidence }: Entry): string {
  return node.name || (evidence[0]?.text ?? '');
}
