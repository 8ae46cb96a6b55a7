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
  ['Go to page 2', 'click button "2"'],
  ['Go to page 2 of the list', 'click button "2"'],
  ['Pick the third subject Statistics', 'cannot-tell'],
] as const)
  test(`${sentence}: ${done}`, () => {
    expect(did(planned(sentence, page))).toBe(done);
  });

test('what counts makes a difference where there are several', () => {
  expect(did(planned('Click the third Star button', page))).toBe('click button "Star"');
});

test('what the page or the text says itself counts nothing', () => {
  const notes = pageOf(node('textbox', 'Note', { tag: 'textarea' }), node('button', 'Third draft'));
  expect(did(planned('Type "for the third time" into the note', notes))).toBe(
    'fill textbox "Note" with "for the third time"',
  );
  expect(did(planned('Click the third draft', notes))).toBe('click button "Third draft"');
});
