/** A day in three fields under one title: which group is meant, and which number goes where. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned, stepsInAll } from './snapshot.js';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input' });
const list = node('combobox', 'Month', { tag: 'select', options: ['- Select -', ...months] });
const group = (name: string, ...children: SnapshotNode[]): SnapshotNode => node('group', name, { children });
const page = pageOf(
  group('What is your date of birth?', field('Day'), field('Month'), field('Year')),
  group('When should the licence start?', field('Day'), field('Month'), field('Year')),
  group('Arrival date', list, field('Day'), field('Year')),
);

for (const [sentence, expected] of [
  ['enter 7 11 1984 as the date of birth', ['Day" with "7', 'Month" with "11', 'Year" with "1984']],
  ['enter 7/11/1984 as the date of birth', ['Day" with "7', 'Month" with "11', 'Year" with "1984']],
  ['the licence should start on 1 June 2026', ['Day" with "1', 'Month" with "6', 'Year" with "2026']],
  ['set the licence start date to 1 June 2026', ['Day" with "1', 'Month" with "6', 'Year" with "2026']],
  [
    'set the arrival date to September 14, 2026',
    ['Month" with "September', 'Day" with "14', 'Year" with "2026'],
  ],
  // The first number is the month here, because the page asks for it first.
  ['enter 9/14/2026 as the arrival date', ['Month" with "September', 'Day" with "14', 'Year" with "2026']],
] as const)
  test(sentence, () => {
    const steps = stepsInAll(sentence, page);
    expect(steps).toHaveLength(3);
    for (const [at, part] of expected.entries()) expect(steps[at]).toContain(part);
  });

for (const sentence of [
  'enter 31 12 1999 as the date of death',
  'enter 7 13 1984 as the date of birth',
  'the contract should start on 1 June 2026',
  'set the departure date to September 14, 2026',
])
  test(`refused: ${sentence}`, () => {
    expect(planned(sentence, page).kind).not.toBe('found');
  });
