/** Times of a day that is chosen in a row of days above them: another day that is said is chosen first. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const chip = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });

const row = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });

function lessons(shown: string, taken: readonly string[] = []): Snapshot {
  const days = ['Mon 3 May', 'Tue 4 May', 'Wed 5 May'];
  const times = ['08:15', '10:45', '13:00'];
  return pageOf(
    row(...days.map((day) => chip(day, { pressed: day === shown }))),
    row(...times.map((time) => chip(time, taken.includes(time) ? { disabled: true } : {}))),
    chip('Confirm'),
  );
}

test('the day that is said is chosen before the time', () => {
  const pages = [lessons('Mon 3 May'), lessons('Tue 4 May'), lessons('Tue 4 May')];
  expect(inTurn('Book Tuesday the 4th at 10:45', pages)).toEqual([
    'click button "Tue 4 May"',
    'click button "10:45"',
    'click button "Confirm"',
  ]);
});

test('on the day that is shown the time is chosen at once', () => {
  expect(did(planned('Book Monday 3 May at 08:15', lessons('Mon 3 May')))).toBe('click button "08:15"');
  expect(did(planned('Choose 08:15 on Monday', lessons('Mon 3 May')))).toBe('click button "08:15"');
});

test('a time that is taken on that day is none, and neither is a day that is not there', () => {
  const pages = [lessons('Mon 3 May'), lessons('Wed 5 May', ['13:00'])];
  expect(inTurn('Book Wednesday 5 May at 13:00', pages)).toEqual(['click button "Wed 5 May"', 'none']);
  expect(did(planned('Book Friday 7 May at 13:00', lessons('Mon 3 May')))).toBe('none');
  expect(did(planned('Book Tuesday 5 May at 13:00', lessons('Mon 3 May')))).toBe('none');
});

test('which day is shown has to be seen', () => {
  const [days, ...rest] = lessons('').root.children;
  expect(did(planned('Book Wednesday 5 May at 13:00', pageOf(...(days ? [days] : []), ...rest)))).toBe(
    'none',
  );
});
