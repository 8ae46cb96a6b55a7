/** What the list holds that the page is called by; what stands under another title there is not told of it. */
import { test } from '../../../fixtures/one-page.js';
import { expectSaid, type PageSaid } from './verdict.js';

const line = (name: string, price: string): string => `<tr><td>${name}</td><td>${price}</td></tr>`;
const wanted = `<table><tr><th>Book</th><th>Price</th></tr>${line('Salt Roads', '€9')}${line('Low Tide', '€12')}</table>`;
const head = '<header><a href="#">Shelf</a> <a href="#">Basket <b>2</b></a></header>';
const also =
  '<h2>You may also like</h2><ul><li><b>Fen Country</b> €8</li><li><b>Marsh Light</b> €7</li></ul>';

const cases: readonly PageSaid[] = [
  {
    of: 'a basket with its sum',
    html: `${head}<main><h1>Your basket</h1>${wanted}<p>Delivery: free</p><p>Total: €21</p><button>Pay</button></main>`,
    holds: ['the basket contains Salt Roads', 'my basket contains "Low Tide"'],
    fails: ['the basket contains "Fen Country"', 'the basket does not contain Low Tide'],
    refused: ['the wish list contains Salt Roads'],
  },
  {
    of: 'a basket with what else is sold',
    html: `${head}<main><h1>Your basket</h1>${wanted}<p>Total: €21</p>${also}</main>`,
    holds: ['the basket contains Salt Roads'],
    fails: ['the basket contains "Fen Country"'],
  },
  {
    of: 'a page that is called by something else as well',
    html: `${head}<main><h1>Basket and orders</h1>${wanted}<p>Total: €21</p></main>`,
    holds: [],
    fails: [],
    refused: ['the basket contains Salt Roads'],
  },
];

for (const each of cases)
  test(`what the one list holds, of ${each.of}`, async ({ page }) => {
    await expectSaid(page, each);
  });
