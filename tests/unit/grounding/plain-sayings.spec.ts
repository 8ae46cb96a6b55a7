/** A deed that is said as a noun, a tag of what the page is about, a switch that is on where something is open, and what ends for good. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'span', text: shown });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });

const lamps = pageOf(
  node('list', '', {
    tag: 'ul',
    children: [
      ['Brass lamp', 'Repair'],
      ['Oil lamp', 'Repair'],
      ['Miner lamp', 'Sell'],
    ].map(([name = '', deed = '']) =>
      node('listitem', '', { tag: 'li', children: [text(name), button(deed), button('Delete')] }),
    ),
  }),
);

const recipe = (title: string): Snapshot =>
  pageOf(
    node('heading', title, { level: 1 }),
    text('Tags'),
    node('generic', '', {
      children: [
        ...['soup', 'winter'].map((tag) =>
          node('generic', '', {
            children: [
              node('text', tag),
              node('button', 'remove tag', { text: '×', box: { x: 9, y: 9, width: 12, height: 12 } }),
            ],
          }),
        ),
        node('textbox', 'Tags', { tag: 'input', inputType: 'text', value: '' }),
      ],
    }),
  );

const gate = (isOn: boolean): Snapshot =>
  pageOf(node('switch', 'Gate open', { checked: isOn }), node('switch', 'Floodlight', { checked: isOn }));

for (const [sentence, page, expected] of [
  ['Send the oil lamp for a repair', lamps, 'click button "Repair"'],
  ['Send the miner lamp for a repair', lamps, 'none'],
  ['Send the desk lamp for a repair', lamps, 'none'],
  ['Send the oil lamp for a polish', lamps, 'none'],
  ['Delete the oil lamp for good', lamps, 'click button "Delete"'],
  ['Delete the desk lamp for good', lamps, 'none'],
  ['Tag the recipe with lentils', recipe('Edit recipe'), 'fill textbox "Tags" with "lentils"'],
  ['Tag the recipe with soup', recipe('Edit recipe'), 'done'],
  ['Tag the album with lentils', recipe('Edit recipe'), 'none'],
  ['Open the gate', gate(false), 'click switch "Gate open"'],
  ['Open the gate', gate(true), 'none'],
  ['Close the gate', gate(true), 'uncheck switch "Gate open"'],
  ['Open the floodlight', gate(false), 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
