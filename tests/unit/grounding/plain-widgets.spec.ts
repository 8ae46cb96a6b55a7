/** Controls drawn of plain boxes: steppers, stars, key pads, rows of tabs, pages of cards. What is asked is done only where one of them can be meant. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { text, clickable: true, tag: 'span', ...more });

const counter = (label: string, shown: string): SnapshotNode =>
  node('generic', '', {
    children: [node('text', label), box('▼'), node('text', shown), box('▲')],
  });

const counters = pageOf(counter('Guests', '2'), counter('Rooms', '1'));

const stars = (label: string, y: number): SnapshotNode[] => [
  node('paragraph', '', { text: label, box: { x: 0, y: y - 20, width: 200, height: 16 } }),
  node('generic', '', {
    box: { x: 0, y, width: 200, height: 20 },
    children: [0, 20, 40, 60, 80].map((x) => box('★', { box: { x, y, width: 20, height: 20 } })),
  }),
];

const keys = pageOf(...'1234567890#+='.split('').map((key) => box(key)));

const inRow = (name: string, x: number): SnapshotNode =>
  box(name, { box: { x, y: 10, width: 40, height: 20 } });

const tabs = pageOf(
  node('generic', '', { children: [inRow('Home', 0), inRow('Orders', 50), inRow('Help', 100)] }),
  node('button', 'Save', { inputType: 'submit' }),
);

const twoRows = pageOf(
  node('generic', '', { children: [inRow('Home', 0), inRow('Orders', 50)] }),
  node('generic', '', { children: [inRow('Day', 0), inRow('Week', 50)] }),
);

const cards = pageOf(node('generic', '', { text: 'Lives in: Turku' }), node('button', 'Call'), box('»'));

const mails = pageOf(
  ...['Invoice March', 'Invoice April'].map((subject) =>
    node('generic', '', {
      classes: ['mail'],
      children: [
        node('generic', '', { text: subject }),
        node('generic', '', { clickable: true, hints: [{ from: 'icon', text: 'trash' }] }),
      ],
    }),
  ),
);

const cross = box('×', { box: { x: 242, y: 24, width: 12, height: 16 } });

const popup = pageOf(
  node('button', 'Next', { box: { x: 8, y: 44, width: 47, height: 21 } }),
  node('generic', '', {
    box: { x: 40, y: 20, width: 220, height: 140 },
    children: [node('text', 'Subscribe!'), cross],
  }),
);

const chip = pageOf(
  node('button', 'Next', { box: { x: 8, y: 44, width: 47, height: 21 } }),
  node('generic', '', {
    box: { x: 8, y: 100, width: 220, height: 20 },
    children: [node('text', 'Colour: red'), cross],
  }),
);

const suggestions = pageOf(...['Lisboa', 'Lisburn', 'Limoges'].map((name) => node('option', name)));

const words = pageOf(
  node('generic', '', { children: ['bread', 'carrot', 'bowl'].map((text) => box(text)) }),
  node('button', 'Back', { inputType: 'submit' }),
);

const form = pageOf(
  node('table', '', {
    children: [
      node('row', '', { children: [node('cell', 'Name'), node('cell', 'Ilse Graf')] }),
      node('row', '', { children: [node('cell', 'Town'), node('cell', 'Graz')] }),
    ],
  }),
  node('textbox', 'Town', { tag: 'input', value: '' }),
  node('textbox', 'Name', { tag: 'input', value: '' }),
);

const flight = (carrier: string, price: string): SnapshotNode =>
  node('generic', '', {
    classes: ['fl'],
    children: [node('text', carrier), node('generic', '', { text: price }), node('button', 'Book')],
  });

const flights = pageOf(flight('Nordair', '$214'), flight('Kestrel', '$96'), flight('Nordair', '$158'));

const hotels = pageOf(
  node('table', '', {
    children: [
      node('row', '', { children: ['Hotel', 'Stars', ''].map((name) => node('columnheader', name)) }),
      ...[
        ['Adler', '3'],
        ['Blume', '4'],
      ].map(([name, stars]) =>
        node('row', '', {
          children: [
            node('cell', name),
            node('cell', stars),
            node('cell', '', { children: [node('link', 'Reserve')] }),
          ],
        }),
      ),
    ],
  }),
);

const todo = (sign: string, text: string): SnapshotNode =>
  node('generic', '', { classes: ['todo'], children: [box(sign), node('text', text), box('🗑')] });

const todos = pageOf(todo('☐', 'Wash car'), todo('☑', 'Buy milk'), todo('☐', 'Call mum'));

const zoom = pageOf(
  node('generic', '', {
    clickable: true,
    children: [
      node('text', 'Zoom ▸'),
      node('generic', '', { text: 'In' }),
      node('generic', '', { text: 'Out' }),
    ],
  }),
);

const number = pageOf(
  node('paragraph', '', { text: 'Your number is 517.' }),
  node('textbox', 'Number', { tag: 'input' }),
);

const dotted = (text: string): SnapshotNode =>
  node('generic', '', {
    children: [box('', { classes: ['r'], box: { x: 0, y: 0, width: 12, height: 12 } }), node('text', text)],
  });

const drinks = pageOf(node('group', 'Drinks', { children: [dotted('Tea'), dotted('Coffee')] }));

const doors = pageOf(
  node('paragraph', '', { text: 'Which is closed?' }),
  node('generic', '', { children: [box('Door A'), box('Door B')] }),
);

const posts = pageOf(
  ...['Rain all day', 'New bike!'].map((text) =>
    node('generic', '', { classes: ['post'], children: [node('text', text), box('Like'), box('Share')] }),
  ),
);

const phone = pageOf(node('textbox', 'Phone number', { tag: 'input' }));

const select = (name: string, options: readonly (string | number)[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options: options.map(String) });

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_none, at) => from + at);

const birth = pageOf(
  node('generic', '', { text: 'Date of birth' }),
  select('', upTo(1, 31)),
  select(
    '',
    'January February March April May June July August September October November December'.split(' '),
  ),
  select('', upTo(1950, 2009)),
);

const tags = pageOf(
  node('generic', '', {
    children: ['red', 'blue'].map((text) =>
      node('generic', '', { classes: ['tag'], children: [node('text', text), box('x')] }),
    ),
  }),
);

const search = pageOf(
  node('textbox', '', { tag: 'input', inputType: 'text', value: '' }),
  node('button', 'Search'),
);

const crossed = pageOf(
  ...['Wash car', 'Buy milk'].map((text) =>
    node('listitem', '', { children: [node('text', text), box('▲'), box('▼'), box('✕')] }),
  ),
);

const token = pageOf(
  node('paragraph', '', { text: 'Token: m7kq' }),
  node('textbox', 'Answer', { tag: 'input' }),
);

const sizes = pageOf(
  node('generic', '', {
    children: [
      box('41', { box: { x: 0, y: 0, width: 20, height: 16 } }),
      box('7', { box: { x: 40, y: 0, width: 30, height: 40 } }),
      box('108', { box: { x: 90, y: 0, width: 20, height: 16 } }),
    ],
  }),
);

const cases: readonly [string, Snapshot, string][] = [
  ['set the guests to 4', counters, 'click element "▲"'],
  ['decrease the guests by one', counters, 'click element "▼"'],
  ['set the rooms to 1', counters, 'done'],
  ['set the children to 4', counters, 'none'],
  ['give 4 stars', pageOf(...stars('Food', 20)), 'click element "★"'],
  ['rate the food with 2 stars', pageOf(...stars('Food', 20), ...stars('Service', 80)), 'click element "★"'],
  ['rate the music with 2 stars', pageOf(...stars('Food', 20), ...stars('Service', 80)), 'none'],
  [
    'type 12+7 on the key pad',
    keys,
    'click element "1"; click element "2"; click element "+"; click element "7"',
  ],
  ['press # on the key pad', keys, 'click element "#"'],
  ['open the second tab', tabs, 'click element "Orders"'],
  ['click the Orders tab', tabs, 'click element "Orders"'],
  ['click the Users tab', tabs, 'none'],
  ['open the second tab', twoRows, 'none'],
  [
    'page through the cards until you find the person who lives in Narva, then press Call',
    cards,
    'click element "»"',
  ],
  [
    'page through the cards until you find the person who lives in Turku, then press Call',
    cards,
    'click button "Call"',
  ],
  ['delete the message with the subject "Invoice March"', mails, 'click element "trash"'],
  ['delete the message with the subject "Invoice May"', mails, 'none'],
  ['close the pop-up', popup, 'click element "×"'],
  ['close the pop-up', chip, 'none'],
  ['choose the suggestion that ends with "urn"', suggestions, 'click option "Lisburn"'],
  ['choose the suggestion that starts with "Lis"', suggestions, 'none'],
  ['select all words that start with "b"', words, 'click element "bread"; click element "bowl"'],
  [
    'fill the form with the data from the table',
    form,
    'fill textbox "Town" with "Graz"; fill textbox "Name" with "Ilse Graf"',
  ],
  [
    'choose the colour #ff8800',
    pageOf(node('textbox', 'Wall', { inputType: 'color' })),
    'fill textbox "Wall" with "#ff8800"',
  ],
  ['tick off "Wash car"', todos, 'click element "☐"'],
  ['mark Buy milk as done', todos, 'done'],
  ['tick "Wash"', todos, 'none'],
  ['delete the task Call mum', todos, 'click element "🗑"'],
  ['click Out', zoom, 'click element "Out"'],
  ['type the number you are shown into the field', number, 'fill textbox "Number" with "517"'],
  ['if a popup is shown, close it', popup, 'click element "×"'],
  ['if a popup is shown, close it', chip, 'done'],
  ['select Tea', drinks, 'click element'],
  ['pick the closed door', doors, 'none'],
  ['like the post about the new car', posts, 'none'],
  ['like the post about the new bike', posts, 'click element "Like"'],
  ['enter the phone number of Vic into the field', phone, 'cannot-tell'],
  ['press = twice', keys, 'click element "="'],
  [
    'set the date of birth to 14 August 1987',
    birth,
    'select combobox with "14"; select combobox with "August"; select combobox with "1987"',
  ],
  ['remove the tag red', tags, 'click element "x"'],
  ['remove the tag green', tags, 'none'],
  ['type "apple" into the search box', search, 'fill textbox with "apple"'],
  ['type "apple" into the e-mail box', search, 'none'],
  ['find the post saying "New bike!" and like it', posts, 'click element "Like"'],
  ['increase the guests by 2', counters, 'click element "▲"'],
  ['book the second cheapest flight', flights, 'click button "Book"'],
  ['remove Buy milk from the list', crossed, 'click element "✕"'],
  ['enter the token that you were given', token, 'fill textbox "Answer" with "m7kq"'],
  ['click on the greatest number', sizes, 'none'],
  ['click the smallest number', sizes, 'none'],
  [
    'in the menu, choose File > Export',
    pageOf(node('generic', '', { text: 'File' })),
    'hover element "File"',
  ],
  ['click the equals key', keys, 'click element "="'],
  ['reserve the hotel with the most stars', hotels, 'click link "Reserve"'],
];

for (const [at, [say, snapshot, expected]] of cases.entries())
  it(`${at + 1}. "${say}": ${expected}`, () => {
    expect(did(planned(say, snapshot))).toBe(expected);
  });

test('a field of a form for which the page says nothing refuses the whole form', () => {
  const more = pageOf(...form.root.children, node('textbox', 'Phone', { tag: 'input', value: '' }));
  expect(planned('fill the form with the data from the table', more)).toMatchObject({
    kind: 'cannot-tell',
    reason: expect.stringContaining('"Phone"'),
  });
});

test('a button that was clicked to choose is not clicked again', () => {
  const answer = planned('choose the cheapest flight and click Book', flights);
  expect(answer).toMatchObject({
    kind: 'found',
    steps: [{ ref: flights.root.children[1]?.children[2]?.ref }],
  });
  expect(answer).not.toHaveProperty('next');
});

test('a star, a mail and a button of a stepper are those of what is named', () => {
  const refOf = (say: string, page: Snapshot): string | undefined => {
    const answer = planned(say, page);
    return answer.kind === 'found' ? answer.steps[0]?.ref : undefined;
  };
  expect(refOf('delete the message with the subject "Invoice March"', mails)).toBe(
    mails.root.children[0]?.children[1]?.ref,
  );
  expect(refOf('remove the tag blue', tags)).toBe(tags.root.children[0]?.children[1]?.children[1]?.ref);
  expect(refOf('find the post saying "New bike!" and like it', posts)).toBe(
    posts.root.children[1]?.children[1]?.ref,
  );
  expect(refOf('book the second cheapest flight', flights)).toBe(flights.root.children[2]?.children[2]?.ref);
  expect(refOf('remove Buy milk from the list', crossed)).toBe(crossed.root.children[1]?.children[3]?.ref);
  expect(refOf('select Tea', drinks)).toBe(drinks.root.children[0]?.children[0]?.children[0]?.ref);
  expect(refOf('decrease the rooms by one', counters)).toBe(counters.root.children[1]?.children[1]?.ref);
  expect(refOf('book the cheapest flight', flights)).toBe(flights.root.children[1]?.children[2]?.ref);
  expect(refOf('reserve the hotel with the most stars', hotels)).toBe(
    hotels.root.children[0]?.children[2]?.children[2]?.children[0]?.ref,
  );
  const rated = pageOf(...stars('Food', 20), ...stars('Service', 80));
  expect(refOf('rate the service with 2 stars', rated)).toBe(rated.root.children[3]?.children[1]?.ref);
});

test('the sign in a box that is known by its minus, number and plus is what is clicked', () => {
  const dial = (label: string, shown: string): SnapshotNode =>
    node('paragraph', '', {
      children: [
        node('text', label),
        node('generic', '', {
          tag: 'span',
          clickable: true,
          children: [box('–'), node('text', shown), box('+')],
        }),
      ],
    });
  const dials = pageOf(dial('Fade-in', '3'), dial('Fade-out', '8'));
  expect(did(planned('Click the plus next to Fade-in', dials))).toContain('"+"');
});

test('one of the boxes side by side that says the value is pressed, and does not say that it is chosen', () => {
  const sizes = node('generic', '', { children: ['Small', 'Medium', 'Large'].map((text) => box(text)) });
  const row = (label: string, more: SnapshotNode): SnapshotNode =>
    node('generic', '', { classes: ['row'], children: [node('generic', '', { text: label }), more] });
  const page = pageOf(
    row('Autoplay', box('', { classes: ['tg'] })),
    row('Text size', sizes),
    row('Sound', box('', { classes: ['tg'] })),
  );
  expect(did(planned('Set the text size to large', page))).toBe('click element "Large"');
});

const spokenCounter = (fewer: string, more: string): Snapshot =>
  pageOf(
    node('generic', '', {
      children: [
        node('combobox', '', { tag: 'input' }),
        node('text', 'Travellers'),
        node('button', fewer, { tag: 'button' }),
        node('generic', '', { tag: 'b', text: '2' }),
        node('button', more, { tag: 'button' }),
      ],
    }),
  );

it('two buttons that say what they make more and fewer of hold the number between them', () => {
  const page = spokenCounter('Fewer travellers', 'More travellers');
  for (const sentence of ['Increase the number of travellers to 4', 'Set the travellers to 4']) {
    const answer = planned(sentence, page);
    expect(answer.kind === 'found' && did(answer), sentence).toBe('click button "More travellers"');
  }
});

it('the number is not made more where that would be less, nor that of another thing', () => {
  const page = spokenCounter('Fewer travellers', 'More travellers');
  expect(planned('Lower the travellers to 4', page).kind).not.toBe('found');
  expect(planned('Set the rooms to 4', page).kind).not.toBe('found');
  const unlike = planned(
    'Set the number of travellers to 4',
    spokenCounter('Fewer rooms', 'More travellers'),
  );
  expect(unlike.kind).not.toBe('found');
});
