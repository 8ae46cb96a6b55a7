/** Places, cells and pronouns: what the end of a clause says of where, and what is meant by it on the page. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const clickable = (text: string): SnapshotNode => node('generic', '', { text, tag: 'div', clickable: true });
const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });

const cell = (role: string, at: number, shown: string | SnapshotNode): SnapshotNode =>
  node(role, typeof shown === 'string' ? shown : '', {
    box: { x: at * 100, y: 0, width: 100, height: 20 },
    children: typeof shown === 'string' ? [] : [shown],
  });
const row = (...shown: (string | SnapshotNode)[]): SnapshotNode =>
  node('row', '', { children: shown.map((each, at) => cell('cell', at, each)) });
const table = (titles: string[], ...rows: SnapshotNode[]): SnapshotNode =>
  node('table', '', {
    children: [
      node('row', '', { children: titles.map((title, at) => cell('columnheader', at, title)) }),
      ...rows,
    ],
  });
const field = (value: string): SnapshotNode => node('textbox', '', { tag: 'input', value });

const marks = (titles = ['Pupil', 'Test 1', 'Test 2', 'Average']): Snapshot =>
  pageOf(
    table(
      titles,
      row('Abel, Tim', field('2'), field('3'), '2.5'),
      row('Costa, Luis', field('1'), field('4'), '2.5'),
    ),
    box(clickable('Previous'), clickable('1'), clickable('2'), clickable('Next')),
  );
const phones = pageOf(table(['Name', 'Phone', 'Room'], row('Ines', '0101', '12'), row('Ole', '0144', '7')));
const tree = pageOf(
  node('list', '', {
    children: ['Africa', 'Europe'].map((name) =>
      node('listitem', '', { children: [clickable('▸'), clickable(name)] }),
    ),
  }),
);
const nav = pageOf(
  box(clickable('Deals'), clickable('Tasks'), clickable('Preferences')),
  node('heading', 'Deals'),
  node('button', 'Add deal'),
);
const rows = (checked: boolean): Snapshot =>
  pageOf(
    table(
      ['', 'Pupil'],
      row(node('checkbox', '', { checked }), 'Zoe'),
      row(node('checkbox', '', { checked: false }), 'Max'),
    ),
    node('button', 'Mark absent'),
    node('button', 'Mark late'),
  );

const servers = pageOf(
  node('list', '', {
    children: ['alpha running', 'beta hanging', 'gamma running'].map((text) =>
      node('listitem', '', { tag: 'li', text }),
    ),
  }),
);
const questions = pageOf(
  ...[
    'How long does delivery take?',
    'Can I return an item and get my money back?',
    'Do you ship to islands?',
  ].map(clickable),
);

/** Two parts with a heading, each with a row for gloves. */
const parts = pageOf(
  ...['Stock', 'Orders'].flatMap((title) => [
    node('heading', title, { level: 2 }),
    table(
      ['Article', ''],
      row('Gloves', node('button', 'Remove')),
      row(title === 'Stock' ? 'Helmets' : 'Boots', node('button', 'Remove')),
    ),
  ]),
);
const cards = pageOf(
  ...['Basic', 'Pro'].map((title) =>
    node('article', '', {
      children: [node('heading', title), node('button', 'Select'), node('link', 'Details')],
    }),
  ),
);
const tabs = pageOf(
  node('tablist', '', { children: [node('tab', 'Appointments', { selected: true }), node('tab', 'Stock')] }),
  node('tabpanel', 'Appointments', { children: [node('button', 'New appointment')] }),
);

const articles = pageOf(
  node('heading', 'Articles', { level: 2 }),
  table(['Article', 'Price'], row('Wool rug', '2')),
  box(...['‹', '1', '2', '3', '›'].map(clickable)),
  node('heading', 'News', { level: 2 }),
);

for (const [page, sentence, step] of [
  [parts, 'In the stock remove the helmets', /^click button "Remove"/],
  [parts, 'For the boots under Orders, click Remove', /^click button "Remove"/],
  [parts, 'Under Stock, remove the boots', /^none/],
  [parts, 'Under Returns, remove the gloves', /^none/],
  [parts, 'Remove the gloves', /^ambiguous/],
  [cards, 'On the card of Pro, press Select', /^click button "Select"/],
  [cards, 'In the box about Basic click Select', /^click button "Select"/],
  [cards, 'For the Pro plan, open Details', /^click link "Details"/],
  [cards, 'On the card of Gold, press Select', /^none/],
  [tabs, 'In Stock, delete the gloves', /^click tab "Stock"/],
  [tabs, 'In the tab Stock remove the gloves', /^click tab "Stock"/],
  [tabs, 'In the archive, delete the gloves', /^none/],
  [servers, 'Right click beta', /^right-click listitem "beta hanging"/],
  [servers, 'Right click delta', /^none/],
  [servers, 'Right click running', /^ambiguous/],
  [questions, 'Expand the question about returning an item', /^click element "Can I return/],
  [questions, 'Open the question about delivery', /^click element "How long/],
  [questions, 'Expand the question about shoes', /^none/],
  [marks(), "Change Luis Costa's grade in test 2 to 1", /^fill textbox .*with "1"/],
  [marks(), "Enter 5 as Tim Abel's score in test 1", /^fill textbox .*with "5"/],
  [marks(), "Change Luis Costa's average in test 2 to 1", /^none/],
  [marks(['Pupil', 'Test 1', 'Test 2', 'Grade']), "Change Luis Costa's grade in test 2 to 1", /^none/],
  [marks(), 'Go to the second page of the table', /^click element "2"/],
  [marks(), 'Go to the third page', /^none/],
  [nav, 'Go to the second page', /^none/],
  [articles, 'Go to page 2 of the articles', /^click element "2"/],
  [articles, 'Go to page 2 of the news', /^none/],
  [articles, 'Move on to the next page', /^click element "›"/],
  [articles, 'Continue with the next page', /^click element "›"/],
  [articles, 'Show the previous page of the articles', /^click element "‹"/],
  [articles, 'Show the next page of the news', /^none/],
  [phones, "Double-click Ole's phone number", /^double-click cell "0144"/],
  [phones, "Double-click Ole's e-mail", /^none/],
  [tree, 'Open up Europe in the tree', /^click element "▸"/],
  [tree, 'Click Africa in the tree', /^click element "Africa"/],
  [tree, 'Click Asia in the tree', /^click element "▸"/],
  [tree, 'Click Africa in the calendar', /^none/],
  [rows(true), 'Mark them absent', /^click button "Mark absent"/],
  [rows(false), 'Mark them absent', /^none/],
  [rows(true), 'Mark them present', /^none/],
] as const)
  it(`${sentence}: ${step.source}`, () => {
    expect(did(planned(sentence, page))).toMatch(step);
  });

const docs = pageOf(
  node('button', 'Search ⌘K'),
  node('link', 'Guide'),
  node('heading', 'Handbook', { level: 1 }),
);
const found = pageOf(...docs.root.children, node('searchbox', 'Search'));

for (const sentence of [
  'Search the docs for "retries"',
  'Search for retries',
  'Search the handbook for retries',
  'Look up retries in the docs',
  'Find retries via the search',
  'Type retries into the search',
])
  it(`where the field comes up with a button: ${sentence}`, () => {
    const first = planned(sentence, docs);
    expect(did(first)).toBe('click button "Search ⌘K"');
    expect(did(planned(sentence, found, first.kind === 'found' ? first.next : undefined, docs))).toMatch(
      /^fill searchbox "Search" with "retries"/,
    );
  });

test('what is searched in is not passed over', () => {
  for (const sentence of ['Search the orders for retries', 'Search for retries in the invoices'])
    expect(did(planned(sentence, docs))).toMatch(/none/);
});

test('of two rows that say the same, the one under the heading that is said in front is meant', () => {
  const [, stock, , orders] = parts.root.children;
  for (const [sentence, list] of [
    ['Under Stock, remove the gloves', stock],
    ['Under Orders remove the gloves', orders],
  ] as const) {
    const answer = planned(sentence, parts);
    expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe(
      list?.children[1]?.children[1]?.children[0]?.ref,
    );
  }
});

test('a place that is another page of the application is opened first', () => {
  for (const sentence of [
    'Switch on the weekly digest in the preferences',
    'In Preferences turn on the weekly digest',
    'Tick the weekly digest on the Preferences page',
  ])
    expect(stepsInAll(sentence, nav)).toEqual(['click element "Preferences"', 'none']);
});

test('nothing is opened for a place that the page does not lead to', () => {
  expect(stepsInAll('Switch on the weekly digest in the profile', nav)).toEqual(['none']);
  expect(stepsInAll('Put the lamp on the deals', nav)).toEqual(['none']);
});

test('what is under the title of another part is not done here', () => {
  const profile = pageOf(
    node('heading', 'Profile', { level: 1 }),
    node('heading', 'Photo', { level: 2 }),
    node('button', 'Upload'),
    node('heading', 'Details', { level: 2 }),
    box(node('textbox', 'Name'), node('button', 'Save')),
  );
  for (const sentence of ['Save the photo', 'For the photo, click Save', 'Under Photo, press Save'])
    expect(did(planned(sentence, profile))).toBe('none');
  for (const sentence of ['Save the details', 'Under Details, press Save'])
    expect(did(planned(sentence, profile))).toBe('click button "Save"');
});

test('a noun behind the verb is no second verb, though it could be one', () => {
  const orders = pageOf(
    box(clickable('Bills'), clickable('Orders')),
    table(['No.', 'Name'], row('17', 'Ines'), row('18', 'Ole')),
  );
  for (const said of ['In Orders, open order 17', 'In Bills, open report 17'])
    expect(did(planned(said, orders)), said).not.toBe('cannot-tell');
  expect(did(planned('In Orders, open order 17', orders))).toBe('click element "Orders"');
  expect(did(planned('Go ahead and add a deal', nav))).toBe('click button "Add deal"');
});
