/** "Show only the ferries" unticks the other boxes of a filter that is ticked as a whole; the box that is named being ticked leaves out nothing. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const div = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const box = (name: string, checked = true): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked });
const filter = (title: string, ...boxes: SnapshotNode[]): SnapshotNode =>
  div(node('heading', title, { level: 3, tag: 'h3' }), div(...boxes.map((each) => div(each))));
const trip = (text: string): SnapshotNode =>
  div(node('generic', '', { tag: 'div', text }), node('button', 'Book'));
const trips = div(
  node('heading', 'Trips', { level: 2, tag: 'h2' }),
  trip('Ferry 08:10 Nordlink'),
  trip('Train 09:00 Railo'),
  trip('Coach 09:40 Nordlink'),
);
const makers = filter('Operators', box('Nordlink'), box('Railo'), box('Busway'));
const all = pageOf(filter('Means', box('Ferry'), box('Train'), box('Coach')), makers, trips);
const some = pageOf(filter('Means', box('Ferry'), box('Train'), box('Coach', false)), makers, trips);
const two = pageOf(filter('Extras', box('Cabin'), box('Breakfast')), trips);

const onlyFerry = 'uncheck checkbox "Train"; uncheck checkbox "Coach"';
const onlyRailo = 'uncheck checkbox "Nordlink"; uncheck checkbox "Busway"';

for (const [sentence, page, done] of [
  ['Show only ferry trips', all, onlyFerry],
  ['Show ferry trips only', all, onlyFerry],
  ['Filter the list down to Railo only', all, onlyRailo],
  ['Filter by Railo', all, onlyRailo],
  ['Show only Railo ferry trips', all, `${onlyRailo}; ${onlyFerry}`],
  // What is shown need not be all that is shown.
  ['Show ferry trips', all, 'done'],
  // Where some are unticked, the ticked ones may have been asked for.
  ['Show only ferry trips', some, 'none'],
  // Two that are asked for together are no filter that leaves out nothing yet.
  ['Show only trips with a cabin', two, 'none'],
  ['Show only tram trips', all, 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, page))).toBe(done));
