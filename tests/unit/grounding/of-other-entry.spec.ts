/** What is said of one channel, folder or booking is not done to the one that is open, to what stands beside it, nor to all of them. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input' });
const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'div', text: shown });
const drawn = (shown: string): SnapshotNode =>
  node('generic', '', { tag: 'div', text: shown, clickable: true });
const radio = (name: string): SnapshotNode => node('radio', name, { tag: 'input', checked: false });
const div = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });

/** Rooms of a club at the side, and what is said in the one that is open. */
const chat = pageOf(
  div('side', text('Rooms'), drawn('# kitchen'), drawn('# garden'), drawn('# attic'), drawn('Ines Moor')),
  div(
    'room',
    div('top', text('# kitchen'), button('Mute'), field('Search')),
    div('line', text('Ben'), text('Who has the big pot?'), button('Like')),
    div('line', text('Ines'), text('I do'), button('Like')),
    div('write', field('Write a message'), button('Attach picture'), button('Send')),
  ),
);

for (const [sentence, done] of [
  ['Mute the room', 'click button "Mute"'],
  ['Mute the kitchen', 'click button "Mute"'],
  ['Mute the garden', 'none'],
  ['Mute Ines', 'none'],
  ['Send the message', 'click button "Send"'],
  ['Send a picture', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, chat)).replace(/ in .*/, '')).toBe(done));

/** Bills, narrowed by chips that say how many, under a button that asks for what is owed. */
const bills = pageOf(
  div('chips', drawn('All (6)'), drawn('Draft (1)'), drawn('Overdue (2)')),
  list('Sort bills', 'Name', 'Amount'),
  button('Remind all overdue'),
);

for (const [sentence, done] of [
  ['Show the overdue bills', 'click element "Overdue (2)"'],
  ['Show all overdue', 'none'],
  ['Sort the bills by amount', 'select combobox "Sort bills" with "Amount"'],
  ['Sort the folders by amount', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, bills)).replace(/ in .*/, '')).toBe(done));

/** A day at a hall: what is asked for in the form, and what is booked already. */
const hall = pageOf(
  node('heading', 'Your booking', { level: 2, tag: 'h2' }),
  div('kind', radio('Yoga'), radio('Choir')),
  button('Confirm booking'),
  node('heading', 'Upcoming', { level: 2, tag: 'h2' }),
  div('booked', div('line', text('Tue 14 July'), text('Choir, Long room'), button('Cancel'))),
  div('booked', div('line', text('Fri 17 July'), text('Chess, Attic'), button('Cancel'))),
);

for (const [sentence, done] of [
  ['Choose choir', 'check radio "Choir"'],
  ['Show my choir bookings', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, hall)).replace(/ in .*/, '')).toBe(done));

/** Proposals in the order that two arrows on each change by one place. */
const ranking = pageOf(
  ...['Dust', 'Transits', 'Old clusters'].map((name) =>
    div('proposal', text(name), button('Rank higher'), button('Rank lower')),
  ),
);

for (const [sentence, done] of [
  ['Rank Transits higher', 'click button "Rank higher"'],
  ['Rank Old clusters first', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, ranking)).replace(/ in .*/, '')).toBe(done));

/** A shop's orders under a notice about the lamps, and how they are sent. */
const orders = pageOf(
  node('navigation', '', {
    tag: 'nav',
    children: ['Orders', 'Invoices'].map((name) => node('link', name, { tag: 'a', url: '#' })),
  }),
  node('heading', 'Orders', { level: 1, tag: 'h1' }),
  button('Add order'),
  node('status', '', {
    clickable: true,
    children: [node('heading', 'Lamp prices go up', { level: 2, tag: 'h2' }), button('Dismiss')],
  }),
  node('table', '', {
    tag: 'table',
    children: ['Ines Moor', 'Holt Ltd', 'Rind'].map((name) =>
      node('row', '', {
        tag: 'tr',
        children: [node('cell', name, { text: name }), node('cell', '', { children: [button('Pack')] })],
      }),
    ),
  }),
  node('heading', 'Delivery', { level: 2, tag: 'h2' }),
  field('Note to driver'),
);

for (const [sentence, done] of [
  ['Add an order for Holt Ltd', 'click button "Add order"'],
  ['Send the invoices', 'none'],
  ['Open the invoices', 'click link "Invoices"'],
  ['Filter by lamp', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, orders)).replace(/ in .*/, '')).toBe(done));

/** Songs in the order in which they are played, under a warning, and the tabs of the studio. */
const song = (name: string, state: string): SnapshotNode =>
  div('song', text(name), text('3:12'), button(state), button('Move down'));
const studio = pageOf(
  node('region', '', {
    tag: 'section',
    children: [node('img', 'Warning'), text('The sender runs warm'), button('Close')],
  }),
  node('tablist', '', {
    children: ['Songs', 'Food'].map((name) => node('tab', name, { selected: name === 'Songs' })),
  }),
  node('heading', 'Queue', { level: 2, tag: 'h2' }),
  div('songs', song('Blue Tram', 'Hold'), song('Dilys', 'Resume'), song('Lantern', 'Hold')),
);

for (const [sentence, done] of [
  ['Close the warning', 'click button "Close"'],
  ['Close the queue', 'none'],
  ['Resume Dilys', 'click button "Resume"'],
  ['Resume the queue', 'none'],
  ['Open the food', 'click tab "Food"'],
  ['Show the food of Dilys', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, studio)).replace(/ in .*/, '')).toBe(done));
