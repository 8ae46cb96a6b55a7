/** Boxes that say from the reader's side what a sentence asks for: "subscribe to the newsletter" is "Send me the newsletter", "mark it as a gift" is "This is a gift". */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (name: string, checked = false): SnapshotNode => node('checkbox', name, { checked });
const letters = pageOf(
  node('heading', 'Account'),
  box('Send me the monthly bulletin'),
  box('Send me job alerts', true),
  box('I have read the house rules'),
);
const refusing = pageOf(box('Please send me no bulletin'));
const both = pageOf(box('Send me the bulletin'), node('link', 'Bulletin archive'));
const crate = pageOf(node('heading', 'Send a crate'), box('This is breakable'), box('This is a loan'));
const line = (name: string): SnapshotNode =>
  node('listitem', '', { children: [node('text', name), box('This is a loan')] });
const lines = pageOf(node('heading', 'Crates'), node('list', '', { children: [line('Red'), line('Blue')] }));

const bulletin = 'check checkbox "Send me the monthly bulletin"';

for (const [page, sentence, expected] of [
  [letters, 'Subscribe to the bulletin', [bulletin]],
  [letters, 'Sign up for the monthly bulletin', [bulletin]],
  [letters, 'Unsubscribe from job alerts', ['uncheck checkbox "Send me job alerts"']],
  [letters, 'Subscribe to the weekly bulletin', ['none']],
  [letters, 'Subscribe to the alerts', ['none']],
  [letters, 'Subscribe to the house rules', ['none']],
  [letters, 'Subscribe to the magazine', ['none']],
  [refusing, 'Subscribe to the bulletin', ['none']],
  [both, 'Subscribe to the bulletin', ['none']],
  [crate, 'Mark the crate as a loan', ['check checkbox "This is a loan"']],
  [crate, 'Mark the order as breakable', ['check checkbox "This is breakable"']],
  [crate, 'Mark the crate as washable', ['none']],
  [crate, 'Mark the customer as a loan', ['none']],
  [lines, 'Mark the order as a loan', ['none']],
] as const)
  it(`${sentence}: ${expected.join(', ')}`, () => {
    expect(stepsInAll(sentence, page)).toEqual(expected);
  });
