/** "Its delete icon" lies in what was used last, or came up for it: what is called so elsewhere is left alone. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const sign = (title: string, shown: string): SnapshotNode =>
  node('generic', '', { tag: 'i', text: shown, clickable: true, hints: [{ from: 'title', text: title }] });
const line = (title: string, ...inside: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['msg'],
    clickable: true,
    children: [
      node('generic', '', { tag: 'div', text: title }),
      node('generic', '', { text: 'Monday' }),
      ...inside,
    ],
  });
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode => node('button', name, more);

/** Two lines, of which the first has the given controls, beside the given rest of the page; refs stay those of the first page. */
function mail(rest: SnapshotNode[], ...inside: SnapshotNode[]): [Snapshot, Snapshot] {
  const [lunch, keys] = [line('Lunch on Friday'), line('Office keys', sign('Delete', '🗑'))];
  return [
    pageOf(...rest, node('generic', '', { children: [lunch, keys] })),
    pageOf(
      ...rest,
      node('generic', '', { children: [{ ...lunch, children: [...lunch.children, ...inside] }, keys] }),
    ),
  ];
}

const trash = (): SnapshotNode => node('generic', '', { text: 'Trash', clickable: true });
const isClick = (told: readonly string[]): boolean => told[1]?.startsWith('click') === true;

for (const [sentence, rest, inside, expected] of [
  ['Hover the message "Lunch on Friday" and click its delete icon', [trash()], [sign('Delete', '🗑')], '🗑'],
  [
    'Hover the message "Lunch on Friday" and click its archive icon',
    [button('Archive')],
    [sign('Archive', '🗄')],
    '🗄',
  ],
  [
    'Open the message "Lunch on Friday" and click its Reply button',
    [button('Compose')],
    [button('Reply')],
    'Reply',
  ],
  ['Hover over "Lunch on Friday" and click its Pin button', [button('Pin')], [button('Pin')], 'Pin'],
] as const)
  it(`${sentence}: ${expected}`, () => {
    const told = inTurn(sentence, mail([...rest], ...inside));
    expect(told).toHaveLength(2);
    expect(told[1]).toBe(`click ${inside[0]?.role === 'button' ? 'button' : 'element'} "${expected}"`);
  });

for (const [sentence, rest] of [
  ['Hover the message "Lunch on Friday" and click its delete icon', [trash()]],
  ['Hover the message "Lunch on Friday" and click its Archive button', [button('Archive')]],
  ['Open the message "Lunch on Friday" and click its Reply button', [button('Reply')]],
  ['Hover over "Lunch on Friday" and click its Pin button', [button('Pin')]],
] as const)
  it(`${sentence}: not what is called so elsewhere`, () => {
    expect(isClick(inTurn(sentence, mail([...rest])))).toBe(false);
  });

test('a button that the step has made usable, and one under the title of what was opened, are its own', () => {
  const [before, after] = mail([button('Delete', { disabled: true })]);
  const bar = before.root.children[0] as SnapshotNode;
  const usable: Snapshot = {
    ...after,
    root: {
      ...after.root,
      children: after.root.children.map((each) =>
        each === bar ? { ...bar, disabled: undefined } : each,
      ) as SnapshotNode[],
    },
  };
  expect(
    isClick(inTurn('Hover the message "Lunch on Friday" and click its Delete button', [before, usable])),
  ).toBe(true);
  const pane = node('region', '', {
    children: [node('heading', 'Lunch on Friday', { level: 2 }), button('Reply')],
  });
  expect(isClick(inTurn('Open the message "Lunch on Friday" and click its Reply button', mail([pane])))).toBe(
    true,
  );
});
