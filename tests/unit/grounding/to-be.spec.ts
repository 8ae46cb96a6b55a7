/** "To be delivered on a day": no part of whom something is for, and a text that says so is left as it is. */
import { expect, test } from '../../../fixtures/test.js';
import { withoutToBe } from '../../../src/grounding/built-in/language/to-be.js';
import { node, pageOf, stepsInAll } from './snapshot.js';

const page = pageOf(
  node('form', '', {
    tag: 'form',
    children: [
      node('textbox', 'Recipient', { tag: 'input', value: '' }),
      node('textbox', 'Deliver on', { tag: 'input', inputType: 'date', value: '' }),
      node('textbox', 'Message', { tag: 'textarea', value: '' }),
      node('button', 'Order gift card', { tag: 'button' }),
    ],
  }),
);

test('a gift is for somebody, to be delivered on a day', () => {
  expect(stepsInAll('Order a gift card for Ingrid to be delivered on 18 June 2027', page)).toEqual([
    'fill textbox "Recipient" with "Ingrid"',
    'fill textbox "Deliver on" with "18 June 2027"',
    'click button "Order gift card"',
  ]);
});

for (const sentence of [
  'Type "to be sent on Monday" into the message',
  'Set the message to "I hope to be paid by Friday"',
  'Mark the parcel as to be collected',
])
  test(`as it is: ${sentence}`, () => expect(withoutToBe(sentence)).toBe(sentence));
