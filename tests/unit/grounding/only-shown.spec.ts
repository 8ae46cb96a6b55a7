/** What narrows a list, what compares and counts its lines, and what a list or a button of a like name is not. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { amountIn } from '../../../src/grounding/built-in/matching/positions.js';
import { wordsOf } from '../../../src/grounding/built-in/language/words.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string): SnapshotNode => node('text', name);
const box = (name: string, checked = false): SnapshotNode => node('checkbox', name, { checked });
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode => node('button', name, more);
const line = (said: string): SnapshotNode => node('generic', '', { tag: 'div', text: said });
const list = (name: string, options: readonly string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const filters = node('group', 'Kind', { children: [box('Green'), box('Black'), box('Herbal')] });
const card = (name: string, rating: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('article', '', {
    children: [
      button('Add to wish list', { pressed: false, classes: ['heart'] }),
      node('heading', name, { level: 3 }),
      line(rating),
      ...more,
      button('Add to cart'),
    ],
  });
const cards = node('list', '', {
  children: [card('Sencha', '★ 4.6'), card('Earl Grey', '★ 4.8'), card('Mint', '★ 4.1')],
});
const count = node('status', '', { text: '3 teas' });
const person = (name: string, department: string): SnapshotNode =>
  node('row', '', {
    children: [
      node('cell', '', { children: [box(`Select ${name}`)] }),
      node('cell', name),
      node('cell', department),
    ],
  });
const staff = node('table', 'Staff', {
  children: [person('Bea Lind', 'Design'), person('Carlos Pinto', 'Support')],
});
const track = (name: string, length: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [button(`Play ${name}`), text(name), text(length), button('Like')],
  });
const tracks = node('list', 'Tracks', {
  children: [track('Slow Comet', '4:12'), track('Undertow', '5:20'), track('Neon', '3:05')],
});
const faces = node('group', 'Filter by assignee', {
  children: [button('Maya', { pressed: false }), button('Oscar', { pressed: false })],
});
const steps = node('list', '', {
  children: [node('listitem', '', { text: 'Seats' }), node('listitem', '', { text: 'Extras' })],
});

const kinds = list('Type', ['All', 'Laptop', 'Phone']);
const states = list('Status', ['All', 'In use', 'In stock', 'In repair', 'Lost']);
const stock = node('table', 'Devices', {
  children: ['Pixel', 'X1'].map((name) =>
    node('row', '', {
      children: [
        node('cell', name),
        node('cell', '', { children: [list('Status', ['In use', 'In stock'])] }),
      ],
    }),
  ),
});
const chips = node('generic', '', {
  tag: 'div',
  children: ['Remote only', 'Full-time', 'Contract'].map((name) =>
    node('generic', '', { tag: 'div', text: name, clickable: true, classes: ['chip'] }),
  ),
});

const lamp = (name: string, isOn: boolean, level: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['tile'],
    children: [
      node('heading', name, { level: 3 }),
      button(isOn ? 'On' : 'Off', { pressed: isOn }),
      node('slider', 'Brightness', { tag: 'input', inputType: 'range', min: '0', max: '100', value: level }),
    ],
  });
const lamps = node('generic', '', {
  tag: 'div',
  children: [lamp('Floor lamp', true, '80'), lamp('Ceiling light', false, '50')],
});
const hotel = (name: string): SnapshotNode =>
  node('article', '', { children: [node('heading', name, { level: 3 }), button('Reserve'), box('Compare')] });
const hotels = node('list', '', { children: [hotel('Hotel Bora'), hotel('Casa Lino')] });

const trades = list('Trade', ['All trades', 'Painting', 'Roofing']);
const mine = box('My jobs only');
const jobs = node('heading', 'Jobs', { level: 1 });

const cases: readonly [sentence: string, page: readonly SnapshotNode[], done: string][] = [
  // What narrows a list is the control of that name, whatever is listed.
  ['show only black and herbal teas', [filters, count], 'check checkbox "Black"; check checkbox "Herbal"'],
  ['show green teas only', [filters, count], 'check checkbox "Green"'],
  ['show only green coffees', [filters, count], 'none'],
  [
    'show only the Design department',
    [list('Department', ['All', 'Design', 'Support']), staff],
    'select combobox "Department" with "Design"',
  ],
  [
    'show the Design department only',
    [list('Department', ['All', 'Design', 'Support']), staff],
    'select combobox "Department" with "Design"',
  ],
  [
    'show only Design',
    [list('Department', ['All', 'Design', 'Support']), staff],
    'select combobox "Department" with "Design"',
  ],
  ["show only Oscar's cards", [faces, node('heading', 'Cards', { level: 2 })], 'click button "Oscar"'],
  // "My jobs" are some of the jobs: who only asks for the painting jobs does not ask for those.
  ['show only painting jobs', [trades, mine, jobs], 'select combobox "Trade" with "Painting"'],
  ['show only my jobs', [trades, mine, jobs], 'check checkbox "My jobs only"'],
  [
    'show only my painting jobs',
    [trades, mine, jobs],
    'check checkbox "My jobs only"; select combobox "Trade" with "Painting"',
  ],
  // What is shown besides is not all that is shown.
  ['show only archived jobs', [box('Show archived'), jobs], 'none'],
  ['show only archived jobs', [box('Archived'), jobs], 'check checkbox "Archived"'],
  // The box of a line chooses the line, and narrows nothing.
  ['show only Design', [staff], 'none'],
  // One kind of two that is ticked already is not the only one.
  [
    'show only green teas',
    [node('group', 'Kind', { children: [box('Green'), box('Black', true)] }), count],
    'none',
  ],
  // What stands on a card in front of its title is of that card.
  ['add the Earl Grey to the wish list', [cards], 'click button "Add to wish list"'],
  ['put the Earl Grey on my wish list', [cards], 'click button "Add to wish list"'],
  // What has an article is no text for a field.
  [
    'put the tea with the best rating on the shelf',
    [node('searchbox', 'Search teas', { tag: 'input' }), cards],
    'none',
  ],
  // A line that is counted out is called by what it says.
  ['play the last track', [tracks], 'click button "Play Neon"'],
  ['play the longest track', [tracks], 'click button "Play Undertow"'],
  ['play the shortest track', [tracks], 'click button "Play Neon"'],
  // An open list is not closed for what stands in it.
  [
    'hide the Price column',
    [
      button('Columns', { expanded: true }),
      box('Name', true),
      box('Price', true),
      node('columnheader', 'Price'),
    ],
    'uncheck checkbox "Price"',
  ],
  ['hide the columns', [button('Columns', { expanded: true }), box('Price', true)], 'click button "Columns"'],
  // Of two lists of one name, the one with the option; what moves to it is no choice of it.
  [
    'choose Trash in the notebook list',
    [list('Notebook', ['All', 'Trash']), list('Notebook', ['Home', 'Work']), button('Move to trash')],
    'select combobox "Notebook" with "Trash"',
  ],
  ['choose the trash', [button('Move to trash')], 'none'],
  ['open the note from Work', [list('Notebook', ['Home', 'Work'])], 'none'],
  // A card is turned on by its one switch, which says how it is, and takes the number that only one of its controls takes.
  ['turn on the ceiling light', [lamps], 'click button "Off"'],
  ['turn off the floor lamp', [lamps], 'click button "On"'],
  ['turn on the garage light', [lamps], 'none'],
  ['enable Casa Lino', [hotels], 'none'],
  ['set the ceiling light to 75', [lamps], 'fill slider "Brightness" with "75"'],
  // More than one thing is said of what is left: each narrows by a control of its own, or nothing is narrowed.
  [
    'show only herbal teas that are available now',
    [node('heading', 'Teas'), filters, box('Available now')],
    'check checkbox "Herbal"; check checkbox "Available now"',
  ],
  [
    'show only books that are available',
    [box('Books'), box('Films'), box('Available now')],
    'check checkbox "Books"; check checkbox "Available now"',
  ],
  [
    'show only phones in repair',
    [kinds, states],
    'select combobox "Type" with "Phone"; select combobox "Status" with "In repair"',
  ],
  [
    'show only lost phones',
    [kinds, states],
    'select combobox "Status" with "Lost"; select combobox "Type" with "Phone"',
  ],
  [
    'filter by type Laptop and status In stock',
    [kinds, states, stock],
    'select combobox "Type" with "Laptop"; select combobox "Status" with "In stock"',
  ],
  ['filter by status "In stock"', [kinds, states, stock], 'select combobox "Status" with "In stock"'],
  [
    'show only devices that are in stock',
    [node('heading', 'Devices'), kinds, states, stock],
    'select combobox "Status" with "In stock"',
  ],
  ['show only herbal scarves that are available now', [filters, box('Available now')], 'none'],
  ['show only lost and stolen phones', [kinds, states], 'none'],
  ['show only red phones in repair', [kinds, states], 'none'],
  ['show only phones and laptops', [kinds, states], 'none'],
  ['show only remote full-time jobs', [chips], 'none'],
  ['show only full-time jobs in Berlin', [chips, line('Clerk, Berlin')], 'none'],
  ['show only full-time jobs', [chips], 'click element "Full-time"'],
  // No other lines can be reserved, whatever they are called.
  ['reserve the first place', [hotels], 'click button "Reserve"'],
  ['reserve the first flight', [node('heading', 'Flights', { level: 2 }), lamps], 'none'],
  [
    'select everybody on this page',
    [
      node('table', '', {
        children: [
          node('row', '', {
            children: [node('columnheader', '', { children: [box('Select all on this page')] })],
          }),
          ...staff.children,
        ],
      }),
    ],
    'check checkbox "Select all on this page"',
  ],
  [
    'sort the teas from the lowest price to the highest',
    [list('Sort by', ['Name', 'Price: low to high', 'Price: high to low'])],
    'select combobox "Sort by" with "Price: low to high"',
  ],
  // Where it goes on to is decided by the button that goes on.
  ['continue to the extras', [steps, button('Back'), button('Continue')], 'click button "Continue"'],
  ['continue to the extras', [node('link', 'Extras'), button('Continue')], 'click link "Extras"'],
  [
    'tick that it is my first visit',
    [box('This is my first visit'), box('I am a doctor')],
    'check checkbox "This is my first visit"',
  ],
  [
    'limit the price to at most 7 euros',
    [node('slider', 'Maximum price', { tag: 'input', inputType: 'range', value: '20', min: '4', max: '20' })],
    'fill slider "Maximum price" with "7"',
  ],
];

for (const [sentence, page, done] of cases) {
  it(`"${sentence}" on ${page.map((each) => each.name || each.role).join(', ')}: ${done}`, () => {
    expect(did(planned(sentence, pageOf(...page)))).toBe(done);
  });
}

const option = (name: string, selected = false): SnapshotNode => node('option', name, { selected });
const segments = (first: string): SnapshotNode =>
  node('listbox', '', { children: [option(first, true), option('Waiting'), option('Approved')] });
const place = (line: number, column: number): Pick<SnapshotNode, 'box'> => ({
  box: { x: 100 * column, y: 30 * line, width: 100, height: 30 },
});
const stays = node('table', 'Stays', {
  children: [
    ['Guest', 'Status'],
    ['Ada', 'Checked in'],
    ['Bea', 'Pending'],
  ].map((cells, line) =>
    node('row', '', {
      children: cells.map((cell, at) => node(line === 0 ? 'columnheader' : 'cell', cell, place(line, at))),
    }),
  ),
});
const drawn = (name: string, value: string): SnapshotNode =>
  node('combobox', name, { tag: 'button', expanded: false, value });
const chipRow = (...names: string[]): SnapshotNode =>
  node('generic', '', {
    children: names.map((name) => node('generic', '', { tag: 'span', text: name, clickable: true })),
  });
const tabs = (selected: string): SnapshotNode =>
  node('tablist', '', {
    children: ['Recipes', 'Planner'].map((name) => node('tab', name, { selected: name === selected })),
  });
const search = node('searchbox', 'Search guests', { tag: 'input' });
const requests = node('heading', 'Requests', { level: 2 });
const counted = line('5 recipes');

for (const [sentence, page, done] of [
  // A row of options of which one is for all narrows what is below it; any other is a field.
  ['show the approved requests only', [requests, segments('All')], 'click option "Approved"'],
  ['show the rejected requests only', [requests, segments('All')], 'none'],
  ['show the approved requests only', [requests, segments('Draft')], 'none'],
  // A list that the page draws is called as the column that says what is asked for.
  [
    'show me only the guests who are currently checked in',
    [search, drawn('Status', 'All'), stays],
    'click combobox "Status"',
  ],
  ['show me only the guests who are checked out', [search, drawn('Status', 'All'), stays], 'none'],
  ['show me only the guests who are checked in', [search, drawn('Floor', 'All'), stays], 'none'],
  ['show me only the guests who are checked in', [search, drawn('Status', 'Open'), stays], 'none'],
  // One of a row of chips, where what is listed is what the page counts.
  [
    'show vegan recipes only',
    [tabs('Recipes'), chipRow('Vegan', 'Meat', 'Fish'), counted],
    'click element "Vegan"',
  ],
  ['show vegan recipes only', [tabs('Planner'), chipRow('Vegan', 'Meat', 'Fish'), counted], 'none'],
  ['show vegan cakes only', [tabs('Recipes'), chipRow('Vegan', 'Meat', 'Fish'), counted], 'none'],
  ['show quick vegan recipes only', [tabs('Recipes'), chipRow('Vegan', 'Meat', 'Fish'), counted], 'none'],
] as const)
  it(`"${sentence}" on ${page.map((each) => each.name || each.role).join(', ')}: ${done}`, () => {
    expect(did(planned(sentence, pageOf(...page)))).toBe(done);
  });

test('the card that is meant is the one whose title is said', () => {
  const answer = planned('put the Earl Grey on the wish list', pageOf(cards));
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe(cards.children[1]?.children[0]?.ref);
});

test('"it" is what was scrolled to, for verbs of the page too', () => {
  const page = pageOf(node('list', 'Hotels', { scrolls: true, children: [...hotels.children] }));
  const answer = planned('scroll down until the Savoia Lodge appears and reserve it', page);
  expect(did(answer)).toContain('scroll to list');
  expect(answer.kind === 'found' && JSON.stringify(answer.next)).toMatch(/reserve.*Savoia/u);
});

test('a rating is read beside a star or a word for it, a duration as a clock or in units', () => {
  const rating = wordsOf('rating');
  expect(
    ['★ 4.6 €9.50', 'Score 8.4 · 12 rooms', '4.5 out of 5', '★ 4 ★ 5', 'Room 4'].map((said) =>
      amountIn(said, rating),
    ),
  ).toEqual([4.6, 8.4, 4.5, undefined, undefined]);
  const duration = wordsOf('duration');
  expect(
    ['Undertow 5:20', '1 h 20 min', '90 minutes', '2h', '08:00 to 09:30'].map((said) =>
      amountIn(said, duration),
    ),
  ).toEqual([320, 4800, 5400, 7200, undefined]);
});

// A list of categories in the form for a new purchase narrows nothing; one beside a button for a new task does.
const categories = (...options: string[]): SnapshotNode =>
  node('combobox', 'Category', { tag: 'select', options, value: options[0] ?? '' });
const entry = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const entryForm = node('group', 'Add a purchase', {
  children: [entry('Payee'), categories('Groceries', 'Rent'), node('button', 'Add')],
});
const entryCard = node('generic', '', {
  children: [entry('Title'), categories('Groceries', 'Rent'), node('button', 'Save purchase')],
});
const toolbar = node('generic', '', {
  children: [
    node('textbox', 'Search purchases', { tag: 'input', inputType: 'text' }),
    categories('All', 'Groceries', 'Rent'),
    node('button', 'Add purchase'),
  ],
});

for (const [page, sentence, then] of [
  [entryForm, 'Show only groceries', 'none'],
  [entryForm, 'Show only purchases in the category Rent', 'none'],
  [entryForm, 'Filter by category Rent', 'none'],
  [entryCard, 'Filter the purchases by category Rent', 'none'],
  [toolbar, 'Show only groceries', 'select combobox "Category" with "Groceries"'],
  [toolbar, 'Filter by category Rent', 'select combobox "Category" with "Rent"'],
  [entryForm, 'Choose Rent as the category', 'select combobox "Category" with "Rent"'],
] as const) {
  it(`"${sentence}" beside "${page.children.at(-1)?.name}": ${then}`, () => {
    const items = ['Bakery', 'Landlord'].map((name) => node('listitem', name));
    const purchases = node('list', 'Purchases', { children: items });
    expect(did(planned(sentence, pageOf(node('heading', 'Purchases'), purchases, page)))).toBe(then);
  });
}

test('what is listed is chosen as well where one of the choices is called so', () => {
  const chip = (name: string): SnapshotNode =>
    node('generic', '', { tag: 'span', clickable: true, text: name, classes: ['chip'] });
  const page = (...names: string[]) =>
    pageOf(
      node('generic', '', { children: names.map((name) => chip(name)) }),
      node('group', 'Brand', { children: [box('Nordlys'), box('Alpina')] }),
      node('list', '', { children: [card('Ember Stove', '★ 4.6'), card('Ridge Stoves', '★ 4.8')] }),
    );
  for (const said of ['Show only Alpina stoves', 'Show only stoves that are made by Alpina'])
    expect(did(planned(said, page('Tents', 'Stoves')))).toBe(
      'click element "Stoves"; check checkbox "Alpina"',
    );
  expect(did(planned('Show only Alpina stoves', page('Tents', 'Packs')))).toBe('check checkbox "Alpina"');
});

/** Yarns in a table, under a list that shows "All materials" and what can be chosen only once it is open. */
const cells = (role: string, ...texts: string[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: texts.map((text, at) =>
      node(role, text, { text, box: { x: at * 100, y: 0, width: 100, height: 20 } }),
    ),
  });
const yarns = (list: SnapshotNode): ReturnType<typeof pageOf> =>
  pageOf(
    node('heading', 'Yarns'),
    list,
    node('table', '', {
      tag: 'table',
      children: [
        cells('columnheader', 'Name', 'Material', 'Weight'),
        cells('cell', 'Skye', 'Wool', 'Fine'),
        cells('cell', 'Nile', 'Cotton', 'Bulky'),
      ],
    }),
  );
const plainList = node('generic', '', { tag: 'div', text: 'All materials', clickable: true });
const drawnList = node('combobox', '', { tag: 'span', expanded: false, value: 'All materials' });

for (const [list, sentence, then] of [
  [plainList, 'Show only the Wool material', 'element "All materials"'],
  [plainList, 'Show only wool', 'element "All materials"'],
  [drawnList, 'Filter the table to the Cotton material', 'click combobox'],
  [drawnList, 'Show only yarns in the Wool material', 'click combobox'],
  // No cell of the column says that, and another column is none of the list.
  [plainList, 'Show only the Silk material', 'none'],
  [plainList, 'Show only the Bulky weight', 'none'],
  [drawnList, 'Filter the table to the Silk material', 'none'],
] as const)
  it(`"${sentence}" where the list is a ${list.role}: ${then}`, () => {
    expect(did(planned(sentence, yarns(list)))).toContain(then);
  });
