/** What is counted, ticked or chosen in a table is a line of it, and not its titles, nor a line that happens to say the words. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { doneIn, node, pageOf } from './snapshot.js';

const cell = (...children: SnapshotNode[]): SnapshotNode => node('cell', '', { children });
const said = (text: string): SnapshotNode => node('cell', text, { text });
const box = (name: string): SnapshotNode => node('checkbox', name, { checked: false });
const row = (...children: SnapshotNode[]): SnapshotNode => node('row', '', { children });
const title = (text: string): SnapshotNode => node('columnheader', text, { text, clickable: true });
const table = (boxes: (name: string) => string, ...lines: string[][]): SnapshotNode =>
  node('table', '', {
    children: [
      row(
        node('columnheader', '', { children: [box('')] }),
        title('Dog'),
        title('Breed'),
        title('Condition'),
      ),
      ...lines.map((line) => row(cell(box(boxes(line[0] ?? ''))), ...line.map(said))),
    ],
  });

const dogs = pageOf(
  node('heading', 'Dogs in our care'),
  node('textbox', 'Filter dogs'),
  table(
    () => 'Select dog',
    ['Biscuit', 'Beagle', 'Good'],
    ['Rolo', 'Husky', 'Poor'],
    ['Otto', 'Pug', 'Good'],
  ),
);

test('the first three dogs are no field, no box over all and no line together', () => {
  expect(doneIn('Select the first three dogs', dogs)).not.toMatch(/Filter|columnheader|element/);
});

test('no title of a column is chosen for all of them', () => {
  const lots = pageOf(
    node('table', '', { children: [row(title('Lot'), title('Origin')), row(said('Huila'), said('Peru'))] }),
  );
  expect(doneIn('Select all lots', lots)).not.toContain('click');
});

test('the box of a line is not what a column says of it, nor switches it anything on', () => {
  const named = pageOf(
    table((name) => `Select ${name}`, ['Biscuit', 'Beagle', 'Good'], ['Rolo', 'Husky', 'Poor']),
  );
  expect(doneIn('Check the condition of Rolo', named)).not.toContain('check checkbox');
  expect(doneIn('Turn on the condition for Rolo', named)).not.toContain('check checkbox');
  expect(doneIn('Check Rolo', named)).toContain('check checkbox "Select Rolo"');
});

test('the box over all of them is no record', () => {
  const records = pageOf(
    node('heading', 'DNS records'),
    table(() => '', ['A', 'api', '300'], ['A', 'www', '300'], ['TXT', '-all', '600']),
  );
  expect(doneIn('Tick the A record', records)).not.toContain('check');
  expect(doneIn('Tick all rows', records)).toContain('check checkbox');
});

test('a value in a cell is no list that is narrowed', () => {
  const page = pageOf(
    node('tablist', '', { children: [node('tab', 'All', { selected: true }), node('tab', 'In treatment')] }),
    ...dogs.root.children,
  );
  expect(doneIn('Filter by huskies in treatment', page)).not.toContain('click');
});

test('to show all of them turns no setting off', () => {
  const plants = ['Basil', 'Aloe'].map((name) =>
    node('listitem', '', { children: [node('heading', name), node('button', 'Water')] }),
  );
  const page = pageOf(
    node('heading', 'My plants'),
    node('list', '', { children: plants }),
    node('list', '', {
      children: [
        node('listitem', '', { children: [node('switch', 'Push notifications', { checked: true })] }),
        node('listitem', '', { children: [node('switch', 'Holiday mode', { checked: false })] }),
      ],
    }),
  );
  expect(doneIn('Show all plants', page)).not.toContain('uncheck');
});
