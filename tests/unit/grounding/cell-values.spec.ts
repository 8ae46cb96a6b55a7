/** Cells that take a click of their own, in columns that have a menu: what goes into which of them. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const titles = ['Student', 'Essay 1', 'Midterm', 'Average'];
const boxAt = (column: number, line: number) => ({ x: 100 * column, y: 30 * line, width: 96, height: 28 });

const head = node('row', '', {
  children: titles.map((title, at) => {
    const hasMenu = at === 1 || at === 2;
    const options = node('button', `${title} options`, { hasPopup: 'menu' });
    return node('columnheader', hasMenu ? `${title} ${title} options` : title, {
      tag: 'th',
      box: boxAt(at, 0),
      children: hasMenu ? [node('text', title), options] : [],
    });
  }),
});

const line = (cells: readonly string[], at: number): SnapshotNode =>
  node('row', '', {
    children: cells.map((text, column) =>
      node(column === 0 ? 'rowheader' : 'cell', text, {
        tag: 'td',
        box: boxAt(column, at + 1),
        ...((column === 1 || column === 2) && { clickable: true }),
      }),
    ),
  });

const page = pageOf(
  node('table', '', {
    tag: 'table',
    children: [
      head,
      ...[
        ['Amara Diallo', '92', '–', '88'],
        ['Dmitri Volkov', '71', '58', '64'],
      ].map(line),
    ],
  }),
);

for (const [sentence, does] of [
  ["Set Amara Diallo's Essay 1 to 95", 'double-click cell "92"'],
  ["Enter 84 as Amara Diallo's grade for the Midterm", 'double-click cell "–"'],
  ["Change Dmitri Volkov's Midterm from 58 to 63", 'double-click cell "58"'],
  // It has another value now, is no column, or is worked out by the page.
  ["Change Dmitri Volkov's Midterm from 59 to 63", 'none'],
  ["Change Dmitri Volkov's Essay 2 to 63", 'none'],
  ['Set the Average of Amara Diallo to 95', 'none'],
] as const)
  it(`"${sentence}": ${does}`, () => {
    expect(did(planned(sentence, page))).toBe(does);
  });

/** A plain table, of which only the prices say that they are edited by a double click. */
const priced = (shown: string): SnapshotNode =>
  node('generic', 'Double-click to edit', {
    tag: 'span',
    text: shown,
    hints: [{ from: 'title', text: 'Double-click to edit' }],
  });
const orders = pageOf(
  node('table', '', {
    tag: 'table',
    children: [
      node('row', '', {
        children: ['Job', 'Price', 'Customer'].map((title, at) =>
          node('columnheader', title, { tag: 'th', box: boxAt(at, 0) }),
        ),
      }),
      ...[
        ['Bent wheel', '€45', 'Baker'],
        ['Battery check', '€90', 'Kim'],
      ].map(([job = '', price = '', who = ''], at) =>
        node('row', '', {
          children: [
            node('cell', job, { tag: 'td', box: boxAt(0, at + 1) }),
            node('cell', price, { tag: 'td', box: boxAt(1, at + 1), children: [priced(price)] }),
            node('cell', who, { tag: 'td', box: boxAt(2, at + 1) }),
          ],
        }),
      ),
    ],
  }),
);

for (const [sentence, does] of [
  ['Change the price of the battery check to 115 euros', 'double-click element "Double-click to edit"'],
  ["Set the bent wheel's price to €50", 'double-click element "Double-click to edit"'],
  ['Change the price of the gear check to 115 euros', 'none'],
] as const)
  it(`"${sentence}": ${does}`, () => {
    expect(did(planned(sentence, orders))).toBe(does);
  });

for (const other of ['customer', 'weight'])
  it(`the ${other} is edited by no double click`, () => {
    const sentence = `Change the ${other} of the battery check to Baker`;
    expect(did(planned(sentence, orders))).not.toContain('double-click');
  });
