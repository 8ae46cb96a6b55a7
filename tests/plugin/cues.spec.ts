import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/test.js';
import { recordsOf } from '../../fixtures/records.js';
import { defaultConfig, type InlineResult, rerunInline, runInline } from '../../fixtures/run-inline.js';
import { isThorough } from '../../fixtures/thorough.js';

// The tests look at one project, which is recorded once; then pages and cue files are changed, and it runs in CI and outside of it.
test.describe.configure({ mode: 'default' });

/** A spec with one test on a page of the given body. */
const spec = (title: string, body: string, steps: string): string => `
import { test, expect } from 'cuebook';
test('${title}', async ({ page, ai }) => {
  await page.setContent(${JSON.stringify(body)});
  ${steps}
});
`;

const counter = `
<p>Step <output>0</output></p>
<button onclick="document.querySelector('output').textContent++">Next</button>
<label>Name <input></label>`;

const wizard = `
<h1>One</h1><button id="n">Continue</button>
<script>
  const pages = ['One', 'Two', 'Three', 'Done'];
  let at = 0;
  n.onclick = () => { at += 1; document.querySelector('h1').textContent = pages[at]; if (at === 3) n.remove(); };
</script>`;

const account = (name: string): string =>
  `<main><h1>Account</h1><div><button class="b" onclick="document.title='clicked ${name}'">${name}</button></div></main>`;

// Each says something else, because a cue of one test serves another; those that fail come last, because a worker ends with a failure.
const files = {
  'counts.spec.ts': spec(
    'counts',
    counter,
    `await ai.act('fill Name with Ada');
  await ai.act('click Next');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByRole('status')).toHaveText('1');`,
  ),
  'saves.spec.ts': spec('saves', account('Save'), `await ai.act('click the Save button');`),
  'wizard.spec.ts': spec(
    'wizard',
    wizard,
    `for (let i = 0; i < 3; i += 1) await ai.act('click Continue');
  await expect(page.getByRole('heading')).toHaveText('Done');`,
  ),
  'x-half.spec.ts': spec('has half a file', counter, `await ai.act('press Next');`),
  'x-none.spec.ts': spec('has no file', counter, `await ai.act('click the Next button');`),
  'y-fails.spec.ts': spec('fails', counter, `await ai.act('press the Next button'); expect(1).toBe(2);`),
};

/** The page has another button where Save was, which is looked for in vain. */
const replaced = spec(
  'saves',
  account('Delete account'),
  `const failure = await ai.act('click the Save button').catch((error) => error);
  expect(String(failure)).toContain('Save');
  expect(await page.title()).toBe('');`,
).replace('\ntest(', '\ntest.use({ aiOptions: { groundingTimeout: 500 } });$&');

const halfFile = 'x-half.spec.ts-cues/has-half-a-file.json';
let directory: string;
let recorded: InlineResult;
let inCi: InlineResult;
/** In CI as well, but told to record what is missing. */
let recording: InlineResult;
/** Without CI, where a run may ground and heal. */
let outside: InlineResult | undefined;
let half: string;

test.beforeAll(async () => {
  directory = test.info().outputPath('project');
  recorded = await runInline(directory, files);
  await rm(path.join(directory, 'x-none.spec.ts-cues'), { recursive: true });
  const args = ['counts', 'saves', 'wizard', 'x-none'];
  inCi = await rerunInline(directory, { 'saves.spec.ts': replaced }, { env: { CI: '1' }, args });
  const cueFile = path.join(directory, halfFile);
  half = (await readFile(cueFile, 'utf8')).slice(0, 200);
  await writeFile(cueFile, half);
  const told = ['x-none.spec.ts:3', 'x-half', '--update-snapshots=missing'];
  recording = await rerunInline(directory, {}, { env: { CI: '1' }, args: told });
  if (isThorough) outside = await rerunInline(directory, {}, { args: ['saves'] });
});

test('what was recorded is replayed without a single grounding call', () => {
  const [first] = recorded.results('counts');
  expect(first?.status).toBe('passed');
  expect(recordsOf(first).map((each) => each.cue)).toEqual(['miss', 'miss']);

  const [second] = inCi.results('counts');
  expect(second?.status).toBe('passed');
  const records = recordsOf(second);
  expect(records.map((each) => each.cue)).toEqual(['hit', 'hit']);
  expect(records.map((each) => each.groundingCalls)).toEqual([0, 0]);
});

test('with CI set, a missing cue fails and names file, instruction and the command that records it', async () => {
  expect(inCi.results('has no file').map(({ status }) => status)).toEqual(['failed']);
  expect(inCi.output).toContain('CueMissingError');
  expect(inCi.output).toContain('x-none.spec.ts-cues/has-no-file.json');
  expect(inCi.output).toContain('click the Next button');
  expect(inCi.output).toContain('npx playwright test x-none.spec.ts:3 --update-snapshots=missing');

  expect(recording.results('has no file').map(({ status }) => status)).toEqual(['passed']);
  const cueFile = path.join(directory, 'x-none.spec.ts-cues/has-no-file.json');
  await expect(readFile(cueFile, 'utf8')).resolves.toContain('click the Next button');
});

// Without CI, tests/engine/heal-reported.spec.ts and tests/engine/mutations.spec.ts replace elements as well.
for (const ci of isThorough ? ['', ' in CI'] : [' in CI']) {
  test(`a button that was replaced by another at the same place is not clicked${ci}`, () => {
    expect(recorded.results('saves').map(({ status }) => status)).toEqual(['passed']);
    const run = ci ? inCi : outside;
    expect(run?.results('saves').map(({ status }) => status)).toEqual(['passed']);
  });
}

test('the same sentence three times is recorded and replayed as three steps', async () => {
  const [first] = recorded.results('wizard');
  expect(recordsOf(first).map((each) => each.cue)).toEqual(['miss', 'miss', 'miss']);
  const file = JSON.parse(
    await readFile(path.join(directory, 'wizard.spec.ts-cues/wizard.json'), 'utf8'),
  ) as { cues: { key: { occurrence: number } }[] };
  expect(file.cues.map((cue) => cue.key.occurrence)).toEqual([1, 2, 3]);

  const [replayed] = inCi.results('wizard');
  expect(replayed?.status).toBe('passed');
  expect(recordsOf(replayed).map((each) => each.cue)).toEqual(['hit', 'hit', 'hit']);
});

test('a test that fails records nothing', async () => {
  expect(recorded.results('fails').map(({ status }) => status)).toEqual(['failed']);
  expect(await readdir(directory)).not.toContain('y-fails.spec.ts-cues');
});

test('a cue file with an error in it is named, and is not written over', async () => {
  expect(recording.results('has half a file').map(({ status }) => status)).toEqual(['failed']);
  expect(recording.output).toContain('CueFileError');
  expect(recording.output).toContain('has-half-a-file.json');
  await expect(readFile(path.join(directory, halfFile), 'utf8')).resolves.toBe(half);
});

test('four workers and two projects on one spec write no broken and lose no cue', async ({}, testInfo) => {
  test.skip(!isThorough, 'tests/plugin/shards.spec.ts does it with as many workers and projects');
  const project = testInfo.outputPath('project');
  const tests = Array.from({ length: 4 }, (_each, index) =>
    spec(
      `test ${index}`,
      counter,
      `await ai.act('click Next'); await ai.act('fill Name with ${index}');`,
    ).replace(/import.*\n/, index === 0 ? '$&' : ''),
  );
  const config = defaultConfig(`projects: [{ name: 'one' }, { name: 'two' }],`);
  const run = await runInline(
    project,
    { 'playwright.config.ts': config, 'a.spec.ts': tests.join('\n') },
    { args: ['--workers=4'] },
  );
  expect(run.passed).toBe(8);
  const files = await readdir(path.join(project, 'a.spec.ts-cues'));
  expect(files.toSorted()).toEqual(['test-0.json', 'test-1.json', 'test-2.json', 'test-3.json']);

  const replay = await rerunInline(project, {}, { env: { CI: '1' }, args: ['--workers=4'] });
  expect(replay.passed).toBe(8);
});
