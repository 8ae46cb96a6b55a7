/** What stands where the value of a field would stand, and is none: what goes into which field is told elsewhere. */
import { beginsCondition } from '../language/conditions.js';
import type { Token } from '../language/lexer.js';
import type { FormField } from './form-fields.js';
import { isOfAnother } from './form-ways.js';

/** Whether the field gets no such text; a box gets none anyway. */
export function isNoValueOf({ kind, entry }: FormField, value: readonly Token[]): boolean {
  return kind !== 'box' && (isNoValue(value) || isNamedOn(value, entry));
}

/** "Email me the receipt" is an order, and an address ends before "unless": neither is what a field gets. */
function isNoValue([first, ...rest]: readonly Token[]): boolean {
  if (first?.kind !== 'word' || rest.length === 0) return false;
  if (/^(?:me|us|him|them)$/.test(first.text) || isOfAnother(first, rest)) return true;
  return /^\d|@/.test(first.text) && rest.some(beginsCondition);
}

/** "The city code 0150" is no "City" with "code 0150" in it: the name goes on. */
function isNamedOn([first, ...rest]: readonly Token[], { evidence }: FormField['entry']): boolean {
  return (
    first?.kind === 'word' &&
    rest.length > 0 &&
    /^(?:address|number|code|id)$/.test(first.text) &&
    !evidence.some(({ words }) => words.some(({ text }) => text === first.lower))
  );
}
