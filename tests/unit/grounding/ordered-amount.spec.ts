/** How much is ordered goes into the field of its line before the button there is clicked; what is put into a cart is no item of two lists. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const row = (name: string, stock: string, ...fields: SnapshotNode[]): SnapshotNode =>
  node('row', '', {
    children: [
      node('cell', name),
      node('cell', stock),
      node('cell', '', { children: [...fields, node('button', 'Order')] }),
    ],
  });
const amount = (name: string): SnapshotNode =>
  node('spinbutton', `Kilograms of ${name}`, { tag: 'input', inputType: 'number', value: '10' });

const stock = (...extra: SnapshotNode[]): Snapshot =>
  pageOf(
    node('table', 'Coffee', {
      children: [row('Huila', '25', amount('Huila'), ...extra), row('Kona', '40', amount('Kona'))],
    }),
  );

for (const [sentence, page, steps] of [
  ['Order 25 kg of Huila', stock(), 'fill spinbutton "Kilograms of Huila" with "25", click button "Order"'],
  ['Order 10 kg of Kona', stock(), 'click button "Order"'],
  ['Order 25 kg of Mocha', stock(), 'none'],
] as const)
  it(`${sentence}: ${steps}`, () => expect(stepsInAll(sentence, page).join(', ')).toBe(steps));

/** The page of one thing, with a field or a list for how many. */
const product = (field: SnapshotNode, ...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', 'Lumen Desk Lamp', { tag: 'h1' }),
    node('generic', '', { children: [node('text', '$45.00')] }),
    node('generic', '', { children: [field, node('button', 'Add to Cart'), ...more] }),
  );
const counted = node('textbox', 'Qty', { tag: 'input', value: '1' });
const listed = node('combobox', 'Quantity', { tag: 'select', options: ['1', '2', '3'], value: '1' });

for (const [sentence, page, steps] of [
  ['add 3 of them to the cart', product(counted), 'fill textbox "Qty" with "3", click button "Add to Cart"'],
  [
    'Add two desk lamps to the cart',
    product(listed),
    'select combobox "Quantity" with "2", click button "Add to Cart"',
  ],
  ['Add 7 desk lamps to the cart', product(listed), 'cannot-tell'],
  ['Add 3 optical mice to the cart', product(counted), 'none'],
  ['add 3 of them to the cart', product(node('textbox', 'Postcode', { tag: 'input', value: '1' })), 'none'],
] as const)
  it(`on the page of a lamp, ${sentence}: ${steps}`, () =>
    expect(stepsInAll(sentence, page).join(', ')).toBe(steps));

/** Numbers of guests, each between the signs that lower and raise it. */
const guests = (one: string, value: string, signs: Partial<SnapshotNode> = {}, max = '8'): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('text', `${one}s`),
      node('generic', '', {
        tag: 'div',
        children: [
          node('button', `Remove ${one}`, { tag: 'button', ...(value === '0' && { disabled: true }) }),
          node('spinbutton', `${one}s`, { tag: 'input', inputType: 'text', value, min: '0', max }),
          node('button', `Add ${one}`, { tag: 'button', ...signs }),
        ],
      }),
    ],
  });
const booking = (value: string, signs: Partial<SnapshotNode> = {}): Snapshot =>
  pageOf(node('list', 'Guests', { children: [guests('Senior', '1'), guests('Toddler', value, signs)] }));

for (const [sentence, page, steps] of [
  ['Add two toddlers', booking('0'), 'fill spinbutton "Toddlers" with "2"'],
  ['Add two toddlers', booking('0', { text: '+' }), 'fill spinbutton "Toddlers" with "2"'],
  ['Add two toddlers', booking('1'), 'fill spinbutton "Toddlers" with "3"'],
  ['Add 9 toddlers', booking('0'), 'cannot-tell'],
  ['Add two teenagers', booking('0'), 'none'],
] as const)
  it(`with the plus of the field, ${sentence}: ${steps}`, () =>
    expect(stepsInAll(sentence, page).join(', ')).toBe(steps));
