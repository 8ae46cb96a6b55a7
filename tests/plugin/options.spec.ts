import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runInline } from '../../fixtures/run-inline.js';

test.describe.configure({ timeout: 120_000 });

const saves = `
import { test, expect } from 'cuebook';
test('saves', async ({ page, ai }) => {
  await page.setContent('<button onclick="document.title=1">Save</button>');
  await ai.act('click Save');
  expect(await page.title()).toBe('1');
});`;

test('an unknown option is an error that lists the known ones, and says which was meant', async ({}, testInfo) => {
  const run = await runInline(testInfo.outputPath('project'), {
    'a.spec.ts': `${saves}\ntest.use({ aiOptions: { modle: 'builtin' } });`,
  });
  expect(run.failed).toBe(1);
  expect(run.output).toContain('OptionsError');
  expect(run.output).toContain('modle');
  expect(run.output).toContain('systemPrompt');
  expect(run.output).toContain('Did you mean model?');
});

test('the default engine is named once on the console, and not when a model was chosen', async ({}, testInfo) => {
  const silent = await runInline(testInfo.outputPath('chosen'), {
    'a.spec.ts': `${saves}\ntest.use({ aiOptions: { model: 'builtin' } });`,
  });
  const said = await runInline(testInfo.outputPath('default'), { 'a.spec.ts': saves, 'b.spec.ts': saves });
  expect(silent.output).not.toContain('built-in engine');
  expect(said.output.match(/built-in engine/g)).toHaveLength(1);
});

test('the model comes from .env beside the configuration', async ({}, testInfo) => {
  const run = await runInline(testInfo.outputPath('project'), {
    '.env': 'CUEBOOK_MODEL=nonsense\n',
    'a.spec.ts': saves,
  });
  expect(run.failed).toBe(1);
  expect(run.output).toContain('InvalidAISDKModelFormatError');
});

test('cacheDir gathers the cue files in one place, relative to the configuration', async ({}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const run = await runInline(directory, {
    'specs/a.spec.ts': `${saves}\ntest.use({ aiOptions: { cacheDir: 'cues' } });`,
  });
  expect(run.output).toContain('1 passed');
  expect(existsSync(path.join(directory, 'cues/specs/a.spec.ts-cues/saves.json'))).toBe(true);
});

test('the fixtures merge with those of others', async ({}, testInfo) => {
  const run = await runInline(testInfo.outputPath('project'), {
    'a.spec.ts': `
import { mergeTests, test as base } from '@playwright/test';
import { test as withAi, aiFixtures, expect } from 'cuebook';
const mine = base.extend<{ greeting: string }>({ greeting: async ({}, use) => { await use('Hello'); } });
const merged = mergeTests(mine, withAi);
merged('merged', async ({ page, ai, greeting }) => {
  await page.setContent('<button onclick="document.title=1">Hello</button>');
  await ai.act('click ' + greeting);
  expect(await page.title()).toBe('1');
});
const extended = mine.extend(aiFixtures);
extended('extended', async ({ page, ai, greeting }) => {
  await page.setContent('<button onclick="document.title=1">Hello</button>');
  await ai.act('click ' + greeting);
  expect(await page.title()).toBe('1');
});`,
  });
  expect(run.output).toContain('2 passed');
});
