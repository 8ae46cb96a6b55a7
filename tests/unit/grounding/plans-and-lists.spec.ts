/** Plans up and down, a closed list over a table that says the same, and the two halves of a switch. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'p', text: shown });
const div = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const drawn = (shown: string): SnapshotNode =>
  node('generic', '', { tag: 'div', text: shown, clickable: true });

/** Tiers of a gym, of which the middle one is the member's. */
const tier = (name: string, price: string, holds: string, end: SnapshotNode): SnapshotNode =>
  div('tier', node('heading', name, { level: 3, tag: 'h3' }), text(price), text(holds), end);
const take = (name: string): SnapshotNode =>
  node('button', 'Take plan', { tag: 'button', ref: `take ${name}` });
const gym = (present: string): ReturnType<typeof pageOf> =>
  pageOf(
    node('navigation', '', {
      children: ['Classes', 'Membership'].map((name) => node('link', name, { url: `/${name}` })),
    }),
    node('heading', 'Membership', { level: 1, tag: 'h1' }),
    div('period', drawn('Monthly'), drawn('Yearly (save 20%)')),
    div(
      'tiers',
      tier('Morning', '£19 / month', '4 visits, 1 guest', take('Morning')),
      tier('Day', '£34 / month', '12 visits, 2 guests', text(present)),
      tier('Always', '£49 / month', 'Unlimited visits', take('Always')),
    ),
  );

for (const [sentence, present, is] of [
  ['Upgrade to the Always plan', 'Your current plan', 'take Always'],
  ['Upgrade my membership to Always', 'Your current plan', 'take Always'],
  ['Downgrade to the Morning plan', 'Your current plan', 'take Morning'],
  ['Upgrade to the Morning plan', 'Your current plan', 'none'],
  ['Downgrade to the Always plan', 'Your current plan', 'none'],
  ['Upgrade to the Always plan', 'Popular', 'none'],
  ['Upgrade to the Night plan', 'Your current plan', 'none'],
  ['Choose the Always plan', 'Popular', 'take Always'],
  ['Choose the Always plan with 12 visits', 'Popular', 'none'],
] as const)
  it(`${sentence} (${present}): ${is}`, () => {
    const answer = planned(sentence, gym(present));
    expect(answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind).toBe(is);
  });

for (const [sentence, done] of [
  ['Switch to yearly membership', 'click element "Yearly (save 20%)"'],
  ['Switch to yearly classes', 'none'],
  ['Open the yearly membership', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, gym('Popular')))).toBe(done));

/** Loans of a library: who has one is a column, and a list that has to be opened. */
const row = (...cells: string[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: cells.map((each) => node('cell', each, { tag: 'td', text: each })),
  });
const loans = pageOf(
  div(
    'bar',
    node('combobox', 'Borrower', { tag: 'input', readonly: true, expanded: false, value: '' }),
    node('button', 'Overdue', { tag: 'button' }),
  ),
  node('table', '', {
    tag: 'table',
    children: [
      node('row', '', {
        tag: 'tr',
        children: ['Title', 'Borrower'].map((name) => node('columnheader', name, { tag: 'th' })),
      }),
      row('Dubliners', 'Nell Price'),
      row('Persuasion', 'Ravi Shah'),
    ],
  }),
);

for (const [sentence, done] of [
  ['Choose Nell Price in the borrower box', 'click combobox "Borrower"'],
  ['Choose Overdue in the borrower list', 'click combobox "Borrower"'],
  ['Choose Overdue', 'click button "Overdue"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, loans))).toBe(done));
