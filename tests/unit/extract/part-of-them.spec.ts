/** A list of which the sentence means a part, and titles that only stand over fields. */
import { expect, test } from '../../../fixtures/test.js';
import { askedOf } from './asked.js';

const texts = { type: 'array', items: { type: 'string' } };

const thread = (title: string, by: string, kind: string): string =>
  `<div class="thread"><div class="score"><button>+</button><span>4</span></div><div class="inner">
    <div class="meta">by ${by} 3 hours ago <span class="kind">${kind}</span></div><h3>${title}</h3>
    <div class="tools"><button>Save</button><button>Hide</button></div></div></div>`;
const board = `<title>Board</title><main><div class="threads">${[
  thread('Which glue holds slate?', 'ida', 'Question'),
  thread('A bench from old doors', 'otto', 'Guide'),
  thread('How long does oak dry?', 'rolf', 'Question'),
].join('')}</div></main>`;

const parts: readonly [instruction: string, answer: unknown][] = [
  ['titles of all threads marked as Question', ['Which glue holds slate?', 'How long does oak dry?']],
  ['titles of all threads flaired as Question', ['Which glue holds slate?', 'How long does oak dry?']],
  ['titles of all threads flaired as Guide', ['A bench from old doors']],
  ['titles of all threads flaired as Story', 'refused'],
];
for (const [instruction, answer] of parts)
  test(`what some of the records say chooses among them: ${instruction}`, async ({ page }) => {
    await page.setContent(board);
    expect(await askedOf(page, instruction, texts)).toEqual(answer);
  });

const shop = `<title>Garden shop</title><main><div class="side"><h4>Maker</h4>
  <div class="boxes"><label><input type="checkbox"> Arbor</label><label><input type="checkbox"> Fenn</label></div>
  <h4>Highest price</h4><input type="number" aria-label="Highest price"><h4>Stock</h4><label><input type="checkbox"> Only what is there</label></div>
  <div class="wall"><p>9 products</p></div></main>`;

test('titles over fields are no products', async ({ page }) => {
  await page.setContent(shop);
  expect(await askedOf(page, 'the names of the products', texts)).toBe('refused');
});

test('titles over fields are headings', async ({ page }) => {
  await page.setContent(shop);
  expect(await askedOf(page, 'all headings', texts)).toEqual(['Maker', 'Highest price', 'Stock']);
});

const lane = (title: string, ...cards: readonly string[]): string =>
  `<section class="lane" aria-label="${title}"><h3>${title}</h3>${cards
    .map((card) => {
      const [name, rest] = card.split(' | ');
      return `<div class="card"><p>${name}</p><p><small>${rest}</small></p><button>Move</button> <button>Open</button></div>`;
    })
    .join('')}<button>+ Add</button></section>`;
const lanes = `<title>Repairs</title><div class="lanes">${lane('To do', 'Oil the hinges | Me · due 3 June · £0', 'Order walnut veneer | Ida · due 7 June · £64', 'Sand the shelf | Nobody · £9')}${lane('Doing', 'Glue the drawer | Otto · due 9 June · £12', 'Cut the legs | Ida · due 12 June · £21')}${lane('Waiting', 'Mend the lock | Otto · due 20 June · £15')}${lane('Done', 'Buy screws | Ida · due 28 May · £5')}</div>`;

test('the price that stands on one card of a lane is none of the next', async ({ page }) => {
  await page.setContent(lanes);
  expect(await askedOf(page, 'the price of the walnut veneer', { type: 'string' })).not.toBe('£0');
});
