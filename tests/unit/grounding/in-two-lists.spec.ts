/** What the shop shows and the basket as well: a deed is done to the one that has a control for it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const line = (kind: string, name: string, ...controls: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: [kind],
    children: [
      node('generic', '', { tag: 'p', text: name }),
      ...controls.map((control) => node('button', control, { tag: 'button' })),
    ],
  });
const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });

const shop = box(
  line('offer', 'Oak shelf', 'Add to basket'),
  line('offer', 'Pine stool', 'Add to basket'),
  line('offer', 'Elm bench', 'Add to basket'),
);
const basket = (...controls: string[]): SnapshotNode =>
  box(line('bought', 'Oak shelf', ...controls), line('bought', 'Elm bench', 'Take out of basket'));
const withBasket = pageOf(shop, basket('Remove item from basket'));

for (const [sentence, page, expected] of [
  ['Remove the oak shelf from the basket', withBasket, 'click button "Remove item from basket"'],
  ['Add the oak shelf to the basket', withBasket, 'click button "Add to basket"'],
  // Nothing removes it, or both may.
  ['Remove the pine stool from the basket', withBasket, 'none'],
  ['Remove the oak shelf from the basket', pageOf(shop, basket()), 'none'],
  ['Remove the oak shelf', pageOf(basket('Remove'), basket('Remove')), 'ambiguous'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(stepsInAll(sentence, page).join('; ')).toBe(expected));
