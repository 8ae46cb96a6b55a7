/** "Show all payments" is no click on the bin of each, and "read Pilot #2" no page of the list. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const payment = (what: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('generic', what, { text: what }),
      node('generic', '', { clickable: true, hints: [{ from: 'icon', text: 'trash' }] }),
    ],
  });
const payments = pageOf(
  node('list', '', { tag: 'ul', children: [payment('Boots: €90'), payment('Tent: €240')] }),
);

const issue = (name: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('generic', name, { text: name }),
      node('button', 'Read', { tag: 'button' }),
      node('button', 'Sell', { tag: 'button' }),
    ],
  });
const issues = pageOf(
  node('list', '', {
    tag: 'ul',
    children: [issue('Pilot #1'), issue('Pilot #2'), issue('Night Ferry #7')],
  }),
  node('generic', '', {
    children: ['1', '2', 'Next »'].map((name) => node('button', name, { tag: 'button' })),
  }),
);

for (const [sentence, page, expected] of [
  ['Show all payments', payments, 'none'],
  ['Show every payment', payments, 'none'],
  ['Delete the boots', payments, 'click element "trash"'],
  ['Read Pilot #2', issues, 'click button "Read"'],
  ['Sell Pilot #2', issues, 'click button "Sell"'],
  ['Read Pilot #3', issues, 'none'],
  ['Go to page 2', issues, 'click button "2"'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
