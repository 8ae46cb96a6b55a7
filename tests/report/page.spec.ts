import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../../fixtures/test.js';
import { writePage } from '../../src/report/html/write.js';
import type { RunReport } from '../../src/report/schema.js';
import { hostile, sampleRun } from './sample-run.js';

interface Opened {
  page: Page;
  file: string;
  requests: string[];
  errors: string[];
}

/** Opens the page of a run from disk, and notes what it asks for and what goes wrong in it. */
const test = base.extend<{ openReport: (report: RunReport, shots?: 'with screenshots') => Promise<Opened> }>({
  openReport: async ({ page }, use, testInfo) => {
    await use(async (report, shots) => {
      const steps = report.tests.flatMap((each) => each.attempts.flatMap((attempt) => attempt.steps));
      const body = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      );
      const screenshots = new Map(
        shots
          ? steps
              .filter((step) => step.boxes)
              .map((step) => [step, { name: 'page', contentType: 'image/png', body }])
          : [],
      );
      const { file } = await writePage(report, {
        directory: testInfo.outputPath('report'),
        screenshots,
        maxScreenshots: 10,
      });
      const requests: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('dialog', (dialog) => {
        errors.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      await page.goto(pathToFileURL(file).href);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      return { page, file, requests, errors };
    });
  },
});

test('500 tests with 5,000 steps stay under 20 MB, draw only what is in sight, and scroll to the last', async ({
  openReport,
}, testInfo) => {
  const { page, file, errors } = await openReport(sampleRun({ tests: 500, steps: 10 }));
  const { size } = await stat(file);
  const ready = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.domContentLoadedEventEnd ?? Number.POSITIVE_INFINITY;
  });
  testInfo.annotations.push({
    type: 'measured',
    description: `${Math.round(ready)} ms, ${(size / 1e6).toFixed(1)} MB`,
  });
  expect(size).toBeLessThan(20_000_000);
  await expect(page.locator('#count')).toHaveText('500 tests');
  expect(await page.locator('.row').count()).toBeLessThan(60);
  await page.locator('#list').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(page.locator('.row').filter({ hasText: '(499)' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('5,000 steps that were all grounded on large pages stay under 20 MB, and the page says what it left out', async ({
  openReport,
}) => {
  const run = sampleRun({ tests: 500, steps: 10 });
  let salt = 1;
  for (const attempt of run.tests.flatMap((each) => each.attempts)) {
    for (const step of attempt.steps) {
      // Text that hardly packs: the worst that pages can be.
      step.seen = Array.from({ length: 1_500 }, () =>
        ((salt = (salt * 48_271) % 2_147_483_647) >>> 0).toString(36),
      ).join(' ');
    }
  }
  const { page, file } = await openReport(run);
  expect((await stat(file)).size).toBeLessThan(20_000_000);
  await page.keyboard.press('k');
  await page.locator('.step-head').first().click();
  await expect(page.locator('.step-body').first()).toContainText('left out here');
});

test('a row that was scrolled to is the one that a click opens', async ({ openReport }) => {
  const { page } = await openReport(sampleRun({ tests: 48 }));
  for (const name of ['(30)', '(2)', '(46)', '(18)']) {
    const at = Number(name.slice(1, -1));
    await page.locator('#list').evaluate((list, top) => list.scrollTo(0, top), at * 68 - 200);
    await page.locator('.row').filter({ hasText: name }).click();
    await expect(page.locator('#detail h2')).toContainText(name);
    await expect(page.locator('.row.selected')).toContainText(name);
  }
});

test('search and filters narrow the list, and say how many are left', async ({ openReport }) => {
  const { page } = await openReport(sampleRun({ tests: 48 }));
  await page.getByRole('searchbox').fill('teleport');
  await expect(page.locator('#count')).toHaveText('8 of 48 tests');
  await page.getByRole('searchbox').fill('teleport wish');
  await expect(page.locator('.row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Skipped' }).click();
  await expect(page.locator('.row')).toHaveCount(3);
  await page.getByLabel('Project').selectOption('webkit');
  await expect(page.locator('#count')).toHaveText(/^\d of 48 tests$/);
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('No test fits the search and the filters.')).toBeVisible();
});

test('a test shows its steps in order, and a step what it was compiled to, saw, answered and considered', async ({
  openReport,
}) => {
  const { page } = await openReport(sampleRun({ tests: 48 }), 'with screenshots');
  await page.locator('.row').filter({ hasText: '(3)' }).click();
  await expect(page.getByRole('heading', { name: 'a guest asks for help (3)' })).toBeVisible();
  const step = page.locator('.step.grounded').first();
  await step.locator('.step-head').click();
  await expect(step.locator('.code').first()).toContainText("getByRole('link', { name: 'Cart' }).click()");
  await expect(step.locator('.candidates li')).toHaveCount(3);
  await expect(step.locator('.candidates')).toContainText('refused: the item is another one');
  await step.getByText('Seen (').click();
  await expect(step.locator('.chosen')).toHaveText(/button "Add to cart" \[e17\]/);
  await step.getByText('Answered').click();
  await expect(step.locator('pre').last()).toContainText('"ref": "e17"');
  await expect(step.locator('.shot img')).toHaveJSProperty('naturalWidth', 1);
  await expect(step.locator('.marks .frame')).toHaveAttribute('x', '789');
});

test('a heal shows before and after side by side, a failure its whole message', async ({ openReport }) => {
  const { page } = await openReport(sampleRun({ tests: 48 }));
  await page.locator('.chip.healed').click();
  await page.locator('.row').first().click();
  const healed = page.locator('.step.healed');
  await expect(healed.locator('.side.before')).toContainText("getByTestId('product-17')");
  await expect(healed.locator('.side.after mark')).toContainText(['basket']);
  const sides = await Promise.all(['.before', '.after'].map((side) => healed.locator(side).boundingBox()));
  expect(sides[0]?.y).toBe(sides[1]?.y);
  await page.locator('.chip.healed').click();
  await page.locator('.row').filter({ hasText: '(3)' }).click();
  await expect(page.locator('.step.interrupted .problem')).toContainText('button "Transport" (score 0.41');
});

test('the tries of a test are kept apart', async ({ openReport }) => {
  const { page } = await openReport(sampleRun({ tests: 48 }));
  await page.getByRole('button', { name: 'Flaky' }).click();
  await page.locator('.row').first().click();
  await expect(page.getByRole('tab')).toHaveText(['First try: failed', 'Retry 1: passed']);
  await expect(page.locator('.step')).toHaveCount(10);
  await page.getByRole('tab', { name: 'First try' }).click();
  await expect(page.locator('.step')).toHaveCount(6);
});

test('the keyboard alone reaches search, tests and steps', async ({ openReport }) => {
  const { page } = await openReport(sampleRun({ tests: 48 }));
  await page.keyboard.press('/');
  await page.keyboard.type('orders');
  await page.keyboard.press('Enter');
  await expect(page.locator('.row.selected')).toContainText('(3)');
  await page.keyboard.press('j');
  await expect(page.locator('.row.selected')).toContainText('(11)');
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-activedescendant', 'row-11');
  await page.keyboard.press('n');
  await page.keyboard.press('o');
  await expect(page.locator('.step').first().locator('.step-body')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator('.step').nth(1).locator('.step-body')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('dark follows the system, and the button turns it over', async ({ openReport, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReport(sampleRun());
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(15, 18, 24)');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  expect(await ground()).toBe('rgb(244, 245, 248)');
});

test('on paper it is light, and the list of tests stays away', async ({ openReport, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReport(sampleRun());
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(25, 29, 38)');
  await expect(page.getByRole('navigation', { name: 'Tests' })).toBeHidden();
});

test('on a phone list and test are two pages, "back" leads from one to the other, and nothing is too wide', async ({
  openReport,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReport(sampleRun({ tests: 48 }));
  const overflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await page.locator('.row').first().click();
  await expect(page.locator('#side')).toBeHidden();
  await page.locator('.step-head').nth(3).click();
  expect(await overflow()).toBe(0);
  await page.goBack();
  await expect(page.locator('#side')).toBeVisible();
  await page.getByRole('button', { name: 'Overview', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Slowest' })).toBeVisible();
  expect(await overflow()).toBe(0);
});

test('hostile text is shown as text, and no request leaves the page', async ({ openReport }) => {
  const { page, requests, errors } = await openReport(sampleRun(), 'with screenshots');
  await page.locator('.row').nth(1).click();
  for (const head of await page.locator('.step-head').all()) await head.click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(
    '</script><img src=x onerror=alert(1)>',
  );
  // What moves a cursor or turns the writing direction is taken out, the rest is there to be read.
  const shown = await page.getByRole('heading', { level: 2 }).textContent();
  for (const harm of ['\u001b', '\u202e']) {
    expect(hostile).toContain(harm);
    expect(shown).not.toContain(harm);
  }
  expect(
    requests.filter(
      (url) => !url.startsWith('file:') && !url.startsWith('data:') && !url.startsWith('blob:'),
    ),
  ).toEqual([]);
  expect(errors).toEqual([]);
});

test('a link to a step opens it', async ({ openReport, page }) => {
  const { file } = await openReport(sampleRun({ tests: 48 }));
  await page.goto(`${pathToFileURL(file).href}#test=5&try=0&step=5`);
  await page.reload();
  await expect(page.locator('.step.open').last()).toContainText('click the Teleport button');
});
