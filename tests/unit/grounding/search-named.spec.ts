/** A search that says what kind of thing is looked for and what it is called: only the name is typed, where the page has a field for it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', value: '' });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const form = box(
  node('heading', 'Drivers', { level: 2 }),
  box(field('Driver Name'), field('Licence')),
  box(button('Reset'), button('Search')),
);
const overMenu = box(field('Search'), node('link', 'Fleet'), node('link', 'Trips'));

const page = pageOf(box(overMenu, form));
const plain = pageOf(node('heading', 'Films', { level: 1 }), box(field('Search'), button('Go')));
const alone = pageOf(box(field('Search')), box(field('Email'), button('Join')));

const shop = pageOf(
  node('searchbox', 'Search products', { tag: 'input', inputType: 'search', value: '' }),
  node('heading', 'Bananas', { level: 3 }),
);

for (const [sentence, on, done] of [
  // Where things are sold they are what is searched.
  [
    'Search the shop for yoghurt',
    shop,
    'fill searchbox "Search products" with "yoghurt"; press searchbox "Search products" with "Enter"',
  ],
  ['Search the blog for yoghurt', shop, 'none'],
  ['Search for the driver named Ilse', page, 'fill textbox "Driver Name" with "Ilse"; click button "Search"'],
  [
    'Search for the driver with the licence K-77',
    page,
    'fill textbox "Licence" with "K-77"; click button "Search"',
  ],
  ['Search for the film called Vertigo', plain, 'fill textbox "Search" with "Vertigo"; click button "Go"'],
  ['Search for teapots', alone, 'fill textbox "Search" with "teapots"; press textbox "Search" with "Enter"'],
  // The page knows no such thing.
  ['Search for the supplier named Ilse', page, 'none'],
  ['Search for the singer called Vertigo', plain, 'none'],
  // Over the menu, or among the drivers.
  ['Search for Ilse', page, 'cannot-tell'],
] as readonly [string, Snapshot, string][])
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, on))).toBe(done));
