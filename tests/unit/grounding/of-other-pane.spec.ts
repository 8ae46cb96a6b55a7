/** What the pane beside a list offers is done to what it shows and not to another line that is named. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const offers = ['Stone barn', 'Water mill', 'Lake cabin'];
const line = (name: string, isOpen: boolean): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['offer', ...(isOpen ? ['sel'] : [])],
    clickable: true,
    children: [
      node('button', 'Share', { tag: 'button' }),
      node('text', `${name} 4 rooms, two hours from town`),
    ],
  });
const page = (open: string, ...buttons: string[]): Snapshot =>
  pageOf(
    node('generic', '', {
      tag: 'div',
      children: offers.map((each) => line(each, each === open)),
    }),
    node('generic', '', {
      tag: 'div',
      children: [
        node('heading', open, { level: 2, tag: 'h2' }),
        node('paragraph', '', { tag: 'p', text: 'Roof of slate' }),
        ...buttons.map((name) => node('button', name, { tag: 'button' })),
      ],
    }),
  );
const buttons = ['Ask', 'Not for us'];
const pressed = 'click button "Not for us"';

for (const [say, open, done] of [
  ['Mark the mill as not for us', 'Stone barn', 'none'],
  ['Mark the barn as not for us', 'Stone barn', pressed],
  ['Click "Not for us" for the mill', 'Stone barn', 'none'],
  ['Click "Not for us" for the mill', 'Water mill', pressed],
  ['Click "Not for us" for the barn', 'Stone barn', pressed],
] as const)
  it(`${say}, beside ${open}: ${done}`, () => {
    expect(did(planned(say, page(open, ...buttons)))).toBe(done);
  });
