/** What a page shows of itself without a word: what is hidden until the pointer comes, and whether it is dark. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { walk } from '../../src/contract/snapshot.js';
import { type PageReading, readPage } from '../../src/page/read.js';

test.use({ blank: true });

async function read(page: Page, html: string): Promise<PageReading> {
  await page.setContent(html);
  return readPage(page, { timeoutMs: 30_000 });
}

test('what shows only under the pointer is no part of a text', async ({ page }) => {
  const { snapshot } = await read(
    page,
    `<div>Ann <b>Berlin</b> <span style="visibility: hidden"><b>✕</b></span></div>`,
  );
  const parts = [...walk(snapshot.root)].flatMap((each) => each.parts?.map(({ text }) => text) ?? []);
  expect(parts).toEqual(['Berlin']);
});

test('a page is dark where its ground is and its text is light', async ({ page }) => {
  const shades = [];
  for (const style of ['', 'background: #111; color: #eee', 'background: #111'])
    shades.push((await read(page, `<body style="${style}"><h1>Guide</h1></body>`)).snapshot.shade);
  expect(shades).toEqual(['light', 'dark', undefined]);
});
