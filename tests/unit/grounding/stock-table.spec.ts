/** Rows with a stepper and a box, pages that are only counted, and parts that are numbered by the page. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('text', said);
const columns = [0, 40, 200, 300, 400];
const boxAt = (column: number, y: number) => ({ x: columns[column] ?? 0, y, width: 38, height: 20 });

const head = (): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    box: { x: 0, y: 0, width: 500, height: 20 },
    children: ['', 'Plant', 'Place', 'Pots', 'Price'].map((title, at) =>
      node('columnheader', title, { tag: 'th', box: boxAt(at, 0) }),
    ),
  });

const line = ([name, place, pots]: readonly [string, string, string], at: number): SnapshotNode => {
  const y = 20 * (at + 1);
  const cells = [
    [
      node('checkbox', 'Select row', {
        tag: 'input',
        inputType: 'checkbox',
        checked: false,
        box: boxAt(0, y),
      }),
    ],
    [],
    [],
    [node('button', 'Less', { text: '−' }), text(pots), node('button', 'More', { text: '+' })],
    [],
  ];
  return node('row', '', {
    tag: 'tr',
    box: { x: 0, y, width: 500, height: 20 },
    children: cells.map((children, column) =>
      node('cell', ['', name, place, '', '2.50'][column] ?? '', {
        tag: 'td',
        box: boxAt(column, y),
        children,
      }),
    ),
  });
};

const plants = (): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    children: [
      head(),
      ...(
        [
          ['Sweet pea', 'Bed 1', '12'],
          ['Broad bean', 'Bed 2', '7'],
          ['Runner bean', 'Bed 2', '3'],
        ] as const
      ).map(line),
    ],
  });
const log = (): SnapshotNode =>
  node('list', '', {
    children: [node('listitem', 'Watered 3 × Sweet pea'), node('listitem', 'Sold 1 × Leek')],
  });
const turner = (said: string, noun: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('button', `‹ Previous ${noun}`, { disabled: said.includes('1 of') }),
      node('generic', '', { tag: 'span', text: said }),
      node('button', `Next ${noun} ›`),
    ],
  });
const perPage = (): SnapshotNode =>
  node('combobox', 'Rows per page', { tag: 'select', options: ['5', '10'], value: '5' });
const chapters = (...titles: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'nav',
    children: titles.map((title) => node('button', title, { expanded: false })),
  });

for (const [said, page, told] of [
  // The number of a row, by its column or by a word for how many.
  ['Increase the pots of Sweet pea three times', [plants()], 'click button "More"'],
  ['Increase the quantity of Broad bean by 2', [plants()], 'click button "More"'],
  ['Lower the number of pots of Runner bean by 1', [plants()], 'click button "Less"'],
  ['Decrease Sweet pea twice', [plants()], 'click button "Less"'],
  ['Set the pots of Broad bean to 9', [plants()], 'click button "More"'],
  ['Set the pots of Broad bean to 7', [plants()], 'done'],
  ['Set the price of Broad bean to 9', [plants()], 'none'],
  ['Set Bed 1 to 9', [plants()], 'none'],
  ['Increase the pots of the bean by 2', [plants()], 'none'],
  ['Increase the pots of Leek by 2', [plants()], 'none'],
  // The box of the row, and no line of a log that names it besides.
  ['Select Sweet pea', [plants(), log()], 'check checkbox "Select row"'],
  [
    'Select Sweet pea and Runner bean',
    [plants(), log()],
    'check checkbox "Select row"; check checkbox "Select row"',
  ],
  // Pages that are only counted.
  ['Go to the second page', [turner('Page 1 of 4', 'page'), perPage()], 'click button "Next page ›"'],
  ['Go to the last page', [turner('1 / 4', 'page'), perPage()], 'click button "Next page ›"'],
  ['Go to page 2', [turner('Page 3 of 4', 'page')], 'click button "‹ Previous page"'],
  ['Go to the fifth page', [turner('Page 1 of 4', 'page'), perPage()], 'none'],
  ['Go to the last page', [perPage()], 'none'],
  ['Go to the last question', [turner('Question 1 of 5', 'question')], 'click button "Next question ›"'],
  ['Go to question 2', [turner('Question 1 of 5', 'question')], 'click button "Next question ›"'],
  ['Go to the last photo', [turner('Question 1 of 5', 'question')], 'none'],
  // Parts that the page numbers.
  [
    'Expand the third chapter',
    [chapters('Chapter 1: Air', 'Chapter 2: Soil', 'Chapter 3: Rain')],
    'click button "Chapter 3: Rain"',
  ],
  [
    'Open the last chapter',
    [chapters('Chapter 1: Air', 'Chapter 2: Soil')],
    'click button "Chapter 2: Soil"',
  ],
  ['Open the first chapter', [chapters('Chapter settings', 'Chapter filters')], 'none'],
  ['Expand the third chapter', [chapters('Chapter 4: Air', 'Chapter 5: Soil', 'Chapter 6: Rain')], 'none'],
] as const)
  it(`"${said}": ${told}`, () => {
    expect(did(planned(said, pageOf(...page)))).toBe(told);
  });
