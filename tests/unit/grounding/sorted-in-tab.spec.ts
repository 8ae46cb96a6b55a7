/** What the tab that is shown is called is what the list in it sorts. */
import { expect } from '@playwright/test';
import { did, node, pageOf, planned, selectOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

for (const [sentence, then] of [
  ['Sort the hostels by price, lowest first', 'select combobox "Sort by" with "Price, lowest first"'],
  ['Sort the favourites by price, lowest first', 'none'],
] as const)
  it(`the things of the tab that is shown are sorted there: ${sentence}`, () => {
    const tabs = node('tablist', '', {
      children: ['Hostels', 'Favourites (0)'].map((name) =>
        node('tab', name, { selected: name === 'Hostels' }),
      ),
    });
    const sort = selectOf('Sort by', 'Recommended', 'Price, lowest first', 'Price, highest first');
    const panel = node('tabpanel', 'Hostels', { children: [node('paragraph', '6 hostels'), sort] });
    expect(
      did(planned(sentence, pageOf(node('link', 'Hostels'), node('heading', 'Filters'), tabs, panel))),
    ).toBe(then);
  });
