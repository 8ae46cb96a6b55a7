/** A change is brought to its end: the line that was opened for it is closed by its own button or by Enter, and a new password is repeated and sent off. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, onPages, pageOf } from './snapshot.js';

const x = (at: number) => ({ x: at * 100, y: 0, width: 90, height: 20 });
const head = node('row', '', {
  children: ['Runner', 'Club', 'Time'].map((name, at) => node('columnheader', name, { box: x(at) })),
});
const runner = (name: string, club: SnapshotNode[], time: string): SnapshotNode =>
  node('row', '', {
    children: [
      node('cell', name, { box: x(0), text: name }),
      node('cell', '', { box: x(1), children: club }),
      node('cell', time, { box: x(2), text: time }),
    ],
  });
const shown = (club: string): SnapshotNode[] => [
  node('text', club),
  node('button', '✎', { hints: [{ from: 'title', text: 'Edit club' }] }),
];
const results = (club: SnapshotNode[]): Snapshot =>
  pageOf(
    node('table', '', {
      tag: 'table',
      children: [head, runner('Rosa Quinn', club, '43:20'), runner('Ivo Brandt', shown('Peel'), '41:30')],
    }),
  );
const field = node('textbox', '', {
  tag: 'input',
  value: 'Calder',
  box: x(1),
  hints: [{ from: 'label-nearby', text: 'Club' }],
});

const said = "Change Rosa Quinn's club to Dunmore";
const before = results(shown('Calder'));

test('what is edited in the line is ended by its own button', () => {
  const open = results([field, node('button', 'OK')]);
  expect(onPages(said, [before, open, open, results(shown('Dunmore'))])).toEqual([
    'click button "✎"',
    'fill textbox "Club" with "Dunmore"',
    'click button "OK"',
    'done',
  ]);
  expect(onPages(said, [before, open, open, before]).at(-1)).toBe('none');
});

test('what has no button is ended by Enter', () => {
  const open = results([field]);
  expect(onPages(said, [before, open, open]).at(-1)).toMatch(/^press .*Enter/);
});

const secret = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'password' });

for (const [why, nodes, expected] of [
  [
    'a form for just that',
    [secret('New password'), secret('Repeat password'), node('button', 'Change password')],
    ['fill textbox "New password" with "teal"', 'fill textbox "Repeat password" with "teal"'],
  ],
  [
    'one that asks for the old one, which nobody says',
    [secret('Current password'), secret('New password'), node('button', 'Change password')],
    ['cannot-tell'],
  ],
  [
    'one that only logs in',
    [secret('Password'), node('button', 'Log in')],
    ['fill textbox "Password" with "teal"'],
  ],
] as const)
  test(`a password is changed in ${why}`, () => {
    const page = pageOf(node('form', '', { tag: 'form', children: [...nodes] }));
    const told = inTurn('Change the password to "teal"', [page, page, page]);
    expect(told.slice(0, expected.length)).toEqual(expected);
    expect(told.slice(expected.length)).toEqual(
      why === 'a form for just that' ? ['click button "Change password"'] : [],
    );
  });

test('a link to "#" that has changed nothing yet has removed nothing, and its question may come late', () => {
  const trip = (title: string): SnapshotNode =>
    node('listitem', '', { children: [node('text', title), node('link', 'Remove', { url: '#x' })] });
  const trips = pageOf(node('list', '', { children: [trip('Poznań'), trip('Kraków')] }));
  const anchored: Snapshot = { ...trips, url: `${trips.url}#x` };
  const asked = pageOf(
    node('list', '', { children: [trip('Poznań'), trip('Kraków')] }),
    node('tooltip', '', {
      children: [node('text', 'Remove this trip?'), node('button', 'Keep'), node('button', 'Remove it')],
    }),
  );
  const told = (after: Snapshot): string | undefined =>
    onPages('Remove the trip to Poznań', [trips, after]).at(-1);
  expect(told(anchored)).toBe('none');
  expect(told({ ...asked, url: anchored.url })).toBe('click button "Remove it"');
  expect(told(pageOf(node('list', '', { children: [trip('Kraków')] })))).toBe('done');
});
