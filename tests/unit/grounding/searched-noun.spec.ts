/** What a page lists is said by whoever searches or sorts it, and by no field. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, selectOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const listOf = (...names: string[]): SnapshotNode =>
  node('list', '', {
    children: names.map((name) =>
      node('listitem', '', { children: [node('link', name), node('text', 'old')] }),
    ),
  });

const lanterns = (...more: SnapshotNode[]): Snapshot => ({
  ...pageOf(
    node('heading', 'Find your light', { tag: 'h1', level: 1 }),
    node('searchbox', 'Search', { tag: 'input', inputType: 'search' }),
    selectOf('Sort by', 'Newest', 'Price'),
    listOf('Brass lantern', 'Storm light', 'Candle jar'),
    ...more,
  ),
  title: 'Lantern collection',
});

const searched = 'fill searchbox "Search" with "brass"';
for (const [sentence, page, expected] of [
  ['Filter the lanterns by "brass"', lanterns(), searched],
  ['Sort the lanterns by price', lanterns(), 'select combobox "Sort by" with "Price"'],
  // The noun stands behind what is searched for.
  ['Search for "brass" lanterns', lanterns(), `${searched}; press searchbox "Search" with "Enter"`],
  ['Search for "brass" lanterns', lanterns(selectOf('In', 'Lanterns', 'Lamp oil')), 'cannot-tell'],
  ['Search for "brass" candles', lanterns(), 'cannot-tell'],
  // The page is about no such thing, or has a second list.
  ['Filter the customers by "brass"', lanterns(), 'none'],
  ['Filter the lanterns by "brass"', lanterns(listOf('Ann', 'Bo')), 'none'],
  // A control says the word: it may be meant.
  ['Filter the lanterns by "brass"', lanterns(node('button', 'Compare lanterns', { tag: 'button' })), 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(stepsInAll(sentence, page).join('; ')).toBe(expected));
