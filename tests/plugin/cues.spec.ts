import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { recordsOf } from '../../fixtures/records.js';
import { defaultConfig, rerunInline, runInline } from '../../fixtures/run-inline.js';
import { isThorough } from '../../fixtures/thorough.js';

test.describe.configure({ timeout: 120_000 });

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

test('what was recorded is replayed without a single grounding call', async ({}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const steps = `
  await ai.act('fill Name with Ada');
  await ai.act('click Next');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByRole('status')).toHaveText('1');`;
  const first = await runInline(directory, { 'a.spec.ts': spec('counts', counter, steps) });
  expect(first.output).toContain('1 passed');
  expect(recordsOf(first.results('counts')[0]).map((each) => each.cue)).toEqual(['miss', 'miss']);

  const second = await rerunInline(directory, {}, { env: { CI: '1' } });
  expect(second.output).toContain('1 passed');
  const records = recordsOf(second.results('counts')[0]);
  expect(records.map((each) => each.cue)).toEqual(['hit', 'hit']);
  expect(records.map((each) => each.groundingCalls)).toEqual([0, 0]);
});

test('with CI set, a missing cue fails and names file, instruction and the command that records it', async ({}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const files = { 'a.spec.ts': spec('counts', counter, `await ai.act('click Next');`) };
  await runInline(directory, files);
  await rm(path.join(directory, 'a.spec.ts-cues'), { recursive: true });

  const run = await rerunInline(directory, {}, { env: { CI: '1' } });
  expect(run.failed).toBe(1);
  expect(run.output).toContain('CueMissingError');
  expect(run.output).toContain('a.spec.ts-cues/counts.json');
  expect(run.output).toContain('click Next');
  expect(run.output).toContain('npx playwright test a.spec.ts:3 --update-snapshots=missing');

  const recorded = await rerunInline(
    directory,
    {},
    { env: { CI: '1' }, args: ['a.spec.ts:3', '--update-snapshots=missing'] },
  );
  expect(recorded.passed).toBe(1);
  await expect(readFile(path.join(directory, 'a.spec.ts-cues/counts.json'), 'utf8')).resolves.toContain(
    'click Next',
  );
});

for (const ci of ['', '1']) {
  test(`a button that was replaced by another at the same place is not clicked${ci && ' in CI'}`, async ({}, testInfo) => {
    const directory = testInfo.outputPath('project');
    const page = (name: string): string =>
      `<main><h1>Account</h1><div><button class="b" onclick="document.title='clicked ${name}'">${name}</button></div></main>`;
    const steps = `await ai.act('click the Save button');`;
    expect((await runInline(directory, { 'a.spec.ts': spec('saves', page('Save'), steps) })).passed).toBe(1);

    const changed = `
    const failure = await ai.act('click the Save button').catch((error) => error);
    expect(String(failure)).toContain('Save');
    expect(await page.title()).toBe('');`;
    const run = await rerunInline(
      directory,
      { 'a.spec.ts': spec('saves', page('Delete account'), changed) },
      { env: { ...(ci && { CI: ci }) } },
    );
    expect(run.output).toContain('1 passed');
  });
}

test('the same sentence three times is recorded and replayed as three steps', async ({}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const wizard = `
  <h1>One</h1><button id="n">Next</button>
  <script>
    const pages = ['One', 'Two', 'Three', 'Done'];
    let at = 0;
    n.onclick = () => { at += 1; document.querySelector('h1').textContent = pages[at]; if (at === 3) n.remove(); };
  </script>`;
  const steps = `
  for (let i = 0; i < 3; i += 1) await ai.act('click Next');
  await expect(page.getByRole('heading')).toHaveText('Done');`;
  expect((await runInline(directory, { 'a.spec.ts': spec('wizard', wizard, steps) })).passed).toBe(1);
  const file = JSON.parse(await readFile(path.join(directory, 'a.spec.ts-cues/wizard.json'), 'utf8')) as {
    cues: { key: { occurrence: number } }[];
  };
  expect(file.cues.map((cue) => cue.key.occurrence)).toEqual([1, 2, 3]);

  const run = await rerunInline(directory, {}, { env: { CI: '1' } });
  expect(run.passed).toBe(1);
  expect(recordsOf(run.results('wizard')[0]).map((each) => each.cue)).toEqual(['hit', 'hit', 'hit']);
});

test('a test that fails records nothing', async ({}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const steps = `await ai.act('click Next'); expect(1).toBe(2);`;
  const run = await runInline(directory, { 'a.spec.ts': spec('fails', counter, steps) });
  expect(run.failed).toBe(1);
  expect(await readdir(directory)).not.toContain('a.spec.ts-cues');
});

test('four workers and two projects on one spec write no broken and lose no cue', async ({}, testInfo) => {
  test.skip(!isThorough, 'tests/plugin/shards.spec.ts does it with eight workers and three projects');
  const directory = testInfo.outputPath('project');
  const tests = Array.from({ length: 4 }, (_each, index) =>
    spec(
      `test ${index}`,
      counter,
      `await ai.act('click Next'); await ai.act('fill Name with ${index}');`,
    ).replace(/import.*\n/, index === 0 ? '$&' : ''),
  );
  const config = defaultConfig(`projects: [{ name: 'one' }, { name: 'two' }],`);
  const run = await runInline(
    directory,
    { 'playwright.config.ts': config, 'a.spec.ts': tests.join('\n') },
    { args: ['--workers=4'] },
  );
  expect(run.passed).toBe(8);
  const files = await readdir(path.join(directory, 'a.spec.ts-cues'));
  expect(files.toSorted()).toEqual(['test-0.json', 'test-1.json', 'test-2.json', 'test-3.json']);

  const replay = await rerunInline(directory, {}, { env: { CI: '1' }, args: ['--workers=4'] });
  expect(replay.passed).toBe(8);
});

test('a cue file with an error in it is named, and is not written over', async ({}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const files = { 'a.spec.ts': spec('counts', counter, `await ai.act('click Next');`) };
  await runInline(directory, files);
  const file = path.join(directory, 'a.spec.ts-cues/counts.json');
  const half = (await readFile(file, 'utf8')).slice(0, 200);
  await writeFile(file, half);

  const run = await rerunInline(directory);
  expect(run.failed).toBe(1);
  expect(run.output).toContain('CueFileError');
  expect(run.output).toContain('counts.json');
  await expect(readFile(file, 'utf8')).resolves.toBe(half);
});
