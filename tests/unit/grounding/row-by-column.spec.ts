/** A row is told by the title of a column and what stands below it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const row = (...cells: string[]): SnapshotNode =>
  node('row', cells.join(' '), {
    tag: 'tr',
    children: [
      ...cells.map((text) => node('cell', text, { tag: 'td', text })),
      node('cell', '', {
        tag: 'td',
        children: [
          node('button', `Print ${cells.at(-1)}`, { tag: 'button' }),
          node('button', 'Void', { tag: 'button', ref: `void ${cells[0]}` }),
        ],
      }),
    ],
  });
const table = (...rows: SnapshotNode[]): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    children: [
      node('row', '', {
        tag: 'tr',
        children: ['Bill', 'Guests', 'Waiter', 'Actions'].map((name) =>
          node('columnheader', name, { tag: 'th' }),
        ),
      }),
      ...rows,
    ],
  });
const bills = [row('7', '2', 'Mara'), row('8', '3', 'Otto'), row('12', '3', 'Lena')];

const clicked = (sentence: string, ...nodes: SnapshotNode[]): string => {
  const answer = planned(sentence, pageOf(...nodes));
  return answer.kind === 'found' ? (answer.steps[0]?.ref ?? '') : told(answer);
};

for (const [sentence, expected] of [
  ['Void bill 8', 'void 8'],
  ['Click Void for bill 8', 'void 8'],
  ['Click Void for bill 12', 'void 12'],
  ['Click Void on bill 7', 'void 7'],
  // Three guests sit at two of them, and nobody at 9.
  ['Click Void for guests 3', 'ambiguous'],
  ['Click Void for bill 9', 'none'],
] as const)
  it(sentence, () => expect(clicked(sentence, table(...bills))).toBe(expected));

it('what the page calls so itself is found by its name', () => {
  const other = node('section', '', {
    tag: 'section',
    children: [node('heading', 'Bill 8'), node('button', 'Void', { ref: 'other' })],
  });
  expect(clicked('Click Void for bill 8', table(...bills), other)).not.toBe('void 8');
});

const crews = node('table', '', {
  children: [
    node('row', '', {
      children: ['Mooring', 'Crew', 'Boat', ''].map((name) => node('columnheader', name)),
    }),
    ...[
      ['M4', 'Amrum', 'Dinghy'],
      ['M7', 'Borkum', 'Ketch'],
      ['M9', 'Sylt', 'Ketch'],
      ['M10', 'Sylt', 'Yawl'],
    ].map((cells) =>
      node('row', '', {
        children: [
          ...cells.map((text) => node('cell', text)),
          node('cell', '', { children: [node('button', 'Check in', { ref: `in ${cells[0]}` })] }),
        ],
      }),
    ),
  ],
});

for (const [sentence, expected] of [
  ['Check in the Borkum crew', 'in M7'],
  ['Click "Check in" for the Amrum crew', 'in M4'],
  // Two rows are of that crew, the Ketch is none, and Juist is not there.
  ['Click "Check in" for the Sylt crew', 'ambiguous'],
  ['Check in the Dinghy crew', 'none'],
  ['Check in the Juist crew', 'none'],
] as const)
  it(`the title of a column says what stands in it: ${sentence}`, () =>
    expect(clicked(sentence, crews)).toBe(expected));
