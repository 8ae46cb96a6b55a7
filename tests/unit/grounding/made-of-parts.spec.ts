/** What is made in one sentence, where the words of the form tell its parts; with a word of it taken away, or another in its place, nothing is done. */
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

const talk = 'Create a talk titled "Grass" by Nina Roth';
const newTalk = (person: string): SnapshotNode =>
  form('New talk', field('Title'), field(person), button('Create talk'));

const invite = 'Invite ann@x.example to the workspace as a viewer';
const email = field('Email', { inputType: 'email' });
const role = selectOf('Role', 'Editor', 'Viewer — can only look');
const send = button('Send invite');

const method = selectOf('Method', 'Photometry', 'ICP-MS');
const rush = box('Rush order');
const analysis = button('Request analysis');
const sample = 'Request a rush ICP-MS analysis';

const amount = field('Amount', { inputType: 'number' });
const category = selectOf('Category', 'Rent', 'Eating out');
const spending = 'Record a spending of 23.90 for "Pizza" under Eating out';
const record = button('Record spending');

const folders = (...more: SnapshotNode[]): SnapshotNode =>
  node('list', '', {
    children: [button('My Drive'), button('Recent'), button('Trash'), ...more].map((child) =>
      node('listitem', '', { children: [child] }),
    ),
  });

const todo = field('New todo', { placeholder: 'What needs to be done?' });

const stop = 'Add a stop named Graz for 4 nights, arriving by car';
const drawnDot = (name: string, hidden: boolean): SnapshotNode =>
  node('generic', '', {
    ...(hidden && { hidden: 'clipped' }),
    children: [node('radio', name, { tag: 'input', inputType: 'radio', checked: false, hidden: 'clipped' })],
  });
const arrival = (isHidden: boolean, ...ways: string[]): SnapshotNode =>
  node('radiogroup', 'Arrive by', { children: ways.map((way) => drawnDot(way, isHidden)) });
const newStop = (...more: SnapshotNode[]): SnapshotNode =>
  form('New stop', field('Name'), field('Nights'), ...more, button('Add stop'));

const none = 'none';
for (const [sentence, page, steps] of [
  [
    talk,
    [newTalk('Speaker')],
    [
      'fill textbox "Title" with "Grass"',
      'fill textbox "Speaker" with "Nina Roth"',
      'click button "Create talk"',
    ],
  ],
  [talk, [newTalk('Room')], none],
  [
    invite,
    [form('Invite a user', email, role, send)],
    [
      'fill textbox "Email" with "ann@x.example"',
      'select combobox "Role" with "Viewer — can only look"',
      'click button "Send invite"',
    ],
  ],
  [invite.replace('workspace', 'board'), [form('Invite a user', email, role, send)], none],
  [invite, [form('Invite a user', email, role, selectOf('Workspace', 'North', 'South'), send)], none],
  [invite.replace('viewer', 'owner'), [form('Invite a user', email, role, send)], none],
  [
    sample,
    [form('Analysis request', method, rush, analysis)],
    [
      'check checkbox "Rush order"',
      'select combobox "Method" with "ICP-MS"',
      'click button "Request analysis"',
    ],
  ],
  [sample, [form('Analysis request', method, analysis)], none],
  [sample, [form('Analysis request', selectOf('Method', 'Photometry'), rush, analysis)], none],
  [sample.replace('analysis', 'refund'), [form('Analysis request', method, rush, analysis)], none],
  [
    spending,
    [form('Spending', field('What for?'), amount, category, record)],
    [
      'fill textbox "Amount" with "23.90"',
      'fill textbox "What for?" with "Pizza"',
      'select combobox "Category" with "Eating out"',
      'click button "Record spending"',
    ],
  ],
  [spending, [form('Spending', field('Shop'), amount, category, record)], none],
  [
    stop,
    [newStop(arrival(false, '◉ Train', '○ Car'))],
    [
      'fill textbox "Name" with "Graz"',
      'fill textbox "Nights" with "4"',
      'check radio "○ Car"',
      'click button "Add stop"',
    ],
  ],
  [stop, [newStop(arrival(false, '◉ Train', '○ Bus'))], none],
  [stop, [newStop(arrival(true, '◉ Train', '○ Car'))], none],
  [
    'Add a todo: finish the quarterly report',
    [todo],
    ['fill textbox "New todo" with "finish the quarterly report"', 'press textbox "New todo" with "Enter"'],
  ],
  ['Add a todo: milk, eggs', [todo], none],
  ['Add a contact: finish the quarterly report', [todo], none],
  [
    'Create a new folder called "Taxes"',
    [folders(), button('New folder')],
    ['click button "New folder"', none],
  ],
  [
    'Book a check-up for Ann Lee at 11:00',
    [button('New appointment')],
    ['click button "New appointment"', none],
  ],
  ['Book a check-up for Ann Lee at 11:00', [button('New invoice')], none],
] as const)
  it(`${sentence}: ${steps === none ? 'nothing' : steps.length}`, () => {
    const done = stepsInAll(sentence, pageOf(...page));
    expect(done.join('; ')).toBe(steps === none ? none : steps.join('; '));
  });
