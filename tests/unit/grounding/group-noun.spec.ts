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
