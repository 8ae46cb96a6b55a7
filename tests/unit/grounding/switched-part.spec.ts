/** "Switch to the Berlin office", "show the family guests": one of a row of which another is chosen is called just so, and the noun says what it is one of. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const row = (tag: 'button' | 'a', chosen: string, ...names: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: names.map((name) =>
      tag === 'button'
        ? node('button', name, { tag, classes: name === chosen ? ['on'] : [] })
        : node('generic', '', {
            tag,
            text: name,
            clickable: true,
            classes: name === chosen ? ['item', 'active'] : ['item'],
          }),
    ),
  });
const guests = node('generic', '', {
  tag: 'div',
  children: ['Ann Poe brings cake', 'Ivo Dahl may be late', 'Lea Moss needs a chair'].map((shown) =>
    node('generic', '', {
      tag: 'div',
      classes: ['guest'],
      children: shown.split(/ (?=\p{Ll})/u).map((text) => node('generic', '', { tag: 'span', text })),
    }),
  ),
});
const offices = pageOf(
  row('button', 'Paris', 'Paris', 'Berlin', 'Oslo'),
  node('button', 'Add desk', { tag: 'button' }),
);
const plain = pageOf(row('button', '', 'Paris', 'Berlin', 'Oslo'));
const party = pageOf(row('a', 'All guests', 'All guests', 'Family', 'Work'), guests);

for (const [sentence, page, expected] of [
  ['Switch to the Berlin office', offices, 'click button "Berlin"'],
  ['Switch to the Rome office', offices, 'none'],
  // None of the row is chosen: its buttons may do anything.
  ['Switch to the Berlin office', plain, 'none'],
  ['Show the family guests', party, 'click element "Family"'],
  ['Show the family parcels', party, 'none'],
  ['Show the starred guests', party, 'none'],
] as readonly (readonly [string, Snapshot, string])[])
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
