/** Lines of a drawn tree with a sign in front of each: what the sign says of the line, and where a style turns one sign for both states. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const line = (name: string, sign: string, x: number, y: number): SnapshotNode[] => [
  ...(sign === ''
    ? []
    : [
        node('generic', '', {
          tag: 'span',
          classes: ['sign'],
          text: sign,
          clickable: true,
          box: { x, y, width: 14, height: 16 },
        }),
      ]),
  node('generic', '', {
    tag: 'span',
    classes: ['label'],
    text: name,
    clickable: true,
    box: { x: x + 16, y, width: 60, height: 16 },
  }),
];

const item = (lines: SnapshotNode[], y: number, height = 16): SnapshotNode =>
  node('listitem', '', { tag: 'li', box: { x: 10, y, width: 400, height }, children: lines });

/** Garden is open and Kitchen is closed. */
const shelf = (open: string, closed: string): Snapshot =>
  pageOf(
    node('list', '', {
      tag: 'ul',
      children: [
        item(
          [
            ...line('Garden', open, 10, 0),
            node('list', '', {
              tag: 'ul',
              children: [item(line('Tools', '', 30, 16), 16), item(line('Pots', '', 30, 32), 32)],
            }),
          ],
          0,
          48,
        ),
        item(line('Kitchen', closed, 10, 48), 48),
        item(line('Office', closed, 10, 64), 64),
      ],
    }),
  );

test('The branch that is open is collapsed by the sign in front of it, however much it holds', () => {
  expect(did(planned('Collapse Garden', shelf('▾', '▸')))).toBe('click element "▾"');
});

test('A sign that says closed leaves nothing to collapse', () => {
  expect(did(planned('Collapse Kitchen', shelf('▾', '▸')))).toBe('done');
});

test('A sign that says open leaves nothing to expand', () => {
  expect(did(planned('Expand Garden', shelf('▾', '▸')))).toBe('done');
});

test('One sign that is turned for both states says nothing: what lies below tells that the branch is open', () => {
  expect(did(planned('Expand Garden', shelf('▸', '▸')))).toBe('done');
  expect(did(planned('Collapse Garden', shelf('▸', '▸')))).toBe('click element "▸"');
});

test('One sign that is turned for both states, and nothing below it: the branch is closed', () => {
  expect(did(planned('Collapse Kitchen', shelf('▸', '▸')))).toBe('done');
  expect(did(planned('Expand Kitchen', shelf('▸', '▸')))).toBe('click element "▸"');
});
