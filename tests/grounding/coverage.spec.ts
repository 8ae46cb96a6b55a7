/** Scores the built-in engine on sentences and pages: coverage (done rightly) and wrong actions (done wrongly in silence). */
import { expect, test } from '@playwright/test';
import { components } from './cases-components.js';
import { hard } from './cases-hard.js';
import { tuning, type Case } from './cases-tuning.js';
import { judge } from './judge.js';
import { pages } from './pages-basic.js';
import { componentPages } from './pages-components.js';
import { hardPages } from './pages-hard.js';

const half = (rest: number): Record<string, Case[]> => {
  const byPage: Record<string, Case[]> = {};
  for (const [at, each] of [...components, ...hard].entries())
    if (at % 2 === rest) (byPage[each[0]] ??= []).push(each);
  return byPage;
};

/** Share of cases that must be right, and the most that may be wrong. */
const sets = {
  tuning: { ...tuning, ...half(0) },
  'held-out': half(1),
};

for (const [set, categories] of Object.entries(sets)) {
  for (const [category, cases] of Object.entries(categories)) {
    test(`${set}: ${category}`, async ({ page }, testInfo) => {
      test.setTimeout(120_000);
      const lines: string[] = [];
      const count = { right: 0, refused: 0, wrong: 0 };
      await page.route('**/*', (route) =>
        route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
      );
      for (const [name, say, expected] of cases) {
        await page.goto('http://app.test/').catch(() => page.goto('http://app.test/'));
        await page.setContent(pages[name] ?? componentPages[name] ?? hardPages[name] ?? '');
        const { verdict, did } = await judge(page, say, expected);
        count[verdict] += 1;
        if (verdict !== 'right')
          lines.push(
            `${verdict.toUpperCase()} [${name}] ${say}\n    expected ${expected}\n    did      ${did}`,
          );
      }
      testInfo.annotations.push({ type: 'score', description: JSON.stringify(count) });
      process.stdout.write(
        `${set} ${category}: ${count.right}/${cases.length} right, ${count.refused} refused, ${count.wrong} wrong\n${lines.join('\n')}\n`,
      );
      expect(count.wrong, lines.join('\n')).toBe(0);
    });
  }
}
