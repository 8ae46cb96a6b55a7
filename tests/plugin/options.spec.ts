import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../fixtures/test.js';
import { type InlineResult, runInline } from '../../fixtures/run-inline.js';

test.describe.configure({ mode: 'default' });

const saves = (title: string, options?: object): string => `
import { test, expect } from 'cuebook';
${options ? `test.use({ aiOptions: ${JSON.stringify(options)} });` : ''}
test('${title}', async ({ page, ai }) => {
  await page.setContent('<button onclick="document.title=1">Save</button>');
  await ai.act('click Save');
  expect(await page.title()).toBe('1');
});`;

const merging = `
import { mergeTests, test as base } from '@playwright/test';
import { test as withAi, aiFixtures, expect } from 'cuebook';
const mine = base.extend<{ greeting: string }>({ greeting: async ({}, use) => { await use('Hello'); } });
const greets = async ({ page, ai, greeting }) => {
  await page.setContent('<button onclick="document.title=1">Hello</button>');
  await ai.act('click ' + greeting);
  expect(await page.title()).toBe('1');
};
const merged = mergeTests(mine, withAi);
merged.use({ aiOptions: { model: 'builtin' } });
merged('merged', async ({ page, ai, greeting }) => greets({ page, ai, greeting }));
const extended = mine.extend(aiFixtures);
extended.use({ aiOptions: { model: 'builtin' } });
extended('extended', async ({ page, ai, greeting }) => greets({ page, ai, greeting }));`;

let directory: string;
/** A run in which every spec says its options, except the one that leaves the model to .env. */
let run: InlineResult;

test.beforeAll(async () => {
  directory = test.info().outputPath('project');
  run = await runInline(directory, {
    '.env': 'CUEBOOK_MODEL=nonsense\n',
    'specs/a.spec.ts': saves('gathers', { model: 'builtin', cacheDir: 'cues' }),
    'specs/b.spec.ts': merging,
    'specs/c.spec.ts': saves('misspelt', { modle: 'builtin' }),
    // Another sentence: a cue of another test would spare it the model.
    'specs/d.spec.ts': saves('from .env').replace('click Save', 'press Save'),
  });
});

/** How each attempt of a test ended. */
const statusesOf = (title: string): string[] => run.results(title).map(({ status }) => `${status}`);

const messageOf = (title: string): string | undefined => run.results(title)[0]?.error?.message;

test('an unknown option is an error that lists the known ones, and says which was meant', () => {
  expect(messageOf('misspelt')).toContain('OptionsError');
  expect(messageOf('misspelt')).toContain('modle');
  expect(messageOf('misspelt')).toContain('systemPrompt');
  expect(messageOf('misspelt')).toContain('Did you mean model?');
});

test('the default engine is named once on the console, and not when a model was chosen', async ({}, testInfo) => {
  const said = await runInline(testInfo.outputPath('default'), {
    'a.spec.ts': saves('one'),
    'b.spec.ts': saves('two'),
  });
  expect(statusesOf('gathers')).toEqual(['passed']);
  expect(run.output).not.toContain('built-in engine');
  expect(said.output.match(/built-in engine/g)).toHaveLength(1);
});

test('the model comes from .env beside the configuration', () => {
  expect(messageOf('from .env')).toContain('InvalidAISDKModelFormatError');
});

test('cacheDir gathers the cue files in one place, relative to the configuration', () => {
  expect(statusesOf('gathers')).toEqual(['passed']);
  expect(existsSync(path.join(directory, 'cues/specs/a.spec.ts-cues/gathers.json'))).toBe(true);
});

test('the fixtures merge with those of others', () => {
  expect([...statusesOf('merged'), ...statusesOf('extended')]).toEqual(['passed', 'passed']);
});
