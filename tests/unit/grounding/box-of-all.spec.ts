/** The box for all of a group is none of those that "all but" one leaves: it would tick that one along. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';

const box = (name: string, checked: SnapshotNode['checked'] = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked });
const group = (...boxes: SnapshotNode[]): Snapshot =>
  pageOf(node('group', 'Pizza toppings', { tag: 'fieldset', children: boxes }));
const others = ['check checkbox "Capers"', 'check checkbox "Rocket"'];
const toppings = [box('Olives'), box('Capers'), box('Rocket')];

for (const whole of [
  box('All toppings'),
  box('All toppings', 'mixed'),
  box('Select all'),
  box('Pizza', 'mixed'),
])
  for (const said of [
    'Check every topping but the olives',
    'Tick all the toppings except olives',
    'Check everything except Olives',
    'Tick all boxes but Olives',
  ])
    test(`${said}, beside ${whole.name} (${String(whole.checked)})`, () => {
      expect(stepsInAll(said, group(whole, ...toppings))).toEqual(others);
    });

test('a box that only begins like one for all is one of the others, or it cannot be told', () => {
  const said = 'Check every box except Olives';
  expect(stepsInAll(said, group(box('All-day menu'), ...toppings))).toEqual([
    'check checkbox "All-day menu"',
    ...others,
  ]);
  expect(stepsInAll(said, group(box('All sauces'), ...toppings))).toEqual(['none']);
  expect(stepsInAll('Check every sauce but the olives', group(box('All toppings'), ...toppings))).toEqual([
    'none',
  ]);
});

test('without an exception all is all', () => {
  expect(stepsInAll('Check all toppings', group(box('All toppings'), ...toppings))).toEqual([
    'check checkbox "All toppings"',
  ]);
});

test('the box of a part is left out where the excepted one is in that part', () => {
  const item = (...children: SnapshotNode[]): SnapshotNode => node('listitem', '', { tag: 'li', children });
  const list = (...children: SnapshotNode[]): SnapshotNode => node('list', '', { tag: 'ul', children });
  const page = pageOf(
    list(
      item(box('Leaves'), list(item(box('Kale')), item(box('Chard')))),
      item(box('Roots')),
      item(box('Herbs')),
    ),
  );
  expect(stepsInAll('Check every box except Kale', page)).toEqual([
    'check checkbox "Chard"',
    'check checkbox "Roots"',
    'check checkbox "Herbs"',
  ]);
  expect(stepsInAll('Check every box except Roots', page)).toContain('check checkbox "Leaves"');
});
