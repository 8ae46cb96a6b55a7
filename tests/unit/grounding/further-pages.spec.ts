/** What a list shows on a further page is looked for there, when it is called by a name that this page does not say. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, onPages, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const row = (name: string): SnapshotNode =>
  node('row', '', {
    children: [node('cell', name), node('cell', '', { children: [node('button', 'Remove')] })],
  });
const list = (...names: string[]): SnapshotNode =>
  node('table', '', { children: names.map((name) => row(name)) });
const pager = (text: string, next: SnapshotNode = node('button', 'Next ›')): SnapshotNode =>
  node('generic', '', {
    children: [node('button', '‹ Previous'), node('text', text), next],
  });
const first = list('H-01', 'H-02', 'H-03');

test('the pages are turned until one says the name, and no further than the last', () => {
  const pages = [
    pageOf(first, pager('Page 1 of 3')),
    pageOf(list('H-04', 'H-05'), pager('Page 2 of 3')),
    pageOf(list('H-06', 'H-07'), pager('Page 3 of 3', node('button', 'Next ›', { disabled: true }))),
  ];
  expect(onPages('Remove H-05', pages.slice(0, 2))).toEqual([
    'click button "Next ›"',
    'click button "Remove"',
  ]);
  expect(onPages('Remove H-09', pages)).toEqual(['click button "Next ›"', 'click button "Next ›"', 'none']);
});

for (const [why, said, page, expected] of [
  ['numbers of the pages', 'Remove H-09', pageOf(first, pager('1 2 3')), 'click button "Next ›"'],
  ['how many there are', 'Remove H-09', pageOf(first, pager('1–3 of 9')), 'click button "Next ›"'],
  [
    'a list that loads more',
    'Remove H-09',
    pageOf(first, node('button', 'Load more')),
    'click button "Load more"',
  ],
  ['the next step of a form', 'Remove H-09', pageOf(first, pager('Step 1 of 3')), 'none'],
  ['the next month', 'Remove H-09', pageOf(first, pager('May 2030')), 'none'],
  ['nothing that is a name', 'Remove the blue hive', pageOf(first, pager('Page 1 of 3')), 'none'],
  ['a name that is said here', 'Archive H-02', pageOf(first, pager('Page 1 of 3')), 'hover button "Remove"'],
] as const)
  it(`${why}: ${expected}`, () => {
    expect(onPages(said, [page])[0]).toBe(expected);
  });

test('the rows of all of a kind are all of that kind', () => {
  const line = (name: string, state: string): SnapshotNode =>
    node('row', '', {
      children: [node('checkbox', '', { checked: false }), node('cell', name), node('cell', state)],
    });
  const page = pageOf(
    node('heading', 'Hives', { level: 1 }),
    node('table', '', {
      children: [line('H-01', 'Healthy'), line('H-02', 'Queenless'), line('H-03', 'Queenless')],
    }),
  );
  expect(did(planned('Tick the rows of all queenless hives', page)).split(';')).toHaveLength(2);
  expect(did(planned('Tick the rows of all swarming hives', page))).toBe('none');
});
