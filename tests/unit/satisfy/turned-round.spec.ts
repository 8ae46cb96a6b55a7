/** A name said before its label, and a part of a whole said in full. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node } from '../grounding/snapshot.js';
import { judged } from './judged.js';

const line = (text: string): SnapshotNode => node('generic', '', { tag: 'span', text });

test('who holds an office is told by the label of it', () => {
  const page = [line('Head of the kitchen: Berta Ohm'), line('Guests: 12')];
  expect(judged('Berta Ohm is the head of the kitchen', ...page)).not.toBe(false);
  const crew = [line('Night cook: Berta Ohm'), line('Guests: 12')];
  expect(judged('Berta Ohm is the night cook', ...crew)).toBe(true);
  expect(judged('Carl Frey is the night cook', ...crew)).toBe(false);
  expect(judged('Berta Ohm is the baker', ...crew)).toBe('refused');
  expect(judged('Berta Ohm is the oldest', ...crew)).toBe('refused');
});

test('a part of a whole is told by the line that says both', () => {
  const page = [line('14 of 40 seats taken')];
  expect(judged('14 of the 40 seats have been taken', ...page)).toBe(true);
  expect(judged('15 of the 40 seats have been taken', ...page)).toBe(false);
  expect(judged('14 of the 40 seats have been paid', ...page)).toBe('refused');
  expect(judged('14 of the 40 tables have been taken', ...page)).toBe('refused');
});
