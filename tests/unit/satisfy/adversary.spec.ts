/** A compiler that wants false sentences to pass: it tries every answer that a model may give, and none that holds on the page is accepted. */
import { expect, test } from '../../../fixtures/test.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { readPage } from '../../../src/page/read.js';
import { pages, type PageName } from '../../matchers/pages.js';
import { pairs } from '../../matchers/pairs.js';
import { survivorsOf } from './adversary.js';

for (const name of Object.keys(pages) as PageName[]) {
  test(`no answer that holds on the page ${name} makes a false sentence pass, nor the opposite of a true one`, async ({
    page,
  }) => {
    await page.setContent(pages[name]);
    const { snapshot } = await readPage(page, { timeoutMs: 10_000 });
    for (const { sentence, isTrue } of sampleOf(
      pairs.filter((pair) => pair.page === name),
      40,
    )) {
      const survivors = survivorsOf({ sentence, negated: isTrue }, snapshot);
      expect.soft(survivors, `${isTrue ? 'not ' : ''}${sentence}`).toEqual([]);
    }
  });
}
