/** Carousels: what lies on a slide that is not shown is brought in sight before anything is done to it. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const [next, previous] = ['Next slide', 'Previous slide'].map((name) => node('button', name));
const dishes = ['Lentil soup', 'Plum cake', 'Rice bowl'].map((name) => ({
  title: node('heading', name),
  button: node('button', 'Cook this'),
  slide: node('generic'),
}));

/** The carousel with one of the dishes in sight, the others to the left and right of it. */
function carousel(shown: number): Snapshot {
  const slides = dishes.map(({ title, button, slide }, at): SnapshotNode => {
    const box = { x: 100 + (at - shown) * 400, y: 0, width: 400, height: 100 };
    const hidden = at === shown ? {} : { hidden: 'aria-hidden' as const };
    const inside = [title, button].map((each) => ({ ...each, box, ...hidden }));
    return { ...slide, box, ...hidden, children: inside };
  });
  const box = { x: 100, y: 0, width: 400, height: 100 };
  return pageOf(
    node('region', 'Suggestions', {
      box,
      children: [previous as SnapshotNode, next as SnapshotNode, ...slides],
    }),
  );
}

test('the carousel is moved on until the slide is shown, and only then something is done there', () => {
  const sentence = 'Cook the rice bowl';
  let answer = planned(sentence, carousel(0));
  for (const shown of [1, 2]) {
    expect(did(answer)).toBe('click button "Next slide"; wait for 0.7 seconds');
    if (answer.kind === 'found')
      answer = planned(sentence, carousel(shown), answer.next, carousel(shown - 1));
  }
  expect(did(answer)).toBe('click button "Cook this"');
});

test('what lies to the left is reached by moving back', () => {
  expect(did(planned('Cook the lentil soup', carousel(2)))).toBe(
    'click button "Previous slide"; wait for 0.7 seconds',
  );
});

test('a carousel that does not move is an error', () => {
  const sentence = 'Cook the rice bowl';
  const first = planned(sentence, carousel(0));
  const again = first.kind === 'found' && planned(sentence, carousel(0), first.next, carousel(0));
  expect(again && did(again)).toBe('none');
});

test('of several that are called alike the one in sight is meant', () => {
  const answer = planned('Click "Cook this"', carousel(1));
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe(dishes[1]?.button.ref);
});
