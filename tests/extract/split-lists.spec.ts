import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import type { Reading, ReadingPlan } from '../../src/contract/reading.js';
import type { SnapshotNode } from '../../src/contract/snapshot.js';
import { readContent } from '../../src/page/reading-content.js';
import { planReading, readPlan } from '../../src/page/reading.js';

const grid = (...names: string[]): string =>
  `<div class="grid">${names.map((name) => `<div class="card"><h3 class="name">${name}</h3><p>New</p></div>`).join('')}</div>`;

const read = (page: Page, plan: ReadingPlan) => readPlan(page, plan, { timeoutMs: 3_000 });

test('a list that goes on in a second one beside it is not read by half', async ({ page }) => {
  const plan = await planNames(page, `<h1>Products</h1>${grid('Mug', 'Lamp', 'Vase')}`, [
    'Mug',
    'Lamp',
    'Vase',
  ]);
  expect(await read(page, plan)).toEqual({ kind: 'read', data: ['Mug', 'Lamp', 'Vase'] });

  await page.setContent(`<h1>Products</h1>${grid('Mug', 'Lamp')}${grid('Vase')}`);
  expect(await read(page, plan)).toMatchObject({ kind: 'stale' });

  await page.setContent(`<h1>Products</h1>${grid('Mug', 'Lamp')}<div class="grid">More tomorrow</div>`);
  expect(await read(page, plan)).toMatchObject({ kind: 'read', data: ['Mug', 'Lamp'] });
});

test('a list that was recorded with another like it beside it is read without that', async ({ page }) => {
  const html = `<h1>Products</h1>${grid('Mug', 'Lamp')}${grid('Hall', 'Attic')}`;
  const plan = await planNames(page, html, ['Mug', 'Lamp']);
  expect(plan).toMatchObject({ kind: 'list', twins: true });
  expect(await read(page, plan)).toEqual({ kind: 'read', data: ['Mug', 'Lamp'] });
});

/** The plan of a list of these names, which the first cards of the page have. */
async function planNames(page: Page, html: string, names: readonly string[]): Promise<ReadingPlan> {
  await page.setContent(html);
  const content = await readContent(page, { timeoutMs: 30_000 });
  const cards: SnapshotNode[] = [];
  const walk = (node: SnapshotNode): void => {
    if (node.classes?.includes('card')) cards.push(node);
    node.children.forEach(walk);
  };
  walk(content.snapshot.root);
  const nameOf = (node?: SnapshotNode): SnapshotNode | undefined =>
    node?.children.find(({ classes }) => classes?.includes('name'));
  const items = names.map((value, i): Reading => {
    const ref = nameOf(cards[i])?.ref ?? '';
    return { kind: 'leaf', ref, from: 'text', parse: 'string', value };
  });
  const itemRefs = cards.slice(0, names.length).map(({ ref }) => ref ?? '');
  const reading: Reading = { kind: 'list', items, itemRefs };
  const plan = await planReading(page, reading, (ref) => content.locate(ref), { timeoutMs: 30_000 });
  if (!plan) throw new Error('no plan');
  return plan;
}
