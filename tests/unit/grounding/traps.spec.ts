/** One word of a sentence makes the obvious candidate the wrong one: what is said has to be said of what is acted on, however it was found. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node as nodeOf, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const node = (role: string, name: string, children: SnapshotNode[] = [], more: Partial<SnapshotNode> = {}) =>
  nodeOf(role, name, { children, ...more });

const text = (name: string): SnapshotNode => node('text', name);

const section = (heading: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', [node('heading', heading, [], { level: 2 }), ...children], { tag: 'section' });

const list = (options: readonly string[]): SnapshotNode =>
  node('combobox', '', [], { options: [...options], tag: 'select' });

const upTo = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at));

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const dates = pageOf(
  section(
    'Warranty',
    node('paragraph', '', [text('Expiry date')]),
    list(upTo(1, 31)),
    list(months),
    list(upTo(2020, 2039)),
  ),
  section('Purchase', node('paragraph', '', [text('Purchase date not known')])),
);

const button = (name: string): SnapshotNode => node('button', name);

const field = (name: string): SnapshotNode => node('textbox', name, [], { tag: 'input' });

/** Filters with a button of their own, and a form with another. */
const filters = (reset: string): Snapshot =>
  pageOf(
    section('Filter', node('checkbox', 'Kayak'), button('Apply filters'), button(reset)),
    section('Enquiry', field('Your name'), button('Send enquiry'), button('Clear')),
  );

const ticket = pageOf(
  node('form', '', [
    field('Subject'),
    node('heading', 'Attachments', [], { level: 3 }),
    button('Drop files here'),
    button('Submit ticket'),
    button('Discard'),
  ]),
);

const row = (...cells: string[]): SnapshotNode =>
  node('row', '', [
    ...cells.map((cell) => node('cell', cell)),
    node('cell', '', [button('Reject'), button('Refund')]),
  ]);

const leave = pageOf(
  section('Pending leave', node('table', '', [row('Omar Haddad', '3 June'), row('Ines Duarte', '4 June')])),
);

const payments = pageOf(
  section('Orders', node('table', '', [row('1001', 'Omar Haddad'), row('1002', 'Ines Duarte')])),
);

const grade = pageOf(
  node('combobox', 'Subject', [], { options: ['Biology', 'Maths'], tag: 'select' }),
  section('Message to parents', field('Text'), button('Send message')),
);

/** A table with a box in each row, and perhaps one in the head of their column; and a list of pages. */
const boxes = (head: SnapshotNode[]): Snapshot =>
  pageOf(
    node('table', '', [
      node('row', '', [node('columnheader', '', head), node('columnheader', 'Tag')]),
      ...['N-1', 'N-2'].map((tag) =>
        node('row', '', [node('cell', '', [node('checkbox', '')]), node('cell', tag)]),
      ),
    ]),
    node(
      'list',
      '',
      ['1', '2', '3'].map((name) => node('listitem', '', [node('link', name)])),
    ),
  );

const lists = pageOf(
  node(
    'list',
    'Shopping',
    ['Milk', 'Eggs'].map((name) => node('listitem', '', [node('checkbox', name)])),
  ),
  node(
    'list',
    'Recipes',
    ['Soup', 'Stew'].map((name) =>
      node('listitem', name, [], { draggable: true, clickable: true, text: name }),
    ),
  ),
);

const board = pageOf(
  section(
    'Backlog',
    node('list', '', [node('listitem', 'Dark mode', [], { draggable: true, text: 'Dark mode' })]),
  ),
  section(
    'Priorities',
    node('paragraph', '', [], { tag: 'p', text: 'Drag to reorder' }),
    node('list', '', [
      node('listitem', 'Speed', [], { draggable: true, text: 'Speed' }),
      node('listitem', 'Design', [], { draggable: true, text: 'Design' }),
    ]),
  ),
);

const card = (title: string): SnapshotNode =>
  node('article', '', [node('heading', title, [], { level: 3 }), button('Rotate')]);

const notice = (text_: string): SnapshotNode => node('alert', '', [node('button', 'dismiss'), text(text_)]);

const alerts = pageOf(notice('Van 14: tyre pressure low'), notice('Truck 3: inspection due'));

const fuel = pageOf(section('Fuel log', field('Litres'), button('Add entry'), button('Delete last entry')));

const library = pageOf(
  node('form', '', [
    node('searchbox', 'Find a book', [], { tag: 'input' }),
    node('combobox', 'In', [], { options: ['Title', 'Author'], tag: 'select' }),
    button('Search'),
  ]),
);

const playlists = pageOf(
  node('tree', '', [
    node(
      'treeitem',
      'Evening',
      [
        node('generic', '', [], { text: 'Evening', tag: 'span' }),
        node('group', '', [node('treeitem', 'Jazz')]),
      ],
      { expanded: true },
    ),
  ]),
);

const chores = pageOf(
  section(
    'Chores',
    node(
      'list',
      '',
      ['Take out the bins', 'Water the plants'].map((name) =>
        node('listitem', '', [node('checkbox', name, [], { checked: false }), text('Mara'), button('Swap')]),
      ),
    ),
  ),
  section('Expenses', button('Settle up')),
  node('generic', '', [
    node('heading', 'Quiet hours', [], { level: 3 }),
    field('From'),
    button('Save'),
    node('heading', 'Notes', [], { level: 3 }),
    node('textbox', 'Note for all', [], { tag: 'textarea' }),
    button('Pin note'),
  ]),
);

const mail = pageOf(
  section(
    'Mail to speakers',
    node('radio', 'All speakers', [], { checked: true }),
    node('radio', 'Accepted speakers', [], { checked: false }),
    node('radio', 'Rejected speakers', [], { checked: false }),
    button('Send mail'),
  ),
  section(
    'Schedule',
    node('combobox', 'Talk', [], { options: ['Typing', 'Lakes'], tag: 'select' }),
    node('spinbutton', 'Length in minutes', [], {
      tag: 'input',
      inputType: 'number',
      min: '10',
      max: '90',
    }),
  ),
);

const tickets = pageOf(
  node('heading', 'Talks', [], { level: 1 }),
  section('Tickets', button('Close ticket sale')),
);

const photos = pageOf(card('Fjord'), card('Boathouse'));

/** A chip with a cross, beside other buttons. */
const chip = (cross: string, ...others: string[]): Snapshot =>
  pageOf(
    ...others.map(button),
    node('list', '', [node('listitem', '', [text('Direct flights'), button(cross)])]),
  );

const all: readonly (readonly [instruction: string, page: Snapshot, expected: string])[] = [
  [
    'set the expiry date to 14 August 2031',
    dates,
    'select combobox with "14"; select combobox with "August"; select combobox with "2031"',
  ],
  ['set the purchase date to 14 August 2031', dates, 'none'],
  // What a bare verb is done to is not the business of another part of the page.
  ['clear the filters', filters('Back to all'), 'none'],
  ['clear the filters', filters('Reset filters'), 'click button "Reset filters"'],
  ['clear the enquiry', filters('Reset filters'), 'click button "Clear"'],
  // The whole is not destroyed for a part of it.
  ['discard the attachments', ticket, 'none'],
  // A list of leave holds no invoices; a request may be anything.
  ['reject the invoice of Omar Haddad', leave, 'none'],
  ['reject the request of Omar Haddad', leave, 'click button "Reject"'],
  ['reject the leave of Omar Haddad', leave, 'click button "Reject"'],
  ['reject the product Omar Haddad', leave, 'none'],
  // A card is a place only for what is brought to it.
  ['refund order 1001 to the card', payments, 'none'],
  ['refund order 1001', payments, 'click button "Refund"'],
  // Nothing is chosen from a button that does not say that it opens anything.
  ['choose Maths as the subject of the message', grade, 'none'],
  ['choose Maths as the subject', grade, 'select combobox "Subject" with "Maths"'],
  // All rows are those of one list, and what can be chosen.
  ['select all rows', boxes([node('checkbox', '')]), 'check checkbox'],
  ['select all rows', lists, 'none'],
  // What an alert is about tells it from others; without that it is one of two.
  ['dismiss the alert about tyre pressure', alerts, 'click button "dismiss"'],
  ['dismiss the alert of Van 12', alerts, 'none'],
  ['dismiss the alert', alerts, 'ambiguous'],
  ['delete the last entry', fuel, 'click button "Delete last entry"'],
  ['delete the first entry', fuel, 'none'],
  // The name of a box is no verb, though one of its words may be.
  ['delete the chore "Take out the bins"', chores, 'none'],
  ['tick "Take out the bins"', chores, 'check checkbox "Take out the bins"'],
  ['swap the chore about the plants', chores, 'click button "Swap"'],
  // What only other rows, another part, or a choice that is not made says, is not done here.
  ['settle up with Mara', chores, 'none'],
  ['save the note', chores, 'none'],
  ['pin the note', chores, 'click button "Pin note"'],
  ['send the mail to the accepted speakers', mail, 'none'],
  ['send the mail', mail, 'click button "Send mail"'],
  ['show only the rejected talks', mail, 'none'],
  ['set the length to 120 minutes', mail, 'cannot-tell'],
  ['set the length to 45 minutes', mail, 'fill spinbutton "Length in minutes" with "45"'],
  // What is closed is no part of the name of another action.
  ['close the talk', tickets, 'none'],
  ['close the ticket sale', tickets, 'click button "Close ticket sale"'],
  // A way that something is done in is said by the button.
  ['rotate the fjord to the left', photos, 'none'],
  ['rotate the fjord', photos, 'click button "Rotate"'],
  // By what is searched is no part of what is searched for.
  [
    'search for books by the author Elwood',
    library,
    'select combobox "In" with "Author"; fill searchbox "Find a book" with "Elwood"; click button "Search"',
  ],
  ['search by publisher', library, 'cannot-tell'],
  [
    'search for Elwood in the author field',
    library,
    'select combobox "In" with "Author"; fill searchbox "Find a book" with "Elwood"; click button "Search"',
  ],
  ['search for Elwood in the publisher field', library, 'none'],
  // A bare verb is not done, by another word for it, to what nobody spoke of.
  ['click Discard', chip('Remove Direct flights', 'Clear form'), 'none'],
  ['click the delete button', chip('Remove Direct flights', 'Clear form'), 'none'],
  ['click "Clear form" and then Discard', chip('Remove Direct flights'), 'none'],
  ['click Remove', chip('Remove Direct flights'), 'click button "Remove Direct flights"'],
  ['click Discard', chip('Remove'), 'click button "Remove"'],
  ['click Discard', chip('Remove changes'), 'click button "Remove changes"'],
  ['discard the direct flights', chip('Remove Direct flights'), 'click button "Remove Direct flights"'],
  ['drag Dark mode to Priorities', board, 'drag listitem "Dark mode" to listitem "Design"'],
];

for (const [at, [instruction, page, expected]] of all.entries())
  it(`${at + 1}. "${instruction}": ${expected}`, () => {
    expect(did(planned(instruction, page))).toBe(expected);
  });

test('an item of a tree is clicked on its own text, and not on one of those in it', () => {
  const [tree] = playlists.root.children;
  const item = tree?.children[0];
  expect(planned('click Evening', playlists)).toMatchObject({ steps: [{ ref: item?.children[0]?.ref }] });
  expect(planned('open Evening', playlists)).toMatchObject({ kind: 'done' });
  expect(planned('collapse Evening', playlists)).toMatchObject({ steps: [{ method: 'press' }] });
  expect(planned('close Evening', playlists)).toMatchObject({ steps: [{ method: 'press' }] });
  expect(planned('click Jazz', playlists)).toMatchObject({
    steps: [{ ref: item?.children[1]?.children[0]?.ref }],
  });
});

test('of several notices the one is closed that is spoken of, and none when they do not tell', () => {
  const said = [
    'Well done! It is sent.',
    'Heads up! Look here.',
    'Warning! Check yourself.',
    'Oh snap! Again.',
  ];
  const notices = said.map((words) =>
    node('alert', '', [node('generic', '', [text(words), node('button', 'Close')])]),
  );
  const page = pageOf(node('generic', '', notices), node('heading', 'Typography'));
  const closed = (instruction: string): string => {
    const answer = planned(instruction, page);
    const [step] = answer.kind === 'found' ? answer.steps : [];
    return step ? (said[notices.findIndex((notice) => buttonIn(notice) === step.ref)] ?? '') : answer.kind;
  };
  expect(closed('Close the warning')).toMatch(/^Warning/);
  expect(closed('Dismiss the "Check yourself" notification')).toMatch(/^Warning/);
  expect(closed('Dismiss the warning notification')).not.toMatch(/^(?:Well|Heads|Oh)/);
  expect(closed('Dismiss the error notification')).toBe('none');
  expect(closed('Close the success notification')).toBe('none');
  expect(closed('Dismiss the alert')).toBe('ambiguous');
});

function buttonIn(notice: SnapshotNode): string | undefined {
  return notice.children[0]?.children[1]?.ref;
}

test('of two links of one name that lead to different places none is followed', () => {
  const link = (url: string): SnapshotNode => node('link', 'Module mitt', [], { url });
  const other = (url: string): SnapshotNode => node('link', 'Module events', [], { url });
  const box = (...links: SnapshotNode[]): SnapshotNode =>
    node('group', '', [node('generic', 'Modules', [], { clickable: true }), node('generic', '', links)]);
  const menu = node('navigation', '', [
    node('list', '', [
      node('listitem', '', [other('./events.html')]),
      node('listitem', '', [link('./mitt.html')]),
    ]),
  ]);
  const contents = node('group', '', [
    box(node('text', 'Settings'), node('checkbox', 'Private')),
    box(other('#events'), link('#mitt')),
  ]);
  expect(did(planned('Open the mitt module', pageOf(contents, menu)))).toBe('ambiguous');
  expect(did(planned('Open the mitt module', pageOf(contents)))).toBe('click link "Module mitt"');
});

test('links that lead nowhere are not one and the same for that', () => {
  const person = (name: string, url: string): SnapshotNode =>
    node('listitem', '', [
      node('heading', name, [], { level: 4 }),
      node('link', 'Delete', [], { url }),
      node('link', 'Edit', [], { url }),
    ]);
  const billing = (url: string): Snapshot =>
    pageOf(
      section('Billing', node('list', '', [person('Oliver Liam', url), person('Lucas Harper', url)])),
      section('Other'),
    );
  for (const url of ['javascript:;', 'javascript:void(0)', '#']) {
    expect(did(planned('Click Delete in the billing', billing(url)))).toBe('ambiguous');
    expect(did(planned('Click Edit for Lucas Harper', billing(url)))).toBe('click link "Edit"');
    expect(did(planned('Open Lucas Harper', billing(url)))).not.toContain('Delete');
  }
});

test('what is opened is not done to by a button for something else, nor added by opening a list', () => {
  const column = (card: string, deed: string): SnapshotNode =>
    node('generic', '', [
      node('main', '', [node('generic', '', [], { text: card, classes: ['kanban-item'] })]),
      node('contentinfo', '', [button(deed)]),
    ]);
  const board = (deed: string): Snapshot =>
    pageOf(node('generic', '', [column('Gazelle: new chain', deed), column('Tandem: bell', deed)]));
  for (const said of ['Open the card of the tandem', 'Show the item of the Gazelle'])
    for (const deed of ['+ Add job', 'Archive', 'Delete list'])
      expect(did(planned(said, board(deed)))).toBe('none');
  expect(did(planned('Open the card of the tandem', board('Details')))).toBe('click button "Details"');
  const box = node(
    'generic',
    '',
    [
      node('combobox', '', [node('generic', '', [], { text: 'Choose add-ons' })], { hasPopup: 'listbox' }),
      node('generic', '', [], { text: 'Monitoring' }),
    ],
    { clickable: true },
  );
  const addons = pageOf(
    node('generic', '', [node('generic', '', [], { tag: 'label', text: 'Add-ons' }), box]),
  );
  expect(did(planned('Add the Monitoring add-on', addons))).not.toContain('click');
});
