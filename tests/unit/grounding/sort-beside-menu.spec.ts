/** The title of a column sorts, and not the button beside it for what else can be done with the column; nor what each line has. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const column = (title: string): SnapshotNode =>
  node('columnheader', `${title} ${title} column options`, {
    children: [
      node('generic', title, { text: title, clickable: true }),
      node('button', `${title} column options`, { tag: 'button', text: '⋮' }),
    ],
  });
const row = (...texts: string[]): SnapshotNode =>
  node('row', '', {
    children: [
      node('cell', '', { children: [node('checkbox', `Choose ${texts[0]}`, { checked: false })] }),
      ...texts.map((text) => node('cell', text, { text })),
    ],
  });
const tools = pageOf(
  node('table', '', {
    children: [
      node('row', '', { children: [node('columnheader', ''), column('Tool'), column('Weight')] }),
      row('Adze', '1.2 kg'),
      row('Maul', '3.4 kg'),
    ],
  }),
);

const kiln = (name: string): SnapshotNode[] => [
  node('generic', '', { children: [node('text', name), node('generic', '6 h', { text: '6 h' })] }),
  node('button', 'Fire now', { tag: 'button' }),
];
const kilns = pageOf(
  node('generic', '', {
    children: [
      node('generic', 'Fires', { text: 'Fires', clickable: true, classes: ['head'] }),
      ...['North kiln', 'Raku kiln'].flatMap(kiln),
    ],
  }),
  node('checkbox', 'Low heat', { tag: 'input', checked: false }),
  node('button', 'Sort by heat', { tag: 'button' }),
);

for (const [sentence, page, expected] of [
  ['Sort by weight', tools, 'click element "Weight"'],
  ['Sort by age', tools, 'none'],
  ['Sort the kilns by fires', kilns, 'click element "Fires"'],
  ['Sort the kilns by heat', kilns, 'click button "Sort by heat"'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
