/** Sentences about the things of another page: what would sort, narrow, open or fill something here is left alone. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const select = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input' });
const row = (...cells: SnapshotNode[]): SnapshotNode => node('row', '', { children: cells });
const at = (x: number): Partial<SnapshotNode> => ({ box: { x, y: 0, width: 90, height: 20 } });

const shop = [
  node('heading', 'Groceries', { level: 1 }),
  select('Sort by', 'Name', 'Price'),
  select('Category', 'All', 'Vegetables', 'Dairy'),
  node('list', '', { children: ['Milk 1.10', 'Beans 2.10'].map((text) => node('listitem', '', { text })) }),
  button('Log in'),
];
const timer = [
  node('generic', '', { tag: 'div', children: [node('text', 'Timer'), field('Name'), field('Seconds')] }),
];
const orders = [
  node('heading', 'Orders', { level: 1 }),
  node('table', '', {
    children: [
      row(node('columnheader', 'Order', at(0)), node('columnheader', 'Customer', at(100))),
      ...['#1001;Ann Lee', '#1002;Bob Ray'].map((each) => {
        const [number = '', name = ''] = each.split(';');
        return row(
          node('cell', number, {
            ...at(0),
            children: [node('link', number, { tag: 'a', url: `/${number}`, ...at(0) })],
          }),
          node('cell', name, { ...at(100), text: name }),
        );
      }),
    ],
  }),
];

const settings = ['Notifications;Push', 'Marketing;Phone'].map((each) => {
  const [title = '', name = ''] = each.split(';');
  return node('generic', '', {
    tag: 'section',
    children: [
      node('heading', title, { level: 2, tag: 'h2' }),
      node('switch', name, { tag: 'input', checked: false }),
    ],
  });
});
const files = (title: string): SnapshotNode[] => [
  node('navigation', '', {
    children: ['Budget', 'Trash'].map((name) => node('link', name, { tag: 'a', url: `/${name}` })),
  }),
  node('heading', title, { level: 1 }),
  node('list', '', {
    children: ['receipts.zip', 'photo.png'].map((name) =>
      node('listitem', '', { children: [node('text', name), button('Delete')] }),
    ),
  }),
];
const flights = [
  node('generic', '', { children: ['Cheapest', 'Fastest'].map((name) => button(name)) }),
  node('list', '', {
    children: ['06:10 – 09:40;€120', '08:00 – 13:20;€85'].map((each) =>
      node('listitem', '', {
        children: [...each.split(';').map((text) => node('text', text)), button('Select')],
      }),
    ),
  }),
];

const lists = [
  select('Language', 'English', 'German'),
  select('Time zone', 'Berlin', 'London'),
  select('Date and time format', '12 h', '24 h'),
  select('Role of Lena Maier', 'Admin', 'Viewer'),
];

const events = [
  node('heading', 'Week 20', { level: 1 }),
  node('form', '', {
    tag: 'form',
    children: [
      field('Title'),
      node('textbox', 'Date', { tag: 'input', inputType: 'date' }),
      node('textbox', 'Start', { tag: 'input', inputType: 'time' }),
      select('Room', 'Oak', 'Elm'),
      button('Add event'),
    ],
  }),
];
const tasks = [
  node('heading', 'Tasks', { level: 1 }),
  node('form', '', { tag: 'form', children: [field('New task'), button('Add')] }),
];

const bank = [
  node('heading', 'Everyday €1,200.00', { level: 1 }),
  node('form', '', {
    tag: 'form',
    children: [select('To', 'Ann Lee', 'Bob Ray'), field('Amount'), button('Transfer')],
  }),
];
const hours = [
  node('heading', 'Events', { level: 1 }),
  node('list', '', {
    children: ['Review;Tue 14:00–15:00', 'Retro;Fri 10:00–11:00'].map((each) =>
      node('listitem', '', {
        children: [...each.split(';').map((text) => node('text', text)), button('Cancel')],
      }),
    ),
  }),
];

const jobs = [
  node('heading', 'Jobs', { level: 1 }),
  node('form', '', {
    tag: 'form',
    children: [
      field('Keyword'),
      select('City', 'Any', 'Berlin', 'Paris'),
      ...['Full-time', 'Part-time'].map((name) => node('checkbox', name, { tag: 'input', checked: false })),
      node('button', 'Search jobs', { tag: 'button', inputType: 'submit' }),
    ],
  }),
];
const issues = [
  node('heading', 'Issues', { level: 1 }),
  node('generic', '', {
    children: [field('Filter issues'), node('button', 'Label', { tag: 'button', hasPopup: 'menu' })],
  }),
];

const plants = [
  node('heading', 'My plants', { level: 1 }),
  node('list', '', {
    children: ['Fern', 'Cactus', 'Tree fern'].map((name) =>
      node('listitem', '', { children: [node('text', name), button('Delete')] }),
    ),
  }),
];

const lines: readonly (readonly [sentence: string, page: readonly SnapshotNode[], expected: string])[] = [
  ['Sort the rooms by price', shop, 'none'],
  ['Filter the rooms by Dairy', shop, 'none'],
  ['Sort the groceries by price', shop, 'select combobox "Sort by" with "Price"'],
  ['Sort the products by price', shop, 'select combobox "Sort by" with "Price"'],
  ['Filter the list by Dairy', shop, 'select combobox "Category" with "Dairy"'],
  ['Open the login issue', shop, 'none'],
  ['Log in', shop, 'click button "Log in"'],
  ['Set the timer to 25', timer, 'none'],
  ['Set the name of the timer to 25', timer, 'fill textbox "Name" with "25"'],
  ['Open the customer Ann Lee', orders, 'none'],
  ['Open the order of Ann Lee', orders, 'click link "#1001"'],
  ['Turn on phone notifications', settings, 'none'],
  ['Turn on the marketing phone', settings, 'check switch "Phone"'],
  ['Turn on push notifications', settings, 'check switch "Push"'],
  ['Delete receipts.zip from the Trash', files('Files'), 'none'],
  ['Delete receipts.zip from the Trash', files('Trash'), 'click button "Delete"'],
  ['Delete receipts.zip', files('Files'), 'click button "Delete"'],
  ['Clear the tasks', [field('New task'), button('Add')], 'none'],
  ['Clear the new task', [field('New task'), button('Add')], 'clear textbox "New task"'],
  ['Select the fastest flight', flights, 'click button "Select"'],
  ['Click Fastest', flights, 'click button "Fastest"'],
  [
    'Select oldest first',
    [select('Sort by', 'Name', 'Oldest first')],
    'select combobox "Sort by" with "Oldest first"',
  ],
  ['Set the language and time zone to London', lists, 'none'],
  ['Delete receipts.zip from the Photos folder', files('Files'), 'none'],
  ['Delete the Fern', plants, 'click button "Delete"'],
  ['Delete the ferns', plants, 'none'],
  ['Open the job in Paris', jobs, 'none'],
  ['Open the search', jobs, 'click button "Search jobs"'],
  ['Label issue 15', issues, 'none'],
  // What is only asked for narrows nothing.
  ['Show only full-time jobs', jobs, 'check checkbox "Full-time"; click button "Search jobs"'],
  ['Tick Full-time', jobs, 'check checkbox "Full-time"'],
  ['Transfer 50 dollars to Ann Lee', bank, 'none'],
  ['Transfer 50 euros to Ann Lee', bank, 'fill textbox "Amount" with "50"'],
  ['Cancel the event at 15:00', hours, 'none'],
  ['Cancel the 15:00 event', hours, 'none'],
  ['Cancel the event at 14:00', hours, 'click button "Cancel"'],
  ['Cancel the event that ends at 15:00', hours, 'click button "Cancel"'],
  ['Add an event Lunch at noon', events, 'none'],
  ['Add an event Lunch tomorrow', events, 'none'],
  ['Add an event Lunch with Ann', events, 'none'],
  ['Add an event Team lunch', events, 'fill textbox "Title" with "Team lunch"; click button "Add event"'],
  [
    'Add an event "Lunch at noon"',
    events,
    'fill textbox "Title" with "Lunch at noon"; click button "Add event"',
  ],
  ['Add a task Sweep the floor', tasks, 'fill textbox "New task" with "Sweep the floor"; click button "Add"'],
  ['Set the time zone to London', lists, 'select combobox "Time zone" with "London"'],
  ['Set the date and time format to 24 h', lists, 'select combobox "Date and time format" with "24 h"'],
  ['Open Lena Maier', lists, 'none'],
  ['Open the role of Lena Maier', lists, 'click combobox "Role of Lena Maier"'],
];
for (const [sentence, page, expected] of lines)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, pageOf(...page)))).toBe(expected));

it('A box of the form is not ticked behind its button', () => {
  const save = node('checkbox', 'Save as template', { tag: 'input', checked: false });
  const form = node('form', '', { tag: 'form', children: [field('Amount'), save, button('Transfer')] });
  const sentence = 'Click Transfer and save it as a template';
  const page = pageOf(form);
  const first = planned(sentence, page);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(did(first)).toBe('click button "Transfer"');
  expect(did(planned(sentence, page, next, page))).toBe('none');
  expect(did(planned('Save as template', page))).toBe('check checkbox "Save as template"');
});
