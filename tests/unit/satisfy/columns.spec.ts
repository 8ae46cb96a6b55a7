/** Columns side by side whose titles are no headings by their markup: what stands in one of them, and how much. */
import { expect as base } from '@playwright/test';
import { z } from 'zod';
import { test } from '../../../fixtures/one-page.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { verdictOf } from './verdict.js';

const card = (title: string, kind: string): string =>
  `<div class=card><span>${kind}</span><p class=title>${title}</p></div>`;
const column = (title: string, ...cards: string[]): string =>
  `<div class=column><div class=head>${title} <span>${cards.length}</span></div><div class=body>${cards.join('')}</div></div>`;
const board = [
  column('To do', card('Fix login', 'bug'), card('Write docs', 'task'), card('Crash', 'bug')),
  column('In progress', card('Update UI', 'task'), card('Slow list', 'bug')),
  column('Done', card('Set up CI', 'task')),
].join('');
// Boxes that begin alike and list nothing are records, and what they begin with is theirs.
const rooms = `<div class=room><div>Attic</div><div><b>2</b> <i>beds</i></div></div><div class=room><div>Cellar</div><div><b>1</b> <i>bed</i></div></div>`;

test.beforeEach(({ page }) => page.setContent(`<div>${board}</div><h2>Rooms</h2><div>${rooms}</div>`));

test('the cards of a column are all that stand in it', async ({ ai }) => {
  const titles = (instruction: string): Promise<string[]> => ai.extract(instruction, z.array(z.string()));
  base(await titles('the titles of the cards in the To do column')).toEqual([
    'Fix login',
    'Write docs',
    'Crash',
  ]);
  base(await titles('the titles of the cards under In progress')).toEqual(['Update UI', 'Slow list']);
  base(await titles('the names of the rooms')).toEqual(['Attic', 'Cellar']);
});

test('what every line has as its button names none of them', async ({ page, ai }) => {
  const line = (name: string): string =>
    `<li><span>${name}</span> <button class="shopping-button">X</button></li>`;
  await page.setContent(
    `<h3>Shopping list</h3><form><input><button class="shopping-button">Add</button></form><ul>${['tea', 'oil', 'salt'].map(line).join('')}</ul>
<h3>Products</h3><div class=product><p>Lamp</p><i>€5.00</i><b class=act>Add to cart</b></div><div class=product><p>Desk</p><i>€9.00</i><b class=act>Add to cart</b></div>`,
  );
  base(await ai.extract('the items of the shopping list', z.array(z.string()))).toEqual([
    'tea',
    'oil',
    'salt',
  ]);
  const product = z.object({ name: z.string(), price: z.number() });
  base(await ai.extract('the products with their prices', z.array(product))).toEqual([
    { name: 'Lamp', price: 5 },
    { name: 'Desk', price: 9 },
  ]);
});

for (const [outcome, list] of Object.entries({
  true: [
    'the To do column contains 3 cards',
    'there are 2 cards in the In progress column',
    'there are 2 rooms',
  ],
  false: ['the To do column contains 2 cards', 'there are 3 cards in the In progress column'],
}))
  test(`how many stand in a column is ${outcome}`, async ({ ai }) => {
    for (const sentence of sampleOf(list, 3))
      base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
  });
