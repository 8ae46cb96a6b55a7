/** A record whose title is a sentence of its own: its words, the article among them, name it and count nothing. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned } from './snapshot.js';

const page = pageOf(
  node('list', '', {
    tag: 'ul',
    children: ['Buy bread', 'Call Ann', 'Water the plants', 'Feed our cats'].map((title) =>
      node('listitem', '', {
        tag: 'li',
        children: [
          node('generic', '', { tag: 'span', text: title }),
          node('button', 'Delete', { tag: 'button', ref: title }),
        ],
      }),
    ),
  }),
);

for (const [instruction, record] of [
  ['Delete the task Water the plants', 'Water the plants'],
  ['Delete Water the plants', 'Water the plants'],
  ['Delete the Feed our cats task', 'Feed our cats'],
  // Many things, of which the list has no more than one line each; and other titles.
  ['Delete the plants', 'none'],
  ['Delete Water the flowers', 'none'],
  ['Delete the bread and the plants', 'none'],
  ['Delete the tasks', 'none'],
] as const)
  test(`${instruction}: ${record}`, () => {
    const answer = planned(instruction, page);
    expect(answer.kind === 'found' ? answer.steps.map(({ ref }) => ref) : [answer.kind]).toEqual([record]);
    expect(did(answer)).toBe(answer.kind === 'found' ? 'click button "Delete"' : record);
  });
