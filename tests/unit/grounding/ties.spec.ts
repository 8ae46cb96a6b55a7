/** Two records that say what is asked for alike: no word that lies around both of them decides. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const card = (title: string, deed: string): SnapshotNode =>
  node('article', '', { children: [node('heading', title, { level: 3 }), node('button', deed)] });
const row = (...texts: string[]): SnapshotNode =>
  node('row', '', {
    children: [
      ...texts.map((text) => node('cell', text)),
      node('cell', '', { children: [node('button', 'Remove')] }),
    ],
  });

test('two products whose names begin alike are not told apart by the basket', () => {
  const shop = pageOf(
    node('heading', 'Your basket', { level: 2 }),
    node('generic', '', {
      children: ['Monstera adansonii', 'Boston fern', 'Monstera deliciosa'].map((title) =>
        card(title, 'Add to basket'),
      ),
    }),
  );
  expect(did(planned('Add the Monstera to the basket', shop))).toBe('ambiguous');
  expect(did(planned('Add the Monstera deliciosa to the basket', shop))).toBe('click button "Add to basket"');
});

test('two people of one name are not told apart by the list, and are by what one of their rows says', () => {
  const people = pageOf(
    node('heading', 'Operators', { level: 2 }),
    node('table', '', {
      children: [
        row('Ida Lindqvist', 'Viewer'),
        row('Ola Lindqvist', 'Dispatcher'),
        row('Priya Raman', 'Viewer'),
      ],
    }),
  );
  expect(did(planned('Remove Lindqvist from the operators', people))).toBe('ambiguous');
  expect(did(planned('Remove Raman from the operators', people))).toBe('click button "Remove"');
  expect(did(planned('Remove the dispatcher Lindqvist from the operators', people))).toBe(
    'click button "Remove"',
  );
});

test('of names that are the same but for their number the one is clicked that is said letter for letter', () => {
  const parts = (...names: string[]): SnapshotNode =>
    node('navigation', '', { children: names.map((text) => node('generic', '', { text, clickable: true })) });
  const table = node('row', '', { children: ['Part', 'Price'].map((name) => node('columnheader', name)) });
  expect(did(planned('Go to Parts', pageOf(parts('Bills', 'Parts'), table)))).toBe('click element "Parts"');
  expect(did(planned('Go to Parts', pageOf(parts('Parts', 'Parts'), table)))).toBe('ambiguous');
});
