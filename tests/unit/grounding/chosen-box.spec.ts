/** "Select Old bridge" ticks the box that is called so; the picture of that name opens. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned, stepsInAll, did } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const slide = (name: string, ...boxes: string[]): SnapshotNode =>
  node('generic', '', {
    children: [
      node('img', name, { clickable: true }),
      ...boxes.map((box) => node('checkbox', box, { tag: 'input', checked: false })),
      node('text', `${name} 1987`),
    ],
  });
const slides = pageOf(
  slide('Old bridge', 'Select Old bridge'),
  slide('Harbour', 'Select Harbour'),
  slide('Fog'),
);

for (const [sentence, expected] of [
  ['Select Old bridge', 'check checkbox "Select Old bridge"'],
  ['Open Old bridge', 'click img "Old bridge"'],
  ['Select the picture of the church', 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, slides))).toBe(expected));

it('two of them', () =>
  expect(stepsInAll('Select Old bridge and Harbour', slides)).toEqual([
    'check checkbox "Select Old bridge"',
    'check checkbox "Select Harbour"',
  ]));
