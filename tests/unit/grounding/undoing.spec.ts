/** Deeds that are shown as a state: done by the box that says so, undone by what they were done with. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const sign = (text: string, name = 'star'): SnapshotNode =>
  node('generic', '', { tag: 'span', classes: [name], text });
const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'span', text: shown });
const item = (...children: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', { clickable: true, children });
const list = (...children: SnapshotNode[]): SnapshotNode => node('list', '', { children });
const box = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked });

const mails = list(
  item(sign('☆'), text('Quarterly figures')),
  item(sign('★'), text('Lunch on Friday')),
  item(sign('☆'), text('Office keys')),
);
const files = list(
  ...['Budget plan', 'Trip photos'].map((name, at) =>
    node('listitem', '', {
      clickable: true,
      text: `${at === 0 ? '☆' : '★'} ${name}`,
      parts: [
        { text: at === 0 ? '☆' : '★', ref: `x${at}.1` },
        { text: name, ref: `x${at}.2` },
      ],
    }),
  ),
);
const notes = list(
  ...['Milk', 'Rent'].map((name) =>
    node('listitem', '', { children: [text(name), node('button', '📌'), node('button', '🗑')] }),
  ),
);
const grades = node('generic', '', {
  children: [box('Essay 1 published'), box('Quiz 1 published'), box('Midterm published', true)],
});
const posts = list(
  node('listitem', '', { children: [text('Spring menu'), box('Archived'), box('Featured', true)] }),
  node('listitem', '', { children: [text('Autumn menu'), box('Archived'), box('Featured')] }),
);

for (const [page, sentence, ...steps] of [
  [mails, 'Star the Quarterly figures', 'click element "☆"'],
  [mails, 'Star the Lunch on Friday message'],
  [mails, 'Unstar the Lunch on Friday message', 'click element "★"'],
  [mails, 'Unstar the Office keys'],
  [mails, 'Star the Holiday plans', 'none'],
  [mails, 'Pin the Quarterly figures', 'none'],
  [files, 'Star the Budget plan', 'click element "☆"'],
  [files, 'Star Trip photos'],
  [files, 'Remove the star from Trip photos', 'click element "★"'],
  [notes, 'Pin the Rent note', 'click button "📌"'],
  // Nothing shows whether it is pinned.
  [notes, 'Unpin the Rent note', 'none'],
  [
    grades,
    'Publish Essay 1 and unpublish the Midterm',
    'check checkbox "Essay 1 published"',
    'uncheck checkbox "Midterm published"',
  ],
  [grades, 'Publish the Midterm'],
  [grades, 'Unpublish Quiz 1'],
  [grades, 'Publish Essay 2', 'none'],
  [grades, 'Publish the essay', 'none'],
  [posts, 'Archive the Autumn menu', 'check checkbox "Archived"'],
  [posts, 'Unfeature the Spring menu', 'uncheck checkbox "Featured"'],
  [posts, 'Archive the Winter menu', 'none'],
] as const) {
  it(`${sentence}: ${steps.join(', ') || 'it is so already'}`, () => {
    expect(stepsInAll(sentence, pageOf(page))).toEqual(steps);
  });
}

const cabin = (name: string, price: number, heart: string): SnapshotNode =>
  node('generic', '', {
    classes: ['c'],
    children: [
      node('generic', '', { tag: 'span', classes: ['h'], clickable: true, text: heart }),
      node('heading', name, { level: 3 }),
      node('generic', '', { tag: 'div', text: `€${price} / night` }),
      node('button', 'View'),
    ],
  });
const cabins = node('generic', '', {
  children: [cabin('Pine Nest', 95, '♡'), cabin('Old Mill', 80, '♥'), cabin('Lake Loft', 165, '♡')],
});
const title = node('heading', 'Cabins by the lake', { level: 1 });
const days = node('generic', '', { children: [node('button', 'Previous day'), node('button', 'Next day')] });
const duration = node('generic', '', {
  children: [
    node('slider', 'Duration', { tag: 'input', min: '5', max: '60', step: '5', value: '20' }),
    node('status', '', { text: '20 min' }),
  ],
});

for (const [page, sentence, ...steps] of [
  [cabins, 'Add Pine Nest to my favourites', 'click element "♡"'],
  [cabins, 'Add Old Mill to the favourites'],
  [cabins, 'Remove Old Mill from my favourites', 'click element "♥"'],
  [cabins, 'Add Reed Cabin to my favourites', 'none'],
  [cabins, 'Add the first cabin to the favourites', 'click element "♡"'],
  [cabins, 'Add the second cabin to the favourites'],
  [cabins, 'Open the cheapest cabin', 'click button "View"'],
  [cabins, 'Show cabins by the lake at the mill', 'none'],
  [cabins, 'Show cabins with a loft', 'none'],
  [days, 'Go forward two days', 'click button "Next day"', 'click button "Next day"'],
  [days, 'Go back 2 days', 'click button "Previous day"', 'click button "Previous day"'],
  [days, 'Go two weeks forward', 'none'],
  [duration, 'Set the duration to 45 minutes', 'fill slider "Duration" with "45"'],
  // The page writes another unit.
  [duration, 'Set the duration to 45 hours', 'none'],
  [duration, 'Set the duration to 45 percent', 'cannot-tell'],
] as const) {
  it(`${sentence}: ${steps.join(', ') || 'it is so already'}`, () => {
    expect(stepsInAll(sentence, pageOf(title, page))).toEqual(steps);
  });
}
