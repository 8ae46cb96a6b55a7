/** One payment of several is no price: what is the dearest goes by the price, and not by "or 9 x $1.21". */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

test('the most expensive of several that can be paid in parts is told by its price', () => {
  const card = (name: string, price: string, parts: string): SnapshotNode =>
    node('listitem', '', {
      children: [
        node('heading', name, { level: 3 }),
        node('generic', '', { text: price }),
        node('generic', '', { text: parts }),
        node('button', `Add ${name}`, { tag: 'button' }),
      ],
    });
  const shop = pageOf(
    node('heading', 'Products', { level: 1 }),
    node('list', '', {
      children: [
        card('Cap', '$10.90', 'or 2 x $5.45'),
        card('Shirt', '$29.45', 'or 9 x $3.27'),
        card('Socks', '$6.00', 'or 3 x $2.00'),
      ],
    }),
  );
  expect(did(planned('Add the most expensive product', shop))).toBe('click button "Add Shirt"');
});

test('what is confirmed with Enter is confirmed by the key', () => {
  const page = pageOf(node('combobox', 'Interests', { tag: 'input' }));
  const typed = 'Type "street food" into the interests and confirm it with Enter';
  const first = planned(typed, page);
  expect(did(first)).toContain('with "street food"');
  const next = first.kind === 'found' ? first.next : undefined;
  const then = next === undefined ? did(first) : did(planned(typed, page, next, page));
  expect(then).toContain('Enter');
});
