/** What is offered is the contrary of what is said, or another line, place or day than the one that is meant: nothing is done. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });

const offered = [
  'Unfollow project',
  'Stop server',
  'Close ticket',
  'Expand tree',
  'Deselect rows',
  'Deactivate account',
  'Leave group',
  'Stop sharing',
].map((name) => button(name));

const deeds: readonly (readonly [string, string])[] = [
  ['Follow the project', 'none'],
  ['Unfollow the project', 'click button "Unfollow project"'],
  ['Share the group', 'none'],
  ['Share', 'none'],
  ['Stop sharing', 'click button "Stop sharing"'],
  ['Start the server', 'none'],
  ['Stop the server', 'click button "Stop server"'],
  ['Open the ticket', 'none'],
  ['View the ticket', 'none'],
  ['Close the ticket', 'click button "Close ticket"'],
  ['Click Close ticket', 'click button "Close ticket"'],
  ['Collapse the tree', 'none'],
  ['Select the rows', 'none'],
  ['Activate my account', 'none'],
  ['Deactivate my account', 'click button "Deactivate account"'],
  // What closes one thing closes no other.
  ['Hide the tree', 'none'],
  ['Exit the group', 'none'],
  ['Quit the group', 'click button "Leave group"'],
];
for (const [say, expected] of deeds) it(say, () => expect(did(say, ...offered)).toBe(expected));

const song = (name: string, artist: string): SnapshotNode =>
  node('listitem', '', {
    children: [node('text', name), node('text', artist), node('button', 'Like', { ref: name })],
  });
const songs = node('list', '', {
  children: [song('Low Tide', 'Marn'), song('Low Tides', 'Ova'), song('Amber', 'Ova')],
});
const liked = (say: string): string => {
  const plan = planned(say, pageOf(songs));
  return plan.kind === 'found' ? plan.steps.map(({ ref }) => ref).join(', ') : plan.kind;
};
for (const [say, expected] of [
  ['Like Low Tide by Ova', 'none'],
  ['Like Low Tide by Marn', 'Low Tide'],
  ['Like Low Tides by Ova', 'Low Tides'],
  ['Like the song by Marn', 'Low Tide'],
] as const)
  it(say, () => expect(liked(say)).toBe(expected));

const request = (who: string, what: string): SnapshotNode =>
  node('listitem', '', { children: [node('text', who), node('text', what), button('Decline')] });
const requests = node('list', '', {
  children: [
    request('Jan Pool', 'Swap Tuesday with Kim Otto'),
    request('Kim Otto', 'Day off on Friday'),
    request('Jan Pool', 'Day off on Monday'),
  ],
});
for (const [say, expected] of [
  ['Decline the day off of Jan Pool on Tuesday', 'none'],
  ['Decline the day off of Jan Pool on Monday', 'click button "Decline"'],
  ['Decline the day off of Kim Otto', 'click button "Decline"'],
] as const)
  it(say, () => expect(did(say, requests)).toBe(expected));

const day = node('textbox', 'Pick-up date', {
  tag: 'input',
  inputType: 'date',
  min: '2027-03-01',
  max: '2027-03-31',
  value: '',
});
for (const [say, expected] of [
  ['Set the pick-up date to 5 April 2027', 'cannot-tell'],
  ['Set the pick-up date to 3 March 2026', 'cannot-tell'],
  ['Set the pick-up date to 5 March 2027', 'fill textbox "Pick-up date" with "5 March 2027"'],
] as const)
  it(say, () => expect(did(say, day)).toBe(expected));

const table = (...titles: string[]): SnapshotNode =>
  node('table', '', {
    children: [
      node('row', '', {
        children: titles.map((title) => node('columnheader', title, { tag: 'th', clickable: true })),
      }),
      ...['Ada', 'Bo'].map((name) =>
        node('row', '', { children: titles.map((title) => node('cell', `${name} ${title}`)) }),
      ),
    ],
  });
for (const [say, expected] of [
  ['Sort the third table by age', 'none'],
  ['Sort the second table by age', 'click columnheader "Age"'],
] as const)
  it(say, () => expect(did(say, table('Name', 'Town'), table('Name', 'Age'))).toBe(expected));

const todo = (name: string): SnapshotNode =>
  node('listitem', '', {
    children: [node('checkbox', name, { tag: 'input', checked: false }), button('Delete')],
  });
it('what is added beside a field for new tasks is one more of them, and ticks none', () => {
  const list = [
    node('form', '', {
      children: [node('textbox', 'New task', { tag: 'input', inputType: 'text', value: '' }), button('Add')],
    }),
    node('list', '', { children: [todo('Run tests'), todo('Write docs')] }),
  ];
  expect(did('Add "Run tests" to the list', ...list)).toBe(
    'fill textbox "New task" with "Run tests"; click button "Add"',
  );
  expect(did('Tick "Run tests"', ...list)).toBe('check checkbox "Run tests"');
});

const chosen = [
  node('listitem', '', {
    children: [node('text', 'Remote work'), node('switch', 'Remote work', { tag: 'button', checked: false })],
  }),
  node('listitem', '', {
    children: [node('text', 'Child seat'), node('switch', 'Child seat', { tag: 'button', checked: false })],
  }),
];
for (const [say, expected] of [
  ['Enable the invoice work', 'none'],
  ['Switch on "Child guest"', 'none'],
  ['Enable remote work', 'check switch "Remote work"'],
  ['Turn on the child seat option', 'check switch "Child seat"'],
] as const)
  it(say, () => expect(did(say, node('list', '', { children: chosen }))).toBe(expected));

const level = node('slider', 'Volume', {
  tag: 'input',
  inputType: 'range',
  min: '0',
  max: '100',
  value: '10',
});
for (const [say, expected] of [
  ['Set the volume to 40 in the last row', 'none'],
  ['Set the volume to 40', 'fill slider "Volume" with "40"'],
] as const)
  it(say, () => expect(did(say, level)).toBe(expected));

it('whom something is shared with is no mark of the row that it lies in', () => {
  const file = (name: string, owner: string): SnapshotNode =>
    node('row', '', {
      children: [node('cell', name), node('cell', owner), node('cell', '', { children: [button('Share')] })],
    });
  const files = node('table', '', { children: [file('Minutes March', 'Lin'), file('Minutes May', 'Omar')] });
  expect(did('Share the minutes with Omar', files)).toBe('none');
  expect(did('Share Minutes May', files)).toBe('click button "Share"');
});

const orders = ['Rent', 'Gym'].map((name) =>
  node('row', '', { children: [node('cell', name), node('cell', '', { children: [button('Stop')] })] }),
);
for (const [say, expected] of [
  ['Stop the rent and the car', 'none'],
  ['Stop the rent', 'click button "Stop"'],
] as const)
  it(say, () => expect(did(say, node('table', '', { children: orders }))).toBe(expected));

const asked = [
  node('text', 'Is it fixed in the next release?'),
  node('form', '', { children: [button('Comment'), button('Close issue')] }),
];
it('what is not to be done is not done by its own button', () => {
  expect(did('Do not close the issue', ...asked)).not.toContain('click');
  expect(did('Close the issue', ...asked)).toBe('click button "Close issue"');
});

it('to strike somebody off a list is no key that is pressed, and no button that puts somebody on it', () => {
  const line = (name: string, ...buttons: SnapshotNode[]): SnapshotNode =>
    node('listitem', '', { children: [node('text', name), ...buttons] });
  const list = node('list', 'Waiting list', {
    children: [line('Hannah Lowe'), line('Dev Anand', button('strike off'))],
  });
  const form = node('form', '', {
    children: [node('textbox', 'Name', { tag: 'input' }), button('Put on the list')],
  });
  const page = [node('heading', 'Waiting list'), list, form];
  expect(did('Strike Hannah Lowe off the list', ...page)).not.toContain('Put on');
  expect(did('Strike the Enter key', ...page)).toContain('press');
});
