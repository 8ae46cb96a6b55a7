/** Plans that did something else than was said, or only what is beside it: each is refused now, or done rightly. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, doneIn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const box = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked });
const lines = (...each: readonly SnapshotNode[][]): SnapshotNode =>
  node('list', '', { children: each.map((children) => node('listitem', '', { children })) });
const row = (...cells: readonly (string | SnapshotNode)[]): SnapshotNode =>
  node('row', '', {
    children: cells.map((cell) =>
      typeof cell === 'string' ? node('cell', cell, { text: cell }) : node('cell', '', { children: [cell] }),
    ),
  });

const menu = pageOf(
  lines(
    [node('text', 'Fish and Chips 9:30 to 14:00'), button('Order')],
    [node('text', 'Soup of the day'), button('Order')],
  ),
);

const switches = pageOf(box('Enable backups', true), box('Enable previews', false));

const ticket = (...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: ['ticket'], children });
const tickets = pageOf(
  node('generic', '', {
    children: [
      ticket(node('text', 'T-41 · Choir'), button('Call off')),
      ticket(node('text', 'T-57 · Brass band')),
      node('generic', '', {
        children: [
          node('text', 'Newsletter'),
          node('textbox', 'Newsletter', { tag: 'input', inputType: 'email', value: '' }),
          button('Sign up'),
        ],
      }),
    ],
  }),
);

const crew = pageOf(
  node('table', 'Crew', {
    children: [
      row(box('Select Mina Falk'), 'Mina Falk', 'Deck', button('Adjust…')),
      row(box('Select Ole Brandt'), 'Ole Brandt', 'Galley', button('Adjust…')),
    ],
  }),
);

const picture = (name: string): SnapshotNode =>
  node('img', name, { clickable: true, children: [box(`Select ${name}`), node('text', `${name} 2025`)] });
const pictures = pageOf(picture('Tulips'), picture('Harbour'));

const book = (title: string): SnapshotNode =>
  node('generic', '', {
    classes: ['book'],
    children: [node('generic', title, { text: title, clickable: true }), button('Read'), button('Lend')],
  });
const books = pageOf(node('generic', '', { children: [book('Dune'), book('Emma')] }));

const cell = (text: string): SnapshotNode =>
  node('generic', text, { text, clickable: true, classes: ['day'] });
const visits = pageOf(
  node('generic', '', {
    classes: ['pane'],
    children: [
      node('generic', 'May 2026', { text: 'May 2026' }),
      node('generic', '', { children: ['10', '11', '12'].map(cell) }),
      node('generic', '', { children: ['Morning', 'Afternoon'].map(cell) }),
    ],
  }),
  node('generic', '', {
    classes: ['pane'],
    children: [
      node('heading', 'My visits', { level: 2 }),
      node('paragraph', '', { text: 'Room 2, 2026-05-10', children: [] }),
    ],
  }),
);

const choices = (...names: string[]): SnapshotNode =>
  node('generic', '', {
    children: names.map((name) => node('generic', name, { text: name, clickable: true, classes: ['kind'] })),
  });
const kinds = pageOf(choices('Oil painting', 'Glass-to-glass', 'Wood carving', 'Etching'));

const depot = pageOf(
  node('textbox', 'Filter', { tag: 'input', inputType: 'text', value: '' }),
  node('list', '', {
    children: ['Spare parts', 'Return orders', 'Tools'].map((name) =>
      node('listitem', name, { text: name, clickable: true }),
    ),
  }),
);

const wall = pageOf(
  button('Start a post'),
  node('article', '', { children: [node('text', 'Ida Quist'), node('text', 'We moved.'), button('Like')] }),
);

const ovens = pageOf(
  node('generic', '', {
    children: [
      ['Oven 1', 'Free', 'Start'],
      ['Oven 2', 'Running', 'Stop'],
      ['Old oven', 'Done', 'Log'],
    ].map(([name = '', state = '', deed = '']) =>
      node('generic', '', {
        tag: 'div',
        classes: ['oven'],
        clickable: true,
        children: [
          node('heading', name, { level: 2 }),
          node('paragraph', '', { text: state }),
          node('button', deed, { tag: 'button' }),
        ],
      }),
    ),
  }),
);

const print = pageOf(
  node('heading', 'Mugs', { level: 1 }),
  node('paragraph', '', { children: [button('Order mugs'), button('Empty all')] }),
);

const crags = pageOf(
  node('article', '', {
    children: [node('heading', 'Blue Moon', { level: 2 }), node('text', '6b'), button('Regrade')],
  }),
  node('article', '', {
    children: [node('heading', 'Red Sun', { level: 2 }), node('text', '5+'), button('Regrade')],
  }),
);

const rooms = (...checked: boolean[]) =>
  pageOf(
    node('group', 'Rooms', {
      children: ['Green room', 'Small room', 'Attic'].map((name, at) => box(name, checked[at])),
    }),
  );

for (const [sentence, page, expected] of [
  // What a page calls so may have any sign in it.
  ['Order the fish and chips', menu, 'click button "Order"'],
  // What is on is not switched off.
  ['Enable backups', switches, 'done'],
  ['Enable previews', switches, 'click checkbox "Enable previews"'],
  // The ticket that has no such button is no address for the newsletter.
  ['Call off T-41', tickets, 'click button "Call off"'],
  ['Call off T-57', tickets, 'none'],
  // Whom one goes to is not adjusted, and who is made an offer is not selected.
  ['Go to Ole Brandt', crew, 'none'],
  ['Adjust Ole Brandt', crew, 'click button "Adjust…"'],
  ['Make Ole Brandt an offer', crew, 'none'],
  // The box says what it selects; a click on the picture opens it.
  ['Select Tulips', pictures, 'check checkbox "Select Tulips"'],
  ['Open Tulips', pictures, 'click img "Tulips"'],
  // What only the choice beside it says is said of none that it does not stand on.
  ['Select glass painting', kinds, 'none'],
  ['Select glass-to-glass', kinds, 'click element "Glass-to-glass"'],
  ['Select wood carving', kinds, 'click element "Wood carving"'],
  // What is filtered for is typed, and is no entry of the menu that says more.
  ['Filter the menu for return', depot, 'none'],
  ['Filter for return', depot, 'fill textbox "Filter" with "return"'],
  // Whose post is shared has written it.
  ["Share Ida's post with Tom Bay", wall, 'none'],
  // What does not say "start" starts nothing, where others say it.
  ['Start Oven 1', ovens, 'click button "Start"'],
  ['Start Old oven', ovens, 'none'],
  ['Start all free ovens', ovens, 'none'],
  // An order is sent once, and folds nothing.
  ['Order 5 mugs', print, 'none'],
  ['Fold the mugs', print, 'none'],
  // "6b" is no "6b+".
  ['Regrade Blue Moon to 6b+', crags, 'none'],
  // What is shown is not hidden by being shown, and one that is called otherwise is one of all as well.
  ['Show all rooms', rooms(true, true, true), 'none'],
  ['Show the small room', rooms(false, true, false), 'done'],
  // The month over the days and a number among them are no day of a visit.
  ['Change the visit on 10 May to the morning', visits, 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));

it('Read Emma: its button', () => expect(doneIn('Read Emma', books)).toBe('click button "Read" in 2'));

const pump = (name: string, state: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('generic', name, { text: name }),
      node('generic', state, { text: state }),
      button(state === 'Running' ? 'Stop' : 'Start'),
    ],
  });
const pumps = pageOf(
  node('heading', 'Pumps'),
  node('list', '', {
    children: [pump('well-01', 'Running'), pump('well-02', 'Idle'), pump('drain-07', 'Running')],
  }),
);

it('a code that ends in the number of another record is not that record', () => {
  expect(did(planned('Stop well-01', pumps))).toBe('click button "Stop"');
  for (const said of ['Stop mail-01', 'Stop the pump post-01', 'Stop drain-01'])
    expect(did(planned(said, pumps)), said).not.toContain('click');
});

const tariffs = (...behind: SnapshotNode[]) =>
  pageOf(
    node('heading', 'Your tariff'),
    node('radiogroup', 'Tariff', {
      children: ['Small', 'Large'].map((name) => node('radio', name, { checked: name === 'Small' })),
    }),
    ...behind,
  );

it('a choice that is taken over by the button behind it is not changed by the choice alone', () => {
  const changed = 'check radio "Large"; click button "Change tariff"';
  expect(did(planned('Change my tariff to Large', tariffs(button('Change tariff'))))).toBe(changed);
  expect(did(planned('Choose Large', tariffs(button('Change tariff'))))).toBe('check radio "Large"');
  expect(did(planned('Change my tariff to Large', tariffs(button('Change password'))))).toBe(
    'check radio "Large"',
  );
});

const invoices = pageOf(
  node('heading', 'Invoices'),
  node('table', '', {
    children: [
      row('October', 'Due', button('Pay now')),
      row('September', 'Paid', button('Download')),
      row('August', 'Paid', button('Download')),
    ],
  }),
);

it('a form is not opened by the button of another line', () => {
  expect(did(planned('Pay the October invoice now', invoices))).toBe('click button "Pay now"');
  expect(did(planned('Pay the August invoice now', invoices))).not.toContain('click');
});
