/** "Approve the claim with a payout of 800": where the field for it stands beside the button of the deed, it is filled in before that is clicked. */
import type { PlannedStep } from '../../../../contract/plan.js';
import { fieldsCalled, formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, readable } from '../../matching/page-index.js';
import { contentOf } from '../../language/words.js';
import type { Deed } from './record-deed.js';

/** How sure it is that a field beside a button goes with it. */
const CONFIDENCE = 0.8;

/** The step that fills the one field that is called so; undefined where there is none, and where another such button is as near to it. */
export function filledBefore(
  control: Entry,
  { label, value }: Pick<Deed, 'label' | 'value'>,
  { index }: Scene,
): PlannedStep | undefined {
  if (label === undefined || value === undefined) return undefined;
  const fields = formFields(index.actionable).filter(({ kind }) => /^(?:text|area|number)$/.test(kind));
  const [field, ...others] = fieldsCalled(contentOf(label), { fields, nouns: [] });
  if (!field || others.length > 0 || field.entry.node.hidden !== undefined) return undefined;
  const around = [...ancestorsOf(control)].find((each) => isInside(field.entry, each));
  const twins = index.actionable.filter(
    (each) =>
      each !== control &&
      each.node.role === control.node.role &&
      readable(each.node) === readable(control.node) &&
      around !== undefined &&
      isInside(each, around),
  );
  if (!around || twins.length > 0) return undefined;
  return stepOn(field.entry, 'fill', { args: [value], confidence: CONFIDENCE });
}
