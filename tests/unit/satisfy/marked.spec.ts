/** What no role and no label names is what the page marks it as: by its test id, its id or its classes. */
import { expect as base } from '@playwright/test';
import { test } from '../../../fixtures/one-page.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { verdictOf } from './verdict.js';

const page = `<header><a class="cart_link"><span class="cart_badge">2</span></a></header>
<main><div>Bike <button>Add to cart</button></div><div>Bag <button>Add to cart</button></div>
<p class="tags"><a class="tag-pill" href="#">one</a> <a class="tag-pill" href="#">two</a> <a class="tag-pill" href="#">three</a></p>
<h2>News</h2><ul><li data-testid="notification-item-a1">Ann paid</li><li data-testid="notification-item-b2">Bo left</li></ul>
<div class="grid-info">Showing 1 to 5 of 12 entries</div>
<label>Rows per page <select><option>5<option>10</select></label>
<span class="badge">7</span> <span class="badge">8</span></main>`;

const sentences = {
  true: [
    'the cart badge shows 2',
    'there are 3 tags',
    'there are 2 notifications',
    'the info says "Showing 1 to 5 of 12 entries"',
    'the page says "Ann paid"',
    'the cart badge does not show 3',
  ],
  false: [
    'the cart badge shows 3',
    'there are 2 tags',
    'there are 3 notifications',
    'the page says "Ann left"',
  ],
  refused: [
    'the wish list badge shows 2',
    'the badge shows 7',
    'the badge does not show 7',
    // A list of rows is no list to choose from.
    'the list shows "1 to 5"',
  ],
} as const;

for (const [outcome, list] of Object.entries(sentences))
  test(`what is said of parts that only their marks name is ${outcome}`, async ({ page: tab, ai }) => {
    await tab.setContent(page);
    for (const sentence of sampleOf(list, 3))
      base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
  });
