import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '../../fixtures/test.js';
import { runInline, type InlineResult } from '../../fixtures/run-inline.js';
import { isThorough } from '../../fixtures/thorough.js';
import { RunReport, type TestReport } from '../../src/report/schema.js';
import { ours, reporterWith } from './inner-reporter.js';

/** Steps as the fixture attaches them, without an engine: what a record says is the test's to choose. */
const helper = `
import { test as base } from '@playwright/test';
export const record = (more = {}) => ({
  version: 1, operation: 'act', instruction: 'click Save', status: 'passed', cue: 'hit', groundingCalls: 0,
  usage: { calls: 0, promptTokens: 0, completionTokens: 0, reasoningTokens: 0, cachedInputTokens: 0, inferenceTimeMs: 0 },
  actions: [{ method: 'click', target: "getByRole('button', { name: 'Save' })", arguments: [], description: 'Save' }],
  warnings: [], route: '/', startedAt: new Date().toISOString(), durationMs: 40, ...more,
});
export const usage = { calls: 1, promptTokens: 900, completionTokens: 100, reasoningTokens: 0, cachedInputTokens: 0, inferenceTimeMs: 700 };
export const heal = { stage: 'similarity', reason: 'same row', before: "getByTestId('a')", after: "getByTestId('b')", score: 0.9, written: false };
export const ai = (more) => base.step('ai.act "' + (more?.instruction ?? 'click Save') + '"', async (step) => {
  await step.attach('cuebook-step', { body: JSON.stringify(record(more)), contentType: 'application/json' });
  if (more?.status === 'failed') throw new Error('no such button');
});
export const test = base;
export { expect } from '@playwright/test';
`;

const imports = `import { test, expect, ai, record, usage, heal } from './helper';\n`;

async function run(
  directory: string,
  {
    spec,
    options = {},
    env = {},
    args = [],
  }: {
    spec: string;
    options?: object;
    env?: Record<string, string>;
    args?: string[];
  },
): Promise<{ result: InlineResult; report: RunReport }> {
  const files = { 'helper.ts': helper, 'a.spec.ts': imports + spec, 'reporter.ts': reporterWith(options) };
  const result = await runInline(directory, files, { env, args: [ours, ...args] });
  const report = RunReport.parse(JSON.parse(await readFile(path.join(directory, 'cuebook.json'), 'utf8')));
  return { result, report };
}

const titled = (report: RunReport, title: string): TestReport =>
  report.tests.find((each) => each.titles.at(-1) === title) as TestReport;

test.describe('of a run in which all went well', () => {
  test.describe.configure({ mode: 'default' });

  let directory: string;
  let result: InlineResult;
  let report: RunReport;

  test.beforeAll(async () => {
    directory = test.info().outputPath('project');
    ({ result, report } = await run(directory, {
      options: { markdownFile: 'out/cuebook.md', htmlDir: 'cuebook-report' },
      args: ['--reporter=line,json,html,./reporter.ts'],
      env: { PLAYWRIGHT_HTML_OPEN: 'never', PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(directory, 'html') },
      spec: `
test.describe('cart', () => {
  test('buys', async () => {
    await ai();
    await test.step('the customer pays', () => ai({ instruction: 'pay', cue: 'miss', groundedBy: 'openai/gpt-4o-mini', groundingCalls: 1, usage, cost: 0.002, durationMs: 1500 }));
    await ai({ instruction: 'close the banner', status: 'skipped' });
  });
});
test('heals', () => ai({ heal }));
test('replays', () => ai());`,
    }));
  });

  test('it is told in the terminal, as JSON, as Markdown and as a page', async () => {
    expect(result.exitCode).toBe(0);
    expect(result.output).toContain(
      '5 steps in 3 tests: 2 replayed (40 %), 1 grounded, 1 healed (similarity 1), 1 with nothing to do',
    );
    expect(result.output).toContain('1 had no cue');
    expect(result.output).toContain('grounding by openai/gpt-4o-mini 1');
    expect(result.output).toContain('1.0k tokens (900 in, 100 out) in 1 model call, cost 0.0020');
    expect(result.output).toMatch(/Slowest\n\s+pay {2}a\.spec\.ts:\d+ {2}1\.5 s/);
    const [attempt] = titled(report, 'buys').attempts;
    expect(attempt?.steps.map((step) => step.outcome)).toEqual(['replayed', 'grounded', 'idle']);
    expect(attempt?.steps[1]).toMatchObject({
      within: ['the customer pays'],
      location: { file: 'a.spec.ts' },
    });
    expect(titled(report, 'buys').titles).toEqual(['cart', 'buys']);
    expect(await readFile(path.join(directory, 'out/cuebook.md'), 'utf8')).toContain(
      '## Cuebook: ✅ passed, 5 AI steps',
    );
    expect(await readdir(path.join(directory, 'cuebook-report'))).toContain('index.html');
  });

  test("a test that is worth a look has a page of its own, which Playwright's HTML report opens", async ({
    page,
  }) => {
    expect(result.results('replays')[0]?.attachments.map((each) => each.name)).toEqual(['cuebook-step']);
    await page.goto(pathToFileURL(path.join(directory, 'html/index.html')).href);
    await page.getByRole('link', { name: 'heals' }).first().click();
    const link = page.getByRole('link', { name: 'Cuebook', exact: true });
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(popup.locator('.step.healed .side.after')).toContainText("getByTestId('b')");
  });
});

test.describe('of a run in which much went wrong, on GitHub', () => {
  test.describe.configure({ mode: 'default' });

  let directory: string;
  let result: InlineResult;
  let report: RunReport;
  const env = (): Record<string, string> => ({
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: path.join(directory, 'summary.md'),
  });

  test.beforeAll(async () => {
    directory = test.info().outputPath('project');
    await mkdir(directory, { recursive: true });
    await writeFile(path.join(directory, 'summary.md'), '## Said by the step before\n');
    ({ result, report } = await run(directory, {
      options: { markdownFile: 'summary.md' },
      env: env(),
      spec: `
test('heals', () => ai({ instruction: 'click Save\\n::error::forged', heal }));
test('odd', async ({}, info) => {
  for (const body of ['{', '[]', 'null', '{"version":2}', '\\u0000', JSON.stringify({ ...record(), usage: 3 })]) await info.attach('cuebook-step', { body, contentType: 'application/json' });
  info.attachments.push({ name: 'cuebook-step', contentType: 'application/json', path: info.outputPath('gone.json') });
  await info.attach('cuebook-cues', { body: '{"file":"../../x"}', contentType: 'application/json' });
  await ai();
});
test('fails', () => ai({ status: 'failed', error: { name: 'ElementNotFoundError', message: 'gone\\n::error::forged' } }));
test('hangs', async () => { test.setTimeout(1500); await ai(); await test.step('ai.act "click the slow one"', () => new Promise(() => {})); });
test('dies', async () => { await ai(); await test.step('ai.extract "the total"', async () => { process.exit(3); }); });
test('lives', async () => { await ai(); });`,
    }));
  });

  test('a timeout in the middle of a step, and a worker that dies, leave a step that never ended', () => {
    expect(titled(report, 'hangs').attempts[0]).toMatchObject({
      status: 'timedOut',
      steps: [
        { outcome: 'replayed' },
        { outcome: 'interrupted', operation: 'act', instruction: 'click the slow one' },
      ],
    });
    expect(titled(report, 'hangs').attempts[0]?.steps[1]?.durationMs).toBeGreaterThan(20);
    expect(titled(report, 'dies').attempts[0]).toMatchObject({
      status: 'failed',
      steps: [
        { outcome: 'replayed' },
        { outcome: 'interrupted', operation: 'extract', instruction: 'the total' },
      ],
    });
    expect(titled(report, 'lives').outcome).toBe('expected');
    expect(result.output).toContain('2 of the failed never ended');
  });

  test('attachments that are no records, or whose file is gone, are named and break nothing', () => {
    expect(titled(report, 'odd').outcome).toBe('expected');
    expect(report.totals.outcomes).toMatchObject({ unreadable: 7 });
    expect(titled(report, 'odd').attempts[0]?.steps.at(-1)?.outcome).toBe('replayed');
    expect(report.problems).toHaveLength(8);
    expect(result.output).toContain(
      'A step of the test "odd" has a record that cannot be read: it is no JSON.',
    );
    expect(result.output).toContain('its file is not there or not readable');
  });

  test('there are annotations that a page cannot forge, and the job summary is added to', async () => {
    expect(result.output).toMatch(
      /^::warning file=a\.spec\.ts,line=\d+,title=Healed cue%3A click Save %3A%3Aerror%3A%3Aforged::/m,
    );
    expect(result.output).toMatch(
      /^::error file=a\.spec\.ts,line=\d+,title=AI step failed%3A click Save::gone ::error::forged$/m,
    );
    expect(result.output).not.toMatch(/^::error::forged/m);
    expect((await readFile(path.join(directory, 'summary.md'), 'utf8')).match(/^## \w+/gm)).toEqual([
      '## Said',
      '## Cuebook',
    ]);
  });
});

test('a soft failure, a retry that passes, a repeat, a skipped test: each attempt keeps its own steps', async () => {
  test.skip(!isThorough, 'tests/report/real-run.spec.ts does it for all but the repeat');
  const { report } = await run(test.info().outputPath('project'), {
    args: ['--retries=1', '--repeat-each=2'],
    spec: `
test('second try', async ({}, info) => { await ai({ status: info.retry ? 'passed' : 'failed', error: info.retry ? undefined : { name: 'ElementNotFoundError', message: 'gone' } }); });
test('soft', async ({}, info) => { await ai(); expect.soft(1).toBe(info.retry ? 1 : 2); await ai({ instruction: 'go on' }); });
test.skip('not now', async () => { await ai(); });`,
  });
  const second = report.tests.filter((each) => each.titles.at(-1) === 'second try');
  expect(second.map((each) => [each.repeat, each.outcome])).toEqual([
    [0, 'flaky'],
    [1, 'flaky'],
  ]);
  expect(second[0]?.attempts.map((attempt) => attempt.steps.map((step) => step.outcome))).toEqual([
    ['failed'],
    ['replayed'],
  ]);
  expect(titled(report, 'soft').attempts[0]).toMatchObject({
    status: 'failed',
    steps: [{ outcome: 'replayed' }, { outcome: 'replayed' }],
  });
  expect(titled(report, 'not now')).toMatchObject({ outcome: 'skipped' });
  expect(report.totals).toMatchObject({ tests: 6, steps: 12, stepsRetried: 6, flaky: 4, skipped: 2 });
});

test('failOnHeal, failOnMiss and the budget turn a green run red, each with a line that says why', async () => {
  const { report, result } = await run(test.info().outputPath('project'), {
    options: { failOnHeal: true, failOnMiss: true, budget: { maxTokens: 500, maxCalls: 5, maxCost: 1 } },
    spec: `test('passes', async () => { await ai({ heal }); await ai({ cue: 'miss', groundedBy: 'openai/x', usage }); });`,
  });
  expect(result).toMatchObject({ passed: 1, failed: 0, exitCode: 1 });
  expect(report.status).toBe('failed');
  expect(result.output).toContain('✘ 1 cue was healed, and failOnHeal is set.');
  expect(result.output).toContain('✘ 1 step had no cue, and failOnMiss is set.');
  expect(result.output).toContain('✘ 1,000 of 500 tokens spent, 500 too many (maxTokens).');
  expect(result.output).toContain('✓ 1 of 5 model calls spent (maxCalls).');
  expect(result.output).toContain(
    '✘ maxCost cannot be checked: 1 step called a model without a known price.',
  );
});

test('a run within its policy stays green, and one that failed stays failed', async () => {
  test.skip(!isThorough, 'the run in which all went well, above, is one without a policy');
  const { result, report } = await run(test.info().outputPath('project'), {
    options: { failOnHeal: true, failOnMiss: true, budget: { maxTokens: 0 } },
    spec: `test('passes', () => ai());`,
  });
  expect([result.exitCode, report.status]).toEqual([0, 'passed']);
});

test('an unknown or malformed option is an error that names it', async () => {
  test.skip(!isThorough, 'tests/report/options.spec.ts does it without a run');
  const directory = test.info().outputPath('project');
  const files = { 'a.spec.ts': '', 'reporter.ts': reporterWith({ budget: { maxToken: 1 } }) };
  await expect(runInline(directory, files, { args: [ours] })).rejects.toThrow(/option budget\.maxToken/);
});

test('two shards merged are one report, with one patch for the cues that both proved', async () => {
  const directory = test.info().outputPath('project');
  const target = `{ candidates: [[{ by: 'testId', value: 'a' }]], fingerprint: { role: 'button', name: 'Save', tag: 'button' } }`;
  const cues = `
const cue = (instruction) => ({ key: { operation: 'act', instruction, occurrence: 1 }, route: '/', body: { kind: 'steps', steps: [{ method: 'click', arguments: [], description: 'Save', target: ${target} }] } });
const delta = (file, instruction) => JSON.stringify({ version: 2, file, test: instruction, mode: 'none', source: { order: 0, name: '' }, used: [cue(instruction).key], recorded: [cue(instruction)], healed: [] });
const attach = (info, file, instruction) => info.attach('cuebook-cues', { body: delta(file, instruction), contentType: 'application/json' });`;
  const spec = (name: string): string => `${imports}${cues}
test('${name} passes', async ({}, info) => { await ai(); await attach(info, '${name}.spec.ts-cues/x.json', 'click ${name}'); });
test('${name} fails', async ({}, info) => { await ai(); await attach(info, '${name}.spec.ts-cues/y.json', 'never'); expect(1).toBe(2); });`;
  const files = { 'helper.ts': helper, 'a.spec.ts': spec('a'), 'b.spec.ts': spec('b') };
  const options = { patchFile: 'cues.patch', cuesDir: 'merged-cues', htmlDir: 'page' };
  for (const shard of ['1', '2']) {
    await runInline(
      directory,
      { ...files, 'reporter.ts': reporterWith(options) },
      {
        args: ['--reporter=line,json,blob', `--shard=${shard}/2`],
        env: { PLAYWRIGHT_BLOB_OUTPUT_FILE: path.join(directory, 'blobs', `${shard}.zip`) },
      },
    );
  }
  const cli = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
  const merged = await promisify(execFile)(
    process.execPath,
    [cli, 'merge-reports', '--reporter=./reporter.ts', 'blobs'],
    { cwd: directory },
  );
  expect(merged.stdout).toContain('4 steps in 4 tests');
  const report = RunReport.parse(JSON.parse(await readFile(path.join(directory, 'cuebook.json'), 'utf8')));
  const places = report.tests.map((each) => each.attempts[0]?.steps[0]?.location?.file);
  expect(new Set(places)).toEqual(new Set(['a.spec.ts', 'b.spec.ts']));
  const patch = await readFile(path.join(directory, 'cues.patch'), 'utf8');
  expect(patch.match(/^diff --git .*/gm)).toEqual([
    'diff --git a/a.spec.ts-cues/x.json b/a.spec.ts-cues/x.json',
    'diff --git a/b.spec.ts-cues/x.json b/b.spec.ts-cues/x.json',
  ]);
  expect(patch).not.toContain('never');
  expect(merged.stdout).toContain('2 cue files to change: git apply cues.patch');
  expect((await readdir(path.join(directory, 'merged-cues'))).toSorted()).toEqual([
    'a.spec.ts-cues',
    'b.spec.ts-cues',
  ]);
});
