/** The same cues and the same patch, however the run was split: workers, projects, shards. */
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { defaultConfig, rerunInline, runInline } from '../../fixtures/run-inline.js';

test.describe.configure({ timeout: 240_000 });

const reporter = new URL('../../src/report/reporter.ts', import.meta.url).pathname;

/** Three projects that differ in what the pages look like, and a reporter that keeps the patch. */
const config = (fullyParallel: boolean, patch: string): string =>
  defaultConfig(`
  reporter: [[${JSON.stringify(reporter)}, { patchFile: '${patch}' }]],
  projects: [
    { name: 'wide' },
    { name: 'narrow', use: { viewport: { width: 500, height: 800 } } },
    { name: 'again', use: { viewport: { width: 500, height: 800 } } },
  ],`).replace('fullyParallel: true', `fullyParallel: ${fullyParallel}`);

/** A test on a page of its own, with sentences that others say as well. */
const one = (title: string, words: string, mark: string): string => `
test('${title}', async ({ page, ai }) => {
  await page.setContent(\`<h1>Shop</h1>${words}
    <button class="${mark}" onclick="document.querySelector('output').textContent++">Next</button>
    <button class="menu" style="display: none" onclick="document.title = 'menu'">Filters</button>
    <style>@media (max-width: 600px) { .menu { display: block !important } }</style>
    <p>Step <output>0</output></p><label>Name <input></label>
    <ul><li>Lamp</li><li>Desk</li></ul>\`);
  await ai.act('Click Filters', { optional: true });
  await ai.act('Click Next');
  await ai.act('Fill Name with ${title}');
  await ai.act('Click Next');
  await expect(ai).toSatisfy('the page shows "Desk"');
  const { extraction } = await ai.extract('the step');
  expect(extraction).toBe('2');
  await expect(ai.locator('the Name field')).toHaveValue('${title}');
  expect(await ai.observe('the Next button')).toHaveLength(1);
});
`;

const specs = (mark: string): Record<string, string> =>
  Object.fromEntries(
    ['a', 'b'].map((name, index) => [
      `${name}.spec.ts`,
      `import { expect, test } from 'cuebook';${one(`${name} first`, index ? '<p>Sale</p>' : '', mark)}${one(`${name} second`, '<div class="top">Welcome</div>', mark)}`,
    ]),
  );

test('explore', async ({}, testInfo) => {
  const results: Record<string, Record<string, string>> = {};
  for (const [name, parallel, workers] of [['serial', false, 1], ['full', true, 8]] as const) {
    const directory = testInfo.outputPath(name);
    const run = await runInline(directory, { ...specs('x'), 'playwright.config.ts': config(parallel, 'cues.patch') }, { args: [`--workers=${workers}`], timeoutMs: 200_000 });
    expect(run.failed, run.output).toBe(0);
    results[name] = await cuesBelow(directory);
  }
  for (const name of ['full']) {
    for (const file of Object.keys(results['serial']!)) if (results[name]![file] !== results['serial']![file]) console.log('DIFFERS', name, file);
  }
  expect(results['full']).toEqual(results['serial']);
});

async function cuesBelow(directory: string): Promise<Record<string, string>> {
  const names = await readdir(directory, { recursive: true });
  const found = names.filter((name) => /-cues\/[^/]+\.json$/.test(name)).toSorted();
  const texts = await Promise.all(found.map(async (name) => [name, await readFile(path.join(directory, name), 'utf8')] as const));
  return Object.fromEntries(texts);
}
