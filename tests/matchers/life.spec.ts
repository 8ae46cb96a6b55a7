/** The matchers in a test's life: soft, tried again, given up in time. */
import { runInline } from '../../fixtures/run-inline.js';
import { test } from '../../fixtures/test.js';
import { isThorough } from '../../fixtures/thorough.js';
import { createAi, expect } from '../../src/index.js';
import { failureOf } from './failure.js';

test('a soft assertion that fails lets the test go on, and the test fails', async ({}, testInfo) => {
  test.skip(!isThorough, 'tests/report/real-run.spec.ts and tests/report/evidence.spec.ts have one each');
  const result = await runInline(testInfo.outputPath('project'), {
    'a.spec.ts': `
      import { test, expect } from 'cuebook';
      test('soft', async ({ page, ai }) => {
        await page.setContent('<h1>Settings</h1>');
        await expect.soft(ai).toSatisfy('the heading says "Profile"', { timeout: 1 });
        await expect.soft(ai).not.toSatisfy('the heading says "Settings"', { timeout: 1 });
        console.log('went on');
      });
    `,
  });
  expect(result.failed).toBe(1);
  expect(result.output).toContain('went on');
  expect(result.results('soft')[0]?.errors).toHaveLength(2);
});

test.describe('on a page whose status changes', () => {
  test.beforeEach(({ page }) => page.setContent('<h1>Settings</h1><p role=status>Idle</p>'));

  test('toPass tries an assertion again until it holds, and its cue is recorded once', async ({
    page,
  }, testInfo) => {
    const cueFile = testInfo.outputPath('cues.json');
    const ai = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'missing' });
    let tries = 0;
    await expect(async () => {
      tries += 1;
      if (tries === 3)
        await page.getByRole('status').evaluate((status) => {
          status.textContent = 'Saved';
        });
      await expect(ai).toSatisfy('the status says "Saved"', { timeout: 1 });
    }).toPass({ intervals: [1] });
    expect(tries).toBe(3);
    await ai.saveCues();
    const replayed = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'none' });
    await expect(replayed).toSatisfy('the status says "Saved"', { timeout: 1 });
    expect(replayed).toHaveReplayed();
  });

  test('a failure says which timeout was over: that of the call, of the configured expect, or the default', async ({
    ai,
  }) => {
    const sentence = 'the status says "Saved"';
    expect(await failureOf(expect(ai).toSatisfy(sentence, { timeout: 7 }))).toContain('Timeout:  7ms');
    const impatient = expect.configure({ timeout: 9 });
    expect(await failureOf(impatient(ai).toSatisfy(sentence))).toContain('Timeout:  9ms');
    expect(await failureOf(impatient(ai).not.toSatisfy('the status says "Idle"'))).toContain('Timeout:  9ms');
    expect(await failureOf(impatient(ai).toSatisfy(sentence, { timeout: 8 }))).toContain('Timeout:  8ms');
  });

  test('a message of one’s own stands in front of what failed', async ({ ai }) => {
    const message = await failureOf(
      expect(ai, 'after saving').toSatisfy('the status says "Saved"', { timeout: 1 }),
    );
    expect(message).toContain('after saving');
    expect(message).toContain('Received: "Idle"');
  });
});
