/** Signs that nothing names, known by how they are drawn. */
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../src/contract/snapshot.js';
import { readPage } from '../../src/page/read.js';

/** Pictures as icon sets and hands draw them, and what each shows. */
const pictures: readonly (readonly [shown: string, svg: string])[] = [
  ['play', '<path d="M8 5v14l11-7z"/>'],
  ['play', '<path fill="none" stroke="currentColor" stroke-width="2" d="M5 3l14 9-14 9z"/>'],
  ['play', '<polygon points="4,2 20,12 4,22"/>'],
  ['pause', '<path d="M6 19h4V5H6v14zm8-14v14h4V5h-4z"/>'],
  ['pause', '<rect x="5" y="4" width="4" height="16"/><rect x="15" y="4" width="4" height="16"/>'],
  [
    'more',
    '<path d="M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>',
  ],
  ['more', '<circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/>'],
  ['menu', '<path d="M3 18h18v-2H3v2zm0-5h18v-2H3v2zm0-7v2h18V6H3z"/>'],
  [
    'close',
    '<path d="M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z"/>',
  ],
  ['close', '<path fill="none" stroke="currentColor" stroke-width="2" d="M18 6 6 18M6 6l12 12"/>'],
  ['plus', '<path d="M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6v2z"/>'],
  ['plus', '<path fill="none" stroke="currentColor" stroke-width="2" d="M12 5v14M5 12h14"/>'],
  ['minus', '<path d="M19 13H5v-2h14v2z"/>'],
  ['chevron down', '<path fill="none" stroke="currentColor" stroke-width="2" d="m6 9 6 6 6-6"/>'],
  ['chevron right', '<path d="M8.59 16.59 13.17 12 8.59 7.41 10 6l6 6-6 6z"/>'],
  ['chevron left', '<path d="M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z"/>'],
  ['caret up', '<path d="M7 14l5-5 5 5z"/>'],
  ['arrow up', '<path fill="none" stroke="currentColor" stroke-width="2" d="M12 19V5M5 12l7-7 7 7"/>'],
  ['arrow left', '<path d="M20 11H7.83l5.59-5.59L12 4l-8 8 8 8 1.41-1.41L7.83 13H20v-2z"/>'],
  // A cart, a circle, a square, a person and a drop show none of them.
  [
    '',
    '<path d="M7 18a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM1 2v2h2l3.6 7.6-1.4 2.4c-.7 1.3.3 3 1.8 3h12v-2H7.4l1.1-2h7.5c.7 0 1.4-.4 1.7-1l3.6-6.5A1 1 0 0 0 20 4H5.200L4.300 2H1z"/>',
  ],
  ['', '<circle cx="12" cy="12" r="9"/>'],
  ['', '<rect x="4" y="4" width="16" height="16"/>'],
  [
    '',
    '<path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0 2c-2.700 0-8 1.300-8 4v2h16v-2c0-2.700-5.300-4-8-4z"/>',
  ],
  ['', '<path d="M12 2c-5.300 7-8 9-8 12a8 8 0 0 0 16 0c0-3-2.700-5-8-12z"/>'],
];

test('a button with nothing but a sign is called as the sign is drawn', async ({ page }) => {
  await page.setContent(
    pictures
      .map(
        ([, svg], at) =>
          `<button id="b${at}"><svg width="20" height="20" viewBox="0 0 24 24">${svg}</svg></button>`,
      )
      .join(''),
  );
  const { snapshot } = await readPage(page, { timeoutMs: 10_000 });
  const shown = [...walk(snapshot.root)]
    .filter(({ role }) => role === 'button')
    .map(({ hints = [] }) => hints.find(({ from }) => from === 'icon')?.text ?? '');
  expect(shown).toEqual(pictures.map(([sign]) => sign));
});

test('what its class says of a button goes before what is drawn on it', async ({ page }) => {
  const cross =
    '<svg width="20" height="20" viewBox="0 0 24 24"><path d="M4 4l16 16M20 4L4 20" stroke="#000" stroke-width="2"/></svg>';
  await page.setContent(
    `<button class="row-delete">${cross}</button><button class="round">${cross}</button>`,
  );
  const { snapshot } = await readPage(page, { timeoutMs: 10_000 });
  const hints = [...walk(snapshot.root)]
    .filter(({ role }) => role === 'button')
    .map((each) => each.hints?.[0]?.text);
  expect(hints).toEqual(['row delete', 'close']);
});
