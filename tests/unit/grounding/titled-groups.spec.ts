/** Items in groups below their titles, several numbers for several fields, and results that a search brings up on several pages. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const item = (text: string): SnapshotNode => node('generic', '', { text, tag: 'div', clickable: true });

const group = (title: string, ...items: string[]): SnapshotNode =>
  node('generic', '', { tag: 'div', children: [node('text', title), ...items.map(item)] });

const packing = pageOf(
  group('Tools', '☐ hammer', '☑ saw'),
  group('Clothes', '☐ scarf', '☐ other'),
  group('Food', '☐ cheese', '☐ other'),
);

const slider = (name: string): SnapshotNode =>
  node('slider', name, { tag: 'input', inputType: 'range', value: '5', min: '0', max: '20' });

const sound = pageOf(slider('Bass'), slider('Mid'), slider('Treble'));

for (const [said, page, expected] of [
  ['Select everything in the group Clothes', packing, ['☐ scarf', '☐ other']],
  ['Choose all items under "Tools"', packing, ['☐ hammer']],
  ['Tick scarf, cheese and "other" under Food', packing, ['☐ scarf', '☐ cheese', '☐ other']],
] as const)
  it(`${said}: each of them is clicked that is not chosen yet`, () => {
    expect(stepsInAll(said, page)).toEqual(expected.map((text) => `click element "${text}"`));
  });

for (const said of [
  'Select everything in the group Toys',
  'Tick scarf under Food',
  'Tick cheese and gloves under Food',
])
  it(`${said}: refused`, () => {
    expect(stepsInAll(said, packing)).toEqual(['none']);
  });

for (const [said, expected] of [
  [
    'Select 0 for Bass, 20 for Mid and 11 for Treble with the sliders',
    ['fill slider "Bass" with "0"', 'fill slider "Mid" with "20"', 'fill slider "Treble" with "11"'],
  ],
  [
    'Set the sliders to 3 for Bass and 4 for Treble',
    ['fill slider "Bass" with "3"', 'fill slider "Treble" with "4"'],
  ],
  ['Select 3 for Alto and 4 for Bass', ['none']],
] as const)
  it(`${said}: each number for its own field`, () => {
    expect(stepsInAll(said, sound)).toEqual(expected);
  });

const pages = (shown: readonly string[]): Snapshot =>
  pageOf(
    node('textbox', 'Search', { ref: 'field', tag: 'input', value: shown.length > 0 ? 'oat' : '' }),
    node('button', 'Search', { ref: 'go' }),
    node('generic', '', {
      tag: 'div',
      children: shown.map((name) =>
        node('generic', '', {
          tag: 'div',
          classes: ['r'],
          children: [node('link', `oat ${name}`, { url: '#' }), node('text', `about ${name}`)],
        }),
      ),
    }),
    node('generic', '', {
      tag: 'div',
      children:
        shown.length > 0
          ? ['1', '2', '3'].map((name) => node('link', name, { ref: `page ${name}`, url: '#' }))
          : [],
    }),
  );

test('a result that is counted over the pages of a search is on the page that would show it', () => {
  const inOrder = [pages([]), pages(['Ash', 'Birch']), pages(['Cedar', 'Elm'])];
  expect(inTurn('Use the search box to look for "oat", then open the 4th search result', inOrder)).toEqual([
    'fill textbox "Search" with "oat"; click button "Search"',
    'click link "2"',
    'click link "oat Elm"',
  ]);
  expect(inTurn('Search for "oat" and go to page 3 of the results', inOrder)[1]).toBe('click link "3"');
  expect(inTurn('Search for "oat" and open the 9th result', inOrder)[1]).toBe('none');
});
