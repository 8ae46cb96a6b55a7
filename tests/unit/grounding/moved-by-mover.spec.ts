/** A card or line that has a button "Move" is moved by what that opens: nothing is dragged, and what is not offered there is not done. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, onceOpened, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const link = (name: string): SnapshotNode => node('link', name, { tag: 'a', url: '#' });
const job = (ref: string, name: string, mover: string, ...items: string[]): SnapshotNode =>
  node('generic', '', {
    ref,
    tag: 'div',
    classes: ['job'],
    children: [
      node('paragraph', '', { text: name }),
      node('button', mover, { ref: `${ref}m`, tag: 'button' }),
      ...items.map(link),
      node('button', 'Bin', { tag: 'button' }),
    ],
  });
const board = (mover: string, ...items: string[]): Snapshot =>
  pageOf(
    node('heading', 'Jobs', { tag: 'h1', level: 1 }),
    node('generic', '', {
      tag: 'div',
      children: [
        node('heading', 'Open', { tag: 'h3', level: 3 }),
        job('j1', 'Sand floor', mover, ...items),
        job('j2', 'Oil door', mover),
      ],
    }),
    node('generic', '', { tag: 'div', children: [node('heading', 'Done', { tag: 'h3', level: 3 })] }),
  );

for (const [sentence, mover, items, done] of [
  ['Move "Sand floor" to Done', 'Move ▾', ['Later', 'Done'], ['click button "Move ▾"', 'click link "Done"']],
  [
    'Move Sand floor to Later',
    'Move to…',
    ['Later', 'Done'],
    ['click button "Move to…"', 'click link "Later"'],
  ],
] as const)
  it(`${sentence}, by "${mover}": ${done.join('; ')}`, () => {
    const pages = { closed: board(mover), open: board(mover, ...items), opens: /^click button "Move/ };
    expect(onceOpened(sentence, pages).slice(0, 2)).toEqual(done);
  });

it('what moves all of them moves none', () => {
  const pages = { closed: board('Move all'), open: board('Move all', 'Done'), opens: /^click button "Move/ };
  expect(onceOpened('Move "Sand floor" to Done', pages)).not.toContain('click button "Move all"');
});
