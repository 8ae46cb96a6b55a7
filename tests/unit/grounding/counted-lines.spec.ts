/** Lines, boxes and nameless things that are told by their place: the third task, the rows Nails and Tape, the last seat of the last row. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const text = (name: string): SnapshotNode => node('text', name);

/** "Delete <span>Eat</span>": the button says the name of its line. */
const named = (verb: string, name: string): SnapshotNode =>
  node('button', `${verb} ${name}`, {
    tag: 'button',
    classes: ['btn'],
    children: [text(`${verb} `), node('generic', '', { tag: 'span', text: name })],
  });

const chore = (name: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('checkbox', '', { checked: false }),
      text(name),
      named('Edit', name),
      named('Delete', name),
    ],
  });

const filter = (name: string): SnapshotNode =>
  node('button', `View ${name} chores`, { pressed: name === 'all' });

const chores = pageOf(
  node('heading', 'Chores', { tag: 'h1' }),
  ...['all', 'open', 'finished'].map((name) => filter(name)),
  node('list', '', { tag: 'ul', children: ['Eat', 'Sleep', 'Repeat'].map((name) => chore(name)) }),
);
const [, , , , list] = chores.root.children;
const boxOf = (at: number): string | undefined => list?.children[at]?.children[0]?.ref;

/** The refs of all steps, or the kind of the refusal. */
const refsOf = (instruction: string): (string | undefined)[] => {
  const answer = planned(instruction, chores);
  return answer.kind === 'found' ? answer.steps.map(({ ref }) => ref) : [answer.kind];
};

for (const [said, places] of [
  ['Tick the third chore', [2]],
  ['Tick the first and the last chore', [0, 2]],
  ['Tick the second and third chores', [1, 2]],
  ['Tick all chores', [0, 1, 2]],
] as const)
  test(`${said}: the boxes of the lines`, () => {
    expect(refsOf(said)).toEqual(places.map((at) => boxOf(at)));
  });

test('a line that is not there has no box, nor has a thing that the page does not speak of', () => {
  for (const said of [
    'Tick the fourth chore',
    'Tick the first and the ninth chore',
    'Tick the third candle',
    'Tick all candles',
  ])
    expect(refsOf(said)).not.toContain('done');
  expect(refsOf('Tick the fourth chore')).toEqual(['none']);
  expect(refsOf('Tick the third candle')).toEqual(['none']);
  expect(refsOf('Tick all candles')).toEqual(['none']);
});

test('the button that names its own line is the one of the line that is counted', () => {
  expect(did(planned('Delete the second chore', chores))).toBe('click button "Delete Sleep"');
  expect(did(planned('Delete the last chore', chores))).toBe('click button "Delete Repeat"');
  expect(did(planned('Delete the fourth chore', chores))).toBe('none');
  expect(did(planned('Delete the second chore', pageOf(named('Delete', 'account'))))).not.toContain('click');
});

test('several that are counted or named behind one noun are taken one by one, the last first', () => {
  expect(stepsInAll('Delete the first two chores', chores)).toEqual([
    'click button "Delete Sleep"',
    'click button "Delete Eat"',
  ]);
  expect(stepsInAll('Delete the lines Eat and Repeat', chores)).toEqual([
    'click button "Delete Eat"',
    'click button "Delete Repeat"',
  ]);
  expect(stepsInAll('Delete the lines Eat and Rest', chores)).toEqual(['none']);
});

test('a filter that shows what is listed is the one that shows only that', () => {
  expect(did(planned('Show only the open chores', chores))).toBe('click button "View open chores"');
  expect(did(planned('Show only the urgent chores', chores))).toBe('none');
});

/** Two rows of three drawn seats, and one in the legend. */
const seat = (x: number, y: number): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: ['seat'], box: { x, y, width: 20, height: 16 } });
const seats = [0, 1].flatMap((row) => [0, 1, 2].map((column) => seat(column * 30, row * 24)));
const hall = pageOf(
  node('list', '', { children: [node('listitem', '', { children: [seat(0, 300), text('Free')] })] }),
  ...seats,
);

for (const [said, at] of [
  ['Click the first seat in the first row', 0],
  ['Select the last seat of the last row', 5],
  ['Click the seat in row 2 and column 2', 4],
  ['Choose the second seat in the first row of the hall', 1],
] as const)
  test(`${said}: by where it stands`, () => {
    const answer = planned(said, hall);
    expect(answer.kind === 'found' ? answer.steps.map(({ ref }) => ref) : answer.kind).toEqual([
      seats[at]?.ref,
    ]);
  });

for (const said of [
  'Click the fourth seat in the first row',
  'Click the first seat in the third row',
  'Click the first table in the first row',
  'Click the first seat in the first row of the train',
])
  test(`${said}: nothing stands there`, () => {
    expect(did(planned(said, hall))).toBe('none');
  });

test('a radio button is counted among those of its row, and a swatch is called by its title', () => {
  const radios = ['one', 'two', 'three'].map((name) => node('radio', `radio ${name}`, { checked: false }));
  const rows = [
    ...['Name', 'Notes'].map((name) => node('row', '', { children: [node('cell', name)] })),
    node('row', '', { children: [node('cell', '', { children: [text('Radio items:'), ...radios] })] }),
  ];
  const form = pageOf(node('table', '', { children: rows }));
  expect(did(planned('Select the third radio button', form))).toBe('check radio "radio three"');
  expect(did(planned('Select the fourth radio button', form))).toBe('none');
  const paint = (name: string, at: number): SnapshotNode =>
    node('generic', name, {
      tag: 'div',
      clickable: true,
      look: { shape: 'square', fill: `#00${at}000` },
      box: { x: at * 30, y: 0, width: 20, height: 20 },
    });
  const page = pageOf(
    node('generic', '', {
      tag: 'div',
      children: ['Teal', 'Navy', 'Gold'].map((name, at) => paint(name, at)),
    }),
  );
  expect(did(planned('Pick the teal swatch', page))).toBe('click element "Teal"');
  expect(did(planned('Pick the pink swatch', page))).toBe('none');
});

test('a button with the plural does it to all of them, and one in a line only to that', () => {
  expect(
    did(planned('Clear all cards', pageOf(node('button', 'Clear Cards'), node('button', 'Add card')))),
  ).toBe('click button "Clear Cards"');
  expect(did(planned('Clear all notes', pageOf(node('button', 'Clear Cards'))))).toBe('none');
  expect(did(planned('Clear all cards', pageOf(node('button', 'Clear card'))))).toBe('none');
});
