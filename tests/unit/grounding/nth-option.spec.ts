/** One of the options of a list that the step before has opened, counted. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, onPages, pageOf, selectOf } from './snapshot.js';

const box = node('combobox', 'Drink', { tag: 'div', hasPopup: 'listbox', expanded: false });
const other = node('combobox', 'Size', { tag: 'div', hasPopup: 'listbox', expanded: false });
const link = node('link', 'Last one');
const closed = pageOf(box, other, link);

const listOf = (...options: readonly string[]): SnapshotNode =>
  node('listbox', '', { children: options.map((option) => node('option', option)) });

const open = (...lists: readonly SnapshotNode[]): Snapshot =>
  pageOf({ ...box, expanded: true }, ...lists, other, link);

const opens = 'click combobox "Drink"';

test('the option that is counted is one of what the list offers that was opened', () => {
  const page = open(listOf('Tea', 'Cocoa', 'Milk'));
  for (const [said, option] of [
    ['take the last one', 'Milk'],
    ['choose the last option', 'Milk'],
    ['pick the second one', 'Cocoa'],
    ['select the first entry', 'Tea'],
  ])
    expect(inTurn(`Open the drink dropdown and ${said}`, [closed, page])).toEqual([
      opens,
      `click option "${option}"`,
    ]);
});

test('what only asks to choose is not counted as one', () => {
  const page = open(listOf('Choose a drink', 'Tea', 'Milk'));
  expect(inTurn('Open the drink dropdown and take the first one', [closed, page])).toEqual([
    opens,
    'click option "Tea"',
  ]);
  expect(inTurn('Open the drink dropdown and take the second one', [closed, page])).toEqual([opens, 'none']);
});

test('a list is not clicked once more where no such option is there', () => {
  const pages = [
    open(),
    open(listOf('Tea', 'Milk'), listOf('Small', 'Large')),
    open(node('listbox', '', { children: [node('option', 'Tea', { position: 1, setSize: 40 })] })),
  ];
  for (const page of pages)
    expect(onPages('Open the drink dropdown and take the last one', [closed, page])).toEqual([opens, 'none']);
  expect(
    onPages('Open the drink dropdown and take the fifth one', [closed, open(listOf('Tea', 'Milk'))]),
  ).toEqual([opens, 'none']);
});

test('of the second dropdown the last one is an option, and no dropdown', () => {
  const page = pageOf(box, { ...other, expanded: true }, listOf('Small', 'Large'), link);
  expect(inTurn('Open the second dropdown and take the last one', [closed, page])).toEqual([
    'click combobox "Size"',
    'click option "Large"',
  ]);
});

test('the last one of a native list is still chosen in it', () => {
  const page = pageOf(selectOf('Drink', 'Tea', 'Milk'));
  expect(inTurn('Choose the last option in the drink list', [page])).toEqual([
    'select combobox "Drink" with "Milk"',
  ]);
});
