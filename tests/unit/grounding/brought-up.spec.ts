/** Clauses behind a step that has brought something up: its menu, its dialog, the row that is edited. */
import { expect, test } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';

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
  ['Click Edit Alpha and reply "Thanks" to him', [edit], dialog(button('Reply')), 'click button "Reply"'],
];

for (const [at, [said, before, up, then]] of behind.entries()) {
  test(`${at + 1}: "${said}": ${then}`, () => {
    expect(inTurn(said, [pageOf(...before), pageOf(...before, up)])[1]).toBe(then);
  });
}

const box = (x: number, y: number, width: number): SnapshotNode['box'] => ({ x, y, width, height: 30 });
const widths = [
  ['Name', 0, 150],
  ['Age', 150, 80],
  ['Is Married', 230, 100],
] as const;
const titles = node('table', '', {
  box: box(0, 0, 330),
  children: [
    node('row', '', {
      box: box(0, 0, 330),
      children: widths.map(([name, x, width]) =>
        node('columnheader', name, { text: name, box: box(x, 0, width) }),
      ),
    }),
  ],
});
const lineOf = (y: number, inside: (name: string, x: number) => SnapshotNode[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    box: box(0, y, 330),
    children: widths.map(([name, x, width]) =>
      node('cell', '', { box: box(x, y, width), children: inside(name, x) }),
    ),
  });
const said = lineOf(40, (name, x) => [node('text', '', { text: name, box: box(x, 40, 60) })]);
const edited = lineOf(80, (name, x) => [
  name === 'Is Married'
    ? node('checkbox', '', { ref: 'married', checked: false, box: box(x + 5, 80, 20) })
    : field('', { ref: name, box: box(x + 5, 80, 60) }),
]);
const grid = (...rows: SnapshotNode[]): Snapshot =>
  pageOf(button('Edit'), titles, node('table', '', { box: box(0, 40, 330), children: [said, ...rows] }));

for (const [sentence, ref] of [
  ['Click Edit and change the age to 62', 'Age'],
  ['Click Edit and set his name to Otto', 'Name'],
  ['Click Edit and change the address to Rome', undefined],
] as const) {
  test(`a field of a row that is edited is called by its column: "${sentence}"`, () => {
    const first = planned(sentence, grid());
    const next = first.kind === 'found' ? first.next : undefined;
    const answer = planned(sentence, grid(edited), next, grid());
    expect(answer.kind === 'found' ? answer.steps[0]?.ref : undefined).toBe(ref);
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
  ['Run the bulk update', [button('Bulk Update'), button('Bulk Update')], 'cannot-tell'],
  ['Run the report', [button('Bulk Update')], 'cannot-tell'],
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
  test(`"${sentence}" on ${page.map(({ name }) => name).join(', ')}: ${is}`, () => {
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
