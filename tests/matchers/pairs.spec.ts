import { expect as base } from '@playwright/test';
import { test } from '../../fixtures/one-page.js';
import { sampleOf } from '../../fixtures/thorough.js';
import { expect } from '../../src/index.js';
import { pages, type PageName } from './pages.js';
import { pairs } from './pairs.js';

test.use({ blank: true });

for (const name of Object.keys(pages) as PageName[]) {
  const own = sampleOf(
    pairs.filter(({ page }) => page === name),
    6,
  );
  test(`no false sentence of ${own.length} passes on the page ${name}, and the true ones do`, async ({
    page,
    ai,
  }) => {
    await page.setContent(pages[name]);
    for (const { sentence, isTrue } of own) {
      const passed = await expect(ai)
        .toSatisfy(sentence, { timeout: 1 })
        .then(
          () => '',
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
      if (process.env['SHOW_PAIRS'])
        process.stdout.write(
          `${isTrue ? 'T' : 'F'} ${passed === '' ? 'pass' : 'fail'} ${sentence}\n${passed.replace(/^/gmu, '      ')}\n`,
        );
      base.soft(passed === '', `"${sentence}" ${passed}`).toBe(isTrue);
    }
  });
}
