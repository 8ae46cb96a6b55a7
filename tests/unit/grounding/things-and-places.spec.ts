/** Things that are put somewhere by dragging, places of a list, and boxes that are told by an amount. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { withDragged } from '../../../src/grounding/built-in/act/controls/put-dragged.js';
import { sceneOf } from '../../../src/grounding/built-in/planner.js';
import { reworded } from '../../../src/grounding/built-in/satisfy/satisfy-rewording.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const thing = (text: string): SnapshotNode => node('generic', '', { tag: 'div', text, classes: ['thing'] });
const shelf = [
  thing('Lamp'),
  thing('Sofa'),
  node('heading', 'Attic', { level: 4 }),
  node('heading', 'Cellar', { level: 4 }),
];

const dragged = (sentence: string, ...children: SnapshotNode[]): string =>
  withDragged(sentence, () => sceneOf({ snapshot: pageOf(...children) }, { clauses: [] }));

test('things of the page that are put into a part of it are dragged there', () => {
  expect(dragged('Put the Lamp and the Sofa into Attic, then click Done.', ...shelf)).toBe(
    'drag Lamp and Sofa into Attic, then click Done.',
  );
  expect(dragged('Place Sofa in the Cellar box', ...shelf)).toBe('drag Sofa into Cellar box');
});

test('what is no thing of the page, or goes into a field, is dragged nowhere', () => {
  const field = node('textbox', 'Attic', { tag: 'input', inputType: 'text' });
  for (const [sentence, ...children] of [
    ['Put the Lamp and the Vase into Attic', ...shelf],
    ['Put Lamp into Garden', ...shelf],
    ['Put Lamp into Attic', thing('Lamp'), field],
    ['Put Lamp into Attic', node('button', 'Lamp'), node('heading', 'Attic')],
    ['Put "Lamp" into Attic', ...shelf],
  ] as const)
    expect(dragged(sentence, ...children)).toBe(sentence);
});

const lines = ['Ash', 'Birch', 'Cedar'].map((text) =>
  node('listitem', '', { tag: 'li', text, draggable: true }),
);
const list = node('list', '', { tag: 'ol', children: lines });

test('the last position of a list is its end', () => {
  for (const place of ['last position', 'final spot', 'bottom place'])
    expect(stepsInAll(`Drag Ash to the ${place}`, pageOf(list))).toEqual([
      'drag listitem "Ash" directly after listitem "Cedar"',
    ]);
});

test('what stands at a place of the list is what is at that place', () => {
  expect(reworded('Eggs is the third item in the list')).toBe('the third item is Eggs');
  expect(reworded('The last item of the list is Soap')).toBe('the last item is Soap');
});

const box = (name: string, amount: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [node('checkbox', name, { checked: false }), node('text', name), node('text', amount)],
  });
const extras = (...boxes: SnapshotNode[]): ReturnType<typeof pageOf> =>
  pageOf(node('group', 'Extras', { tag: 'fieldset', children: boxes }));
const priced = extras(box('Towels', '4.00'), box('Breakfast', '12.00'), box('Parking', '12.00'));

test('of the boxes of a kind those are ticked that show the amount', () => {
  expect(did(planned('Tick every extra that costs 12.00', priced))).toBe(
    'check checkbox "Breakfast"; check checkbox "Parking"',
  );
  expect(did(planned('Tick all extras under 10', priced))).toBe('check checkbox "Towels"');
  expect(did(planned('Tick the extra that costs 4', priced))).toBe('check checkbox "Towels"');
});

test('none is ticked where the amount is that of two, of none, or missing in a line', () => {
  expect(did(planned('Tick the extra that costs 12', priced))).toBe('none');
  expect(did(planned('Tick every extra that costs 7', priced))).toBe('none');
  expect(
    did(planned('Tick every extra that costs 4', extras(box('Towels', '4.00'), box('Wi-Fi', 'free')))),
  ).toBe('none');
});
