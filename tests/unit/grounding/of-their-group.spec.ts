/** A button that takes over is that of the fields it stands with; a date is written as its field says; a shade is no colour. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const part = (title: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', children: [node('heading', title, { level: 3 }), ...children] });
const apply = (): SnapshotNode => node('button', 'Apply');
const acme = (): SnapshotNode => node('checkbox', 'Acme', { checked: false });
const price = (): SnapshotNode[] => [
  node('textbox', 'Min', { tag: 'input' }),
  node('textbox', 'Max', { tag: 'input' }),
];

for (const [where, page, expected] of [
  [
    'beside the price',
    pageOf(part('Price', ...price(), apply()), part('Brand', acme())),
    ['check checkbox "Acme"'],
  ],
  [
    'beside the brand',
    pageOf(part('Price', ...price()), part('Brand', acme(), apply())),
    ['check checkbox "Acme"', 'click button "Apply"'],
  ],
  [
    'under both',
    pageOf(node('form', '', { children: [part('Price', ...price()), part('Brand', acme()), apply()] })),
    ['check checkbox "Acme"', 'click button "Apply"'],
  ],
] as const) {
  it(`an "Apply" ${where} when a brand is filtered by`, () => {
    expect(stepsInAll('Filter by brand Acme', page)).toEqual(expected);
  });
  it(`an "Apply" ${where} when it is asked for`, () => {
    const [, applied = 'none'] = expected;
    expect(stepsInAll('Tick Acme and apply the filter', page)).toEqual(['check checkbox "Acme"', applied]);
  });
}

const dated = (...children: SnapshotNode[]): Snapshot =>
  pageOf(node('form', '', { children: [...children, node('button', 'Save')] }));
const date = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', ...more });

for (const [what, page, typed] of [
  ['its label', dated(date('Departure (MM/DD/YYYY)')), '05/03/2027'],
  ['its description', dated(date('Departure', { description: 'Use the format DD.MM.YYYY' })), '03.05.2027'],
  [
    'a text behind it',
    dated(date('Departure'), node('generic', '', { tag: 'small', text: 'Format: YYYY-MM-DD' })),
    '2027-05-03',
  ],
  ['an example', dated(date('Departure', { placeholder: 'e.g. 31/12/2026' })), '03/05/2027'],
  [
    'a text behind the next field',
    dated(
      date('Departure'),
      date('Return'),
      node('generic', '', { tag: 'small', text: 'Format: YYYY-MM-DD' }),
    ),
    '3 May 2027',
  ],
] as const)
  it(`a date is typed as ${what} says`, () => {
    expect(inTurn('Enter 3 May 2027 as the departure', [page])[0]).toContain(`"${typed}"`);
  });

test('blue is not the dark blue of a list that comes up', () => {
  const opener = node('button', 'Theme', { hasPopup: 'menu' });
  const shown = (...names: string[]): Snapshot =>
    pageOf(opener, node('menu', '', { children: names.map((name) => node('menuitem', name)) }));
  const say = 'Set the theme to blue';
  expect(inTurn(say, [pageOf(opener), shown('Light', 'Dark blue')]).at(-1)).toBe('none');
  expect(inTurn(say, [pageOf(opener), shown('Light', 'Blue')]).at(-1)).toBe('click menuitem "Blue"');
  expect(did(planned(say, pageOf(opener)))).toBe('click button "Theme"');
});
