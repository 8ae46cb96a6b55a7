/** Clauses behind a step that has brought something up: its menu, its dialog. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '', ...more });
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode => node('button', name, more);
const item = (name: string): SnapshotNode => node('menuitem', name);
const menu = (...names: string[]): SnapshotNode =>
  node('menu', '', { children: names.map((name) => item(name)) });
const dialog = (...children: SnapshotNode[]): SnapshotNode => node('dialog', '', { children });

const edit = button('Edit Alpha');
const opener = button('Add filter');
const posted = node('columnheader', 'Posted', { children: [button('Posted')] });

const behind: readonly [said: string, before: readonly SnapshotNode[], up: SnapshotNode, then: string][] = [
  [
    'Click Edit Alpha and rename it to Omega',
    [edit],
    dialog(field('Name'), field('Owner'), button('Cancel'), button('Save')),
    'fill textbox "Name" with "Omega"; click button "Save"',
  ],
  [
    'Click Edit Alpha, name it Omega and save',
    [edit],
    dialog(field('New name'), button('Cancel'), button('Rename')),
    'fill textbox "New name" with "Omega"',
  ],
  // Neither of the two is the whole name, and a phone is none at all.
  [
    'Click Edit Alpha and rename it to Omega',
    [edit],
    dialog(field('First name'), field('Last name'), field('Phone'), button('Save')),
    'none',
  ],
  [
    'Click Edit Alpha and rename it to Omega',
    [edit],
    dialog(node('paragraph', '', { text: 'Alpha' })),
    'none',
  ],
  ['Click Add filter and set it to Posted', [opener], menu('Author', 'Posted'), 'click menuitem "Posted"'],
  ['Click Add filter and change it to Urgent', [opener], menu('Author', 'Posted'), 'none'],
  [
    'Click Add filter and choose Posted',
    [opener, posted],
    menu('Author', 'Posted'),
    'click menuitem "Posted"',
  ],
  ['Click Add filter and choose Posted', [opener, posted], menu('Posted', 'Posted'), 'ambiguous'],
  ['Click Add filter and execute "Posted"', [opener], menu('Author', 'Posted'), 'click menuitem "Posted"'],
  [
    'Click Edit Alpha and close the dialog without saving',
    [edit],
    dialog(field('Name'), button('Close'), button('Save')),
    'click button "Close"',
  ],
  [
    'Click Edit Alpha and cancel without saving the changes',
    [edit],
    dialog(field('Name'), button('Cancel'), button('Save')),
    'click button "Cancel"',
  ],
  [
    'Click Edit Alpha and close the dialog without saving',
    [edit],
    dialog(field('Name'), button('Save and close')),
    'none',
  ],
  // The row that the field lies in is called what its field is, and sends nothing off.
  [
    'Create a folder called Invoices',
    [button('New folder')],
    node('treeitem', '📁 New name', {
      children: [
        node('generic', '', {
          clickable: true,
          children: [node('generic', '', { text: '📁', hidden: 'aria-hidden' }), field('New name')],
        }),
      ],
    }),
    'fill textbox "New name" with "Invoices"; press textbox "New name" with "Enter"',
  ],
  // The dialog that came up is for what is named, and is not sent off before the rest is said.
  [
    'Click Edit Alpha and name the event "Day off"',
    [edit],
    node('dialog', 'New event', { children: [field('What'), button('Cancel'), button('Create')] }),
    'fill textbox "What" with "Day off"; click button "Create"',
  ],
  [
    'Click Edit Alpha, name the event "Day off", mark it as all day and create it',
    [edit],
    node('dialog', 'New event', { children: [field('What'), button('Create')] }),
    'fill textbox "What" with "Day off"',
  ],
  [
    'Click Edit Alpha and name the team "Day off"',
    [edit],
    node('dialog', 'New event', { children: [field('What'), button('Create')] }),
    'cannot-tell',
  ],
  // What was opened is assigned where it is said to whom, and nothing that lies in a line of another list.
  ['Click Edit Alpha and assign it to Ann', [edit], field('Assignee'), 'fill textbox "Assignee" with "Ann"'],
  [
    'Click Edit Alpha and assign it to Ann',
    [edit],
    node('listitem', '', { children: [node('text', 'Beta'), field('Assignee')] }),
    'none',
  ],
  [
    'Click Edit Alpha and watch this ticket',
    [edit],
    node('checkbox', 'Watch this ticket', { checked: false }),
    'check checkbox "Watch this ticket"',
  ],
  ['Click Edit Alpha and reply "Thanks" to him', [edit], dialog(button('Reply')), 'click button "Reply"'],
];

for (const [at, [said, before, up, then]] of behind.entries()) {
  it(`${at + 1}: "${said}": ${then}`, () => {
    expect(inTurn(said, [pageOf(...before), pageOf(...before, up)])[1]).toBe(then);
  });
}

const sorted = (...options: string[]): SnapshotNode =>
  node('combobox', 'Sort by', { tag: 'select', options, value: options[0] ?? '' });

for (const [sentence, page, is] of [
  [
    'Sort the phones alphabetically',
    [sorted('Newest', 'Alphabetical')],
    'select combobox "Sort by" with "Alphabetical"',
  ],
  [
    'Sort the phones alphabetically',
    [sorted('Newest', 'Name', 'Price')],
    'select combobox "Sort by" with "Name"',
  ],
  ['Sort the phones alphabetically', [sorted('Newest', 'Price')], 'none'],
  ['Run the bulk update', [button('Bulk Update')], 'click button "Bulk Update"'],
  ['Run the bulk update', [button('Bulk Update'), button('Bulk Update')], 'none'],
  ['Run the report', [button('Bulk Update')], 'none'],
  ['Update it', [field('Name'), button('Delete')], 'none'],
  [
    'Answer "What is your name?" with "Ann"',
    [field('What is your name?')],
    'fill textbox "What is your name?" with "Ann"',
  ],
  [
    'Create the contact "Eve Ezra"',
    [button('New contact'), node('group', '', { children: [field(''), button('Filter contacts')] })],
    'click button "New contact"',
  ],
] as const) {
  it(`"${sentence}" on ${page.map(({ name }) => name).join(', ')}: ${is}`, () => {
    expect(did(planned(sentence, pageOf(...page)))).toBe(is);
  });
}

test('what is loaded twice is clicked twice', () => {
  expect(stepsInAll('Load more agents twice', pageOf(button('Load more agents')))).toHaveLength(2);
});

test('back to a page that a link leads to', () => {
  const page = pageOf(node('link', 'About'), node('link', 'Contacts'));
  expect(stepsInAll('Go to About and back to the contacts', page)).toEqual([
    'click link "About"',
    'click link "Contacts"',
  ]);
});

const card = (who: string, at: number, ...inside: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', {
    classes: ['card'],
    children: [node('link', who, { url: `http://app.test/people/${at}/edit` }), ...inside],
  });
const people = (...inside: SnapshotNode[]): Snapshot =>
  pageOf(
    node('navigation', '', { children: [node('link', 'Orders', { url: 'http://app.test/orders' })] }),
    node('list', '', { children: [card('Dan Wahlin', 1, ...inside), card('Ward Bell', 2)] }),
  );
const asked = dialog(
  node('paragraph', '', { text: 'Delete the customer?' }),
  button('Cancel'),
  button('Delete customer'),
);

test('what somebody has is not their name, where their card has a control for it, and nobody in particular has the navigation', () => {
  const orders = node('link', '2 Orders', { url: 'http://app.test/people/1/orders' });
  expect(did(planned('Show the orders of Dan Wahlin', people(orders)))).not.toContain('Dan Wahlin');
  expect(did(planned('View his orders', people()))).toBe('none');
  expect(did(planned('Go to Orders', people()))).toBe('click link "Orders"');
});

test('who is edited by the address of a link is opened by it', () => {
  expect(did(planned('Edit Ward Bell', people()))).toBe('click link "Ward Bell"');
  expect(did(planned('Edit Igor Minar', people()))).toBe('none');
});

test('a question is confirmed with the button that is said, and with no other', () => {
  const before = pageOf(button('Remove'));
  const told = (sentence: string): string | undefined =>
    inTurn(sentence, [before, pageOf(button('Remove'), asked)])[1];
  expect(told('Click Remove and confirm with Delete customer')).toBe('click button "Delete customer"');
  expect(told('Click Remove and confirm by clicking "Cancel"')).toBe('click button "Cancel"');
  expect(told('Click Remove and confirm with Publish')).not.toContain('click');
});

test('"instead" is no part of what is entered', () => {
  expect(stepsInAll('Clear the name and enter Mark instead', pageOf(field('Name'))).at(-1)).toContain(
    '"Mark"',
  );
});

test('a control that is said by its name in a card is that, whatever the others are called', () => {
  const cards = ['Water bottle', 'French press'].map((name) =>
    node('article', '', {
      children: [
        node('heading', name, { level: 3 }),
        node('button', 'Add to cart'),
        node('button', 'Save for later', { classes: ['icon-button'] }),
      ],
    }),
  );
  for (const sentence of [
    'Click the "Add to cart" button of the French press',
    'Click the cart button of the French press',
  ])
    expect.soft(did(planned(sentence, pageOf(...cards))), sentence).toBe('click button "Add to cart"');
});
