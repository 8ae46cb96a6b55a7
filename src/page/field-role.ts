/** The role of a native field that calls itself something that no field is. */
import type { Facts } from './facts.js';

/** An input that says it is an alert, so that its message is read out, is a field all the same. */
export function fieldRole(role: string, { tag, inputType }: Pick<Facts, 'tag' | 'inputType'>): string {
  if (!/^(?:input|textarea)$/.test(tag) || !/^(?:alert|status|presentation|none|group)$/.test(role))
    return role;
  return kinds[inputType ?? 'text'] ?? 'textbox';
}

/** What the kinds of `input` are, where that is no text field. */
const kinds: Readonly<Record<string, string>> = {
  number: 'spinbutton',
  range: 'slider',
  checkbox: 'checkbox',
  radio: 'radio',
};
