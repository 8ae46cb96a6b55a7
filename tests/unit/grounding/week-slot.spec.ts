/** The place of a timetable that a day and a time name together, in the table that is said; nothing where somebody has it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const days = ['Mon', 'Tue', 'Wed'];
const hours = ['9:00', '14:00', '2:30 pm'];

const at = (column: number, row: number): Pick<SnapshotNode, 'box'> => ({
  box: { x: 100 * column, y: 30 * row, width: 100, height: 30 },
});

const table = (of: string, taken: Readonly<Record<string, string>>): SnapshotNode[] => [
  node('heading', of, { level: 2 }),
  node('table', '', {
    children: [
      node('row', '', { children: ['', ...days].map((day, x) => node('columnheader', day, at(x, 0))) }),
      ...hours.map((hour, y) =>
        node('row', '', {
          children: [
            node('rowheader', hour, at(0, y + 1)),
            ...days.map((day, x) => {
              const text = taken[`${day} ${hour}`];
              return node('cell', text ?? '', {
                ref: `${of} ${day} ${hour}`,
                ...(text && { text }),
                ...at(x + 1, y + 1),
              });
            }),
          ],
        }),
      ),
    ],
  }),
];

const halls = (): Snapshot =>
  pageOf(
    node('region', 'Small hall', { children: table('Small hall', { 'Mon 9:00': 'Yoga' }) }),
    node('region', 'Large hall', { children: table('Large hall', { 'Tue 14:00': 'free' }) }),
  );

for (const [sentence, place] of [
  ['Book the small hall on Wednesday at 14:00', 'Small hall Wed 14:00'],
  ['Reserve the large hall on Tuesday at 2 pm', 'Large hall Tue 14:00'],
  ['Choose the 14:30 slot on Monday in the large hall', 'Large hall Mon 2:30 pm'],
  // Taken, another day, time or hall, and two that fit.
  ['Book the small hall on Monday at 9:00', undefined],
  ['Book the small hall on Friday at 9:00', undefined],
  ['Book the small hall on Tuesday at 10:00', undefined],
  ['Book the blue hall on Tuesday at 9:00', undefined],
  ['Book the hall on Tuesday at 9:00', undefined],
] as const)
  it(`${sentence}: ${place ?? 'none'}`, () => {
    const answer = planned(sentence, halls());
    expect(answer.kind === 'found' ? answer.steps[0]?.ref : undefined).toBe(place);
  });
