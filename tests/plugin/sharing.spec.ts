import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { recordsOf } from '../../fixtures/records.js';
import { rerunInline, runInline } from '../../fixtures/run-inline.js';

test.describe.configure({ timeout: 120_000 });

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
  const [one, other] = [testInfo.outputPath('one'), testInfo.outputPath('other')];
  const second = spec('second', '<div><p>Sale</p><button>Help</button></div>');
  await runInline(one, { 'b.spec.ts': second });
  const alone = await readFile(path.join(one, 'b.spec.ts-cues/second.json'), 'utf8');

  await runInline(other, { 'a.spec.ts': spec('first', '') });
  const run = await rerunInline(other, { 'b.spec.ts': second }, { args: ['b.spec.ts'] });
  const records = recordsOf(run.results('second')[0]);
  expect(records.map(({ cue }) => cue)).toEqual(['hit', 'hit', 'hit']);
  expect(await readFile(path.join(other, 'b.spec.ts-cues/second.json'), 'utf8')).toBe(alone);
});
