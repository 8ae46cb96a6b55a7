import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { z } from 'zod';
import { dataOf, type JsonSchema, type Reading, ReadingPlan } from '../../src/contract/reading.js';
import type { SnapshotNode } from '../../src/contract/snapshot.js';
import { extractBuiltIn } from '../../src/grounding/built-in/extract/extract.js';
import { readContent } from '../../src/page/reading-content.js';
import { planReading, readPlan } from '../../src/page/reading.js';
import { pages } from './pages.js';

/** Records a question on the page as it is, and gives the plan as a cue file would hold it. */
async function record(
  page: Page,
  html: string,
  instruction: string,
  schema: z.ZodType,
): Promise<ReadingPlan> {
  await page.setContent(html);
  const content = await readContent(page, { timeoutMs: 30_000 });
  const answer = extractBuiltIn({
    instruction,
    schema: z.toJSONSchema(schema) as JsonSchema,
    snapshot: content.snapshot,
  });
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer));
  const plan = await planReading(page, answer.reading, (ref) => content.locate(ref), {
    timeoutMs: 30_000,
    sentence: instruction,
  });
  if (!plan) throw new Error(`no plan for ${JSON.stringify(dataOf(answer.reading))}`);
  return ReadingPlan.parse(JSON.parse(JSON.stringify(plan)));
}

const read = (page: Page, plan: ReadingPlan) => readPlan(page, plan, { timeoutMs: 3_000 });

const orders = z.array(z.object({ customer: z.string(), total: z.number() }));
const row = (id: number, name: string, total: string, status = 'Open') =>
  `<tr><td>${id}</td><td><a href="/customers/${id}">${name}</a></td><td>6 March 2026</td><td>${total}</td><td><span class="badge">${status}</span></td><td><button>Edit</button></td></tr>`;

test('a changed value is read fresh', async ({ page }) => {
  const plan = await record(page, pages.checkout, 'the order total', z.object({ total: z.number() }));
  await page
    .locator('.total span')
    .last()
    .evaluate((span) => {
      span.textContent = '$1,045.10';
    });
  expect(await read(page, plan)).toEqual({ kind: 'read', data: { total: 1045.1 } });
});

test('rows that were added, removed and sorted the other way are read as they are now', async ({ page }) => {
  const plan = await record(page, pages.orders, 'all orders', orders);
  await page.locator('tbody').evaluate(
    (body, html) => {
      body.innerHTML = html;
    },
    row(9, 'Zoe Hart', '$5.00') +
      row(8, 'Yan Li', '$1,000.00') +
      row(7, 'Alice Jones', '$2.50') +
      row(6, 'Max Roe', '$0.99'),
  );
  expect(await read(page, plan)).toEqual({
    kind: 'read',
    data: [
      { customer: 'Zoe Hart', total: 5 },
      { customer: 'Yan Li', total: 1000 },
      { customer: 'Alice Jones', total: 2.5 },
      { customer: 'Max Roe', total: 0.99 },
    ],
  });
});

test('a list that became empty is an empty list', async ({ page }) => {
  const plan = await record(page, pages.orders, 'all orders', orders);
  await page.locator('tbody, tfoot').evaluateAll((parts) =>
    parts.forEach((part) => {
      part.innerHTML = '';
    }),
  );
  expect(await read(page, plan)).toEqual({ kind: 'read', data: [] });
});

test('a list whose markup changed is stale, not empty', async ({ page }) => {
  const plan = await record(
    page,
    pages.shop,
    'all products',
    z.array(z.object({ name: z.string(), price: z.number() })),
  );
  await page.locator('.product-card').evaluateAll((cards) =>
    cards.forEach((card) => {
      card.setAttribute('class', 'tile-x');
      card.querySelectorAll('*').forEach((each) => {
        each.removeAttribute('class');
      });
    }),
  );
  expect(await read(page, plan)).toMatchObject({ kind: 'stale' });
});

test('a column that moved is stale, not misread', async ({ page }) => {
  const plan = await record(
    page,
    pages.orders,
    'all orders',
    z.array(z.object({ customer: z.string(), status: z.string() })),
  );
  await page
    .locator('tr')
    .evaluateAll((rows) => rows.forEach((each) => each.prepend(each.children[4] as Element)));
  expect(await read(page, plan)).toMatchObject({ kind: 'stale' });
});

test('the price of a named product is read from its card wherever the card stands now', async ({ page }) => {
  const plan = await record(page, pages.shop, 'the price of the Red Mug', z.object({ price: z.number() }));
  await page.locator('.grid').evaluate((grid) => {
    grid.prepend(grid.lastElementChild as Element);
    (grid.querySelector('.product-card:last-child .price') as Element).textContent = '$11.11';
  });
  expect(await read(page, plan)).toEqual({ kind: 'read', data: { price: 11.11 } });
});

test('the price of a product that is gone is stale, not the price of its neighbour', async ({ page }) => {
  const plan = await record(page, pages.shop, 'the price of the Red Mug', z.object({ price: z.number() }));
  await page
    .locator('.product-card')
    .nth(2)
    .evaluate((card) => card.remove());
  expect(await read(page, plan)).toMatchObject({ kind: 'stale' });
});

test('a condition is applied to the rows of today', async ({ page }) => {
  const plan = await record(
    page,
    pages.orders,
    'orders where status is Open',
    z.array(z.object({ customer: z.string() })),
  );
  await page.locator('tbody').evaluate(
    (body, html) => {
      body.innerHTML = html;
    },
    row(1, 'Ann', '$1', 'Shipped') + row(2, 'Ben', '$2', 'Open'),
  );
  expect(await read(page, plan)).toEqual({ kind: 'read', data: [{ customer: 'Ben' }] });
});

test('the cheapest product is not known any more when a price changed', async ({ page }) => {
  const plan = await record(
    page,
    pages.shop,
    'the name of the cheapest product',
    z.object({ name: z.string() }),
  );
  expect(await read(page, plan)).toEqual({ kind: 'read', data: { name: 'Red Mug' } });
  await page
    .locator('.price')
    .first()
    .evaluate((price) => {
      price.textContent = '$1.00';
    });
  expect(await read(page, plan)).toMatchObject({ kind: 'stale' });
});

test('lists within the items of a list are read anew', async ({ page }) => {
  const plan = await record(
    page,
    pages.news,
    'all articles',
    z.array(z.object({ title: z.string(), tags: z.array(z.string()) })),
  );
  await page
    .locator('article ul')
    .first()
    .evaluate((list) => {
      list.innerHTML = '<li>one</li><li>two</li><li>three</li>';
    });
  await page
    .locator('article')
    .last()
    .evaluate((article) => article.remove());
  expect(await read(page, plan)).toEqual({
    kind: 'read',
    data: [
      { title: 'Rain expected', tags: ['one', 'two', 'three'] },
      { title: 'Markets rise', tags: ['finance'] },
    ],
  });
});

test('counted elements are counted again', async ({ page }) => {
  const plan = await record(page, pages.recipe, 'how many steps are there', z.int());
  await page
    .locator('ol')
    .evaluate((list) =>
      list.append(
        ...['Eat.', 'Wash up.'].map((text) =>
          Object.assign(document.createElement('li'), { textContent: text }),
        ),
      ),
    );
  expect(await read(page, plan)).toEqual({ kind: 'read', data: 5 });
});

test('a value in a frame and one in a shadow root are read anew', async ({ page }) => {
  const plan = await record(
    page,
    pages.frames,
    'payment',
    z.object({ amountDue: z.number(), exchangeRate: z.number() }),
  );
  await page
    .frameLocator('iframe')
    .locator('dd')
    .evaluate((dd) => {
      dd.textContent = '$80.00';
    });
  await page.locator('x-rate b').evaluate((bold) => {
    bold.textContent = '1.1';
  });
  expect(await read(page, plan)).toEqual({ kind: 'read', data: { amountDue: 80, exchangeRate: 1.1 } });
});

test('values that come late are waited for', async ({ page }) => {
  const plan = await record(
    page,
    pages.profile,
    'contact',
    z.object({ email: z.string(), phone: z.string() }),
  );
  await page.setContent('<title>Profile</title><h1>Alice Jones</h1><main>Loading</main>');
  await page.evaluate(
    (html) =>
      setTimeout(() => {
        document.body.innerHTML = html;
      }, 700),
    pages.profile,
  );
  expect(await readPlan(page, plan, { timeoutMs: 30_000 })).toEqual({
    kind: 'read',
    data: { email: 'alice@example.com', phone: '+49 30 1234567' },
  });
});

test('a field, a checkbox and a text beside a label are read anew', async ({ page }) => {
  const plan = await record(
    page,
    pages.checkout,
    'the form',
    z.object({ firstName: z.string(), giftWrap: z.boolean(), subtotal: z.number() }),
  );
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Gift wrap').check();
  expect(await read(page, plan)).toEqual({
    kind: 'read',
    data: { firstName: 'Grace', giftWrap: true, subtotal: 40 },
  });
});

test('a page of something else is stale', async ({ page }) => {
  const plan = await record(page, pages.profile, 'the email', z.object({ email: z.string() }));
  await page.setContent('<h1>Not found</h1><dl><dt>Reason</dt><dd>gone@example.com</dd></dl>');
  expect(await read(page, plan)).toMatchObject({ kind: 'stale' });
});

const card = (name: string, price: string, kind = 'card'): string =>
  `<div class="${kind}"><h3 class="name">${name}</h3><span class="price">${price}</span></div>`;

test('an item that stands beside the others in another class is not passed over', async ({ page }) => {
  const cards = card('Mug', '$1.00') + card('Lamp', '$2.00') + card('Vase', '$3.00');
  const plan = await record(
    page,
    `<h1>Products</h1><div class="grid">${cards}</div>`,
    'all products',
    z.array(z.object({ name: z.string(), price: z.number() })),
  );
  await page.locator('.grid').evaluate(
    (grid, html) => {
      grid.insertAdjacentHTML('beforeend', html);
    },
    card('Chair', '$4.00', 'card-v2'),
  );
  expect(await read(page, plan)).toMatchObject({ kind: 'stale' });

  await page.locator('.card-v2').evaluate((added) => {
    added.outerHTML = '<div class="hint">More products tomorrow</div>';
  });
  expect(await read(page, plan)).toMatchObject({ kind: 'read' });
});

test('a list that was recorded with others like its items beside them is read without those', async ({
  page,
}) => {
  await page.setContent(
    `<h1>Products</h1><div class="grid">${card('Mug', '$1.00')}${card('Ad', '$9.00', 'sponsored')}${card('Lamp', '$2.00')}</div>`,
  );
  const content = await readContent(page, { timeoutMs: 30_000 });
  const nodes: SnapshotNode[] = [];
  const walk = (node: SnapshotNode): void => {
    nodes.push(node);
    node.children.forEach(walk);
  };
  walk(content.snapshot.root);
  const refs = (name: string): string[] =>
    nodes.filter((node) => node.classes?.includes(name)).map((node) => node.ref ?? '');
  const [mug = '', , lamp = ''] = refs('name');
  const items = [
    [mug, 'Mug'],
    [lamp, 'Lamp'],
  ].map(([ref = '', value]): Reading => ({ kind: 'leaf', ref, from: 'text', parse: 'string', value }));
  const reading: Reading = { kind: 'list', items, itemRefs: refs('card') };
  const plan = await planReading(page, reading, (ref) => content.locate(ref), { timeoutMs: 30_000 });
  if (!plan) throw new Error('no plan');

  expect(plan.kind).toBe('list');
  expect(await read(page, plan)).toEqual({ kind: 'read', data: ['Mug', 'Lamp'] });
});

test('a count notices what is like the counted but in another class', async ({ page }) => {
  const counted = card('Mug', '$1.00') + card('Lamp', '$2.00');
  const plan = await record(
    page,
    `<h1>Products</h1><div class="grid">${counted}<p>Total</p></div>`,
    'how many products are there?',
    z.object({ count: z.number() }),
  );
  await page.locator('.grid').evaluate(
    (grid, html) => {
      grid.insertAdjacentHTML('beforeend', html);
    },
    card('Chair', '$4.00', 'card-v2'),
  );
  expect(await read(page, plan)).toMatchObject({ kind: 'stale' });
});

const releases = (...versions: string[]): string =>
  `<title>Changelog</title><h1>Changelog</h1>${versions.map((version, i) => `<h2>${version} <small>(2026-05-02)</small></h2><ul><li>Adds ${'abc'[i]}</li><li>Fixes ${'xyz'[i]}</li></ul>`).join('')}`;

test('a version is one word: where it is gone, no version that shares its digits answers', async ({
  page,
}) => {
  const ask = (html: string) => record(page, html, 'what changed in 2.3.0', z.array(z.string()));
  await ask(releases('2.4.0', '2.3.1', '2.3.0'));
  await expect(ask(releases('2.4.0', '2.3.1', '2.0.3'))).rejects.toThrow('"none"');
  await expect(ask(releases('2.30', '12.3.0', '2.3.0.1'))).rejects.toThrow('"none"');
});

test('a list under a heading that the sentence names is stale when the heading names another', async ({
  page,
}) => {
  const html = releases('2.4.0', '2.3.0', '2.2.9');
  const plan = await record(page, html, 'what changed in 2.3.0', z.array(z.string()));
  await page.setContent(html.replaceAll('2026-05-02', '2026-05-03'));
  expect(await read(page, plan)).toEqual({ kind: 'read', data: ['Adds b', 'Fixes y'] });
  await page.setContent(html.replace('<h2>2.3.0', '<h2>2.3.1'));
  expect(await read(page, plan)).toMatchObject({
    kind: 'stale',
    found: expect.stringContaining('"2.3.0"'),
  });
});

test('a value that stands in the heading itself is read from the heading that the sentence names', async ({
  page,
}) => {
  const heads = (...texts: string[]): string =>
    texts.map((text) => `<h2>${text}</h2><ul><li>a</li></ul>`).join('');
  const plan = await record(
    page,
    heads('v2.1 - 2026-05-02', 'v2.0 - 2026-01-09'),
    'the date of v2.0',
    z.iso.date(),
  );
  await page.setContent(heads('v2.2 - 2026-06-01', 'v2.1 - 2026-05-02', 'v2.0 - 2026-01-09'));
  expect(await read(page, plan)).toMatchObject({ kind: 'read', data: '2026-01-09' });
});

test('a list under two headings is stale when the outer one, which is named, names another', async ({
  page,
}) => {
  const release = (version: string, bug: string): string =>
    `<h2>${version}</h2><h3>Fixed</h3><ul><li>${bug}</li><li>Leak</li></ul>`;
  const html = `<h1>Changelog</h1>${release('2.4.0', 'Crash')}${release('2.3.0', 'Typo')}`;
  const plan = await record(page, html, 'what was fixed in 2.3.0', z.array(z.string()));
  expect(await read(page, plan)).toEqual({ kind: 'read', data: ['Typo', 'Leak'] });
  await page.setContent(html.replace('<h2>2.3.0', '<h2>2.2.0'));
  expect(await read(page, plan)).toMatchObject({ kind: 'stale' });
});

test('so is a value under the number of an order', async ({ page }) => {
  const order = (number: string, total: string): string =>
    `<section><h2>Order ${number}</h2><dl><dt>Total</dt><dd>${total}</dd><dt>Items</dt><dd>2</dd></dl></section>`;
  const orders = `<h1>Orders</h1>${order('1041', '$5.00')}${order('1042', '$7.00')}`;
  const total = await record(page, orders, 'the total of order 1042', z.number());
  expect(await read(page, total)).toEqual({ kind: 'read', data: 7 });
  await page.setContent(orders.replace('Order 1042', 'Order 1043'));
  expect(await read(page, total)).toMatchObject({ kind: 'stale' });
});

test('a count in the heading may change, and what the sentence does not name', async ({ page }) => {
  const html = '<h1>Shop</h1><h2>Cart (3)</h2><ul><li>Mug</li><li>Lamp</li><li>Vase</li></ul>';
  const plan = await record(page, html, 'the 3 items in the Cart', z.array(z.string()));
  await page.setContent(html.replace('(3)', '(4)').replace('<h1>Shop', '<h1>Your shop'));
  expect(await read(page, plan)).toEqual({ kind: 'read', data: ['Mug', 'Lamp', 'Vase'] });
});

test('of two invoices on one page the whole head of one is no number', async ({ page }) => {
  const head = (number: string): string =>
    `<div><h1>Invoice</h1><p><b>Invoice #:</b> ${number}<br><b>Issue date:</b> 14/03/2026</p></div>`;
  const ask = (html: string) =>
    record(page, html, 'the invoice header', z.object({ invoiceNumber: z.string(), issueDate: z.string() }));
  expect(await read(page, await ask(head('INV-1')))).toMatchObject({ data: { invoiceNumber: 'INV-1' } });
  await expect(ask(head('INV-1') + head('INV-2'))).rejects.toThrow('"ambiguous"');
});
