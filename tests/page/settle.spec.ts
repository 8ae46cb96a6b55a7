import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { settle, watchPage } from '../../src/page/settle.js';

test.use({ blank: true });

/** Longer than any test: what returns, has not waited for it. */
const NEVER_MS = 3_600_000;

test('a quiet page is settled by itself, not by its timeout', async ({ page }) => {
  await page.setContent('<p>x</p>');
  await settle(page, { timeoutMs: NEVER_MS });
  await settle(page, { timeoutMs: NEVER_MS });
});

test('it waits for what a click has asked the server for, and for what the page makes of it', async ({
  page,
}) => {
  await page.route('http://site.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="fetch('/data').then((r) => r.text()).then((t) => { document.querySelector('p').textContent = t; })">Load</button><p></p>`,
    }),
  );
  await page.route('http://site.test/data', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ body: 'loaded' });
  });
  watchPage(page);
  await page.goto('http://site.test/');
  await page.getByRole('button').click();
  await settle(page, { timeoutMs: NEVER_MS });
  expect(await page.locator('p').textContent()).toBe('loaded');
});

test('it waits while the page goes on changing', async ({ page }) => {
  await page.setContent(`<ul></ul><script>
    let left = 8; const grow = () => { document.querySelector('ul').append(document.createElement('li')); left -= 1; if (left) requestAnimationFrame(grow); };
    requestAnimationFrame(grow);</script>`);
  await settle(page, { timeoutMs: NEVER_MS });
  expect(await page.locator('li').count()).toBe(8);
});

test('a page that never comes to rest, and a request that never ends, are left by themselves', async ({
  page,
}) => {
  await page.route('http://site.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p></p>' }),
  );
  await page.route('http://site.test/poll', () => undefined);
  watchPage(page);
  await page.goto('http://site.test/');
  await page.evaluate(() => {
    void fetch('/poll');
    const tick = (): void => {
      document.body.append('.');
      requestAnimationFrame(tick);
    };
    tick();
  });
  await settle(page, { timeoutMs: NEVER_MS });
});

test('a closed page and an aborted signal end it', async ({ page }) => {
  await settle(page, { timeoutMs: 5_000, signal: AbortSignal.abort() });
  await page.close();
  await settle(page, { timeoutMs: 5_000 });
});

test('it leaves no more listeners each time', async ({ page }) => {
  await settle(page, { timeoutMs: 1_000 });
  const before = count(page);
  for (let round = 0; round < 5; round += 1) await settle(page, { timeoutMs: 1_000 });
  expect(count(page)).toBe(before);
});

function count(page: Page): number {
  return (page as unknown as NodeJS.EventEmitter).listenerCount('request');
}

test('it waits for what fades in, and not for what turns for ever', async ({ page }) => {
  await page.setContent(`<style>p { opacity: 0; transition: opacity 300ms } p.in { opacity: 1 }
    b { display: block; animation: turn 1s infinite } @keyframes turn { to { transform: rotate(1turn) } }</style><p>Terms</p><b>busy</b>`);
  await settle(page, { timeoutMs: NEVER_MS });
  await page.locator('p').evaluate((each) => each.classList.add('in'));
  await settle(page, { timeoutMs: NEVER_MS });
  expect(await page.locator('p').evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
});

test('it waits for what dims the page, behind which a dialog is to come', async ({ page }) => {
  await page.setContent(`<style>#dim { position: fixed; inset: 0; background: #000; opacity: 0; transition: opacity 300ms } #dim.in { opacity: .5 }</style>
    <dialog>Delete it?</dialog><div id="dim"></div><script>
    const dim = document.querySelector('#dim');
    dim.addEventListener('transitionend', () => document.querySelector('dialog').show());</script>`);
  await settle(page, { timeoutMs: NEVER_MS });
  await page.locator('#dim').evaluate((each) => each.classList.add('in'));
  await settle(page, { timeoutMs: NEVER_MS });
  expect(await page.locator('dialog').evaluate((each) => (each as HTMLDialogElement).open)).toBe(true);
});

test('it waits for what a script moves, but not without end', async ({ page }) => {
  await page.setContent(`<p style="opacity: 0">Terms</p><script>
    const look = document.querySelector('p').style;
    const fade = (step) => { look.opacity = step / 15; if (step < 15) requestAnimationFrame(() => fade(step + 1)); };
    fade(0);</script>`);
  await settle(page, { timeoutMs: NEVER_MS });
  expect(await page.locator('p').evaluate((each) => each.style.opacity)).toBe('1');
  await page.evaluate(() => {
    const { style } = document.querySelector('p') as HTMLElement;
    const move = (step: number): void => {
      style.left = `${step}px`;
      requestAnimationFrame(() => move(step + 1));
    };
    move(0);
  });
  await settle(page, { timeoutMs: NEVER_MS });
});
