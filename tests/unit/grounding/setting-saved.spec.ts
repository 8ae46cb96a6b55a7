/** What has been typed into the form that a line opens is saved by the button of that form, though it is the form alone that says the name by then. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const growers = [
  ['Edda', 'Holm', 'edda@holm.test'],
  ['Rurik', 'Sand', 'rurik@sand.test'],
  ['Tove', 'Lund', 'tove@lund.test'],
];
const table = node('table', '', {
  tag: 'table',
  children: growers.map((cells) =>
    node('row', '', {
      tag: 'tr',
      clickable: true,
      children: cells.map((cell) => node('cell', cell, { tag: 'td' })),
    }),
  ),
});
const field = (label: string, value: string): SnapshotNode =>
  node('generic', '', {
    tag: 'x-field',
    children: [
      node('generic', '', { tag: 'label', text: label }),
      node('textbox', '', {
        tag: 'input',
        inputType: 'text',
        hints: [{ from: 'label-nearby', text: label }],
        value,
      }),
    ],
  });
const form = (mail: string, ...buttons: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      field('First name', 'Rurik'),
      field('Last name', 'Sand'),
      field('Email', mail),
      ...buttons.map((name) => node('button', name, { tag: 'x-button' })),
    ],
  });
const pages = (...buttons: string[]): Snapshot[] => {
  const opened = form('rurik@sand.test', ...buttons);
  return [pageOf(table), pageOf(table, opened), pageOf(table, opened), pageOf(table)];
};
const typed = ['click cell "Rurik"', 'fill textbox "Email" with "r@sand.test"'];

for (const [say, buttons, done] of [
  [
    "Update Rurik's email to r@sand.test",
    ['Save', 'Delete', 'Cancel'],
    [...typed, 'click button "Save"', 'done'],
  ],
  [
    'Change the email of Rurik to r@sand.test',
    ['Update', 'Cancel'],
    [...typed, 'click button "Update"', 'done'],
  ],
  // The sentence goes on to press it.
  ["Update Rurik's email to r@sand.test and save it", ['Save', 'Cancel'], [...typed, 'click button "Save"']],
  // A form that closes without saving has no such button.
  ["Update Rurik's email to r@sand.test", ['Delete', 'Cancel'], typed],
] as const)
  it(`${say}, with ${buttons.join(', ')}`, () => {
    expect(inTurn(say, pages(...buttons))).toEqual(done);
  });
