/** A pencil in a card or row edits what it stands in: what comes up for it has a field for the property, or for the name. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'div', text: shown });
const sign = (shown: string, name: string): SnapshotNode =>
  node('generic', '', { tag: 'i', text: shown, clickable: true, classes: [name, 'icon'] });
const card = (name: string, place: string, button: SnapshotNode): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['boat-card'],
    clickable: true,
    children: [
      text(name),
      text(place),
      node('generic', '', { tag: 'div', children: [button, sign('🗑', 'bin')] }),
    ],
  });
const boats = (button: () => SnapshotNode): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [card('Heron', 'Pier 4', button()), card('Old Tern', 'Pier 9', button())],
  });
const form = (...names: [string, string][]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['modal'],
    children: [
      text('Edit boat'),
      ...names.map(([name, value]) => node('textbox', name, { tag: 'input', inputType: 'text', value })),
      node('button', 'Cancel', { tag: 'button' }),
      node('button', 'Save', { tag: 'button' }),
    ],
  });
const ways: readonly [string, () => SnapshotNode][] = [
  ['click element "✎"', () => sign('✎', 'pencil')],
  ['click button "✎"', () => node('button', '✎', { tag: 'button' })],
];

for (const [click, button] of ways) {
  const closed = pageOf(boats(button));
  const open = pageOf(boats(button), form(['Label', 'Heron'], ['Phone', '040 1']));
  const other = pageOf(boats(button), form(['Berth', '4'], ['Motto', 'Ahoy'], ['Phone', '040 1']));
  const fill = (field: string, value: string): string => `fill textbox "${field}" with "${value}"`;
  const save = 'click button "Save"';
  for (const [say, pages, done] of [
    ["Change Heron's phone number to 040 77", [closed, open, open], [click, fill('Phone', '040 77'), save]],
    ['Change the phone of the Heron to 040 77', [closed, open, open], [click, fill('Phone', '040 77'), save]],
    ['Rename the Heron to Egret', [closed, open, open], [click, fill('Label', 'Egret'), save]],
    // It has no such field, no field holds the name, or no card is called so.
    ["Change Heron's draught to 2 m", [closed, open], [click, 'none']],
    ['Rename the Heron to Egret', [closed, other], [click, 'none']],
    ["Change Gannet's phone number to 040 77", [closed], ['none']],
  ] as readonly (readonly [string, readonly Snapshot[], readonly string[]])[])
    it(`${say}, by ${click}: ${done.join('; ')}`, () => expect(inTurn(say, pages)).toEqual(done));
}

const cells = ['Heron', '60%'].map((shown, at) =>
  node('gridcell', shown, { box: { x: at * 100, y: 20, width: 90, height: 20 } }),
);
const grid = (button?: SnapshotNode): SnapshotNode =>
  node('grid', '', {
    children: [
      node('row', '', {
        children: ['Boat', 'Filled'].map((name, at) =>
          node('columnheader', name, { text: name, box: { x: at * 100, y: 0, width: 90, height: 20 } }),
        ),
      }),
      node('row', '', {
        children: [...cells, ...(button ? [node('gridcell', '✎', { children: [button] })] : [])],
      }),
    ],
  });

for (const [button, done] of [
  [sign('✎', 'pencil'), 'click element "✎"'],
  [undefined, 'double-click gridcell "60%"'],
] as const)
  it(`a cell of a row ${button ? 'with' : 'without'} a pencil: ${done}`, () =>
    expect(inTurn('Set the filled of Heron to 80%', [pageOf(grid(button))])).toEqual([done]));
