/** Titles over other parts of a page, words that each of several has, and one of several are no answer to what is asked for. */
import { expect } from '@playwright/test';
import { test } from '../../../fixtures/one-page.js';
import { askedOf } from './asked.js';

const texts = { type: 'array', items: { type: 'string' } };

const recipes = (line: string): string =>
  `<title>Kitchen</title><main><aside><h3>Hint</h3><p>Search by what is in the fridge</p><h3>Basket</h3><ul><li>Nothing yet</li></ul></aside>
  <p>${line}</p><div><a href=#>Leek pie</a><button>Keep</button></div><div><a href=#>Leek soup</a><button>Keep</button></div></main>`;

test('headings beside what was found are not its titles', async ({ page }) => {
  await page.setContent(recipes('2 hits for “leek”'));
  expect(await askedOf(page, 'the titles of all the hits', texts)).not.toEqual(['Hint', 'Basket']);
});

test('headings of the parts that are asked for are', async ({ page }) => {
  await page.setContent(
    `<title>Guide</title><h1>Recipes</h1><p>2 recipes for “leek”</p><article><h3>Leek pie</h3><p>Serves 4</p></article><article><h3>Leek soup</h3><p>Serves 2</p></article>`,
  );
  expect(await askedOf(page, 'the titles of the recipes', texts)).toEqual(['Leek pie', 'Leek soup']);
});

const beds = `<title>Garden</title><button>Sow</button>${['North bed', 'South bed', 'Frame']
  .map(
    (bed) =>
      `<div class=bed><b>${bed}</b><input type=range><label><input type=checkbox>Watered</label></div>`,
  )
  .join('')}<h3>Seeds</h3><ol><li><span>Beetroot</span><button>Sow</button></li></ol>`;

test('the words of a box in each of several are no names', async ({ page }) => {
  await page.setContent(beds);
  const named = await askedOf(page, 'the names of the kept seeds', texts);
  expect(named === 'refused' || JSON.stringify(named) === '["Beetroot"]').toBe(true);
});

const tours = (state: string): string =>
  `<title>Tours</title><h2>Stops</h2><div>1. Harbour</div><div ${state}>2. Tower</div><div>3. Mill</div>`;

test('the first of several is not the current one', async ({ page }) => {
  await page.setContent(tours(''));
  expect(await askedOf(page, 'the current stop', { type: 'string' })).toBe('refused');
});

const votes = (line: string): string => `<title>Club</title><h1>Club</h1><p>${line}</p>`;

for (const [line, asked, count] of [
  ['2 of 7 members voted: Ann, Bo', 'how many members voted', 2],
  ['2 of 7 members voted: Ann, Bo', 'how many of the members have voted', 2],
  ['So far 3 of 7 members have voted', 'how many members voted', 3],
] as const)
  test(`${line}: ${asked}`, async ({ page }) => {
    await page.setContent(votes(line));
    expect(await askedOf(page, asked, { type: 'number' })).toBe(count);
  });

test('what can be done with each of several is not what they are, also where one of them offers less', async ({
  page,
}) => {
  const books = [
    ['Salt Path', 'Ines Moreau', '<button>Reserve</button>'],
    ['Winter Orchard', 'Paul Lind', ''],
    ['Midnight Bakery', 'Ines Moreau', '<button>Reserve</button>'],
    ['Small Rivers', 'Greta Holm', '<button>Reserve</button>'],
  ]
    .map(
      ([title, by, button]) =>
        `<div class=card><h3>${title}</h3><p>${by}</p><div>${button}<button>+ Reading list</button></div></div>`,
    )
    .join('');
  await page.setContent(`<h1>Library</h1><div class=cards>${books}</div>`);
  const titles = await askedOf(page, 'titles of the books by Ines Moreau', texts);
  expect(titles === 'refused' || JSON.stringify(titles) === '["Salt Path","Midnight Bakery"]').toBe(true);
});
