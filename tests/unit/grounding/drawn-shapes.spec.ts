/** Drawn shapes that are dragged: a little way, all of some into a box, and what is left into another. */
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { expect } from '@playwright/test';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

type Shape = NonNullable<SnapshotNode['look']>['shape'];

const drawn = (tag: string, shape: NonNullable<Shape>, fill: string, at: readonly number[]): SnapshotNode => {
  const [x = 0, y = 0, width = 20, height = width] = at;
  return node('generic', '', { tag, clickable: true, look: { shape, fill }, box: { x, y, width, height } });
};

const dot = (x: number, y: number, fill = '#ff0000'): SnapshotNode => drawn('circle', 'circle', fill, [x, y]);
const square = (x: number, y: number, fill = '#0000ff'): SnapshotNode =>
  drawn('rect', 'square', fill, [x, y]);
const tray = (x: number): SnapshotNode => drawn('rect', 'rectangle', '#000000', [x, 0, 120, 80]);

const trays = (): SnapshotNode[] => [tray(0), tray(200)];
const loose = pageOf(dot(10, 150), square(60, 150), dot(110, 150), ...trays());
const sorted = pageOf(dot(10, 20), dot(50, 20), square(60, 150), square(110, 150), ...trays());
const mixed = pageOf(dot(10, 20), square(50, 20), square(60, 150), dot(110, 150), ...trays());

for (const [said, page, expected] of [
  [
    'Drag all circles into the left box',
    loose,
    'drag element with "25", "-120"; drag element with "-45", "-120"',
  ],
  ['Drag all squares into the right box', loose, 'drag element with "190", "-120"'],
  [
    'Drag everything else into the right box',
    sorted,
    'drag element with "175", "-120"; drag element with "155", "-120"',
  ],
  ['Drag all circles into the left box', sorted, 'done'],
  // Which they are is not clear, or there are none, or another number, or two boxes.
  ['Drag everything else into the right box', mixed, 'none'],
  ['Drag everything else into the right box', loose, 'none'],
  ['Drag all triangles into the left box', loose, 'none'],
  ['Drag all three circles into the left box', loose, 'none'],
  ['Drag all circles into the black box', loose, 'none'],
  ['Drag the circle left', pageOf(dot(60, 60)), 'drag element with "-30", "0", "roughly"'],
  ['Drag the item to the right', pageOf(dot(60, 60)), 'drag element with "30", "0", "roughly"'],
  ['Drag the item down', loose, 'cannot-tell'],
] as const)
  it(`${said}: ${expected}`, () => {
    expect(did(planned(said, page))).toBe(expected);
  });

it('what stands in a list is not dragged up a little', () => {
  const item = (text: string): SnapshotNode => node('listitem', '', { text, tag: 'li', draggable: true });
  const list = node('list', '', { children: ['Ash', 'Elm', 'Oak'].map(item) });
  expect(did(planned('Drag Oak up', pageOf(list)))).not.toContain('drag');
});

it('the smaller of two boxes goes into the larger', () => {
  const box = (text: string, width: number): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      text,
      draggable: true,
      look: { shape: 'square', fill: '#0000ff' },
      box: { x: 100 - width, y: 20, width, height: width },
    });
  const two = pageOf(box('s', 20), box('L', 80));
  expect(did(planned('Drag the smaller box so that it is completely inside the larger box', two))).toBe(
    'drag element "s" to element "L"',
  );
  const ground = node('generic', '', {
    tag: 'div',
    look: { shape: 'rectangle', fill: '#ffffff' },
    box: { x: 0, y: 0, width: 200, height: 200 },
    children: [box('s', 20), box('L', 80), node('button', 'Submit', { tag: 'button' })],
  });
  expect(did(planned('Drag the smaller box into the larger box', pageOf(ground)))).toBe(
    'drag element "s" to element "L"',
  );
  const three = pageOf(box('s', 20), box('L', 80), box('M', 50));
  expect(did(planned('Drag the smaller box so that it is inside the larger box', three))).not.toContain(
    'drag',
  );
});
