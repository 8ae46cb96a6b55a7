/** A deed that is a switch of the record it is done to, and the control of an answer that holds replies. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (className: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [className], children });
const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });
const card = (title: string, owner: string, checked: boolean, called = 'Freeze'): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      box('text', text(title), text(owner)),
      node('generic', '', {
        tag: 'label',
        clickable: true,
        children: [node('checkbox', called, { tag: 'input', checked }), node('text', called)],
      }),
      node('button', 'Set limit', { tag: 'button' }),
    ],
  });
const cards = (called?: string): SnapshotNode[] => [
  node('heading', 'Cards', { level: 2 }),
  node('list', '', {
    tag: 'ul',
    children: [
      card('Debit Visa 1187', 'Sam Okafor', true, called),
      card('Debit Visa 6602', 'Lena Okafor', false, called),
    ],
  }),
];

for (const [said, called, done] of [
  ["Freeze Lena's debit card", 'Freeze', 'check checkbox "Freeze"'],
  ["Freeze Lena's debit card", 'Frozen abroad', 'cannot-tell'],
  // It is so already: a click would turn it off.
  ["Freeze Sam's debit card", 'Freeze', 'done'],
  ["Freeze Peter's debit card", 'Freeze', 'cannot-tell'],
  ["Block Lena's debit card", 'Freeze', 'none'],
] as const)
  it(`${said}, where a box says "${called}": ${done}`, () => {
    expect(did(planned(said, pageOf(...cards(called))))).toBe(done);
  });

const post = (who: string, said: string, ...replies: SnapshotNode[]): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    children: [
      text(who),
      node('paragraph', '', { text: said }),
      node('link', 'Accept', { tag: 'a', url: '#' }),
      ...replies,
    ],
  });
const reply = post('wilma_j', 'Mine did this too.');
const answer = post('old_drone', 'Give them shade.', reply);
const thread = pageOf(answer, post('Tarek', 'They need room.'));

for (const [said, at] of [
  ['Accept the answer by old_drone', answer],
  ['Accept the answer by wilma_j', reply],
] as const)
  it(said, () => {
    const plan = planned(said, thread);
    expect(plan.kind === 'found' && plan.steps[0]?.ref).toBe(at.children[2]?.ref);
  });

const invitation = (label: string): SnapshotNode =>
  node('form', '', {
    tag: 'form',
    children: [
      node('textbox', label, { tag: 'textarea', value: '' }),
      node('button', 'Send invites', { tag: 'button' }),
    ],
  });

for (const [label, done] of [
  ['Mail addresses', 'fill textbox "Mail addresses" with "nia@finch.test"'],
  ['Email text', 'none'],
] as const)
  it(`an address where the only field is "${label}": ${done}`, () => {
    expect(did(planned('Invite nia@finch.test', pageOf(invitation(label))))).toBe(done);
  });
