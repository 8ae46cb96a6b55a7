/** "Mark INV-7 as done" is brought about by what says so; the box that only selects a row does not. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const at = (x: number) => ({ x, y: 0, width: 20, height: 20 });
const box = (name: string): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked: false, box: at(10) });
const cell = (text: string, x: number, ...children: SnapshotNode[]): SnapshotNode =>
  node('cell', text, { tag: 'td', box: at(x), children });

interface Drawn {
  /** Over the boxes: a box for all of them, or a title. */
  over: SnapshotNode[] | string;
  boxes?: string;
  status?: boolean;
  button?: string;
}

function invoices({ over, boxes = '', status = false, button }: Drawn): Snapshot {
  const head = (name: string, x: number, children: SnapshotNode[] = []): SnapshotNode =>
    node('columnheader', name, { tag: 'th', box: at(x), children });
  const row = (name: string, client: string): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        cell('', 10, box(boxes)),
        cell(name, 60),
        cell(client, 120),
        ...(status ? [cell('open', 180)] : []),
        ...(button === undefined ? [] : [cell('', 240, node('button', button, { tag: 'button' }))]),
      ],
    });
  return pageOf(
    node('table', '', {
      tag: 'table',
      children: [
        node('row', '', {
          tag: 'tr',
          children: [
            typeof over === 'string' ? head(over, 10) : head('', 10, over),
            head('No.', 60),
            head('Client', 120),
            ...(status ? [head('Status', 180)] : []),
            ...(button === undefined ? [] : [head('', 240)]),
          ],
        }),
        row('INV-7', 'Acme Ltd'),
        row('INV-71', 'Beta Co'),
        row('INV-8', 'Cato'),
      ],
    }),
  );
}

const sentence = 'Mark INV-7 as done';

for (const [what, page] of [
  ['there is one for all of them', invoices({ over: [box('Select all')] })],
  ['it is called so', invoices({ over: '', boxes: 'Select row' })],
  ['the row says its state elsewhere', invoices({ over: '', status: true })],
] as const)
  test(`A box that selects the row is left alone: ${what}`, () => {
    expect(did(planned(sentence, page))).not.toContain('check');
  });

test('The button of the row for it is clicked instead', () => {
  expect(did(planned(sentence, invoices({ over: [box('Select all')], button: 'Mark as done' })))).toBe(
    'click button "Mark as done"',
  );
  expect(
    did(planned('Mark INV-9 as done', invoices({ over: [box('Select all')], button: 'Mark as done' }))),
  ).not.toContain('click');
});

test('A box under "Done" says it', () => {
  expect(did(planned(sentence, invoices({ over: 'Done' })))).toBe('check checkbox "checkbox"');
});

test('Selected is what a row is by its box', () => {
  expect(did(planned('Mark INV-7 as selected', invoices({ over: [box('Select all')] })))).toContain('check');
});

/** A grid whose cells can be clicked, with buttons in the last of them. */
const parcels = (...buttons: string[]): Snapshot => {
  const line = (...shown: string[]): SnapshotNode =>
    node('row', '', {
      children: [
        ...shown.map((each) => node('gridcell', each)),
        node('gridcell', '', { children: buttons.map((name) => node('button', name, { tag: 'button' })) }),
      ],
    });
  return pageOf(
    node('grid', '', {
      children: [
        node('row', '', {
          children: ['Number', 'To', 'Status', 'Actions'].map((name) => node('columnheader', name)),
        }),
        line('P-1', 'Ms Adeyemi', 'On its way'),
        line('P-2', 'Mr Brand', 'On its way'),
        line('P-3', 'Ms Costa', 'Lost'),
      ],
    }),
  );
};

for (const [what, page, expected] of [
  ['the button for it is clicked', parcels('Edit', 'Mark lost'), 'click button "Mark lost"'],
  ['so is one with "as"', parcels('Mark as lost', 'Edit'), 'click button "Mark as lost"'],
  ['what does more is not that', parcels('Edit', 'Mark all lost'), 'none'],
] as const)
  test(`A cell that shows the state is not opened where a button says it: ${what}`, () => {
    expect(did(planned('Mark P-2 as lost', page))).toBe(expected);
  });
