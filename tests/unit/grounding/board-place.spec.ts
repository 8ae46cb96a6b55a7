/** Items that can be sorted and lie in rows and columns: dragged to a corner, to the middle of a side, or so many places on. */
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { expect } from '@playwright/test';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const tile = (text: string, at: number): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    draggable: true,
    box: { x: (at % 3) * 50, y: Math.floor(at / 3) * 50, width: 40, height: 40 },
    children: [node('generic', '', { tag: 'div', text })],
  });

const names = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Larch', 'Oak', 'Pine', 'Yew'];
const board = (): SnapshotNode =>
  node('list', '', { tag: 'ul', children: names.map((name, at) => tile(name, at)) });

for (const [said, expected] of [
  ['Drag Ash to the bottom right', 'drag element "Ash" directly after element "Yew"'],
  ['Drag Yew to the top center', 'drag element "Yew" directly before element "Birch"'],
  ['Drag Pine to the center', 'drag element "Pine" directly before element "Fir"'],
  ['Drag Ash to the centre left', 'drag element "Ash" directly after element "Elm"'],
  ['Drag Birch down by one', 'drag element "Birch" directly after element "Fir"'],
  ['Drag Larch left by two', 'drag element "Larch" directly before element "Elm"'],
  ['Move Fir to the lower left corner', 'drag element "Fir" directly after element "Oak"'],
  ['Drag Yew to the bottom right', 'done'],
  // There is no place there, or more than one.
  ['Drag Ash up by one', 'none'],
  ['Drag Oak left by one', 'none'],
  ['Drag Ash to the top top', 'none'],
  ['Drag Maple to the bottom right', 'none'],
] as const)
  it(`${said}: ${expected}`, () => {
    expect(did(planned(said, pageOf(board())))).toBe(expected);
  });

it('a side of a board is no one place, nor is a middle that lies between two', () => {
  expect(did(planned('Drag Ash to the right', pageOf(board())))).not.toContain('drag');
  const even = node('list', '', {
    children: names.slice(0, 6).map((name, at) => tile(name, at)),
  });
  expect(did(planned('Drag Ash to the center', pageOf(even)))).not.toContain('drag');
});

it('what stands on no board is dragged to no place of one', () => {
  const alone = node('generic', '', { tag: 'div', text: 'Ash', draggable: true });
  expect(did(planned('Drag Ash to the bottom center', pageOf(alone, node('button', 'Reset'))))).not.toContain(
    'drag',
  );
});

it('a card that says how it is dragged is taken hold of, and not the cell of a table that is called so', () => {
  const description = 'To pick up a draggable item, press the space bar.';
  const card = (text: string): SnapshotNode =>
    node('button', text, { tag: 'div', description, children: [node('text', text)] });
  const column = (title: string, ...cards: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { tag: 'section', children: [node('heading', title), ...cards] });
  const row = (...cells: string[]): SnapshotNode =>
    node('row', '', { children: cells.map((text) => node('cell', text)) });
  const page = pageOf(
    column('Waiting', card('Gravel bike R101'), card('Cargo bike R102')),
    column('In repair', card('Kids bike R104')),
    node('table', '', { children: [row('R101', 'Olsen', 'Waiting'), row('R104', 'Baker', 'In repair')] }),
  );
  expect(did(planned('Move R101 to In repair', page))).toContain('drag button "Gravel bike R101" to');
  expect(did(planned('Move R101 to In repair', page))).not.toContain('row');
});
