/** Controls that nothing marks as such: no role, no pointer, no attribute, only a script. They are known by what they say and what stands beside them. */
import { expect, test } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const box = (text: string, x = 0, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { text, tag: 'div', box: { x, y: 10, width: 40, height: 20 }, ...more });

const line = (...texts: string[]): SnapshotNode =>
  node('generic', '', { children: texts.map((text, at) => box(text, at * 50)) });

const counter = (label: string, shown: string): SnapshotNode =>
  node('generic', '', { children: [node('text', label), box('−'), node('text', shown), box('+')] });

const counters = pageOf(counter('Adults', '1'), counter('Rooms', '2'));

const pager = pageOf(line('«', '1', '2', '3', '4', '»'));

const keypad = pageOf(line('7', '8', '9'), line('4', '5', '6'), line('1', '2', '3'));

const tabs = pageOf(line('Items', 'Delivery', 'Payment'), node('button', 'Save'));

const cell = (text: string, at: number, y: number, children: SnapshotNode[] = []): SnapshotNode =>
  node('cell', text, { box: { x: at * 100, y, width: 100, height: 20 }, children });

const row = (y: number, ...cells: (string | SnapshotNode)[]): SnapshotNode =>
  node('row', '', {
    children: cells.map((each, at) =>
      typeof each === 'string' ? cell(each, at, y) : cell('', at, y, [each]),
    ),
  });

const radio = (): SnapshotNode => node('radio', '', { checked: false });

const survey = pageOf(
  node('table', '', {
    children: [
      row(0, '', 'Agree', 'Strongly agree', 'Disagree'),
      row(20, 'The food was good', radio(), radio(), radio()),
      row(40, 'The room was quiet', radio(), radio(), radio()),
    ],
  }),
);

const roster = pageOf(
  node('table', '', {
    children: [
      row(0, '', 'Monday', 'Tuesday'),
      row(20, 'Igor', 'free', 'busy'),
      row(40, 'Olga', 'free', 'free'),
    ],
  }),
);

const stars = (label: string): SnapshotNode[] => [
  node('paragraph', '', { text: label }),
  node('generic', '', { children: [0, 20, 40, 60, 80].map((x) => box('☆', x)) }),
];

const ratings = pageOf(...stars('How was your stay?'), ...stars('How was the breakfast?'));

const lists = pageOf(box('Size'), box('Choose…'), box('Milk'), box('Choose…'));

/** The ref of the n-th node below the page, in document order, that says or is called so. */
const refOf = ({ root }: Snapshot, wanted: string, nth = 1): string => {
  const all = [root];
  for (let at = 0; at < all.length; at += 1) all.splice(at + 1, 0, ...(all[at] as SnapshotNode).children);
  return all.filter(({ role, name, text }) => wanted === (text ?? (name || role)))[nth - 1]?.ref ?? 'none';
};

const cases: readonly [string, Snapshot, string, nth?: number][] = [
  ['Set the number of adults to 3', counters, '+'],
  ['Decrease the rooms by one', counters, '−', 2],
  ['Go to page 3 of the results', pager, '3'],
  ['Open the second page', pager, '2'],
  ['Go to the last page', pager, '4'],
  ['Go to the Delivery tab', tabs, 'Delivery'],
  ['Open the third tab', tabs, 'Payment'],
  ['Answer "Disagree" to "The room was quiet"', survey, 'radio', 6],
  ['Rate "The food was good" as Agree', survey, 'radio', 1],
  ['Choose Strongly agree for "The room was quiet"', survey, 'radio', 5],
  ['Click the cell for Olga on Tuesday', roster, 'free', 3],
  ['Give the breakfast 4 stars', ratings, '☆', 9],
  ['Choose Oat as the milk', lists, 'Choose…', 2],
];

for (const [said, page, wanted, nth] of cases)
  test(`${said}: ${wanted}`, () => {
    const plan = planned(said, page);
    expect(plan.kind === 'found' && plan.steps[0]?.ref, JSON.stringify(did(plan))).toBe(
      refOf(page, wanted, nth),
    );
  });

const refused: readonly [string, Snapshot][] = [
  ['Set the number of children to 3', counters],
  ['Go to page 9', pager],
  ['Go to page 3', keypad],
  ['Go to the Billing tab', tabs],
  ['Answer "Maybe" to "The room was quiet"', survey],
  ['Choose Agree for "The pool was clean"', survey],
  ['Click the cell for Olga on Sunday', roster],
  ['Choose Tuesday for Igor', roster],
  ['Give the pool 4 stars', ratings],
  ['Give 4 stars', ratings],
  ['Choose Large as the colour', lists],
];

for (const [said, page] of refused)
  test(`${said}: refused`, () => {
    expect(['none', 'ambiguous', 'cannot-tell']).toContain(planned(said, page).kind);
  });
