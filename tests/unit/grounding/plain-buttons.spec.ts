/** Buttons that a page draws of plain boxes, and names that say more than was asked. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const later = node('button', 'Pay later');
const box = (text: string): SnapshotNode => node('generic', '', { tag: 'div', text });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input' });

test('a plain box that is called just so is not passed over for a button that says more', () => {
  expect(did('click Pay', later, box('Pay'))).toBe('ambiguous');
  expect(did('click Pay later', later, box('Pay'))).toBe('click button "Pay later"');
  expect(did('click Pay', later)).toBe('click button "Pay later"');
});

test('a form is sent by the box that says so, and never by Enter in a text of several lines', () => {
  const message = node('textbox', 'Message', { tag: 'textarea', focused: true });
  expect(did('send the form', message, box('Send'))).toBe('click element "Send"');
  expect(did('send the form', message)).toBe('none');
});

test('each of the fields takes what is said for it', () => {
  const form = ['Full name', 'Street and number', 'City'].map(field);
  expect(did('Fill in the name Jana Novak, the street Lipova 12 and the city Prague', ...form)).toBe(
    'fill textbox "Full name" with "Jana Novak"',
  );
  expect(did('Fill in the name Jana Novak, the street Lipova 12 and the planet Mars', ...form)).toBe(
    'cannot-tell',
  );
});
