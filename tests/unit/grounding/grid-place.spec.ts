/** A cell that is counted out by its row and its column, in the one full grid of boxes that take a click. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned } from './snapshot.js';

const box = (row: number, column: number): NonNullable<SnapshotNode['box']> => ({
  x: 20 + column * 66,
  y: 40 + row * 66,
  width: 64,
  height: 64,
});
const cell = (row: number, column: number): SnapshotNode =>
  node('cell', '', { tag: 'td', ref: `r${row}c${column}`, clickable: true, box: box(row, column) });
const board = (rows: number, columns: number): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    children: Array.from({ length: rows }, (_, row) =>
      node('row', '', {
        tag: 'tr',
        children: Array.from({ length: columns }, (_each, column) => cell(row, column)),
      }),
    ),
  });
const clicked = (sentence: string, ...nodes: SnapshotNode[]): string => {
  const answer = planned(sentence, pageOf(...nodes));
  return answer.kind === 'found' ? answer.steps.map(({ ref }) => ref).join(' ') : answer.kind;
};

test('row and column count out one cell', () => {
  for (const sentence of [
    'Click the cell in the second row, third column',
    'Click the square in row 2 and column 3',
    'Select the tile in the third column of the 2nd row',
  ])
    expect(clicked(sentence, board(3, 3)), sentence).toBe('r1c2');
  expect(clicked('Click the cell in the last row, first column', board(3, 3))).toBe('r2c0');
});

test('a place that is not there, and a second grid, are told of', () => {
  const sentence = 'Click the cell in the second row, third column';
  for (const page of [[board(3, 2)], [board(3, 3), board(2, 4)]])
    expect(clicked(sentence, ...page)).not.toBe('r1c2');
});
