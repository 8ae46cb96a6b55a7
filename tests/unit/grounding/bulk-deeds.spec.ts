/** What is done to several at once: to those whose boxes say that they are done, to all by the box for all, to those that are ticked. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const box = (name: string, checked: boolean): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked });

/** Tasks with a box and a button each; `boxes` is what the boxes are called. */
const tasks = (boxes: string): Snapshot =>
  pageOf(
    node('heading', 'Tasks', { tag: 'h1', level: 1 }),
    node('list', '', {
      tag: 'ul',
      children: (
        [
          ['Buy milk', true],
          ['Call Ann', false],
          ['Pay rent', true],
        ] as const
      ).map(([name, isDone]) =>
        node('listitem', '', {
          tag: 'li',
          children: [
            box(boxes, isDone),
            node('text', name),
            node('button', 'Delete', { tag: 'button', hints: [{ from: 'label-nearby', text: name }] }),
          ],
        }),
      ),
    }),
  );

for (const sentence of [
  'Delete all done tasks',
  'Delete every completed task',
  'Delete the finished tasks',
  'Delete the tasks that are done',
])
  test(`${sentence}: those whose boxes are ticked`, () => {
    expect(stepsInAll(sentence, tasks(''))).toHaveLength(2);
  });

test('A box that selects a task says nothing of it', () => {
  expect(did(planned('Delete all done tasks', tasks('Select')))).not.toContain('click');
  expect(did(planned('Delete all overdue tasks', tasks('')))).not.toContain('click');
});

test('The one that is left is deleted alone', () => {
  expect(stepsInAll('Delete all open tasks', tasks(''))).toHaveLength(1);
});

test('The box for all of them is ticked before the button for those that are ticked', () => {
  const head = node('columnheader', '', { tag: 'th', children: [box('Select all', false)] });
  const row = (name: string): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        node('cell', '', { tag: 'td', children: [box(`Select ${name}`, false)] }),
        node('cell', name, { tag: 'td' }),
        node('cell', 'Acme', { tag: 'td' }),
      ],
    });
  const invoices = (disabled: boolean): Snapshot =>
    pageOf(
      node('button', 'Archive', { tag: 'button', ...(disabled && { disabled }) }),
      node('table', '', {
        tag: 'table',
        children: [node('row', '', { tag: 'tr', children: [head] }), row('INV-1'), row('INV-2')],
      }),
    );
  expect(did(planned('Archive all invoices', invoices(true)))).toBe(
    'check checkbox "Select all"; click button "Archive"',
  );
});
