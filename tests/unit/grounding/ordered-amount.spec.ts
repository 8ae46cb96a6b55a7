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
