/** A list of bare values is a new record, one value for each field of its form; what is agreed to goes before what sends a form off. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { withAgreedFirst } from '../../../src/grounding/built-in/language/agreed-first.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const input = (name: string, inputType = 'text'): SnapshotNode =>
  node(inputType === 'number' ? 'spinbutton' : 'textbox', name, { tag: 'input', inputType });
const form = (title: string, ...children: SnapshotNode[]): Snapshot =>
  pageOf(node('heading', title, { level: 1 }), node('form', '', { tag: 'form', children }));

const expenses = (): Snapshot =>
  form(
    'Expenses',
    input('What was it?'),
    input('Amount', 'number'),
    node('combobox', 'Category', { tag: 'select', options: ['Travel', 'Food'] }),
    node('button', 'Add'),
  );
const clients = (): Snapshot =>
  form(
    'New client',
    input('Full name'),
    input('Age', 'number'),
    input('City'),
    node('combobox', 'Plan', { tag: 'select', options: ['Basic', 'Plus'] }),
    node('button', 'Add client'),
  );

const item = 'fill textbox "What was it?" with';
const nadia = 'fill textbox "Full name" with "Nadia Petrova", fill spinbutton "Age" with "34"';

for (const [sentence, page, steps] of [
  [
    'Add an expense: Train ticket, 62',
    expenses,
    `${item} "Train ticket", fill spinbutton "Amount" with "62", click button "Add"`,
  ],
  [
    'Add Lunch, 14.20, Food',
    expenses,
    `${item} "Lunch", fill spinbutton "Amount" with "14.20", select combobox "Category" with "Food", click button "Add"`,
  ],
  [
    'Add a client: Nadia Petrova, 34, Riga, Plus',
    clients,
    `${nadia}, fill textbox "City" with "Riga", select combobox "Plan" with "Plus", click button "Add client"`,
  ],
  [
    'Insert a new client named Nadia Petrova, 34 years old, from Riga',
    clients,
    `${nadia}, fill textbox "City" with "Riga", click button "Add client"`,
  ],
  // One that its field does not take, one too many, and a figure in the place of a name.
  ['Add Lunch, 14.20, Clothes', expenses, 'none'],
  ['Add Lunch, cheap, Food', expenses, 'none'],
  ['Add a client: Nadia Petrova, 34, Riga, Gold', clients, 'none'],
  ['Add a client: Nadia Petrova, 34, 35, Plus', clients, 'none'],
  ['Add a client: Nadia Petrova, 34, Riga, Latvia, Plus', clients, 'none'],
] as const)
  it(`${sentence}: ${steps}`, () => expect(stepsInAll(sentence, page()).join(', ')).toBe(steps));

for (const [sentence, said] of [
  [
    'Subscribe with the e-mail ada@x.org, agreeing to the terms',
    'Agree to the terms and subscribe with the e-mail ada@x.org',
  ],
  ['Sign up as Ada and accept our privacy policy.', 'Agree to our privacy policy and sign up as Ada'],
  // Something else is accepted, or the sentence says itself what comes last.
  ['Book the room and accept the offer', ''],
  ['Sign up as Ada and accept the terms and click Send', ''],
  ['Read the rules and accept the terms', ''],
])
  it(`${sentence}: ${said || 'as it is'}`, () =>
    expect(withAgreedFirst(sentence ?? '')).toBe(said || sentence));
