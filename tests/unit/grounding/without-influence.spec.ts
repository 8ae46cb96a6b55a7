/** Words that make no difference to what would be done were read over, and then nothing is done. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const line = (name: string): SnapshotNode =>
  node('listitem', '', {
    children: [
      node('generic', '', { text: name }),
      node('button', 'Star', { tag: 'button' }),
      node('button', 'Delete', { tag: 'button' }),
    ],
  });
const page = pageOf(
  node('heading', 'Recipes', { level: 1 }),
  node('list', '', { children: [line('Lentil soup'), line('Rye bread'), line('Plum cake')] }),
  node('navigation', 'Pages', {
    children: ['1', '2', '3'].map((name) => node('button', name, { tag: 'button' })),
  }),
);

for (const [sentence, done] of [
  ['Star the plum cake', 'click button "Star"'],
  ['Star the plum cake as a draft', 'cannot-tell'],
  ['Go to page 2', 'click button "2"'],
  ['Go to page 2 of the smallest list', 'cannot-tell'],
  ['Go to page 2 of the list', 'click button "2"'],
  ['Delete the rye bread', 'click button "Delete"'],
] as const)
  test(`${sentence}: ${done}`, () => {
    expect(did(planned(sentence, page))).toBe(done);
  });

test('what counts makes a difference where there are several', () => {
  expect(did(planned('Click the third Star button', page))).toBe('click button "Star"');
});

test('a part of the page need not be called so by the page', () => {
  expect(did(planned('Delete the rye bread from the list', page))).toBe('click button "Delete"');
  expect(did(planned('Delete the rye bread for good', page))).toBe('click button "Delete"');
});

test('what is typed makes the difference itself', () => {
  const notes = pageOf(node('textbox', 'Note', { tag: 'textarea' }));
  expect(did(planned('Type "ready for the accountant" into the note', notes))).toBe(
    'fill textbox "Note" with "ready for the accountant"',
  );
});
