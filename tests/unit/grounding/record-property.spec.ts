/** What is changed of one record by the button that edits it: the field in what came up takes the text, and it is saved. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const columns = ['Name', 'Price', 'Stock', ''];
const x = (at: number): { x: number; y: number; width: number; height: number } => ({
  x: at * 100,
  y: 0,
  width: 90,
  height: 20,
});
const head = node('row', '', {
  tag: 'tr',
  children: columns.map((name, at) => node('columnheader', name, { text: name, box: x(at) })),
});
const row = (...cells: string[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      ...cells.map((cell, at) => node('cell', cell, { text: cell, box: x(at) })),
      node('cell', '', { box: x(3), children: [node('button', 'Edit'), node('button', 'Delete')] }),
    ],
  });
/** The row has turned into fields without names. */
const openRow = (...values: string[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      ...values.map((value, at) =>
        node('cell', '', {
          box: x(at),
          children: [node('textbox', '', { tag: 'input', value, box: x(at) })],
        }),
      ),
      node('cell', '', { box: x(3), children: [node('button', '', { classes: ['check-circle'] })] }),
    ],
  });
const red = row('Red mug', '8', '2');
const blue = row('Blue mug', '9', '4');
const table = (...rows: SnapshotNode[]): SnapshotNode =>
  node('table', '', { tag: 'table', children: [head, ...rows] });
const adding = ['Name', 'Price', 'Stock'].map((name) => node('textbox', name, { tag: 'input' }));
const addButton = node('button', 'Add');

const products = pageOf(table(red, blue));
const form = pageOf(
  table(red, blue),
  node('form', 'Edit product', {
    tag: 'form',
    children: [
      ...['Name', 'Price', 'Stock'].map((name) => node('textbox', name, { tag: 'input', value: '1' })),
      node('button', 'Save'),
      node('button', 'Cancel'),
    ],
  }),
);
const withAdding = pageOf(table(red, blue), ...adding, addButton);
const inRow = pageOf(table(openRow('Red mug', '8', '2'), blue), ...adding, addButton);

const edited = 'click button "Edit"';
const priced = [edited, 'fill textbox "Price" with "12"', 'click button "Save"'];

const cases: readonly [string, readonly Snapshot[], readonly string[]][] = [
  ['Change the price of the red mug to 12', [products, form, form], priced],
  ["Change the red mug's price to 12", [products, form, form], priced],
  ['Update the price for the red mug to 12 and save it', [products, form, form], priced],
  // A row that says nothing of the name, a column that is not there, and a mug that two rows say.
  ['Change the price of the yellow mug to 12', [products, form, form], ['none']],
  ['Change the colour of the red mug to 12', [products, form, form], [edited, 'none']],
  ['Change the price of the mug to 12', [products, form, form], ['none']],
  // What the row has turned into is known by the columns, and saved by the button in the row.
  [
    'Change the price of the red mug to 12',
    [withAdding, inRow, inRow],
    [edited, 'fill textbox with "12"', 'click button'],
  ],
  [
    'Edit the red mug, change the stock to 7 and save',
    [withAdding, inRow, inRow],
    [edited, 'fill textbox with "7"', 'click button'],
  ],
  ['Update the price amount of the red mug to 12', [withAdding, inRow, inRow], [edited, 'none']],
  [
    'Raise the price of the red mug to 12',
    [withAdding, inRow, inRow],
    [edited, 'fill textbox with "12"', 'click button'],
  ],
  ['Lower the price of the red mug to 12', [withAdding, inRow, inRow], [edited, 'none']],
  // A property by another name, and a number with what is only counted; no name of another property.
  [
    'Set the quantity of the red mug to 7 pieces',
    [withAdding, inRow, inRow],
    [edited, 'fill textbox with "7"', 'click button'],
  ],
  ['Set the weight of the red mug to 7 pieces', [withAdding, inRow, inRow], [edited, 'none']],
  // What stands in front of the parts is whose they are, and not left out.
  [
    'Update the red mug: price 12, stock 7',
    [withAdding, inRow, inRow, inRow],
    [edited, 'fill textbox with "12"', 'fill textbox with "7"', 'click button'],
  ],
  ['Move the red mug to stock 7 with a price of 12', [withAdding], [edited]],
  ['Set the red mug to a stock of 7', [withAdding], [edited]],
  // No such column, no value that is given, no such row, or two of them.
  ['Move the red mug to stock 7 with a weight of 12', [withAdding], ['none']],
  ['Move the red mug to the next stock', [withAdding], ['none']],
  ['Move the yellow mug to stock 7', [withAdding], ['none']],
  ['Move the mug to stock 7', [withAdding], ['ambiguous']],
  ['Move the red mug and the blue mug to stock 7', [withAdding], ['none']],
  ['Update the following fields: price 12, stock 7', [withAdding], [`fill textbox "Price" with "12"`]],
  // No column is called so, and the empty fields below the table are for another mug.
  ['Edit the red mug, change the colour to red', [withAdding, inRow], [edited, 'none']],
];

for (const [say, pages, expected] of cases) {
  it(`"${say}" on ${pages.at(-1) === form ? 'a form' : 'a row'}: ${expected.join('; ')}`, () => {
    expect(inTurn(say, pages)).toEqual(expected);
  });
}

/** Lines that say what they have without titles, and what edits them opens a dialog. */
const singer = (name: string, says: string): SnapshotNode =>
  node('listitem', `${name} – ${says}`, {
    tag: 'li',
    children: [
      node('text', '', { text: `${name} – ${says}` }),
      node('button', `Edit ${name}`, { tag: 'button', text: '✎' }),
      node('button', `Remove ${name}`, { tag: 'button', text: '🗑' }),
    ],
  });
const lines = node('list', '', { tag: 'ul', children: [singer('Marta', 'Alto'), singer('Ilya', 'Bass')] });
const choir = pageOf(lines);
const asked = pageOf(
  lines,
  node('dialog', '', {
    tag: 'dialog',
    children: [
      node('textbox', 'Phone', { tag: 'input', value: '0171 55' }),
      node('textbox', 'Voice', { tag: 'input', value: 'Bass' }),
      node('button', 'Cancel'),
      node('button', 'Save'),
    ],
  }),
);
const opened = 'click button "Edit Ilya"';
const saved = 'click button "Save"';

const choirLines: readonly [string, readonly Snapshot[], readonly string[]][] = [
  [
    "Change Ilya's phone number to 0199 12",
    [choir, asked, asked],
    [opened, 'fill textbox "Phone" with "0199 12"', saved],
  ],
  [
    'Set the voice of Ilya to Tenor',
    [choir, asked, asked],
    [opened, 'fill textbox "Voice" with "Tenor"', saved],
  ],
  [
    "Change Ilya's phone to 0199 12 and his voice to Tenor",
    [choir, asked, asked, asked],
    [opened, 'fill textbox "Phone" with "0199 12"', 'fill textbox "Voice" with "Tenor"', saved],
  ],
  // What came up has no such field, nobody is called so, and what is another's is no part of the form.
  ["Change Ilya's address to Hill Road 3", [choir, asked], [opened, 'none']],
  ["Change Lena's phone number to 0199 12", [choir, asked], ['none']],
];
for (const [say, pages, expected] of choirLines)
  it(`"${say}" in a list: ${expected.join('; ')}`, () => expect(inTurn(say, pages)).toEqual(expected));

test('what was opened only to see is put away again', () => {
  const say = "Change Ilya's address to Hill Road 3";
  const first = planned(say, choir);
  const next = first.kind === 'found' ? first.next : undefined;
  const answer = planned(say, asked, next, choir);
  expect(answer.kind === 'none' && answer.putBack?.map(({ description }) => description)).toEqual([
    'click button "Cancel"',
  ]);
});

test('the field of an opened row is known by its column, whatever stands before it, and the button in that title sorts', () => {
  const titles = node('row', '', {
    tag: 'tr',
    children: [
      node('columnheader', '', { box: x(0) }),
      ...['Hive', 'Keeper'].map((name, at) =>
        node('columnheader', name, { box: x(at + 1), children: [node('button', name)] }),
      ),
    ],
  });
  const line = (hive: string, keeper: SnapshotNode, deed: string): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        node('cell', '', {
          box: x(0),
          children: [node('checkbox', '', { checked: false, hints: [{ from: 'label-nearby', text: hive }] })],
        }),
        node('cell', hive, { box: x(1) }),
        node('cell', keeper.role === 'text' ? keeper.name : '', { box: x(2), children: [keeper] }),
        node('cell', '', { box: x(3), children: [node('button', deed), node('button', 'Remove')] }),
      ],
    });
  const hives = (field: SnapshotNode, deed: string): Snapshot =>
    pageOf(
      node('table', '', {
        tag: 'table',
        children: [titles, line('H-01', node('text', 'Ann'), 'Edit'), line('H-02', field, deed)],
      }),
      node('button', 'Mark as inspected', { disabled: true }),
    );
  const field = node('textbox', '', {
    tag: 'input',
    value: 'Jon',
    box: x(2),
    hints: [{ from: 'label-nearby', text: 'H-02' }],
  });
  const closed = hives(node('text', 'Jon'), 'Edit');
  const open = hives(field, 'Save');
  expect(inTurn('Change the keeper of H-02 to "Ola"', [closed, open, open])).toEqual([
    'click button "Edit"',
    'fill textbox "H-02" with "Ola"',
    'click button "Save"',
  ]);
  expect(inTurn('Change the hive of H-02 to "Ola"', [closed, open]).at(-1)).toBe('none');
});

test('a password keeps what it ends with', () => {
  const login = pageOf(
    node('textbox', 'Email', { tag: 'input' }),
    node('textbox', 'Password', { tag: 'input', inputType: 'password' }),
    node('button', 'Log in'),
  );
  expect(inTurn('Log in as ann@x.test with the password Secret1!', [login, login])).toEqual([
    'fill textbox "Email" with "ann@x.test"',
    'fill textbox "Password" with "Secret1!"',
  ]);
});

test('a line that is edited in its place is kept by its own button, however that says it, and by no other', () => {
  const kept = (...names: string[]): string[] => {
    const name = node('cell', '', { text: 'Red mug', box: x(0) });
    const price = node('textbox', 'Price', { tag: 'input', value: '12', box: x(1) });
    const cells = [
      name,
      node('cell', '', { box: x(1), children: [price] }),
      node('cell', '', { box: x(3), children: names.map((each) => node('button', each)) }),
    ];
    const open = pageOf(table(node('row', '', { tag: 'tr', children: cells }), blue));
    return inTurn('Change the price of the red mug to 12', [products, open, open]);
  };
  const filled = [edited, 'fill textbox "Price" with "12"'];
  for (const names of [
    ['Keep', 'Undo'],
    ['Keep', 'Move up'],
    ['✓', '✕'],
  ])
    expect(kept(...names)).toEqual([...filled, `click button "${names[0]}"`]);
  expect(kept('Note it', 'Undo')).toEqual([...filled, 'click button "Note it"']);
  expect(kept('Undo')).toEqual([...filled, 'press textbox "Price" with "Enter"']);
  for (const names of [
    ['Sell', 'Lend'],
    ['Delete', 'Undo'],
    ['Keep', 'Accept'],
  ])
    expect(kept(...names).at(-1)).toBe('none');
});

test('a line beside it that says part of the name is another one, and a sign is called by its title', () => {
  const sign = (title: string): SnapshotNode =>
    node('button', title === 'Edit' ? '✐' : '🗑', { tag: 'button', hints: [{ from: 'title', text: title }] });
  const line = (name: string, price: SnapshotNode): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        node('cell', name, { text: name, box: x(0) }),
        node('cell', '', { box: x(1), children: [price] }),
        node('cell', '', { box: x(2) }),
        node('cell', '', { box: x(3), children: [sign('Edit'), sign('Delete')] }),
      ],
    });
  const texts = ['Marathon tyre', 'City tyre', 'City lamp'];
  const shop = (at?: number): Snapshot =>
    pageOf(
      table(
        ...texts.map((name, each) =>
          line(
            name,
            each === at ? node('textbox', '', { tag: 'input', value: '9', box: x(1) }) : node('text', '9'),
          ),
        ),
      ),
    );
  expect(inTurn('Change the price of the city tyre to 21.50', [shop(), shop(1), shop()]).slice(0, 2)).toEqual(
    ['click button "✐"', 'fill textbox with "21.50"'],
  );
  for (const other of ['tyre', 'city', 'city pump', 'winter tyre'])
    expect(inTurn(`Change the price of the ${other} to 21.50`, [shop()])).toEqual(['none']);
});
