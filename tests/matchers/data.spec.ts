import { mergeExpects, mergeTests, type Page, test as plain } from '@playwright/test';
import { z } from 'zod';
import { test } from '../../fixtures/one-page.js';
import { aiMatchers, createAi, expect, OptionsError } from '../../src/index.js';
import { scriptedModel } from '../../src/testing/scripted-model.js';
import { failureOf } from './failure.js';

test.use({ blank: true });

const order =
  '<dl><dt>Subtotal</dt><dd>$24.00</dd><dt>Total</dt><dd id=total>$24.00</dd></dl><button>Pay</button>';

/** Changes the page once, a moment from now. */
async function later(page: Page, change: 'total' | 'button'): Promise<void> {
  await page.evaluate((what) => {
    setTimeout(() => {
      if (what === 'total') document.getElementById('total')!.textContent = '$29.00';
      else
        document.body.append(Object.assign(document.createElement('button'), { textContent: 'Pay later' }));
    }, 600);
  }, change);
}

test.beforeEach(({ page }) => page.setContent(order));

test('toExtract waits until the page holds the data', async ({ ai, page }) => {
  await later(page, 'total');
  await expect(ai).toExtract('the total', 29);
  await expect(ai).toExtract('the subtotal and the total', { subtotal: 24, total: 29 });
  await expect(ai).toExtract('the total', z.number().min(20));
  await expect(ai).not.toExtract('the total', z.number().max(20));
});

test('toExtract says what was expected, what was there, and how long it waited', async ({ ai }) => {
  const message = await failureOf(expect(ai).toExtract('the total', 30, { timeout: 200 }));
  expect(message).toContain('expect(ai).toExtract("the total") failed');
  expect(message).toMatch(/Expected: 30\nReceived: 24\nTimeout: {2}200ms/);
  expect(await failureOf(expect(ai).toExtract('the discount', 5, { timeout: 200 }))).toContain('discount');
});

test('what is not on the page is no proof that it is other data', async ({ ai }) => {
  await failureOf(expect(ai).not.toExtract('the discount', 5, { timeout: 200 }));
});

test('toObserve waits until the page offers it, and until it no longer does', async ({ ai, page }) => {
  await later(page, 'button');
  await expect(ai).toObserve('the "Pay later" button', { count: 1 });
  await page.evaluate(() => setTimeout(() => document.querySelectorAll('button')[1]?.remove(), 600));
  await expect(ai).not.toObserve('the "Pay later" button');
  const message = await failureOf(expect(ai).toObserve('the "Cancel" button', { timeout: 200 }));
  expect(message).toMatch(/Expected: at least 1\nReceived: 0\nTimeout: {2}200ms/);
});

test('what a model found is read again while it is not as expected, and the model is not asked again', async ({
  page,
}, testInfo) => {
  await page.setContent('<h1>Fees</h1><p class=fee>$24.00</p>');
  const cueFile = testInfo.outputPath('cues.json');
  const model = scriptedModel([
    ({ refOf }) => ({
      reason: '',
      outcome: 'found',
      data: { refs: [refOf('$24.00')], value: null },
      refs: [],
    }),
  ]);
  const first = createAi(page, { model, cueFile, verbose: 0, updateCues: 'missing' });
  await failureOf(expect(first).toExtract('what the first line costs', 99, { timeout: 300 }));
  expect(model.calls).toHaveLength(1);
  await first.saveCues();
  const second = createAi(page, { model, cueFile, verbose: 0, updateCues: 'none' });
  await expect(second).toExtract('what the first line costs', 24);
  expect(second).toHaveReplayed();
  expect(model.calls).toHaveLength(1);
});

test('elements that came since are counted although only the recorded ones are known', async ({
  page,
}, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  const first = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'missing' });
  await expect(first).toObserve('the "Pay" button', { count: 1 });
  await first.saveCues();
  const second = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'none' });
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('button'), { textContent: 'Pay' })),
  );
  await failureOf(expect(second).toObserve('the "Pay" button', { count: 1, timeout: 300 }));
});

test('soft, a message of one’s own, poll and toPass are those of Playwright', async ({ ai, page }) => {
  await later(page, 'total');
  await expect.soft(ai).toExtract('the total', 29);
  await expect.poll(() => ai.extract('the total', z.number())).toBe(29);
  await expect(async () => expect(ai).toObserve('the Pay button', { timeout: 1 })).toPass();
  const message = await failureOf(expect(ai, 'before paying').toExtract('the total', 1, { timeout: 100 }));
  expect(message).toContain('before paying');
});

test('an option that does not exist, or is no number, is an OptionsError', async ({ ai }) => {
  const wrong = { tiemout: 5 } as object;
  await expect(expect(ai).toExtract('the total', 24, wrong)).rejects.toBeInstanceOf(OptionsError);
  await expect(expect(ai).toObserve('Pay', { count: 1.5 })).rejects.toBeInstanceOf(OptionsError);
});

test('a variable is compared with the page, and its value is nowhere else', async ({ page }, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  const variables = { email: 'ada@secret.test' };
  await page.setContent(
    '<label>Email <input value="ada@secret.test"></label><p id=who>For ada@secret.test</p>',
  );
  const ai = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'missing' });
  await expect(ai).toSatisfy('the Email field contains %email%', { variables });
  await expect(ai).toSatisfy('the page shows %email%', { variables });
  await page.getByLabel('Email').fill('ada@secret.test.invalid');
  const message = await failureOf(
    expect(ai).toSatisfy('the Email field has the value %email%', { variables, timeout: 200 }),
  );
  expect(message).toContain('%email%');
  expect(message).not.toContain('ada@secret.test');
  await ai.saveCues();
  const { readFile } = await import('node:fs/promises');
  expect(await readFile(cueFile, 'utf8')).not.toContain('secret.test');
  expect(JSON.stringify(await ai.history)).not.toContain('secret.test');
  await expect(expect(ai).toSatisfy('the page shows %other%', { variables, timeout: 1 })).rejects.toThrow(
    /%other%/,
  );
});

test('matchers and fixtures merge with those of others', async ({ ai, page }) => {
  const other = expect.extend({
    toBeTheTruth: (received: unknown) => ({ pass: received === 42, message: () => 'it is not' }),
  });
  const merged = mergeExpects(expect, other);
  merged(42).toBeTheTruth();
  await merged(ai).toObserve('the Pay button');
  await plain.step('with an expect of one’s own', () =>
    plain.expect.extend(aiMatchers)(page).toSatisfy('the Pay button is enabled'),
  );
  plain.expect(typeof mergeTests(test, plain)).toBe('function');
});
