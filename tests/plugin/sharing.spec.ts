import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/test.js';
import { recordsOf } from '../../fixtures/records.js';
import { defaultConfig, runInline } from '../../fixtures/run-inline.js';

/** A test that says the same sentences as others, on a page that looks a little different. */
const spec = (title: string, above: string): string => `
import { expect, test } from 'cuebook';
test('${title}', async ({ page, ai }) => {
  await page.setContent(\`<h1>Shop</h1>${above}<button onclick="document.querySelector('h1').textContent = 'Done'">Next</button><p>Total <output>20</output></p>\`);
  const { extraction } = await ai.extract('the total');
  expect(extraction).toBe('20');
  expect(await ai.observe('the Next button')).toHaveLength(1);
  await ai.act('Click Next');
  await expect(page.getByRole('heading')).toHaveText('Done');
});
`;

test('a cue found at another test is kept as this page has it: the file says the same, whoever came first', async ({}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const second = spec('second', '<div><p>Sale</p><button>Help</button></div>');
  const run = await runInline(directory, {
    'playwright.config.ts': defaultConfig(
      "projects: ['alone', 'behind'].map((name) => ({ name, testDir: name })),",
    ),
    'alone/b.spec.ts': second,
    'behind/a.spec.ts': spec('first', ''),
    'behind/b.spec.ts': second,
  });
  const [alone, behind] = run.results('second').map((result) => recordsOf(result).map(({ cue }) => cue));
  expect([alone, behind]).toEqual([
    ['miss', 'miss', 'miss'],
    ['hit', 'hit', 'hit'],
  ]);
  const textIn = (folder: string): Promise<string> =>
    readFile(path.join(directory, folder, 'b.spec.ts-cues/second.json'), 'utf8');
  expect(await textIn('behind')).toBe(await textIn('alone'));
});
