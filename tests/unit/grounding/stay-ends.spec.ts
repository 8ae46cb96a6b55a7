/** The days that a stay begins and ends on, said in other words than the page has: an arrival is a check-in, and a departure a check-out. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const day = (name: string): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'date', value: '' });
const cabin = pageOf(day('Check-in date'), day('Check-out date'));
const inn = pageOf(day('Arrival'), day('Departure'));
const trip = pageOf(day('Departure'), day('Check-in'), day('Check-out'));
const clock = pageOf(node('button', 'Check in'), node('button', 'Check out'), day('Date'));

const first = 'fill textbox "Check-in date" with "2 May 2031"';
const last = 'fill textbox "Check-out date" with "9 May 2031"';

for (const [page, sentence, expected] of [
  [cabin, 'Set the arrival to 2 May 2031', [first]],
  [cabin, 'Enter the departure date 9 May 2031', [last]],
  [cabin, 'Choose 9 May 2031 as the departure date', [last]],
  [inn, 'Set the check-out date to 9 May 2031', ['fill textbox "Departure" with "9 May 2031"']],
  [cabin, 'Check in on 2 May 2031 and check out on 9 May 2031', [first, last]],
  [cabin, 'Set the return to 9 May 2031', ['none']],
  // A departure that the page knows is no end of the stay.
  [trip, 'Set the departure to 2 May 2031', ['fill textbox "Departure" with "2 May 2031"']],
  [trip, 'Set the arrival to 2 May 2031', ['none']],
  // What a button does is not done by a day.
  [clock, 'Set the departure to 9 May 2031', ['none']],
  [clock, 'Check in on 2 May 2031', ['none']],
] as const)
  it(`${sentence}: ${expected.join(', ')}`, () => {
    expect(stepsInAll(sentence, page)).toEqual(expected);
  });
