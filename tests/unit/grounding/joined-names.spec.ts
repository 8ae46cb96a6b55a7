/** A name that goes on with "and" is another one; near it the whole name, and what is said in passing. */
import { expect } from '@playwright/test';
import type { Snapshot } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const listOf = (...names: string[]): Snapshot =>
  pageOf(
    node('heading', 'Tasks', { level: 1 }),
    node('list', '', {
      children: names.map((name) =>
        node('listitem', '', {
          children: [
            node('generic', '', { text: name }),
            node('button', 'Complete', { ref: `complete ${name}` }),
            node('button', 'Delete', { ref: `delete ${name}` }),
          ],
        }),
      ),
    }),
  );
const boxesOf = (...names: string[]): Snapshot =>
  pageOf(...names.map((name) => node('checkbox', name, { ref: name, checked: false })));

const chores = listOf('Buy bread and butter', 'Call Ann', 'Pay rent');
const crisps = boxesOf('Salt and vinegar', 'Paprika');

for (const [say, page, expected] of [
  ['Complete the task Buy bread', chores, 'none'],
  ['Delete the task Buy bread', chores, 'none'],
  ['Complete the task Buy bread and butter', chores, 'click button "Complete"'],
  ['Complete the task Call Ann', chores, 'click button "Complete"'],
  ['Tick Salt', crisps, 'none'],
  ['Tick "Salt"', crisps, 'none'],
  ['Tick Salt and vinegar', crisps, 'check checkbox "Salt and vinegar"'],
  // The only box there is, said in passing.
  ['Accept the terms', boxesOf('Terms and conditions'), 'check checkbox "Terms and conditions"'],
] as readonly (readonly [string, Snapshot, string])[])
  it(`${say}: ${expected}`, () => expect(did(planned(say, page))).toContain(expected));
