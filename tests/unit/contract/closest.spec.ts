import { expect, test } from '../../../fixtures/test.js';
import { closestTo } from '../../../src/contract/closest.js';

const names = ['adopt', 'cues', 'eject', 'serve', 'failOnHeal', 'dry-run'];

test('a slip, a swap, a missing letter and another case still mean the name', () => {
  expect(closestTo('ejcet', names)).toBe('eject');
  expect(closestTo('cue', names)).toBe('cues');
  expect(closestTo('adpot', names)).toBe('adopt');
  expect(closestTo('failonheel', names)).toBe('failOnHeal');
  expect(closestTo('dryrun', names)).toBe('dry-run');
  expect(closestTo('--dry_run', names)).toBe('dry-run');
});

test('the beginning of a name means it', () => {
  expect(closestTo('fail', names)).toBe('failOnHeal');
});

test('what is like no name means none', () => {
  expect(closestTo('record', names)).toBeUndefined();
  expect(closestTo('x', names)).toBeUndefined();
  expect(closestTo('', names)).toBeUndefined();
});
