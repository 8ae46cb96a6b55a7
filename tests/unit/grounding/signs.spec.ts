/** What a control without a name does is told by the sign that it shows, as a person tells it. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned } from './snapshot.js';

/** A tape with a control for each of the signs. */
const tape = (name: string, ...signs: readonly string[]) =>
  node('listitem', '', {
    children: [
      node('text', name),
      ...signs.map((text) => node('generic', '', { tag: 'span', text, clickable: true })),
    ],
  });

const signs = ['⬇', '💾', '⏹', '🔓', '🏷', '👎', '❌', '🗃'];
const tapes = pageOf(
  node('list', '', { children: ['Harbour', 'Station'].map((name) => tape(name, ...signs)) }),
);

for (const [sentence, sign] of [
  ['Download Harbour', '⬇'],
  ['Save Station', '💾'],
  ['Stop Harbour', '⏹'],
  ['Unlock Harbour', '🔓'],
  ['Tag Station', '🏷'],
  ['Dislike Station', '👎'],
  ['Archive Harbour', '🗃'],
] as const) {
  test(`"${sentence}" is a click on ${sign}`, () => {
    expect(did(planned(sentence, tapes))).toBe(`click element "${sign}"`);
  });
}

test('no sign stands for what none of them means', () => {
  expect(did(planned('Print Harbour', tapes))).not.toContain('click');
  expect(did(planned('Lock Harbour', tapes))).not.toContain('click');
});
