/** A tab that is called like a deed shows a part of the page: what is to be done to a line is not done by it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'span', text: shown });
const line = (...shown: string[]): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [...shown.map(text), node('button', '⋯', { tag: 'button' })],
  });
const page = pageOf(
  node('list', '', {
    tag: 'ul',
    children: [line('Rowing crew', 'Oars at six'), line('Choir trip', 'Who brings tea?')],
  }),
  node('tablist', '', {
    children: ['Threads', 'Archive', 'Mute'].map((name) =>
      node('tab', name, { selected: name === 'Threads' }),
    ),
  }),
);

for (const [sentence, expected] of [
  ['Archive the Rowing crew thread', 'click button "⋯"'],
  ['Mute the Choir trip', 'click button "⋯"'],
  ['Open the Archive tab', 'click tab "Archive"'],
  ['Go to the archive', 'click tab "Archive"'],
] as readonly (readonly [string, string])[])
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
