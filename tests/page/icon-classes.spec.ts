/** What an icon is, by the classes that draw it. */
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../src/contract/snapshot.js';
import { readPage } from '../../src/page/read.js';

test('of the classes of an icon, what the library calls its icons says nothing', async ({ page }) => {
  await page.setContent(
    `<button><i class="van-badge van-icon van-icon-like-o"></i></button>
    <button><i class="t-icon t-icon-delete"></i></button><button><i class="search-icon"></i></button>`,
  );
  const { snapshot } = await readPage(page, { timeoutMs: 10_000 });
  const icons = [...walk(snapshot.root)].filter(({ role }) => role === 'button').map(({ hints }) => hints);
  expect(icons).toEqual([
    [{ from: 'icon', text: 'like o' }],
    [{ from: 'icon', text: 'delete' }],
    [{ from: 'icon', text: 'search' }],
  ]);
});
