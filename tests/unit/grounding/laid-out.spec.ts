/** Tables that are known by where their cells stand: drawn of plain boxes, or in several pieces. What is done to a column, a line, a cell. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const WIDTH = 120;
const HEIGHT = 30;

/** A box in the column and line of a table that begins at the left upper corner of the page. */
function cell(
  text: string,
  [column, line]: readonly [number, number],
  more: Partial<SnapshotNode> = {},
): SnapshotNode {
  return node('generic', '', {
    tag: 'div',
    ...(text !== '' && { text }),
    box: { x: column * WIDTH, y: line * HEIGHT, width: WIDTH, height: HEIGHT },
    ...more,
  });
}

function line(at: number, cells: readonly SnapshotNode[], more: Partial<SnapshotNode> = {}): SnapshotNode {
  const [first] = cells;
  const box = { x: first?.box?.x ?? 0, y: at * HEIGHT, width: WIDTH * cells.length, height: HEIGHT };
  return node('generic', '', { tag: 'div', children: [...cells], box, ...more });
}

function drawn(): SnapshotNode[] {
  const films = [
    ['Metropolis', '1927', '4'],
    ['Alien', '1979', '2'],
    ['Jaws', '1975', '7'],
  ];
  const titles = ['Title', 'Year', 'Copies'].map((text, column) => cell(text, [column, 0]));
  const lines = films.map((film, at) =>
    line(
      at + 1,
      film.map((text, column) => cell(text, [column, at + 1])),
      { classes: ['row'] },
    ),
  );
  return [
    line(0, titles, { classes: ['head'] }),
    node('generic', '', { tag: 'div', children: lines, box: { x: 0, y: HEIGHT, width: 360, height: 90 } }),
  ];
}

/** The boxes to tick stand in a table of their own. */
function inPieces(): SnapshotNode[] {
  const plants = [
    ['Radish', '12'],
    ['Spinach', '4'],
    ['Pumpkin', '30'],
  ];
  const row = (at: number, cells: SnapshotNode[]): SnapshotNode => ({ ...line(at, cells), role: 'row' });
  const boxes = plants.map((_, at) =>
    row(at + 1, [
      cell('', [0, at + 1], {
        role: 'cell',
        children: [
          node('checkbox', '', {
            checked: false,
            box: { x: 50, y: at * HEIGHT + 38, width: 13, height: 13 },
          }),
        ],
      }),
    ]),
  );
  const head = row(
    0,
    ['Plant', 'Packets'].map((text, at) => cell('', [at + 1, 0], { role: 'columnheader', name: text })),
  );
  const body = plants.map((plant, at) =>
    row(
      at + 1,
      plant.map((text, column) => cell('', [column + 1, at + 1], { role: 'cell', name: text })),
    ),
  );
  return [
    node('table', '', { children: boxes }),
    node('table', '', { children: [head] }),
    node('table', '', { children: body }),
    node('button', 'Delete checked'),
  ];
}

/** Each line with a small thing in front that a class names. */
function led(mark: string): SnapshotNode[] {
  return ['Fix the lathe', 'Oil the press', 'Sweep the hall'].map((job, at) =>
    line(at, [
      cell('', [0, at], {
        clickable: true,
        classes: [mark],
        hints: [{ from: 'class', text: mark }],
        box: { x: 2, y: at * HEIGHT + 7, width: 16, height: 16 },
      }),
      cell(job, [1, at]),
    ]),
  );
}

const cases: readonly [say: string, page: SnapshotNode[], done: string][] = [
  ['Sort the films by copies, highest first', drawn(), 'click element "Copies"'],
  ['Sort the films by director', drawn(), 'none'],
  ['Change the copies of Alien to 9', drawn(), 'double-click element "2"'],
  ['Change the copies of Vertigo to 9', drawn(), 'none'],
  ['Double-click the year of Jaws', drawn(), 'double-click element "1975"'],
  ['Tick Pumpkin', inPieces(), 'check checkbox'],
  ['Select the row with Pumpkin', inPieces(), 'check checkbox'],
  ['Tick Lettuce', inPieces(), 'none'],
  ['Tick the line Sweep the hall', led('check'), 'click element'],
  // What is drawn in front of a line may be anything.
  ['Tick the line Sweep the hall', led('star'), 'none'],
  ['Expand the row Oil the press', led('caret'), 'click element'],
];

for (const [say, page, done] of cases)
  it(`"${say}": ${done}`, () => {
    expect(did(planned(say, pageOf(...page)))).toBe(done);
  });

test('the box that is ticked is the one in the line', () => {
  const page = pageOf(...inPieces());
  const answer = planned('Tick Spinach', page);
  const boxes = page.root.children[0]?.children.map((row) => row.children[0]?.children[0]?.ref);
  expect(answer.kind === 'found' && answer.steps.map(({ ref }) => ref)).toEqual([boxes?.[1]]);
});

test('a head that nothing marks is clicked again while its column runs the other way', () => {
  const page = pageOf(...drawn());
  const first = planned('Sort the films by year, newest first', page);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(did(planned('', page, next, page))).toBe('click element "Year"');
});
