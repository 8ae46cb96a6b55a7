/** What is done to one of several cards by a sign in it, which nothing marks as a button: the card is counted, or called by what it says. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const sign = (name: string, glyph: string): SnapshotNode =>
  node('generic', name, { tag: 'span', text: glyph });
const card = (title: string, said: string, ...signs: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    clickable: true,
    children: [
      node('generic', '', { tag: 'div', text: title }),
      node('generic', '', { tag: 'div', text: said }),
      node('generic', '', { tag: 'div', children: signs }),
    ],
  });
const flats = ['Sunny loft', 'Garden flat', 'Old mill'].map((title, at) =>
  card(title, `Leeds, £${at + 7}00`, sign('Save flat', '♡'), sign('More options', '⋯')),
);
const list = node('generic', '', { tag: 'div', children: flats });
const refOf = (at: number, place: number): string | undefined => flats[at]?.children[2]?.children[place]?.ref;
const clicked = (sentence: string, page = [list]): string | undefined => {
  const answer = planned(sentence, pageOf(...page));
  return answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind;
};

for (const [sentence, ref] of [
  ['Save the first flat', refOf(0, 0)],
  ['Save the first flat in the list', refOf(0, 0)],
  ['Save the last flat', refOf(2, 0)],
  ['Save the Garden flat', refOf(1, 0)],
  ['Open the second flat', flats[1]?.ref],
  ['Open the options of the Old mill', refOf(2, 1)],
  ['Open the menu of the second flat', refOf(1, 1)],
  ['Open the actions menu for the Sunny loft', refOf(0, 1)],
  // No other thing is counted, and nothing is done that no sign says.
  ['Save the first house', 'none'],
  ['Sell the first flat', 'none'],
  ['Save the fourth flat', 'none'],
  ['Open the menu of the Old barn', 'none'],
] as const) {
  it(`"${sentence}" on cards with signs`, () => {
    expect(clicked(sentence)).toBe(ref);
  });
}

test('the menu of the column is none of a card in it', () => {
  const column = (name: string, ...titles: string[]): SnapshotNode =>
    node('generic', '', {
      tag: 'section',
      classes: ['column'],
      children: [
        node('heading', name, { level: 2 }),
        node('button', `${name} column menu`, { text: '⋯' }),
        ...titles.map((title) => card(title, 'Low', sign('Points', '3'))),
      ],
    });
  const board = [column('Ideas', 'Fix login', 'Add logo'), column('Done', 'Set up')];
  expect(clicked('Open the menu of the Fix login card', board)).toBe('none');
  expect(clicked('Open the menu of the Ideas column', board)).toBe(board[0]?.children[1]?.ref);
});

test('one of what was sorted, narrowed or found is one of these', () => {
  const sorter = node('combobox', 'Sort by', {
    tag: 'select',
    options: ['Newest', 'Cheapest'],
    value: 'Newest',
  });
  const page = pageOf(node('heading', 'Flats', { level: 1 }), sorter, list);
  expect(inTurn('Sort the flats by cheapest first and open the second one', [page, page])).toEqual([
    'select combobox "Sort by" with "Cheapest"',
    did(planned('Open the second flat', page)),
  ]);
});
