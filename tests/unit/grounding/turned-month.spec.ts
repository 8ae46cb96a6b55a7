/** A calendar with bare arrows is turned to another month. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const plain = (text: string, clickable = false): SnapshotNode =>
  node('generic', '', { tag: 'span', text, ...(clickable && { clickable }) });

const calendar = (month: string, back: string, on: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('generic', '', { tag: 'div', children: [plain(back, true), plain(month), plain(on, true)] }),
      node('generic', '', {
        tag: 'div',
        children: Array.from({ length: 30 }, (_, at) => plain(String(at + 1), true)),
      }),
    ],
  });

test('The arrow of the calendar goes to the month before or behind', () => {
  const page = pageOf(calendar('June 2026', '‹', '›'));
  expect(did(planned('Go to the next month', page))).toBe('click element "›"');
  expect(did(planned('Switch to the previous month', page))).toBe('click element "‹"');
  expect(did(planned('Go back one month', page))).toBe('click element "‹"');
});

test('Several months are as many clicks', () => {
  const page = pageOf(calendar('June 2026', '‹', '›'));
  expect(stepsInAll('Go forward two months', page)).toEqual(['click element "›"', 'click element "›"']);
});

test('Of two calendars with arrows of their own none is turned, and without a calendar no arrow is', () => {
  const page = pageOf(calendar('June 2026', '‹', '›'), calendar('May 2027', '←', '→'));
  expect(did(planned('Go to the next month', page))).not.toContain('click');
  const slides = pageOf(plain('‹', true), plain('Slide 1'), plain('›', true));
  expect(did(planned('Go to the next month', slides))).not.toContain('click');
});
