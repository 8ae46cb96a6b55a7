/** One of a list by the least or greatest of a figure that it shows: told by that alone, and by nothing where two share it or none shows it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  stepsInAll(instruction, pageOf(...children)).join('; ');

/** The step, and the card or row that its button lies in. */
const button = (name: string, of: string): SnapshotNode =>
  node('button', name, { tag: 'button', description: of });

const card = (title: string, ...texts: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    children: [
      node('heading', title, {
        level: 3,
        tag: 'h3',
        children: [node('link', title, { tag: 'a', url: `/${title}` })],
      }),
      ...texts.map((text) => node('generic', '', { tag: 'div', text })),
      button('Keep', title),
    ],
  });

const tours = [
  node('heading', 'Guided tours', { level: 1 }),
  node('generic', '', {
    children: ['Cheapest', 'Newest', 'Longest'].map((name) => node('button', name, { tag: 'button' })),
  }),
  node('generic', '', {
    tag: 'div',
    children: [
      card('Bridges by night', '3 June 2026 · 2 h · Harbour', '14 registered of 16', '€15'),
      card('Tiles and stones', '21 May 2026 · 90 min · Old town', '31 registered of 40', '€12'),
      card('Market walk', '12 June 2026 · 45 min · Old town', '8 registered of 8', 'Free'),
      card('Boats', '12 July 2026 · 45 min · Harbour', '9 registered of 20', '€15'),
    ],
  }),
];
const opened = (title: string): string => `click link "${title}"`;

/** Topics of which a balloon says how many have answered. */
const topic = (title: string, ...texts: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['topic'],
    children: [
      node('link', title, { tag: 'a', url: `/${title.length}` }),
      ...texts.map((text) => node('generic', '', { tag: 'span', text })),
    ],
  });
const topics = (...counts: string[]): SnapshotNode[] => [
  node('heading', 'Topics', { level: 1 }),
  node('generic', '', {
    tag: 'div',
    children: ['Slow start', 'Dark mode', 'Broken link'].map((title, at) =>
      topic(title, 'by ann', counts[at] ?? ''),
    ),
  }),
];

it('a balloon counts comments, and nothing else', () => {
  const counted = topics('💬 5', '💬 12', '💬 0');
  expect(did('Open the topic with the most comments', ...counted)).toBe(opened('Dark mode'));
  expect(did('Open the topic with the fewest comments', ...counted)).toBe(opened('Broken link'));
  expect(did('Open the topic with the most votes', ...counted)).toBe('none');
  expect(did('Open the topic with the most comments', ...topics('💬 12', '💬 12', '💬 0'))).toBe('none');
  expect(did('Open the topic with the most comments', ...topics('👁 5', '👁 12', '👁 0'))).toBe('none');
});

const lines: readonly (readonly [string, string])[] = [
  ['Open the cheapest tour', opened('Market walk')],
  ['Open the tour with the most registrations', opened('Tiles and stones')],
  ['Open the tour with the fewest registrations', opened('Market walk')],
  ['Open the tour with the highest registered number', opened('Tiles and stones')],
  ['Open the tour that has the most registrations', opened('Tiles and stones')],
  ['Open the tour with the highest waiting number', 'none'],
  ['Open the most popular tour', opened('Tiles and stones')],
  ['Open the tour that starts first', opened('Tiles and stones')],
  ['Open the earliest tour in the harbour', opened('Bridges by night')],
  ['Open the longest tour', opened('Bridges by night')],
  ['Open the longest tour in the old town', opened('Tiles and stones')],
  ['Open the second cheapest tour', opened('Tiles and stones')],
  ['Click "Cheapest"', 'click button "Cheapest"'],
  // Two share it, none shows it, and the noun is that of nothing here.
  ['Open the shortest tour', 'none'],
  ['Open the most expensive tour', 'none'],
  ['Open the heaviest tour', 'none'],
  ['Open the tour with the most stops', 'none'],
  ['Open the cheapest museum', 'none'],
  ['Open the cheapest tour in the suburbs', 'none'],
];
for (const [sentence, expected] of lines) it(sentence, () => expect(did(sentence, ...tours)).toBe(expected));

// How old a card is, the day it is due does not tell.
const board = ['Fix login;Due 12 May 2026', 'Write guide;Due 3 May 2026', 'Book venue;Due 20 May 2026'].map(
  (each) => card(...(each.split(';') as [string, string])),
);
for (const [sentence, expected] of [
  ['Open the oldest card', 'none'],
  ['Open the newest card', 'none'],
  ['Open the card that is due first', opened('Write guide')],
] as const)
  it(sentence, () => expect(did(sentence, ...board)).toBe(expected));

const heads = ['Machine', 'Hours', 'Next service', 'Weight', 'Priority', ''];
const rows = [
  ['Lathe L-20', '12,400', '14 Mar 2026', '2.1 t', 'Low'],
  ['Press P-3', '8,150', '2 Feb 2026', '6 t', 'High'],
  ['Mill M-7', '15,020', '30 Jan 2026', '3.4 t', 'Medium'],
  ['Press P-4', '430', '20 Jun 2026', '5.2 t', 'Urgent'],
];
const machines = [
  node('heading', 'Machine park', { level: 1 }),
  node('table', '', {
    children: [
      node('row', '', { children: heads.map((name) => node('columnheader', name)) }),
      ...rows.map((texts) =>
        node('row', texts.join(' '), {
          children: [
            ...texts.map((text) => node('cell', text, { text })),
            node('cell', '', {
              children: [node('link', `Open ${texts[0]}`, { tag: 'a', url: `/${texts[0]}` })],
            }),
          ],
        }),
      ),
    ],
  }),
];
const tableLine: readonly (readonly [string, string])[] = [
  ['Open the machine with the most hours', 'Mill M-7'],
  ['Open the heaviest machine', 'Press P-3'],
  ['Open the lightest press', 'Press P-4'],
  ['Open the machine with the highest priority', 'Press P-4'],
  ['Open the machine with the lowest priority', 'Lathe L-20'],
  ['Open the machine with the earliest next service', 'Mill M-7'],
  ['Open the machine whose service is due first', 'Mill M-7'],
];
for (const [sentence, expected] of tableLine)
  it(sentence, () => expect(did(sentence, ...machines)).toBe(`click link "Open ${expected}"`));

const departure = (times: string, price: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['result'],
    children: [
      node('generic', '', { tag: 'span', text: times }),
      node('generic', '', { tag: 'span', text: price }),
      node('button', 'Book', { tag: 'button', ref: `book ${times}` }),
    ],
  });

const departures = [
  node('heading', 'Ferries', { level: 1 }),
  node('generic', '', {
    tag: 'div',
    children: [
      departure('21:15 → 07:45', '64 €'),
      departure('06:30 → 14:10', '89 €'),
      departure('09:00 → 15:00', '120 €'),
    ],
  }),
];

for (const [sentence, times] of [
  ['Book the earliest departure', '06:30 → 14:10'],
  ['Book the latest ferry', '21:15 → 07:45'],
  ['Book the shortest trip', '09:00 → 15:00'],
  ['Book the slowest ferry', '21:15 → 07:45'],
  // In the morning, but of the next day.
  ['Book the one that arrives first', '06:30 → 14:10'],
  ['Book the newest ferry', undefined],
  ['Book the nearest ferry', undefined],
] as const)
  it(`departures: ${sentence}`, () => {
    const answer = planned(sentence, pageOf(...departures));
    expect(answer.kind === 'found' ? answer.steps[0]?.ref : undefined).toBe(times && `book ${times}`);
  });

it('a number in a name is no size, and the day of a service none on which a machine was made', () => {
  expect(did('Open the largest machine', ...machines)).toBe('none');
  expect(did('Open the newest machine', ...machines)).toBe('none');
  expect(did('Open the cheapest machine', ...machines)).toBe('none');
});
