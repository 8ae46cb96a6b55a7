/** What is put into a cart: several things, some of them more than once, wherever the page speaks of its cart, and only by what adds to it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const line = (name: string, button: string): SnapshotNode =>
  node('listitem', '', {
    children: [
      node('text', name),
      node('text', '0.80 €'),
      node('button', button, { ref: `${button} ${name}` }),
    ],
  });

const bakery = (button: string, cart: SnapshotNode[] = []): Snapshot =>
  pageOf(
    node('heading', 'Bakery'),
    node('list', '', {
      children: ['Rye roll', 'Poppy roll', 'Plum cake'].map((name) => line(name, button)),
    }),
    ...cart,
  );

/** The buttons that are clicked, one after the other, or how it ends. */
const clicked = (sentence: string, page: Snapshot): string => {
  const refs: (string | undefined)[] = [];
  let answer = planned(sentence, page);
  for (; answer.kind === 'found'; answer = planned(sentence, page, answer.next)) {
    refs.push(...answer.steps.map(({ ref }) => ref));
    if (answer.next === undefined) return refs.join(', ');
  }
  return [...refs, ...(answer.kind === 'done' ? [] : [answer.kind])].join(', ');
};

const behind = [node('paragraph', '', { children: [node('text', 'Basket: 0 items')] })];

for (const [sentence, button, cart, refs] of [
  ['Add the rye roll to the basket', 'Add', behind, 'Add Rye roll'],
  ['Add the rye roll to the basket', 'Add', [], 'Add Rye roll'],
  ['Put three rye rolls into the basket', 'Add', behind, 'Add Rye roll, Add Rye roll, Add Rye roll'],
  [
    'Add two poppy rolls and 1 plum cake to the basket',
    'Add',
    behind,
    'Add Poppy roll, Add Poppy roll, Add Plum cake',
  ],
  ['Put the rye roll and the plum cake into the basket', 'Add', [], 'Add Rye roll, Add Plum cake'],
  ['Put the rye roll into the basket', 'Add to wish list', behind, 'none'],
  ['Put the rye roll into the basket', 'Remove', behind, 'none'],
  ['Put the rye bread into the basket', 'Add', behind, 'none'],
  ['Add the roll to the basket', 'Add', behind, 'none'],
] as const)
  it(`${sentence}, by "${button}"${cart.length > 0 ? ', with a basket' : ''}: ${refs}`, () =>
    expect(clicked(sentence, bakery(button, [...cart]))).toBe(refs));

for (const [shown, title, refs] of [
  ['Basket', 'Basket', 'Remove Plum cake'],
  ['Shop', 'Our cakes', 'none'],
  ['Basket', 'You may also like', 'none'],
] as const)
  it(`what the tab "${shown}" shows under "${title}" is taken out of the basket: ${refs}`, () => {
    const tabs = node('tablist', '', {
      children: ['Shop', 'Basket'].map((name) =>
        node('tab', name === 'Basket' ? '3 Basket' : name, { selected: name === shown }),
      ),
    });
    const lines = node('generic', '', {
      children: [
        node('generic', '', { text: title, classes: ['group__title'] }),
        node('generic', '', {
          children: ['Rye roll', 'Plum cake'].map((name) => line(name, 'Remove')),
        }),
      ],
    });
    const page = pageOf(node('heading', 'Bakery'), lines, tabs);
    expect(clicked('Take the plum cake out of the basket', page)).toBe(refs);
  });

const stock = pageOf(
  node('heading', 'Our stock'),
  node('button', '+ New', { ref: 'New' }),
  node('table', '', {
    children: ['Rye Roll', 'Poppy Roll', 'Plum Cake'].map((name) =>
      node('row', '', { children: [node('cell', name), node('cell', '0.80'), node('cell', 'Warm')] }),
    ),
  }),
);

for (const [sentence, refs] of [
  ['Add the Rye Roll to the cart', 'none'],
  ['Add the Plum Bun to the basket', 'none'],
  // What is there is not made once more.
  ['Add the Rye Roll', 'none'],
] as const)
  it(`${sentence}, where only a form for a new one could be opened: ${refs}`, () =>
    expect(clicked(sentence, stock)).toBe(refs));
