/** A click has to come down on what is meant: in the column that is named, on nothing else in its middle, on nothing switched off. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const at = (x: number, y: number, width = 100, height = 30) => ({ box: { x, y, width, height } });

const row = (...children: SnapshotNode[]): SnapshotNode => node('row', '', { children });

/** Monday at 10:00 is taken; Tuesday is free. */
const timetable = pageOf(
  node('table', '', {
    children: [
      row(
        ...['Time', 'Monday', 'Tuesday'].map((name, column) =>
          node('columnheader', name, at(column * 100, 0)),
        ),
      ),
      row(
        node('rowheader', '9:00', at(0, 30)),
        node('cell', '', { ...at(100, 30), children: [node('button', 'Book', at(110, 32, 60, 20))] }),
        node('cell', 'full', { ...at(200, 30), text: 'full' }),
      ),
      row(
        node('rowheader', '10:00', at(0, 60)),
        node('cell', 'full', { ...at(100, 60), text: 'full' }),
        node('cell', '', { ...at(200, 60), children: [node('button', 'Book', at(210, 62, 60, 20))] }),
      ),
    ],
  }),
);

const calendar = pageOf(
  node('heading', 'May 2025', { level: 2 }),
  node('table', '', {
    children: [
      row(
        node('cell', '12 Dentist', {
          ...at(0, 0, 100, 60),
          clickable: true,
          children: [
            node('text', '12'),
            node('generic', '', { ...at(10, 20, 80, 20), text: 'Dentist', clickable: true }),
          ],
        }),
        node('cell', '13', { ...at(100, 0, 100, 60), clickable: true, text: '13' }),
      ),
    ],
  }),
);

const pages = pageOf(
  node('list', '', {
    children: [1, 2, 3].map((number) =>
      node('listitem', '', { children: [node('text', `Item ${number}`), node('link', 'View')] }),
    ),
  }),
  node('link', '« Prev', { classes: ['disabled'] }),
  node('link', '2'),
  node('link', '3'),
  node('link', 'Next »', { classes: ['page-link', 'disabled:opacity-50'] }),
);

const card = (name: string, price: string, button: string, isSold = false): SnapshotNode =>
  node('article', '', {
    children: [
      node('heading', name, { level: 3 }),
      node('paragraph', '', { text: price, children: [node('text', price)] }),
      node('button', button, isSold ? { disabled: true } : {}),
    ],
  });

const shop = pageOf(
  card('Green tea', '€4.20', 'Add to basket'),
  card('Jasmine tea', '€5.10', 'Add to basket'),
  card('Black tea', '€3.90', 'Sold out', true),
);

const cases: readonly [sentence: string, page: Snapshot, expected: string][] = [
  ['book the Monday 10:00 slot', timetable, 'none'],
  ['book the Tuesday 10:00 slot', timetable, 'click button "Book"'],
  ['click on May 12', calendar, 'none'],
  ['click on May 13', calendar, 'click cell "13"'],
  ['view item 5', pages, 'none'],
  ['go to the previous page', pages, 'none'],
  ['go to the next page', pages, 'click link "Next »"'],
  ['add the cheapest tea to the basket', shop, 'none'],
  ['add the most expensive tea to the basket', shop, 'click button "Add to basket"'],
];

for (const [sentence, page, expected] of cases)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
