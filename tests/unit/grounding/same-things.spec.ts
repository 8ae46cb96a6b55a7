/** What comes to the same for a person, and what only looks so: pictures and titles of cards, options of several lists, names that lead to details. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const said = (sentence: string, page: Snapshot): string => did(planned(sentence, page));
const picture = (name: string, url = '#'): SnapshotNode =>
  node('link', name, { url, children: [node('img', name)] });
const title = (name: string, url = '#'): SnapshotNode =>
  node('link', name, { url, children: [node('text', name)] });
const card = (name: string, button: string, ...links: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', {
    children: [...links, node('text', `${name} for your home`), node('button', button)],
  });
const shop = (...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('list', '', {
      children: [
        card('Lamp', 'Remove', picture('Brass lamp'), title('Brass lamp')),
        card('Mug', 'Add to cart', picture('Blue mug'), title('Blue mug')),
        card('Rug', 'Remove', picture('Red rug'), title('Red rug')),
      ],
    }),
    ...more,
  );

test('the picture of a card and its title are one link, and those of two cards are two', () => {
  expect(said('Open the Brass lamp', shop())).toBe('click link "Brass lamp"');
  const twins = pageOf(
    node('list', '', { children: [card('A', 'Buy', picture('Pot')), card('B', 'Buy', title('Pot'))] }),
  );
  expect(said('Open Pot', twins)).toBe('ambiguous');
  const elsewhere = pageOf(
    node('list', '', {
      children: [
        card('A', 'Buy', picture('Pot', '/zoom'), title('Pot', '/pot')),
        card('B', 'Buy', title('Pan')),
      ],
    }),
  );
  expect(said('Open Pot', elsewhere)).toBe('ambiguous');
});

for (const [sentence, expected] of [
  ['Open the details of the Brass lamp', 'click link "Brass lamp"'],
  ['View the Blue mug details', 'click link "Blue mug"'],
  ['Go to the details page of the Red rug', 'click link "Red rug"'],
  ['Open the details of the rug', 'none'],
  ['Open the details of the Green pot', 'none'],
] as const) {
  it(`details are behind the link of that name: ${sentence} → ${expected}`, () => {
    expect(said(sentence, shop())).toBe(expected);
  });
}

const crew = (name: string, ...links: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', { children: [node('heading', name, { level: 3 }), ...links] });
const people = (...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('list', '', {
      children: [
        crew('Ida', node('link', 'Meet Ida', { url: '#ida' })),
        crew('Otto', node('link', 'Read more about Otto', { url: '#otto' })),
        crew('Kim', node('link', 'Message Kim', { url: '#kim' })),
      ],
    }),
    ...more,
  );

for (const [sentence, expected] of [
  ["Open Ida's profile", 'click link "Meet Ida"'],
  ['Go to the profile of Otto', 'click link "Read more about Otto"'],
  ["Open Kim's profile", 'none'],
  ["Open Nora's profile", 'none'],
] as const)
  it(`a profile is behind the link that only shows it: ${sentence} → ${expected}`, () =>
    expect(said(sentence, people())).toBe(expected));

test('where something is called profile, no other link stands in for it', () =>
  expect(said("Open Ida's profile", people(node('link', 'My profile', { url: '#me' })))).not.toContain(
    'Meet',
  ));

test('where something is called details, no other link stands in for it', () => {
  expect(said('Open the details of the Brass lamp', shop(node('button', 'Order details')))).not.toContain(
    'lamp',
  );
});

for (const [sentence, expected] of [
  ['Remove the Brass lamp from the cart', 'click button "Remove"'],
  ['Remove the red rug from my shopping basket', 'click button "Remove"'],
  ['Remove the Blue mug from the cart', 'none'],
  ['Remove the Brass lamp from the wishlist', 'none'],
  ['Remove the Green pot from the cart', 'none'],
  ['Remove everything from the cart', 'none'],
] as const) {
  it(`out of the cart by the twin of what puts in: ${sentence} → ${expected}`, () => {
    expect(said(sentence, shop())).toBe(expected);
  });
}

test('where nothing is put into a cart, nothing is taken out of one', () => {
  const saved = pageOf(
    node('list', '', { children: ['Lamp', 'Mug'].map((name) => card(name, 'Remove', title(name))) }),
  );
  expect(said('Remove the Lamp from the cart', saved)).toBe('none');
});

const fruits = ['Banana', 'Lemon'];
const options = (of: readonly string[]): SnapshotNode[] =>
  of.map((name) => node('option', name, { tag: 'option' }));
const list = (role: string, name: string, of: readonly string[]): SnapshotNode =>
  node(role, name, { tag: 'select', options: [...of], children: options(of) });
const lists = pageOf(
  list('combobox', 'Dessert', [...fruits, 'Cake']),
  list('listbox', 'Basket', [...fruits, 'Fig']),
);

for (const [sentence, expected] of [
  ['Select Lemon', 'ambiguous'],
  ['Choose Banana', 'ambiguous'],
  ['Select Fig', 'select listbox "Basket" with "Fig"'],
  ['Select Cake', 'select combobox "Dessert" with "Cake"'],
  ['Select Lemon in the basket', 'select listbox "Basket" with "Lemon"'],
  ['Select Lemon as the dessert', 'select combobox "Dessert" with "Lemon"'],
] as const) {
  it(`an option that two lists have: ${sentence} → ${expected}`, () => {
    expect(said(sentence, lists)).toBe(expected);
  });
}

const text = { tag: 'input', inputType: 'text' };
const address = pageOf(
  node('group', 'Shipping address', {
    children: [
      node('textbox', 'Name:', text),
      node('textbox', 'Address:', text),
      node('textbox', 'Zip code *', text),
    ],
  }),
);

for (const [sentence, expected] of [
  ['Fill the shipping address with name Bob, address Main St and zip code 10115', 'cannot-tell'],
  ['Fill the address with Main St and zip code 10115', 'fill textbox "Address:" with "Main St"'],
  ['Fill the address with 1 Main St', 'fill textbox "Address:" with "1 Main St"'],
  ['Fill the address with "name Bob"', 'fill textbox "Address:" with "name Bob"'],
  ['Fill the address with Name', 'fill textbox "Address:" with "Name"'],
] as const) {
  it(`a value does not begin with another field, whatever its label ends in: ${sentence}`, () => {
    expect(said(sentence, address)).toBe(expected);
  });
}
