/** Forms that ask for a password twice: one that is said once goes into both fields where the form is sent off, and what is said of the second goes there alone. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string, inputType = 'text', value = ''): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType, value });
const form = (button: string, ...fields: SnapshotNode[]) =>
  pageOf(node('form', '', { tag: 'form', children: [...fields, node('button', button)] }));

const fields = [field('Nickname'), field('Email', 'email'), field('Password', 'password')];
const twice = form('Register', ...fields, field('Password again', 'password'));
const once = form('Register', ...fields);
const coded = form('Register', ...fields, field('Confirmation code'), field('Password again', 'password'));
const filled = form('Register', ...fields, field('Password again', 'password', 'Moon-9'));

const first = [
  'fill textbox "Nickname" with "otter"',
  'fill textbox "Email" with "o@sea.org"',
  'fill textbox "Password" with "Moon-9"',
];
const again = 'fill textbox "Password again" with "Moon-9"';
const sent = 'click button "Register"';

for (const [sentence, page, expected] of [
  ['Register as otter with email o@sea.org and password Moon-9', twice, [...first, again, sent]],
  [
    'Create an account with nickname otter, email o@sea.org and password Moon-9',
    twice,
    [...first, again, sent],
  ],
  [
    'Fill in the form with nickname otter, email o@sea.org and password Moon-9 and submit it',
    twice,
    [...first, again, sent],
  ],
  ['Register as otter with email o@sea.org and password Moon-9', once, [...first, sent]],
  ['Register as otter with email o@sea.org and password Moon-9', filled, [...first, sent]],
  ['Fill in the form with nickname otter, email o@sea.org and password Moon-9', twice, first],
  ['Enter the password Moon-9 and register', twice, [first[2], sent]],
  [
    'Fill in nickname otter, email o@sea.org and password Moon-9 and register',
    twice,
    [...first, again, sent],
  ],
  ['Fill in email o@sea.org and password Moon-9 and sign up', once, [...first.slice(1), sent]],
  [
    'Enter Moon-9 as password and Moon-8 as confirmation',
    twice,
    [first[2], 'fill textbox "Password again" with "Moon-8"'],
  ],
  ['Type Moon-9 as the password and Moon-9 as the password confirmation', twice, [first[2], again]],
  ['Enter Moon-9 as password and Moon-8 as confirmation', once, ['none']],
  [
    'Enter Moon-9 as password and Moon-8 as confirmation',
    coded,
    [first[2], 'fill textbox "Confirmation code" with "Moon-8"'],
  ],
] as const)
  it(`${sentence}: ${expected.join(', ')}`, () => {
    expect(stepsInAll(sentence, page)).toEqual(expected);
  });
