/** Places in rows with a name: by the number that stands on them, by that over their column, or all that are free. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const at = (column: number) => ({ x: 40 * column, y: 0, width: 30, height: 30 });
const cell = (text: string, column: number, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('cell', text, { tag: 'td', box: at(column), ...more });

/** A hall of three rows; the numbers stand over the columns, and X is taken. */
const hall = (): Snapshot =>
  pageOf(
    node('table', '', {
      tag: 'table',
      children: [
        node('row', '', {
          tag: 'tr',
          children: ['', '1', '2', '3', '4'].map((each, column) =>
            node('columnheader', each, { tag: 'th', box: at(column) }),
          ),
        }),
        ...(
          [
            ['D', '.X..'],
            ['E', 'X.*.'],
            ['F', '....'],
          ] as const
        ).map(([name, seats]) =>
          node('row', '', {
            tag: 'tr',
            children: [
              node('rowheader', name, { tag: 'th', box: at(0) }),
              ...seats.split('').map((seat, place) =>
                seat === 'X'
                  ? cell('✕', place + 1, { classes: ['taken'] })
                  : cell('', place + 1, {
                      classes: [seat === '*' ? 'selected' : 'free'],
                      clickable: true,
                    }),
              ),
            ],
          }),
        ),
      ],
    }),
  );

/** Where the clicks of a sentence come down: row and column, from 1. */
const places = (sentence: string, page: Snapshot): string => {
  const rows = page.root.children[0]?.children ?? [];
  const answer = planned(sentence, page);
  if (answer.kind !== 'found') return answer.kind;
  const [step] = answer.steps;
  const row = rows.findIndex(({ children }) => children.some(({ ref }) => ref === step?.ref));
  return `${row}-${rows[row]?.children.findIndex(({ ref }) => ref === step?.ref)}`;
};

test('A place is known by its row and the number over its column', () => {
  expect(places('Choose seat 4 in row D', hall())).toBe('1-4');
  expect(places('Select row F, seat 2', hall())).toBe('3-2');
});

test('A place that is taken, or not there, is refused', () => {
  expect(places('Choose seat 2 in row D', hall())).toBe('none');
  expect(places('Choose seat 9 in row D', hall())).toBe('none');
  expect(places('Choose seat 1 in row K', hall())).not.toMatch(/\d/);
});

test('A place that is chosen already is not given up', () => {
  expect(did(planned('Choose seat 3 in row E', hall()))).toBe('done');
});

test('All that are free are clicked one after the other, and none that is chosen or taken', () => {
  expect(stepsInAll('Pick all the free seats in row E', hall())).toHaveLength(2);
  expect(stepsInAll('Select seats 1 and 3 in row D', hall())).toHaveLength(2);
  expect(did(planned('Pick all the blue seats in row E', hall()))).not.toContain('click');
});

test('A place is known by its row and number in one, where no place says both', () => {
  expect(places('Choose the seat F2', hall())).toBe('3-2');
  expect(stepsInAll('Book seats D1 and F2', hall())).toHaveLength(2);
  expect(places('Choose seat G2', hall())).toBe('none');
  expect(places('Choose the seat D2', hall())).toBe('none');
});
