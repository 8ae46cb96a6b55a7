/** All for whom something is not so, in whatever words the rows say it; none, where a row leaves it open. */
import { expect } from '@playwright/test';
import type { Snapshot } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const names = ['Ana', 'Ben', 'Cem', 'Dan'];

/** A table of members with a box each, and what it says of each of them. */
const members = (...states: string[]): Snapshot =>
  pageOf(
    node('heading', 'Members', { level: 1 }),
    node('table', '', {
      tag: 'table',
      children: states.map((state, at) =>
        node('row', '', {
          tag: 'tr',
          children: [
            node('cell', '', {
              tag: 'td',
              children: [node('checkbox', `Select ${names[at]}`, { tag: 'input', checked: false })],
            }),
            node('cell', names[at] ?? '', { tag: 'td' }),
            node('cell', state, { tag: 'td' }),
          ],
        }),
      ),
    }),
  );

const two = 'check checkbox "Select Ben"; check checkbox "Select Dan"';
const plain = ['Paid', 'Not paid', 'Paid', 'Not paid'];
const short = ['Paid', 'Unpaid', 'Paid', 'Unpaid'];

for (const [sentence, states, done] of [
  ['Tick everyone who has not paid', plain, two],
  ['Tick everyone who has not paid', short, two],
  ["Tick all who haven't paid yet", ['Paid', 'Not yet paid', 'Paid', 'Not yet paid'], two],
  ['Select all members who did not pay', plain, two],
  ['Select all unpaid members', plain, two],
  ['Select all members who have paid', ['Unpaid', 'Paid', 'Unpaid', 'Paid'], two],
  // One has paid in part, or nothing is said of one; or nobody has anything to do with that.
  ['Tick everyone who has not paid', ['Paid', 'Not paid', 'Partly paid', 'Not paid'], 'none'],
  ['Tick everyone who has not paid', ['Paid', 'Unpaid', '', 'Unpaid'], 'none'],
  ['Tick everyone who has not replied', plain, 'none'],
  ['Select all unread members', plain, 'none'],
] as const)
  it(`${sentence}, where it says "${states.join('", "')}": ${done}`, () =>
    expect(did(planned(sentence, members(...states)))).toBe(done));
