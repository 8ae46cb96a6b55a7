/** A number in a line of a basket counts once "Update" is pressed: the line's own button for it, or the one for all lines. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const sign = (glyph: string, title: string): SnapshotNode =>
  node('button', glyph, { tag: 'button', hints: [{ from: 'title', text: title }] });
const cell = (...children: SnapshotNode[]): SnapshotNode => node('cell', '', { children });
const count = (value: string): SnapshotNode =>
  node('textbox', '', { tag: 'input', value, hints: [{ from: 'label-nearby', text: 'Quantity' }] });
const row = (thing: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('row', '', { children: [node('cell', thing), cell(count('2'), ...more)] });
const head = node('row', '', {
  children: [node('columnheader', 'Product'), node('columnheader', 'Quantity')],
});
const basket = (rows: SnapshotNode[], ...below: SnapshotNode[]): Snapshot =>
  pageOf(node('generic', '', { children: [node('table', '', { children: [head, ...rows] }), ...below] }));
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });

const typed = 'fill textbox "Quantity" with "5"';
for (const [title, on, done] of [
  [
    'the sign of its line',
    basket([row('Teapot', sign('⟳', 'Update'), sign('✕', 'Remove')), row('Whisk', sign('⟳', 'Update'))]),
    'click button "⟳"',
  ],
  [
    'the button for all lines',
    basket([row('Teapot'), row('Whisk')], button('Apply coupon'), button('Update cart')),
    'click button "Update cart"',
  ],
  ['no button of another kind', basket([row('Teapot'), row('Whisk')], button('Update profile')), ''],
  ['what removes the line', basket([row('Teapot', sign('✕', 'Remove')), row('Whisk')]), ''],
] as readonly [string, Snapshot, string][])
  it(`${title}: ${done || 'nothing is pressed'}`, () => {
    const steps = did(planned('Change the quantity of the teapot to 5', on));
    expect(steps).toBe(done === '' ? typed : `${typed}; ${done}`);
  });
