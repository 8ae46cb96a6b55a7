/** A box that holds the lines of several is not clicked for one of them. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', clickable: true, children });
const drawn = (name: string, says: string, sign: string): SnapshotNode =>
  node('paragraph', '', {
    tag: 'p',
    text: `${name}: ${says} ${sign}`,
    parts: [name, sign].map((text) => ({ text, ref: `x-${name}-${text}` })),
  });

const talk = pageOf(
  box(drawn('Per', 'Add a photo?', 'thank'), drawn('Nell', 'Dates need sources.', 'thank')),
);
const pantry = pageOf(
  node('list', '', {
    tag: 'ul',
    clickable: true,
    children: ['Bread', 'Milk'].map((text) => node('listitem', '', { tag: 'li', text })),
  }),
);
const labelled = pageOf(box(drawn('Title', 'Apollo', 'x1'), drawn('Due', 'Friday', 'x2')));

for (const [why, said, page, is] of [
  ['a line of several', 'Open thank Nell', talk, false],
  ['however it is asked for', 'Click thank of Nell', talk, false],
  ['by the name alone', 'Click Nell', talk, false],
  ['the list around its items', 'Click Milk', pantry, false],
  ['a card of lines with labels is one thing', 'Click Apollo', labelled, true],
] as const)
  it(`${why}: "${said}"`, () => {
    const [holder] = page.root.children;
    const answer = planned(said, page);
    const refs = answer.kind === 'found' ? answer.steps.map(({ ref }) => ref) : [];
    expect(refs.includes(holder?.ref), did(answer)).toBe(is);
  });
