/** The report of steps that the fixture itself made, in the situations where a report is easily wrong. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/test.js';
import { runInline } from '../../fixtures/run-inline.js';
import { RunReport } from '../../src/report/schema.js';
import { ours, reporterWith } from './inner-reporter.js';

test('a soft failure, a second try, a skipped test, a timeout in a step, a worker that dies: the report is right about each', async ({}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const { output } = await runInline(
    directory,
    {
      'reporter.ts': reporterWith(),
      'a.spec.ts': `import { expect, test } from 'cuebook';
test.use({ aiOptions: { groundingTimeout: 300, updateCues: 'missing' } });
test.beforeEach(({ page }) => page.setContent('<button onclick="window.die?.()">Save</button>'));
test.describe('twice', () => {
test.describe.configure({ retries: 1 });
test('soft', async ({ ai }, info) => {
  await expect.soft(ai).toSatisfy(info.retry ? 'the Save button is enabled' : 'the Save button is disabled', { timeout: 300 });
  await ai.act('click Save');
});
test('second try', async ({ ai }, info) => { await ai.act(info.retry ? 'press the Save button' : 'click Teleport'); });
});
test.skip('skipped', async ({ ai }) => { await ai.act('click Save'); });
test('times out', async ({ ai, page }) => {
  await page.evaluate(() => { setTimeout(() => { for (;;); }, 0); });
  const asserting = expect(ai).toSatisfy('the Save button is visible');
  test.setTimeout(1);
  await asserting;
});
test('dies', async ({ ai, page }) => {
  await page.exposeFunction('die', () => process.exit(3));
  await ai.act('click Save');
});`,
    },
    { args: [ours, '--workers=1'] },
  );
  const report = RunReport.parse(JSON.parse(await readFile(path.join(directory, 'cuebook.json'), 'utf8')));
  const told = Object.fromEntries(
    report.tests.map(({ titles, outcome, attempts }) => [
      titles.at(-1),
      [
        outcome,
        ...attempts.map(({ status, steps }) => [
          status,
          // The time of a step that is cut off may be up before that of its test, and then it says so itself.
          ...steps.map(({ outcome }) =>
            status === 'timedOut' && outcome === 'failed' ? 'interrupted' : outcome,
          ),
        ]),
      ],
    ]),
  );
  expect(told).toEqual({
    soft: ['flaky', ['failed', 'failed', 'grounded'], ['passed', 'grounded', 'grounded']],
    'second try': ['flaky', ['failed', 'failed'], ['passed', 'grounded']],
    skipped: ['skipped', ['skipped']],
    'times out': ['unexpected', ['timedOut', 'interrupted']],
    dies: ['unexpected', ['failed', 'interrupted']],
  });
  expect(report.totals).toMatchObject({ tests: 5, flaky: 2, failed: 2, skipped: 1 });
  expect(output).toContain('the Save button is visible');
});
