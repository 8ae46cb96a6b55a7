/** Two groups of dots, one choice of each in one breath. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const dots = (title: string, ...names: string[]): SnapshotNode =>
  node('group', title, {
    tag: 'fieldset',
    children: names.map((name) => node('radio', name, { tag: 'input', inputType: 'radio', checked: false })),
  });

const booking = pageOf(
  dots('Which table?', 'Corner table', 'Window table'),
  dots('How long?', '1 hour', '2 hours'),
  node('button', 'Continue', { tag: 'button' }),
);

const chosen = (...names: string[]): string => names.map((name) => `check radio "${name}"`).join('; ');

for (const [sentence, expected] of [
  ['Choose the corner table for 2 hours', chosen('Corner table', '2 hours')],
  [
    'Choose the window table for 1 hour and continue',
    `${chosen('Window table', '1 hour')}; click button "Continue"`,
  ],
  // No such time, no such table.
  ['Choose the corner table for 3 hours', 'none'],
  ['Choose the garden table for 2 hours', 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(stepsInAll(sentence, booking).join('; ')).toBe(expected));
