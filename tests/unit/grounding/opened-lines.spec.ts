/** A row of a table that is clicked as a whole, and a card under a title that is no heading, are opened for what can be done to them. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, onceOpened, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const panel = (title: string, ...names: string[]): SnapshotNode =>
  node('complementary', '', {
    tag: 'aside',
    children: [node('heading', title, { tag: 'h2', level: 2 }), ...names.map(button)],
  });

const row = (clickable: boolean, ...cells: string[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    ref: `row ${cells[0]}`,
    ...(clickable && { clickable }),
    children: cells.map((cell) => node('cell', cell, { tag: 'td', text: cell })),
  });
const table = (clickable: boolean): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    ref: 'table',
    children: [row(clickable, 'Fern & Moss', 'Gold', '3 Jun'), row(clickable, 'Kite Club', 'Basic', '9 Jul')],
  });

const card = (ref: string, shown: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    ref,
    text: shown,
    clickable: true,
    classes: ['tile'],
    box: { x: 0, y: 0, width: 200, height: 40 },
  });
const lane = (title: string, ...cards: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    ref: `lane ${title}`,
    classes: ['lane'],
    box: { x: 0, y: 0, width: 210, height: 400 },
    children: [node('text', title), ...cards],
  });
const board = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    ref: 'board',
    children: [
      lane('Open (2)', card('c1', 'F-7 Lift stuck on floor two'), card('c2', 'F-8 Tap drips in the kitchen')),
      lane('Closed (1)', card('c3', 'F-5 Gate will not shut')),
    ],
  });

const turns = (
  list: () => SnapshotNode,
  ...beside: SnapshotNode[]
): { closed: Snapshot; open: Snapshot } => ({
  closed: pageOf(list()),
  open: pageOf(list(), ...beside),
});
const member = 'click row "Fern & Moss Gold 3 Jun"';
const lift = 'click element "F-7 Lift stuck on floor two"';

for (const [say, pages, done] of [
  [
    'Suspend Fern & Moss',
    turns(() => table(true), panel('Fern & Moss', 'Suspend', 'Send note')),
    [member, 'click button "Suspend"'],
  ],
  ['Suspend Fern & Moss', turns(() => table(true), panel('Kite Club', 'Suspend')), [member, 'none']],
  ['Suspend Fern & Moss', turns(() => table(true), panel('Fern & Moss', 'Send note')), [member, 'none']],
  ['Suspend Oak & Ash', turns(() => table(true)), ['none']],
  // Nothing says that a click on the row opens it.
  ['Suspend Fern & Moss', turns(() => table(false)), ['none']],
  [
    'Delete the fault about the lift',
    turns(board, panel('Lift stuck on floor two', 'Delete fault')),
    [lift, 'click button "Delete fault"'],
  ],
  ['Delete the fault about the lift', turns(board, panel('Tap drips', 'Delete fault')), [lift, 'none']],
  ['Delete the fault about the fence', turns(board), ['none']],
] as readonly (readonly [string, { closed: Snapshot; open: Snapshot }, readonly string[]])[])
  it(`${say}: ${done.join('; ')}`, () =>
    expect(onceOpened(say, { ...pages, opens: /^click (?:row|element)/ })).toEqual(done));
