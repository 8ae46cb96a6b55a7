/** The links of the categories, which a list is narrowed by, beside its other filters and beside the ways to other pages. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (name: string): SnapshotNode => node('checkbox', name, { checked: false });
const button = (name: string): SnapshotNode => node('button', name);
const links = (...names: string[]): SnapshotNode =>
  node('list', '', {
    children: names.map((name) => node('listitem', '', { children: [node('link', name)] })),
  });
const kindsOfGoods = node('navigation', 'Categories', { children: [links('Lamps', 'Tables', 'Rugs')] });
const kindsOfPage = links('Home', 'Contact', 'About');
const makers = node('group', 'Maker', { children: [box('Nordal'), box('Alma')] });
const goods = node('generic', '', {
  tag: 'div',
  children: [
    node('article', '', { children: [node('heading', 'Floor lamp', { level: 2 }), button('Add')] }),
    node('article', '', { children: [node('heading', 'Desk chair', { level: 2 }), button('Add')] }),
  ],
});

const cases: readonly [sentence: string, page: readonly SnapshotNode[], done: string][] = [
  // A category is no noun that may be left out.
  ['show only lamps', [kindsOfGoods, goods], 'click link "Lamps"'],
  ['show only Nordal lamps', [kindsOfGoods, makers, goods], 'click link "Lamps"; check checkbox "Nordal"'],
  ['show only lamps and rugs', [kindsOfGoods, makers, goods], 'none'],
  ['show only Nordal beds', [kindsOfGoods, makers, goods], 'none'],
  // A way to another page is no category.
  ['show only contact', [node('navigation', 'Main', { children: [kindsOfPage] }), goods], 'none'],
];

for (const [sentence, page, done] of cases) {
  it(`"${sentence}" on ${page.map((each) => each.name || each.role).join(', ')}: ${done}`, () => {
    expect(did(planned(sentence, pageOf(...page)))).toBe(done);
  });
}
