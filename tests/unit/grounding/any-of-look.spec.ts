/** "A large digit", "any red circle": whichever of those that fit without a doubt. */
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { expect } from '@playwright/test';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const sign = (text: string, x: number, size: number): SnapshotNode =>
  node('generic', '', {
    tag: 'text',
    text,
    clickable: true,
    look: { shape: 'text', ink: '#000000' },
    box: { x, y: 10, width: size / 2, height: size },
  });
const dot = (fill: string, x: number): SnapshotNode =>
  node('generic', '', {
    tag: 'circle',
    clickable: true,
    look: { shape: 'circle', fill },
    box: { x, y: 90, width: 20, height: 20 },
  });
const page = pageOf(
  sign('7', 0, 24),
  sign('3', 40, 24),
  sign('w', 80, 10),
  sign('k', 120, 24),
  dot('#ff0000', 0),
  dot('#ff0000', 60),
  dot('#0000ff', 120),
);

for (const [said, expected] of [
  ['Click on a large digit', 'click element "7"'],
  ['Click on a small letter', 'click element "w"'],
  ['Click on a red circle', 'click element'],
  ['Click on any red circle', 'click element'],
  ['Click on a letter', 'click element "w"'],
  ['Click on a digit', 'click element "7"'],
  ['Click on a k', 'click element "k"'],
  // A letter is no shape, and the larger ones of the shapes are all of one size.
  ['Click on a large shape', 'ambiguous'],
  ['Click on the letter', 'none'],
  // One is meant, or none is so, or it is not clear which are.
  ['Click on the large digit', 'ambiguous'],
  ['Click on the red circle', 'ambiguous'],
  ['Click on a green circle', 'none'],
  ['Click on a larger digit', 'ambiguous'],
] as const)
  it(`${said}: ${expected}`, () => {
    expect(did(planned(said, page))).toBe(expected);
  });

it('a letter in a list is nothing drawn', () => {
  const tag = (text: string): SnapshotNode => node('generic', '', { tag: 'span', text, clickable: true });
  expect(did(planned('Click on a letter', pageOf(tag('A'), tag('B'))))).toBe('none');
});

it('an article in front of a key is none of the keys', () => {
  const keys = Array.from('abcdexyz').map((text) => node('button', text));
  expect(did(planned('Click on a x', pageOf(...keys)))).toBe('click button "x"');
});
