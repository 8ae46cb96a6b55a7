/** What is set by a click may be asked about: the sentence is at its end when that is answered. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, onPages, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const plan = (name: string, price: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['plan'],
    clickable: true,
    children: [node('strong', '', { text: name }), node('text', price)],
  });
const plans = [node('heading', 'Plan'), plan('Classic', '£19 a month'), plan('Pro', '£34 a month')];
const asked = (title: string, ...buttons: string[]): SnapshotNode =>
  node('dialog', '', {
    children: [node('heading', title), ...buttons.map((name) => node('button', name, { tag: 'button' }))],
  });
const click = 'click element "Pro £34 a month"';

for (const [about, up, steps] of [
  [
    'a question about it is answered',
    [asked('Change to Pro?', 'Change plan', 'Back')],
    [click, 'click button "Change plan"', 'done'],
  ],
  [
    'a question about something else is not',
    [asked('You have an open invoice', 'Pay £19', 'Back')],
    [click, 'none'],
  ],
  ['nothing has to come up', [], [click, 'done']],
] as const)
  it(about, () => {
    const before = pageOf(...plans);
    expect(onPages('Change my plan to Pro', [before, pageOf(...plans, ...up), before])).toEqual(steps);
  });
