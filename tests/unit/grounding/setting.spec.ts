/** A property of one record that is set through what is drawn in it: a value that opens a list, a menu, a dialog that has to be saved; and its sign for favourites. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { settingsIn } from '../../../src/grounding/built-in/language/setting-sentence.js';
import { inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const readings: readonly [string, string][] = [
  ['Set the priority of #2 to Urgent', '#2 | priority | Urgent'],
  ['Change the status of the hail claim from Open to "Paid out".', 'the hail claim | status | Paid out'],
  ["Set #2's handler to Omar", '#2 | handler | Omar'],
  ['Make Nina the owner of #2', '#2 | owner | Nina'],
  ['Assign #2 to me', '#2 |  | me'],
  ['Unassign Omar from #2', '#2 |  | '],
  ['Give the phone claim high priority', 'the phone claim | priority | high'],
  ['Remove Omar as the handler of #2', '#2 | handler | '],
  // What is no setting, or is said of several, or of nothing that is named.
  ['Open the priority list', 'none'],
  ['Assign #2 and #3 to Pia', 'none'],
  ['Assign it to Pia', 'none'],
  ['Close the dialog', 'none'],
];

for (const [say, expected] of readings) {
  it(`"${say}" is read as ${expected}`, () => {
    const all = settingsIn(say).map(
      ({ record, property = '', value }) => `${record} | ${property} | ${value}`,
    );
    if (expected === 'none') expect(all).toEqual([]);
    else expect(all).toContain(expected);
  });
}

const columns = ['', 'No.', 'Claim', 'Customer', 'Status', 'Priority', 'Handler'];
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
const claim = (star: string, id: string, title: string, customer: string, values: string[]): SnapshotNode => {
  const [status = '', priority = '', handler = ''] = values;
  const pill = (text: string, at: number): SnapshotNode =>
    node('cell', '', { box: x(at), children: [node('button', text, { classes: ['pill'], box: x(at) })] });
  const hints = [
    { from: 'title' as const, text: star === '☆' ? 'Add to favourites' : 'Remove from favourites' },
  ];
  return node('row', '', {
    tag: 'tr',
    children: [
      node('cell', '', { box: x(0), children: [node('button', star, { hints })] }),
      node('cell', id, { box: x(1), text: id }),
      node('cell', '', { box: x(2), children: [node('link', title, { url: `/${id.slice(1)}` })] }),
      node('cell', customer, { box: x(3), text: customer }),
      pill(status, 4),
      pill(priority, 5),
      node('cell', handler, {
        box: x(6),
        children: [node('generic', '', { tag: 'div', clickable: true, text: handler, box: x(6) })],
      }),
    ],
  });
};
const rows = [
  claim('☆', '#501', 'Water damage', 'Oak Bakery', ['Open', 'Normal', 'Pia']),
  claim('☆', '#502', 'Stolen bicycle', 'Ruth Adler', ['Open', 'Low', 'Unassigned']),
  claim('★', '#503', 'Hail on the greenhouse', 'Fern Nursery', ['In review', 'Normal', 'Omar']),
  claim('☆', '#504', 'Broken window', 'Oak Bakery', ['Closed', 'High', 'Nina']),
];
const table = node('table', '', { tag: 'table', children: [head, ...rows] });
const list = (...names: string[]): SnapshotNode =>
  node('list', '', {
    tag: 'ul',
    children: names.map((name) => node('listitem', '', { tag: 'li', clickable: true, text: name })),
  });
const claims = pageOf(node('heading', 'Claims', { level: 1 }), table);
const people = pageOf(table, list('Unassigned', 'Pia', 'Omar', 'Nina Roth', 'Me (Jo Falk)'));
const states = pageOf(table, list('Open', 'In review', 'Paid out', 'Closed'));
const priorities = pageOf(table, list('Low', 'Normal', 'High', 'Urgent'));

const menuButton = (): SnapshotNode =>
  node('button', 'More actions', { tag: 'button', hasPopup: 'menu', text: '⋯' });
const shot = (number: string, title: string, ...values: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['row'],
    children: [
      ...[number, title, ...values].map((text) => node('generic', '', { tag: 'span', text })),
      menuButton(),
    ],
  });
const shots = [
  shot('12A', 'Rooftop chase', 'Medium', 'To do', 'Ada'),
  shot('12B', 'Rooftop close-up', 'Low', 'To do', '—'),
  shot('14', 'Harbour at dawn', 'High', 'In review', 'Ben'),
];
const shotList = pageOf(node('heading', 'Shot list', { level: 1 }), ...shots);
const item = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode => node('menuitem', name, more);
const menu = node('menu', '', {
  children: [
    item('Set priority ›', { hasPopup: 'menu' }),
    item('Move to ›', { hasPopup: 'menu' }),
    item('Assign to…'),
    item('Delete'),
  ],
});
const inMenu = pageOf(...shots, menu);
const levels = pageOf(
  ...shots,
  menu,
  node('menu', '', {
    children: ['Low', 'Medium', 'High', 'Top'].map((name) =>
      node('menuitemradio', name, { checked: name === 'Low' }),
    ),
  }),
);
const dialog = pageOf(
  ...shots,
  node('dialog', 'Assign shot', {
    children: [
      node('heading', 'Assign Harbour at dawn', { level: 2 }),
      list('Ada', 'Ben', 'Cleo', 'Dov'),
      node('button', 'Cancel'),
      node('button', 'Save'),
    ],
  }),
);

/** A board: the menu of a card names each column, and what edits the card has a list for the rest. */
const card = (id: string, title: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    children: [
      node('generic', '', { tag: 'small', text: id }),
      node('generic', '', { tag: 'div', text: title }),
      node('button', 'Card menu', { tag: 'button' }),
    ],
  });
const boardColumn = (title: string, ...cards: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['column'],
    children: [node('heading', title, { level: 3 }), ...cards],
  });
const boardColumns = [
  boardColumn('To do', card('WEB-1', 'Login loop'), card('WEB-2', 'Typo in footer')),
  boardColumn('In review', card('WEB-4', 'Export to CSV')),
  boardColumn('Done', card('WEB-5', 'Dark mode')),
];
const board = pageOf(...boardColumns);
const cardMenu = pageOf(...boardColumns, list('Edit…', 'Move to In review', 'Move to Done', 'Assign to me'));
const editing = pageOf(
  ...boardColumns,
  node('dialog', '', {
    children: [
      node('textbox', 'Title', { tag: 'input', value: 'Login loop' }),
      node('combobox', 'Priority', { tag: 'select', value: 'Low', options: ['Low', 'Blocker'] }),
      node('combobox', 'Assignee', {
        tag: 'select',
        value: 'Unassigned',
        options: ['Unassigned', 'Omar Diaz'],
      }),
      node('button', 'Cancel'),
      node('button', 'Save changes'),
    ],
  }),
);
const sites = pageOf(
  node('generic', '', {
    tag: 'div',
    classes: ['nav'],
    children: ['Docs', 'Blog', 'Team'].map((name) => node('link', name, { url: `#${name}` })),
  }),
);
const renamingMenu = pageOf(...boardColumns, list('Open', 'Rename', 'Move to Done'));
const renaming = pageOf(
  ...boardColumns,
  node('dialog', 'Rename', {
    children: [
      node('textbox', 'Rename', { tag: 'input', inputType: 'text', value: 'Login loop' }),
      node('button', 'Cancel'),
      node('button', 'OK'),
    ],
  }),
);
const edit = ['click button "Card menu"', 'click listitem "Edit…"'];
const save = 'click button "Save changes"';

/** Rows with a button for the nurse, and what it brings up has a button of the same name. */
const ward = (
  [
    ['Berta Klein', '', 'Assign'],
    ['Carl Simon', 'Marek', 'Reassign'],
    ['Dora Simon', 'Judith', 'Reassign'],
  ] as const
).map(([name, nurse, deed]) =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', name, { box: x(0), text: name }),
      node('cell', '', { box: x(1), children: [node('text', nurse), node('button', deed, { box: x(1) })] }),
      node('cell', '', { box: x(2), children: name === 'Berta Klein' ? [] : [node('button', 'Delete')] }),
    ],
  }),
);
const wardTable = node('table', '', {
  tag: 'table',
  children: [
    node('row', '', {
      tag: 'tr',
      children: ['Patient', 'Nurse', ''].map((name, at) =>
        node('columnheader', name, { text: name, box: x(at) }),
      ),
    }),
    ...ward,
  ],
});
const patients = pageOf(node('heading', 'Patients', { level: 1 }), wardTable);
const nurses = pageOf(
  wardTable,
  node('generic', '', {
    tag: 'div',
    children: [
      ...['Judith', 'Marek', 'Sofia'].map((name) => node('radio', name, { tag: 'input', checked: false })),
      node('button', 'Cancel'),
      node('button', 'Assign'),
    ],
  }),
);

const cases: readonly [string, readonly Snapshot[], readonly string[]][] = [
  // A value that opens a list of choices, under the title of its column.
  [
    'Assign #502 to Pia',
    [claims, people, claims],
    ['click element "Unassigned"', 'click listitem "Pia"', 'none'],
  ],
  [
    'Assign the stolen bicycle to me',
    [claims, people],
    ['click element "Unassigned"', 'click listitem "Me (Jo Falk)"'],
  ],
  [
    'Make Nina the handler of #502',
    [claims, people],
    ['click element "Unassigned"', 'click listitem "Nina Roth"'],
  ],
  ["Set #501's handler to Omar", [claims, people], ['click element "Pia"', 'click listitem "Omar"']],
  ['Unassign Omar from #503', [claims, people], ['click element "Omar"', 'click listitem "Unassigned"']],
  [
    'Change the status of the hail claim to Paid out',
    [claims, states],
    ['click button "In review"', 'click listitem "Paid out"'],
  ],
  ['Move #502 to In review', [claims, states], ['click button "Open"', 'click listitem "In review"']],
  [
    'Give the bicycle claim high priority',
    [claims, priorities],
    ['click button "Low"', 'click listitem "High"'],
  ],
  // It is so already; it is not what the sentence says it was; nobody of that name; no such record, and two of that name.
  ['Assign #501 to Pia', [claims, people], ['done']],
  ['Reassign #503 from Nina to Pia', [claims, people], ['none']],
  ['Unassign Nina from #503', [claims, people], ['none']],
  ['Assign #502 to Greta', [claims, people], ['click element "Unassigned"', 'none']],
  ['Assign #509 to Pia', [claims, people], ['none']],
  ['Change the status of the Oak Bakery claim to Paid out', [claims, states], ['none']],
  // A column that shows plain text is not set by the list of another one.
  ['Set the customer of #502 to Oak Bakery', [claims, states], ['none']],
  // A menu, what opens behind its items, and a dialog that has to be saved.
  [
    'Set the priority of Harbour at dawn to Top',
    [shotList, inMenu, levels],
    ['click button "More actions"', 'click menuitem "Set priority ›"', 'click menuitemradio "Top"'],
  ],
  [
    'Set the priority of 12B to Low',
    [shotList, inMenu, levels],
    ['click button "More actions"', 'click menuitem "Set priority ›"', 'press Escape; press Escape'],
  ],
  [
    'Assign the harbour shot to Dov',
    [shotList, inMenu, dialog, dialog],
    [
      'click button "More actions"',
      'click menuitem "Assign to…"',
      'click listitem "Dov"',
      'click button "Save"',
    ],
  ],
  [
    'Assign the harbour shot to Zoe',
    [shotList, inMenu, dialog],
    ['click button "More actions"', 'click menuitem "Assign to…"', 'none'],
  ],
  ['Set the priority of the rooftop shot to Top', [shotList], ['none']],
  ['Set the budget of 12B to Low', [shotList, inMenu], ['click button "More actions"', 'none']],
  // An item that says the value, and what edits all of the card.
  [
    'Move the login loop to In review',
    [board, cardMenu],
    ['click button "Card menu"', 'click listitem "Move to In review"'],
  ],
  ['Assign WEB-1 to me', [board, cardMenu], ['click button "Card menu"', 'click listitem "Assign to me"']],
  [
    'Set the priority of WEB-1 to Blocker',
    [board, cardMenu, editing, editing],
    [...edit, 'select combobox "Priority" with "Blocker"', save],
  ],
  [
    'Assign WEB-1 to Omar Diaz',
    [board, cardMenu, editing, editing],
    [...edit, 'select combobox "Assignee" with "Omar Diaz"', save],
  ],
  ['Set the severity of WEB-1 to Blocker', [board, cardMenu, editing, editing], [...edit, 'none']],
  ['Set the priority of WEB-1 to Urgent', [board, cardMenu, editing, editing], [...edit, 'none']],
  [
    'Rename WEB-1 to Login fails',
    [board, cardMenu, editing, editing],
    [...edit, 'fill textbox "Title" with "Login fails"', save],
  ],
  // An item of the menu that renames asks for the new name by itself.
  [
    'Rename WEB-1 to Login fails',
    [board, renamingMenu, renaming],
    [
      'click button "Card menu"',
      'click listitem "Rename"',
      'fill textbox "Rename" with "Login fails"; click button "OK"',
    ],
  ],
  // A button in the row, and the button of the same name that takes the choice over.
  [
    'Assign Sofia to Berta Klein',
    [patients, nurses, nurses],
    ['click button "Assign"', 'click radio "Sofia"', 'click button "Assign"'],
  ],
  [
    'Change the nurse of Carl Simon to Judith',
    [patients, nurses, nurses],
    ['click button "Reassign"', 'click radio "Judith"', 'click button "Assign"'],
  ],
  ['Assign Simon to Sofia', [patients, nurses], ['none']],
  // A place that is gone to has no settings of its own.
  ['Switch the language of the docs to Japanese', [sites], ['none']],
  // One of them cannot be deleted.
  ['Delete all patients', [patients], ['none']],
  // What is set of the same record once more.
  [
    'Set the priority of #502 to High and assign it to Pia',
    [claims, priorities, claims],
    ['click button "Low"', 'click listitem "High"', 'none'],
  ],
  // The sign for favourites, which says how it stands.
  ['Bookmark claim 502', [claims], ['click button "☆"']],
  ['Add the stolen bicycle to my favourites', [claims], ['click button "☆"']],
  ['Remove #503 from the favourites', [claims], ['click button "★"']],
  ['Mark #503 as a favourite', [claims], ['done']],
  ['Unbookmark #502', [claims], ['done']],
  ['Mark the Oak Bakery claim as a favourite', [claims], ['ambiguous']],
];

for (const [say, pages, expected] of cases) {
  it(`"${say}": ${expected.join('; ')}`, () => {
    expect(inTurn(say, pages)).toEqual(expected);
  });
}
