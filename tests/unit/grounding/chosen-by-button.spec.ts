/** What a card has a button for is chosen by that button, and what narrows a list is applied by the search beside it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'div', text: shown });
const div = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });

/** Boats to hire: nothing but the sign at the end of a card takes a click. */
const boat = (name: string, price: string): SnapshotNode =>
  div(
    'boat',
    text(name),
    text(price),
    node('generic', '', { tag: 'span', text: 'Select', clickable: true, ref: `select ${name}` }),
  );
const boats = pageOf(div('boats', boat('Heron', '$40'), boat('Grey goose', '$55'), boat('Swan', '$70')));

for (const [sentence, done] of [
  ['Select the Heron', 'select Heron'],
  ['Choose the Grey goose', 'select Grey goose'],
  ['Select the Duck', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => {
    const answer = planned(sentence, boats);
    expect(answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind).toBe(done);
  });

/** Reviews of a shop, narrowed by a list that only the search beside it applies. */
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const reviews = pageOf(
  node('heading', 'Reviews', { level: 1, tag: 'h1' }),
  div(
    'filters',
    div('field', list('Status', 'All', 'Approved', 'Pending')),
    button('Reset filter'),
    button('Search'),
  ),
  div('bar', list('Actions', 'None', 'Delete'), button('Submit')),
);

for (const [sentence, done] of [
  ['Show only the pending reviews', 'select combobox "Status" with "Pending"; click button "Search"'],
  ['Filter the reviews by Approved', 'select combobox "Status" with "Approved"; click button "Search"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, reviews))).toBe(done));

/** Lamps in stock, one of which is called as an option of a list is; a form behind a button, and a code beside one. */
const stock = pageOf(
  list('Sold as', 'Any', 'Wall lamp', 'Floor lamp'),
  node('table', '', {
    tag: 'table',
    children: ['Wall lamp', 'Desk lamp'].map((name) =>
      node('row', '', {
        tag: 'tr',
        children: [
          node('cell', name, { tag: 'td', text: name }),
          node('cell', '', { tag: 'td', children: [node('button', 'Reorder', { ref: `reorder ${name}` })] }),
        ],
      }),
    ),
  }),
  button('Add new lamp'),
  div('code', node('textbox', 'Discount code', { tag: 'input' }), button('Apply code')),
);

for (const [sentence, done] of [
  ['Open the form for a new lamp', 'click button "Add new lamp"'],
  ['Open the lamp', 'none'],
  ['Use the discount code A1', 'fill textbox "Discount code" with "A1"; click button "Apply code"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, stock))).toBe(done));

it('Reorder the wall lamp: the button in its line', () => {
  const answer = planned('Reorder the wall lamp', stock);
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe('reorder Wall lamp');
});

/** Loaves beside a list that is still closed: it says what can be chosen in it, and chooses nothing. */
const loaf = (name: string): SnapshotNode => div('loaf', text(name), text('€4'));
const loaves = pageOf(
  node('heading', 'Order a loaf', { level: 2, tag: 'h2' }),
  div(
    'segment',
    div('loaves', loaf('Rye'), loaf('Spelt'), loaf('Barley')),
    div('field', node('generic', '', { tag: 'div', text: 'Choose a weight', clickable: true })),
    button('Next'),
  ),
  div('foot', text('Opening hours')),
);

for (const [sentence, done] of [
  ['Choose the spelt loaf', 'click element "Spelt"'],
  ['Choose the oat loaf', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, loaves))).toBe(done));
