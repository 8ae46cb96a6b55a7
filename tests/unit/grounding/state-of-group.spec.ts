/** Groups of choices that a verb speaks of ("close the curtains"), and cards that are told apart by the number in their title. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const group = (name: string, chosen: string, ...choices: string[]): SnapshotNode =>
  node('radiogroup', name, {
    tag: 'div',
    children: choices.map((each) => node('radio', each, { checked: each === chosen })),
  });
const house = pageOf(
  group('Curtains', 'Open', 'Open', 'Closed'),
  group('Gate', 'Locked', 'Locked', 'Unlocked'),
  group('Fan', 'Low', 'Off', 'Low'),
  group('Heater', 'Off', 'Off', 'Low'),
);
/** Choices without a group around them. */
const lamp = pageOf(
  node('heading', 'Lamp', { tag: 'h3', level: 3, text: 'Lamp' }),
  node('radio', 'Off', { tag: 'input', checked: false }),
  node('radio', 'Dim', { tag: 'input', checked: true }),
);
const table = (title: string, text: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('heading', title, { tag: 'h3', level: 3, text: title }),
      node('paragraph', '', { tag: 'p', text }),
      node('button', 'Clear', { tag: 'button', ref: `Clear ${title}`, text: 'Clear' }),
    ],
  });
const floor = pageOf(
  node('list', '', {
    tag: 'ul',
    children: [
      table('Table 12', '4 guests'),
      table('Table 2', 'Moved here from Table 5'),
      table('Table 7', '12 guests'),
    ],
  }),
);

for (const [say, page, expected] of [
  ['Close the curtains', house, 'check radio "Closed"'],
  ['Open the curtains', house, 'done'],
  // No choice of it says so, or nothing is called so.
  ['Close the gate', house, 'none'],
  ['Turn on the heater', house, 'none'],
  ['Close the window', house, 'none'],
  // The end of the verb behind its object.
  ['Turn the fan off', house, 'check radio "Off"'],
  ['Turn off the fan', house, 'check radio "Off"'],
  ['Set the fan to off', house, 'check radio "Off"'],
  ['Make sure the fan is off', house, 'check radio "Off"'],
  ['Turn the heater off', house, 'done'],
  // A choice is not unticked, nor is any of a group the one that turns it on.
  ['Turn the heater on', house, 'none'],
  ['Turn the fan on', house, 'none'],
  ['Turn the lamp off', house, 'none'],
  ['Turn the lamp off', lamp, 'none'],
  ['Turn the lamp on', lamp, 'none'],
  ['Clear table 12', floor, 'click button "Clear"'],
  ['Clear table 2', floor, 'click button "Clear"'],
  // Its guests, and where another one came from, are no name of a table.
  ['Clear table 4', floor, 'none'],
  ['Clear table 5', floor, 'none'],
] as readonly [string, Snapshot, string][]) {
  it(`${say}: ${expected}`, () => expect(did(planned(say, page))).toBe(expected));
}
