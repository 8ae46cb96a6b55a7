/** Fields that are called by "from" or "to", and what a form asks for by name: each thing that is said goes into its own field, or nothing does. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, selectOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', value: '' });
const form = (title: string, button: string, ...fields: SnapshotNode[]): SnapshotNode =>
  node('form', '', {
    tag: 'form',
    children: [
      node('heading', title, { level: 1, tag: 'h1' }),
      ...fields,
      node('button', button, { tag: 'button', inputType: 'submit' }),
    ],
  });

const bill = pageOf(
  form(
    'Pay a bill',
    'Pay',
    field('Supplier name'),
    field('Account #'),
    field('Amount'),
    selectOf('From account #', '51', '62'),
  ),
);
const grant = pageOf(
  form(
    'Request a grant',
    'Request',
    field('Grant amount'),
    field('Own share'),
    selectOf('From account', '51', '62'),
  ),
);
const bare = pageOf(form('Request a grant', 'Request', field('Grant amount'), field('Own share')));

const own = 'fill textbox "Own share" with "80"';
const account = 'select combobox "From account" with "62"';
for (const [sentence, page, steps] of [
  [
    'Pay a bill: supplier Nord Gas, account 77, amount 46, from account 62',
    bill,
    [
      'fill textbox "Supplier name" with "Nord Gas"',
      'fill textbox "Account #" with "77"',
      'fill textbox "Amount" with "46"',
      'select combobox "From account #" with "62"',
      'click button "Pay"',
    ],
  ],
  [
    'Apply for a grant of 500 with an own share of 80 from account 62',
    grant,
    ['fill textbox "Grant amount" with "500"', own, account, 'click button "Request"'],
  ],
  // Where money goes is asked nowhere.
  ['Request a grant of 500 with an own share of 80 to account 62', grant, ['none']],
  ['Request a grant of 500 with an own share of 80 from account 62', bare, ['none']],
  ['Pay a bill: supplier phone 46', bill, ['none']],
] as const)
  it(sentence, () => expect(stepsInAll(sentence, page)).toEqual(steps));
