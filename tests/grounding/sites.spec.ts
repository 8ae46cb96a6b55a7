/** Sentences that were once done wrongly on whole published sites: each has to come out as it is written. */
import { expect, test } from '../../fixtures/test.js';
import { sampleOf } from '../../fixtures/thorough.js';
import { sites } from './cases-sites.js';
import { judge } from './judge.js';
import { sitePages } from './pages-sites.js';

for (const [name, html] of Object.entries(sitePages)) {
  test(`${name}: every sentence is carried out or refused as it should be`, async ({ page }) => {
    await page.route('**/*', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
    const missed: string[] = [];
    const own = sites.filter((each) => each[0] === name);
    for (const [, sentence, expected] of sampleOf(own, 2)) {
      await page.goto('http://app.test/');
      await page.setContent(html);
      const { verdict, did } = await judge(page, sentence, expected);
      if (verdict !== 'right') missed.push(`${sentence}: ${verdict} (${did})`);
    }
    expect(missed).toEqual([]);
  });
}
