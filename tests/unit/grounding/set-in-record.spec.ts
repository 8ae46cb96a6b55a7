/** "Turn off the alerts for the pump", "choose size 42 for the boots", "take Ann off call", "move the Lee order on to Packing". */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, doneIn, node, pageOf, planned, selectOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const at = (x: number): NonNullable<SnapshotNode['box']> => ({ x: x * 200, y: 0, width: 200, height: 20 });
const cells = (...children: (SnapshotNode | string)[]): SnapshotNode[] =>
  children.map((each, x) =>
    typeof each === 'string'
      ? node('cell', each, { text: each, box: at(x) })
      : node('cell', '', { box: at(x), children: [{ ...each, box: at(x) }] }),
  );
const line = (...children: (SnapshotNode | string)[]): SnapshotNode =>
  node('row', '', { children: cells(...children) });
const box = (name: string, checked: boolean): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked });

const sensors = pageOf(
  node('table', '', {
    children: [
      node('row', '', {
        children: ['Sensor', 'Alert', 'Call'].map((name, x) => node('columnheader', name, { box: at(x) })),
      }),
      line('Cellar pump', box('Alerting', true), box('', true)),
      line('Boiler', box('Alerting', false), box('', false)),
    ],
  }),
);

const boots = (name: string, ...sizes: string[]): SnapshotNode =>
  node('article', '', {
    children: [
      node('heading', name, { tag: 'h3', level: 3 }),
      selectOf('Size', ...sizes),
      node('button', 'Rent', { tag: 'button' }),
    ],
  });
const rental = pageOf(
  node('main', '', { children: [boots('Trail boots', '41', '42'), boots('Snow boots', '40', '43')] }),
);

const order = (name: string, ...buttons: string[]): SnapshotNode =>
  node('article', '', {
    classes: ['order'],
    children: [
      node('heading', name, { tag: 'h4', level: 4 }),
      ...buttons.map((each) => node('button', each, { tag: 'button' })),
    ],
  });
const orders = pageOf(
  node('generic', '', {
    children: [
      order('#71 Lee', 'On to Packing'),
      order('#72 Roth', 'On to Packing'),
      order('#73 Lee', 'Back to Picking', 'On to Sent'),
    ],
  }),
);

for (const [sentence, page, expected] of [
  ['Turn off the alerts for the cellar pump', sensors, 'uncheck checkbox "Alerting"'],
  ['Turn the alert on for the boiler', sensors, 'check checkbox "Alerting"'],
  ['Enable the lights for the boiler', sensors, 'none'],
  ['Turn off the alerts for the attic pump', sensors, 'none'],
  ['Take the cellar pump off call', sensors, 'uncheck checkbox'],
  ['Choose size 42 for the trail boots', rental, 'select combobox "Size" with "42"'],
  ['Choose 43 for the snow boots', rental, 'select combobox "Size" with "43"'],
  ['Choose size 42 for the snow boots', rental, 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));

for (const [sentence, expected] of [
  ['Move order 72 to Packing', 'click button "On to Packing" in 2'],
  ['Move #71 on to Packing', 'click button "On to Packing" in 1'],
  ['Move #73 back to Picking', 'click button "Back to Picking" in 3'],
  // It is sent on there, and not back.
  ['Move #73 back to Sent', 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(doneIn(sentence, orders)).toBe(expected));
