/** "… and confirm": the question that the step before brought up is answered, and nothing else that is called so. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const box = { x: 20, y: 60, width: 80, height: 20 };
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button', box });
const part = (text: string): SnapshotNode => node('generic', '', { tag: 'span', text, clickable: true });

const list = (...names: string[]): SnapshotNode =>
  node('list', '', {
    children: names.map((name) => node('listitem', '', { children: [node('text', name), part('Uninvite')] })),
  });
const guests = pageOf(node('heading', 'Guests', { level: 1 }), list('Ada Blom', 'Ben Cole'));
const asked = (yes: string, no: string): Snapshot =>
  pageOf(
    node('heading', 'Guests', { level: 1 }),
    list('Ada Blom', 'Ben Cole'),
    node('generic', '', {
      tag: 'div',
      children: [node('paragraph', '', { text: 'Uninvite Ben Cole?' }), part(yes), part(no)],
    }),
  );

const states = (...under: SnapshotNode[]): Snapshot =>
  pageOf(
    node('table', '', {
      tag: 'table',
      children: ['Ada Blom', 'Ben Cole', 'Cy Dorn'].map((name) =>
        node('row', '', {
          tag: 'tr',
          children: [
            node('cell', name, { tag: 'td' }),
            node('cell', 'Confirmed', { tag: 'td' }),
            node('cell', '', {
              tag: 'td',
              children: [
                node('checkbox', 'Paid', {
                  tag: 'input',
                  inputType: 'checkbox',
                  checked: false,
                  hints: [{ from: 'label-nearby', text: 'Confirmed' }],
                  ...(under.length > 0 && { hidden: 'covered' as const }),
                }),
              ],
            }),
            node('cell', '', { tag: 'td', children: [button('Uninvite')] }),
          ],
        }),
      ),
    }),
    ...under,
  );

const desk = (...more: string[]): Snapshot =>
  pageOf(
    node('heading', 'Desks', { level: 1 }),
    node('checkbox', 'Desk A1', { checked: more.length > 1 }),
    ...more.map((name) => button(name)),
  );

const section = (name: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'section',
    children: [node('heading', name, { level: 2, tag: 'h2' }), ...children],
  });
const parts = [
  node('checkbox', 'Desk A1', { checked: false }),
  node('checkbox', 'Room 1', { checked: false }),
];
const parted = (confirmed: string, ...more: SnapshotNode[]): Snapshot =>
  pageOf(
    ...['Desks', 'Rooms'].map((name, at) =>
      section(
        name,
        parts[at] as SnapshotNode,
        ...(name === confirmed ? [button(`Confirm ${name.toLowerCase()}`)] : []),
      ),
    ),
    ...more,
  );

const rows: readonly (readonly [
  sentence: string,
  before: Snapshot,
  after: Snapshot,
  second: string,
  why: string,
])[] = [
  [
    'Uninvite Ben Cole and confirm',
    guests,
    asked('Uninvite', 'Keep'),
    'click element "Uninvite"',
    'the deed once more, beside what refuses',
  ],
  ['Uninvite Ben Cole and confirm the question', guests, asked('Yes', 'No'), 'click element "Yes"', 'a yes'],
  [
    'Uninvite Ben Cole and confirm the booking',
    guests,
    asked('Yes', 'No'),
    'none',
    'a booking is no question',
  ],
  ['Uninvite Ben Cole and confirm', guests, asked('Later', 'Keep'), 'none', 'nothing there says yes'],
  [
    'Uninvite Ben Cole and confirm',
    states(),
    states(
      node('dialog', '', {
        children: [node('text', 'Uninvite this guest?'), button('Cancel'), button('Uninvite')],
      }),
    ),
    'click button "Uninvite"',
    'the lines under it are confirmed, and ask nothing',
  ],
  ['Uninvite Ben Cole and confirm', states(), states(), 'none', 'nothing asks, and no line is marked for it'],
  [
    'Send the invitations and confirm',
    pageOf(button('Send invitations')),
    pageOf(button('Click again to send')),
    'click button "Click again to send"',
    'the button asks in its own place',
  ],
  [
    'Send the invitations and confirm',
    pageOf(button('Send invitations')),
    pageOf(button('Sent')),
    'none',
    'it asks nothing',
  ],
  [
    'Delete Milk and confirm',
    pageOf(
      node('list', '', {
        children: [node('listitem', '', { children: [node('text', 'Milk'), button('Delete')] })],
      }),
      button('Confirm e-mail address'),
    ),
    pageOf(node('list', '', { children: [] }), button('Confirm e-mail address')),
    'none',
    'what confirms something else',
  ],
  [
    'Tick Desk A1 and confirm them',
    desk('Confirm desks'),
    desk('Confirm desks', 'Help'),
    'click button "Confirm desks"',
    'a desk is one of the desks',
  ],
  [
    'Tick Desk A1 and confirm them',
    desk('Confirm rooms'),
    desk('Confirm rooms', 'Help'),
    'none',
    'a desk is no room',
  ],
  [
    'Tick Desk A1 and confirm',
    parted('Rooms'),
    parted('Rooms', button('Help')),
    'none',
    'it confirms another part',
  ],
  [
    'Tick Desk A1 and confirm',
    parted('Desks'),
    parted('Desks', button('Help')),
    'click button "Confirm desks"',
    'it confirms that part',
  ],
];

for (const [sentence, before, after, second, why] of rows)
  test(`${sentence}: ${why}`, () => {
    const plan = planned(sentence, before);
    const first = plan.kind === 'found' ? plan : undefined;
    const next = planned(sentence, after, first?.next, before);
    const told = next.kind === 'found' ? next.steps[0]?.description : did(next);
    expect(first?.steps).toHaveLength(1);
    expect(told?.startsWith(second) ? second : told).toBe(second);
  });

test('a sign that only its class names is asked about in words, and the button that says them once more answers', () => {
  const bin = (name: string): SnapshotNode =>
    node('generic', '', {
      tag: 'i',
      ref: `bin of ${name}`,
      clickable: true,
      classes: ['trash', 'icon'],
      hints: [{ from: 'class', text: 'trash icon' }],
    });
  const people = ['Ada Blom', 'Ben Cole', 'Cy Fox'].map((name) =>
    node('row', '', { tag: 'tr', children: [node('cell', name, { tag: 'td', text: name }), bin(name)] }),
  );
  const page = (...more: SnapshotNode[]): Snapshot =>
    pageOf(node('table', '', { tag: 'table', children: people }), ...more);
  const question = (text: string, ...buttons: string[]): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [node('generic', '', { tag: 'div', text }), ...buttons.map((name) => button(name))],
    });
  const sentence = 'Delete Ben Cole and confirm it';
  const first = planned(sentence, page());
  const then = (...more: SnapshotNode[]): string =>
    did(planned(sentence, page(...more), first.kind === 'found' ? first.next : undefined, page()));
  expect(did(first)).toContain('click');
  expect(then(question('Really delete Ben Cole?', 'Cancel', 'Delete'))).toBe('click button "Delete"');
  expect(then(question('Really delete Ben Cole?', 'Cancel', 'Archive'))).not.toContain('Archive');
});
