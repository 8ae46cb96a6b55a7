import type { JSONReportTestStep } from '@playwright/test/reporter';
import { expect, test } from '../../fixtures/test.js';
import { recordsOf } from '../../fixtures/records.js';
import { type InlineResult, runInline } from '../../fixtures/run-inline.js';

test.describe.configure({ mode: 'default' });

const files = {
  'a.spec.ts': `
import { test, expect } from 'cuebook';
test('signs in', async ({ page, ai }) => {
  await page.setContent('<label>Email <input></label><label>Password <input type=password></label>');
  await ai.act('fill Email with %email%', { variables: { email: 'ada@example.test' } });
  await ai.act('fill Password with %password%', { variables: { password: { value: 'tr0ub4dor', description: 'of Ada' } } });
  await expect(page.getByLabel('Password')).toHaveValue('tr0ub4dor'.split('').join(''));
});`,
  'b.spec.ts': `
import { test, expect } from 'cuebook';
test.describe.configure({ retries: 1 });
test('second try', async ({ page, ai }, info) => {
  await page.setContent('<button onclick="this.textContent=1">Save</button>');
  await ai.act('click Save');
  expect(info.retry).toBe(1);
});
test.skip('not now', async ({ ai }) => { await ai.act('click Save'); });`,
  'c.spec.ts': `
import { test } from 'cuebook';
test('looks in vain', async ({ page, ai }) => {
  await page.setContent('<button>Save</button>');
  await ai.act('click the Teleport button', { timeout: 1_000 });
});`,
};

let run: InlineResult;

test.beforeAll(async () => {
  run = await runInline(test.info().outputPath('project'), files);
});

test('each call is one step, titled with its sentence, with tokens unreplaced and no value anywhere', () => {
  const [result] = run.results('signs in');
  expect(result?.status).toBe('passed');
  const titles = (result?.steps ?? []).map((step: JSONReportTestStep) => step.title);
  expect(titles).toContain('ai.act "fill Email with %email%"');
  expect(JSON.stringify(recordsOf(result))).not.toMatch(/ada@example|tr0ub4dor/);
});

test('an error points at the line of the call, not into the package', () => {
  const [error] = run.results('looks in vain')[0]?.errors ?? [];
  expect(error?.message).toContain('ElementNotFoundError');
  expect(error?.message).toContain('Teleport');
  expect(error?.location).toMatchObject({ line: 5, column: 12 });
  expect(error?.location?.file).toMatch(/c\.spec\.ts$/);
});

test('a soft failure, a retry and a skipped test leave the records of what ran', () => {
  expect(run).toMatchObject({ flaky: 1, skipped: 1, failed: 1 });
  expect(run.results('second try').map((result) => recordsOf(result).length)).toEqual([1, 1]);
});
