import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { z } from 'zod';
import { isThorough } from '../../fixtures/thorough.js';
import { dataOf, type JsonSchema, type ReadingPlan } from '../../src/contract/reading.js';
import { extractBuiltIn } from '../../src/grounding/built-in/extract/extract.js';
import { readContent } from '../../src/page/reading-content.js';
import { planReading, readPlan } from '../../src/page/reading.js';

const products = z.array(z.object({ name: z.string(), price: z.number(), url: z.string() }));

/** Reads all products of a page, plans them, and reads them again by the plan. */
async function recordAndReplay(
  page: Page,
  schema: z.ZodType = products,
): Promise<{ data: unknown; plan: ReadingPlan | undefined; again: unknown }> {
  const content = await readContent(page, { timeoutMs: 20_000 });
  const answer = extractBuiltIn({
    instruction: 'all products',
    schema: z.toJSONSchema(schema) as JsonSchema,
    snapshot: content.snapshot,
  });
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer));
  const { reading } = answer;
  const plan = await planReading(page, reading, (ref) => content.locate(ref), { timeoutMs: 15_000 });
  const again = plan && (await readPlan(page, plan, { timeoutMs: 15_000 }));
  return { data: dataOf(reading), plan, again };
}

const many = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join('');

/** A shop's page at a real address, so that links have one. */
async function open(page: Page, body: string): Promise<void> {
  await page.route('https://shop.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shop</title><nav><a href="/home">Home</a><a href="/about">About</a></nav><h1>Products</h1>${body}</html>`,
    }),
  );
  await page.goto('https://shop.test/');
}

/** How many there are in what is called long. */
const long = isThorough ? 400 : 100;

const expected = (count: number): object[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `Mug number ${i}`,
    price: i + 1,
    url: `https://shop.test/p/${i}`,
  }));

test(`a listing of ${long} cards is read, planned and read again`, async ({ page }) => {
  const card = (i: number): string =>
    `<li><article><a href="/p/${i}"><img alt="" width="40" height="40"></a><h3><a href="/p/${i}">Mug number ${i}</a></h3><p class="category">Kitchen</p>` +
    `<p class="rating"><span>★</span> <span>${(3 + (i % 20) / 10).toFixed(1)}</span></p><p class="price">€${i + 1}.00</p>` +
    `<div><button>Add Mug number ${i} to cart</button> <button>Compare Mug number ${i}</button></div></article></li>`;
  await open(page, `<ul>${many(long, card)}</ul>`);

  const { data, plan, again } = await recordAndReplay(page);

  expect(data).toEqual(expected(long));
  expect(plan?.kind).toBe('list');
  expect(again).toEqual({ kind: 'read', data });
});

test(`a table of ${2 * long} rows is read by its headers in one go`, async ({ page }) => {
  const row = (i: number): string =>
    `<tr><td><a href="/p/${i}">Mug number ${i}</a></td><td>$${i + 1}.00</td><td>6 March 2026</td></tr>`;
  await open(
    page,
    `<table><thead><tr><th>Name</th><th>Price</th><th>Updated</th></tr></thead><tbody>${many(2 * long, row)}</tbody></table>`,
  );

  const { data, plan, again } = await recordAndReplay(page);

  expect(data).toEqual(expected(2 * long));
  expect(plan?.kind).toBe('list');
  expect(again).toEqual({ kind: 'read', data });
});

test('many cards without a class are told from the boxes inside them', async ({ page }) => {
  const card = (i: number): string =>
    `<div><div><a href="/p/${i}"><span>Mug number ${i}</span></a></div><div><span>$${i + 1}.00</span><span>stock ${i}</span></div></div>`;
  await open(page, many(40, card));

  const { data, plan, again } = await recordAndReplay(page);

  expect(data).toEqual(expected(40));
  expect(plan?.kind).toBe('list');
  expect(again).toEqual({ kind: 'read', data });
});

test('a pattern that a few of many cards do not follow is mended until it holds for all', async ({
  page,
}) => {
  const card = (i: number): string =>
    `<div class="card"><h3><a href="/p/${i}">Mug number ${i}</a></h3>${i === 31 || i === 77 ? '<s class="price">$999.00</s>' : ''}<b class="price">$${i + 1}.00</b></div>`;
  await open(page, `<main>${many(120, card)}</main>`);

  const { data, plan, again } = await recordAndReplay(page);

  expect(data).toEqual(expected(120));
  expect(plan?.kind).toBe('list');
  expect(again).toEqual({ kind: 'read', data });
});

test('cards that each have a class and an id of their own are still cards of one kind', async ({ page }) => {
  const card = (i: number): string =>
    `<div class="card post-${i}" id="post-${i}"><h3 class="title-${i}"><a href="/p/${i}">Mug number ${i}</a></h3><div class="meta meta-${i}"><span class="price">$${i + 1}.00</span></div></div>`;
  await open(page, `<div class="grid">${many(long, card)}</div>`);

  const { data, plan, again } = await recordAndReplay(page);

  expect(data).toEqual(expected(long));
  expect(plan?.kind).toBe('list');
  expect(again).toEqual({ kind: 'read', data });
});

test('lists inside 150 cards are read with them', async ({ page }) => {
  const card = (i: number): string =>
    `<div class="product-card"><h3><a href="/p/${i}">Mug number ${i}</a></h3><span class="price">$${i + 1}.00</span><p class="desc">Nice</p><ul class="tags"><li>a${i}</li><li>b</li></ul><label>Qty <input value="1"></label><button>Add</button></div>`;
  await open(page, `<div class="grid">${many(150, card)}</div>`);

  const { data, plan, again } = await recordAndReplay(
    page,
    z.array(z.object({ name: z.string(), price: z.number(), tags: z.array(z.string()) })),
  );

  expect(data).toHaveLength(150);
  expect(plan?.kind).toBe('list');
  expect(again).toEqual({ kind: 'read', data });
});

test('one of many records is told from the others by its name', async ({ page }) => {
  const card = (i: number): string =>
    `<div class="card"><h3><a href="/p/${i}">Mug number ${i}</a></h3><span class="price">$${i + 1}.00</span></div>`;
  await open(page, `<div class="grid">${many(150, card)}</div>`);
  const { snapshot } = await readContent(page, { timeoutMs: 10_000 });

  const answer = extractBuiltIn({
    instruction: 'the price of Mug number 7',
    schema: { type: 'number' },
    snapshot,
  });

  expect(answer.kind === 'found' && dataOf(answer.reading)).toBe(8);
});

test('a list that left the page before it could be planned is given up at once', async ({ page }) => {
  const card = (i: number): string =>
    `<div class="card"><h3><a href="/p/${i}">Mug number ${i}</a></h3><span class="price">$${i + 1}.00</span></div>`;
  await open(page, `<div class="grid">${many(40, card)}</div>`);
  const content = await readContent(page, { timeoutMs: 10_000 });
  const answer = extractBuiltIn({
    instruction: 'all products',
    schema: z.toJSONSchema(products) as JsonSchema,
    snapshot: content.snapshot,
  });
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer));
  await page.locator('.grid').evaluate((grid) => grid.remove());

  // Longer than the test may take: waiting for what is gone would fail it.
  const plan = await planReading(page, answer.reading, (ref) => content.locate(ref), { timeoutMs: 120_000 });

  expect(plan).toBeUndefined();
});
