/** What a sentence says is nearly on the page: half of a name, another list, another number, somebody else's request. Nothing is done to what is only near. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const text = (name: string): SnapshotNode => node('text', name);
const heading = (name: string): SnapshotNode => node('heading', name, { level: 2 });
const buttons = (...names: string[]): SnapshotNode[] => names.map((name) => node('button', name));
const list = (...lines: SnapshotNode[][]): SnapshotNode =>
  node('list', '', { children: lines.map((children) => node('listitem', '', { children })) });
const combobox = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options });
const line = (name: string): SnapshotNode => node('generic', '', { tag: 'span', text: name });

const decks = pageOf(
  heading('Decks'),
  list(
    [line('Kitchen'), line('4 cards, 3 due'), ...buttons('Pause', 'Delete')],
    [line('Weather'), line('3 cards, 0 due'), ...buttons('Pause', 'Delete')],
  ),
  heading('Cards (2)'),
  list(
    [line('spoon'), line('difficulty 2'), ...buttons('Edit', 'Remove card')],
    [line('frying pan'), line('difficulty 5'), ...buttons('Edit', 'Remove card')],
  ),
);

const orders = pageOf(
  heading('Orders'),
  list(
    [line('Order 7'), line('2 items'), ...buttons('Cancel')],
    [line('Order 8'), line('5 items'), ...buttons('Cancel')],
  ),
  heading('Items'),
  list([line('Lamp'), ...buttons('Remove')], [line('Rug'), ...buttons('Remove')]),
);

const months = pageOf(
  box(text('Months'), node('button', 'Fewer months'), line('3'), node('button', 'More months')),
);
const guests = pageOf(...buttons('More guests', 'Search'));

const requests = pageOf(
  heading('Requests'),
  list(
    [line('Rafael: swap Friday with Birgit'), ...buttons('Approve', 'Decline')],
    [line('Kwame: day off on Wednesday'), ...buttons('Approve', 'Decline')],
    [line('Tamsin: send the keys to Olu'), ...buttons('Approve', 'Decline')],
  ),
);

const fines = pageOf(
  node('region', 'Fines', {
    tag: 'section',
    children: [
      heading('Fines'),
      combobox('Show', 'All notices', 'Open', 'Paid'),
      node('table', '', {
        children: [
          ['F-1', 'Open'],
          ['F-2', 'Paid'],
        ].map((cells) =>
          node('row', '', { children: cells.map((cell) => node('cell', cell, { text: cell })) }),
        ),
      }),
    ],
  }),
);
const servers = pageOf(heading('Deployment'), combobox('Server', 'Sandbox', 'Production'));

const people = pageOf(
  list(
    [line('Noor'), ...buttons('Mute')],
    [line('Sun-hee'), ...buttons('Mute')],
    [line('Q1-draft'), ...buttons('Open')],
  ),
);

const blocks = pageOf(...buttons('Bold', 'Insert block ▾'));

const homes = pageOf(
  box(
    node('combobox', 'Area', {
      tag: 'input',
      hints: [{ from: 'label-nearby', text: 'Where do you want to live?' }],
    }),
    ...buttons('Search'),
    line('Saved homes: 0'),
  ),
  box(line('Bedrooms'), ...buttons('1', '2', '3', '4+')),
  list(
    [line('Mill Court'), line('3 bedrooms'), line('Lift'), ...buttons('Save home')],
    [line('Elm Flat'), line('1 bedroom'), line('Garden'), ...buttons('Save home')],
  ),
);

const streaming = pageOf(
  node('button', 'Streaming – €12.99 monthly (paused)', { expanded: false }),
  node('button', 'Wizard'),
  node('button', 'Filters', { expanded: false }),
);

const found = pageOf(
  node('button', '6 Open', { pressed: true }),
  node('button', '1 Closed', { pressed: false }),
  node('link', 'Crash on start', { url: '#1' }),
);

const card = (title: string, priority: string, who: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    clickable: true,
    draggable: true,
    children: [line(title), line(priority), line(who)],
  });
const column = (name: string, ...cards: SnapshotNode[]): SnapshotNode =>
  node('region', name, {
    tag: 'section',
    classes: ['col'],
    children: [heading(name), box(...cards), node('button', '+ Add a card')],
  });
const board = pageOf(
  box(...['Maya', 'Oscar'].map((name) => node('button', name, { pressed: false }))),
  column('Backlog', card('Fix login', 'High', 'Maya'), card('Dark theme', 'Normal', 'Oscar')),
  column('In progress', card('Export', 'Blocked', 'Maya'), card('Search', 'High', 'Oscar')),
  column('Done', card('New logo', 'Low', 'Maya'), card('Old logo', 'Normal', 'Maya')),
);

const tickets = pageOf(
  node('textbox', 'Name on card', { tag: 'input' }),
  node('textbox', 'E-mail for the tickets', { tag: 'input', inputType: 'email' }),
);
const player = pageOf(node('button', 'Play', { disabled: true }), node('button', 'Mute'));

const campaign = pageOf(
  box(text('Segments'), line('Customers'), node('textbox', 'Add a segment', { tag: 'input' })),
  node('textbox', 'Subject line', { tag: 'input', value: 'Hi' }),
  node('textbox', 'Preview text', { tag: 'input' }),
);

const all: readonly (readonly [instruction: string, page: Snapshot, expected: string])[] = [
  // What belongs to a thing is not the thing, where it has a list of its own.
  ['remove the first card of the Weather deck', decks, 'none'],
  ['remove a card from the Kitchen deck', decks, 'none'],
  ['delete the deck with difficulty 5', decks, 'none'],
  ['delete the deck with 4 cards', decks, 'click button "Delete"'],
  ['delete the Weather deck', decks, 'click button "Delete"'],
  ['remove the card with difficulty 5', decks, 'click button "Remove card"'],
  ['remove the card for the frying pan', decks, 'click button "Remove card"'],
  ['cancel the item of order 7', orders, 'none'],
  ['cancel the order with 5 items', orders, 'click button "Cancel"'],
  // How many more is said by no single click, but by as many as the number beside it says.
  ['add three more months', months, 'click button "More months"'],
  ['add 2 more guests', guests, 'none'],
  ['add two additional guests', guests, 'none'],
  ['click More months', months, 'click button "More months"'],
  // Whose request it is.
  ['decline the request from Birgit', requests, 'none'],
  ["approve Birgit's request", requests, 'none'],
  ['approve the request by Olu', requests, 'none'],
  ['approve the swap with Birgit', requests, 'click button "Approve"'],
  ['decline the request from Kwame', requests, 'click button "Decline"'],
  ["decline Rafael's request", requests, 'click button "Decline"'],
  // One of the records is no option of the list that narrows them.
  ['select the paid fine', fines, 'none'],
  ['choose the open fine', fines, 'none'],
  ['select Paid in the Show list', fines, 'select combobox "Show" with "Paid"'],
  ['choose the Sandbox server', servers, 'select combobox "Server" with "Sandbox"'],
  // Half of a name with a hyphen.
  ['mute Sun', people, 'none'],
  ['open Q1', people, 'none'],
  ['mute Sun-hee', people, 'click button "Mute"'],
  ['mute Noor', people, 'click button "Mute"'],
  // One of what a menu inserts is not the menu.
  ['insert an Image block', blocks, 'none'],
  ['insert a picture block', blocks, 'none'],
  ['insert a block', blocks, 'click button "Insert block ▾"'],
  // A page is turned to, and no other number is clicked for it.
  ['go to page 3', homes, 'none'],
  ['open page 2', homes, 'none'],
  // What has both is one, and what things are put on a list of is no text for a field.
  ['save the home with 3 bedrooms and a garden', homes, 'none'],
  ['save the home with a lift', homes, 'click button "Save home"'],
  ['put Mill Court on the list of saved homes', homes, 'none'],
  ['add Mill Court to the list of saved homes', homes, 'none'],
  // What only unfolds activates nothing.
  ['activate the Streaming payment', streaming, 'none'],
  ['start the Streaming payment again', streaming, 'none'],
  ['activate the Filters button', streaming, 'click button "Filters"'],
  ['start the wizard', streaming, 'click button "Wizard"'],
  // "The one that is found" gives no field its value.
  ['open the one that is found', found, 'none'],
  ['open the crash', found, 'click link "Crash on start"'],
  // What stands in the card beside it is said of no card.
  ['open the low card of Oscar', board, 'none'],
  ['open the blocked card of Oscar', board, 'none'],
  ['open the Low card in Backlog', board, 'none'],
  ['open the card of Maya', board, 'none'],
  ['open the card of Oscar in Done', board, 'none'],
  // What a value goes in as is no part of it.
  ['enter Jo Marsh as the name on the tickets', tickets, 'none'],
  ['enter Jo Marsh as the name on the card', tickets, 'fill textbox "Name on card" with "Jo Marsh"'],
  [
    'type "Jo as the boss" into the name on card',
    tickets,
    'fill textbox "Name on card" with "Jo as the boss"',
  ],
  // A player is not waited for.
  ['pause', player, 'none'],
  // By what it is replaced is the value, and the word for it is never typed.
  ['replace the segment Customers by VIP', campaign, 'none'],
  ['replace the segment Customers with VIP', campaign, 'none'],
  ['replace the subject line by Hello', campaign, 'fill textbox "Subject line" with "Hello"'],
  ['replace the preview text with Stand by me', campaign, 'fill textbox "Preview text" with "Stand by me"'],
];

for (const [instruction, page, expected] of all)
  test(`"${instruction}": ${expected}`, () => {
    const found = did(planned(instruction, page));
    if (expected === 'none') expect(found).toMatch(/^(?:none|ambiguous|cannot-tell)$/);
    else expect(found).toBe(expected);
  });

test('of the cards of one person the one is opened that says how it is', () => {
  const cards = board.root.children.flatMap(({ children }) => children[1]?.children ?? []);
  const opened = (said: string): number => {
    const answer = planned(said, board);
    const ref = answer.kind === 'found' ? answer.steps[0]?.ref : undefined;
    return cards.findIndex((each) => [each, ...each.children].some((part) => part.ref === ref));
  };
  expect(opened('open the high card of Oscar')).toBe(3);
  expect(opened('open the normal card of Oscar')).toBe(1);
  expect(opened('open the blocked card of Maya')).toBe(2);
});

test('behind an item with a menu of its own no plain text elsewhere is chosen', () => {
  const page = (...more: SnapshotNode[]): Snapshot =>
    pageOf(
      node('list', '', {
        children: ['Workout (1)', 'Rainy Days (0)'].map((name) => node('listitem', name, { text: name })),
      }),
      node('menu', '', {
        children: [
          node('menuitem', 'Add to queue'),
          node('menuitem', 'Add to playlist', { hasPopup: 'menu' }),
          ...more,
        ],
      }),
    );
  const last = (said: string, on: Snapshot): string | undefined => stepsInAll(said, on).at(-1);
  for (const said of [
    'choose Add to playlist and then Rainy Days',
    'choose Add to playlist, then choose Workout',
  ])
    expect(last(said, page()), said).not.toMatch(/^click listitem/);
  expect(last('choose Add to playlist and then Rainy Days', page(node('menuitem', 'Rainy Days')))).toBe(
    'click menuitem "Rainy Days"',
  );
});

test('a view that is switched to is not the field whose name begins like it', () => {
  const page = pageOf(
    node('tab', 'Month', { selected: true }),
    node('tab', 'Board'),
    combobox('Week starts on', 'Sunday', 'Monday'),
    combobox('Timeline view', 'Short', 'Long'),
  );
  for (const said of ['Switch to the week view.', 'Click the week view.', 'Go to the week page.'])
    expect(did(planned(said, page)), said).toBe('none');
  expect(did(planned('Switch to the board view.', page))).toBe('click tab "Board"');
  expect(did(planned('Click the timeline view.', page))).toBe('click combobox "Timeline view"');
});

test('a name that begins with a verb is not the one word of it that something else is called', () => {
  const menu = (...names: string[]): Snapshot =>
    pageOf(...names.map((name) => node('generic', '', { tag: 'a', text: name, clickable: true })));
  const closed = menu('Start', 'Invoices ▾', 'Customers');
  expect(did(planned('Go to View Invoices', closed))).toBe('none');
  expect(did(planned('Click Edit Customers', closed))).toBe('none');
  expect(did(planned('Go to View Invoices', menu('Start', 'View Invoices')))).toBe(
    'click element "View Invoices"',
  );
  expect(did(planned('Go to Customers', closed))).toBe('click element "Customers"');
});

test('a text in quotes that the place has not is no click on the place', () => {
  const guide = pageOf(
    heading('Sea guide'),
    box(node('generic', '', { tag: 'a', text: 'Guide', clickable: true })),
    box(text('Reef fish ['), node('generic', '', { tag: 'a', text: 'more', clickable: true })),
  );
  expect(did(planned('Click "Reef fish" in the guide', guide))).not.toBe('click element "Guide"');
  expect(did(planned('Expand "Reef fish" at the bottom of the guide', guide))).not.toBe(
    'click element "Guide"',
  );
  expect(did(planned('Click "Guide" on the page', guide))).toBe('click element "Guide"');
});

test('the ranking that a tab shows is that tab, and nothing besides is opened', () => {
  const tabs = pageOf(
    combobox('Region', 'North', 'South'),
    node('tablist', '', {
      children: [
        node('tab', 'Most read', { selected: true }),
        node('tab', 'Most shared', { selected: false }),
      ],
    }),
  );
  expect(stepsInAll('Open the most shared list', tabs)).toEqual(['click tab "Most shared"']);
  expect(did(planned('Open the most loved list', tabs))).toBe('none');
});

test('what is quoted and is another link is nothing that a link of the navigation does', () => {
  const link = (name: string) => node('link', name, { tag: 'a', url: '#' });
  const page = pageOf(
    node('generic', '', { tag: 'div', children: [link('Merge proposals'), link('Milestones')] }),
    node('heading', 'Merge proposals', { level: 2 }),
    node('generic', '', { tag: 'div', children: [link('Round the totals')] }),
  );
  expect(did(planned('Merge the proposal "Round the totals"', page))).not.toContain('Merge proposals');
  expect(did(planned('Open "Merge proposals"', page))).toBe('click link "Merge proposals"');
});
