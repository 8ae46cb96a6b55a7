/** An amount that is typed where a row and a column of a table meet, however the two are said. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, doneIn, node, pageOf, planned } from './snapshot.js';

const days = ['Mon 23.11', 'Tue 24.11', 'Wed 25.11'];
const at = (column: number, row: number): Partial<SnapshotNode> => ({
  box: { x: column * 100, y: row * 20, width: 100, height: 20 },
});
const row = (...children: SnapshotNode[]): SnapshotNode => node('row', '', { children });
const field = (value: string): SnapshotNode =>
  node('textbox', '', { tag: 'input', inputType: 'text', value });
const sheet = pageOf(
  node('table', '', {
    tag: 'table',
    children: [
      row(
        node('columnheader', 'Job', { text: 'Job', ...at(0, 0) }),
        ...days.map((day, column) => node('columnheader', day, { text: day, ...at(column + 1, 0) })),
      ),
      ...['P-1 Town hall', 'P-2 River bridge', 'P-3 Town gate'].map((job, line) =>
        row(
          node('cell', job, { text: job, ...at(0, line + 1) }),
          ...days.map((_, column) =>
            node('cell', '', {
              ...at(column + 1, line + 1),
              children: [field(line === 0 && column === 1 ? '4' : '')],
            }),
          ),
        ),
      ),
    ],
  }),
);

for (const [say, expected] of [
  ['Enter 8 hours on Wednesday for the river bridge', 'fill textbox with "8" in 3'],
  ['Enter 8 hours for the river bridge on Wednesday', 'fill textbox with "8" in 3'],
  ['Log 2.5 hours on Monday for the town gate', 'fill textbox with "2.5" in 4'],
  ['Enter 3 in the Tuesday column of the town gate row', 'fill textbox with "3" in 4'],
  ['On Tuesday, change the town hall hours from 4 to 6', 'fill textbox with "6" in 2'],
  // It is not 5 that stands there, there is no such row and no such column, and two rows are called so.
  ['On Tuesday, change the town hall hours from 5 to 6', 'cannot-tell'],
  ['Enter 8 hours on Wednesday for the river tunnel', 'none'],
  ['Enter 8 hours on Friday for the river bridge', 'ambiguous'],
  ['Enter 8 hours on Wednesday for the town', 'ambiguous'],
] as const)
  test(`${say}: ${expected}`, () => {
    expect(expected.includes(' in ') ? doneInLine(say) : did(planned(say, sheet))).toBe(expected);
  });

/** What is done, and in which row of the table. */
function doneInLine(say: string): string {
  const table = sheet.root.children[0] as SnapshotNode;
  return doneIn(say, { ...sheet, root: { ...sheet.root, children: [table] } });
}
