/** A filter that is cleared is the list of that name, which goes back to what narrows nothing. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const list = (name: string, value: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value });
const page = pageOf(
  node('heading', 'Sale', { tag: 'h1' }),
  list('Category', 'Clocks', 'All', 'Clocks', 'Maps'),
  list('Status', 'Any status', 'Any status', 'Open', 'Sold'),
  list('Sort', 'Lot number', 'Lot number', 'Most bids'),
);

for (const [sentence, steps] of [
  ['Clear the category filter', 'select combobox "Category" with "All"'],
  ['Reset the category filter', 'select combobox "Category" with "All"'],
  ['Reset the Clocks filter', 'select combobox "Category" with "All"'],
  ['Reset the Maps filter', 'none'],
  ['Clear the status filter', ''],
  // It is no filter, or none is called so.
  ['Clear the sort filter', 'none'],
  ['Clear the colour filter', 'none'],
] as const)
  it(`${sentence}: ${steps}`, () => expect(stepsInAll(sentence, page).join(', ')).toBe(steps));
