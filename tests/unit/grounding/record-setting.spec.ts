/** What a row or card is set to by its own list or switch, and rows that only a word for all of them would tell apart. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'span', text: shown });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const list = (name: string, value: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value });
const turn = (name: string, checked: boolean): SnapshotNode =>
  node('switch', name, { tag: 'button', checked });

const crew = [
  ['Ada Long', 'Guest', true],
  ['Ben Ode', 'Pilot', false],
  ['Ben Rau', 'Guest', true],
] as const;

/** A table with a list, a switch and a menu in each row. */
const table = pageOf(
  node('heading', 'Crew', { level: 1 }),
  node('table', '', {
    tag: 'table',
    children: [
      node('row', '', {
        tag: 'tr',
        children: ['Name', 'Rank', 'Active', ''].map((each) => node('columnheader', each)),
      }),
      ...crew.map(([name, rank, isOn]) =>
        node('row', '', {
          tag: 'tr',
          children: [
            node('cell', name, { tag: 'td' }),
            node('cell', rank, {
              tag: 'td',
              children: [list('Rank', rank, 'Guest', 'Pilot', 'Chief pilot')],
            }),
            node('cell', '', { tag: 'td', children: [turn('Active', isOn)] }),
            node('cell', '', {
              tag: 'td',
              children: [node('button', 'More', { tag: 'button', hasPopup: 'menu' })],
            }),
          ],
        }),
      ),
    ],
  }),
);

const chosen = (option: string): string => `select combobox "Rank" with "${option}"`;
for (const [sentence, expected] of [
  ['Make Ada Long a Pilot', chosen('Pilot')],
  ['Make the member Ada Long a chief pilot', chosen('Chief pilot')],
  ["Set Ada Long's rank to Pilot", chosen('Pilot')],
  ['Change the rank of Ben Ode to Guest', chosen('Guest')],
  ['Promote Ada Long to chief pilot', chosen('Chief pilot')],
  ['Assign the rank Pilot to Ben Rau', chosen('Pilot')],
  ['Give Ben Rau the rank Pilot', chosen('Pilot')],
  ['Make Ben Ode a Pilot', 'done'],
  ['Deactivate Ada Long', 'uncheck switch "Active"'],
  ['Activate Ben Ode', 'check switch "Active"'],
  ['Disable Ben Rau', 'uncheck switch "Active"'],
  ['Activate Ada Long', 'done'],
  // Two of that name, nobody of that name, no such rank, and more than a rank.
  ['Make Ben a Pilot', 'none'],
  ['Make Carl Long a Pilot', 'none'],
  ['Make Ada Long an Engineer', 'none'],
  ['Make Ada Long a Pilot and active', 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => {
    expect(did(planned(sentence, table))).toBe(expected);
  });

/** Cards with a box to choose them by and a switch. */
const lamps = (name: string): Snapshot =>
  pageOf(
    node('heading', 'Lamps', { level: 1 }),
    ...['Porch', 'Attic'].map((room) =>
      node('generic', '', {
        tag: 'div',
        classes: ['lamp'],
        children: [
          node('checkbox', '', { tag: 'input', inputType: 'checkbox', checked: false }),
          text(room),
          text('40 W'),
          turn(name, false),
        ],
      }),
    ),
  );

test('a card is enabled by its switch, and not by the box that chooses it', () => {
  expect(did(planned('Enable Attic', lamps('In use')))).toBe('check switch "In use"');
  expect(did(planned('Turn on the Porch', lamps('Attic')))).not.toContain('switch');
  expect(did(planned('Enable Attic', lamps('Night mode')))).not.toContain('switch');
});

/** Two rows of one person, of which one says the word for all of them in its state. */
const loans = pageOf(
  node('heading', 'Loans', { level: 1 }),
  node('generic', '', {
    tag: 'div',
    children: [
      ['Dune', 'Ines Duarte', 'Overdue'],
      ['Emma', 'Ines Duarte', 'On loan'],
      ['Circe', 'Jonas Weber', 'On loan'],
    ].map((texts) =>
      node('generic', '', {
        tag: 'div',
        classes: ['entry'],
        children: [
          node('checkbox', `Pick ${texts[0] ?? ''}`, { tag: 'input', inputType: 'checkbox', checked: false }),
          ...texts.map((each) => text(each)),
          button('Renew'),
        ],
      }),
    ),
  }),
);

for (const [sentence, expected] of [
  ['Renew the loan of Jonas Weber', 'click button "Renew"'],
  ['Renew Emma', 'click button "Renew"'],
  ['Renew the overdue loan of Ines Duarte', 'click button "Renew"'],
  ['Renew the loan of Ines Duarte', 'none'],
  ["Renew Ines Duarte's loan", 'none'],
  ['Check in Emma', 'none'],
  ['Check in the loans Dune and Emma', 'none'],
] as const)
  it(`${sentence}, of two that are all called loans: ${expected}`, () => {
    expect(did(planned(sentence, loans))).toBe(expected);
  });

test('what is taken out of use is not removed', () => {
  const page = pageOf(
    node('heading', 'Vans'),
    ...['KB 1', 'KB 2'].map((name) =>
      node('generic', '', { tag: 'div', children: [text(name), button('Remove')] }),
    ),
  );
  expect(did(planned('Take KB 1 out of use', page))).not.toContain('Remove');
  expect(did(planned('Take KB 1 out of the list', page))).toBe('click button "Remove"');
});

test('abbreviations stand for their words', () => {
  const field = (name: string): SnapshotNode =>
    node('spinbutton', name, { tag: 'input', inputType: 'number' });
  const page = pageOf(field('Min. amount'), field('Max. amount'), field('Rest (min)'), field('Avg. speed'));
  expect(did(planned('Set the minimum amount to 3', page))).toBe('fill spinbutton "Min. amount" with "3"');
  expect(did(planned('Set the maximum amount to 3', page))).toBe('fill spinbutton "Max. amount" with "3"');
  expect(did(planned('Enter 3 as the average speed', page))).toBe('fill spinbutton "Avg. speed" with "3"');
  expect(did(planned('Set the minimum rest to 3', page))).not.toContain('fill');
});

/** Jobs with a button that says that somebody else gets them. */
const jobs = pageOf(
  node('list', '', {
    tag: 'ul',
    children: ['Dripping tap', 'Blocked drain', 'Cracked tile'].map((name) =>
      node('listitem', '', {
        tag: 'li',
        children: [text(name), text('With nobody'), node('button', 'Reassign', { tag: 'button' })],
      }),
    ),
  }),
);

for (const [sentence, expected] of [
  ['Reassign the blocked drain to Ines', 'click button "Reassign"'],
  ['Reassign the leaking roof to Ines', 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => {
    expect(did(planned(sentence, jobs))).toBe(expected);
  });
