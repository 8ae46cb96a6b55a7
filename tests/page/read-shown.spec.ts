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

const pairs = (make: (title: string, inner: string) => string): string =>
  make('Alerts', '<input type=checkbox>') + make('Sound', '<select><option>Bell</select>');

const drawnTitles: readonly (readonly [html: string, folded: readonly string[], why: string])[] = [
  [
    pairs(
      (title, inner) => `<p class=q onclick="1">${title}</p><div style="display: none">Choose ${inner}</div>`,
    ),
    ['Alerts', 'Sound'],
    'a title and a part that is not drawn, twice',
  ],
  [
    pairs(
      (title, inner) =>
        `<div class=i><div onclick="1">${title}</div><div style="overflow: hidden; max-height: 0">Choose ${inner}</div></div>`,
    ),
    ['Alerts', 'Sound'],
    'a part that is cut down to nothing, each pair in a box of its own',
  ],
  [
    pairs(
      (title, inner) =>
        `<h3><button style="width: 100%">${title}</button></h3><div hidden>Choose ${inner}</div>`,
    ),
    ['Alerts', 'Sound'],
    'a button is a title in a heading',
  ],
  [
    pairs((title, inner) => `<button style="width: 100%">${title}</button><div hidden>Sure? ${inner}</div>`),
    [],
    'a button that nothing calls a title may do something, and ask first',
  ],
  [
    pairs((title) => `<p onclick="1">${title}</p><div hidden>Copied to the clipboard</div>`),
    [],
    'a message that is not shown yet',
  ],
  [
    pairs((title, inner) => `<p><i onclick="1">${title}</i><div hidden>Choose ${inner}</div></p>`),
    [],
    'what does not fill its line is a small control',
  ],
  [
    pairs(
      (title, inner) =>
        `<div><div onclick="1">${title}</div><div style="position: absolute; display: none">Choose ${inner}</div></div>`,
    ),
    [],
    'a menu lies over the page',
  ],
  [
    `<p onclick="1">Alerts</p><div hidden>Choose <input></div><p>Sound</p>`,
    [],
    'one alone is no row of sections',
  ],
];

for (const [html, folded, why] of drawnTitles)
  test(`the title of a folded section, by its look: ${why}`, async ({ page }) => {
    const { snapshot } = await read(page, html);
    const titles = [...walk(snapshot.root)].filter((each) => each.folded);
    expect(titles.map(({ name, text }) => name || text)).toEqual(folded);
  });

test('what is scrolled to down is not cut off by a box that cuts only across', async ({ page }) => {
  const html = (across: string): string =>
    `<div style="height: 40px; width: 80px; overflow-x: ${across}; overflow-y: scroll">
      <p style="height: 60px">Top</p><button>Like</button>
      <div style="position: relative; left: 200px; width: 60px"><button>Away</button></div>
    </div>`;
  for (const across of ['hidden', 'clip']) {
    const { snapshot } = await read(page, html(across));
    const hidden = [...walk(snapshot.root)].flatMap((each) =>
      each.role === 'button' ? [`${each.name}: ${each.hidden ?? 'shown'}`] : [],
    );
    expect(hidden).toEqual(['Like: shown', 'Away: clipped']);
  }
});

test('a span whose content is a picture is something to click, as an image is', async ({ page }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="14" height="14"/>';
  await page.route('**/reply.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  const style = 'content: url(http://pictures.test/reply.svg)';
  const { snapshot } = await read(page, `<p>Ann</p><span style="${style}"></span><span class=dot></span>`);
  const signs = [...walk(snapshot.root)].filter(({ clickable }) => clickable);
  expect(signs.map(({ hints }) => hints?.[0]?.text)).toEqual(['reply']);
});
