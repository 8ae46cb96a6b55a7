import { test } from '../../fixtures/one-page.js';
import { createAi, expect, OptionsError } from '../../src/index.js';
import { failureOf } from './failure.js';

test.use({ blank: true });

const settings =
  '<h1>Settings</h1><button>Save</button><label><input type=checkbox> Sounds</label><p role=status>Idle</p>';

test.beforeEach(({ page }) => page.setContent(settings));

test('a failure says sentence, check, locator, expected, received and timeout', async ({ ai }) => {
  const message = await failureOf(expect(ai).toSatisfy('the status says "Saved"', { timeout: 300 }));
  expect(message).toContain('toSatisfy("the status says \\"Saved\\"")');
  expect(message).toMatch(/Locator: {2}getByRole\('status'\)/);
  expect(message).toMatch(/Expected: "Saved"\nReceived: "Idle"\nTimeout: {2}300ms/);
});

test('a sentence that comes true in time passes', async ({ ai, page }) => {
  await page.evaluate(() => {
    setTimeout(() => {
      const status = document.querySelector('[role=status]');
      if (status) status.textContent = 'Saved';
    }, 700);
  });
  await expect(ai).toSatisfy('the status says "Saved"');
});

test('what appears in time is found', async ({ ai, page }) => {
  await page.evaluate(() => {
    setTimeout(
      () => document.body.append(Object.assign(document.createElement('button'), { textContent: 'Undo' })),
      700,
    );
  });
  await expect(ai).toSatisfy('the "Undo" button is visible');
});

test('what is not there fails with what came near', async ({ ai }) => {
  const message = await failureOf(expect(ai).toSatisfy('the "Undo" button is visible', { timeout: 200 }));
  expect(message).toContain('nothing on the page fits');
});

test('not asserts the opposite, and fails on what holds', async ({ ai }) => {
  await expect(ai).not.toSatisfy('the Sounds checkbox is checked');
  await expect(ai).not.toSatisfy('the "Undo" button is visible');
  await failureOf(expect(ai).not.toSatisfy('the Save button is visible', { timeout: 200 }));
  await failureOf(expect(ai).not.toSatisfy('the status says "Idle"', { timeout: 200 }));
});

test('a page that did not load satisfies nothing, and not the opposite either', async ({ ai, page }) => {
  await page.goto('about:blank');
  await failureOf(expect(ai).not.toSatisfy('the "Undo" button is visible', { timeout: 200 }));
  await failureOf(expect(ai).toSatisfy('there are no buttons', { timeout: 200 }));
  await page.goto('http://127.0.0.1:9/').catch(() => undefined);
  await failureOf(expect(ai).not.toSatisfy('the page shows "Welcome"', { timeout: 200 }));
});

test('a page and a locator are asserted on as well, the locator as scope', async ({ ai, page }) => {
  expect(ai.page).toBe(page);
  await page.setContent(
    '<section id=a><h2>One</h2><button>Edit</button></section><section id=b><h2>Two</h2></section>',
  );
  await expect(page).toSatisfy('the "Edit" button is visible');
  await expect(page.locator('#a')).toSatisfy('the heading says "One"');
  await failureOf(expect(page.locator('#b')).toSatisfy('the "Edit" button is visible', { timeout: 200 }));
  await expect(page.locator('#b')).not.toSatisfy('the page shows "One"');
});

test('a page without an ai is an OptionsError', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await expect(expect(page).toSatisfy('the heading is visible')).rejects.toBeInstanceOf(OptionsError);
  await context.close();
});

test('toPass, configure and soft work as with any matcher', async ({ ai, page }) => {
  await page.evaluate(() => {
    setTimeout(() => (document.title = 'Ready'), 600);
  });
  await expect(async () => {
    await expect(ai).toSatisfy('the page title is "Ready"', { timeout: 1 });
  }).toPass();
  await expect.configure({ timeout: 2_000 })(ai).toSatisfy('the heading says "Settings"');
  await expect.soft(ai).toSatisfy('the Save button is enabled');
});

test('what cannot be compiled cannot be judged without a model', async ({ ai }) => {
  const message = await failureOf(expect(ai).toSatisfy('the page looks professional'));
  expect(message).toContain('cannot be judged without a model');
});

test('a recorded assertion is replayed without a question, and fails when it is no longer true', async ({
  page,
}, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  const first = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'missing' });
  await expect(first).toSatisfy('the status says "Idle"');
  await expect(first).not.toSatisfy('the Sounds checkbox is checked');
  expect(first).not.toHaveReplayed();
  await first.saveCues();

  const second = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'none' });
  await page.setContent(settings.replace('Idle', 'Broken'));
  const message = await failureOf(expect(second).toSatisfy('the status says "Idle"', { timeout: 300 }));
  expect(message).toContain('Received: "Broken"');
  await page.setContent(settings);
  await expect(second).toSatisfy('the status says "Idle"');
  await expect(second).not.toSatisfy('the Sounds checkbox is checked');
  expect(second).toHaveReplayed();
  expect(second).toHaveSpentAtMost({ tokens: 0, calls: 0, cost: 0 });
  await failureOf(expect(second).toSatisfy('the Save button is visible', { timeout: 300 }));
});

test('an element that took the place of the recorded one does not pass for it', async ({
  page,
}, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  const first = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'missing' });
  await expect(first).toSatisfy('the Save button is enabled');
  await first.saveCues();
  const second = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'none' });
  await page.setContent(settings.replace('>Save<', '>Delete everything<'));
  await failureOf(expect(second).toSatisfy('the Save button is enabled', { timeout: 300 }));
});

test('toExtract and toObserve compare what extract and observe give', async ({ ai, page }) => {
  await page.setContent('<dl><dt>Total</dt><dd>$29.00</dd></dl><button>Pay</button>');
  await expect(ai).toExtract('the total', 29);
  await expect(ai).not.toExtract('the total', 30);
  await expect(ai).toObserve('the Pay button', { count: 1 });
  await expect(ai).not.toObserve('the Cancel button');
  await failureOf(expect(ai).toExtract('the total', 30, { timeout: 200 }));
});

test('a number that tells which one it is does not tell how many there are', async ({ page, ai }) => {
  await page.setContent(`<h1>Invoices</h1><table><thead><tr><th>No.</th><th>Customer</th></tr></thead>
    <tbody><tr><td>7</td><td>Ada</td></tr></tbody></table>`);
  await expect(ai).toSatisfy('the table has 1 row');
  await failureOf(expect(ai).toSatisfy('there are 7 invoices', { timeout: 1 }));
});

test('a radio button that is an element of a library is judged by its own property', async ({ ai, page }) => {
  await page.setContent(`<script>
    customElements.define('x-radio', class extends HTMLElement { get checked() { return this.hasAttribute('on'); } });
    </script><div role=radiogroup aria-label=Unit><x-radio on role=radio aria-label=Celsius>Celsius</x-radio>
    <x-radio role=radio aria-label=Kelvin>Kelvin</x-radio></div>`);
  await expect(ai).toSatisfy('the unit is Celsius');
  await expect(ai).not.toSatisfy('the unit is Kelvin');
});
