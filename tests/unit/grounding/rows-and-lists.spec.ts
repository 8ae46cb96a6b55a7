/** Rows that are chosen for a list beside them, and numbers that are counted in rows. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, selectOf } from './snapshot.js';

const say = (instruction: string, ...children: SnapshotNode[]): string =>
  did(planned(instruction, pageOf(...children)));

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const cell = (...children: SnapshotNode[]): SnapshotNode => node('cell', '', { tag: 'td', children });

const job = (code: string, what: string): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      cell(node('checkbox', `Select ${code}`, { tag: 'input', checked: false })),
      cell(node('text', code)),
      cell(node('text', what)),
    ],
  });

const jobs = (...bar: SnapshotNode[]): SnapshotNode[] => [
  node('heading', 'Jobs', { level: 1 }),
  node('paragraph', '', { tag: 'p', children: bar }),
  node('table', '', {
    tag: 'table',
    children: [job('J-11', 'Fuse box'), job('J-12', 'Lift'), job('J-13', 'Roof light')],
  }),
];

test('rows are ticked, the list beside the button is set, and the button is clicked', () => {
  const page = jobs(selectOf('Shift', 'Day shift', 'Late shift'), button('Assign selected'));
  expect(say('Assign J-11 and J-13 to the late shift', ...page)).toBe(
    'check checkbox "Select J-11"; check checkbox "Select J-13"; select combobox "Shift" with "Late shift"; click button "Assign selected"',
  );
  expect(say('Assign J-12 to the day shift', ...page)).toBe(
    'check checkbox "Select J-12"; select combobox "Shift" with "Day shift"; click button "Assign selected"',
  );
  expect(say('Assign J-11 and J-19 to the late shift', ...page)).toBe('none');
  expect(say('Assign J-11 to the night shift', ...page)).not.toContain('Assign selected');
});

test('two lists beside the button, or a row that is ticked already, leave it open', () => {
  const shifts = selectOf('Shift', 'Day shift', 'Late shift');
  const backups = selectOf('Backup', 'Day shift', 'Late shift');
  expect(
    say('Assign J-11 to the late shift', ...jobs(shifts, backups, button('Assign selected'))),
  ).not.toContain('Assign selected');
  const page = jobs(selectOf('Shift', 'Day shift', 'Late shift'), button('Assign selected'));
  const first = page[2]?.children[0]?.children[0]?.children[0];
  if (first) first.checked = true;
  expect(say('Assign J-12 to the late shift', ...page)).not.toContain('Assign selected');
});

test('a button beside the signs names no number: what stands in front of them does', () => {
  const line = (name: string, count: string): SnapshotNode =>
    box(
      node('generic', '', { tag: 'span', text: name }),
      node('generic', '', {
        tag: 'span',
        children: [
          button('One less', { text: '−' }),
          node('generic', '', { tag: 'span', text: count }),
          button('One more', { text: '+' }),
          button('Take out'),
        ],
      }),
    );
  const page = [box(line('Clay pot', '2'), line('Tin pot', '1'))];
  expect(say('Set the tin pot to 3', ...page)).toMatch(/^click button "One more"/);
  expect(say('Change the quantity of the clay pot to 1', ...page)).toMatch(/^click button "One less"/);
  expect(say('Set the iron pot to 3', ...page)).toBe('none');
});
