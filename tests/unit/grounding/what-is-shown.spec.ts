/** "Show what is …": a choice that narrows the list, and no question. A box "… only" is one as well, whatever form stands below. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string) => node('textbox', name, { tag: 'input', inputType: 'text', value: '' });
const box = (name: string) => node('checkbox', name, { checked: false, tag: 'input', inputType: 'checkbox' });
const plants = node('list', 'Plants', {
  children: ['Fern', 'Ivy', 'Cactus'].map((name) => node('listitem', name)),
});
const chips = node('group', '', {
  children: ['All', 'In bloom', 'Thirsty (2)'].map((name) =>
    node('button', name, { pressed: name === 'All' }),
  ),
});
const segments = (first: string) =>
  node('listbox', 'Show', {
    children: [first, 'Flowering', 'Withered'].map((name) =>
      node('option', name, { selected: name === first }),
    ),
  });
const beds = node('table', '', {
  children: ['Fern', 'Ivy'].map((name) =>
    node('row', '', { children: [node('gridcell', name), node('gridcell', 'Flowering')] }),
  ),
});
const maker = (...inside: SnapshotNode[]) =>
  node('generic', '', { children: [field('Name'), ...inside, node('button', 'Add plant')] });

for (const [sentence, page, then] of [
  ['Show what is in bloom', [chips, plants], 'click button "In bloom"'],
  ["Show me what's thirsty", [chips, plants], 'click button "Thirsty (2)"'],
  ['Show what is withered', [chips, plants], 'cannot-tell'],
  ['Show what is thirsty', [box('Thirsty only'), plants, maker()], 'check checkbox "Thirsty only"'],
  ['Show only what is thirsty', [box('Thirsty only'), plants, maker()], 'check checkbox "Thirsty only"'],
  ['Show only the thirsty plants', [box('Only thirsty'), plants, maker()], 'check checkbox "Only thirsty"'],
  [
    'Show the plants that are flowering',
    [node('heading', 'Plants'), segments('All'), beds],
    'click option "Flowering"',
  ],
  [
    'Show the plants which are withered',
    [node('heading', 'Plants'), segments('All'), beds],
    'click option "Withered"',
  ],
  ['Show the plants that are edible', [node('heading', 'Plants'), segments('All'), beds], 'none'],
  // In the form it says how the new plant is, and a box without "only" says how this one is.
  ['Show only what is thirsty', [plants, maker(box('Thirsty only'))], 'none'],
  ['Show what is thirsty', [box('Thirsty'), plants, maker()], 'cannot-tell'],
] as const)
  it(`"${sentence}" beside ${page.map((each) => each.name || each.role).join(', ')}: ${then}`, () => {
    expect(did(planned(sentence, pageOf(...page)))).toBe(then);
  });
