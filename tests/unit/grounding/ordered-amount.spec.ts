/** How much is ordered goes into the field of its line before the button there is clicked; what is put into a cart is no item of two lists. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, onPages, pageOf, stepsInAll } from './snapshot.js';
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

/** What is offered goes into the field of its line: an estimate of just so much is not what tells the line. */
const lot = (title: string, estimate: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('heading', title),
      node('generic', '', { tag: 'div', text: `Estimate ${estimate}` }),
      node('generic', '', {
        tag: 'div',
        children: [
          node('textbox', 'Your bid', { tag: 'input' }),
          node('button', 'Bid'),
          node('button', 'Ask a question'),
        ],
      }),
    ],
  });
const sale = pageOf(
  node('generic', '', {
    tag: 'div',
    children: [
      lot('Map of Bohemia', '£700'),
      lot('Map of the Thames', '£250'),
      lot('Brass carriage clock', '£300'),
    ],
  }),
);
const dialog = (...fields: SnapshotNode[]): SnapshotNode[] => [
  ...sale.root.children,
  node('dialog', 'Confirm bid', {
    children: [
      node('checkbox', 'I accept the conditions of sale', { checked: false }),
      ...fields,
      node('button', 'Back'),
      node('button', 'Place bid'),
    ],
  }),
];

for (const [sentence, steps] of [
  ['Bid £250 on the carriage clock', 'fill textbox "Your bid" with "250", click button "Bid"'],
  [
    'Place a bid of 175 pounds for the map of the Thames',
    'fill textbox "Your bid" with "175", click button "Bid"',
  ],
  ['Bid £700 on the map', 'none'],
  ['Bid 700 on the map', 'none'],
  ['Bid £250 on the grandfather clock', 'none'],
  ['Bid £250', 'none'],
] as const)
  it(`${sentence}: ${steps}`, () => expect(stepsInAll(sentence, sale).join(', ')).toBe(steps));

const both = 'Bid £250 on the carriage clock and accept the conditions';
for (const [page, last] of [
  [dialog(), 'check checkbox "I accept the conditions of sale"; click button "Place bid"'],
  [dialog(node('textbox', 'Card number')), 'check checkbox "I accept the conditions of sale"'],
  [dialog(node('button', 'Place bid and pay')), 'none'],
] as const)
  it(`the dialog of a bid: ${last}`, () =>
    expect(onPages(both, [sale, pageOf(...page)]).join(', ')).toContain(last));
