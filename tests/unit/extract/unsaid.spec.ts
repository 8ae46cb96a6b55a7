/** Fields that nothing on the page is called by: told by short names of classes, by what the values are like, and by what is left. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { isShortFor } from '../../../src/grounding/built-in/extract/extract-short.js';
import { el, many, number, read, string } from '../elements.js';

const section = (title: string, ...items: SnapshotNode[]): SnapshotNode[] => [
  el('h2', title),
  el('div.list', ...items),
];
const records = (said: string, fields: readonly string[], ...page: SnapshotNode[]): unknown =>
  read(said, many(Object.fromEntries(fields.map((field) => [field, string]))), ...page);

test('short names of classes stand for words', () => {
  for (const [mark, word] of [
    ['au', 'author'],
    ['tx', 'text'],
    ['co', 'company'],
    ['sub', 'subject'],
    ['sg', 'stage'],
    ['gn', 'genre'],
    ['pr', 'project'],
    ['amt', 'amount'],
  ] as const)
    expect(isShortFor(mark, word), mark).toBe(true);
  for (const [mark, word] of [
    ['mb', 'mobile'],
    ['sm', 'summary'],
    ['lg', 'language'],
    ['col', 'colour'],
    ['au', 'name'],
    ['tm', 'team lead'],
    ['ae', 'author'],
    ['text', 'texts'],
    ['price', 'priceless'],
  ] as const)
    expect(isShortFor(mark, word), mark).toBe(mark === 'tm');
});

test('a part is read by the short name of its class, and not where two are called so', () => {
  const message = (author: string, time: string, text: string, mark = 'tx'): SnapshotNode =>
    el('div.m', el('span.au', author), el('span.at', time), el(`div.${mark}`, text));
  const said = 'the messages with author, time and text';
  expect(
    records(
      said,
      ['author', 'time', 'text'],
      ...section(
        'Messages',
        message('Marco Bianchi', '09:02', 'Build fails'),
        message('Priya Nair', '09:10', 'Launch is in May'),
      ),
    ),
  ).toEqual([
    { author: 'Marco Bianchi', time: '09:02', text: 'Build fails' },
    { author: 'Priya Nair', time: '09:10', text: 'Launch is in May' },
  ]);
  const job = (title: string, first: string, second: string): SnapshotNode =>
    el('div.job', el('h3', title), el('span.co', first), el('span.com', second));
  expect(
    records(
      'the jobs with title and company',
      ['title', 'company'],
      ...section('Jobs', job('Tester', 'Helio', 'Berlin'), job('Clerk', 'Vanta', 'Bonn')),
    ),
  ).toBe('none');
});

test('who or where something is goes by a name of its own', () => {
  const request = (who: string, what: string, state: string): SnapshotNode =>
    el('li', el('span', who), el('span', what), el('b', state));
  const page = section(
    'Requests',
    el('ul', request('Garden Bonn', 'Dill, 5 g', 'Waiting'), request('Farm Lindt', 'Leek, 50 g', 'Sent')),
  );
  expect(records('the requests with requester and status', ['requester', 'status'], ...page)).toEqual([
    { requester: 'Garden Bonn', status: 'Waiting' },
    { requester: 'Farm Lindt', status: 'Sent' },
  ]);
  // Two parts are names: a book is none of its author.
  const book = (title: string, author: string): SnapshotNode =>
    el('div.b', el('span', title), el('span', author), el('em', 'Ready'));
  expect(
    records(
      'the books with author and status',
      ['author', 'status'],
      ...section('Books', book('Night Walk', 'Ann Lee'), book('Low Tides', 'Bo Dahl')),
    ),
  ).toBe('none');
  // No part is a name.
  const task = (title: string): SnapshotNode => el('div.b', el('span', title), el('em', 'Ready'));
  expect(
    records(
      'the tasks with owner and status',
      ['owner', 'status'],
      ...section('Tasks', task('Call the printer'), task('Pack the boxes')),
    ),
  ).toBe('none');
  const lesson = (name: string, line: string, by: string): SnapshotNode =>
    el('div.c', el('h3', name), el('p', line), el('p', by));
  expect(
    records(
      'the classes with their trainer and room',
      ['name', 'trainer', 'room'],
      ...section(
        'Classes',
        lesson('Spin Express', '07:00 · 45 min · Room A', 'with Leo Brandt'),
        lesson('Night Swim', '20:15 · 40 min · Room 2', 'with Ada Wolf'),
      ),
    ),
  ).toEqual([
    { name: 'Spin Express', trainer: 'Leo Brandt', room: 'Room A' },
    { name: 'Night Swim', trainer: 'Ada Wolf', room: 'Room 2' },
  ]);
});

test('numbers of orders, sizes of files and names of members are told by their shape', () => {
  const order = (id: string, title: string, client: string): SnapshotNode =>
    el(
      'div.o',
      el('span.id', id),
      el('span.st', 'In progress'),
      el('div.t', title),
      el('div.p', client),
      el('button', 'Open'),
    );
  expect(
    records(
      'the orders with number, title and client',
      ['number', 'title', 'client'],
      ...section(
        'Orders',
        order('L-2041', 'User manual pump', 'Hydra AG'),
        order('L-2042', 'Spring campaign', 'Casa Norte'),
      ),
    ),
  ).toEqual([
    { number: 'L-2041', title: 'User manual pump', client: 'Hydra AG' },
    { number: 'L-2042', title: 'Spring campaign', client: 'Casa Norte' },
  ]);
  const file = (name: string, size: string): SnapshotNode => el('li', el('b', name), el('small', size));
  const files = (...sizes: readonly [string, string]): SnapshotNode[] =>
    section('Files', el('ul', file('manual.docx', sizes[0]), file('plan.xlsx', sizes[1])));
  expect(records('the files with their size', ['name', 'size'], ...files('1.2 MB', '84 KB'))).toEqual([
    { name: 'manual.docx', size: '1.2 MB' },
    { name: 'plan.xlsx', size: '84 KB' },
  ]);
  expect(records('the files with their size', ['name', 'size'], ...files('2 May', '3 May'))).not.toEqual([
    { name: 'manual.docx', size: '2 May' },
    { name: 'plan.xlsx', size: '3 May' },
  ]);
  const rank = (name: string, line: string): SnapshotNode => el('li', el('span', name), el('b', line));
  expect(
    records(
      'the members with their role',
      ['member', 'role'],
      ...section('Club', el('ul', rank('Mia Vogt', 'keeps the boats'), rank('Ole Jansen', 'keeps the keys'))),
    ),
  ).toEqual([
    { member: 'Mia Vogt', role: 'keeps the boats' },
    { member: 'Ole Jansen', role: 'keeps the keys' },
  ]);
});

test('parts of a line, signs before figures and days with a time are told by their shape', () => {
  const trip = (where: string, line: string): SnapshotNode => el('li', el('b', where), el('span', line));
  expect(
    records(
      'the trips with the destination and the date',
      ['destination', 'date'],
      ...section('Trips', el('ul', trip('Hamburg', '3 March, 289 km'), trip('Leipzig', '27 May, 190 km'))),
    ),
  ).toEqual([
    { destination: 'Hamburg', date: '3 March' },
    { destination: 'Leipzig', date: '27 May' },
  ]);
  const comment = (author: string, text: string, likes: string): SnapshotNode =>
    el('div.c', el('span', author), el('div.tx', text), el('button', `♥ ${likes}`), el('button', 'Reply'));
  expect(
    read(
      'the comments with author, text and likes',
      many({ author: string, text: string, likes: number }),
      ...section(
        'Comments',
        comment('Yusuf K.', 'Will there be bread?', '4'),
        comment('Hanne Vik', 'Lovely idea.', '9'),
      ),
    ),
  ).toEqual([
    { author: 'Yusuf K.', text: 'Will there be bread?', likes: 4 },
    { author: 'Hanne Vik', text: 'Lovely idea.', likes: 9 },
  ]);
  const event = (time: string, what: string, place: string): SnapshotNode =>
    el('li', el('span.t', time), el('div', what), el('div.dim', place));
  expect(
    records(
      'the history with time, event and place',
      ['time', 'event', 'place'],
      ...section(
        'History',
        el(
          'ul',
          event('Today, 08:14', 'Ready for pick-up', 'Berlin'),
          event('1 March, 17:05', 'Handed to carrier', 'Leipzig'),
        ),
      ),
    ),
  ).toEqual([
    { time: 'Today, 08:14', event: 'Ready for pick-up', place: 'Berlin' },
    { time: '1 March, 17:05', event: 'Handed to carrier', place: 'Leipzig' },
  ]);
});

test('what each of them is called is what the instruction calls them', () => {
  const ticket = (name: string, line: string, price: string): SnapshotNode =>
    el('div.tk', el('div', el('div', name), el('div.note', line)), el('div.price', price));
  const page = section(
    'Tickets',
    ticket('Day ticket', 'Saturday only', '€79'),
    ticket('Weekend pass', 'All three days', '€165'),
  );
  const fields = many({ type: string, price: number });
  expect(read('the ticket types with price', fields, ...page)).toEqual([
    { type: 'Day ticket', price: 79 },
    { type: 'Weekend pass', price: 165 },
  ]);
  // The tickets are called so, and their type is something else.
  expect(read('the tickets with type and price', fields, ...page)).toBe('none');
  const counted = (name: string, price: string, ...more: SnapshotNode[]): SnapshotNode =>
    el('div.tk', el('b', name), el('div.price', price), el('div', ...more));
  const stepper = (count: string): SnapshotNode[] => [
    el('button', '-'),
    el('output', count),
    el('button', '+'),
  ];
  const chosen = {
    type: 'array',
    items: {
      type: 'object',
      properties: { type: string, price: number, quantity: number },
      required: ['type', 'price'],
    },
  };
  expect(
    read(
      'the ticket types with price and quantity',
      chosen,
      ...section(
        'Tickets',
        counted('Day ticket', '€79', ...stepper('0')),
        counted('Weekend pass', '€165', ...stepper('2')),
        counted('VIP deck', '€290', el('span', 'Sold out')),
      ),
    ),
  ).toEqual([
    { type: 'Day ticket', price: 79, quantity: 0 },
    { type: 'Weekend pass', price: 165, quantity: 2 },
    { type: 'VIP deck', price: 290 },
  ]);
  // Of two figures either may be what is asked for.
  expect(
    read(
      'the ticket types with price and quantity',
      chosen,
      ...section(
        'Tickets',
        counted('Day ticket', '€79', el('i', '4'), el('u', '1')),
        counted('Pass', '€165', el('i', '2'), el('u', '5')),
      ),
    ),
  ).toBe('none');
});

test('the order in which a page shows what is asked for is the one that it is read in, and a number for each group is none', () => {
  const names = { type: 'array', items: string } as const;
  const mails = section(
    'Mails',
    el('div.m', el('span.sender', 'Karin Holm'), el('span.subject', 'Rent')),
    el('div.m', el('span.sender', 'Ada Byrd'), el('span.subject', 'Lunch')),
  );
  for (const said of ['from top to bottom', 'top to bottom', 'in the order shown', 'in order'])
    expect(read(`the senders of the mails, ${said}`, names, ...mails), said).toEqual([
      'Karin Holm',
      'Ada Byrd',
    ]);
  expect(read('the senders of the mails, from bottom to top', names, ...mails)).toBe('none');
  expect(read('how many mails are in each folder', { type: 'array', items: number }, ...mails)).toBe(
    'cannot-tell',
  );
});

test('a title with the time behind it is no title alone', () => {
  const title = (text: string): unknown =>
    read('title of the film', string, el('dl', el('dt', 'Film title'), el('dd', text)));
  expect(title('The Long Tide — tonight 20:15, Odeon 2')).toBe('none');
  expect(title('The Long Tide — Part Two')).toBe('The Long Tide — Part Two');
});
