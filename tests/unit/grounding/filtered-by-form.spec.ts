/** A list that is filtered by what the search form above it asks for. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, selectOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', value: '' });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const page = (...more: SnapshotNode[]): Snapshot =>
  pageOf(
    box(
      node('heading', 'Boats', { level: 2 }),
      box(field('Boat name'), selectOf('Home port', 'Any', 'North Quay', 'Old Mole')),
      box(button('Reset'), button('Search')),
    ),
    box(node('paragraph', '', { text: '4 boats' })),
    ...more,
  );

const one = page();
const two = page(box(field('Ticket'), field('Topic'), button('Search')));

for (const [sentence, on, steps] of [
  [
    'Filter the boats by home port Old Mole',
    one,
    ['select combobox "Home port" with "Old Mole"', 'click button "Search"'],
  ],
  [
    'Filter the boat list by boat name Skua',
    one,
    ['fill textbox "Boat name" with "Skua"', 'click button "Search"'],
  ],
  // No such port, nothing that is asked for, and no way to tell which search.
  ['Filter the boats by home port West Quay', one, ['none']],
  ['Filter the boats by skipper Old Mole', one, ['none']],
] as [string, Snapshot, string[]][])
  it(sentence, () => expect(stepsInAll(sentence, on)).toEqual(steps));

it('two searches: nothing is sent off', () =>
  expect(stepsInAll('Filter the boats by home port Old Mole', two)).not.toContain('click button "Search"'));
