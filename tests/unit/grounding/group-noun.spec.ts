/** What is chosen with the heading that it stands under behind it: "courier delivery". */
import { expect, test } from '@playwright/test';
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
