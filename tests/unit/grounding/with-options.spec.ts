/** What is ordered of a menu with its size and extras, and one less of what is in the cart. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });
const dish = (name: string, about: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [node('heading', name, { tag: 'h3', level: 3 }), text(about), button(`Add ${name}`)],
  });
const dishes = [
  dish('Falafel wrap', 'In two sizes'),
  dish('Halloumi wrap', 'In two sizes'),
  dish('Mug', 'Blue'),
];
const menu = node('main', '', {
  children: [node('list', '', { tag: 'ul', children: dishes }), node('heading', 'Your basket', { level: 2 })],
});
const options = node('dialog', 'Falafel wrap', {
  children: [
    node('heading', 'Falafel wrap', { level: 2 }),
    ...['Small', 'Large'].map((name) => node('radio', name, { tag: 'input', checked: name === 'Small' })),
    ...['Hummus', 'Extra sauce'].map((name) => node('checkbox', name, { tag: 'input', checked: false })),
    button('Cancel'),
    button('Add to basket'),
  ],
});
const closed = pageOf(menu);
const open = pageOf(menu, options);

test('the size and the extras are chosen in what comes up, which is sent off', () => {
  const said = 'Add a large Falafel wrap with extra sauce to the basket';
  expect(inTurn(said, [closed, open, open, open])).toEqual([
    'click button "Add Falafel wrap"',
    'check radio "Large"',
    'check checkbox "Extra sauce"',
    'click button "Add to basket"',
  ]);
});

test('nothing is sent off without an option that is asked for', () => {
  expect(inTurn('Add a large Falafel wrap with cheese to the basket', [closed, open])).toEqual([
    'click button "Add Falafel wrap"',
    'none',
  ]);
});

test('nothing is added for a word that nothing there says', () => {
  expect(did(planned('Add a red Mug to the basket', closed))).toBe('none');
  expect(did(planned('Add a Mug with a lid to the basket', closed))).toBe('none');
});

const line = (name: string, count: string): SnapshotNode =>
  node('listitem', '', { tag: 'li', children: [text(name), button('−'), text(count), button('+')] });
const basket = pageOf(
  node('heading', 'Your basket', { level: 2 }),
  node('list', '', { tag: 'ul', children: [line('Lemonade', '2'), line('Espresso', '2')] }),
);

test('one of what is in the cart is taken out by the sign for less', () => {
  for (const sentence of ['Take one Lemonade out of the basket', 'Remove one Lemonade from the basket'])
    expect(did(planned(sentence, basket)), sentence).toBe('click button "−"');
  expect(did(planned('Remove one Cannoli from the basket', basket))).toBe('none');
});
