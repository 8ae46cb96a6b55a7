/** "The remark area": a field of several lines is called an area as well as a box. */
import { expect } from '@playwright/test';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const page = pageOf(
  node('textbox', 'Remark', { tag: 'textarea' }),
  node('textbox', 'Delivery place', { tag: 'input', inputType: 'text' }),
  node('region', 'Picnic area', {
    tag: 'section',
    children: [node('textbox', 'Guests', { tag: 'textarea' })],
  }),
);

for (const [sentence, expected] of [
  ['Type "Ring twice" into the remark area', 'fill textbox "Remark" with "Ring twice"'],
  ['Replace the text in the remark area with "Ring twice"', 'fill textbox "Remark" with "Ring twice"'],
  ['Clear the remark area', 'clear textbox "Remark"'],
  // A field of one line is no area, and neither is one that stands in one.
  ['Type "Yard" into the delivery area', 'none'],
  ['Type "Ann" into the picnic area', 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(stepsInAll(sentence, page).join('; ')).toBe(expected));
