/** Plans for what hands do: drags to a side of something, days of calendars, ratings, cells that are edited in place. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const songs = (): SnapshotNode[] => [
  node('heading', 'Playlist'),
  node('list', '', {
    tag: 'ul',
    children: ['Blue Train', 'So What', 'Naima'].map((text) => node('listitem', '', { tag: 'li', text })),
  }),
];

for (const [instruction, expected] of [
  ['Drag "Naima" above "So What"', 'drag listitem "Naima" directly before listitem "So What"'],
  ['Move Blue Train directly below So What', 'drag listitem "Blue Train" directly after listitem "So What"'],
  [
    'Move Blue Train to the end of the playlist',
    'drag listitem "Blue Train" directly after listitem "Naima"',
  ],
  ['Drag Naima to the top of the playlist', 'drag listitem "Naima" directly before listitem "Blue Train"'],
  ['Drag Naima onto So What', 'drag listitem "Naima" to listitem "So What"'],
  ['Move Naima to the end of the playlist', 'done'],
] as const) {
  test(`${instruction}: ${expected}`, () => {
    expect(did(instruction, ...songs())).toBe(expected);
  });
}
