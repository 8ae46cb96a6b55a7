import { expect, test } from '../../fixtures/test.js';
import { defaultConfig, type InlineResult, rerunInline, runInline } from '../../fixtures/run-inline.js';

test.describe.configure({ mode: 'default' });

/** A spec that acts, and then says whether pino is in memory of its worker. */
const specOf = (title: string, options: string): string => `
import { createRequire } from 'node:module';
import { test } from 'cuebook';
test.use({ aiOptions: ${options} });
test('${title}', async ({ page, ai }) => {
  await page.setContent('<button>Save</button>');
  await ai.act('click Save');
});
test.afterAll(() => {
  const loaded = Object.keys(createRequire(import.meta.url).cache).some((file) => /[\\\\/]pino[\\\\/]/.test(file));
  console.log('with ${title} pino', loaded ? 'is loaded' : 'is not loaded');
});`;

// A project and a folder each: a worker of its own, and cues that serve no other.
const folders = ['json', 'default', 'plain'];

let first: InlineResult;
let replay: InlineResult;

test.beforeAll(async () => {
  const directory = test.info().outputPath('project');
  const projects = folders.map((name) => ({ name, testDir: name }));
  const logger = '(line) => console.log("mine:", line.category, line.level)';
  first = await runInline(directory, {
    'playwright.config.ts': defaultConfig(`projects: ${JSON.stringify(projects)},`),
    'json/a.spec.ts': specOf('json', '{ verbose: 2 }'),
    'default/a.spec.ts': specOf('default', '{ }'),
    'plain/plain.spec.ts': specOf('plain', '{ disablePino: true, verbose: 2 }'),
    'plain/silent.spec.ts': specOf('silent', '{ verbose: 0 }'),
    'plain/mine.spec.ts': specOf('mine', `{ verbose: 0, logger: ${logger} }`),
  });
  replay = await rerunInline(directory, {}, { args: ['--project=default'] });
});

test('lines go through pino as JSON', () => {
  const lines = first.output
    .split('\n')
    .flatMap((line) => (line.startsWith('{"level":"debug"') ? [JSON.parse(line) as unknown] : []));
  expect(lines).toMatchObject([
    {
      level: 'debug',
      name: 'cuebook',
      category: 'act',
      message: expect.stringMatching(/^"click Save": passed, cue miss/),
    },
  ]);
  expect(first.output).toMatch(/^\{"level":"info".*"name":"cuebook","category":"model".*built-in engine/m);
  expect(first.output).toContain('with json pino is loaded');
});

test('a run that only replays has nothing to log, and does not load pino', () => {
  expect([replay.passed, replay.output.includes('[cuebook]')]).toEqual([1, false]);
  expect(replay.output).toContain('with default pino is not loaded');
});

test('disablePino leaves plain lines, verbose 0 none, and a logger of one’s own gets all', () => {
  expect(first.passed).toBe(5);
  expect(first.output.match(/\[cuebook\] act: "click Save": passed/g)).toHaveLength(1);
  expect(first.output.match(/mine: act 2/g)).toHaveLength(1);
  expect(first.output.match(/with (?:plain|silent|mine) pino is not loaded/g)).toHaveLength(3);
});
