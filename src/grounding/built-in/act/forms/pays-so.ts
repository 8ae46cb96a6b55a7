/** "Pay with PayPal": the way to pay is chosen and the button that pays is pressed, and neither alone. */
import { type Clause, valueOf } from '../../language/clause.js';
import { formFields, isCalled } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { fold } from '../../language/words.js';

const CONFIDENCE = 0.85;

/**
 * The choice and the click; undefined for any other clause, where the sentence goes on with the form or sends it off, where a button pays that way by itself, and
 * where nothing can be chosen that is called so.
 */
export function paysSo(clause: Clause, { index }: Scene): Outcome | undefined {
  const [, joint, ...way] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || clause.said !== 'pay' || clause.after !== undefined) return undefined;
  if (!/^(?:by|with|via|using)$/.test(joint?.lower ?? '') || way.length === 0) return undefined;
  if (way.some(({ kind, lower }) => kind === 'punctuation' || /^\d|^(?:and|number|for|from|to)$/.test(lower)))
    return undefined;
  const name = valueOf(way).replace(/^(?:my|the|an?) /i, '');
  const shown = index.actionable.filter(({ node }) => node.hidden === undefined);
  const isButton = ({ node }: Entry): boolean => /^(?:button|link)$/.test(node.role);
  if (shown.some((entry) => isButton(entry) && fold(entry.node.name).includes(fold(name)))) return undefined;
  const radios = formFields(shown).filter(({ entry }) => entry.node.role === 'radio');
  const [radio, ...others] = radios.filter((field) => isCalled(field, name));
  if (!radio) return undefined;
  const buttons = shown.filter((entry) => isButton(entry));
  // Where nothing ends the payment, to choose it is all that there is to do.
  if (!buttons.some(({ node }) => ending.test(node.name.trim()))) return undefined;
  const [pay, ...more] = buttons.filter(({ node }) => pays.test(node.name.trim()));
  if (others.length > 0 || !pay || more.length > 0 || !isOfOneForm(radio.entry, pay))
    return { kind: 'none', looked: clause.text, nearest: [], final: true };
  const chosen =
    radio.entry.node.checked === true ? [] : [stepOn(radio.entry, 'check', { confidence: CONFIDENCE })];
  return {
    kind: 'steps',
    steps: [...chosen, { ...stepOn(pay, 'click', { confidence: CONFIDENCE }), irreversible: true }],
    explained: `pay ${valueOf(way)}`,
  };
}

/** A button that pays, whatever it says of how much. */
const pays =
  /^(?:pay(?: now| securely)?|make (?:the )?payment|confirm (?:and pay|payment)|submit payment)(?: [$€£]?\s?\d[\d.,]*(?: ?[$€£]| (?:EUR|USD|GBP))?)?$/iu;

const ending = /^(?:pay|place|complete|finish|buy|order|check ?out|submit|confirm|book|make)\b/i;

function isOfOneForm(radio: Entry, button: Entry): boolean {
  const form = formOf(radio);
  if (form && isInside(button, form)) return true;
  const part = [...ancestorsOf(radio)].find(({ node }) => /^(?:region|article|dialog|main)$/.test(node.role));
  return form === undefined && (part === undefined || isInside(button, part));
}
