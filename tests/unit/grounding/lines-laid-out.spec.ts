/** What a line is called may stand in an item of its own, or in one of the halves that its card is laid out in. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { doneIn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const sign = (icon: string): SnapshotNode =>
  node('button', '', { tag: 'button', classes: [`${icon}-btn`], hints: [{ from: 'icon', text: icon }] });

/** The item is only the text of its line: the buttons stand beside it. */
const chore = (what: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['chore'],
    children: [node('listitem', '', { tag: 'li', text: what }), sign('check'), sign('delete')],
  });
const chores = pageOf(
  node('list', '', { tag: 'ul', children: ['Iron the shirts', 'Feed the cat', 'Sweep'].map(chore) }),
);

/** A title and a place, a level and its figure, the buttons. */
const pump = (name: string, place: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['pump'],
    children: [
      node('generic', '', {
        tag: 'div',
        children: [node('generic', name, { text: name, clickable: true }), node('text', place)],
      }),
      node('generic', '', {
        tag: 'div',
        children: [node('generic', '', { tag: 'div', classes: ['bar'] }), node('text', '40%')],
      }),
      node('generic', '', {
        tag: 'div',
        children: ['Start', 'Service'].map((deed) => node('generic', deed, { text: deed, clickable: true })),
      }),
    ],
  });
const pumps = pageOf(
  node('generic', '', {
    tag: 'div',
    children: [pump('P-11', 'Quarry'), pump('P-12', 'Mill'), pump('P-13', 'Weir')],
  }),
);

for (const [sentence, page, expected] of [
  ['Delete "Feed the cat"', chores, 'click button "delete" in 2'],
  ['Delete Iron the shirts', chores, 'click button "delete" in 1'],
  ['Complete Iron the shirts', chores, 'click button "check" in 1'],
  ['Mark "Sweep" as done', chores, 'click button "check" in 3'],
  ['Mark "Paint the fence" as done', chores, 'none'],
  ['Mark "Sweep" as not done', chores, 'none'],
  ['Start P-12', pumps, 'click element "Start" in 2'],
  ['Service P-13', pumps, 'click element "Service" in 3'],
  ['Start P-14', pumps, 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(doneIn(sentence, page)).toBe(expected));
