/** "Filter for gluten-free bakeries" types nothing into a field for an order number, whatever else the page has none of. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const shop = (name: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [node('heading', name, { level: 4, tag: 'h4' }), node('button', 'Directions')],
  });
const bakeries = [node('heading', 'Bakeries', { level: 1, tag: 'h1' }), shop('Rye & Son'), shop('Crumb')];
const follow = node('button', 'Follow');
const byNumber = pageOf(...bakeries, field('Order number'), follow);
const byText = pageOf(...bakeries, field('Search bakeries'));

for (const [sentence, page, done] of [
  ['Filter for gluten-free bakeries', byNumber, 'none'],
  ['Filter for gluten-free bakeries', pageOf(...bakeries, field('Tracing code'), follow), 'none'],
  ['Filter the bakeries for "Rye"', byText, 'fill textbox "Search bakeries" with "Rye"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, page))).toBe(done));
