/** Units of what is asked for, and words that say nothing more; near them a figure in another unit, and what no part of the page says. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import type { JsonSchema } from '../../../src/contract/reading.js';
import { askedOf } from './asked.js';

const number: JsonSchema = { type: 'number' };
const texts: JsonSchema = { type: 'array', items: { type: 'string' } };

const checkout = `<title>Checkout</title><header><a href="#c">Basket <span>3</span></a></header><h1>Your order</h1><dl><dt>Goods</dt><dd>€40.00</dd><dt>Shipping</dt><dd>€4.50</dd><dt>Total</dt><dd>€44.50</dd></dl>`;
const dayOnly = `<title>Order</title><h1>Your order</h1><dl><dt>Delivery</dt><dd>3 May</dd><dt>Total</dt><dd>€44.50</dd></dl>`;
const servers = `<title>Hosts</title><h1>Hosts</h1><table><tr><th>Host</th><th>Region</th><th>APIs</th></tr><tr><td>Alder</td><td>Oslo</td><td>12</td></tr><tr><td>Birch</td><td>Riga</td><td>4</td></tr><tr><td>Cedar</td><td>Kiel</td><td>7</td></tr></table>`;
const inns = `<title>Inns</title><h1>Inns</h1><ul>${[
  ['Anchor', '★ 4.6'],
  ['Crown', '★ 3.9'],
]
  .map(
    ([name, stars]) =>
      `<li><h3>${name}</h3><span>${stars}</span> <span>Harbour</span><button>Book</button></li>`,
  )
  .join('')}</ul>`;
const lamp = `<title>Lamp</title><h1>Reading lamp</h1><dl><dt>Burning time</dt><dd>9 hours</dd><dt>Weight</dt><dd>640 g</dd><dt>Price</dt><dd>£32</dd></dl>`;
const course = `<title>Pottery</title><form><fieldset><legend>How long would you like to come?</legend>${['1 evening – £15', '6 weeks – £80', '10 weeks – £120'].map((choice) => `<div><label><input type=radio name=c> ${choice}</label></div>`).join('')}</fieldset></form>`;
const bank = `<title>Bank</title><h1>Your balance</h1><dl><dt>Savings</dt><dd>€1,530.00</dd><dt>Holiday</dt><dd>€220.00</dd></dl>`;
const wizard = `<title>Registration</title><nav aria-label="Steps"><ol><li>Person</li><li>Address</li><li>Payment</li></ol></nav><h1>Person</h1><label>Name <input></label>`;

const stage = `<title>Stage</title><aside><b>Ada Moe</b><small>Tickets sold <b>38</b> Seat upgrades <b>212</b></small></aside><p>Doors open at 19:00.</p>`;
const books = `<title>Library</title><h1>Library</h1><h2>Waiting (2)</h2><ol>${['Salt Ida', 'Moss Jon']
  .map((line) => `<li>${line} <button>Up</button></li>`)
  .join('')}</ol><h2>Catalogue</h2><ul>${['Fern', 'Kelp', 'Lichen']
  .map((title) => `<li><b>${title}</b> <button>Reserve</button></li>`)
  .join('')}</ul>`;

const cars = `<title>Hire</title><h2>Cars</h2><div>${[
  ['Panda', '4 seats', '29 €'],
  ['Zoe', '5 seats', '45 €'],
  ['Golf', '5 seats', '52 €'],
]
  .map(
    ([name, seats, price]) =>
      `<div class=card><span class=card-title>${name}</span><p>${seats}</p><p><b>${price}</b> a day</p><button>Book</button></div>`,
  )
  .join('')}</div>`;
const shop = `<title>Shop</title><h1>Shop</h1><h2>Products</h2><ul>${[
  'Mug - $4.50',
  'Tall mug - $6.00',
  'Tray - $12.00',
]
  .map((line) => `<li>${line} <button>Add to cart</button></li>`)
  .join('')}</ul>`;
const listOf = (field: string): JsonSchema => ({
  type: 'array',
  items: {
    type: 'object',
    properties: { [field]: { type: 'string' }, price: number },
    required: [field, 'price'],
  },
});
const cases: readonly (readonly [html: string, question: string, schema: JsonSchema, answer: unknown])[] = [
  [stage, 'number of seat upgrades', number, 212],
  [stage, 'how many seats', number, 'refused'],
  [books, 'the readers in the reserve', texts, 'refused'],
  [books, 'the books in the reserve', texts, 'refused'],
  [books, 'the books in the catalogue', texts, ['Fern', 'Kelp', 'Lichen']],
  [checkout, 'the total in euros', number, 44.5],
  [checkout, 'the shipping in euros', number, 4.5],
  [checkout, 'the total in dollars', number, 'refused'],
  [checkout, 'the overall total', number, 44.5],
  [checkout, 'the total of the basket', number, 44.5],
  [checkout, 'the order total', number, 44.5],
  [checkout, 'the grand total in euros', number, 44.5],
  [checkout, 'the shipping total', number, 'refused'],
  [checkout, 'the shipping charge', number, 4.5],
  [checkout, 'the shipping fee in dollars', number, 'refused'],
  [checkout, 'the gift wrap fee', number, 'refused'],
  // What is said of the delivery may be a day.
  [dayOnly, 'the delivery fee', number, 'refused'],
  [servers, 'the number of APIs of Birch', number, 4],
  [servers, 'how many APIs does Alder have?', number, 12],
  [servers, 'the number of PDFs of Birch', number, 'refused'],
  [servers, 'the regions of the hosts, from top to bottom', texts, ['Oslo', 'Riga', 'Kiel']],
  [checkout, 'the total discount', number, 'refused'],
  [inns, 'the rating of the Crown', number, 3.9],
  [inns, 'the rating of the Bell', number, 'refused'],
  [lamp, 'the burning time in hours', number, 9],
  [lamp, 'the burning time in minutes', number, 'refused'],
  [lamp, 'the weight in grams', number, 640],
  [lamp, 'the weight in kg', number, 'refused'],
  [lamp, 'the price in pounds', number, 32],
  [course, 'the price of the 6 week course in pounds', number, 80],
  [course, 'the price of the 10 week course', number, 120],
  [course, 'the price of the 7 week course', number, 'refused'],
  [bank, 'the balance of the savings account', number, 1530],
  [bank, 'the balance of the current account', number, 'refused'],
  [wizard, 'the titles of the three steps', texts, ['Person', 'Address', 'Payment']],
  [
    cars,
    'all cars with their price per day',
    listOf('car'),
    [
      { car: 'Panda', price: 29 },
      { car: 'Zoe', price: 45 },
      { car: 'Golf', price: 52 },
    ],
  ],
  [cars, 'all cars with their price per week', listOf('car'), 'refused'],
  [
    shop,
    'the products with their prices',
    listOf('name'),
    [
      { name: 'Mug', price: 4.5 },
      { name: 'Tall mug', price: 6 },
      { name: 'Tray', price: 12 },
    ],
  ],
  [wizard, 'the titles of the four steps', texts, 'refused'],
];

for (const [html, question, schema, answer] of cases)
  test(`${question}: ${JSON.stringify(answer)}`, async ({ page }) => {
    await page.setContent(html);
    expect(await askedOf(page, question, schema)).toEqual(answer);
  });
