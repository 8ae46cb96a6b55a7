/** What is ordered in one of the sizes, colours or formats that stand beside its button. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, selectOf, stepsInAll } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const chip = (text: string, isOn: boolean): SnapshotNode =>
  node('generic', '', { tag: 'span', clickable: true, text, ...(isOn && { classes: ['on'] }) });
const row = (...texts: string[]): SnapshotNode =>
  node('generic', '', { tag: 'div', children: texts.map((text, at) => chip(text, at === 0)) });
const card = (name: string, ...choices: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [node('heading', name, { tag: 'h3', level: 3 }), ...choices, button('Add to cart')],
  });
const listed = (...cards: SnapshotNode[]) => pageOf(node('list', '', { tag: 'ul', children: cards }));

const records = listed(
  card('Blue Train', row('Cassette', 'Vinyl', 'CD')),
  card('Kind Hour', row('Cassette', 'Vinyl')),
  card('Moonbeam', row('Cassette', 'CD')),
);

for (const said of [
  'Add the vinyl of Kind Hour to the cart',
  'Add Kind Hour on vinyl to the cart',
  'add Kind Hour (vinyl) to the basket',
  'put a vinyl Kind Hour in the cart',
])
  test(`the choice that is not made is made first: "${said}"`, () => {
    expect(stepsInAll(said, records)).toEqual(['click element "Vinyl"', 'click button "Add to cart"']);
  });

test('what is chosen already is added as it is', () => {
  expect(stepsInAll('Add the cassette of Moonbeam to the cart', records)).toEqual([
    'click button "Add to cart"',
  ]);
});

for (const said of ['Add the vinyl of Moonbeam to the cart', 'add Kind Hour on DVD to the cart'])
  test(`what is not offered there is not added otherwise: "${said}"`, () => {
    expect(did(planned(said, records))).toBe('none');
  });

const shirts = listed(
  card('Reef Shirt', selectOf('Size', 'S', 'M', 'L')),
  card('Dune Shirt', selectOf('Size', 'S', 'M', 'L')),
);
const chosen = (size: string) => {
  const sizes = selectOf('Size', 'S', 'M', 'L');
  return listed(
    card('Reef Shirt', selectOf('Size', 'S', 'M', 'L')),
    card('Dune Shirt', { ...sizes, value: size }),
  );
};

for (const said of [
  'Add the Dune Shirt in size L to the cart',
  'add a large Dune Shirt to the cart',
  'Add a Dune Shirt, size L, to the cart',
])
  test(`a size is an option of the list of the thing, by its letter or its name: "${said}"`, () => {
    expect(inTurn(said, [shirts, chosen('L')])).toEqual([
      'select combobox "Size" with "L"',
      'click button "Add to cart"',
    ]);
  });

test('a size that the list has not is none', () => {
  expect(did(planned('Add the Dune Shirt in size XL to the cart', shirts))).toBe('none');
});

test('a choice for one of several things is made in that', () => {
  expect(did(planned('Select Vinyl for Kind Hour', records))).toBe('click element "Vinyl"');
  expect(did(planned('choose vinyl for Moonbeam', records))).not.toContain('click');
});

test('on the page of one thing each choice is made in its own group, and a colour in its name is none', () => {
  const dots = (name: string, ...of: string[]) =>
    node('radiogroup', name, {
      children: of.map((each, at) => node('radio', each, { tag: 'input', checked: at === 0 })),
    });
  const page = pageOf(
    node('heading', 'Blue Lagoon Rug', { level: 1 }),
    dots('Size', 'S', 'M'),
    dots('Colour', 'Grey', 'Blue'),
    button('Add to cart'),
  );
  expect(did(planned('Add the rug in blue, size M, to the cart', page))).toBe('check radio "Blue"');
  expect(stepsInAll('Add the Blue Lagoon Rug in grey to the cart', page)).toEqual([
    'click button "Add to cart"',
  ]);
});

test('a button of the card that does something is no choice of it', () => {
  const page = listed(
    node('listitem', '', {
      tag: 'li',
      children: [node('heading', 'Tea', { level: 3 }), button('Details'), button('Add to cart')],
    }),
    node('listitem', '', {
      tag: 'li',
      children: [node('heading', 'Rice', { level: 3 }), button('Details'), button('Add to cart')],
    }),
  );
  expect(did(planned('Add the Tea with details to the cart', page))).not.toContain('Details');
});
