/** A button, field or box of a part is not the one of the whole, nor the first that is counted the first of something else. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll, selectOf } from './snapshot.js';

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 2, tag: 'h2', text: name });
const box = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const words = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'span', text, ...more });
const check = (name: string): SnapshotNode => node('checkbox', name, { tag: 'input', checked: false });
const radio = (name: string): SnapshotNode => node('radio', name, { tag: 'input', checked: false });
const row = (...children: SnapshotNode[]): SnapshotNode => node('row', '', { tag: 'tr', children });
const cell = (...children: SnapshotNode[]): SnapshotNode => node('cell', '', { tag: 'td', children });
const text = (name: string): SnapshotNode => node('cell', name, { tag: 'td', text: name });

/** A card with stars and a button that takes the whole card away. */
const wine = (name: string): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    children: [
      heading(name),
      node('group', 'Rating', { tag: 'div', children: [button('1 star'), button('2 stars')] }),
      button('Remove'),
    ],
  });

test('the rating of a card is not taken away by the button that takes the card away', () => {
  const cellar = pageOf(box('list', wine('Barolo'), wine('Riesling'), wine('Douro')));
  expect(did(planned('Remove the rating of the Riesling', cellar))).not.toContain('click');
  expect(did(planned('Remove the Riesling', cellar))).toContain('click button "Remove"');
});

/** A card whose title is the value of a field, with a counter and a tag that has a cross. */
const project = (name: string, tag: string): SnapshotNode =>
  box(
    'card',
    node('textbox', '', { tag: 'input', value: name }),
    box('row', words('−', { clickable: true }), words('Row 12 / 40'), words('+', { clickable: true })),
    node('paragraph', 'Needle 4 mm', { tag: 'p', text: 'Needle 4 mm' }),
    box(
      'tags',
      box(
        'tag',
        node('text', tag),
        words('×', { clickable: true, box: { x: 0, y: 0, width: 10, height: 14 } }),
      ),
    ),
  );

test('a card is not deleted by the cross of its tag, nor named by the "+" of its counter', () => {
  const book = pageOf(
    box('list', project('Baby blanket', 'cotton'), project('Cable socks', 'wool'), project('Cowl', 'silk')),
  );
  expect(did(planned('Delete the baby blanket', book))).not.toContain('click element "×"');
  expect(did(planned('Remove the tag cotton', book))).toContain('click element "×"');
  expect(did(planned('Add the tag "blue" to the baby blanket', book))).not.toContain('click element "+"');
});

test('a field that holds the name of a card is no other field of it', () => {
  const book = pageOf(
    box('list', project('Baby blanket', 'cotton'), project('Cable socks', 'wool'), project('Cowl', 'silk')),
  );
  expect(did(planned('Change the needle of the baby blanket to 6 mm', book))).not.toContain('fill');
});

test('what counts the ticks below a title is not clicked to tick them', () => {
  const checks = pageOf(
    heading('Weekly check'),
    box('part', words('Cab 1/3', { clickable: true }), words('Radio')),
    box('part', words('Locker 0/2', { clickable: true }), words('Hose')),
  );
  expect(did(planned('Mark the cab as complete', checks))).not.toContain('click');
  expect(did(planned('Open the cab', checks))).toContain('click element "Cab 1/3"');
});

test('the box that only selects a row does not accept it', () => {
  const proposals = pageOf(
    node('table', '', {
      tag: 'table',
      children: ['Comet dust', 'Dwarf galaxies'].map((name) =>
        row(cell(check(`Select ${name}`)), text(name), cell(button('Review'))),
      ),
    }),
  );
  expect(did(planned('Accept the comet dust', proposals))).not.toContain('check');
  expect(did(planned('Select the comet dust', proposals))).toContain('check checkbox');
});

test('"again" is not the next one', () => {
  expect(did(planned('Start the round again', pageOf(button('Start next round'))))).not.toContain('click');
  expect(did(planned('Start the next round', pageOf(button('Start next round'))))).toContain('click');
});

test('the number behind a noun is not that of a line, where the page shows another one', () => {
  const games = pageOf(
    heading('Round 3 pairings'),
    node('table', '', {
      tag: 'table',
      children: ['1', '2', '3', '4'].map((at) =>
        row(text(at), text(`Player ${at}`), cell(button('Swap colours'))),
      ),
    }),
  );
  expect(did(planned('Swap colours in round 4', games))).not.toContain('click');
});

test('a number that none of the numbered boxes has is not found in other words', () => {
  const plots = pageOf(
    box('map', ...[1, 2, 3, 4].map((at) => words(`Plot ${at} free`, { clickable: true, classes: ['plot'] }))),
    box('waiting', words('Dev, BS7 8LM (half plot)', { clickable: true })),
  );
  expect(did(planned('Click plot 8', plots))).not.toContain('click');
  expect(did(planned('Click plot 3', plots))).toContain('Plot 3');
});

test('a day that is shown is not the tile at that place', () => {
  const page = pageOf(
    box(
      'artists',
      ...['Yuki', 'Dagmar', 'Leo'].map((name) => words(name, { clickable: true, classes: ['tile'] })),
    ),
    box('days', ...Array.from({ length: 28 }, (_, at) => button(String(at + 1)))),
  );
  expect(did(planned('Pick the 2nd and the 3rd', page))).not.toContain('Dagmar');
});

test('the picture of somebody is no link with the name alone', () => {
  const tree = pageOf(
    node('link', 'Cormac 1902', { tag: 'a', url: '/cormac' }),
    node('link', 'Nora 1928', { tag: 'a', url: '/nora' }),
  );
  expect(did(planned('Open the photo of Cormac', tree))).not.toContain('click');
  expect(did(planned('Open Cormac', tree))).toContain('click link "Cormac 1902"');
});

test('two choices of which a list or group takes one are not chosen one behind the other', () => {
  const shop = pageOf(selectOf('Category', 'All', 'Locks', 'Lights'));
  expect(stepsInAll('Show locks and lights', shop)).toContain('cannot-tell');
  const plans = pageOf(box('plans', radio('Solo'), radio('Studio'), radio('Firm')));
  expect(stepsInAll('Choose Solo and Studio', plans)).not.toContain('check radio "Studio"');
  const sides = pageOf(
    box('cut', radio('Slim'), radio('Wide')),
    box('colour', radio('Black'), radio('Green')),
  );
  expect(stepsInAll('Choose Wide and Green', sides)).toEqual(['check radio "Wide"', 'check radio "Green"']);
});

test('the first two items are of one list', () => {
  const stock = pageOf(
    check('only low items'),
    node('table', '', {
      tag: 'table',
      children: [
        row(
          node('columnheader', '', { tag: 'th', children: [check('Select all items')] }),
          node('columnheader', 'Name', { tag: 'th', text: 'Name' }),
        ),
        row(cell(), text('Tyre')),
        row(cell(), text('Pad')),
      ],
    }),
  );
  expect(did(planned('Select the first two items', stock))).not.toContain('check');
});

test('one side is not both sides, nor a word of the page the first of a list', () => {
  expect(did(planned('Print on one side', pageOf(check('Print on both sides'))))).not.toContain('check');
  expect(did(planned('Print on both sides', pageOf(check('Print on both sides'))))).toContain('check');
  const desk = pageOf(words('Town — case desk'), heading('Waiting'));
  expect(did(planned('Select the first case', desk))).not.toContain('click');
});

test('a letter behind a noun is a name, and "follow" and "start" are no click on whatever says the rest', () => {
  const talk = (title: string, room: string): SnapshotNode =>
    node('article', '', {
      tag: 'article',
      children: [
        words(room),
        node('heading', title, {
          level: 3,
          tag: 'h3',
          children: [node('link', title, { tag: 'a', url: '/t' })],
        }),
      ],
    });
  const talks = pageOf(
    box('list', talk('Signals', 'Room B'), talk('Postgres as a queue', 'Room B'), talk('Forms', 'Room C')),
  );
  expect(did(planned('Show the talks in room A', talks))).not.toContain('click');
  const vans = pageOf(
    box(
      'list',
      ...['WA-1093 Parked', 'KR-4471 Moving'].map((name) =>
        words(name, { clickable: true, classes: ['van'] }),
      ),
    ),
  );
  expect(did(planned('Follow WA-1093', vans))).not.toContain('click');
  expect(did(planned('Start WA-1093', vans))).not.toContain('click');
  expect(did(planned('Open WA-1093', vans))).toContain('click');
  expect(
    did(planned('Follow the link Help', pageOf(node('link', 'Help', { tag: 'a', url: '/help' })))),
  ).toContain('click');
});

test('a drawn list is not opened for what is to be chosen from it, nor a talk for the profile of who gives it', () => {
  const fleet = pageOf(
    words('Any status ▾', { clickable: true }),
    box('list', words('Ewa Lis — Idle'), words('Ola Kmita — Moving')),
  );
  expect(did(planned('Show the vehicles with status idle', fleet))).not.toBe('click element "Any status ▾"');
  const talk = (title: string, who: string): SnapshotNode =>
    node('article', '', {
      tag: 'article',
      children: [node('link', title, { tag: 'a', url: '/t' }), words(who)],
    });
  const talks = pageOf(
    box('list', talk('Accessible forms', 'Tom Reyes'), talk('Signals', 'Ann Lee'), talk('Queues', 'Bo Li')),
  );
  expect(did(planned('Open the profile of Tom Reyes', talks))).not.toContain('click');
  expect(did(planned('Open the accessible forms', talks))).toContain('click link "Accessible forms"');
});

test('the first question is not the line of the first answer, nor the other way round', () => {
  const line = (name: string): SnapshotNode =>
    node('listitem', '', { tag: 'li', clickable: true, children: [button('Delete'), words(name)] });
  const answer = (at: number, value: string): SnapshotNode =>
    box(
      'ans',
      node('textbox', `Answer ${at}`, { tag: 'input', value }),
      button('🗑', { hints: [{ from: 'title', text: 'Remove' }] }),
    );
  const quiz = pageOf(
    node('list', '', {
      tag: 'ul',
      children: [line('What is it?'), line('Who is it?'), line('Where is it?')],
    }),
    box('card', words('Question 1 of 3'), answer(1, 'Toronto'), answer(2, 'Ottawa'), answer(3, 'Quebec')),
  );
  expect(did(planned('Delete the first question', quiz))).not.toContain('🗑');
  expect(did(planned('Delete the first answer', quiz))).not.toContain('"Delete"');
});

test('a button that says another number or another deed is not clicked for what is said', () => {
  const lot = (at: number, watch: string): SnapshotNode =>
    box(
      'lot',
      button(`${watch} lot ${at}`),
      node('heading', `Clock ${at}`, { level: 3, tag: 'h3' }),
      node('textbox', 'Your bid', { tag: 'input', inputType: 'number' }),
      button('Bid'),
    );
  const sale = pageOf(box('lots', lot(1, 'Watch'), lot(2, 'Stop watching'), lot(3, 'Watch')));
  expect(did(planned('Stop watching lot 1', sale))).not.toContain('click');
  expect(did(planned('Open lot 3', sale))).not.toContain('click button "Watch');
  expect(did(planned('Stop watching lot 2', sale))).toContain('click button "Stop watching lot 2"');
});

test('the options of a question are not its questions, and its text is not what is set', () => {
  const option = (value: string): SnapshotNode =>
    box('o', words('○'), node('textbox', '', { tag: 'input', value }), button('✕'));
  const question = (value: string, ...more: SnapshotNode[]): SnapshotNode =>
    box(
      'q',
      node('textbox', '', { tag: 'div', value }),
      ...more,
      button('🗑', { hints: [{ from: 'title', text: 'Delete' }] }),
    );
  const survey = pageOf(
    box(
      'all',
      question('How do you travel?', box('os', option('Train'), option('Car'), option('Bike'))),
      question('Which floor do you sit on?'),
      question('Are you happy?'),
    ),
    button('Add question'),
  );
  expect(did(planned('Delete the first question', survey))).not.toContain('✕');
  expect(did(planned('Set the floor question to single choice', survey))).not.toContain('fill');
});

test('a search is not done for the words that say where, nor is what is shown again ordered', () => {
  const catalogue = pageOf(
    node('searchbox', 'Search', { tag: 'input', inputType: 'search' }),
    selectOf('in', 'Everything', 'Title', 'Author'),
    button('Search'),
  );
  expect(did(planned('Search for Hemingway as author', catalogue))).not.toContain('fill');
  expect(did(planned('Search for "Hemingway as author"', catalogue))).toContain('fill');
  const shop = pageOf(node('tab', 'Shop', { selected: true }), node('tab', 'Orders', { selected: false }));
  expect(did(planned('Order again', shop))).not.toContain('click');
});

test('several that are to be shown open none of them, be its opener called by their noun', () => {
  const book = (name: string, year: string): SnapshotNode =>
    node('article', '', {
      tag: 'article',
      children: [
        heading(name),
        node('paragraph', year, { tag: 'p', text: year }),
        node('generic', 'About this book', { tag: 'summary', expanded: false, clickable: true }),
      ],
    });
  const books = pageOf(box('results', book('Dune', '1965'), book('The Sea', '1952'), book('Moby', '1851')));
  expect(did(planned('Show books from 1965', books))).not.toContain('click');
});

test('a cell and the titles over a list show nothing when they are clicked', () => {
  const files = pageOf(
    node('table', '', {
      tag: 'table',
      children: [row(text('beach'), text('Photo')), row(text('trip'), text('Video'))],
    }),
  );
  expect(did(planned('Show the videos', files))).not.toContain('click');
  const stock = pageOf(
    box('heads', words('Article'), words('Price'), words('Active')),
    box('line', words('Pump'), words('9'), words('3'), words('yes')),
  );
  expect(did(planned('Show active articles', stock))).not.toContain('Article');
});

test('a category is not the cart, nor a field without a name what is to be cleared of the list', () => {
  const shop = pageOf(box('row', ...['All products', 'Women', 'Bag', 'Shoes'].map((name) => button(name))));
  expect(did(planned('Open the cart', shop))).not.toContain('click');
  expect(did(planned('Open the cart', pageOf(button('Bag'), button('Account'))))).toContain(
    'click button "Bag"',
  );
  const todos = pageOf(
    node('textbox', '', { tag: 'input', value: '' }),
    button('Add'),
    node('link', 'Completed', { tag: 'a', url: '#c' }),
  );
  expect(did(planned('Clear completed', todos))).not.toContain('clear');
  expect(did(planned('Clear the field', todos))).toContain('clear textbox');
});

test('what is said of a day is not done on the one that is shown', () => {
  const day = (name: string, ...classes: string[]): SnapshotNode =>
    words(name, { clickable: true, classes: ['day', ...classes] });
  const lesson = (name: string): SnapshotNode =>
    node('listitem', '', { tag: 'li', children: [words(name), button('Book')] });
  const gym = (shown: string) =>
    pageOf(
      box(
        'days',
        ...['Mon 9 Jun', 'Tue 10 Jun', 'Wed 11 Jun', 'Thu 12 Jun'].map((each) =>
          each.startsWith(shown) ? day(each, 'on') : day(each),
        ),
      ),
      node('list', '', { tag: 'ul', children: [lesson('Boxing'), lesson('Yoga'), lesson('Spin')] }),
    );
  expect(did(planned('Book boxing on Thursday', gym('Mon')))).not.toContain('click button "Book"');
  expect(did(planned('Book boxing', gym('Mon')))).toContain('click button "Book"');
});

/** Drawn in a column of a table. */
const drawn = (at: number, each: SnapshotNode): SnapshotNode => ({
  ...each,
  box: { x: at * 100, y: 0, width: 100, height: 20 },
});

test('what a column shows is no sign in its row, nor a bound what is typed', () => {
  const sign = words('💬', { clickable: true, hints: [{ from: 'title', text: 'Comment' }] });
  const line = (name: string): SnapshotNode =>
    row(
      ...[text(name), text('92'), text('85'), cell({ ...sign, ref: `s${name}` })].map((each, at) =>
        drawn(at, each),
      ),
    );
  const titles = ['Student', 'Homework', 'Average', ''].map((each, at) =>
    drawn(at, node('columnheader', each, { tag: 'th', text: each })),
  );
  const grades = pageOf(
    node('table', '', { tag: 'table', children: [row(...titles), line('Amira'), line('Ben'), line('Cleo')] }),
  );
  expect(did(planned("Show Amira's average", grades))).not.toContain('click');
  expect(did(planned('Comment on Ben', grades))).toContain('click');
  const rent = pageOf(
    heading('Monthly rent'),
    node('textbox', 'Min', { tag: 'input' }),
    node('textbox', 'Max', { tag: 'input' }),
  );
  expect(did(planned('Set the rent to at most 1500', rent))).not.toContain('at most');
});

test('the cross in the last line of a card is that of the card, and a number to set is none of its name', () => {
  const small = { x: 0, y: 0, width: 14, height: 14 };
  const card = (title: string, who: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['card'],
      draggable: true,
      children: [node('text', title), box('meta', words('High'), words(who), button('×', { box: small }))],
    });
  const board = pageOf(
    box('board', card('Fix the CI', 'Mia'), card('Write notes', 'Leo'), card('Tidy up', 'Ann')),
  );
  expect(did(planned('Remove the card about CI', board))).toContain('click button "×"');
  const slider = node('slider', 'Maximum distance 20', { tag: 'input', inputType: 'range', value: '20' });
  expect(did(planned('Set the maximum distance to 35', pageOf(slider)))).toContain('with "35"');
});

test('what is gone to is no field of its line', () => {
  const cue = (name: string): SnapshotNode =>
    row(
      text(name),
      cell(
        node('spinbutton', 'Fade (s)', {
          tag: 'input',
          value: '3',
          hints: [{ from: 'label-nearby', text: name }],
        }),
      ),
    );
  const cues = pageOf(
    node('table', '', { tag: 'table', children: [cue('House out'), cue('Caliban enters')] }),
  );
  expect(did(planned('Jump to Caliban enters', cues))).not.toContain('click spinbutton');
});
