/** What a button has done by itself needs nothing to be chosen: a cross, the sign for an order. And a day offers no things. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });

const kit = (sign: SnapshotNode): Snapshot =>
  pageOf(
    node('heading', 'Camping'),
    node('list', '', {
      children: ['2 tents', '1 lantern', '4 mugs'].map((text) =>
        node('listitem', '', {
          children: [node('checkbox', '', { checked: false }), node('generic', '', { text }), { ...sign }],
        }),
      ),
    }),
  );

test('what is taken off a list by its cross is taken off, and nothing is chosen after that', () => {
  const first = planned('Take the lantern off the list', kit(button('❌')));
  expect(did(first)).toBe('click button "❌"');
  expect(first.kind === 'found' && first.next).toBeUndefined();
});

const logs = (order: string, ...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', 'Logs', { level: 1 }),
    button(`Sort direction: ${order} first`, { ref: `sort-${order}` }),
    node('list', '', { children: ['Mon', 'Tue'].map((text) => node('listitem', text)) }),
    ...more,
  );

test('a button that turns the order round has sorted', () => {
  expect(inTurn('List the newest logs first', [logs('oldest'), logs('newest')])).toEqual([
    'click button "Sort direction: oldest first"',
    'done',
  ]);
});

test('where it stands at that order already, nothing is turned round', () => {
  expect(did(planned('List the newest logs first', logs('newest')))).not.toContain('click');
});

const month = (): SnapshotNode =>
  node('table', 'June', {
    children: [1, 8, 15, 22].map((start) =>
      node('row', '', {
        children: Array.from({ length: 7 }, (_, at) =>
          node('cell', '', { children: [button(`${start + at} June`, { text: `${start + at}` })] }),
        ),
      }),
    ),
  });

test('a day of a month is no list that a thing is chosen from', () => {
  const page = pageOf(node('heading', 'Tour date'), month());
  expect(did(planned('Pick the tour on 17 June', page))).not.toContain('hover');
});
