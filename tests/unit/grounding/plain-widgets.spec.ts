/** Controls drawn of plain boxes: steppers, stars, key pads, rows of tabs, pages of cards. What is asked is done only where one of them can be meant. */
import { expect, test } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const box = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { text, clickable: true, tag: 'span', ...more });

const counter = (label: string, shown: string): SnapshotNode =>
  node('generic', '', {
    children: [node('text', label), box('▼'), node('text', shown), box('▲')],
  });

const counters = pageOf(counter('Guests', '2'), counter('Rooms', '1'));

const stars = (label: string): SnapshotNode[] => [
  node('paragraph', '', { text: label }),
  node('generic', '', { children: Array.from({ length: 5 }, () => box('★')) }),
];

const keys = pageOf(...'1234567890#+='.split('').map((key) => box(key)));

const inRow = (name: string, x: number): SnapshotNode =>
  box(name, { box: { x, y: 10, width: 40, height: 20 } });

const tabs = pageOf(
  node('generic', '', { children: [inRow('Home', 0), inRow('Orders', 50), inRow('Help', 100)] }),
  node('button', 'Save', { inputType: 'submit' }),
);

const twoRows = pageOf(
  node('generic', '', { children: [inRow('Home', 0), inRow('Orders', 50)] }),
  node('generic', '', { children: [inRow('Day', 0), inRow('Week', 50)] }),
);

const cards = pageOf(node('generic', '', { text: 'Lives in: Turku' }), node('button', 'Call'), box('»'));

const mails = pageOf(
  ...['Invoice March', 'Invoice April'].map((subject) =>
    node('generic', '', {
      classes: ['mail'],
      children: [
        node('generic', '', { text: subject }),
        node('generic', '', { clickable: true, hints: [{ from: 'icon', text: 'trash' }] }),
      ],
    }),
  ),
);

const cases: readonly [string, Snapshot, string][] = [
  ['set the guests to 4', counters, 'click element "▲"; click element "▲"'],
  ['decrease the guests by one', counters, 'click element "▼"'],
  ['set the rooms to 1', counters, 'done'],
  ['set the children to 4', counters, 'none'],
  ['give 4 stars', pageOf(...stars('Food')), 'click element "★"'],
  ['rate the food with 2 stars', pageOf(...stars('Food'), ...stars('Service')), 'click element "★"'],
  ['rate the music with 2 stars', pageOf(...stars('Food'), ...stars('Service')), 'none'],
  [
    'type 12+7 on the key pad',
    keys,
    'click element "1"; click element "2"; click element "+"; click element "7"',
  ],
  ['press # on the key pad', keys, 'click element "#"'],
  ['open the second tab', tabs, 'click element "Orders"'],
  ['click the Orders tab', tabs, 'click element "Orders"'],
  ['click the Users tab', tabs, 'none'],
  ['open the second tab', twoRows, 'none'],
  [
    'page through the cards until you find the person who lives in Narva, then press Call',
    cards,
    'click element "»"',
  ],
  [
    'page through the cards until you find the person who lives in Turku, then press Call',
    cards,
    'click button "Call"',
  ],
  ['delete the message with the subject "Invoice March"', mails, 'click element "trash"'],
  ['delete the message with the subject "Invoice May"', mails, 'none'],
];

for (const [at, [say, snapshot, expected]] of cases.entries())
  test(`${at + 1}. "${say}": ${expected}`, () => {
    expect(did(planned(say, snapshot))).toBe(expected);
  });

test('a star, a mail and a button of a stepper are those of what is named', () => {
  const refOf = (say: string, page: Snapshot): string | undefined => {
    const answer = planned(say, page);
    return answer.kind === 'found' ? answer.steps[0]?.ref : undefined;
  };
  expect(refOf('delete the message with the subject "Invoice March"', mails)).toBe(
    mails.root.children[0]?.children[1]?.ref,
  );
  expect(refOf('decrease the rooms by one', counters)).toBe(counters.root.children[1]?.children[1]?.ref);
  const rated = pageOf(...stars('Food'), ...stars('Service'));
  expect(refOf('rate the service with 2 stars', rated)).toBe(rated.root.children[3]?.children[1]?.ref);
});
