/** A verb that no table lists is what the page says it is; where it is done may be said behind it; what was done is no deed. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const tab = (name: string, selected = false): SnapshotNode => node('tab', name, { selected });
const plant = (name: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [node('generic', '', { text: name }), button('Water'), button('Repot')],
  });

const nursery = [
  node('tablist', '', { children: [tab('Beds', true), tab('Climate')] }),
  node('list', '', { tag: 'ul', children: [plant('Basil'), plant('Fern'), plant('Lemon tree')] }),
  button('Rotate the beds'),
  node('checkbox', 'Night heating', { tag: 'input', checked: false }),
];

const lines: readonly (readonly [string, string])[] = [
  ['Water the basil', 'click button "Water"'],
  ['Repot the lemon tree', 'click button "Repot"'],
  ['Rotate the beds', 'click button "Rotate the beds"'],
  // What the page does not say, it does not do.
  ['Prune the basil', 'none'],
  ['Water the orchid', 'none'],
  ['Below the basil', 'cannot-tell'],
  // Where it is done.
  ['Turn on night heating on the climate tab', 'click tab "Climate"'],
  ['Enable the night heating in the climate', 'click tab "Climate"'],
  ['Enable the night heating in the cellar', 'none'],
];
for (const [sentence, expected] of lines)
  it(sentence, () => expect(did(sentence, ...nursery)).toBe(expected));

it('a verb that no table lists begins what is done behind a place', () => {
  expect(did('On the Climate tab, calibrate the sensors', ...nursery)).toBe('click tab "Climate"');
});

it('a line that says what was done to it is no button for it', () => {
  const line = (name: string, state: string): SnapshotNode =>
    node('option', `${name} ${state}, until May`, {
      children: [node('strong', '', { text: name }), node('generic', '', { text: `${state}, until May` })],
    });
  const list = node('listbox', 'Loans', {
    children: [line('Silver tray', 'Approved'), line('Old map', 'Requested')],
  });
  expect(did('Approve the silver tray', list)).toBe('none');
});

it('a step of a list of steps is no place of what stands below', () => {
  const steps = node('list', '', {
    tag: 'ol',
    children: ['1. Course', '2. Class', '3. Student'].map((text) =>
      node('listitem', '', { tag: 'li', text }),
    ),
  });
  const box = node('checkbox', 'Send me the newsletter', { tag: 'input' });
  expect(did('Go back to the choice of class', steps, box, button('Continue'))).toBe('none');
});

it('a cell that only says what a deed is done to does none of it', () => {
  const row = (name: string, count: string): SnapshotNode =>
    node('row', `${name} ${count}`, {
      children: [
        ...[name, count].map((cell) => node('gridcell', cell, { clickable: true })),
        node('gridcell', '', { children: [button('One less'), button('One more')] }),
      ],
    });
  const heads = ['Item', 'Tallied'].map((title) => node('columnheader', title, { clickable: true }));
  const names = ['Wool sock', 'Silk scarf', 'Felt hat', 'Linen shirt', 'Rain coat'];
  const page = [
    node('link', 'Stock tally', { clickable: true }),
    node('heading', 'Stock tally'),
    node('grid', '', {
      children: [
        node('row', '', { children: heads }),
        ...names.map((name, at) => row(name, String(40 + at))),
      ],
    }),
  ];
  expect(did('Tally one more silk scarf', ...page)).toBe('cannot-tell');
  expect(did('Click the silk scarf', ...page)).toBe('click gridcell "Silk scarf"');
});
