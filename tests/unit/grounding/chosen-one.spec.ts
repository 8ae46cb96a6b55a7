/** One line that is chosen by its box, for the button that does it to those that are chosen. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const row = (name: string, rank: string, checked: boolean, ...own: SnapshotNode[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', '', {
        tag: 'td',
        children: [
          node('checkbox', '', { tag: 'input', checked, hints: [{ from: 'label-nearby', text: name }] }),
        ],
      }),
      node('cell', name, { tag: 'td' }),
      node('cell', rank, { tag: 'td' }),
      node('cell', '', { tag: 'td', children: [node('button', 'Call'), ...own] }),
    ],
  });
const crew = (button: string, isChosen = false, ...own: SnapshotNode[]): ReturnType<typeof pageOf> =>
  pageOf(
    node('heading', 'Crew register', { level: 2, tag: 'h2' }),
    node('button', button, { tag: 'button' }),
    node('table', '', {
      tag: 'table',
      children: [
        row('Abel Sorge', 'Cook', false, ...own),
        row('Carla Dunn', 'Engineer', isChosen),
        row('Esme Tarn', 'Engineer', false),
      ],
    }),
  );

const both = 'check checkbox "Abel Sorge"; click button "Remove selected"';
for (const [said, page, done] of [
  ['Remove Abel Sorge', crew('Remove selected'), both],
  ['Remove the only cook from the register', crew('Remove selected'), both],
  // Two are engineers, nobody is called so, and what is to go is no line.
  ['Remove the only engineer', crew('Remove selected'), 'none'],
  ['Remove Carla Dunne', crew('Remove selected'), 'none'],
  ['Remove the rank of Abel Sorge', crew('Remove selected'), 'none'],
  // Another deed.
  ['Archive Abel Sorge', crew('Remove selected'), 'none'],
  // Others have a button for it, and he has none.
  ['Remove Esme Tarn', crew('Remove selected', false, node('button', 'Remove')), 'none'],
  // Somebody else would go with him.
  ['Remove Abel Sorge', crew('Remove selected', true), 'none'],
  // The line has a button of its own.
  ['Remove Abel Sorge', crew('Remove selected', false, node('button', 'Remove')), 'click button "Remove"'],
] as const)
  it(`${said}: ${done}`, () => {
    expect(did(planned(said, page)).replace('cannot-tell', 'none')).toBe(done);
  });
