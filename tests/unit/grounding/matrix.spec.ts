/** The boxes of a table of rights: column, row and the group of rows say which one, and a row of that name in two groups is refused. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const columns = ['Viewer', 'Editor', 'Manager'];
const width = 100;
const at = (column: number, row: number): Partial<SnapshotNode> => ({
  box: { x: column * width, y: row * 20, width, height: 20 },
});

/** A table with buttons in its column headers; `groups`: the titles over the rows, or none. */
function table(groups: Readonly<Record<string, readonly string[]>>, isGrouped = true): SnapshotNode {
  let line = 0;
  const row = (...cells: SnapshotNode[]): SnapshotNode =>
    node('row', '', { children: cells, box: { x: 0, y: (line += 1) * 20, width: 400, height: 20 } });
  const head = row(
    node('columnheader', 'Right', { text: 'Right', ...at(0, 1) }),
    ...columns.map((name, index) =>
      node('columnheader', `${name} All for ${name}`, {
        ...at(index + 1, 1),
        children: [node('text', name), node('button', `All for ${name}`)],
      }),
    ),
  );
  const body = Object.entries(groups).map(([title, rows]) =>
    node('rowgroup', '', {
      children: [
        ...(isGrouped ? [row(node('rowheader', title, { text: title, ...at(0, line + 1) }))] : []),
        ...rows.map((name) =>
          row(
            node('rowheader', name, { text: name, ...at(0, line + 1) }),
            ...columns.map((column, index) =>
              node('cell', '', {
                ...at(index + 1, line + 1),
                children: [
                  node('checkbox', '', {
                    ref: `${title}/${name}/${column}`,
                    checked: column === 'Manager',
                    hints: [{ from: 'label-nearby', text: name }],
                  }),
                ],
              }),
            ),
          ),
        ),
      ],
    }),
  );
  return node('table', '', { children: [node('rowgroup', '', { children: [head] }), ...body] });
}

const rights = pageOf(
  table({
    Projects: ['View', 'Create', 'Delete'],
    Billing: ['View', 'Edit payment method', 'Export invoices'],
    Members: ['View', 'Invite', 'Delete'],
  }),
  node('button', 'Apply changes'),
);
const flat = pageOf(table({ Posts: ['Write posts', 'Publish posts', 'Publish posts of others'] }, false));

for (const [sentence, page, expected] of [
  ['Let editors export invoices', rights, ['check checkbox "Export invoices"']],
  ['Under Members, allow the Editor to delete', rights, ['check checkbox "Delete"']],
  ['Tick "View" in the Billing group for Viewer', rights, ['check checkbox "View"']],
  ["Take away the manager's right to delete projects", rights, ['uncheck checkbox "Delete"']],
  ['Revoke the Delete permission of the Manager under Members', rights, ['uncheck checkbox "Delete"']],
  ['Remove the Delete permission from Manager under Projects', rights, ['uncheck checkbox "Delete"']],
  ['Do not let managers invite members', rights, ['uncheck checkbox "Invite"']],
  [
    'Give Editor the permissions Invite and Edit payment method',
    rights,
    ['check checkbox "Invite"', 'check checkbox "Edit payment method"'],
  ],
  [
    'Let editors delete members and export invoices',
    rights,
    ['check checkbox "Delete"', 'check checkbox "Export invoices"'],
  ],
  [
    'Let viewers create projects, then apply the changes',
    rights,
    ['check checkbox "Create"', 'click button "Apply changes"'],
  ],
  ['Allow editors to publish posts', flat, ['check checkbox "Publish posts"']],
  ['Allow editors to publish posts of others', flat, ['check checkbox "Publish posts of others"']],
  ['Let managers export invoices', rights, ['done']],
] as const)
  it(`${sentence}: ${expected.join(', ')}`, () => {
    expect(
      inTurn(
        sentence,
        expected.map(() => page),
      ),
    ).toEqual(expected);
  });

for (const [sentence, page] of [
  ['Tick Delete for the Editor', rights],
  ['Allow the Editor to view', rights],
  ['Let editors rename projects', rights],
  ['Let auditors export invoices', rights],
  ['Let managers do anything but delete projects', rights],
  ['Remove the Fly permission from Manager', rights],
  ['Give Editor the permissions Invite and Delete', rights],
] as const)
  it(`${sentence}: no box is ticked`, () => {
    const told = inTurn(sentence, [page]);
    expect(told.every((each) => /^(?:none|cannot-tell|ambiguous)$/.test(each))).toBe(true);
  });
