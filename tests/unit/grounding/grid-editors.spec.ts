/** Cells and boxes of a grid that draws its titles behind its lines, and whose cells offer a list when they are double-clicked. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const place = (line: number, column: number): Pick<SnapshotNode, 'box'> => ({
  box: { x: 100 * column, y: 30 * line, width: 100, height: 30 },
});

const titles = ['Item', 'State', 'Approved'];

/** Three lines and behind them the titles; the box of each line says nothing but whether it is ticked. */
function grid(states: readonly string[], heads = titles, ...more: SnapshotNode[]): Snapshot {
  const rows = ['Lamps', 'Trade fair', 'Rugs'].map((item, line) =>
    node('row', '', {
      ref: `r${line}`,
      children: [
        node('gridcell', item, { ref: `i${line}`, ...place(line + 1, 0) }),
        node('gridcell', states[line], { ref: `s${line}`, ...place(line + 1, 1) }),
        node('gridcell', '', {
          ref: `c${line}`,
          ...place(line + 1, 2),
          children: [
            node('checkbox', 'Unchecked', { ref: `b${line}`, checked: false, ...place(line + 1, 2) }),
          ],
        }),
      ],
    }),
  );
  const head = node('row', '', {
    children: heads.map((title, at) => node('columnheader', title, place(0, at))),
  });
  const body = (...children: SnapshotNode[]): SnapshotNode => node('rowgroup', '', { children });
  return pageOf(node('treegrid', '', { ref: 'g', children: [body(...rows), body(head)] }), ...more);
}

const plain = grid(['Open', 'Planned', 'Open']);
const offering = (...options: string[]): Snapshot =>
  grid(
    ['Open', 'Planned', 'Open'],
    titles,
    node('combobox', '', { ref: 'x1', expanded: true, focused: true, value: 'Planned', ...place(2, 1) }),
    node('listbox', '', { ref: 'x2', children: options.map((option) => node('option', option)) }),
  );

test('a cell is set to one of the options that come up with its field', () => {
  expect(
    inTurn('Set the state of the trade fair to Paid', [
      plain,
      plain,
      offering('Planned', 'Open', 'Paid'),
      grid(['Open', 'Paid', 'Open']),
    ]),
  ).toEqual(['click gridcell "Planned"', 'double-click gridcell "Planned"', 'click option "Paid"', 'done']);
});

test('and to nothing else', () => {
  const turns = inTurn('Set the state of the trade fair to Paid', [
    plain,
    plain,
    offering('Planned', 'Open'),
  ]);
  expect(turns.at(-1)).toBe('none');
});

test('who approves a line ticks its box under "Approved"', () => {
  const answer = planned('approve the rugs', plain);
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe('b2');
  expect(did(answer)).toBe('check checkbox "Unchecked"');
});

for (const [said, heads] of [
  ['approve the rugs', ['Item', 'State', 'Shipped']],
  ['approve the rugs', ['Item', 'State', '']],
  ['approve the chairs', titles],
  ['reject the rugs', titles],
] as const)
  test(`"${said}" under ${heads.join(', ')} ticks nothing`, () => {
    expect(did(planned(said, grid(['Open', 'Planned', 'Open'], [...heads])))).not.toContain('check');
  });
