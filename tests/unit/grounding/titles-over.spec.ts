/** Titles with a button in their line: what folds up below them, and what is dropped under them. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const group = (name: string, expanded: boolean): SnapshotNode =>
  node('generic', '', {
    children: [
      node('heading', `${name} Collapse operation`, {
        clickable: true,
        children: [
          node('generic', '', { text: name }),
          node('paragraph', '', { text: `About ${name}` }),
          node('button', 'Collapse operation', { expanded }),
        ],
      }),
      node('generic', '', {
        children: [
          node('button', `GET /${name} List all`),
          node('button', `get /${name}`, { expanded: false }),
        ],
      }),
    ],
  });
const api = pageOf(group('books', true), group('loans', false));

for (const [sentence, expected] of [
  ['collapse the books section', 'click button "Collapse operation"'],
  ['expand the books section', 'done'],
  ['collapse the loans group', 'done'],
  ['expand the loans section', 'click button "Collapse operation"'],
] as const)
  test(`${sentence}: the toggle in the line of the title says how it is`, () => {
    expect(did(planned(sentence, api))).toBe(expected);
  });

test('what is called after a section is not the section', () => {
  const page = pageOf(
    node('heading', 'Billing'),
    node('paragraph', '', { text: 'Always shown' }),
    node('button', 'Show billing history', { expanded: false }),
  );
  expect(planned('collapse the billing section', page).kind).toBe('none');
});

const column = (name: string, ...cards: string[]): SnapshotNode =>
  node('generic', '', {
    classes: ['board'],
    tag: 'div',
    children: [
      node('banner', '', {
        tag: 'header',
        children: [node('text', name), node('button', '+ Add card')],
      }),
      node('main', '', {
        tag: 'main',
        children: cards.map((text) => node('generic', '', { text, tag: 'div', classes: ['item'] })),
      }),
    ],
  });
const board: Snapshot = pageOf(
  node('generic', '', {
    children: [
      column('To do', 'Write release notes', 'Test the installer'),
      column('In progress', 'Fix login crash'),
      column('Done', 'Update licence'),
    ],
  }),
);

for (const sentence of ['move "Fix login crash" to Done', 'drag "Fix login crash" to the Done column'])
  test(`${sentence}: what adds a card is not pressed, and the card is dropped under the title`, () => {
    expect(did(planned(sentence, board))).toBe('drag element "Fix login crash" to element "Update licence"');
  });
