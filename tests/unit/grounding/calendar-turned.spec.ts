/** A calendar that stands on the page: turned to a month, and a day with a time, which is chosen once its day is. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';

const month = (title: string, chosen?: number, size = 200): SnapshotNode => {
  const days = Array.from({ length: 30 }, (_, at) =>
    node('gridcell', String(at + 1), {
      ref: `day${at + 1}`,
      tag: 'td',
      clickable: true,
      ...(chosen === at + 1 && { selected: true }),
    }),
  );
  const weeks = [0, 7, 14, 21, 28].map((at) => node('row', '', { children: days.slice(at, at + 7) }));
  return node('group', '', {
    box: { x: 0, y: 0, width: size, height: size },
    children: [
      node('button', 'Previous month'),
      node('heading', title),
      node('button', 'Next month'),
      node('grid', title, { box: { x: 0, y: 0, width: size, height: size }, children: weeks }),
    ],
  });
};
const on = (title: string): Snapshot => pageOf(month(title));
const ahead = 'click button "Next month"';

for (const say of [
  'Show June 2026 in the calendar',
  'Go to June 2026',
  'Turn the calendar to June',
  'Go two months ahead',
])
  test(`"${say}" turns two pages`, () => {
    const pages = [on('April 2026'), on('May 2026'), on('June 2026')];
    expect(inTurn(say, pages).slice(0, 2)).toEqual([ahead, ahead]);
  });

test('a calendar that shows the month is left as it is, and one that is past is not turned to without its year', () => {
  expect(inTurn('Show April 2026 in the calendar', [on('April 2026')])[0]).not.toContain('click');
  expect(inTurn('Turn the calendar to March', [on('April 2026')])[0]).not.toContain('click');
  expect(inTurn('Turn the calendar to March 2026', [on('April 2026')])[0]).toBe(
    'click button "Previous month"',
  );
});

test('of two calendars the main one is the larger', () => {
  const both = pageOf(month('April 2026', undefined, 100), month('April 2026', undefined, 600));
  expect(inTurn('Show May 2026 in the calendar', [both])[0]).not.toContain('click');
  expect(inTurn('Show May 2026 in the main calendar', [both])[0]).toBe(ahead);
});

test('a day with a time is chosen, and then the time', () => {
  const slots = node('group', 'Times', {
    children: [node('button', '14:00'), node('button', '15:00')],
  });
  const say = 'Pick 16 April 2026 at 15:00';
  const chosen = pageOf(month('April 2026', 16), slots);
  expect(inTurn(say, [on('April 2026'), chosen, chosen])).toEqual([
    'click gridcell "16"',
    'click button "15:00"',
  ]);
  expect(inTurn(say, [on('April 2026'), pageOf(month('April 2026', 16))])).toEqual([
    'click gridcell "16"',
    'none',
  ]);
});
