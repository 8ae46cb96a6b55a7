/** What a pad of keys shows over them. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { el, number, read } from '../elements.js';

const pad = (shown: string, digits = '7894561230'): SnapshotNode =>
  el(
    'div.calc',
    el('div', shown),
    el('div.keys', ...[...digits.split(''), '+', '='].map((key) => el('div', key))),
  );

test('The number on the display is the one beside the keys', () => {
  expect(read('the number on the display', number, pad('7'))).toBe(7);
  expect(read('the result on the calculator', number, el('p', '12'), pad('3.5'))).toBe(3.5);
});

test('Digits that make no pad have no display, and what says no number has none', () => {
  expect(read('the number on the display', number, pad('7', '123'))).toBe('none');
  expect(read('the number on the display', number, pad('Error'))).toBe('none');
});
