/** What is booked has to be booked to the end: what only chooses it brings up a further step. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const card = (name: string, ref: string, button: string): SnapshotNode =>
  node('generic', '', {
    ref,
    tag: 'div',
    classes: ['stay'],
    children: [
      node('generic', '', { ref: `${ref}h`, tag: 'b', text: name }),
      node('generic', '', { tag: 'span', text: '€90' }),
      node('button', button, { ref: `${ref}b`, tag: 'button' }),
    ],
  });
const cards = (button: string): SnapshotNode[] => [
  card('Harbour Inn', 'c1', button),
  card('Mill House', 'c2', button),
];
const says = (text: string): SnapshotNode => node('paragraph', '', { text });
const panel = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { ref: 'p1', children });
const bags = (value: string): SnapshotNode =>
  node('combobox', 'Breakfasts', { tag: 'select', options: ['', '0', '1'], value });
const guest = (value: string): SnapshotNode => node('textbox', 'Guest name', { tag: 'input', value });

/** What comes of the sentence once its click has brought the parts up. */
function booked(said: string, button: string, ...parts: SnapshotNode[]): string {
  const before = pageOf(...cards(button));
  const answer = planned(said, before);
  if (answer.kind !== 'found' || answer.proof === undefined) return 'no proof';
  return did(planned(said, pageOf(...cards(button), panel(...parts)), answer.proof, before));
}

const bookNow = node('button', 'Book now');
const chosen = says('Your stay: Mill House');

for (const [why, said, button, parts, is] of [
  ['the one button that says it', 'Book Mill House', 'Select', [chosen, bookNow], 'click button "Book now"'],
  [
    'with what is answered already',
    'Book Mill House',
    'Select',
    [chosen, bags('0'), bookNow],
    'click button "Book now"',
  ],
  ['not with a choice that nobody made', 'Book Mill House', 'Select', [chosen, bags(''), bookNow], 'none'],
  ['not with an empty field', 'Book Mill House', 'Select', [chosen, guest(''), bookNow], 'none'],
  [
    'not with terms to agree to',
    'Book Mill House',
    'Select',
    [chosen, node('checkbox', 'I accept the terms', { checked: false }), bookNow],
    'none',
  ],
  [
    'not one of two',
    'Book Mill House',
    'Select',
    [chosen, bookNow, node('button', 'Book with breakfast')],
    'none',
  ],
  ['not what it says besides', 'Book Mill House', 'Select', [chosen, node('button', 'Book and pay')], 'none'],
  ['a button that only goes on', 'Book Mill House', 'Select', [chosen, node('button', 'Continue')], 'none'],
  ['to the payment', 'Reserve Mill House', 'Choose', [chosen, node('button', 'Proceed to payment')], 'none'],
  [
    'behind its own button as well',
    'Book Mill House',
    'Book',
    [chosen, guest(''), node('button', 'Confirm booking')],
    'none',
  ],
  [
    'it says that it is booked',
    'Book Mill House',
    'Book',
    [says('Booked! Your reference is QX7'), node('button', 'Continue')],
    'done',
  ],
  [
    'nothing more is asked',
    'Book Mill House',
    'Book',
    [says('Mill House, 2 nights'), node('button', 'Cancel booking')],
    'done',
  ],
] as const)
  it(`${why}: "${said}"`, () => expect(booked(said, button, ...parts)).toBe(is));
