/** What stands in the menu of a row or of the account: it is opened, looked into, and put away when the item is not there. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { behind, more, row, rowsWithMenu } from './menus.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const people = rowsWithMenu('Users', ['Emily Wang', 'Diego Reyes', 'Michael Reyes']);

const account = node('button', 'Account menu', more);

const put = (name: string): string[] => [`click button "${name}"`, 'press Escape', 'none'];

const guests = [
  node('heading', 'Guest list'),
  ...['Rose table', 'Lavender table'].map((name) => node('heading', name)),
  node('table', '', {
    tag: 'table',
    children: [
      ['Priya Nair', 'no table'],
      ['Hannah Byrne', 'Lavender'],
    ].map(([name = '', table = '']) =>
      node('row', '', {
        tag: 'tr',
        children: [
          node('cell', name, { tag: 'td', text: name }),
          node('cell', table, { tag: 'td', text: table }),
          node('cell', '', { tag: 'td', children: [node('button', 'More', more)] }),
        ],
      }),
    ),
  }),
];

for (const [instruction, items] of [
  // The item says nothing of which table, and the list is another thing than a table.
  ['Remove Priya Nair to the Rose table', ['Remove to table…', 'Rename']],
  ['Remove Hannah Byrne from the Lavender table', ['Rename', 'Remove from list']],
] as const)
  it(`${instruction}: the item for something else is left alone`, () => {
    expect(behind(instruction, guests, ...items)[1]).toBe('press Escape');
  });

for (const [instruction, items, expected] of [
  ['Suspend Emily Wang', ['View profile', 'Suspend', 'Remove from workspace'], 'click menuitem "Suspend"'],
  [
    'Remove Diego Reyes from the workspace',
    ['Suspend', 'Remove from workspace'],
    'click menuitem "Remove from workspace"',
  ],
  [
    'Reset the password of Michael Reyes',
    ['Reset password', 'Reset avatar'],
    'click menuitem "Reset password"',
  ],
  ['Delete the user Emily Wang', ['Edit user', 'Delete user'], 'click menuitem "Delete user"'],
  ['Reactivate Emily Wang', ['Suspend', 'Reactivate'], 'click menuitem "Reactivate"'],
  ['Open the profile of Emily Wang', ['View profile', 'Suspend'], 'click menuitem "View profile"'],
] as const) {
  it(`${instruction}: ${expected}`, () => {
    expect(behind(instruction, people, ...items)).toEqual(['click button "More"', expected]);
  });
}

for (const [why, instruction, items] of [
  ['another thing to do', 'Impersonate Emily Wang', ['View profile', 'Suspend']],
  ['more than was asked', 'Delete Emily Wang', ['Delete messages']],
  ['less than was asked', 'Delete the messages of Emily Wang', ['Delete']],
  ['two that fit', 'Delete the user Emily Wang', ['Delete', 'Delete user']],
] as const) {
  it(`a menu is put away, and the sentence refused: ${why}`, () => {
    expect(behind(instruction, people, ...items)).toEqual(put('More'));
  });
}

test('no menu is opened where more than one row, or none, is meant', () => {
  expect(behind('Suspend Emily Stone', people, 'Suspend')).toEqual(['none']);
  expect(behind('Invite emily@wang.test as an editor', people, 'Suspend')).toEqual(['none']);
  expect(behind('Invite Sam Poe as Wang', people, 'Suspend')).toEqual(['none']);
  expect(behind('Suspend Reyes', people, 'Suspend')).toEqual(['none']);
  expect(behind('Suspend Ada', people, 'Suspend')).toEqual(['none']);
  expect(behind('Suspend everybody', people, 'Suspend')).toEqual(['none']);
});

/** Cards that a click opens, each with a menu, on a page that says what they are. */
const bookings = [
  node('generic', '', { text: '3 of 9 bookings' }),
  node('generic', '', {
    tag: 'div',
    children: ['Ada Moreno', 'Carla Moreno', 'Carla Ruiz'].map((name) =>
      node('generic', '', {
        tag: 'div',
        classes: ['booking'],
        clickable: true,
        children: [node('generic', '', { text: name }), node('button', '⋮', { ...more, tag: 'button' })],
      }),
    ),
  }),
];

test('a card that a click opens is opened, and not its menu; the item needs not say what the page calls its cards', () => {
  for (const said of [
    'Open the booking of Carla Ruiz',
    'Show the booking of Carla Ruiz',
    "View Carla Ruiz's booking",
  ])
    expect(did(planned(said, pageOf(...bookings)))).toMatch(/^click element "Carla Ruiz/);
  expect(did(planned('Open the booking of Carla Poe', pageOf(...bookings)))).toBe('none');
  expect(behind('Duplicate the booking of Carla Ruiz', bookings, 'Print', 'Duplicate').at(-1)).toBe(
    'click menuitem "Duplicate"',
  );
});

test('a word for what records are names none of them', () => {
  const card = node('list', '', {
    children: ['Package manager', 'Keywords'].map((name, at) =>
      node('listitem', name, { children: at === 0 ? [node('button', '', more)] : [] }),
    ),
  });
  expect(behind('Publish the package', [card], 'Publish')).toEqual(['none']);
});

test('of several menus of a row the one for whatever can be done is opened', () => {
  const page = [
    node('table', '', {
      tag: 'table',
      children: ['Ada', 'Bob'].map((name) =>
        row(name, node('button', 'Editor', more), node('button', 'More', more)),
      ),
    }),
  ];
  expect(behind('Suspend Ada', page, 'Suspend')).toEqual(['click button "More"', 'click menuitem "Suspend"']);
});

test('a person logs out behind the initials in a circle, whether they are marked as a menu or only stand in the corner of the page', () => {
  const circle = node('generic', 'Ida Holm', {
    tag: 'span',
    text: 'IH',
    look: { shape: 'circle', fill: '#ccddee' },
  });
  const corner = { x: 1220, y: 12, width: 40, height: 40 };
  const sign = node('button', 'Ida Holm', { ...more, children: [circle] });
  expect(behind('Sign out', [sign, node('button', 'Save')], 'My profile', 'Sign out')).toEqual([
    'click button "Ida Holm"',
    'click menuitem "Sign out"',
  ]);
  const bare = node('button', 'Ida Holm', { tag: 'button', box: corner, children: [circle] });
  expect(behind('Sign out', [bare, ...people], 'My profile', 'Sign out')[0]).toBe('click button "Ida Holm"');
  const below = { ...bare, box: { ...corner, y: 400 } };
  expect(behind('Sign out', [below, ...people], 'My profile', 'Sign out')).toEqual(['none']);
  const language = node('button', 'English', { tag: 'button', box: corner, text: 'EN' });
  expect(behind('Sign out', [language], 'English', 'Deutsch')).toEqual(['none']);
});

test('a person logs out in the menu of the account, and looks there for nothing else', () => {
  const page = [
    node('banner', '', { children: [account] }),
    node('main', '', { children: [node('button', 'Save')] }),
  ];
  expect(behind('Log out', page, 'Profile', 'Sign out')).toEqual([
    'click button "Account menu"',
    'click menuitem "Sign out"',
  ]);
  expect(behind('Log out', page, 'Profile', 'Settings')).toEqual(put('Account menu'));
  expect(behind('Export the orders', page, 'Export')).toEqual(['none']);
  expect(behind('Open the menu of Ada', people)).toEqual(['none']);
  expect(behind('Open the menu of Emily Wang', people)).toEqual(['click button "More"']);
  expect(behind('Open the account menu', page)).toEqual(['click button "Account menu"']);
});

test('the noun behind a name that the item says is one that the page makes', () => {
  const songs = [
    node('button', 'Create playlist'),
    node('heading', 'Songs'),
    node('table', '', {
      tag: 'table',
      children: ['Northbound', 'Redline'].map((name) => row(name, node('button', 'More options', more))),
    }),
  ];
  const items = ['Add to Focus', 'Delete playlist', 'Mark as heard'];
  const last = (sentence: string): string => behind(sentence, songs, ...items)[1] ?? '';
  expect(last('Add Northbound to the Focus playlist')).toBe('click menuitem "Add to Focus"');
  expect(last('Mark Northbound as heard')).toBe('click menuitem "Mark as heard"');
  expect(last('Add Northbound to the Focus album')).toBe('press Escape');
  expect(last('Delete Northbound')).toBe('press Escape');
});

test('the item needs not say the list that the record stands in, nor the record once more', () => {
  const chores = [
    node('heading', 'To-do'),
    node('list', '', {
      children: ['Buy textbook', 'Print timetable'].map((name) =>
        node('listitem', '', {
          children: [node('text', name), node('button', `Options for ${name}`, more)],
        }),
      ),
    }),
  ];
  const last = (sentence: string): string =>
    behind(sentence, chores, 'Mark as done', 'Remove').slice(0, 2).join(', ');
  const print = 'click button "Options for Print timetable", ';
  const buy = 'click button "Options for Buy textbook", ';
  expect(last('Remove "Print timetable" from the to-do list')).toBe(`${print}click menuitem "Remove"`);
  expect(last('Remove Print timetable from the list')).toBe(`${print}click menuitem "Remove"`);
  expect(last('Mark the textbook purchase as done')).toBe(`${buy}click menuitem "Mark as done"`);
  expect(last('Mark "Print timetable" as done')).toBe(`${print}click menuitem "Mark as done"`);
  expect(last('Remove "Print timetable" from the shopping list')).not.toContain('menuitem');
  expect(last('Mark the textbook sale as done')).not.toContain('menuitem');
  expect(last('Mark the textbook purchase as urgent')).not.toContain('menuitem');
});

test('what the page makes, and nothing else, is what its lines are', () => {
  const lines = [
    node('button', 'Add new page'),
    node('list', '', {
      children: ['Size guide', 'About us'].map((name) =>
        node('listitem', '', { children: [node('text', name), node('button', 'Select', more)] }),
      ),
    }),
  ];
  const last = (sentence: string, ...others: SnapshotNode[]): string =>
    behind(sentence, [...others, ...lines], 'Edit', 'Delete')[1] ?? '';
  expect(last('Delete the page "Size guide"')).toBe('click menuitem "Delete"');
  expect(last('Edit the Size guide page')).toBe('click menuitem "Edit"');
  expect(last('Delete the file "Size guide"')).toBe('press Escape');
  expect(last('Delete the page "Size guide"', node('button', 'New menu'))).toBe('press Escape');
});

test('the menu that is named by its place is opened there', () => {
  const bar = node('navigation', '', {
    children: [node('button', 'v2.3', { ...more, box: { x: 900, y: 10, width: 60, height: 30 } })],
  });
  for (const [sentence, step] of [
    ['Open the changelog from the v2.3 menu at the top', 'click button "v2.3"'],
    ['Go to the changelog via the v2.3 menu in the navigation', 'click button "v2.3"'],
    ['Open the changelog from the v2.3 menu at the bottom', 'none'],
    ['Open the changelog from the v2.3 menu in the footer', 'none'],
    ['Open the changelog from the v1.0 menu at the top', 'none'],
  ] as const)
    expect(did(plan({ instruction: sentence, snapshot: pageOf(bar), variables: [] }))).toBe(step);
});

test('a menu that does not heed Escape is closed by the button that opened it', () => {
  const menu = node('menu', '', {
    children: ['Edit user', 'Copy link'].map((item) => node('menuitem', item)),
  });
  const [shut, open] = [pageOf(...people), pageOf(...people, menu)];
  const instruction = 'Suspend Emily Wang';
  const closed = inTurn(instruction, [shut, open, open, shut]);
  expect(closed).toEqual(['click button "More"', 'press Escape', 'click button "More"', 'none']);
  // It stays open whatever is done: that is said, and not tried for ever.
  expect(inTurn(instruction, [shut, open, open, open]).at(-1)).toBe('none');
  expect(inTurn(instruction, [shut, open, shut])).toEqual(closed.toSpliced(2, 1));
});

/** The songs of a page with playlists, and what a sentence comes to while the menu of a song, and one behind it, come up. */
function inMenus(said: string, items: readonly SnapshotNode[], submenu: readonly string[] = []): string[] {
  const songs = node('table', '', {
    tag: 'table',
    children: ['Undertow', 'Slow Comet'].map((name) => row(name, node('button', 'More', more))),
  });
  const base = [node('heading', 'Queue'), node('heading', 'Playlists'), songs];
  const menu = node('menu', '', { children: [...items] });
  const second = node('menu', '', { children: submenu.map((item) => node('menuitem', item)) });
  return inTurn(said, [
    pageOf(...base),
    pageOf(...base, menu),
    pageOf(...base, menu, second),
    pageOf(...base),
    pageOf(...base),
  ]).slice(1);
}

const behindIt = (name: string): SnapshotNode => node('menuitem', name, { hasPopup: 'menu' });
const lists = ['Morning Coffee', 'Rainy Days', 'Rainy Mondays'];

for (const [said, items, submenu, then] of [
  [
    'Add Undertow to the playlist Rainy Days',
    [behindIt('Add to playlist')],
    lists,
    ['Add to playlist', 'Rainy Days'],
  ],
  [
    'Add Undertow to the playlist "Rainy Days"',
    [behindIt('Add to playlist')],
    lists,
    ['Add to playlist', 'Rainy Days'],
  ],
  [
    'Add Undertow to the folder Archive',
    [node('menuitem', 'Add to folder ▸')],
    ['Archive', 'Inbox'],
    ['Add to folder ▸', 'Archive'],
  ],
  [
    'Export Undertow as CSV',
    [behindIt('Export as'), node('menuitem', 'Delete')],
    ['PDF', 'CSV'],
    ['Export as', 'CSV'],
  ],
  [
    'Add Undertow to the queue',
    [node('menuitem', 'Add to queue'), behindIt('Add to playlist')],
    [],
    ['Add to queue'],
  ],
] as const)
  it(`what an item does not say is in the menu behind it: ${said}`, () => {
    expect(inMenus(said, items, submenu)).toEqual(then.map((name) => `click menuitem "${name}"`));
  });

for (const [said, items, submenu] of [
  ['Add Undertow to the playlist Summer Party', [behindIt('Add to playlist')], lists],
  ['Add Undertow to the playlist "Summer Party"', [behindIt('Add to playlist')], lists],
  ['Add Undertow to the playlist Rainy', [behindIt('Add to playlist')], lists],
  ['Remove Undertow from the playlist Rainy Days', [behindIt('Add to playlist')], lists],
  ['Add Undertow to the playlist Rainy Days', [node('menuitem', 'Add to playlist')], lists],
  ['Add Undertow to the folder Archive', [behindIt('Add to'), behindIt('Add to folder')], ['Archive']],
] as const)
  it(`no other item of a menu is taken: ${said} (${items.map(({ name }) => name).join(', ')})`, () => {
    const steps = inMenus(said, items, submenu);
    expect(steps.at(-1)).toBe('none');
    expect(steps.join()).not.toMatch(/Rainy|Archive|Morning/);
  });

test('a menu that was opened gives what is asked of it', () => {
  const song = node('treeitem', 'Undertow');
  const menu = node('menu', '', { children: [node('menuitem', 'Rename'), behindIt('Label')] });
  const labels = node('menu', '', { children: ['Red', 'Important'].map((name) => node('menuitem', name)) });
  const pages = [pageOf(song), pageOf(song, menu), pageOf(song, menu, labels)];
  expect(inTurn('Right-click Undertow and give it the label Important', pages).at(-1)).toBe(
    'click menuitem "Important"',
  );
  expect(inTurn('Right-click Undertow and give it the label Green', pages).at(-1)).toBe('press Escape');
  expect(inTurn('Right-click Undertow and give it the colour Red', pages).at(-1)).toBe('none');
});

test('a box of short texts that comes up is a menu, though nothing marks its items', () => {
  const card = (title: string, ...open: SnapshotNode[]): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      clickable: true,
      children: [
        node('generic', '', { tag: 'div', text: title }),
        node('button', '⋯', { tag: 'button', text: '⋯', hints: [{ from: 'title', text: 'More' }] }),
        ...open,
      ],
    });
  const items = ['Duplicate', 'Archive'].map((text, at) =>
    node('generic', '', { tag: 'div', text, box: { x: 10, y: 20 + at * 30, width: 100, height: 30 } }),
  );
  const menu = node('generic', '', { tag: 'div', classes: ['menu'], children: items });
  const list = (...cards: SnapshotNode[]): SnapshotNode => node('list', '', { tag: 'ul', children: cards });
  const [first, second] = [card('Cookie banner'), card('Blog move')];
  const closed = pageOf(list(first, second));
  const open = pageOf(list({ ...first, children: [...first.children, menu] }, second));
  expect(inTurn('Archive the card "Cookie banner"', [closed, open])).toEqual([
    'click button "⋯"',
    'click element "Archive"',
  ]);
  expect(inTurn('Pin the card "Cookie banner"', [closed, open])).toEqual([
    'click button "⋯"',
    'press Escape',
  ]);
});

test('the sign of a menu is not what is viewed in its row, and is the menu', () => {
  const row = (name: string): SnapshotNode =>
    node('row', '', {
      children: [
        node('cell', name),
        node('cell', '', { children: [node('link', '⋮', { tag: 'a', url: '#' })] }),
      ],
    });
  const page = pageOf(
    node('table', 'Invoices', { children: ['Alder', 'Birch', 'Cedar'].map((name) => row(name)) }),
  );
  expect(planned('View the invoice in the second row', page).kind).toBe('none');
  expect(did(planned('Open the menu in the second row', page))).toBe('click link "⋮"');
});

/** Machines, whose names may open them; an en dash stands where nothing is known, beside the sign of the menu. */
const machines = (role: 'button' | 'generic'): SnapshotNode[] => [
  node('heading', 'Machines'),
  node('grid', '', {
    children: [
      node('row', '', { children: ['Name', 'Hours'].map((head) => node('columnheader', head)) }),
      ...[
        ['Drill', '–'],
        ['Lathe-02', '812'],
      ].map(([name = '', hours = '']) =>
        node('row', '', {
          children: [
            node('gridcell', '', { children: [node(role, name, { text: name })] }),
            node('gridcell', hours, { text: hours }),
            node('button', '⋯', { tag: 'button', hints: [{ from: 'title', text: 'More options' }] }),
          ],
        }),
      ),
    ],
  }),
];

for (const [instruction, role, items, expected] of [
  ['Archive the Drill', 'generic', ['Rename', 'Archive'], 'click menuitem "Archive"'],
  ['Rename Drill to Press', 'button', ['Rename', 'Pin to top'], 'click menuitem "Rename"'],
  ['Rename "Lathe-02" to "Lathe"', 'button', ['Rename', 'Pin to top'], 'click menuitem "Rename"'],
  ['Start the Lathe-02 machine', 'generic', ['Start', 'Rename'], 'click menuitem "Start"'],
  // It runs already, as it seems.
  ['Start the Lathe-02 machine', 'generic', ['Stop', 'Rename'], 'press Escape'],
  ['Rename Lathe-02 to Lathe', 'button', ['Stop', 'Pin to top'], 'none'],
] as const)
  it(`${instruction}, where its menu has ${items.join(' and ')}: ${expected}`, () => {
    expect(behind(instruction, machines(role), ...items).slice(0, 2)).toEqual(['click button "⋯"', expected]);
  });

it('the name of a machine that is not there opens no menu', () => {
  expect(behind('Rename Lathe-03 to Lathe', machines('button'), 'Rename')).toEqual(['none']);
});

it('what opens a machine does not start it', () => {
  expect(did(planned('Start Lathe-02', pageOf(...machines('button'))))).toBe('none');
  expect(did(planned('Open Lathe-02', pageOf(...machines('button'))))).toContain('click button "Lathe-02"');
});
