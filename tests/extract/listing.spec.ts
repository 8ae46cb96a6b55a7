import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { dataOf } from '../../src/contract/reading.js';
import { extractBuiltIn } from '../../src/grounding/built-in/extract.js';
import { readContent } from '../../src/page/reading-content.js';
import { planReading, readPlan } from '../../src/page/reading.js';

test('a listing of 150 cards is read, planned and read again', async ({ page }) => {
  const count = 150;
  const card = (i: number): string =>
    `<div class="product-card"><img src="/i/${i}.png" alt="x"><h3><a href="/p/${i}">Mug number ${i}</a></h3><span class="price">$${i + 1}.00</span><p class="desc">Nice</p><ul class="tags"><li>a${i}</li><li>b</li></ul><label>Qty <input value="1"></label><button>Add</button></div>`;
  await page.setContent(
    `<h1>Shop</h1><div class="grid">${Array.from({ length: count }, (_, i) => card(i)).join('')}</div>`,
  );

  const start = performance.now();
  const content = await readContent(page, { timeoutMs: 20_000 });
  const wasRead = performance.now();
  const schema = z.toJSONSchema(
    z.array(z.object({ name: z.string(), price: z.number(), tags: z.array(z.string()) })),
  );
  const answer = extractBuiltIn({
    instruction: 'all products',
    schema,
    snapshot: content.snapshot,
  });
  const wasFound = performance.now();
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer));
  expect(dataOf(answer.reading)).toHaveLength(count);

  const plan = await planReading(page, answer.reading, (ref) => content.locate(ref), { timeoutMs: 15_000 });
  const wasPlanned = performance.now();
  expect(plan?.kind).toBe('list');
  if (!plan) return;
  const again = await readPlan(page, plan, { timeoutMs: 5_000 });
  const wasReadAgain = performance.now();
  expect(again).toEqual({ kind: 'read', data: dataOf(answer.reading) });
  const spent = [wasRead - start, wasFound - wasRead, wasPlanned - wasFound, wasReadAgain - wasPlanned].map(
    Math.round,
  );
  process.stdout.write(`listing of ${count}: read, extract, plan, replay in ms: ${spent.join(', ')}\n`);

  const price = extractBuiltIn({
    instruction: 'the price of Mug number 7',
    schema: { type: 'number' },
    snapshot: content.snapshot,
  });
  expect(price.kind === 'found' && dataOf(price.reading)).toBe(8);
});
