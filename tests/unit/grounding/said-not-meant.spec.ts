/** What a word says and is not: the title over the things that are counted, the beginning of two names, a number that is part of a name, a description in a search. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const heading = (name: string): SnapshotNode => node('heading', name, { level: 1 });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input' });
const cell = (name: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('cell', name, { tag: 'td', ...(children.length === 0 && { text: name }), children });
const row = (...cells: SnapshotNode[]): SnapshotNode => node('row', '', { tag: 'tr', children: cells });
const group = (name: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('group', name, { tag: 'fieldset', children });

const files = [
  heading('Files'),
  node('table', '', {
    tag: 'table',
    children: ['Photos Folder', 'a.txt File', 'b.pdf File'].map((line) => {
      const [name = '', kind = ''] = line.split(' ');
      return row(cell('', node('checkbox', `Select ${name}`, { checked: false })), cell(name), cell(kind));
    }),
  }),
];

const people = ['Ines Carvalho', 'Ines Carvalheiro', 'Bob Stone'].map(button);
const login = [field('Email'), button('Sign in'), node('link', 'Sign up', { tag: 'a' })];
const names = [group('Taxpayer', field('First name')), group('Spouse', field('First name'))];
const queue = [
  heading('Jukebox'),
  node('list', '', {
    children: ['Slow Tide', 'Ninety Miles'].map((song) => node('listitem', song, { text: song })),
  }),
  button('Clear all'),
];

const orders = [
  heading('Orders'),
  node('searchbox', 'Search', { tag: 'input', inputType: 'search' }),
  node('table', '', {
    tag: 'table',
    children: [row(cell('Yuki Tanaka'), cell('Oslo')), row(cell('Ann Lee'), cell('Rome'))],
  }),
];
const books = [
  node('form', '', {
    tag: 'form',
    children: [
      node('searchbox', 'Search', { tag: 'input', inputType: 'search' }),
      node('combobox', 'in', { tag: 'select', options: ['All fields', 'Author'], value: 'All fields' }),
      button('Find'),
    ],
  }),
  node('table', '', { tag: 'table', children: [row(cell('Buddenbrooks'), cell('Thomas Mann'))] }),
];

const tasks = [
  node('table', '', {
    tag: 'table',
    children: ['coding', 'testing'].map((task) =>
      row(
        cell('', node('textbox', 'code/short name', { tag: 'input', value: '' })),
        cell('', node('textbox', 'name', { tag: 'input', value: task })),
      ),
    ),
  }),
];
const delay = [field('Delay'), button('Calculate')];

const typed = (text: string): string[] => [
  `fill searchbox "Search" with "${text}"`,
  'press searchbox "Search" with "Enter"',
];
const refused = 'refused';

const lines: [say: string, page: readonly SnapshotNode[], expected: readonly string[] | typeof refused][] = [
  ['select the second file', files, ['check checkbox "Select b.pdf"']],
  // A field beside it says the word more, and a number does not go on in words.
  [
    'enter "TST" as the short name of the task "testing"',
    tasks,
    ['fill textbox "code/short name" with "TST"'],
  ],
  ['enter "Probe" as the name of the task "testing"', tasks, ['fill textbox "name" with "Probe"']],
  ['set the delay to 0 and reckon 7 + 8', delay, refused],
  ['set the delay to 0', delay, ['fill textbox "Delay" with "0"']],
  ['select Ines Carval', people, refused],
  ['select Ines Carvalho', people, ['click button "Ines Carvalho"']],
  ['click Sign in', login, ['click button "Sign in"']],
  ['type "Anna" into the first name field', names, refused],
  ['type "Anna" into the second first name field', names, ['fill textbox "First name" with "Anna"']],
  ['add a guest and a table', [button('Add guest')], refused],
  ['add a guest', [button('Add guest')], ['click button "Add guest"']],
  ['look up the orders of Yuki Tanaka', orders, typed('Yuki Tanaka')],
  ['find everybody who lives in Oslo', orders, typed('Oslo')],
  ['find everybody who lives in Paris', orders, refused],
  ['search for the lord of the rings', orders, typed('the lord of the rings')],
  [
    'search for books whose author is Mann',
    books,
    ['select combobox "in" with "Author"', 'fill searchbox "Search" with "Mann"', 'click button "Find"'],
  ],
  // Nothing is opened by what destroys something.
  ['move Ninety Miles up one place in the queue', queue, refused],
];
for (const [say, page, expected] of lines)
  it(say, () => {
    const steps = stepsInAll(say, pageOf(...page));
    if (expected === refused) {
      expect(steps.at(-1)).toMatch(/^(?:none|ambiguous|cannot-tell)$/);
      expect(steps.join()).not.toMatch(/\b(?:fill|check|click)\b/);
    } else expect(steps).toEqual(expected);
  });
