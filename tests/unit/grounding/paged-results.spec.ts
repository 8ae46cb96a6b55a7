/** Results on several pages, and the steps of a form: what is counted over them, and what turns them. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { reworded } from '../../../src/grounding/built-in/satisfy/satisfy-rewording.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';

const line = (name: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [node('link', name, { tag: 'a', url: '#' }), node('text', 'A short text')],
  });

const page = (at: number, names: readonly string[], ...more: SnapshotNode[]): SnapshotNode[] => [
  node('region', '', {
    children: [
      ...more,
      node('list', '', { tag: 'ul', children: names.map(line) }),
      node('navigation', '', {
        children: ['1', '2', '3'].map((name) =>
          name === String(at) ? node('text', name) : node('link', name, { tag: 'a', url: '#' }),
        ),
      }),
    ],
  }),
];

const total = node('paragraph', '', { text: '7 results' });
const pages = [
  pageOf(...page(1, ['Ash', 'Birch', 'Cedar'], total)),
  pageOf(...page(2, ['Elm', 'Fir', 'Hazel'], total)),
];

test('a result behind those of the first page is counted on over the pages', () => {
  expect(inTurn('Open the 5th result', pages)).toEqual(['click link "2"', 'click link "Fir"']);
  expect(inTurn('Open the 2nd result', pages)).toEqual(['click link "Birch"']);
});

test('a result that the page does not say to have is looked for on no other page', () => {
  expect(inTurn('Open the 8th result', pages)).toEqual(['none']);
  expect(did(planned('Open the 5th result', pageOf(...page(1, ['Ash', 'Birch', 'Cedar']))))).toBe('none');
  expect(did(planned('Open the 5th result', pages[1] as never))).toBe('none');
});

test('the pages of a search that was just done are as many as its numbers, in a list or not', () => {
  const search = node('searchbox', 'Search', { tag: 'input', inputType: 'search' });
  const found = (name: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [node('link', name, { tag: 'a', url: '#' }), node('text', 'About trees')],
    });
  const numbers = node('list', '', {
    tag: 'ul',
    children: ['1', '2', '3'].map((name) =>
      node('listitem', '', { tag: 'li', children: [node('link', name, { tag: 'a', url: '#' })] }),
    ),
  });
  const shows = (...names: string[]): ReturnType<typeof pageOf> =>
    pageOf(
      { ...search, value: 'trees' },
      node('generic', '', { tag: 'div', children: names.map(found) }),
      numbers,
    );
  const after = [pageOf(search), shows('Ash', 'Birch', 'Cedar'), shows('Elm', 'Fir', 'Hazel')];
  const told = (say: string): string | undefined => inTurn(`Search for trees and ${say}`, after).at(-1);
  expect(told('open the 5th result')).toBe('click link "Fir"');
  expect(told('click the 9th search result')).toBe('click link "Hazel"');
  expect(told('open the 10th result')).toBe('none');
});

test('one of a page that was turned to is none of the numbers of the pages', () => {
  expect(inTurn('Go to page 2 and open the last one', pages).at(-1)).toBe('click link "Hazel"');
  expect(inTurn('Go to page 2 of the results and open the first one', pages).at(-1)).toBe('click link "Elm"');
});

const step = (at: number, ...buttons: string[]): SnapshotNode[] => [
  node('paragraph', '', { text: `Step ${at} of 3` }),
  ...buttons.map((name) => node('button', name, { ref: name })),
];

test('at the end of several steps there is one way to go', () => {
  const told = (say: string, ...nodes: SnapshotNode[]): string => did(planned(say, pageOf(...nodes)));
  expect(told('Go back to the first step', ...step(3, 'Back', 'Finish'))).toBe('click button "Back"');
  expect(told('Go to the second step', ...step(1, 'Next'))).toBe('click button "Next"');
  expect(told('Go to the third step', ...step(2, 'Back'))).toBe('none');
});

test('what goes on from step to step is clicked again on the next', () => {
  const form = [
    node('textbox', 'City', { tag: 'input', inputType: 'text', value: '' }),
    node('button', 'Next'),
  ];
  expect(stepsInAll('Click Next, enter "Rome" as the city and click Next again', pageOf(...form))).toEqual([
    'click button "Next"',
    'fill textbox "City" with "Rome"',
    'click button "Next"',
  ]);
});

test('what step it is, is said on the page', () => {
  expect(reworded('This is step 2 of 3')).toBe('"step 2 of 3" is shown');
  expect(reworded('The form is on page 1 of 4')).toBe('"page 1 of 4" is shown');
});
