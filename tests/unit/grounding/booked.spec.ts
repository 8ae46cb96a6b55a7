/** Bookings in one sentence, and numbers of phones beside a list of country codes: all of it has its place, or nothing is done. */
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned, stepsInAll, selectOf as list } from './snapshot.js';
import { expect } from '@playwright/test';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', value: '', ...more });
const date = (name: string): SnapshotNode => field(name, { inputType: 'date' });
const form = (title: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [node('heading', title, { level: 2 }), node('form', '', { tag: 'form', children })],
  });

const hotel = (first: string, last: string): SnapshotNode =>
  form(
    'Hotel Linde',
    date(first),
    date(last),
    list('Room', 'Double', 'Single', 'Suite'),
    list('Adults', '1', '2', '3'),
    node('button', 'Book'),
  );
const stays = pageOf(hotel('Arrival', 'Departure'));
const checks = pageOf(hotel('Check-in', 'Check-out'));
const table = pageOf(
  form(
    'Reserve a table',
    field('Your name'),
    field('Party size'),
    list('Time', '18:00', '19:00', '20:00'),
    node('button', 'Reserve'),
  ),
);
const phone = pageOf(
  node('form', '', {
    tag: 'form',
    children: [list('Code', 'US (+1)', 'Canada (+1)', 'UK (+44)'), field('Phone')],
  }),
);

const named = pageOf(
  form(
    'Reserve a table',
    field('Guest first name'),
    list('Time', '18:00', '19:00', '20:00'),
    node('button', 'Reserve'),
  ),
);

for (const [sentence, page, expected] of [
  [
    'Book a single room from 3 to 5 May 2027 for two adults',
    stays,
    ['2027-05-03|3 May 2027', '5 May 2027', '2', 'Single'],
  ],
  ['Reserve a suite from May 3 to 5, 2027 for 3 adults', checks, ['May 3 2027', 'May 5 2027', '3', 'Suite']],
  ['Book a penthouse from 3 to 5 May 2027 for two adults', stays, []],
  ['Book a single room from 3 to 5 May 2027 for two dogs', stays, []],
  ['Book a single room with breakfast from 3 to 5 May 2027 for two adults', stays, []],
  ['Book a table for 4 at 19:00 in the name of Okafor', table, ['4', '19:00', 'Okafor']],
  ['Book a desk for 4 at 19:00 in the name of Okafor', table, []],
  ['Book a table for 4 at 21:00 in the name of Okafor', table, []],
  ['Book a table at 19:00 for 4 people', named, []],
  ['Enter the phone number +44 20 7946 12', phone, ['UK (+44)', '20 7946 12']],
  ['Enter the phone number +1 555 123456', phone, []],
  ['Enter the phone number +49 555 123456', phone, []],
] as const)
  it(`${sentence}: ${expected.join(', ') || 'nothing'}`, () => {
    if (expected.length === 0) return expect(planned(sentence, page).kind).not.toBe('found');
    const steps = stepsInAll(sentence, page).join('; ');
    for (const value of expected)
      expect(
        value.split('|').some((each) => steps.includes(`with "${each}"`)),
        `${value} in ${steps}`,
      ).toBe(true);
    expect(steps.includes('none')).toBe(false);
  });
