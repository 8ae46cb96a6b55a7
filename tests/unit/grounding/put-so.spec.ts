/** "Put the canoe back": how something is put is said by a button of its line, or by a switch under a title. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'span', text: shown });
const line = (name: string, hirer: string, ...buttons: string[]): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [text(name), text(hirer), ...buttons.map((each) => node('button', each, { tag: 'button' }))],
  });

const boats = pageOf(
  node('list', '', {
    tag: 'ul',
    children: [
      line('Red canoe', 'Ilse', 'Back in the shed', 'Call'),
      line('Kayak', 'Per', 'Hold', 'Call'),
      line('Kayak double', 'Marit', 'Put back', 'Call'),
      line('Dinghy', 'Jens', 'Call'),
      line('Trip T-41', 'Runa', 'Hold', 'Call'),
    ],
  }),
);

const x = (drawn: number): Partial<SnapshotNode> => ({ box: { x: drawn, y: 0, width: 40, height: 20 } });
const stall = (name: string, isOn: boolean): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', name, { tag: 'td', ...x(10) }),
      node('cell', '', {
        tag: 'td',
        ...x(60),
        children: [
          node('switch', '', { checked: isOn, ...x(60), hints: [{ from: 'icon', text: 'switch handle' }] }),
        ],
      }),
    ],
  });
const stalls = pageOf(
  node('table', '', {
    tag: 'table',
    children: [
      node('row', '', {
        tag: 'tr',
        children: [node('columnheader', 'Cake', x(10)), node('columnheader', 'On sale', x(60))],
      }),
      stall('Carrot cake', false),
      stall('Plum tart', true),
    ],
  }),
);

for (const [sentence, page, expected] of [
  ['Put the red canoe back in the shed', boats, 'click button "Back in the shed"'],
  ["Put Per's kayak on hold", boats, 'click button "Hold"'],
  // The button does it; it shows nothing that was set already.
  ['Put trip T-41 on hold', boats, 'click button "Hold"'],
  ['Put trip T-42 on hold', boats, 'none'],
  ['Put the kayak double back', boats, 'click button "Put back"'],
  // It has no such button, or another one.
  ['Put the dinghy back', boats, 'cannot-tell'],
  ['Put the dinghy on hold', boats, 'none'],
  ['Put the red canoe back in the water', boats, 'cannot-tell'],
  ['Put the carrot cake on sale', stalls, 'check switch "switch handle"'],
  ['Put the plum tart on sale', stalls, 'done'],
  ['Put the plum tart on show', stalls, 'none'],
  ['Put the apple pie on sale', stalls, 'none'],
] as readonly (readonly [string, Snapshot, string])[])
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
