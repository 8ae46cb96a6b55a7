/** "… pay by invoice and …": the way to pay that is chosen, where the sentence goes on with the form it stands in. */
import { type Clause, valueOf } from '../../language/clause.js';
import { formFields, isCalled } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.85;

/** The one radio button that is called so; undefined behind which nothing else is said: to pay is more than to choose. */
export function payBy(clause: Clause, { index }: Scene): Outcome | undefined {
  const [, joint, ...way] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || !/^(?:pay|ship|deliver)$/.test(clause.said) || clause.after !== 'goes on')
    return undefined;
  if (!/^(?:by|with|via|using|on|per)$/.test(joint?.lower ?? '') || way.length === 0) return undefined;
  const radios = formFields(index.actionable).filter(({ entry }) => entry.node.role === 'radio');
  const [radio, ...others] = radios.filter((field) => isCalled(field, valueOf(way)));
  if (!radio || others.length > 0) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(radio.entry, 'check', { confidence: CONFIDENCE })],
    explained: `${clause.said} ${valueOf(way)}`,
  };
}
