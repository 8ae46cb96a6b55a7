/** Columns to sort by: by their titles and what their cells hold, and though a header is called otherwise once it was clicked. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const emma = ['Emma', '474', '12 May 1815'];
const ulysses = ['Ulysses', '730', '2 Feb 1922'];
const candide = ['Candide', '98', '15 Jan 1759'];

/** Bridges by when they were built and what is owed for them. */
function bridges(...heads: string[]): Snapshot {
  const line = (...texts: string[]): SnapshotNode =>
    node('row', texts.join(' '), { children: texts.map((text) => node('cell', text)) });
  const header = heads.map((title) => node('columnheader', title, { clickable: true }));
  return pageOf(
    node('heading', 'Bridges'),
    node('table', '', {
      children: [
        node('row', '', { children: header }),
        line('Old Ferry', '1962', '2027-05-01', '$400.00'),
        line('Quarry', '1891', '2026-11-02', '$75.50'),
      ],
    }),
  );
}

test('a column is called by its title and what its cells hold: a year, a day, an amount', () => {
  const page = bridges('Bridge', 'Built', 'Expires', 'Due');
  for (const [sentence, is] of [
    ['Sort the bridges by year built', 'Built'],
    ['Sort by built year, oldest first', 'Built'],
    ['Order the table by expiry date, soonest first', 'Expires'],
    ['Sort the bridges by the amount due', 'Due'],
    ['Sort by amount due, highest first', 'Due'],
  ] as const)
    expect(did(planned(sentence, page)), sentence).toBe(`click columnheader "${is}"`);
  // No years, no days, no such column: nothing is sorted by another one.
  for (const sentence of [
    'Sort the bridges by year due',
    'Sort the bridges by date built',
    'Sort by bridge year',
    'Sort by amount paid, highest first',
    'Sort by expiry date of the licence',
  ])
    expect(did(planned(sentence, page)), sentence).toBe('none');
});

test('a header that says otherwise once it was clicked is the same header', () => {
  const lines = (rows: readonly (readonly string[])[], title: string): Snapshot =>
    pageOf(
      node('table', '', {
        children: [
          node('row', '', {
            children: [
              node('columnheader', title, { ref: 'first', clickable: true }),
              node('columnheader', 'Pages'),
              node('columnheader', 'Written'),
            ],
          }),
          ...rows.map((row) =>
            node('row', row.join(' '), { children: row.map((text) => node('cell', text)) }),
          ),
        ],
      }),
    );
  const answer = planned('Sort by title in ascending order', lines([ulysses, candide, emma], 'Title'));
  const after = (rows: readonly (readonly string[])[]): string =>
    did(
      planned(
        'Sort by title in ascending order',
        lines(rows, 'Column Title, in this order'),
        answer.kind === 'found' ? answer.next : undefined,
      ),
    );
  expect(after([candide, emma, ulysses])).toBe('done');
  expect(after([ulysses, candide, emma])).toMatch(/^click columnheader "Column Title/u);
});

test('the sign for sorting in a header that takes no click itself is what is clicked, and no other sign', () => {
  const slabs = (sign: string): Snapshot => {
    const header = (title: string): SnapshotNode =>
      node('columnheader', title, {
        children: [
          node('text', title),
          node('generic', '', {
            tag: 'a',
            classes: [sign],
            clickable: true,
            hints: [{ from: 'class', text: sign.replaceAll('-', ' ') }],
          }),
        ],
      });
    const line = (...texts: string[]): SnapshotNode =>
      node('row', texts.join(' '), { children: texts.map((text) => node('cell', text)) });
    return pageOf(
      node('heading', 'Slabs'),
      node('table', '', {
        children: [
          node('row', '', { children: [header('Slab'), header('kPa')] }),
          line('North', '31'),
          line('South', '24'),
        ],
      }),
    );
  };
  for (const sentence of ['Sort the slabs by kPa', 'Sort by slab', 'Sort by kPa, highest first'])
    expect(did(planned(sentence, slabs('grid-btn-sorting'))), sentence).toBe('click element');
  expect(did(planned('Sort the slabs by kPa', slabs('grid-btn-filter')))).toBe('click columnheader "kPa"');
});
