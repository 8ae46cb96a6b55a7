/** A text that becomes a field by a double click: what is typed goes into that field, and Enter takes it over. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';

const box = (line: number): Pick<SnapshotNode, 'box'> => ({
  box: { x: 0, y: 30 * line, width: 120, height: 28 },
});

/** Three cells of a sheet, the second of them as it is given; refs stay. */
function sheet(second: Partial<SnapshotNode>, ...more: SnapshotNode[]): Snapshot {
  const cells = ['Bolts', 'Washers', 'Screws'].map((text, line) =>
    node('row', '', {
      ref: `r${line}`,
      children: [
        node('cell', text, { ref: `c${line}`, tag: 'td', ...box(line), ...(line === 1 && second) }),
        ...['40', '0.2'].map((figure, at) =>
          node('cell', figure, {
            ref: `q${line}${at}`,
            tag: 'td',
            box: { x: 130 + 70 * at, y: 30 * line, width: 60, height: 28 },
          }),
        ),
      ],
    }),
  );
  const search = node('textbox', 'Search', { ref: 's1', tag: 'input', value: '', ...box(9) });
  return pageOf(node('table', '', { ref: 't', tag: 'table', children: cells }), search, ...more);
}

const editor = (value: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', '', { ref: 'x1', tag: 'input', value, focused: true, ...box(1), ...more });

const plain = sheet({});
const rings = sheet({ name: 'Rings' });
const inside = (value: string): Snapshot => sheet({ name: '', children: [editor(value)] });
const unfocused = (value: string): Snapshot =>
  sheet({ name: '', children: [editor(value, { focused: false })] });
const over = (value: string): Snapshot => sheet({}, editor(value, { tag: 'textarea' }));

for (const [kind, pages] of [
  ['in the cell', [plain, inside('Washers'), inside('Rings'), rings]],
  ['in the cell, and has no focus yet', [plain, unfocused('Washers'), unfocused('Rings'), rings]],
  ['elsewhere in the document, over the cell', [plain, over('Washers'), over('Rings'), rings]],
] as const)
  for (const sentence of [
    'Double-click the cell "Washers" and type "Rings" instead',
    'Double-click Washers and change it to Rings',
    'Double-click on "Washers" and enter "Rings"',
  ])
    test(`"${sentence}": the field is ${kind}`, () => {
      expect(inTurn(sentence, pages)).toEqual([
        'double-click cell "Washers"',
        expect.stringMatching(/^fill textbox .*with "Rings"$/),
        expect.stringMatching(/^press textbox .*with "Enter"$/),
        'done',
      ]);
    });

test('who says which key takes it over has no other one pressed', () => {
  const sentence = 'Double-click the cell "Washers", type "Rings" and press Tab';
  expect(inTurn(sentence, [plain, inside('Washers'), inside('Rings')])).toEqual([
    'double-click cell "Washers"',
    expect.stringMatching(/^fill textbox .*with "Rings"$/),
    expect.stringMatching(/^press .*Tab"?$/),
  ]);
});

test('a cell that says something else afterwards is no success', () => {
  const pages = [plain, inside('Washers'), inside('Rings'), plain];
  expect(inTurn('Double-click the cell "Washers" and type "Rings" instead', pages).at(-1)).toBe('none');
});

test('a field that has the focus elsewhere is no editor of the cell, and nothing is pressed in it', () => {
  const away = sheet({}, editor('', { name: 'Filter', box: { x: 400, y: 0, width: 100, height: 20 } }));
  const steps = inTurn('Double-click the cell "Washers" and type "Rings" instead', [plain, away, away, away]);
  expect(steps.join('; ')).not.toContain('Enter');
});

test('the item of a list that is drawn in the cell is chosen', () => {
  const item = (text: string, line: number): SnapshotNode =>
    node('generic', '', { text, ref: `i${line}`, tag: 'div', ...box(line + 2) });
  const list = node('generic', '', { ref: 'l', children: ['Acme', 'Globex'].map(item), ...box(2) });
  const shown = node('textbox', '', { ref: 'x1', readonly: true, value: 'Washers', ...box(1) });
  const suppliers = (more: Partial<SnapshotNode>): Snapshot => {
    const page = sheet(more);
    const head = ['Supplier', 'Qty'].map((title, column) =>
      node('columnheader', title, {
        ref: `h${column}`,
        box: { x: 130 * column, y: -30, width: 120, height: 28 },
      }),
    );
    const [table] = page.root.children;
    table?.children.unshift(node('row', '', { ref: 'h', children: head }));
    (table as SnapshotNode).role = 'grid';
    return page;
  };
  const pages = [
    suppliers({}),
    suppliers({ name: 'Washers', children: [shown, list] }),
    suppliers({ name: 'Acme' }),
  ];
  expect(inTurn('Change the supplier of Washers to Acme', pages)).toEqual([
    'double-click cell "Washers"',
    'click element "Acme"',
    'done',
  ]);
});
