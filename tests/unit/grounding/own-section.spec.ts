/** What is nowhere on this page may stand in the section of the site that is called like what it is: that is gone to first. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, onPages, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const nav = (...names: string[]): SnapshotNode =>
  node('navigation', '', { children: names.map((name) => node('link', name, { url: `#${name}` })) });
const tabs = (open: string, ...names: string[]): SnapshotNode =>
  node('tablist', '', { children: names.map((name) => node('tab', name, { selected: name === open })) });
const part = (title: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('main', '', { children: [node('heading', title, { level: 1 }), ...more] });
const card = (title: string, deed: string): SnapshotNode =>
  node('listitem', '', { children: [node('heading', title, { level: 3 }), node('button', deed)] });

const bar = nav('Accounts', 'Payments', 'Standing orders', 'Cards');
const bank = pageOf(bar, part('Your accounts', node('paragraph', '', { text: 'Everyday £1,284.50' })));
const cards = pageOf(
  bar,
  part(
    'Your cards',
    node('list', '', { children: [card('Debit card', 'Freeze card'), card('Credit card', 'Freeze card')] }),
  ),
);

/** Buttons in the head of a page, of which one is marked as the open one, or none is. */
const head = (open: string | undefined, ...names: string[]): SnapshotNode =>
  node('banner', '', {
    tag: 'header',
    children: names.map((name) =>
      node('button', name, {
        tag: 'button',
        inputType: 'submit',
        ...(name === open && { classes: ['on'] }),
      }),
    ),
  });
const people = part('Recent', node('cell', 'Rent, Birch Lane', { tag: 'td' }));

for (const [said, page, expected] of [
  // The place that is said comes before what looks like it here.
  [
    'Under Cards, freeze the debit card',
    pageOf(head('Home', 'Home', 'Payees', 'Cards'), people),
    'click button "Cards"',
  ],
  [
    'Remove Birch Lane from my payees',
    pageOf(head('Home', 'Home', 'Payees', 'Cards'), people),
    'click button "Payees"',
  ],
  ['Remove Birch Lane from my payees', pageOf(head(undefined, 'Save', 'Payees', 'Print'), people), 'none'],
  [
    'Remove Birch Lane from my friends',
    pageOf(head('Payees', 'Payees', 'Home'), people),
    'click button "Home"',
  ],
  ['Freeze the credit card', bank, 'click link "Cards"'],
  ['Pause the standing order for the gym', bank, 'click link "Standing orders"'],
  [
    'Approve the comment of Rae',
    pageOf(tabs('Posts', 'Posts', 'Comments 3'), part('All posts')),
    'click tab "Comments 3"',
  ],
  [
    'Cancel my booking',
    pageOf(tabs('Book', 'Book', 'My booking'), part('Sailings')),
    'click tab "My booking"',
  ],
  // What a button of this page does is done here, whatever a link is called.
  [
    'Add the product to the cart',
    pageOf(nav('Home', 'Product'), part('Oak chair', node('button', 'Add to cart'))),
    'click button "Add to cart"',
  ],
  // No such section, the section that is open already, two that are called so, and one that says more: all are looked into, from the first on.
  ['Freeze the loan', bank, 'click link "Accounts"'],
  [
    'Approve the comment of Rae',
    pageOf(tabs('Comments', 'Posts', 'Comments'), part('Comments')),
    'click tab "Posts"',
  ],
  [
    'Freeze the credit card',
    pageOf(nav('Plastic', 'Cards', 'All cards'), part('Your accounts')),
    'click link "Plastic"',
  ],
  ['Pause the order for the gym', bank, 'click link "Accounts"'],
  // A name that is only quoted.
  ['Rename it to "Cards"', bank, 'none'],
  // Links beside a text lead elsewhere.
  ['Freeze the credit card', pageOf(part('Your accounts', node('link', 'Cards', { url: '#c' }))), 'none'],
] as const)
  it(`${said}: ${expected}`, () => {
    expect(onPages(said, [page])[0]).toBe(expected);
  });

test('in the section the sentence goes on as on any page', () => {
  expect(onPages('Freeze the credit card', [bank, cards])).toEqual([
    'click link "Cards"',
    'click button "Freeze card"',
  ]);
});

test('what leads to the place is left out in it as well', () => {
  expect(onPages('Under Cards, freeze the debit card', [bank, cards])).toEqual([
    'click link "Cards"',
    'click button "Freeze card"',
  ]);
  expect(onPages('Under Cards, freeze the gift card', [bank, cards])[1]).not.toBe(
    'click button "Freeze card"',
  );
});
