/** What is started is a deed said as a noun: "start a telemetry export" is "Export telemetry", and no other command of the list. */
import { expect } from '@playwright/test';
import { did, node, pageOf, planned, selectOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const commands = pageOf(
  node('listbox', 'Commands', {
    children: ['Export ledger', 'Recover drafts from backup', 'Switch to dark theme', 'Reset ledger'].map(
      (name) => node('option', name, { selected: false }),
    ),
  }),
  node('button', 'Import invoices'),
);

for (const [sentence, then] of [
  ['Start a ledger export', 'click option "Export ledger"'],
  ['Begin the ledger reset', 'click option "Reset ledger"'],
  ['Run an invoices import', 'click button "Import invoices"'],
  // None of them is started so.
  ['Start an invoices export', 'none'],
  ['Start the ledger', 'ambiguous'],
  ['Launch the drafts', 'none'],
  ['Start the dark theme', 'none'],
] as const)
  it(sentence, () => expect(did(planned(sentence, commands))).toBe(then));

const box = (name: string) => node('checkbox', name, { checked: false, tag: 'input' });
const frames = pageOf(
  node('form', '', {
    tag: 'form',
    children: [
      selectOf('Frame', 'Oak', 'Walnut'),
      box('Add mount (+ £4)'),
      box('Include hooks'),
      node('button', 'Order'),
    ],
  }),
);

for (const [sentence, then] of [
  [
    'Pick a walnut frame with mount',
    ['select combobox "Frame" with "Walnut"', 'check checkbox "Add mount (+ £4)"'],
  ],
  [
    'Choose a walnut frame with hooks',
    ['select combobox "Frame" with "Walnut"', 'check checkbox "Include hooks"'],
  ],
  ['Pick a walnut frame with glass', ['none']],
  ['Pick a walnut frame without hooks', ['none']],
] as const)
  it(`a box that adds it is what goes with a choice: ${sentence}`, () =>
    expect(stepsInAll(sentence, frames)).toEqual(then));
