/** What is left out of a sentence or out of action on a page says that something else is meant: nothing is done then. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const list = (...children: SnapshotNode[]): SnapshotNode => node('list', '', { children });
const item = (...children: SnapshotNode[]): SnapshotNode => node('listitem', '', { children });
const text = (name: string): SnapshotNode => node('text', name);

const product = (name: string, note: string, button = 'Add to cart'): SnapshotNode =>
  item(node('link', name, { url: `/${name}` }), text(note), node('button', button));

const shop = pageOf(
  node('heading', 'Products'),
  list(
    product('Mug', 'For every product of the day, all at once'),
    product('Plate', 'Fits both hands'),
    product('Bowl', 'Round'),
  ),
);

for (const [sentence, count] of [
  ['Add every product to the cart', 3],
  ['Add each product to the cart', 3],
  ['Add all of the products to the cart', 3],
  ['Add everything to the cart', 3],
  ['Add everything except the plate to the cart', 2],
  ['Add the Mug to the cart', 1],
  ['Add the product Bowl to the cart', 1],
] as const) {
  it(`all of them are not one of them: ${sentence} → ${count}`, () => {
    const refs = new Set<string | undefined>();
    for (let answer = planned(sentence, shop); answer.kind === 'found';) {
      for (const { description, ref } of answer.steps)
        refs.add(description === 'click button "Add to cart"' ? ref : description);
      if (answer.next === undefined) break;
      answer = planned(sentence, shop, answer.next);
    }
    expect(refs.size).toBe(count);
  });
}

for (const sentence of ['Add both products to the cart', 'Add everything except the vase to the cart'])
  it(`${sentence}: none`, () => expect(did(planned(sentence, shop))).toBe('none'));

test('a button of one record that says itself that it is for all of them is clicked', () => {
  const card = (name: string): SnapshotNode =>
    item(node('heading', name), node('button', `Clear all`), node('button', 'Open'));
  const page = pageOf(list(card('Colours'), card('Sizes')));
  expect(did(planned('Clear all in Sizes', page))).toBe('click button "Clear all"');
});

const pager = (out: Partial<SnapshotNode>): Snapshot =>
  pageOf(
    node('link', 'Back to the index', { url: '/index' }),
    node('navigation', 'Pages', {
      children: [
        node('link', 'Previous', { url: '#', ...out }),
        node('link', '1', { url: '/1' }),
        node('link', '2', { url: '/2' }),
        node('link', 'Next', { url: '/2' }),
      ],
    }),
  );

for (const [state, sentence, page, expected] of [
  ['inert', 'Go to the previous page', pager({ hidden: 'inert' }), 'none'],
  ['disabled', 'Go to the previous page', pager({ disabled: true }), 'click link "Previous"'],
  ['in action', 'Go to the previous page', pager({}), 'click link "Previous"'],
  ['another', 'Go to the next page', pager({ hidden: 'inert' }), 'click link "Next"'],
  ['itself', 'Go back to the index', pager({ hidden: 'inert' }), 'click link "Back to the index"'],
  [
    'a deed',
    'Remove the mug',
    pageOf(node('button', 'Remove mug', { hidden: 'inert' }), node('button', 'Delete mug stand')),
    'none',
  ],
] as const) {
  it(`nothing stands in for what cannot be used, ${state}: ${sentence} → ${expected}`, () => {
    expect(did(planned(sentence, page))).toBe(expected);
  });
}

const login = (choice: SnapshotNode): Snapshot =>
  pageOf(
    node('form', '', {
      children: [
        node('textbox', 'Username', { tag: 'input', inputType: 'text' }),
        node('textbox', 'Password', { tag: 'input', inputType: 'password' }),
        choice,
        node('button', 'Log in'),
      ],
    }),
  );
const apps = (value: string): SnapshotNode =>
  node('combobox', 'App name', { tag: 'select', options: ['Default', 'Banking'], value });
const filled = [
  'fill textbox "Username" with "ann"',
  'fill textbox "Password" with "secret"',
  'click button "Log in"',
];

for (const [sentence, who, page, isDone] of [
  ['Log in to the banking app as ann with password secret', 'not chosen', login(apps('Default')), false],
  ['Log in to the banking app as ann with password secret', 'chosen', login(apps('Banking')), true],
  ['Log in to the acme app as ann with password secret', 'not there', login(apps('Default')), true],
  ['Log in to the app as ann with password secret', 'not said', login(apps('Default')), true],
  ['Log in to the staff portal as ann with password secret', 'a radio', login(node('radio', 'Staff')), false],
  [
    'Log in to the staff portal as ann with password secret',
    'a chosen radio',
    login(node('radio', 'Staff', { checked: true })),
    true,
  ],
  ['Log in to the staff portal as ann with password secret', 'a tab', login(node('tab', 'Staff')), false],
] as const) {
  it(`a choice that is only mentioned, ${who}: ${sentence} → ${isDone ? 'done' : 'refused'}`, () => {
    expect(stepsInAll(sentence, page)).toEqual(isDone ? filled : ['cannot-tell']);
  });
}

test('what is counted is of the kind that is said, where there is any', () => {
  const page = pageOf(
    node('link', 'Logo', { url: '/' }),
    node('button', 'Left'),
    node('link', 'About', { url: '/about' }),
    node('button', 'Right'),
  );
  expect(did(planned('Click the first button', page))).toBe('click button "Left"');
  expect(did(planned('Click the second button', page))).toBe('click button "Right"');
  expect(did(planned('Click the last button', page))).toBe('click button "Right"');
  expect(did(planned('Click the third button', page))).toBe('none');
  expect(did(planned('Click the second link', page))).toBe('click link "About"');
  const links = pageOf(node('link', 'Logo', { url: '/' }), node('link', 'About', { url: '/about' }));
  expect(did(planned('Click the second button', links))).toBe('click link "About"');
});

const users = (titles: readonly string[], ...above: SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', 'Newest users'),
    node('generic', '', {
      tag: 'section',
      children: [
        node('heading', 'Web tables'),
        ...above,
        node('table', '', {
          children: [
            node('row', '', { children: titles.map((title) => node('columnheader', title)) }),
            ...[
              ['ann', 'Acme'],
              ['bob', 'Bolt'],
            ].map((cells) =>
              node('row', cells.join(' '), {
                children: [
                  ...cells.map((cell) => node('cell', cell, { text: cell })),
                  node('cell', '', { children: [node('button', 'Edit'), node('button', 'Delete')] }),
                ],
              }),
            ),
          ],
        }),
      ],
    }),
  );
const titles = ['User name', 'Company', 'Actions'];

for (const [sentence, where, page, expected] of [
  [
    'Delete the user bob',
    'with a button',
    users(titles, node('button', '+ Add user')),
    'click button "Delete"',
  ],
  ['Edit the user ann', 'with a link', users(titles, node('link', 'Add new user')), 'click button "Edit"'],
  ['Delete the user bob', 'for something else', users(titles, node('button', 'Add team')), 'none'],
  ['Delete the user bob', 'without it', users(titles), 'none'],
  ['Delete the user zoe', 'of nobody', users(titles, node('button', '+ Add user')), 'none'],
  ['Delete the company Bolt', 'of another', users(titles, node('button', '+ Add user')), 'none'],
] as const) {
  it(`what a part lists is what it adds, ${where}: ${sentence} → ${expected}`, () => {
    expect(did(planned(sentence, page))).toBe(expected);
  });
}

const select = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options });
const settings = pageOf(
  select('Currency', 'GBP', 'AUD'),
  select('Language', 'Hindi', 'English'),
  node('textbox', 'Search', { tag: 'input', inputType: 'text' }),
  node('button', 'Save'),
);
const gbp = 'select combobox "Currency" with "GBP"';

for (const [sentence, expected] of [
  ['Set the currency to GBP and then change it to AUD', [gbp, 'select combobox "Currency" with "AUD"']],
  [
    'Set the language to Hindi, then set it to English',
    ['select combobox "Language" with "Hindi"', 'select combobox "Language" with "English"'],
  ],
  ['Set the currency to GBP and then change it to Hindi', [gbp, 'none']],
  [
    'Set the currency to GBP, click Save and change it to AUD',
    [gbp, 'click button "Save"', 'select combobox "Currency" with "AUD"'],
  ],
  ['Change it to AUD', ['none']],
  ['Change them to AUD', ['none']],
] as const) {
  it(`what was filled in last is "it": ${sentence}`, () => {
    expect(stepsInAll(sentence, settings)).toEqual(expected);
  });
}

const post = (from: string, about: string): SnapshotNode =>
  item(text(from), text(about), node('button', 'Archive'));
const inbox = pageOf(
  list(
    post('Sam Ortiz', 'Photos of the trip'),
    post('Nora Bell', 'Invoice'),
    post('Ada', 'Salt and the sea'),
  ),
);
for (const [sentence, expected] of [
  ['Archive the mail from Sam and the photos', 'none'],
  ['Archive the mail from Sam', 'click button "Archive"'],
  ['Archive the mail about salt and the sea', 'click button "Archive"'],
] as const)
  it(`what "and the" joins is another thing: ${sentence}`, () =>
    expect(stepsInAll(sentence, inbox).at(-1)).toBe(expected));
