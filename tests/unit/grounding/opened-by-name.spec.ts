/** A line that only says what it is called is opened by that, for what is done to something that is there already. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, onceOpened, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'div', text: said });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const row = (ref: string, code: string, who: string): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', '', { children: [node('link', code, { ref, tag: 'a', url: `#${code}` })] }),
      node('cell', '', { text: who }),
    ],
  });
const table = node('table', '', {
  ref: 'table',
  children: [row('r1', 'P-101', 'Elena Rossi'), row('r2', 'P-102', 'Walter Kim')],
});
const lesson = (ref: string, who: string, what: string): SnapshotNode =>
  node('generic', '', {
    ref,
    tag: 'div',
    classes: ['lesson'],
    clickable: true,
    children: [text(who), text(what)],
  });
const week = node('generic', '', {
  ref: 'week',
  tag: 'div',
  children: [lesson('l1', 'Ivan Petrov', 'Cello'), lesson('l2', 'Lily Tran', 'Flute')],
});

/** The list alone, and beside it what its line has opened. */
const title = node('heading', 'Permits', { ref: 'title' });

const pages = (
  list: SnapshotNode,
  name: string,
  ...controls: SnapshotNode[]
): { closed: Snapshot; open: Snapshot } => ({
  closed: pageOf(title, list),
  open: pageOf(title, list, node('dialog', '', { children: [node('heading', name), ...controls] })),
});
const done = (sentence: string, { closed, open }: { closed: Snapshot; open: Snapshot }): string[] =>
  onceOpened(sentence, { closed, open, opens: /^click (?:link|element)/ });

for (const [sentence, there, steps] of [
  [
    'Approve permit P-102',
    pages(table, 'P-102 · Walter Kim', button('Approve'), button('Reject')),
    ['click link "P-102"', 'click button "Approve"'],
  ],
  [
    'Suspend Ivan Petrov',
    pages(week, 'Ivan Petrov', button('Reschedule'), button('Suspend')),
    ['click element "Ivan Petrov Cello"', 'click button "Suspend"'],
  ],
  [
    'Mark Ivan Petrov as absent',
    pages(week, 'Ivan Petrov', button('Call off')),
    ['click element "Ivan Petrov Cello"', 'none'],
  ],
  [
    'Approve permit P-102',
    pages(table, 'P-101 · Elena Rossi', button('Approve')),
    ['click link "P-102"', 'none'],
  ],
  // A click on what is taken or watched may be all that is meant by that, or more.
  ['Watch Ivan Petrov', pages(week, 'Ivan Petrov', button('Watch')), ['none']],
] as const)
  it(`${sentence}: ${steps.join(', ')}`, () => expect(done(sentence, there)).toEqual(steps));
