/** Sentences that are read as others when the page has nothing for them as they stand. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = { tag: 'input', inputType: 'checkbox', checked: false };

const books = (): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    children: ['Emma Austen Research', 'Ulysses Joyce Sales', 'Persuasion Austen Research'].map((text) =>
      node('row', '', {
        tag: 'tr',
        children: [
          node('cell', '', { tag: 'td', children: [node('checkbox', `Select ${text.split(' ')[0]}`, box)] }),
          ...text.split(' ').map((each) => node('cell', '', { tag: 'td', text: each })),
        ],
      }),
    ),
  });

const shifts = (): SnapshotNode =>
  node('list', '', {
    tag: 'ul',
    children: ['Day shift', 'Night shift'].map((text) =>
      node('listitem', '', {
        tag: 'li',
        children: [
          node('generic', '', { tag: 'span', text }),
          node('button', 'Move up'),
          node('button', 'Move down'),
        ],
      }),
    ),
  });

const field = { tag: 'input', inputType: 'text' };

const trip = (...more: SnapshotNode[]): SnapshotNode =>
  node('form', '', {
    tag: 'form',
    children: [
      node('textbox', 'From', field),
      node('textbox', 'To', field),
      node('button', 'Search flights'),
      ...more,
    ],
  });

/** A form whose button says only that it searches. */
const way = (...more: SnapshotNode[]): SnapshotNode =>
  node('form', '', {
    tag: 'form',
    children: [
      node('textbox', 'From', field),
      node('textbox', 'To', field),
      node('button', 'Search'),
      ...more,
    ],
  });
const trains = node('heading', 'Trains in Croatia', { level: 1 });

const both = 'check checkbox "Select Emma"; check checkbox "Select Persuasion"';

for (const [instruction, page, expected] of [
  ['Add a new user', [node('link', 'New user')], 'click link "New user"'],
  ['Add a new user', [node('link', 'New group')], 'none'],
  ['Fill in Ada as last name', [node('textbox', 'Last name', field)], 'fill textbox "Last name" with "Ada"'],
  ['Tick the boxes of both Austen books', [books()], both],
  ['Select all rows of Research', [books()], both],
  ['Fly from Lisbon to Oslo', [trip()], 'cannot-tell'],
  ['Find a train from Lisbon to Oslo', [trains, way()], 'fill textbox "From" with "Lisbon"'],
  ['Search for trips from Lisbon to Oslo', [way()], 'fill textbox "From" with "Lisbon"'],
  ['Find a hotel from Lisbon to Oslo', [trains, way()], 'none'],
  // The button of the form sends it off, and none beside it.
  [
    'Find a train from Lisbon to Oslo',
    [trains, way(), node('button', 'Search')],
    'fill textbox "From" with "Lisbon"',
  ],
  ['Search flights from Lisbon to Oslo', [trip()], 'fill textbox "From" with "Lisbon"'],
  ['Search trains from Lisbon to Oslo', [trip()], 'none'],
  ['Search flights from Lisbon to Oslo', [trip(node('textbox', 'To where', field))], 'none'],
] as const) {
  it(`${instruction}: ${expected}`, () => {
    expect(did(planned(instruction, pageOf(...page)))).toBe(expected);
  });
}

test('what is moved up is the record, by the button of its own', () => {
  const page = pageOf(shifts());
  const up = page.root.children[0]?.children[1]?.children[1]?.ref;
  expect(planned('Move the Night shift up', page)).toMatchObject({ steps: [{ method: 'click', ref: up }] });
  expect(planned('Move up the Night shift', page)).toMatchObject({ steps: [{ method: 'click', ref: up }] });
  expect(did(planned('Move the Late shift up', page))).toBe('none');
});

test('a menu is no profile: what is said to be in it is looked for in it', () => {
  const menu = node('button', 'Account menu', {
    tag: 'button',
    hasPopup: 'menu',
    expanded: false,
    classes: ['avatar'],
  });
  expect(planned('Open the profile from the account menu', pageOf(menu))).toMatchObject({
    steps: [{ method: 'click' }],
    next: { phase: { kind: 'menu', wanted: ['profile'] } },
  });
});

test('a list or a button in the cell that column and row name takes the value', () => {
  const at = (x: number, y: number) => ({ box: { x, y, width: 100, height: 20 } });
  const line = (y: number, name: string, role: string): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        node('cell', name, { tag: 'td', text: name, ...at(0, y) }),
        node('cell', '', {
          tag: 'td',
          ...at(100, y),
          children: [node('button', role, { tag: 'button', hasPopup: 'menu', expanded: false })],
        }),
      ],
    });
  const head = node('row', '', {
    tag: 'tr',
    children: [node('columnheader', 'Name', at(0, 0)), node('columnheader', 'Role', at(100, 0))],
  });
  const page = pageOf(
    node('table', '', {
      tag: 'table',
      children: [head, line(20, 'Ada', 'Editor'), line(40, 'Bob', 'Viewer')],
    }),
  );
  expect(did(planned('Change the role of Bob to Admin', page))).toBe('click button "Viewer"');
  expect(did(planned('Change the role of Eve to Admin', page))).toBe('none');
});
