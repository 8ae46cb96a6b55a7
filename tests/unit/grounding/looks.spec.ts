/** Plans for things that have no name and are spoken of by colour, shape, size and place. */
import { expect, test } from '../../../fixtures/test.js';
import type { Look, SnapshotNode } from '../../../src/contract/snapshot.js';
import { colourFit } from '../../../src/grounding/built-in/matching/colours.js';
import { parseLook } from '../../../src/grounding/built-in/matching/look-phrase.js';
import { node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

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
  ['Click both red shapes', 'click redSquare,click redDot'],
  ['Click all blue circles', 'click blueDisc,click blueDot'],
  ['Click the smaller of the two blue circles', 'click blueDot'],
  ['Click all three blue circles', 'ambiguous'],
  ['Click both circles', 'ambiguous'],
  ['Click all yellow circles', 'none'],
  ['Click the circle', 'ambiguous'],
  ['Click the blue circle', 'ambiguous'],
  ['Click the yellow square', 'none'],
  ['Click the small green triangle', 'click greenTriangle'],
  ['Click the large red circle', 'none'],
] as const) {
  it(`shapes: ${instruction}: ${expected}`, () => {
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
  ['Put an X in the bottom left square', 'click r3c1'],
] as const) {
  it(`board: ${instruction}: ${expected}`, () => expect(did(instruction, ...board())).toBe(expected));
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

test('what shows a text is told from what shows the same in another colour', () => {
  const number = (ref: string, ink: string): SnapshotNode =>
    thing(ref, { shape: 'text', ink }, [0, 0, 20], { tag: 'text', text: '7' });
  expect(did('Click on the grey 7', number('grey', '#808080'), number('red', '#ff0000'))).toBe('click grey');
  expect(did('Click on the blue 7', number('grey', '#808080'), number('red', '#ff0000'))).toBe('none');
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
  ['#d2691e', 'brown', 0.5],
  ['#ffa500', 'brown', 0],
  ['#808080', 'grey', 1],
  ['#000000', 'black', 1],
  ['#ffffff', 'white', 1],
  ['#ff0000', 'blue', 0],
  ['#808080', 'black', 0],
  ['#008000', 'blue', 0],
] as const) {
  it(`${hex} is ${name}: ${fit}`, () => expect(colourFit(name, hex)).toBe(fit));
}

for (const text of [
  'the save button',
  'the second email',
  'the first name field',
  'orders',
  'the first red dress of the summer sale',
]) {
  it(`"${text}" is no description of a look`, () => {
    const phrase = parseLook(text);
    expect(phrase?.colours.length ?? 0).toBe(0);
    expect(phrase?.inGrid).toBeUndefined();
  });
}

/** What is filled in, or the kind of the refusal. */
const filled = (instruction: string, ...children: SnapshotNode[]): string => {
  const answer = planned(instruction, pageOf(...children));
  return answer.kind === 'found'
    ? (answer.steps[0]?.arguments[0] ?? answer.steps[0]?.description ?? '')
    : answer.kind;
};

const words = (): SnapshotNode[] => [
  node('paragraph', '', {
    text: 'Words: maple birch cedar',
    marks: [
      { text: 'maple', ink: '#008800' },
      { text: 'birch', ink: '#dd0000', underlined: true },
      { text: 'cedar', bold: true },
    ],
  }),
  node('generic', '', { text: 'W2MM', look: { ink: '#0000ff' } }),
  node('textbox', 'Answer', { tag: 'input', value: '' }),
];

for (const [instruction, expected] of [
  ['Type the red word into the answer field', 'birch'],
  ['Enter the bold word in the answer field', 'cedar'],
  ['Type the word that is shown in blue', 'W2MM'],
  ['Enter the underlined word', 'birch'],
  ['Type the orange word into the answer field', 'cannot-tell'],
] as const) {
  it(`text: ${instruction}: ${expected}`, () => expect(filled(instruction, ...words())).toBe(expected));
}

const answers = (): SnapshotNode[] => [
  ...drawing(),
  node('textbox', 'Answer', { tag: 'input', value: '' }),
  ...['1', '2', '3', '4'].map((text) => node('button', text)),
];

for (const [instruction, expected] of [
  ['Count the circles, enter the number and click 4', '3'],
  ['Enter the number of blue circles into the answer field', '2'],
  ['How many circles are there? Press the button with the right number.', 'click button "3"'],
  ['Click the number of triangles in the picture', 'click button "1"'],
  ['How many yellow circles are there? Press the button with the right number.', 'cannot-tell'],
] as const) {
  it(`count: ${instruction}: ${expected}`, () => expect(filled(instruction, ...answers())).toBe(expected));
}

const stepper = (name: string, shown: number): SnapshotNode =>
  node('generic', '', {
    children: [
      node('text', name),
      node('button', '-', { ref: `${name} down` }),
      node('text', String(shown)),
      node('button', '+', { ref: `${name} up` }),
    ],
  });

/** Presses as long as the plan says, on a page on which each press goes one further; tells the presses and the end. */
const pressing = (instruction: string, adults: number, children: number, stuck = false): string => {
  const shown: Record<string, number> = { adults, children };
  const presses: string[] = [];
  const page = () => pageOf(...Object.entries(shown).map(([name, number]) => stepper(name, number)));
  let answer = planned(instruction, page());
  for (let round = 0; round < 5 && answer.kind === 'found'; round += 1) {
    for (const { ref } of answer.steps) {
      presses.push(ref ?? '');
      const [name = '', way] = (ref ?? '').split(' ');
      if (!stuck) shown[name] = (shown[name] ?? 0) + (way === 'up' ? 1 : -1);
    }
    if (answer.next === undefined) break;
    answer = planned(instruction, page(), answer.next);
  }
  return [...presses, answer.kind].join(', ');
};

test('a number between two signs is pressed until the page shows it', () => {
  expect(pressing('Set the children to 3', 2, 0)).toBe('children up, children up, children up, done');
  expect(pressing('Set the adults to 1 with the minus button', 2, 0)).toBe('adults down, done');
  expect(pressing('Use the plus and minus buttons to set children to 0', 2, 0)).toBe('done');
  expect(pressing('Set the pets to 3', 2, 0)).toBe('none');
});

test('signs that do not change the number are pressed once, and that is an error', () => {
  expect(pressing('Set the children to 3', 2, 0, true)).toBe('children up, cannot-tell');
});
