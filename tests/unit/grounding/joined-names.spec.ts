/** Names that have an "and" in them, carts that are emptied line by line, and what a page calls otherwise. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const lines = (...names: string[]): SnapshotNode =>
  node('list', '', {
    children: names.map((name) => node('listitem', '', { children: [node('link', name)] })),
  });

const teams = pageOf(lines('Hana and Joel', 'Research and Design', 'Kitchen'));

const bought = (name: string): SnapshotNode =>
  node('row', '', {
    children: [
      node('cell', name, { text: name }),
      node('cell', '', { children: [node('button', 'Remove', { tag: 'button' })] }),
    ],
  });
const basket = (...more: SnapshotNode[]) =>
  pageOf(
    node('heading', 'Basket', { tag: 'h2', level: 2 }),
    node('table', 'Basket', { children: [bought('Tea'), bought('Cups')] }),
    ...more,
  );

const week = pageOf(
  node('list', '', {
    children: ['Dentist', 'Rehearsal'].map((name) =>
      node('listitem', '', {
        children: [
          node('text', name),
          node('text', '11:00'),
          node('button', 'Delete event', { tag: 'button' }),
        ],
      }),
    ),
  }),
);

/** A basket without a table, that is called by its title alone; and an order. */
const flat = (title: string) =>
  pageOf(
    node('generic', '', {
      tag: 'div',
      children: [
        node('heading', title, { tag: 'h2', level: 2 }),
        ...['Oolong', 'Sencha', 'Rooibos'].map((name) =>
          node('generic', '', {
            tag: 'div',
            classes: ['line'],
            children: [
              node('generic', '', { tag: 'span', text: name }),
              node('button', 'Remove', { tag: 'button' }),
            ],
          }),
        ),
      ],
    }),
  );

// Signs in a name have no meaning: it is looked for as it stands.
const recipes = pageOf(
  node('list', '', {
    children: ['Bread and Butter · 0:45', 'Soup · 1:10'].map((name) =>
      node('listitem', '', {
        children: [node('generic', name, { text: name }), node('button', 'Cook', { tag: 'button' })],
      }),
    ),
  }),
);

for (const [sentence, page, expected] of [
  ['Cook the soup', recipes, 'click button "Cook"'],
  ['Cook the bread and butter', recipes, 'click button "Cook"'],
  ['Cook the bread and jam', recipes, 'none'],
  ['Open Hana and Joel', teams, 'click link "Hana and Joel"'],
  ['Open the team Research and Design', teams, 'click link "Research and Design"'],
  ['Empty the basket', basket(), 'click button "Remove"'],
  [
    'Empty the basket',
    basket(node('button', 'Empty basket', { tag: 'button' })),
    'click button "Empty basket"',
  ],
  ['Empty the basket', flat('Your basket'), 'click button "Remove"'],
  ['Empty the order completely', flat('Your order'), 'click button "Remove"'],
  ['Empty the order', flat('Your favourites'), 'none'],
  // To clear an order may be to cancel it.
  ['Clear the order', flat('Your order'), 'none'],
  ['Empty the bin', basket(), 'none'],
  // What the one calls an appointment, the other calls an event; an invoice is neither.
  ['Delete the dentist appointment', week, 'click button "Delete event"'],
  ['Delete the dentist invoice', week, 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
