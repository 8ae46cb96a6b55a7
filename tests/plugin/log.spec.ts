import { expect, test } from '@playwright/test';
import { rerunInline, runInline } from '../../fixtures/run-inline.js';

test.describe.configure({ timeout: 120_000 });

/** A spec that acts, and then says whether pino is in memory. */
const specOf = (options: string): string => `
import { createRequire } from 'node:module';
import { test } from 'cuebook';
test.use({ aiOptions: ${options} });
test('acts', async ({ page, ai }) => {
  await page.setContent('<button>Save</button>');
  await ai.act('click Save');
});
test.afterAll(() => {
  const loaded = Object.keys(createRequire(import.meta.url).cache).some((file) => /[\\\\/]pino[\\\\/]/.test(file));
  console.log('pino', loaded ? 'is loaded' : 'is not loaded');
});`;

test('lines go through pino as JSON', async ({}, testInfo) => {
  const run = await runInline(testInfo.outputPath('project'), { 'a.spec.ts': specOf('{ verbose: 2 }') });
  const lines = run.output
    .split('\n')
    .flatMap((line) => (line.startsWith('{"level"') ? [JSON.parse(line) as unknown] : []));
  expect(lines).toMatchObject(
    [
      { level: 'debug', name: 'cuebook', category: 'act', message: /^"click Save": passed, cue miss/ },
      { level: 'info', category: 'model', message: /built-in engine/ },
    ].map((line) => ({ ...line, message: expect.stringMatching(line.message) })),
  );
  expect(run.output).toContain('pino is loaded');
});

test('a run that only replays has nothing to log, and does not load pino', async ({}, testInfo) => {
  const directory = testInfo.outputPath('project');
  await runInline(directory, { 'a.spec.ts': specOf('{ }') });
  const run = await rerunInline(directory);
  expect([run.passed, run.output.includes('[cuebook]')]).toEqual([1, false]);
  expect(run.output).toContain('pino is not loaded');
});

test('disablePino leaves plain lines, verbose 0 none, and a logger of one’s own gets all', async ({}, testInfo) => {
  const logger = '(line) => console.log("mine:", line.category, line.level)';
  const run = await runInline(testInfo.outputPath('project'), {
    'plain.spec.ts': specOf('{ disablePino: true, verbose: 2 }'),
    'silent.spec.ts': specOf('{ verbose: 0 }'),
    'mine.spec.ts': specOf(`{ verbose: 0, logger: ${logger} }`),
  });
  expect(run.passed).toBe(3);
  expect(run.output.match(/\[cuebook\] act: "click Save": passed/g)).toHaveLength(1);
  expect(run.output.match(/mine: act 2/g)).toHaveLength(1);
  expect(run.output).not.toContain('pino is loaded');
});
