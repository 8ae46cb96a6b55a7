/** Buttons named one behind the other, and keys told by their signs. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const button = (name: string, text?: string): SnapshotNode =>
  node('button', name, { tag: 'button', ...(text !== undefined && { text }) });
const told = (instruction: string, ...children: SnapshotNode[]): string =>
  stepsInAll(instruction, pageOf(...children))
    .map((step) => step.replace(/^click (?:button|element) /, ''))
    .join(' ');

/** A bar of buttons whose clicks are heard by the box around them. */
const bar = node('generic', '', {
  tag: 'div',
  clickable: true,
  children: ['Rotate', 'Mirror', 'Grid', 'Zoom in'].map((name) => button(name)),
});
const withBar: readonly (readonly [string, string])[] = [
  ['Click Rotate and Grid', '"Rotate" "Grid"'],
  ['Press Rotate, Mirror and then Grid', '"Rotate" "Mirror" "Grid"'],
  // Each as often as it is said, whatever verb its name begins with.
  ['Press Zoom in, Zoom in and Mirror', '"Zoom in" "Zoom in" "Mirror"'],
  ['Click Grid twice and then Zoom in', '"Grid" "Grid" "Zoom in"'],
  ['Press Grid, then double-click the title', '"Grid" none'],
  // What is no button is not left out.
  ['Click Rotate, Flip and Grid', '"Rotate" none'],
  ['Click Rotate, Shear and Grid', '"Rotate" none'],
  ['Click Shear and Grid', 'none'],
];
for (const [sentence, expected] of withBar) it(sentence, () => expect(told(sentence, bar)).toBe(expected));

it('one name with an "and" in it is one button', () => {
  const three = [button('Save'), button('Close'), button('Save and close')];
  expect(told('Click Save and close', ...three)).toBe('"Save and close"');
  expect(told('Click Save and Close', button('Save'), button('Close'))).toBe('"Save" "Close"');
});

const digits = '0123456789'.split('');
const pad = [
  ...digits.map((each) => button(each)),
  button('times', '×'),
  button('plus', '+'),
  button('equals', '='),
  button('.'),
  button('C'),
];
const withPad: readonly (readonly [string, string])[] = [
  ['Press 7, times, 6 and then equals', '"7" "times" "6" "equals"'],
  ['Press 7 + 6 =', '"7" "plus" "6" "equals"'],
  ['Enter 12 × 3 and press equals', '"1" "2" "times" "3" "equals"'],
  ['Work out 1.5 plus 2', '"1" "." "5" "plus" "2" "equals"'],
  ['Compute 7 x 6', '"7" "times" "6" "equals"'],
  ['Multiply 4 by 5', '"4" "times" "5" "equals"'],
  ['Add 2 and 3', '"2" "plus" "3" "equals"'],
  ['Press the digits 1, 2 and 3', '"1" "2" "3"'],
  ['Type 99 on the keypad', '"9" "9"'],
  ['Divide 8 by two', 'cannot-tell'],
  // The full stop ends the sentence, whatever keys there are.
  ['Calculate 7 × 6.', '"7" "times" "6" "equals"'],
  ['Work out 7 × 6 with the calculator.', '"7" "times" "6" "equals"'],
  ['Use the calculator to add 12.5 and 4.', '"1" "2" "." "5" "plus" "4" "equals"'],
  ['Multiply 3 by 4 on the calculator and then press C', '"3" "times" "4" "equals" "C"'],
  ['Use the calculator to subtract 4 from 10', 'cannot-tell'],
  ['Clear the display', '"C"'],
  ['Press 7, minus, 6 and then equals', '"7" none'],
];
for (const [sentence, expected] of withPad) it(sentence, () => expect(told(sentence, ...pad)).toBe(expected));

it('a C among letters clears nothing, and a field takes what is entered', () => {
  const letters = 'ABCDEFGH'.split('').map((each) => button(each));
  expect(told('Clear the display', ...letters)).toBe('none');
  const field = node('textbox', 'Sum', { tag: 'input' });
  expect(told('Enter 12 + 3 into the sum', field, ...pad)).toBe('fill textbox "Sum" with "12 + 3"');
});

it('a key that is only a part of the text of its box is clicked itself', () => {
  const drawn = node('generic', '', {
    tag: 'div',
    clickable: true,
    text: '123456×=',
    parts: '123456×='.split('').map((text, at) => ({ text, ref: `k${at}` })),
  });
  expect(told('Press 4, ×, 2 and =', drawn)).toBe('"4" "×" "2" "="');
  expect(told('Press 4', drawn)).toBe('"4"');
  expect(told('Press 9', drawn)).not.toContain('123456');
});

it('the code that the page asks for is entered by its keys, and nothing else is', () => {
  const keys = digits.map((each) => button(each));
  const door = [node('generic', '', { tag: 'div', text: 'Enter your PIN' }), ...keys, button('OK')];
  expect(told('Enter the PIN 40 and press OK.', ...door)).toBe('"4" "0" "OK"');
  expect(told('Enter the number 40', ...door)).toBe('"4" "0"');
  expect(told('Enter the combination 40', ...door)).toBe('none');
});

it('one sign is no other', () => {
  expect(told('Click "−"', button('.'), button('−'))).toBe('"−"');
});

it('a number is dialled by the keys of a telephone, and the key that calls is pressed where it is said', () => {
  const letters = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
  const phone = letters.map((each, at) => button(`${at}${each}`));
  const called = [...phone, button('Call')];
  expect(told('Dial 0171 5', ...called)).toBe('"0" "1" "7PQRS" "1" "5JKL"');
  expect(told('Dial 55-1 and press call', ...called)).toBe('"5JKL" "5JKL" "1" "Call"');
  expect(told('Call 110', ...called)).toBe('"1" "1" "0" "Call"');
  // Without such keys nothing is dialled.
  expect(told('Call 110', button('Call'))).toBe('none');
  expect(told('Dial 110', button('Call'))).toBe('cannot-tell');
});

it('a button that has just been pressed is not pressed again to save it', () => {
  const panel = [node('textbox', 'Diet', { tag: 'textarea' }), button('Save diet'), button('Discharge')];
  expect(told('Click "Save diet" and save it', ...panel)).toBe('"Save diet"');
  expect(told('Click Discharge and save it', ...panel)).toBe('"Discharge" "Save diet"');
  expect(told('Type Soup into Diet and save it', ...panel)).toBe(
    'fill textbox "Diet" with "Soup" "Save diet"',
  );
});
