/** A switch that nothing names is that of the card around it, where each card has one. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node } from '../grounding/snapshot.js';
import { judged } from './judged.js';

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'span', text: shown });
const card = (name: string, place: string, ...on: boolean[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    clickable: true,
    children: [
      node('generic', '', {
        tag: 'div',
        children: [text(place), text(name), ...on.map((checked) => node('switch', '', { checked }))],
      }),
    ],
  });
const rooms = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      card('Porch lamp', 'Outside', true),
      card('Attic fan', 'Upstairs', false),
      card('Heater', 'Hall', true),
    ],
  });

for (const [sentence, expected] of [
  ['the porch lamp is turned on', true],
  ['the attic fan is turned off', true],
  ['the attic fan is on', false],
  ['the heater is off', false],
  ['the cellar pump is off', 'refused'],
] as const)
  test(`${sentence}: ${expected}`, () => expect(judged(sentence, rooms())).toBe(expected));
