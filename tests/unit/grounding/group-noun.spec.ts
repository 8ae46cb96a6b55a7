/** What is chosen with the heading that it stands under behind it: "courier delivery". */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const choice = (text: string): SnapshotNode => node('generic', '', { clickable: true, tag: 'div', text });
const shop = (...more: SnapshotNode[]) =>
  pageOf(
    node('heading', 'Delivery', { level: 3 }),
    choice('By post, 3 to 5 days'),
    choice('Courier, tomorrow'),
    choice('Courier, today'),
    choice('Locker, free'),
    node('heading', 'Card', { level: 3 }),
    node('textbox', 'Number', { value: '' }),
    node('button', 'Pay'),
    ...more,
  );

for (const [say, expected] of [
  ['Choose locker delivery', 'click element "Locker, free"'],
  ['Choose the locker delivery', 'click element "Locker, free"'],
  // Two of them begin so, and one of them is called so nowhere.
  ['Choose courier delivery', 'none'],
  ['Choose drone delivery', 'none'],
  ['Choose post delivery', 'none'],
] as const)
  test(`${say}: ${expected}`, () => {
    expect(did(planned(say, shop()))).toBe(expected);
  });

const fold = (name: string, ...choices: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('generic', '', { clickable: true, tag: 'div', text: name }),
      node('generic', '', { tag: 'div', children: choices }),
    ],
  });
const card = (name: string, more: string): SnapshotNode =>
  node('generic', '', {
    clickable: true,
    tag: 'div',
    children: [
      node('generic', '', { tag: 'div', children: [node('text', name), node('text', more)] }),
      node('generic', '', { tag: 'div', text: 'Included' }),
    ],
  });
const bicycle = pageOf(
  fold('Frame', card('Light', 'Aluminium, 11 kg'), card('Strong', 'Steel, 14 kg')),
  fold('Wheels', card('26″ Road', 'Slim'), card('28″ Track', 'Wide')),
  node('generic', '', { clickable: true, folded: true, tag: 'div', text: 'Saddle' }),
  node('generic', '', { tag: 'div', text: 'Your order' }),
  node('generic', '', {
    tag: 'div',
    children: [
      node('generic', '', { tag: 'div', text: 'Gears' }),
      node('generic', '', { tag: 'div', children: [choice('7 gears'), choice('14 gears')] }),
    ],
  }),
);

for (const [say, expected] of [
  // The title over the choices is none of them, and says no more than what they all are.
  ['Choose the Strong frame', 'click element "Strong Steel, 14 kg Included"'],
  ['Choose the 28 inch wheels', 'click element "28″ Track Wide Included"'],
  ['Choose the track wheels', 'click element "28″ Track Wide Included"'],
  ['Choose the Heavy frame', 'none'],
  ['Choose the 29 inch wheels', 'none'],
  // A wheel is no frame.
  ['Choose the road frame', 'none'],
  ['Choose the frame', 'click element "Frame"'],
  ['Set the gears to 14 gears', 'click element "14 gears"'],
  ['Set the gears to 21 gears', 'none'],
  ['Set the tyres to 14 gears', 'none'],
] as const)
  test(`on a bicycle: ${say}: ${expected}`, () => {
    expect(did(planned(say, bicycle))).toBe(expected);
  });

test('a section that is said in front is gone to where it is folded away', () => {
  expect(did(planned('In the saddle section, set the height to 12', bicycle))).toBe('click element "Saddle"');
  expect(did(planned('In the basket section, set the height to 12', bicycle))).toBe('none');
});

const opener = (text: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [node('generic', '', { clickable: true, tag: 'div', text })],
  });
const printing = [
  node('heading', 'Paper', { level: 4 }),
  opener('Matt 135 g ▾'),
  node('heading', 'Size', { level: 4 }),
  opener('A5 ▾'),
  node('heading', 'Notes', { level: 4 }),
  opener('None'),
];
for (const [say, expected] of [
  ['Choose recycled paper', 'hover element "Matt 135 g ▾"'],
  ['Pick the A3 size', 'hover element "A5 ▾"'],
  // Another title, and what opens no list.
  ['Choose recycled cotton', 'none'],
  ['Choose private notes', 'none'],
] as const)
  test(`what opens under a title: ${say}: ${expected}`, () => {
    expect(did(planned(say, pageOf(...printing)))).toBe(expected);
  });

const cycle = (...names: string[]): SnapshotNode =>
  node('paragraph', '', {
    tag: 'p',
    children: names.map((text) => node('generic', '', { tag: 'span', clickable: true, text })),
  });
for (const [say, expected] of [
  ['Switch to yearly billing', 'click element "Yearly (2 months free)"'],
  ['Switch to monthly billing', 'click element "Monthly"'],
  ['Switch to weekly billing', 'none'],
  ['Switch to yearly storage', 'none'],
] as const)
  test(`a remark in brackets is no part of what a choice is called: ${say}`, () => {
    const page = pageOf(
      node('heading', 'Your plan', { level: 1 }),
      cycle('Monthly', 'Yearly (2 months free)'),
    );
    expect(did(planned(say, page))).toBe(expected);
  });

const list = (name: string): SnapshotNode =>
  node('combobox', name, { tag: 'select', options: ['Norvik', 'Helgen'], value: 'Norvik' });
const journey = [list('From'), node('button', 'Swap harbours', { text: '⇄' }), list('To')];
const units = [
  node('button', 'From unit', { text: 'mm' }),
  node('button', '⇄'),
  node('button', 'To unit', { text: 'in' }),
];
for (const [say, page, expected] of [
  ['Swap departure and destination', journey, 'click button "Swap harbours"'],
  ['Swap the departure and arrival harbours', journey, 'click button "Swap harbours"'],
  ['Reverse the route', journey, 'click button "Swap harbours"'],
  ['Swap the two units', units, 'click button "⇄"'],
  ['Swap the two colours', units, 'none'],
  ['Swap the units', [...units, node('button', 'To the units')], 'none'],
  ['Exchange the origin and the destination', journey, 'click button "Swap harbours"'],
  // Other things are swapped, or another part of the page does it.
  ['Swap departure and return', journey, 'none'],
  ['Swap departure and destination', [list('Home'), ...journey.slice(1)], 'none'],
  ['Swap departure and destination', [list('From'), list('To'), node('button', 'Search')], 'cannot-tell'],
] as const)
  test(`${say}: ${expected}, with ${page.map(({ name }) => name).join(', ')}`, () => {
    expect(did(planned(say, pageOf(...page)))).toBe(expected);
  });

test('the programme of a day is shown by a click on that day', () => {
  const days = pageOf(
    node('generic', '', {
      tag: 'div',
      children: ['Thu 4', 'Fri 5', 'Sat 6', 'Sun 7'].map((text, at) =>
        node('generic', '', {
          tag: 'div',
          clickable: true,
          text,
          ...(at === 0 && { classes: ['selected'] }),
        }),
      ),
    }),
  );
  expect(did(planned('Show the programme for Saturday', days))).toBe('click element "Sat 6"');
  expect(did(planned('Show the programme for Monday', days))).toBe('none');
  expect(did(planned('Show the menu for Saturday', days))).toBe('none');
});
