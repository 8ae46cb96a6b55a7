/** The last line of `npm test`: right for every way a run can end. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../fixtures/test.js';
import { isThorough } from '../../fixtures/thorough.js';
import { count } from '../../scripts/closing-line.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reporter = fileURLToPath(new URL('../../scripts/closing-line.mjs', import.meta.url));

test('a flaky test has passed, a skipped one counts as neither', () => {
  const tests = [
    { outcome: 'expected', statuses: ['passed'] },
    { outcome: 'flaky', statuses: ['failed', 'passed'] },
    { outcome: 'skipped', statuses: ['skipped'] },
    { outcome: 'unexpected', statuses: ['failed'] },
  ];
  expect(count({ tests, errors: 0, status: 'failed' })).toEqual({ passed: 2, failed: 1 });
});

test('what was cut off has failed', () => {
  const tests = [{ outcome: 'skipped', statuses: ['interrupted'] }];
  expect(count({ tests, errors: 0, status: 'interrupted' })).toEqual({ passed: 0, failed: 1 });
});

test('a red run never ends with no failure', () => {
  expect(count({ tests: [], errors: 0, status: 'timedout' })).toEqual({ passed: 0, failed: 1 });
  expect(count({ tests: [], errors: 2, status: 'failed' })).toEqual({ passed: 0, failed: 2 });
});

const imports = "const { test, expect } = require('@playwright/test');";

test('a real run ends with the line', () => {
  const run = runInner(test.info().outputPath(), {
    'a.spec.js': `${imports} test('a', () => {}); test('b', () => { expect(1).toBe(2); }); test.skip('c', () => {});
      test('d', ({}, testInfo) => { expect(testInfo.retry).toBe(1); });`,
  });
  expect(run.lastLine).toBe('2 passed, 1 failed');
  expect(run.status).toBe(1);
});

test('a spec that does not load is a failure', () => {
  test.skip(!isThorough, 'how errors outside of tests are counted is tested above');
  const run = runInner(test.info().outputPath(), {
    'a.spec.js': `${imports} test('a', () => {});`,
    'b.spec.js': `throw new Error('broken');`,
  });
  expect(run.lastLine).toBe('0 passed, 1 failed');
  expect(run.status).toBe(1);
});

function runInner(
  folder: string,
  files: Record<string, string>,
): { status: number | null; lastLine: string } {
  for (const [name, content] of Object.entries(files)) writeFileSync(`${folder}/${name}`, content);
  writeFileSync(
    `${folder}/playwright.config.js`,
    `module.exports = { retries: 1, workers: 1, reporter: [['list'], [${JSON.stringify(reporter)}]] };`,
  );
  writeFileSync(`${folder}/package.json`, '{}');
  const cli = `${root}/node_modules/@playwright/test/cli.js`;
  const env = { ...process.env };
  for (const name of Object.keys(env))
    if (name.startsWith('TEST_') || name.startsWith('PW_')) delete env[name];
  const { status, stdout } = spawnSync(
    process.execPath,
    [cli, 'test', '-c', `${folder}/playwright.config.js`],
    {
      cwd: folder,
      encoding: 'utf8',
      env,
    },
  );
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1) ?? '' };
}
