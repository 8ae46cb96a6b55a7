/** Parts of records that are not what they look like at first: the signs of a stepper, a sentence that begins with "By", one column of a board. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { el, many, number, read, string, table } from '../elements.js';

const stepper = (value: string, minus = '−', plus = '+'): SnapshotNode =>
  el('div.step', el('button', minus), el('span', value), el('button', plus));

test('the minus of a stepper is no sign of its number', () => {
  const fields = many({ product: string, quantity: number });
  const stock = (...rows: (readonly (string | SnapshotNode)[])[]): unknown =>
    read(
      'the products with their quantity',
      fields,
      el('h1', 'Products'),
      table(['Product', 'Quantity'], ...rows),
    );
  expect(
    stock(['Bolt', stepper('420')], ['Washer', stepper('1500', '–')], ['Nut', stepper('7', '▼', '▲')]),
  ).toEqual([
    { product: 'Bolt', quantity: 420 },
    { product: 'Washer', quantity: 1500 },
    { product: 'Nut', quantity: 7 },
  ]);
  // A number below nought is one.
  expect(stock(['Bolt', '−420'], ['Washer', '15'])).toEqual([
    { product: 'Bolt', quantity: -420 },
    { product: 'Washer', quantity: 15 },
  ]);
});

test('a stepper has the number between its buttons, and a value is not what the button behind it says', () => {
  const adults = el(
    'div.stepper',
    el('span', 'Adults'),
    el('button', '−'),
    el('span', '2'),
    el('button', '+'),
  );
  const children = el(
    'div.stepper',
    el('span', 'Children'),
    el('button', '−'),
    el('span', '0'),
    el('button', '+'),
  );
  const party = {
    type: 'object',
    properties: { adults: number, children: number },
    required: ['adults', 'children'],
  };
  expect(read('the number of adults and of children', party, el('h2', 'Party'), adults, children)).toEqual({
    adults: 2,
    children: 0,
  });
  const owner = (name: string): SnapshotNode => el('span', el('span', name), el('button', 'Change'));
  const files = table(['File', 'Owner'], ['plan.pdf', owner('Ann Lee')], ['map.png', owner('Bo Dahl')]);
  expect(read('the files with their owner', many({ file: string, owner: string }), files)).toEqual([
    { file: 'plan.pdf', owner: 'Ann Lee' },
    { file: 'map.png', owner: 'Bo Dahl' },
  ]);
  // What can be clicked is the value where nothing stands before it.
  const seats = table(['Row', 'Seat'], ['A', el('button', '12')], ['B', el('button', '14')]);
  expect(read('the rows with their seat', many({ row: string, seat: number }), seats)).toEqual([
    { row: 'A', seat: 12 },
    { row: 'B', seat: 14 },
  ]);
});

test('only a name behind "by" is the one who did it', () => {
  const place = (name: string, text: string): SnapshotNode => el('div.card', el('b', name), el('p', text));
  const seats = (first: string, second: string): unknown =>
    read(
      'the seating options with their descriptions',
      many({ name: string, description: string }),
      el('h2', 'Seating'),
      el('div.cards', place('Main room', first), place('Bar', second)),
    );
  expect(seats('By the open kitchen', 'High stools')).toEqual([
    { name: 'Main room', description: 'By the open kitchen' },
    { name: 'Bar', description: 'High stools' },
  ]);
  const quote = (text: string, by: string): SnapshotNode => el('div.quote', el('p', text), el('span.by', by));
  expect(
    read(
      'the quotes with their author',
      many({ text: string, author: string }),
      el('h2', 'Quotes'),
      el('div.quotes', quote('Ask why first', 'by Ann Lee'), quote('Then ask how', 'by Bo Dahl')),
    ),
  ).toEqual([
    { text: 'Ask why first', author: 'Ann Lee' },
    { text: 'Then ask how', author: 'Bo Dahl' },
  ]);
});

test('an amount for a time is a price, and no other list is read for the one that is asked for', () => {
  const cover = (name: string, price: string): SnapshotNode => el('div', el('h3', name), el('p', price));
  const extra = (name: string, price: string): SnapshotNode => el('li', el('label', name), el('text', price));
  const page = (...prices: string[]): unknown =>
    read(
      'the covers with their monthly price',
      many({ name: string, price: number }),
      el('h2', 'Choose your cover'),
      el('div.rc', ...prices.map((price, at) => cover(['Basic', 'Plus', 'Full'][at] ?? '', price))),
      el('h3', 'Extras'),
      el('ul', extra('Glass', '+€3'), extra('Legal', '+€6')),
    );
  const priced = [
    { name: 'Basic', price: 21 },
    { name: 'Plus', price: 34 },
    { name: 'Full', price: 52 },
  ];
  expect(page('€21 a month', '€34 a month', '€52 a month')).toEqual(priced);
  expect(page('€21 per month', '€34 per month', '€52 per month')).toEqual(priced);
  expect(page('€21 / month', '€34 / month', '€52 / month')).toEqual(priced);
  expect(page('ask us any month', 'ask us any month', 'ask us any month')).toBe('none');
});

test('cards of a board are read from all its columns, and of one where that is named', () => {
  const card = (title: string, level: string, more?: string): SnapshotNode =>
    el('div.card', el('div.t', title), el('span.tag', level), ...(more ? [el('b', more)] : []));
  const column = (name: string, ...cards: SnapshotNode[]): SnapshotNode =>
    el('section.col', el('h2', name), el('div.cards', ...cards));
  const board = el(
    'div.board',
    column('Backlog', card('Write guide', 'Low'), card('Fix login', 'High'), card('Dark theme', 'Normal')),
    column('Doing', card('Export', 'Normal', 'Blocked'), card('Search by tag', 'High')),
    column('Done', card('New logo', 'Low')),
  );
  const titles = (said: string): unknown => read(said, { type: 'array', items: string }, board);
  expect(titles('the titles of the high priority cards')).toEqual(['Fix login', 'Search by tag']);
  expect(titles('the titles of the cards in Backlog')).toEqual(['Write guide', 'Fix login', 'Dark theme']);
});

test('a tab is no label of the tab beside it', () => {
  const tab = (name: string): SnapshotNode => ({ ...el('button', name), role: 'tab' });
  expect(
    read('the month that is shown', string, el('h1', 'March 2027'), el('div', tab('Month'), tab('Agenda'))),
  ).not.toBe('Agenda');
});

test('the parts of a line are what they look like, and what is called by the line is the one that looks like nothing', () => {
  const lesson = (name: string, meta: string, left: string): SnapshotNode =>
    el('div.cls', el('h3', name), el('p.meta', meta), el('p', left));
  const classes = [
    el('h2', 'Classes'),
    el(
      'div',
      lesson('Spin', '07:00 · 45 min · Room A', '3 spots left'),
      lesson('Yoga', '09:30 · 60 min · Studio 2', '1 spot left'),
    ),
  ];
  expect(
    read(
      'name, time and duration of the classes',
      many({ name: string, time: string, duration: string }),
      ...classes,
    ),
  ).toEqual([
    { name: 'Spin', time: '07:00', duration: '45 min' },
    { name: 'Yoga', time: '09:30', duration: '60 min' },
  ]);
  const message = (title: string, from: string): SnapshotNode =>
    el('article', el('h3', title), el('p.from', from));
  const inbox = [
    el('h2', 'Messages'),
    el('div', message('Trip', 'Mr. Adler · 2 March'), message('Sick note', 'Family Brück · 1 March')),
  ];
  expect(read('the senders of the messages', { type: 'array', items: string }, ...inbox)).toEqual([
    'Mr. Adler',
    'Family Brück',
  ]);
  // A description of two halves is one.
  const room = (name: string, text: string): SnapshotNode =>
    el('div.room', el('h3', name), el('p.description', text));
  expect(
    read(
      'the rooms with their description',
      many({ name: string, description: string }),
      el('h2', 'Rooms'),
      el('div.rooms', room('Blue', 'Garden view · 12:00'), room('Red', 'Street view · 11:00')),
    ),
  ).toEqual([
    { name: 'Blue', description: 'Garden view · 12:00' },
    { name: 'Red', description: 'Street view · 11:00' },
  ]);
});

test('a word in front of all values says what they are', () => {
  const task = (name: string, due: string): SnapshotNode => el('div.task', el('b', name), el('div', due));
  const due = (first: string, second: string): unknown =>
    read(
      'the tasks and when they are due',
      many({ name: string, due: string }),
      el('h1', 'Tasks'),
      el('div.tasks', task('Poem', first), task('Poster', second)),
    );
  expect(due('Due Thursday', 'Due tomorrow')).toEqual([
    { name: 'Poem', due: 'Thursday' },
    { name: 'Poster', due: 'tomorrow' },
  ]);
  const lot = (name: string, line: string): SnapshotNode => el('div.lot', el('h4', name), el('p', line));
  expect(
    read(
      'the seeds with their lot',
      many({ name: string, lot: string }),
      el('h1', 'Seeds'),
      el('div.g', lot('Leek', 'Lot 2105 · harvested 2023'), lot('Dill', 'Lot 2099 · harvested 2022')),
    ),
  ).toEqual([
    { name: 'Leek', lot: 'Lot 2105' },
    { name: 'Dill', lot: 'Lot 2099' },
  ]);
});

test('of "3 of 22 handed in" three are, and a badge behind a figure is no part of it', () => {
  const work = (name: string, line: string): SnapshotNode => el('div.hw', el('b', name), el('div', line));
  const homework = [
    el('h2', 'Homework'),
    el('div', work('Poem', '20 of 22 handed in'), work('Volcano poster', '3 of 22 handed in')),
  ];
  expect(read('how many have handed in the Volcano poster', number, ...homework)).toBe(3);
  expect(read('how many lessons are completed', number, el('p', '4 of 5 lessons completed'))).toBe(4);
  expect(read('how many results are there', number, el('p', '1–10 of 57 results'))).toBe(57);
  const stock = (line: string, badge: string): SnapshotNode =>
    el('div.lot', el('h4', 'Dill'), el('p', el('text', line), el('span', badge)));
  const asked = { type: 'object', properties: { stock: string }, required: ['stock'] };
  expect(read('the stock', asked, stock('Stock: 12 g', 'Low'))).toEqual({ stock: '12 g' });
  expect(read('the stock', asked, stock('Stock: 12', 'kg'))).toEqual({ stock: '12 kg' });
});

test('a title over records is none of them, and no text without a digit is a date', () => {
  const product = (name: string, made: string): SnapshotNode => el('div.p', el('h3', name), el('p', made));
  const other = (title: string): SnapshotNode[] => [
    el('h2', title),
    el('p', `All about ${title.toLowerCase()}`),
  ];
  const shelf = el('div.grid', product('Tote bag', 'Canvas, red'), product('Mug', 'Stoneware, blue'));
  const page = [
    el('h1', 'Shop'),
    el('div', el('h2', 'Products'), shelf, ...other('Terms'), ...other('Contact')),
  ];
  expect(read('the products', { type: 'array', items: string }, ...page)).toEqual(['Tote bag', 'Mug']);
  const story = (title: string, line: string, text: string): SnapshotNode =>
    el('div.n', el('h3', title), el('small', line), el('p', text));
  const news = (first: string, second: string): unknown =>
    read(
      'the news with title, author and date',
      many({ title: string, author: string, date: string }),
      el('h2', 'News'),
      el(
        'div',
        story('Reading night', first, 'Bring a blanket.'),
        story('Chairs', second, 'By the way: blue.'),
      ),
    );
  expect(news('by Ann Lee · 4 May · 12 comments', 'by Bo Dahl · 2 May · 3 comments')).toEqual([
    { title: 'Reading night', author: 'Ann Lee', date: '4 May' },
    { title: 'Chairs', author: 'Bo Dahl', date: '2 May' },
  ]);
  expect(news('by Ann Lee', 'by Bo Dahl')).toBe('none');
});

test('the author is not what has more words than the text of the message', () => {
  const message = (who: string, at: string, text: string): SnapshotNode =>
    el('div.m', el('span', who), el('time', at), el('div', text));
  const feed = [
    message('marco', '09:02', 'Build 412 fails on staging'),
    message('priya', '09:10', 'The launch date is confirmed for May 4'),
    message('lena', '09:15', 'Please ignore this and that'),
  ];
  const fields = many({ author: string, time: string, text: string });
  expect(read('the messages with author, time and text', fields, el('div.feed', ...feed))).toBe('none');
});

test('what belongs to the first of several is not what all of them are called', () => {
  const question = (title: string, ...options: string[]): SnapshotNode =>
    el(
      'div.card',
      el('h3', title),
      ...options.map((each) => el('div.o', el('span.dot', '○'), el('i', each))),
    );
  const page = el('div', question('How did you hear of us?', 'Friend', 'Advert'), question('Any comments?'));
  const texts = { type: 'array', items: string };
  expect(read('the options of the first question', texts, page)).not.toContain('Any comments?');
});
