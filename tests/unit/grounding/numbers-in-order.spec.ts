/** Numbers that are clicked by their value. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const number = (value: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    text: value,
    clickable: true,
    box: { x: 0, y: 0, width: 40, height: 40 },
    ...more,
  });
const told = (say: string, ...values: SnapshotNode[]): string =>
  did(planned(say, pageOf(node('generic', '', { tag: 'div', children: values }))));

test('of plain numbers the largest is the one of the greatest value', () => {
  const three = ['18', '4', '102'].map((value) => number(value));
  expect(told('Click the largest number', ...three)).toBe('click element "102"');
  expect(told('Click the smallest number', ...three)).toBe('click element "4"');
});

test('a number that stands there twice, or numbers of several sizes, leave open which', () => {
  expect(told('Click the largest number', number('9'), number('9'), number('3'))).not.toContain('click');
  expect(
    told(
      'Click the largest number',
      number('9'),
      number('3', { box: { x: 0, y: 0, width: 90, height: 90 } }),
    ),
  ).toBe('none');
});

test('numbers are clicked in the order that is said, where they stand in one group', () => {
  const three = ['18', '4', '102'].map((value) => number(value));
  expect(told('Click the numbers in ascending order', ...three)).toBe(
    'click element "4"; click element "18"; click element "102"',
  );
  expect(told('Press the numbers from the largest to the smallest', ...three)).toBe(
    'click element "102"; click element "18"; click element "4"',
  );
  expect(told('Click the numbers in ascending order', ...three, number('4'))).toBe('none');
  const groups = [1, 2].map(() =>
    node('generic', '', { tag: 'div', children: ['18', '4'].map((value) => number(value)) }),
  );
  expect(did(planned('Click the numbers in ascending order', pageOf(...groups)))).toBe('none');
});
