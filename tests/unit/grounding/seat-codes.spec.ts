/** Places that say their own row and number: those that are named, or any that are free, and then the button that books them. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const codes = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];
const isTaken = (code: string): boolean => code === 'A2' || code === 'B1';

/** Buttons that say whether they are taken, and are disabled then. */
const hall = (...more: SnapshotNode[]): Snapshot =>
  pageOf(
    ...codes.map((code) =>
      isTaken(code)
        ? node('button', `Seat ${code}, taken`, { disabled: true })
        : node('button', `Seat ${code}`),
    ),
    ...more,
  );

/** Boxes without a role, of which some take no click. */
const drawn = (...more: SnapshotNode[]): Snapshot =>
  pageOf(
    ...codes.map((code) =>
      node('generic', '', {
        text: code,
        classes: isTaken(code) ? ['seat', 'taken'] : ['seat'],
        ...(!isTaken(code) && { clickable: true }),
      }),
    ),
    ...more,
  );

const nothing = (sentence: string, page: Snapshot): void =>
  expect(did(planned(sentence, page)), sentence).not.toMatch(/click|check/u);

for (const [kind, page] of [
  ['buttons', hall],
  ['boxes', drawn],
] as const) {
  test(`Places that are named are clicked, and then the button that books them (${kind})`, () => {
    expect(stepsInAll('Reserve seats A1 and B3', page(node('button', 'Reserve')))).toHaveLength(3);
    expect(
      stepsInAll('Book seat A1', page(node('button', 'Book seats'), node('button', 'Back'))),
    ).toHaveLength(2);
    expect(stepsInAll('Select seats A1 and B3', page(node('button', 'Reserve')))).toHaveLength(2);
    expect(stepsInAll('Choose seat B3', page(node('button', 'Reserve')))).toHaveLength(1);
  });

  test(`Any that are free will do, side by side where that is said (${kind})`, () => {
    expect(stepsInAll('Choose two free seats in row B', page())).toHaveLength(2);
    expect(did(planned('Choose two free seats in row B', page()))).toContain('B2');
    expect(did(planned('Choose two adjacent free seats in row B', page()))).toContain('B2');
    expect(stepsInAll('Choose three available seats', page())).toHaveLength(3);
  });

  test(`One that is taken, or not there, or too many are refused before anything is clicked (${kind})`, () => {
    for (const sentence of [
      'Reserve seats A2 and A3',
      'Reserve seats A3 and A2',
      'Reserve seats A1 and C1',
      'Choose seat A2',
      'Choose three free seats in row A',
      'Choose two adjacent free seats in row A',
      'Choose two free seats in row C',
    ])
      nothing(sentence, page(node('button', 'Reserve'), node('button', 'Reserve seats')));
  });

  test(`Without the one button that books just this, nothing is booked (${kind})`, () => {
    for (const buttons of [
      [],
      [node('button', 'Reserve now'), node('button', 'Reserve seats')],
      [node('button', 'Reserve a table')],
    ])
      nothing('Reserve seats A1 and B3', page(...buttons));
  });
}

test('Where nothing tells which are free, none is chosen as one', () => {
  nothing('Choose two free seats in row B', pageOf(...codes.map((code) => node('button', code))));
});

test('A page that shows no such place opens nothing for it', () => {
  nothing('Book seats C2 and C3', pageOf(node('button', 'Book seats')));
  nothing('Book seat C2', pageOf(node('button', 'Book seats')));
  expect(did(planned('Book seats', pageOf(node('button', 'Book seats'))))).toContain('Book seats');
});

test('A line of a list in which nothing can be clicked is not booked by what opens a form elsewhere', () => {
  const line = (...children: SnapshotNode[]): SnapshotNode => node('listitem', '', { tag: 'li', children });
  const lockers = pageOf(
    node('list', '', {
      tag: 'ul',
      children: [
        line(node('text', 'Locker B1'), node('button', 'Reserve')),
        line(node('text', 'Locker B2'), node('button', 'Reserve')),
        line(node('text', 'Locker B3'), node('text', 'taken')),
      ],
    }),
    node('button', 'Reserve lockers'),
  );
  expect(did(planned('Reserve locker B2', lockers))).toContain('"Reserve"');
  nothing('Reserve locker B3', lockers);
  nothing('Reserve lockers B1 and B3', lockers);
});

test('A number with another letter is another place', () => {
  const row = pageOf(
    ...['12A', '12C'].map((code) => node('generic', '', { text: code, clickable: true })),
    node('generic', '', { text: '12B' }),
  );
  expect(did(planned('Select 12A', row))).toContain('12A');
  expect(did(planned('Select 12B', row))).not.toContain('12A');
});
