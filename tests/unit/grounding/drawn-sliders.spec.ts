/** Drawn sliders without a name: upright ones, short ones that their class calls so, negative numbers, several with a number each. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned } from './snapshot.js';

const sliderOf = (shown: string, y: number, size: { width: number; height: number }): SnapshotNode[] => [
  node('generic', '', {
    tag: 'div',
    classes: ['x-slider'],
    box: { x: 10, y, ...size },
    children: [
      node('generic', '', {
        tag: 'span',
        clickable: true,
        box:
          size.width > size.height
            ? { x: 10, y: y - 2, width: 14, height: 14 }
            : { x: 8, y, width: 14, height: 14 },
      }),
    ],
  }),
  node('generic', '', { tag: 'div', text: shown }),
];

const across = (shown: string, y = 10): SnapshotNode[] => sliderOf(shown, y, { width: 60, height: 10 });
const upright = (shown: string): SnapshotNode[] => sliderOf(shown, 10, { width: 10, height: 60 });
const moved = (said: string, page: Snapshot): unknown => {
  const answer = planned(said, page);
  return answer.kind === 'found' ? answer.steps.map((step) => step.arguments) : answer.kind;
};

test('a short or upright track is one where its class says so', () => {
  expect(moved('Select -7 with the slider', pageOf(...across('3')))).toEqual([['15', '0', 'about']]);
  expect(moved('Select -7 with the slider', pageOf(...upright('3')))).toEqual([['0', '15', 'about']]);
  const unnamed = upright('3').map((each) => ({ ...each, classes: [] }));
  expect(moved('Select -7 with the slider', pageOf(...unnamed))).toBe('none');
});

test('several sliders take a number each, in their order', () => {
  const page = pageOf(...across('1', 10), ...across('2', 50), ...across('3', 90));
  const [first, second] = [page.root.children[0], page.root.children[2]].map(
    (each) => each?.children[0]?.ref,
  );
  const answer = planned('Set the sliders to the combination [4, 5, 6]', page);
  expect(answer).toMatchObject({ kind: 'found', steps: [{ method: 'dragBy', ref: first }] });
  expect(planned('Set the second slider to 5', page)).toMatchObject({ steps: [{ ref: second }] });
  expect(moved('Set the sliders to the combination [4, 5]', page)).toBe('none');
  expect(moved('Set the fourth slider to 5', page)).toBe('none');
  expect(moved('Set the slider to 5', page)).toBe('none');
});
