/** Plans for things that have no name and are spoken of by colour, shape, size and place. */
import { expect, test } from '@playwright/test';
import type { Look, SnapshotNode } from '../../../src/contract/snapshot.js';
import { colourFit } from '../../../src/grounding/built-in/colours.js';
import { parseLook } from '../../../src/grounding/built-in/look-phrase.js';
import { node, pageOf, planned } from './snapshot.js';

/** What is done to which refs, or the kind of the refusal. */
const did = (instruction: string, ...children: SnapshotNode[]): string => {
  const answer = planned(instruction, pageOf(...children));
  return answer.kind === 'found'
    ? answer.steps.map(({ method, ref, toRef }) => [method, ref, toRef].filter(Boolean).join(' ')).join()
    : answer.kind;
};

const thing = (
  ref: string,
  look: Look,
  [x, y, width, height = width]: readonly [number, number, number, number?],
  more: Partial<SnapshotNode> = {},
): SnapshotNode => node('generic', '', { ref, tag: 'div', look, box: { x, y, width, height }, ...more });

const drawing = (): SnapshotNode[] => [
  thing('redSquare', { shape: 'square', fill: '#d00000' }, [10, 10, 70]),
  thing('redDot', { shape: 'circle', fill: '#d00000' }, [140, 30, 24]),
  thing('blueDisc', { shape: 'circle', fill: '#1f4fd8' }, [190, 10, 80]),
  thing('blueDot', { shape: 'circle', fill: '#1f4fd8' }, [290, 30, 20]),
  thing('greenTriangle', { shape: 'triangle', fill: '#148c28' }, [330, 20, 60]),
  thing('orangeOval', { shape: 'ellipse', fill: '#ffa500' }, [400, 30, 90, 40]),
];

for (const [instruction, expected] of [
  ['Click the red square', 'click redSquare'],
  ['Click on the small red circle', 'click redDot'],
  ['Click the large blue circle', 'click blueDisc'],
  ['Double-click the smaller blue circle', 'dblclick blueDot'],
  ['Right-click the triangle', 'rightClick greenTriangle'],
  ['Select the orange oval', 'click orangeOval'],
  ['Click the leftmost circle', 'click redDot'],
  ['Click the third shape from the right', 'click blueDot'],
  ['Click the circle to the left of the large blue circle', 'click redDot'],
  ['Drag the red circle onto the green triangle', 'dragTo redDot greenTriangle'],
  ['Click the circle', 'ambiguous'],
  ['Click the blue circle', 'ambiguous'],
  ['Click the yellow square', 'none'],
  ['Click the small green triangle', 'click greenTriangle'],
  ['Click the large red circle', 'none'],
] as const) {
  test(`shapes: ${instruction}: ${expected}`, () => {
    expect(did(instruction, ...drawing())).toBe(expected);
  });
}

/** Three rows of three squares. */
const board = (): SnapshotNode[] =>
  [1, 2, 3].flatMap((row) =>
    [1, 2, 3].map((column) =>
      thing(`r${row}c${column}`, { shape: 'square', fill: '#dddddd' }, [column * 54, row * 54, 50]),
    ),
  );

for (const [instruction, expected] of [
  ['Click the middle square of the top row', 'click r1c2'],
  ['Click the square in row 2, column 3', 'click r2c3'],
  ['Click the second square in the last row', 'click r3c2'],
  ['Click the centre square', 'click r2c2'],
  ['Click the bottom left square', 'click r3c1'],
  ['Click the square in the top right corner', 'click r1c3'],
  ['Click the square in the top row', 'ambiguous'],
  ['Click the square in the corner', 'none'],
  ['Click the square in row 4, column 1', 'none'],
] as const) {
  test(`board: ${instruction}: ${expected}`, () => expect(did(instruction, ...board())).toBe(expected));
}

const button = (ref: string, fill: string, x: number): SnapshotNode =>
  node('button', 'Go', {
    ref,
    tag: 'button',
    look: { shape: 'rectangle', fill },
    box: { x, y: 0, width: 60, height: 24 },
  });

test('of several buttons of one name the colour tells which', () => {
  const buttons = (): SnapshotNode[] => [button('stop', '#cc0000', 0), button('go', '#008800', 80)];
  expect(did('Press the green button', ...buttons())).toBe('click go');
  expect(did('Click the red "Go" button', ...buttons())).toBe('click stop');
  expect(did('Click the blue button', ...buttons())).toBe('none');
  expect(did('Click the button', ...buttons())).toBe('ambiguous');
});

test('what stands above a line is told from what stands below it', () => {
  const line = thing('line', { shape: 'line' }, [0, 90, 600, 2]);
  const page = [
    thing('upper', { shape: 'square' }, [60, 5, 50]),
    line,
    thing('lower', { shape: 'square' }, [60, 140, 50]),
  ];
  expect(did('Click the box above the line', ...page)).toBe('click upper');
  expect(did('Click the box below the line', ...page)).toBe('click lower');
});

for (const [hex, name, fit] of [
  ['#ff0000', 'red', 1],
  ['#dc143c', 'red', 0.5],
  ['#ffa500', 'orange', 1],
  ['#ff8c00', 'orange', 1],
  ['#ffff00', 'yellow', 1],
  ['#008000', 'green', 1],
  ['#1a7f37', 'green', 1],
  ['#0000ff', 'blue', 1],
  ['#1f4fd8', 'blue', 1],
  ['#800080', 'purple', 1],
  ['#ffc0cb', 'pink', 1],
  ['#a52a2a', 'brown', 0.5],
  ['#8b4513', 'brown', 1],
  ['#808080', 'grey', 1],
  ['#000000', 'black', 1],
  ['#ffffff', 'white', 1],
  ['#ff0000', 'blue', 0],
  ['#808080', 'black', 0],
  ['#008000', 'blue', 0],
] as const) {
  test(`${hex} is ${name}: ${fit}`, () => expect(colourFit(name, hex)).toBe(fit));
}

for (const text of [
  'the save button',
  'the red dress',
  'the second email',
  'the first name field',
  'orders',
  'the Red Square hotel',
]) {
  test(`"${text}" is no description of a look`, () => {
    const phrase = parseLook(text);
    expect(phrase?.colours.length ?? 0).toBe(0);
    expect(phrase?.inGrid).toBeUndefined();
  });
}
