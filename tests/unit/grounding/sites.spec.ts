/** Sentences of testers of whole sites: shops, admin panels, boards. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const prices = ['Name (A to Z)', 'Name (Z to A)', 'Price (low to high)', 'Price (high to low)'];

/** A native list of which nothing says what it is for. */
const list = (...options: string[]): SnapshotNode =>
  node('combobox', '', {
    tag: 'select',
    options,
    value: options[0] ?? '',
    children: options.map((option) => node('option', option, { tag: 'option' })),
  });

/** A grid whose headers are plain text, beside a form that has fields of the same names. */
const films = (): SnapshotNode[] => [
  node('grid', '', {
    children: [
      node('generic', '', {
        children: ['Title', 'Year'].map((text) => node('generic', '', { tag: 'div', text })),
      }),
      ...['Amelie', '2001'].map((text) => node('gridcell', text)),
    ],
  }),
  node('form', '', {
    children: [node('textbox', 'Title', { tag: 'input' }), node('spinbutton', 'Year', { tag: 'input' })],
  }),
];

/** A card with a title and a link to the rest. */
const card = (title: string, link: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('heading', title, { level: 3, tag: 'h3' }),
      node('link', link, { tag: 'a', url: `http://app.test/${title}` }),
    ],
  });

const cards = (): SnapshotNode =>
  node('generic', '', { tag: 'div', children: [card('Watch', 'Show all'), card('Jacket', 'Show all')] });

const links = (): SnapshotNode[] =>
  ['a', 'b'].map((path) => node('link', 'Watches', { tag: 'a', url: `http://app.test/${path}` }));

const pager = (): SnapshotNode =>
  node('navigation', 'pages', {
    children: ['1', '2', '3'].map((text) => node('button', `Go to page ${text}`)),
  });

const rowsPerPage = (): SnapshotNode =>
  node('combobox', 'Rows per page: 10', { tag: 'select', options: ['10', '25'], value: '10' });

const title = (text: string): SnapshotNode => node('heading', text, { level: 6, tag: 'h6' });

/** Two tables with the same rows, each row with a menu. */
const archive = (): SnapshotNode[] =>
  (
    [
      ['button', 'Open projects'],
      ['link', 'Closed table'],
    ] as const
  ).map(([role, text]) =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('heading', text, { level: 5, tag: 'h5' }),
        node('table', '', {
          tag: 'table',
          children: ['VueJs', 'Angular'].map((name) =>
            node('row', '', {
              tag: 'tr',
              children: [
                node('cell', '', { tag: 'td', text: name }),
                node('cell', '', {
                  tag: 'td',
                  children: [node(role, 'More', { hasPopup: 'menu', expanded: false })],
                }),
              ],
            }),
          ),
        }),
      ],
    }),
  );

const link = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('link', name, { tag: 'a', url: 'http://app.test/x', ...more });

/** A nameless link that only its class speaks of, beside cards whose buttons do something with the same noun. */
const shop = (): SnapshotNode[] => [
  node('generic', '', {
    tag: 'a',
    clickable: true,
    hints: [{ from: 'class', text: 'shopping cart link' }],
    classes: ['shopping_cart_link'],
  }),
  ...['Onesie', 'Backpack'].map((text) =>
    node('listitem', '', {
      tag: 'li',
      children: [link(text), node('generic', '', { tag: 'div', text: '$9' }), node('button', 'Add to cart')],
    }),
  ),
];

/** A box that a component draws, beside the label of the hidden one. */
const drawnBox = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('checkbox', 'Seen', { tag: 'label', inputType: 'checkbox', checked: false }),
      node('checkbox', 'Seen', { tag: 'button', checked: false }),
    ],
  });

/** A picture without a name that opens a menu, in an item whose class says whose. */
const userItem = (): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    classes: ['nav-item', 'dropdown-user'],
    children: [node('link', '', { tag: 'a', url: 'javascript:void(0);', hasPopup: 'menu' })],
  });

/** An editor without a name, and behind it the label of a list that is drawn of plain boxes. */
const settings = (): SnapshotNode =>
  node('form', '', {
    tag: 'form',
    children: [
      node('textbox', '', { tag: 'div', clickable: true, value: 'Plan and track' }),
      node('generic', '', { tag: 'div', text: 'Describe the project in detail.' }),
      node('generic', '', { tag: 'label', text: 'Project Category' }),
      node('generic', '', { tag: 'div', clickable: true, text: 'Software' }),
    ],
  });

const invoices = (): SnapshotNode =>
  node('list', '', {
    tag: 'ul',
    children: ['RV-126', 'MS-415'].map((text) =>
      node('listitem', '', {
        tag: 'li',
        children: [node('generic', '', { tag: 'span', text: `#${text}` }), node('button', 'PDF')],
      }),
    ),
  });

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '', ...more });

const todos = (...more: SnapshotNode[]): SnapshotNode[] => [
  node('heading', 'todos', { level: 1, tag: 'h1' }),
  field('', { placeholder: 'What needs to be done?' }),
  ...more,
];

const films2 = (): SnapshotNode[] => [
  node('combobox', '', {
    tag: 'select',
    options: ['Avengers ($10)', 'Joker ($12)'],
    value: 'Avengers ($10)',
    hints: [{ from: 'label-nearby', text: 'Pick a movie' }],
  }),
];

const providers = (): SnapshotNode =>
  node('form', '', {
    tag: 'form',
    children: [
      node('heading', 'Register with', { level: 5, tag: 'h5' }),
      node('button', 'Google'),
      node('button', 'GitHub'),
      field('Name'),
      field('Email'),
      node('button', 'Sign up'),
    ],
  });

const contacts = (): SnapshotNode =>
  node('list', '', {
    tag: 'ul',
    children: ['Ivanna', 'Peterson'].map((text) =>
      node('listitem', '', {
        tag: 'li',
        children: [node('heading', text, { level: 6, tag: 'h6' }), node('button', 'Message')],
      }),
    ),
  });

const tabs = (): SnapshotNode =>
  node('tablist', '', {
    children: ['Readme', 'Versions'].map((text) => node('tab', text, { selected: false })),
  });

for (const [instruction, page, expected] of [
  ['Set the project category to Marketing', [settings()], 'click element "Software"'],
  ['Rename the project to "Apollo"', [settings()], 'none'],
  ['Open the cart', shop(), 'click element'],
  ['Add the Onesie to the cart, then open the cart', shop(), 'click button "Add to cart"'],
  ['Open the cart', shop().slice(1), 'ambiguous'],
  ['Put the Onesie into the basket', shop(), 'click button "Add to cart"'],
  ['Add the Onesie and the Backpack to the cart', shop(), 'click button "Add to cart"'],
  ['Add the Onesie and the Rucksack to the cart', shop(), 'none'],
  ['Tick Seen', [drawnBox()], 'check checkbox "Seen"'],
  ['Open the user menu', [userItem()], 'click link'],
  ['Download the PDF of invoice #MS-415', [invoices()], 'click button "PDF"'],
  ['Download the PDF of invoice #MS-416', [invoices()], 'none'],
  ['Download the CSV of invoice #MS-415', [invoices()], 'none'],
  ['Add a todo "Buy milk"', todos(), /^fill textbox .*with "Buy milk"; press textbox .*with "Enter"$/],
  [
    'Add a todo "Buy milk"',
    todos(field('Search')),
    /^fill textbox .*with "Buy milk"; press textbox .*with "Enter"$/,
  ],
  ['Add a todo "Buy milk"', todos(field('Due')), 'none'],
  ['Add a customer "Ada"', todos(), 'none'],
  ['Pick the movie Joker', films2(), /with "Joker \(\$12\)"$/],
  ['Pick the actor Joker', films2(), 'none'],
  ['Sign up with Google', [providers()], 'click button "Google"'],
  ['Sign up with Microsoft', [providers()], 'none'],
  ['Send Ivanna a message', [contacts()], 'click button "Message"'],
  ['Send Ivanna an invoice', [contacts()], 'none'],
  ['Show the versions', [tabs()], 'click tab "Versions"'],
  ['Go to page 2 of the orders', [title('Orders'), pager()], 'click button "Go to page 2"'],
  ['Go to page 2 of the orders', [title('Invoices'), pager()], 'none'],
  ['Show 25 orders per page', [title('Orders'), rowsPerPage()], /with "25"$/],
  ['Show 50 orders per page', [title('Orders'), rowsPerPage()], 'none'],
  ['Edit VueJs in Closed table', archive(), 'click link "More"'],
  ['In the "Closed table", edit VueJs', archive(), 'click link "More"'],
  ['Edit VueJs', archive(), 'none'],
  ['Sort the products by price from low to high', [list(...prices)], /with "Price \(low to high\)"$/],
  ['Sort by name descending', [list(...prices)], /with "Name \(Z to A\)"$/],
  ['Sort by rating, best first', [list(...prices)], 'none'],
  ['Sort the films by year', films(), 'click element "Year"'],
  ['Sort the films by year', films().slice(1), 'none'],
  ['Show all watches', [cards(), ...links()], 'click link "Show all"'],
  ['Show all watches', links(), 'ambiguous'],
] as const)
  it(`${instruction}: ${String(expected)} (${page.length})`, () => {
    const done = did(planned(instruction, pageOf(...page)));
    if (typeof expected === 'string') expect(done).toBe(expected);
    else expect(done).toMatch(expected);
  });

it('the details of something are behind the link of its name', () => {
  const line = (number: string): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        node('cell', '', { tag: 'td', children: [node('link', number, { tag: 'a' })] }),
        node('cell', '', { tag: 'td', text: '$10.00' }),
      ],
    });
  const page = pageOf(
    node('table', '', {
      tag: 'table',
      children: [
        node('row', '', {
          tag: 'tr',
          children: ['Account', 'Balance'].map((name) => node('columnheader', name, { tag: 'th' })),
        }),
        line('12345'),
        line('12567'),
      ],
    }),
  );
  expect(did(planned('Open the details of account 12567', page))).toBe('click link "12567"');
  expect(did(planned('Open the details of account 12999', page))).toBe('none');
});
