/** Nothing is read of which a name, a number or a word of the question is not said: there are near namesakes of all that is asked here. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import { askedOf } from './asked.js';

const card = (name: string, price: string, stock: string): string =>
  `<div class="card"><h3>${name}</h3><span class="price">${price}</span><span class="stock">${stock}</span><button>Add</button></div>`;
const shop = `<h1>Kettles</h1>${card('Camp Kettle 12', '$21.00', 'In stock')}${card('Steel Pot', '$35.50', 'Sold out')}${card('Moka 6', '$18.00', 'In stock')}`;

const row = (...cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}<td><a>Rename</a> <a>Remove</a></td></tr>`;
const crew = `<h1>Crew</h1><table><thead><tr><th>Entry</th><th>Role</th><th>Due date</th><th>Budget</th><th></th></tr></thead>
  <tbody>${row('Marta Novak', 'Cook', '3 May 2026', '$400')}${row('Pilot boat v2', 'Vessel', '9 June 2026', '$9,100')}${row('Ida Brand', 'Mate', '1 July 2026', '$650')}</tbody></table>`;

const post = (version: string, date: string, ...lines: readonly string[]): string =>
  `<section><div class="version">${version}</div><div class="date">${date}</div><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></section>`;
const log = `<h1>Changes</h1>${post('1.4.0', '2026-02-03', 'Faster search', 'New icons')}${post('1.3.9', '2026-01-12', 'Fixes')}
  <form><label>Display name <input value="Ida B."></label></form>`;

const line = (who: string, at: string, text: string): string =>
  `<div class="line"><b>${who}</b> <time>${at}</time><p>${text}</p></div>`;
const chat = `<h1>General</h1>${line('Leyla', '09:12', 'The notes are ready.')}${line('Tom', '09:20', 'Nice, reading them now.')}`;
const sale = `<h1>Sleeping bags</h1><div class="card"><h3>Fjord Sleeping Bag</h3><s>$199.00</s> <b>$159.00</b><button>Add</button></div>
  <div class="card"><h3>Fjord Lite Sleeping Bag</h3><b>$119.00</b><button>Add</button></div>`;

const found = `<h1>Lost property</h1>${[
  'Umbrella|wooden handle|Line 4 · 3 Nov',
  'Trumpet case|empty|Line 4 · 6 Nov',
  'Key ring|three keys|Line 12 · 2 Nov',
]
  .map((each) => each.split('|'))
  .map(
    ([name, what, where]) =>
      `<article><h3>${name}</h3><p>${what}</p><p>${where}</p><button>Claim</button></article>`,
  )
  .join('')}`;
const search = `<form><input type="search" aria-label="Search the web" value="owl"><button>Search</button></form>
  <div class="chips"><span>All</span><span>News</span><span>Maps</span></div><p>9 results for “owl”</p>
  <div id="res">${['Barn owl', 'Owl cafe', 'Snowy owl'].map((each) => `<div class="res"><a href="#">${each}</a><small>${each.length}.example</small></div>`).join('')}</div>`;

const asked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [shop]: {
    'the price of the Camp Kettle 12': '$21.00',
    'the price of the Camp Kettle 16': 'refused',
    'the price of the Steel Pot 2': 'refused',
    'how much is the Camp Kettle?': '$21.00',
    'the delivery price of the Moka 6': 'refused',
    'the old price of the Steel Pot': 'refused',
    'the price of two Steel Pots': 'refused',
  },
  // A time is the text of nothing, and a longer name that of another one.
  [chat]: { "the text of Tom's message": 'Nice, reading them now.' },
  [sale]: { 'the current price of the Fjord Sleeping Bag': 'refused' },
  [crew]: {
    'the role of Marta Novak': 'Cook',
    'the role of Marta Novakova': 'refused',
    'the due date of the Pilot boat v2': '9 June 2026',
    'the start date of the Pilot boat v2': 'refused',
    'the budget of the Pilot boat v3': 'refused',
    'the spent budget of the Pilot boat v2': 'refused',
  },
  // What is empty is no day, and what stands under the search field is no result.
  [found]: { 'the date when the trumpet case was found': 'refused' },
  [search]: { 'the title of the first search result': 'refused' },
  [log]: {
    'the date of version 1.4.0': '2026-02-03',
    'the author of version 1.4.0': 'refused',
    'the display name': 'Ida B.',
    'the user name': 'refused',
  },
};

for (const [html, answers] of Object.entries(asked))
  test(`${Object.keys(answers)[0]} is read, and what only looks like it is not`, async ({ page }) => {
    await page.setContent(html);
    for (const [instruction, answer] of Object.entries(answers))
      expect.soft(await askedOf(page, instruction, { type: 'string' }), instruction).toBe(answer);
  });

test('the names of all entries are what stands under that header, and not what can be done with each', async ({
  page,
}) => {
  await page.setContent(crew);
  const texts = { type: 'array', items: { type: 'string' } };
  expect(await askedOf(page, 'the names of all entries', texts)).toEqual([
    'Marta Novak',
    'Pilot boat v2',
    'Ida Brand',
  ]);
  await page.setContent(log);
  expect(await askedOf(page, 'the authors of version 1.4.0', texts)).toBe('refused');
});

test('the price of each is what is read, and not what a list is chosen by', async ({ page }) => {
  const sorting =
    '<div class="top"><div>Sort by</div><select><option>Price: low to high</option></select></div>';
  await page.setContent(`${sorting}<div class="all">${shop}</div>`);
  const texts = { type: 'array', items: { type: 'string' } };
  expect(await askedOf(page, 'the price of each product', texts)).toEqual(['$21.00', '$35.50', '$18.00']);
});

const stock = `<h1>Bakery</h1><h2>Best-selling products</h2><table><tr><th>Product</th><th>Sold</th><th>Stock</th></tr>
  ${['Croissant|812|Low', 'Sourdough|544|OK', 'Rye loaf|320|Low'].map((each) => `<tr><td>${each.split('|').join('</td><td>')}</td></tr>`).join('')}</table>`;
const issues = `<h1>Issues</h1><div id="list">${[
  'Crash in the log|bug',
  'Slow export|perf',
  'Wrong hour after noon|bug',
]
  .map((each) => each.split('|'))
  .map(
    ([title, mark]) =>
      `<div class="row"><div class="t">${title}<span class="pill">${mark}</span></div><div class="m">open · nobody</div></div>`,
  )
  .join('')}</div>`;

test('What only some of the records are is no demand that may be passed over, and a mark is no part of a title', async ({
  page,
}) => {
  const texts = { type: 'array', items: { type: 'string' } };
  await page.setContent(stock);
  expect(await askedOf(page, 'the best-selling products with low stock', texts)).toEqual([
    'Croissant',
    'Rye loaf',
  ]);
  expect(await askedOf(page, 'the best-selling products', texts)).toEqual([
    'Croissant',
    'Sourdough',
    'Rye loaf',
  ]);
  await page.setContent(issues);
  expect(await askedOf(page, 'the titles of the issues', texts)).toEqual([
    'Crash in the log',
    'Slow export',
    'Wrong hour after noon',
  ]);
});

const pots = `<h1>My plants</h1><ul>${[
  'Fern|Hall · needs water',
  'Basil|Kitchen · water in 4 days',
  'Aloe|Kitchen · water in 17 days',
]
  .map((each) => each.split('|'))
  .map(([name, state]) => `<li><h2>${name}</h2><p>${state}</p><button>Water</button></li>`)
  .join('')}</ul>`;
const quiz = `<h1>Capitals</h1><ol>${['Norway|2 pt', 'Peru|3 pt', 'Mali|1 pt']
  .map((each) => each.split('|'))
  .map(
    ([country, points]) =>
      `<li><b>The capital of ${country}?</b><small>Single choice · ${points}</small></li>`,
  )
  .join('')}</ol>`;

test('all of a list are not those of them that say so, and what one of them has is not the total', async ({
  page,
}) => {
  const texts = { type: 'array', items: { type: 'string' } };
  await page.setContent(pots);
  expect(await askedOf(page, 'the names of all plants', texts)).toEqual(['Fern', 'Basil', 'Aloe']);
  expect(await askedOf(page, 'names of all plants that need water', texts)).not.toEqual([
    'Fern',
    'Basil',
    'Aloe',
  ]);
  await page.setContent(quiz);
  expect(await askedOf(page, 'the total number of points of the quiz', { type: 'number' })).not.toBe(2);
});
