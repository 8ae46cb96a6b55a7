/** On a board a column may hold one card alone, and an item of a tree is called by its own label, and not by what it holds. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'div', text: shown });
const card = (title: string, owner: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('strong', '', { tag: 'strong', text: title }),
      text(owner),
      node('button', 'Archive card', { tag: 'button' }),
    ],
  });
const column = (title: string, ...cards: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'section',
    children: [text(title), node('generic', '', { tag: 'div', children: cards })],
  });

const board = pageOf(
  node('generic', '', {
    children: [
      column('Ordered', card('Oak desk', 'Marit'), card('Bookcase', 'Tomas')),
      column('In the workshop', card('Bookcase', 'Ilse')),
      column('Delivered', card('Stool', 'Per')),
    ],
  }),
);

for (const [sentence, expected] of [
  // Each of two columns has one.
  ['Archive the Bookcase card', 'none'],
  ['Archive the Oak desk card', 'click button "Archive card"'],
  ['Archive the Stool card', 'click button "Archive card"'],
  ["Archive Ilse's Bookcase", 'click button "Archive card"'],
  ["Archive Tomas's Bookcase", 'click button "Archive card"'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, board))).toBe(expected));

const item = (name: string, ...nested: SnapshotNode[]): SnapshotNode =>
  node('treeitem', [name, ...nested.map((each) => each.name)].join(' '), {
    selected: false,
    ...(nested.length > 0 && { expanded: true }),
    children: [
      node('button', name, { tag: 'button' }),
      ...(nested.length > 0 ? [node('group', '', { children: nested })] : []),
    ],
  });

const tree: Snapshot = pageOf(
  node('tree', 'Herbarium', {
    children: [item('Ferns', item('Maidenhair'), item('Bracken')), item('Mosses', item('Peat moss'))],
  }),
);

for (const [sentence, expected] of [
  ['Select the Ferns', 'click button "Ferns"'],
  ['Select Bracken', 'click treeitem "Bracken"'],
  ['Select the peat moss', 'click treeitem "Peat moss"'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, tree))).toBe(expected));

for (const [sentence, expected] of [
  ['Select the bracken fern', 'click treeitem "Bracken"'],
  ['Select the maidenhair fern', 'click treeitem "Maidenhair"'],
  ['Select the bracken moss', 'none'],
  ['Select the tree fern', 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, tree))).toBe(expected));

it('what only lies in a branch is not the branch', () => {
  const plan = planned('Select the bracken herb', tree);
  expect(did(plan)).not.toContain('Ferns"');
});

it('a button that counts by its own name is no line that is counted', () => {
  const line = (name: string): SnapshotNode =>
    node('row', '', { children: [node('cell', name), node('cell', '12')] });
  const sheet = pageOf(
    node('button', 'Delete last row', { tag: 'button' }),
    node('table', '', { children: [line('Tin'), line('Zinc'), line('Lead')] }),
  );
  expect(did(planned('Delete the last row', sheet))).toBe('click button "Delete last row"');
  expect(did(planned('Delete the first row', sheet))).not.toContain('click');
});

test('a card is added by the button of its own lane, and a lane by the one that adds another', () => {
  const lane = (title: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['lane'],
      children: [
        node('generic', '', { tag: 'h3', text: title }),
        node('generic', '', { tag: 'div', classes: ['card'], clickable: true, text: `Card of ${title}` }),
        node('generic', '', { tag: 'div', clickable: true, text: '+ Add a card' }),
      ],
    });
  const board = pageOf(
    node('generic', '', {
      tag: 'div',
      children: ['Planned', 'Checked', 'Shipped'].map((title) => lane(title)),
    }),
    node('generic', '', { tag: 'div', clickable: true, text: '+ Add another lane' }),
  );
  const answer = planned('Add a card "Paint" to the Checked lane', board);
  expect(did(answer)).toBe('click element "+ Add a card"');
  const target = board.root.children[0]?.children[1]?.children[2]?.ref;
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe(target);
  expect(did(planned('Create a new lane called Someday', board))).toBe('click element "+ Add another lane"');
  expect(did(planned('Create a new label called Someday', board))).not.toContain('another');
});
