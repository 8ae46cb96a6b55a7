/** The page that the tests of a worker share: what a file with scripts leaves behind does not reach the next one. */
import { expect, test } from '../../fixtures/one-page.js';

test.describe.configure({ mode: 'serial' });

test.describe('a file of tests with scripts', () => {
  test.use({ blank: true });

  test('a page that goes on changing is left', async ({ page }) => {
    await page.setContent(`<script>setInterval(() => { document.body.append('.'); }, 20);</script>`);
    await expect(page.locator('body')).toContainText('..');
  });
});

test('nothing goes on changing the page of the next file', async ({ page }) => {
  await page.setContent('<p>still</p>');
  const changes = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        new MutationObserver((records) => {
          count += records.length;
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
        setTimeout(() => {
          resolve(count);
        }, 200);
      }),
  );
  expect(await changes).toBe(0);
});
