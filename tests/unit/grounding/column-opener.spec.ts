/** A card that is made in one of several columns, each of which has the same button for it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string): SnapshotNode => node('text', name);
const adder = (): SnapshotNode => node('button', '+ Add card', { tag: 'button' });
const column = (title: string, ...cards: string[]): SnapshotNode =>
  node('generic', '', {
    children: [
      node('banner', '', { tag: 'header', children: [text(title)] }),
      node('main', '', { children: cards.map((card) => node('generic', '', { text: card })) }),
      node('contentinfo', '', { tag: 'footer', children: [adder()] }),
    ],
  });
const board = (...titles: string[]): Snapshot =>
  pageOf(
    node('generic', '', { children: titles.map((title) => column(title, 'Done with tea', 'Buy paint')) }),
  );

/** Which column's button is clicked, counted from 1. */
function columnOf(said: string, page: Snapshot): string {
  const answer = planned(said, page);
  if (answer.kind !== 'found') return did(answer);
  const at = page.root.children[0]?.children.findIndex(
    ({ children }) => children[2]?.children[0]?.ref === answer.steps[0]?.ref,
  );
  return `${did(answer)} of ${(at ?? -1) + 1}`;
}

it('the card is added by the button under the title that is said', () => {
  const page = board('To do', 'Working (two at most)', 'Done');
  for (const [said, at] of [
    ['Add a new card "Write tests" to the Working column', 2],
    ['Create a card called "Write tests" in the Done board', 3],
    ['Create a card "Write tests" in Done', 3],
    ['Add a card "Write tests" to the To do list', 1],
  ] as const)
    expect(columnOf(said, page), said).toBe(`click button "+ Add card" of ${at}`);
});

it('a column that is not there, or there twice, gets no card', () => {
  expect(columnOf('Add a new card "Write tests" to the Review column', board('To do', 'Done'))).toBe('none');
  expect(columnOf('Add a new card "Write tests" to the Buy column', board('To do', 'Done'))).toBe('none');
  expect(columnOf('Add a new card "Write tests" to the Done column', board('Done', 'Done'))).toBe('none');
  expect(columnOf('Add a new card "Write tests" to the Done column', board('To do', 'Not Done'))).toBe(
    'none',
  );
  expect(columnOf('Add a new note "Write tests" to the Done column', board('To do', 'Done'))).toBe('none');
});
