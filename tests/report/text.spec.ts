import type { TestResult } from '@playwright/test/reporter';
import { expect, test } from '../../fixtures/test.js';
import { printAnnotations } from '../../src/report/annotations.js';
import { code, printMarkdown, text } from '../../src/report/markdown.js';
import { judgeRun } from '../../src/report/policy.js';
import { RunReport } from '../../src/report/schema.js';
import { createProgress } from '../../src/report/progress.js';
import { printProgress, printSummary } from '../../src/report/terminal.js';
import { mostExpensive, slowest, totalsOf } from '../../src/report/totals.js';
import { duration, line, money, share, tokens } from '../../src/report/wording.js';
import { hostile, sampleRun } from './sample-run.js';

const escape = '\u001b';

test('the summary is plain without colours, and has them where it may', () => {
  const plain = printSummary(sampleRun(), { colour: false });
  expect(plain).not.toContain(escape);
  expect(plain).toContain('1 of the failed never ended');
  expect(plain).toContain('Orphaned cues 2');
  expect(printSummary(sampleRun(), { colour: true })).toContain(`${escape}[32m`);
});

test('page text cannot move the cursor, break a line, or turn the direction of writing', () => {
  const run = sampleRun();
  for (const step of run.tests[1]?.attempts[0]?.steps ?? []) {
    step.instruction = `${hostile}\r\n${escape}]0;title\u0007 tail`;
    step.durationMs = 90_000;
  }
  const summary = printSummary(run, { colour: false, width: 400 });
  expect(summary).toContain('</script><img src=x onerror=alert(1)>');
  // oxlint-disable-next-line no-control-regex -- these are what must not be there
  expect(summary).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  expect(line('a\u202eb\u200f\nc')).toBe('ab c');
});

test('a call in a hook that failed in many tests is one line that says in how many', () => {
  const run = sampleRun({ tests: 4 });
  const [first] = run.tests[0]?.attempts[0]?.steps ?? [];
  if (!first) throw new Error('a step is needed');
  const step = { ...first, outcome: 'failed' as const, error: { name: 'CueStaleError', message: 'gone' } };
  for (const each of run.tests) {
    each.attempts = each.attempts.slice(0, 1);
    each.attempts[0]?.steps.splice(0, 10, { ...step, location: { file: 'a.spec.ts', line: 6 } });
  }
  expect(printSummary(run, { colour: false })).toMatch(/a\.spec\.ts:6 \(4 tests\) {2}CueStaleError\n\n/);
});

test('a summary without AI steps is short', () => {
  const run = sampleRun({ tests: 0 });
  expect(printSummary({ ...run, orphans: [], problems: [], policy: [] }, { colour: false })).toBe(
    '\nCuebook\n  No AI steps ran.',
  );
});

test('Markdown takes page text as text: no markup, no table cell, no mention, no link', () => {
  const run = sampleRun();
  for (const step of run.tests[1]?.attempts[0]?.steps ?? []) step.weak = hostile;
  const markdown = printMarkdown(run);
  expect(markdown).not.toContain('<img');
  expect(markdown).not.toMatch(/(?<!\\)\]\(/);
  expect(markdown).not.toContain('@team');
  const rows = markdown.split('\n').filter((row) => row.startsWith('| ') && row.includes('onerror'));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.match(/(?<!\\)\|/g)?.length).toBeLessThanOrEqual(6);
  expect(text('a*b_c`d')).toBe('a\\*b\\_c\\`d');
  expect(code('a `b` ``c``')).toBe('``` a `b` ``c`` ```');
});

test('Markdown of a large run stays far below what a job summary may have', () => {
  expect(printMarkdown(sampleRun({ tests: 500 })).length).toBeLessThan(120_000);
});

test('annotations are at most ten of a kind, and their paths begin at the repository', () => {
  const lines = printAnnotations(sampleRun({ tests: 200 }), 'packages/shop');
  expect(lines.filter((each) => each.startsWith('::error '))).toHaveLength(10);
  expect(lines.filter((each) => each.startsWith('::warning '))).toHaveLength(10);
  expect(lines.find((each) => each.startsWith('::warning '))).toContain('file=packages/shop/tests/');
  expect(lines.every((each) => !each.includes('\n'))).toBe(true);
});

test('totals count every attempt, and time of nested steps once', () => {
  const run = sampleRun({ tests: 12 });
  const steps = run.tests.flatMap((each) => each.attempts.flatMap((attempt) => attempt.steps));
  const before = totalsOf(run.tests);
  expect(before.steps).toBe(steps.length);
  expect(Object.values(before.outcomes).reduce((sum, each) => sum + each, 0)).toBe(steps.length);
  const [first] = steps;
  if (first) first.nested = true;
  expect(totalsOf(run.tests).aiMs).toBe(before.aiMs - (first?.durationMs ?? 0));
  expect(slowest(run.tests, 3).map(({ step }) => step.durationMs)).toEqual(
    steps
      .map((step) => step.durationMs)
      .toSorted((a, b) => b - a)
      .slice(0, 3),
  );
  expect(mostExpensive(run.tests, 99).every(({ step }) => step.usage.calls > 0)).toBe(true);
});

test('a limit is kept at its value and broken above it; without prices a limit of money is not kept', () => {
  const totals = { ...totalsOf([]), tokens: 100, calls: 2, cost: 1.5 };
  const broken = (budget: object): boolean[] => judgeRun(totals, { budget }).map((each) => each.broken);
  expect(broken({ maxTokens: 100, maxCalls: 2, maxCost: 1.5 })).toEqual([false, false, false]);
  expect(broken({ maxTokens: 99, maxCalls: 1, maxCost: 1.49 })).toEqual([true, true, true]);
  expect(judgeRun({ ...totals, unpriced: 1 }, { budget: { maxCost: 9 } })[0]).toMatchObject({ broken: true });
  expect(judgeRun(totals, {})).toEqual([]);
});

test('numbers read as a person writes them', () => {
  expect([0, 999, 12_400, 3_100_000].map(tokens)).toEqual(['0', '999', '12.4k', '3.1M']);
  expect([0, 84, 999.6, 1_240, 59_960, 184_000, 3_900_000].map(duration)).toEqual([
    '0 ms',
    '84 ms',
    '1.0 s',
    '1.2 s',
    '1 min 00 s',
    '3 min 04 s',
    '1 h 05 min',
  ]);
  expect([0, 0.00001, 0.1234, 12.3].map(money)).toEqual(['0', '< 0.0001', '0.1234', '12.30']);
  expect([share(0, 0), share(1, 500), share(499, 500), share(1, 2), share(3, 3)]).toEqual([
    '0 %',
    '< 1 %',
    '> 99 %',
    '50 %',
    '100 %',
  ]);
});

test('the progress line names what happened so far', () => {
  expect(
    printProgress({
      tests: 120,
      ofTests: 500,
      steps: 1_204,
      replayed: 1_190,
      healed: 2,
      failed: 1,
      tokens: 12_000,
    }),
  ).toBe('cuebook: 120/500 tests · 1,204 AI steps · 1,190 replayed · 2 healed · 1 failed · 12.0k tokens');
});

test('a long run says every half minute where it stands, a retry is not another test, and nonsense is passed over', () => {
  let time = 0;
  const progress = createProgress({ now: () => time });
  progress.begin(3);
  const [step] = sampleRun().tests[0]?.attempts[0]?.steps ?? [];
  const bodies = [JSON.stringify({ ...step, version: 1, status: 'passed' }), '{'];
  const result = (retry: number): TestResult =>
    ({
      retry,
      attachments: bodies.map((body) => ({ name: 'cuebook-step', contentType: '', body: Buffer.from(body) })),
    }) as unknown as TestResult;
  const read = (attachment: { body?: Buffer }): string => String(attachment.body);
  expect(progress.count(result(0), read)).toBeUndefined();
  time = 30_000;
  expect(progress.count(result(1), read)).toBe('cuebook: 1/3 tests · 2 AI steps · 2 replayed');
  time = 59_000;
  expect(progress.count(result(0), read)).toBeUndefined();
});

test('the made-up run is a report of the documented shape', () => {
  expect(RunReport.safeParse(sampleRun({ tests: 48 })).error).toBeUndefined();
});
