/** Assertions whose element has moved: healed as an action is, but only onto an element that is called the same. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import type { OperationTrace } from '../../src/contract/backend.js';
import type { CueSession } from '../../src/cues/session.js';
import { createTrace } from '../../src/engine/trace.js';
import { engineOn, type HealPolicy } from './engine-on.js';

const sentence = 'the Publish button is enabled';
const editor = (control: string): string =>
  `<main><h1>Article</h1><p>A draft</p><div>${control}<button class="quiet">Preview</button></div></main>`;
const button = '<button class="primary">Publish</button>';
/** Another tag and another role: no recorded locator finds it as what it was. */
const link = (name: string): string => `<a href="/publish" class="primary">${name}</a>`;

/** Whether the page satisfies the sentence, with what was noted. */
async function verdictOn(
  page: Page,
  html: string,
  { file, heal }: { file: string; heal: HealPolicy },
): Promise<{ kind: string; trace: OperationTrace; session: CueSession }> {
  await page.setContent(html);
  const { engine, session } = await engineOn(page, { file, heal });
  const trace = createTrace('/');
  const options = { negated: false, withinMs: 300, weakAssertions: 'refuse' as const };
  const verdict = await engine.satisfy?.(sentence, options, trace);
  await session.commit();
  return { kind: verdict?.kind ?? '', trace, session };
}

for (const heal of ['write', 'report'] as const) {
  test(`an element of another kind and the same name is believed, and said (${heal})`, async ({
    page,
  }, testInfo) => {
    const file = testInfo.outputPath('cues.json');
    expect((await verdictOn(page, editor(button), { file, heal })).kind).toBe('passed');
    const { kind, trace, session } = await verdictOn(page, editor(link('Publish')), { file, heal });
    expect(kind).toBe('passed');
    expect(trace.heal).toMatchObject({ stage: 'similarity', written: heal === 'write' });
    expect(trace.heal?.after).toContain("getByRole('link', { name: 'Publish'");
    expect(session.delta().healed).toHaveLength(1);
  });
}

for (const heal of ['fail', 'off'] as const) {
  test(`nothing is healed where the policy is ${heal}`, async ({ page }, testInfo) => {
    const file = testInfo.outputPath('cues.json');
    await verdictOn(page, editor(button), { file, heal });
    const { kind, trace } = await verdictOn(page, editor(link('Publish')), { file, heal });
    expect([kind, trace.heal]).toEqual(['failed', undefined]);
  });
}

test('an element of another name is not what was asserted', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('cues.json');
  await verdictOn(page, editor(button), { file, heal: 'write' });
  const { kind, trace } = await verdictOn(page, editor(link('Publish later')), { file, heal: 'write' });
  expect([kind, trace.heal]).toEqual(['failed', undefined]);
});

test('what is found and not as asserted is a failure, and nothing else is looked for', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('cues.json');
  await verdictOn(page, editor(button), { file, heal: 'write' });
  const disabled = '<button class="primary" disabled>Publish</button>';
  const { kind, trace } = await verdictOn(page, editor(disabled) + link('Publish'), { file, heal: 'write' });
  expect([kind, trace.heal]).toEqual(['failed', undefined]);
});
