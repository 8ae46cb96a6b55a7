/** Places, questions, filters and languages that the page has in other words than the sentence: what is meant where only one can be, and the twin that is refused. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (more: Partial<SnapshotNode>, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', ...more, children });
const links = (...names: string[]): SnapshotNode[] =>
  names.map((name) => node('link', name, { url: `/${name}` }));
const heading = (name: string, level = 2): SnapshotNode => node('heading', name, { level });
const text = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '', ...more });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const radios = (...names: string[]): SnapshotNode[] =>
  names.map((name) => node('radio', name, { tag: 'input', inputType: 'radio', checked: false }));
const group = (name: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('group', name, { tag: 'fieldset', children });
const table = (...rows: string[][]): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    children: rows.map((cells, at) =>
      node('row', '', {
        tag: 'tr',
        children: cells.map((cell) => node(at === 0 ? 'columnheader' : 'cell', cell, { text: cell })),
      }),
    ),
  });

const trail = pageOf(
  node('navigation', 'Main', { tag: 'nav', children: links('Home', 'Help') }),
  node('list', '', {
    tag: 'ul',
    classes: ['breadcrumb'],
    children: links('Home', 'Shop').map((link) => node('listitem', '', { children: [link] })),
  }),
  node('button', 'Run'),
);
const columns = pageOf(
  box({ box: { x: 0, y: 0, width: 220, height: 700 } }, ...links('Inbox', 'Sent')),
  box({ box: { x: 220, y: 0, width: 1060, height: 700 } }, ...links('Drafts'), node('button', 'Compose')),
);
const survey = pageOf(
  group('Does the household have access to the internet?', ...radios('Yes', 'No')),
  group('Are you 65 or older?', ...radios('Yes', 'No')),
  group('Notify me about', ...radios('All messages', 'Direct messages and mentions', 'Nothing')),
);
const products = pageOf(
  heading('Products', 1),
  heading('Company', 4),
  box({}, ...['all', 'ikea', 'marcos'].map((name) => node('button', name))),
);
const gallery = pageOf(
  heading('Portfolio', 1),
  box({}, ...['All', 'Web design'].map((name) => node('button', name))),
  node('list', '', {
    children: ['Fundo Web design', 'DSM Web design'].map((name) =>
      node('listitem', '', { children: links(name) }),
    ),
  }),
);
const tongues = pageOf(list('', 'English', 'Español'), list('Currency', 'USD', 'EUR'));
const staff = pageOf(list('Department', 'Sales', 'Legal'), node('paragraph', '', { text: 'Staff' }));
const tasks = pageOf(
  heading('Tasks', 1),
  list('Status', 'All', 'Todo', 'Done'),
  list('Priority', 'All', 'High', 'Low'),
  table(['Title', 'Status'], ['Bug', 'Todo']),
);
const two = pageOf(
  heading('Orders'),
  table(['Order', 'State'], ['12', 'Open']),
  heading('Invoices'),
  list('Status', 'All', 'Open', 'Paid'),
  table(['Invoice', 'State'], ['77', 'Paid']),
);
const instances = pageOf(
  heading('Instances', 1),
  node('searchbox', 'Filter instances', { tag: 'input', value: '' }),
);
const cards = (verb: string): Snapshot =>
  pageOf(
    node('list', '', {
      children: [
        ['Aloe lotion', '$21.00'],
        ['Almond oil', '$12.00'],
        ['Aloe cream', '$19.00'],
      ].map(([name = '', price = '']) =>
        node('listitem', '', {
          children: [node('text', name), node('text', price), node('button', verb)],
        }),
      ),
    }),
  );
const site = (...names: string[]): Snapshot => pageOf(box({}, ...links(...names)), heading('Start', 1));
const todos = pageOf(
  node('list', '', {
    children: ['Learn SQL', 'Learn Go'].map((name) =>
      node('listitem', '', { children: [node('text', name), list('', 'Open', 'Paused')] }),
    ),
  }),
);
const limits = pageOf(
  list('Account type', 'Personal', 'Business'),
  list('Requested limit', '$1,000', '$10,000'),
);
const contact = pageOf(
  heading('Contact us', 1),
  node('form', '', {
    tag: 'form',
    children: [
      text('Your name'),
      text('Email', { inputType: 'email' }),
      text('Subject'),
      node('textbox', 'Message', { tag: 'textarea' }),
    ],
  }),
);
const quote = pageOf(
  text('First name'),
  text('Last name'),
  node('spinbutton', 'Age', { tag: 'input', value: '' }),
);

const cases: readonly [sentence: string, page: Snapshot, done: string][] = [
  ['Navigate back to "Shop" using the breadcrumb', trail, 'click link "Shop"'],
  ['Go to Home via the breadcrumb trail', trail, 'click link "Home"'],
  ['Go to Help using the breadcrumb', trail, 'none'],
  ['Click Run in the breadcrumb', trail, 'none'],
  ['Click Sent in the sidebar', columns, 'click link "Sent"'],
  ['Click Sent in the right sidebar', columns, 'none'],
  ['Click Drafts in the sidebar', columns, 'none'],
  ['Click Sent in the sidebar', trail, 'none'],
  ['Answer "No" to whether the household has access to the internet', survey, 'check radio "No"'],
  ['Say yes to being 65 or older', survey, 'check radio "Yes"'],
  ['Say no to owning a car', survey, 'cannot-tell'],
  ['Answer no to whether you own a car', survey, 'none'],
  ['Notify me about direct messages and mentions', survey, 'click radio "Direct messages and mentions"'],
  ['Notify me about invoices', survey, 'cannot-tell'],
  ['Filter the products by the company marcos', products, 'click button "marcos"'],
  ['Show only products of the company ikea', products, 'click button "ikea"'],
  ['Filter the products by the colour marcos', products, 'none'],
  ['Filter the products by the company apple', products, 'none'],
  ['Filter the tasks by the priority High', tasks, 'select combobox "Priority" with "High"'],
  ['Show only the tasks with the status Done', tasks, 'select combobox "Status" with "Done"'],
  ['Filter the tasks by the owner High', tasks, 'none'],
  ['Filter the invoices by the status Open', two, 'select combobox "Status" with "Open"'],
  ['Filter the orders by the status Open', two, 'none'],
  [
    'Filter the instances by searching for "foobar"',
    instances,
    'fill searchbox "Filter instances" with "foobar"',
  ],
  [
    'Filter the instances for "foobar" so that nothing is left',
    instances,
    'fill searchbox "Filter instances" with "foobar"',
  ],
  ['Filter the instances by the owner foobar', instances, 'none'],
  ['Switch the language to French', site('Home', 'Français'), 'click link "Français"'],
  ['Change the language to German', site('EN', 'DE'), 'click link "DE"'],
  ['Change the language to German', site('Home', 'DE'), 'none'],
  ['Change the language to German', site('EN', 'FR'), 'none'],
  ['Change the language to Spanish', tongues, 'select combobox with "Español"'],
  ['Change the language to French', tongues, 'none'],
  ['Show only the web design projects', gallery, 'click button "Web design"'],
  ['Show only the print projects', gallery, 'none'],
  ['Open the Department page', staff, 'none'],
  ['Set the status of "Learn Go" to Paused', todos, 'select combobox with "Paused"'],
  ['Set the status of "Learn Go" to Done', todos, 'none'],
  ['Set the status of "Learn Rust" to Paused', todos, 'none'],
  ['Choose a requested limit of $10,000', limits, 'select combobox "Requested limit" with "$10,000"'],
  ['Choose a requested limit of $25,000', limits, 'none'],
  ['Choose a monthly limit of $10,000', limits, 'none'],
  [
    'Fill in the contact form as Jane Doe (jane@x.test) with the subject "Hay" and the message "When?"',
    contact,
    'fill textbox "Your name" with "Jane Doe"; fill textbox "Email" with "jane@x.test"; fill textbox "Subject" with "Hay"; fill textbox "Message" with "When?"',
  ],
  ['Fill in the contact form as Jane Doe with the phone 555', contact, 'none'],
  [
    'Fill in the form with John Smith, age 30',
    quote,
    'fill textbox "First name" with "John"; fill textbox "Last name" with "Smith"; fill spinbutton "Age" with "30"',
  ],
];
for (const [at, [sentence, page, done]] of cases.entries())
  it(`${at + 1}: "${sentence}": ${done}`, () => {
    expect(stepsInAll(sentence, page).join('; ')).toBe(done);
  });

test('the cheapest of several is put into the cart by its button, whatever that adds to', () => {
  const buttons = (page: Snapshot): (string | undefined)[] => {
    const [found] = [page.root.children[0]?.children ?? []];
    return found.map(({ children }) => children.at(-1)?.ref);
  };
  for (const [sentence, verb, at] of [
    ['Add the cheapest product to the cart', 'Add', 1],
    ['Add the cheapest aloe product to the cart', 'Add', 2],
    ['Add the cheapest product to the cart', 'Compare', undefined],
    ['Add the cheapest shea product to the cart', 'Add', undefined],
  ] as const) {
    const page = cards(verb);
    const done = stepsInAll(sentence, page);
    expect(done.at(-1), sentence).toBe(at === undefined ? 'none' : `click button "${verb}"`);
    expect(buttons(page)).toHaveLength(3);
  }
});

test('the form for something new is opened by the one button that makes it', () => {
  const page = (title: string, ...names: string[]): Snapshot =>
    pageOf(heading(title, 1), ...names.map((name) => node('button', name)));
  expect(stepsInAll('Open the new recipe form', page('Kitchen', 'Add recipe'))).toEqual([
    'click button "Add recipe"',
  ]);
  expect(stepsInAll('Open the new recipe dialog', page('Recipes', 'Create'))).toEqual([
    'click button "Create"',
  ]);
  // It makes something else, nobody knows what, or there are two.
  expect(stepsInAll('Open the new guest dialog', page('Kitchen', 'Add recipe'))).toEqual(['none']);
  expect(stepsInAll('Open the new guest dialog', page('Recipes', 'Create'))).toEqual(['none']);
  expect(stepsInAll('Open the new recipe dialog', page('Recipes', 'Create', 'Add guest'))).toEqual(['none']);
});
