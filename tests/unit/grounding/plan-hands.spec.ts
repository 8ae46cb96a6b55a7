/** Plans for what hands do: drags to a side of something, days of calendars, ratings, cells that are edited in place. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const songs = (): SnapshotNode[] => [
  node('heading', 'Playlist'),
  node('list', '', {
    tag: 'ul',
    children: ['Blue Train', 'So What', 'Naima'].map((text) => node('listitem', '', { tag: 'li', text })),
  }),
];

for (const [instruction, expected] of [
  ['Drag "Naima" above "So What"', 'drag listitem "Naima" directly before listitem "So What"'],
  ['Move Blue Train directly below So What', 'drag listitem "Blue Train" directly after listitem "So What"'],
  [
    'Move Blue Train to the end of the playlist',
    'drag listitem "Blue Train" directly after listitem "Naima"',
  ],
  ['Drag Naima to the top of the playlist', 'drag listitem "Naima" directly before listitem "Blue Train"'],
  ['Drag Naima onto So What', 'drag listitem "Naima" to listitem "So What"'],
  ['Move Naima to the end of the playlist', 'done'],
] as const) {
  test(`${instruction}: ${expected}`, () => {
    expect(did(instruction, ...songs())).toBe(expected);
  });
}

/** A calendar of plain elements: the last day of February, March 2027, the first days of April. */
const march = (prefix: string, title = 'March 2027'): SnapshotNode => {
  const numbers = [28, ...Array.from({ length: 31 }, (_, at) => at + 1), 1, 2, 3];
  return node('generic', '', {
    tag: 'div',
    children: [
      node('button', '»'),
      ...(title === '' ? [] : [node('generic', '', { text: title })]),
      node('generic', '', {
        children: numbers.map((number, at) =>
          node('generic', '', { text: String(number), tag: 'span', clickable: true, ref: `${prefix}${at}` }),
        ),
      }),
    ],
  });
};

const calendars = (): SnapshotNode[] => [
  node('heading', 'Pick-up day'),
  march('p'),
  node('heading', 'Return'),
  march('r'),
];

const clicked = (instruction: string, ...children: SnapshotNode[]): string => {
  const answer = planned(instruction, pageOf(...children));
  return answer.kind === 'found'
    ? answer.steps.map(({ method, ref }) => `${method} ${ref}`).join()
    : answer.kind;
};

for (const [instruction, expected] of [
  ['Choose the 20th as pick-up day', 'click p20'],
  ['Set the return day to March 28, 2027', 'click r28'],
  ['Click on the 3rd in the return calendar', 'click r3'],
  ['Choose the 20th as delivery day', 'none'],
  ['Choose the 20th', 'none'],
] as const) {
  test(`with two calendars under their titles, ${instruction}: ${expected}`, () => {
    expect(clicked(instruction, ...calendars())).toBe(expected);
  });
}

test('without the name of a month, the number of a day is no date', () => {
  expect(
    clicked('Set the pick-up day to March 28, 2027', node('heading', 'Pick-up day'), march('p', '')),
  ).toBe('none');
});

test('the only calendar need not be named', () => {
  expect(clicked('Choose March 28, 2027', march('p'))).toBe('click p28');
});
