import { expect, test } from '@playwright/test';
import { recordsOf } from '../../fixtures/records.js';
import { rerunInline, runInline } from '../../fixtures/run-inline.js';

test.describe.configure({ timeout: 120_000 });

const shop = (badge = '<span id="badge" aria-label="Cart badge">0</span>'): string => `
<header><a href="#cart">Cart</a> ${badge}</header>
<main><button onclick="document.querySelector('#badge').textContent++">Add to cart</button>
<ul aria-label="Products"><li>Mug</li><li>Lamp</li></ul></main>`;

const spec = (body: string, steps: string): string => `
import { test, expect } from 'cuebook';
test('counts', async ({ page, ai }) => {
  const add = ai.locator('the Add to cart button');
  await page.setContent(${JSON.stringify(body)});
  ${steps}
});
`;

const steps = `
  await add.click();
  await expect(add).toBeEnabled();
  await expect(add).toHaveText('Add to cart');
  await add.click();
  await expect(page.locator('#badge')).toHaveText('2');
  await expect(page.getByRole('main').filter({ has: page.getByRole('button') })).toHaveCount(1);
  await expect(add.filter({ hasText: 'Add' }).first()).toBeVisible();
  expect(await add.count()).toBe(1);`;

test('a described locator acts, asserts and chains, and is replayed from its cue without grounding', async () => {
  const directory = test.info().outputPath('project');
  const first = await runInline(directory, { 'a.spec.ts': spec(shop(), steps) });
  expect(first.output).toContain('1 passed');
  expect(recordsOf(first.results('counts')[0])[0]).toMatchObject({ cue: 'miss', groundingCalls: 1 });

  const second = await rerunInline(directory, {}, { env: { CI: '1' } });
  expect(second.output).toContain('1 passed');
  const records = recordsOf(second.results('counts')[0]);
  expect(new Set(records.map((each) => each.cue))).toEqual(new Set(['hit']));
  expect(records.every((each) => each.groundingCalls === 0)).toBe(true);
});

test('an element that is gone can be asserted to be gone, and is never replaced by another', async () => {
  const directory = test.info().outputPath('project');
  await runInline(directory, { 'a.spec.ts': spec(shop(), 'await add.click();') });
  const changed = shop().replace('>Add to cart<', '>Delete account<');
  const run = await rerunInline(
    directory,
    {
      'a.spec.ts': spec(
        changed,
        `await expect(add).toBeHidden();
  const failure = await add.click().catch((error) => error);
  expect(failure.name).toBe('CueStaleError');
  await expect(page.locator('#badge')).toHaveText('0');`,
      ),
    },
    { env: { CI: '1' } },
  );
  expect(run.output).toContain('1 passed');
});

test('without a cue and with CI set, the use of a locator says how to record it', async () => {
  const directory = test.info().outputPath('project');
  const run = await runInline(
    directory,
    { 'a.spec.ts': spec(shop(), 'await expect(add).toBeVisible();') },
    { env: { CI: '1' } },
  );
  expect(run.failed).toBe(1);
  expect(run.output).toContain('CueMissingError');
  expect(run.output).toContain('--update-snapshots=missing');
});
