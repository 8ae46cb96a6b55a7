/** Boxes that leave something out of a list, and sentences that ask for just that. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (name: string): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked: false });
const card = (title: string, ...texts: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('heading', title, { tag: 'h3', level: 3 }),
      ...texts.map((text) => node('paragraph', '', { tag: 'p', text })),
    ],
  });
const shop = (...names: string[]): ReturnType<typeof pageOf> =>
  pageOf(
    node('heading', 'Roses', { tag: 'h1', level: 1 }),
    ...names.map(box),
    card('Iceberg', 'Sold out', 'thornless'),
    card('Peace', 'In stock'),
  );

const hides = 'check checkbox "Hide sold out"';
const stock = 'check checkbox "In stock only"';
for (const [said, page, expected] of [
  ['Hide what is sold out', shop('Hide sold out', 'Thornless'), hides],
  ['Hide the sold out roses', shop('Hide sold out', 'Thornless'), hides],
  ['Exclude the roses that are sold out', shop('Hide sold out', 'Thornless'), hides],
  ['Hide what is out of stock', shop('In stock only', 'Thornless'), stock],
  // Others of the list, things of another kind, and what the box leaves.
  ['Hide what is thornless', shop('Hide sold out'), 'none'],
  ['Hide tulips that are sold out', shop('Hide sold out'), 'none'],
  ['Hide what is in stock', shop('In stock only'), 'none'],
  // That a filter for them is off hides none of them.
  ['Hide thornless roses', shop('Thornless'), 'none'],
] as const)
  it(`${said}: ${expected}`, () => {
    expect(did(planned(said, page))).toBe(expected);
  });
