/** Sentences on small pages of cards: what is counted, set and cleared there, and the view that a tab shows. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string): SnapshotNode => node('text', name);
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode => node('button', name, more);
const box = (name: string, checked = false): SnapshotNode => node('checkbox', name, { checked });
const list = (name: string, options: readonly string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const card = (title: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['item'],
    children: [node('heading', title, { level: 3 }), ...more],
  });
const counter = (): SnapshotNode[] => [
  button('Less', { text: '−' }),
  text('1'),
  button('More', { text: '+' }),
];
const seeds = [
  node('heading', 'Seeds', { level: 1 }),
  ...['Basil', 'Dill', 'Kale'].map((name) => card(name, ...counter(), button('Add to basket'))),
];
const dogs = ['Otto', 'Rex'].map((name) => card(name, text('A dog'), button('Walk'), button('Wash')));
const people = ['Nobody', 'Ada Brook', 'Ben Stone'];
const shift = (day: string, said: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['shift'],
    children: [
      node('generic', '', { tag: 'b', text: day }),
      text(said),
      list('Assign to', people),
      button('Delete shift'),
    ],
  });
const shifts = [
  node('heading', 'Shifts', { level: 1 }),
  shift('Mon 4 May', 'Bar, 17:00–23:00'),
  shift('Tue 5 May', 'Kitchen, 10:00–16:00'),
  shift('Wed 6 May', 'Kitchen, 16:00–22:00'),
];
const skip = (name: string, shown: string): SnapshotNode =>
  node('generic', '', {
    tag: 'p',
    children: [
      node('slider', name, { tag: 'input', inputType: 'range', value: '30', min: '10', max: '60' }),
      node('status', '', { text: shown }),
    ],
  });
const filters = [
  node('group', 'Type', { children: [box('Herb'), box('Flower')] }),
  list('Sowing month', ['Any month', 'March', 'May']),
  node('searchbox', 'Search seeds', { tag: 'input', value: '' }),
];
const sorter = list('Sort by', ['Name', 'Weight (heaviest first)']);
const tabs = (shown: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: ['Guests', 'Bookings'].map((name) =>
      button(name, name === shown ? { classes: ['active'] } : {}),
    ),
  });

const cases: readonly [sentence: string, page: readonly SnapshotNode[], steps: string][] = [
  // "+" counts, and adds nothing where another button does.
  ['Add the first seed', seeds, 'click button "Add to basket"'],
  ['Walk Otto twice', dogs, 'click button "Walk"; click button "Walk"'],
  ['Wash Rex 3 times', dogs, 'click button "Wash"; click button "Wash"; click button "Wash"'],
  ['Brush Otto twice', dogs, 'none'],
  // A record is known by all that is said of it, where only one says it.
  ['Assign the Bar shift to Ada Brook', shifts, 'select combobox "Assign to" with "Ada Brook"'],
  ['Assign the shift on Tue 5 May to Ben Stone', shifts, 'select combobox "Assign to" with "Ben Stone"'],
  ['Assign the Kitchen shift to Ada Brook', shifts, 'none'],
  ['Assign the Floor shift to Ada Brook', shifts, 'none'],
  // A unit is the one that the element shows.
  [
    'Set the skip forward to 45 seconds',
    [skip('Skip forward', '30 s')],
    'fill slider "Skip forward" with "45"',
  ],
  ['Set the alarm to 45 minutes', [skip('Alarm', '30 min')], 'fill slider "Alarm" with "45"'],
  // What is hot is so by degrees, where nothing is shown but the number.
  [
    'Set the room temperature to 45 degrees',
    [skip('Room temperature', '30')],
    'fill slider "Room temperature" with "45"',
  ],
  ['Set the room temperature to 45 minutes', [skip('Room temperature', '30')], 'none'],
  ['Set the volume to 45 degrees', [skip('Volume', '30')], 'none'],
  ['Set the skip forward to 45 minutes', [skip('Skip forward', '30 s')], 'none'],
  // All the filters are cleared by the button for that.
  ['Clear all filters', [...filters, button('Clear filters')], 'click button "Clear filters"'],
  ['Reset all filters', [...filters, button('Clear filters')], 'click button "Clear filters"'],
  ['Remove all filters', [...filters, button('Reset filters')], 'click button "Reset filters"'],
  ['Clear all filters', [...filters, button('Clear basket')], 'none'],
  // "Type" is what is filtered by, and typed nowhere.
  [
    'Filter by sowing month May and type Flower',
    filters,
    'select combobox "Sowing month" with "May"; check checkbox "Flower"',
  ],
  ['Filter by type Herb', filters, 'check checkbox "Herb"'],
  ['Filter by sowing month May and type Tree', filters, 'select combobox "Sowing month" with "May"; none'],
  // The tab that is shown is the title of what is sorted; the other one is not.
  [
    'Sort the guests by weight, heaviest first',
    [tabs('Guests'), sorter, button('+ New guest')],
    'select combobox "Sort by" with "Weight (heaviest first)"',
  ],
  ['Sort the guests by weight, heaviest first', [tabs('Bookings'), sorter], 'none'],
];

const radio = (name: string): SnapshotNode => node('radio', name, { checked: false });
const order = node('dialog', 'Your mug', {
  children: [
    node('group', 'Size', { children: ['Small', 'Large +€4.00'].map((name) => radio(name)) }),
    node('group', 'Extras', { children: ['Gold rim +€1.50', 'Lid +€1.00'].map((name) => box(name)) }),
    button('Add to basket'),
  ],
});
const mugs = ['Blue mug', 'Red mug'].map((name) => card(name, text('Stoneware'), button('Choose')));
const boxed = ['Blue mug', 'Red mug'].map((name) => card(name, box('Select'), button('Choose')));

const extras: readonly [sentence: string, page: readonly SnapshotNode[], steps: string][] = [
  ['Choose Large with gold rim', [order], 'check radio "Large +€4.00"; check checkbox "Gold rim +€1.50"'],
  [
    'Select Large with gold rim and lid',
    [order],
    'check radio "Large +€4.00"; check checkbox "Gold rim +€1.50"; check checkbox "Lid +€1.00"',
  ],
  ['Choose Large with lid', [order], 'check radio "Large +€4.00"; check checkbox "Lid +€1.00"'],
  ['Choose Large with handle', [order], 'none'],
  ['Choose Huge with lid', [order], 'none'],
  // A box elsewhere on the page is none of what is chosen.
  ['Choose Large with newsletter', [order, node('form', '', { children: [box('Newsletter')] })], 'none'],
  ['Choose the Blue mug', mugs, 'click button "Choose"'],
  ['Select the Red mug', mugs, 'click button "Choose"'],
  ['Choose the Green mug', mugs, 'none'],
  ['Choose the mug', mugs, 'none'],
  ['Select the Red mug', boxed, 'check checkbox "Select"'],
];

for (const [at, [sentence, page, steps]] of extras.entries()) {
  it(`extras ${at + 1}: "${sentence}": ${steps}`, () => {
    const told = stepsInAll(sentence, pageOf(...page)).join('; ');
    if (steps === 'none') expect(told).toMatch(/^(?:none|ambiguous|cannot-tell)$/u);
    else expect(told).toBe(steps);
  });
}

for (const [at, [sentence, page, steps]] of cases.entries()) {
  it(`${at + 1}: "${sentence}": ${steps}`, () => {
    const told = stepsInAll(sentence, pageOf(...page)).join('; ');
    if (steps === 'none') expect(told).toMatch(/^(?:none|ambiguous|cannot-tell)$/u);
    else expect(told).toBe(steps);
  });
}

test('an order that a drawn list shows opens it', () => {
  const drawn = node('generic', '', { tag: 'span', text: 'Newest first', clickable: true });
  const heading = node('heading', 'Episodes', { level: 1 });
  expect(did(planned('Sort the episodes by longest first', pageOf(heading, drawn)))).toBe(
    'click element "Newest first"',
  );
});

test('of the menu that was opened the item is chosen that says the verb', () => {
  const rows = ['Clerk', 'Cook'].map((name) =>
    node('generic', '', {
      tag: 'div',
      classes: ['card'],
      clickable: true,
      children: [
        node('generic', '', { text: name }),
        node('generic', 'More options', { tag: 'span', text: '⋯' }),
      ],
    }),
  );
  const items = ['Hide this job', 'Copy link', 'Report'].map((said) =>
    node('generic', '', { tag: 'div', text: said }),
  );
  const menu = node('generic', '', { tag: 'div', children: items });
  const before = pageOf(node('generic', '', { tag: 'div', children: rows }));
  const after = pageOf(node('generic', '', { tag: 'div', children: rows }), menu);
  expect(inTurn('Open the options of the Cook and hide it', [before, after])).toEqual([
    'click element "More options"',
    'click element "Hide this job"',
  ]);
  expect(inTurn('Open the options of the Cook and archive it', [before, after])[1]).not.toMatch(/^click/u);
});

test('a drawn list that shows an order is opened for another that ends the same', () => {
  const drawn = node('generic', '', { tag: 'span', text: 'Newest first', clickable: true });
  const up = node('list', '', {
    children: ['Newest first', 'Longest first'].map((text) => node('listitem', '', { text })),
  });
  expect(inTurn('Sort by longest first', [pageOf(drawn), pageOf(drawn, up)])).toEqual([
    'click element "Newest first"',
    'click listitem "Longest first"',
  ]);
});
