/** "That include breakfast", "that allow pets": the boxes of a filter say that something is there in their own words. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';

const boxes = (...names: string[]): SnapshotNode[] => [
  node('heading', 'Hostels in Porto', { level: 1 }),
  ...names.map((name) => node('checkbox', name, { tag: 'input', checked: false })),
];

const did = (instruction: string, ...names: string[]): string =>
  told(planned(instruction, pageOf(...boxes(...names))));

test('what is said to be there is a box that says so, in whatever words', () => {
  const all = ['Breakfast included', 'Pets allowed', 'Pool', 'Sauna available'];
  expect(did('Show only hostels with breakfast that allow pets', ...all)).toBe(
    'check checkbox "Breakfast included"; check checkbox "Pets allowed"',
  );
  expect(did('Show only places with a pool that offer a sauna', ...all)).toBe(
    'check checkbox "Pool"; check checkbox "Sauna available"',
  );
});

test('a box that denies it, says more of it, or has a twin is none', () => {
  expect(did('Show only hostels that allow smoking', 'No smoking', 'Pool')).toBe('none');
  expect(did('Show only hostels that include meals', 'Meals not included', 'Pool')).toBe('none');
  expect(did('Show only hostels that offer parking', 'Free parking', 'Pool')).toBe('none');
  expect(did('Show only hostels that do not allow pets', 'Pets allowed', 'Pool')).toBe('none');
  expect(
    did('Show only hostels with a pool that offer towels', 'Towels included', 'Towels available', 'Pool'),
  ).toBe('none');
  expect(did('Show only places with a gym that include breakfast', 'Breakfast included', 'Pool')).toBe(
    'none',
  );
});
