/** What is said of a whole list in more words than it takes, and lists above a table whose options do not show before they are opened. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const select = (name: string, options: readonly string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const box = (name: string, checked = false): SnapshotNode => node('checkbox', name, { checked });
const heading = node('heading', 'Contacts', { level: 1 });
const table = node('table', '', {
  children: [
    ['Name', 'Status'],
    ['Ada', 'Customer'],
    ['Bea', 'Lead'],
  ].map((cells, row) =>
    node('row', '', {
      children: cells.map((text, at) => {
        const box = { x: at * 100, y: row * 30, width: 90, height: 20 };
        return node(row === 0 ? 'columnheader' : 'cell', text, { box });
      }),
    }),
  ),
});
const shut = (shown: string): SnapshotNode =>
  node('listbox', '', { expanded: false, children: [node('alert', '', { text: shown })] });
const readOnly = (value = ''): SnapshotNode =>
  node('textbox', 'Status', { tag: 'input', readonly: true, value });
const books = [
  select('Search in', ['Everything', 'Title', 'Author']),
  node('group', 'Subject', { children: [box('Nature'), box('Science'), box('Science fiction')] }),
  select('Sort by', ['Relevance', 'Newest first', 'Oldest first']),
  node('heading', 'Results', { level: 2 }),
  node('status', '', { text: '2 titles' }),
];
const lots = [
  select('Category', ['All', 'Clocks', 'Maps']),
  node('textbox', 'Estimate up to £', { tag: 'input', value: '' }),
  select('Sort', ['Lot number', 'Current bid: low to high', 'Current bid: high to low']),
];
const people = [node('searchbox', 'Find people', { tag: 'input' })];
const kinds = [
  node('heading', 'Our menu', { level: 2 }),
  node('generic', '', { children: ['all', 'lunch', 'dinner'].map((name) => node('button', name)) }),
];

const rare = [
  node('heading', 'Sightings', { level: 1 }),
  box('Rare species only'),
  node('heading', 'Alerts', { level: 2 }),
  box('Osprey overhead', true),
];
const sailings = [
  node('heading', 'Island Line – sailings', { level: 1, tag: 'h1' }),
  box('Afternoon and evening only'),
  box('Show refundable only'),
];
const states = (name: string): readonly SnapshotNode[] => [
  heading,
  node('button', name, { expanded: false }),
  table,
];
const spending = [
  node('heading', 'Transactions', { level: 2 }),
  select('Filter by category', ['All categories', 'Rent', 'Groceries']),
  node('form', 'Add a transaction', { children: [select('Category', ['Rent', 'Groceries'])] }),
];
const orders = [
  node('heading', 'Work orders', { level: 2 }),
  node('listbox', '', {
    children: [
      node('option', 'All', { selected: true }),
      node('option', 'Done', { selected: false }),
      node('option', 'Open', { selected: false }),
    ],
  }),
];

for (const [sentence, page, done] of [
  // "Only" at the end, or behind "list", says the same as in front.
  ['only show rare species', rare, 'check checkbox "Rare species only"'],
  ['List the rare species only', rare, 'check checkbox "Rare species only"'],
  ['Only show common species', rare, 'none'],
  ['List rare species', rare, 'cannot-tell'],
  ['Show afternoon and evening departures only', sailings, 'check checkbox "Afternoon and evening only"'],
  ['Show evening departures only', sailings, 'none'],
  ['Show refundable fares only', sailings, 'check checkbox "Show refundable only"'],
  ['Show refundable hotels only', sailings, 'none'],
  ['List the finished orders only', orders, 'click option "Done"'],
  ['List the cancelled orders only', orders, 'none'],
  // The button of a drawn list says its title and what is chosen.
  ['List the customers only', states('Any status'), 'click button "Any status"'],
  [
    'Show only contacts with the status Lead',
    states('Status filter; Selected: All'),
    'click button "Status filter; Selected: All"',
  ],
  ['Show only suppliers', states('Status filter; Selected: All'), 'none'],
  ['Show only customers', states('Owner filter; Selected: All'), 'none'],
  // The list of a form, which has no choice for all, narrows nothing.
  [
    'Show only the transactions for groceries',
    spending,
    'select combobox "Filter by category" with "Groceries"',
  ],
  ['Show only the transactions for clothes', spending, 'none'],
  // What the list can be narrowed to, the column of that name says.
  ['Show only customers', [heading, shut('Any status'), table], 'click listbox'],
  [
    'Filter the contact list so that only customers are left',
    [heading, shut('Any status'), table],
    'click listbox',
  ],
  ['Show only the contacts with the status Lead', [heading, readOnly(), table], 'click textbox "Status"'],
  ['Filter by status Customer', [heading, readOnly(), table], 'click textbox "Status"'],
  ['Show only suppliers', [heading, shut('Any status'), table], 'none'],
  ['Show only customers', [heading, shut('Any owner'), table], 'none'],
  ['Show only customers', [heading, shut('Lead'), table], 'none'],
  ['Show only customers', [heading, readOnly('Lead'), table], 'none'],
  ['Show only customers', [heading, shut('Any status'), readOnly(), table], 'none'],
  ['Filter the invoice list so that only customers are left', [heading, shut('Any status'), table], 'none'],
  // Where a text is looked for is no filter.
  [
    'Narrow the list to nature titles and science titles (not science fiction)',
    books,
    'check checkbox "Nature"; check checkbox "Science"',
  ],
  ['Narrow the list to cookery titles', books, 'none'],
  ['Narrow the loans to nature titles', books, 'none'],
  ['Limit the budget to nature', books, 'none'],
  // The order, however it is said.
  [
    'Sort the results by year with the oldest book at the top',
    books,
    'select combobox "Sort by" with "Oldest first"',
  ],
  [
    'Sort the lots so that the most expensive current bid comes first',
    lots,
    'select combobox "Sort" with "Current bid: high to low"',
  ],
  ['Sort the lots so that the most expensive estimate comes first', lots, 'none'],
  // A bound of what is said in front of it.
  [
    'List clocks with an estimate of at most £300',
    lots,
    'select combobox "Category" with "Clocks"; fill textbox "Estimate up to £" with "300"',
  ],
  ['List clocks with an estimate of at least £300', lots, 'none'],
  ['List clocks with a bid of at most £300', lots, 'none'],
  ['List the clock for sale', lots, 'none'],
  // Everybody of a name is found by the name.
  [
    'Find everybody called cheng',
    people,
    'fill searchbox "Find people" with "cheng"; press searchbox "Find people" with "Enter"',
  ],
  ['Show the whole menu again', kinds, 'click button "all"'],
  ['Show the whole library again', kinds, 'none'],
] as const)
  it(`${sentence} → ${done}`, () => expect(did(planned(sentence, pageOf(...page)))).toBe(done));

test('as many entries as a page shows are chosen, and no page is opened by that', () => {
  const sizes = select('Show entries', ['10', '25', '50']);
  expect(did(planned('Show 25 entries per page', pageOf(sizes, table)))).toBe(
    'select combobox "Show entries" with "25"',
  );
  expect(did(planned('Show 30 entries per page', pageOf(sizes, table)))).toBe('none');
});
