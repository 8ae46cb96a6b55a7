/** A sentence that its own words do not divide is divided by the fields of the one form that takes all of it; with a field less, or one more of a kind, nothing is done. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, selectOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '', ...more });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const form = (title: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('form', '', { tag: 'form', children: [node('heading', title, { level: 1, tag: 'h1' }), ...children] });
const box = (name: string): SnapshotNode => node('checkbox', name, { checked: false });
const dot = (name: string): SnapshotNode => node('radio', name, { checked: false });
const group = (name: string, ...children: SnapshotNode[]): SnapshotNode => node('group', name, { children });

const key = field('Key');
const description = field('Description');
const tags = group('Tags', box('search'), box('ops'));
const create = button('Create flag');
const flag = 'Create a flag "dark" described as "For the night" with the tag ops';

const kiwi = selectOf('Patient', 'Choose…', 'Kiwi (Leo Brandt)', 'Rex (Ann Lee)');
const day = field('Day', { inputType: 'date' });
const time = field('Time', { inputType: 'time' });
const vets = group('Vet', dot('Dr Osei'), dot('Dr Lindqvist'));
const reason = node('textbox', 'Reason for visit', { tag: 'textarea', value: '' });
const book = button('Book');
const visit =
  'Book an appointment for Kiwi with Dr Lindqvist on 4 December 2026 at 15:30 because of plucked feathers';

const income = (...names: string[]): SnapshotNode =>
  form('Income', ...names.map((name) => field(name, { value: '0' })), button('Next >>'));
const wages = 'Report wages of $52,300 and dividends of $410';

const absence = (...kinds: string[]): SnapshotNode[] => [
  selectOf('Absence', ...kinds),
  node('text', 'from', { text: 'from' }),
  field('from', { placeholder: 'dd.mm.yyyy' }),
  node('text', 'to', { text: 'to' }),
  field('to', { placeholder: 'dd.mm.yyyy' }),
  button('Request'),
];
const leave = 'Request training from 21.12.2026 to 31.12.2026';

const details = (title: string, ...more: SnapshotNode[]): SnapshotNode =>
  form(
    title,
    field('Surname'),
    field('First name(s)'),
    field('Taxpayer number'),
    field('Date of birth'),
    group('Marital status', dot('Single'), dot('Married')),
    selectOf('Number of children under 18', '0', '1', '2', '3'),
    ...more,
  );
const person = 'Fill in part A for John Tran, taxpayer no. 5501, born 14/02/1980, married, three children';

const none = 'none';
for (const [sentence, page, steps] of [
  [
    flag,
    [form('New flag', key, description, tags, create)],
    [
      'fill textbox "Key" with "dark"',
      'fill textbox "Description" with "For the night"',
      'check checkbox "ops"',
      'click button "Create flag"',
    ],
  ],
  [flag, [form('New flag', key, tags, create)], none],
  [flag, [form('New flag', key, description, create)], none],
  [flag, [form('New flag', description, tags, create)], none],
  [flag, [form('New folder', key, description, tags, button('Create folder'))], none],
  [
    visit,
    [form('Book appointment', kiwi, day, time, vets, reason, book)],
    [
      'select combobox "Patient" with "Kiwi (Leo Brandt)"',
      'check radio "Dr Lindqvist"',
      'fill textbox "Day" with "4 December 2026"',
      'fill textbox "Time" with "15:30"',
      'fill textbox "Reason for visit" with "plucked feathers"',
      'click button "Book"',
    ],
  ],
  [visit, [form('Book appointment', kiwi, day, time, vets, book)], none],
  [visit, [form('Book appointment', kiwi, day, time, reason, book)], none],
  [
    visit,
    [
      form(
        'Book appointment',
        kiwi,
        day,
        field('Day of return', { inputType: 'date' }),
        time,
        vets,
        reason,
        book,
      ),
    ],
    none,
  ],
  [
    wages,
    [income('Wages and salaries', 'Dividends', 'Rent received')],
    ['fill textbox "Wages and salaries" with "52,300"', 'fill textbox "Dividends" with "410"'],
  ],
  [wages, [income('Wages and salaries', 'Rent received')], none],
  [wages, [income('Wages and salaries', 'Dividends'), income('Wages and salaries', 'Dividends')], none],
  [
    leave,
    absence('Holiday', 'Training'),
    [
      'select combobox "Absence" with "Training"',
      'fill textbox "from" with "21.12.2026"',
      'fill textbox "to" with "31.12.2026"',
      'click button "Request"',
    ],
  ],
  [
    person,
    [details('Part A. Your details')],
    [
      'fill textbox "First name(s)" with "John"',
      'fill textbox "Surname" with "Tran"',
      'fill textbox "Taxpayer number" with "5501"',
      'fill textbox "Date of birth" with "14/02/1980"',
      'check radio "Married"',
      'select combobox "Number of children under 18" with "3"',
    ],
  ],
  [person, [details('Part B. Your details')], none],
  [person.replace('three', 'seven'), [details('Part A. Your details')], none],
  [person.replace('married', 'married and single'), [details('Part A. Your details')], none],
  [person.replace('married', 'widowed'), [details('Part A. Your details')], none],
] as const)
  it(sentence, () => {
    // A field for a day is looked at first: a calendar may come up for it.
    const done = stepsInAll(sentence, pageOf(...page)).filter((step) => !step.startsWith('click textbox'));
    expect(done.join('; ')).toBe(steps === none ? none : steps.join('; '));
  });
