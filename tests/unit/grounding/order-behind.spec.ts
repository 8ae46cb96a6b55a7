/** What is filtered and how it is sorted, said in one breath: the order is a step of its own. */
import { expect, test } from '../../../fixtures/test.js';
import { node, pageOf, selectOf, stepsInAll } from './snapshot.js';

const page = pageOf(
  node('heading', 'Leeds to York'),
  node('checkbox', 'Direct only', { tag: 'input', checked: false }),
  selectOf('Sort by', 'Departure', 'Price, low to high', 'Price, high to low'),
  node('list', '', {
    children: ['08:00 £12.40', '09:10 £9.80'].map((text) =>
      node('listitem', '', { children: [node('text', text), node('button', 'Select', { tag: 'button' })] }),
    ),
  }),
);

test('"direct only, cheapest first" ticks the box, and then sorts', () => {
  expect(stepsInAll('Show direct only, cheapest first', page)).toEqual([
    'check checkbox "Direct only"',
    'select combobox "Sort by" with "Price, low to high"',
  ]);
});

test('"the trains, most expensive first" only sorts', () => {
  expect(stepsInAll('Show the trains, most expensive first', page)).toEqual([
    'select combobox "Sort by" with "Price, high to low"',
  ]);
});
