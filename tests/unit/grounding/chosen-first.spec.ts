/** Rows with a box and no button of their own, and one button beside the list for those that are chosen. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const boxOf = (name: string, checked: boolean): SnapshotNode =>
  node('checkbox', '', {
    tag: 'input',
    inputType: 'checkbox',
    checked,
    box: at(10),
    hints: [{ from: 'label-nearby', text: name }],
  });
const at = (x: number) => ({ x, y: 0, width: 20, height: 20 });
const cell = (text: string, x: number, inner: SnapshotNode[] = []): SnapshotNode =>
  node('cell', text, { tag: 'td', box: at(x), children: inner });

/** A table of documents; `title` stands over the boxes. */
function documents(title: string, checked: readonly number[] = []): Snapshot {
  const row = (name: string, size: string, place: number): SnapshotNode =>
    node('row', `${name} ${size}`, {
      tag: 'tr',
      children: [cell('', 10, [boxOf(name, checked.includes(place))]), cell(name, 60), cell(size, 120)],
    });
  return pageOf(
    node('button', 'Remove', { tag: 'button' }),
    node('button', 'Rename', { tag: 'button' }),
    node('table', '', {
      tag: 'table',
      children: [
        node('row', '', { tag: 'tr', children: [cell(title, 10), cell('Name', 60), cell('Size', 120)] }),
        row('budget.xlsx', '12 KB', 0),
        row('letter.doc', '3 KB', 1),
        row('letter-old.doc', '2 KB', 2),
        row('sketch.bak', '9 KB', 3),
        row('draft.bak', '7 KB', 4),
      ],
    }),
  );
}

test('The row is ticked, and then the button for what is ticked is clicked', () => {
  expect(did(planned('Remove letter.doc', documents('')))).toBe(
    'check checkbox "letter.doc"; click button "Remove"',
  );
});

test('All rows whose name ends so are ticked', () => {
  expect(did(planned('Remove all files whose name ends in .bak', documents('')))).toBe(
    'check checkbox "sketch.bak"; check checkbox "draft.bak"; click button "Remove"',
  );
});

test('A row that is renamed is ticked, and the field that comes up takes the name', () => {
  const answer = planned('Rename letter.doc to "note.doc"', documents(''));
  expect(did(answer)).toBe('check checkbox "letter.doc"; click button "Rename"');
  expect(answer).toMatchObject({ next: { phase: { kind: 'name', text: 'note.doc' } } });
});

test('A column of boxes with a title says how the rows are, and chooses none', () => {
  expect(did(planned('Remove letter.doc', documents('Done')))).not.toContain('Remove');
});

test('Nothing is done to other rows that are ticked already', () => {
  expect(did(planned('Remove letter.doc', documents('', [4])))).not.toContain('click button');
});

test('The row that is ticked already is not ticked again', () => {
  expect(did(planned('Remove letter.doc', documents('', [1])))).toContain('click button "Remove"');
});

test('A name that no row has is refused', () => {
  expect(did(planned('Remove report.doc', documents('')))).not.toContain('Remove');
});
