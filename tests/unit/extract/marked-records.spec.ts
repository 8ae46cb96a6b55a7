/** Records with a coloured mark each, below a row of tabs: neither the mark nor a tab that is not chosen says what the records are. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import type { JsonSchema } from '../../../src/contract/reading.js';
import { askedOf } from './asked.js';

const texts: JsonSchema = { type: 'array', items: { type: 'string' } };
const line = (title: string, list: string, mark: string): string =>
  `<div role="listitem" class="item"><div class="body"><div class="item-title">${title}</div><div class="item-sub">${list}</div></div><div class="tail"><span class="chip chip-${mark}"><i></i><em>${mark}</em></span></div></div>`;
const tabs = (chosen: string): string =>
  `<div role="tablist">${['All', 'Home', 'Errands', 'Garden'].map((name) => `<button role="tab" aria-selected="${name === chosen}">${name}</button>`).join('')}</div>`;
const tasks = `<title>Tidy – tasks</title>${tabs('All')}<div role="list">${line('Water the ferns', 'Home', 'Low')}${line('Renew passport', 'Errands', 'High')}${line('Pay the bill', 'Home', 'Medium')}${line('Call the plumber', 'Home', 'High')}${line('Return books', 'Errands', 'Low')}</div>`;

const cases: readonly (readonly [question: string, answer: unknown])[] = [
  ['the titles of all tasks on the Home list', ['Water the ferns', 'Pay the bill', 'Call the plumber']],
  ['the titles of all tasks on the Errands list', ['Renew passport', 'Return books']],
  ['the titles of all tasks on the Garden list', 'refused'],
];

for (const [question, answer] of cases)
  test(`${question} ${String(answer)}`, async ({ page }) => {
    await page.setContent(tasks);
    expect(await askedOf(page, question, texts)).toEqual(answer);
  });

test('the signs of a stepper around a figure are no minus, and a minus is one', async ({ page }) => {
  await page.setContent(`<h1>House</h1><div class="card"><h3>Bedroom</h3><div><span>Temperature</span><span><button>−</button> <b>19.0</b> °C <button>+</button></span></div></div>
    <div class="card"><h3>Attic</h3><div><span>Temperature</span><span><b>−4</b> °C</span></div></div>`);
  expect(await askedOf(page, 'the temperature of the bedroom', { type: 'number' })).toBe(19);
  expect(await askedOf(page, 'the temperature of the attic', { type: 'number' })).toBe(-4);
});

test('a record with a second tag beside the one that is asked for is not left out of the list', async ({
  page,
}) => {
  const recipe = (code: string, name: string, ...tags: string[]): string =>
    `<div class="r"><div><code>${code}</code><br>${name}</div><div>${tags.map((tag) => `<span class="tag">${tag}</span>`).join('')}</div><button>Cook</button><div><span>${tags.length}0 min</span> <button>Edit</button></div></div>`;
  await page.setContent(
    `<title>Recipes</title><b>Recipes</b><div>${recipe('leek-pie', 'Pie with leek', 'oven')}${recipe('oat-bar', 'Bars of oats', 'snack', 'vegan')}${recipe('bean-dip', 'Dip of beans', 'vegan')}${recipe('egg-toast', 'Toast with egg', 'quick')}</div>`,
  );
  for (const question of ['codes of the recipes tagged vegan', 'keys of the recipes tagged vegan'])
    expect(['refused', ['oat-bar', 'bean-dip']]).toContainEqual(await askedOf(page, question, texts));
});
