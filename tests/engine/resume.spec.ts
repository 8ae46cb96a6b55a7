/** A sentence of several steps of which a later one went stale: what was performed is never performed again. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { createAi, CueStaleError } from '../../src/index.js';
import { scriptedModel, type ScriptedModel } from '../../src/testing/testing.js';

const sentence = 'fill Name with Ada and click Send';

/** A form that counts how often something was typed; `end` is the section of the button. */
const form = (end: string): string => `
<section><h2>Person</h2><div><label>Name <input oninput="document.title += 'typed,'"></label></div></section>${end}`;
const recordedEnd = `<section><h2>Finish</h2><button onclick="document.title += 'sent'">Send</button></section>`;
/** The same button for a reader of the sentence, and nothing that a fingerprint would take for it. */
const changedEnd = `<nav><h2>Actions of this page</h2><div><span>Now</span><button class="b" onclick="document.title += 'sent'">Send</button></div></nav>`;

interface Run {
  page: Page;
  cueFile: string;
  model?: ScriptedModel;
}

async function record({ page, cueFile, model }: Run, html: string, instruction = sentence): Promise<void> {
  await page.setContent(html);
  const ai = createAi(page, {
    model: model ?? 'builtin',
    literalFastPath: false,
    cueFile,
    updateCues: 'missing',
    verbose: 0,
  });
  await ai.act(instruction);
  await ai.saveCues();
}

/** Replays on another page, where a stale cue may be grounded anew unless `heal` says otherwise. */
async function replay(
  { page, cueFile, model }: Run,
  html: string,
  { heal = 'write', instruction = sentence }: { heal?: 'write' | 'report'; instruction?: string } = {},
): Promise<unknown> {
  await page.setContent(html);
  await page.evaluate(() => (document.title = ''));
  const updateCues = heal === 'write' ? 'changed' : 'none';
  const ai = createAi(page, {
    model: model ?? 'builtin',
    literalFastPath: false,
    cueFile,
    heal,
    updateCues,
    groundingTimeout: 1_000,
    verbose: 0,
  });
  const failure: unknown = await ai.act(instruction).then(
    () => undefined,
    (error: unknown) => error,
  );
  await ai.saveCues();
  return failure;
}

test('only what is left of the sentence is grounded anew, and the cue is whole again', async ({
  page,
}, testInfo) => {
  const run = { page, cueFile: testInfo.outputPath('cues.json') };
  await record(run, form(recordedEnd));
  expect(await replay(run, form(changedEnd))).toBeUndefined();
  expect(await page.title()).toBe('typed,sent');
  expect(await replay(run, form(changedEnd), { heal: 'report' })).toBeUndefined();
  expect(await page.title()).toBe('typed,sent');
});

test('where nothing may be grounded anew, the error says what was performed before', async ({
  page,
}, testInfo) => {
  const run = { page, cueFile: testInfo.outputPath('cues.json') };
  await record(run, form(recordedEnd));
  const failure = await replay(run, form(changedEnd), { heal: 'report' });
  expect(failure).toBeInstanceOf(CueStaleError);
  expect(String(failure)).toMatch(/performed before, and stay so:\n {2}- .*Name/u);
  expect(String(failure)).toMatch(/click getByRole\('button'.*\(step 2 of 2 of the sentence\)/u);
  expect(await page.title()).toBe('typed,');
});

test('a sentence whose first step reads otherwise by now is not begun again', async ({ page }, testInfo) => {
  const run = { page, cueFile: testInfo.outputPath('cues.json') };
  const instruction = 'click Start and click Send';
  // Once it was clicked, another element is called so.
  const start = (next: string): string => `<section><h2>Begin</h2>
    <button onclick="document.title += 'started,'; ${next}">Start</button><a href="#" hidden onclick="document.title += 'again,'">Start</a></section>`;
  await record(run, start('') + recordedEnd, instruction);
  const swap = `this.textContent='Begun'; this.nextElementSibling.hidden=false`;
  const failure = await replay(run, start(swap) + changedEnd, { instruction });
  expect(failure).toBeInstanceOf(CueStaleError);
  expect(String(failure)).toContain('not clear');
  expect(await page.title()).toBe('started,');
});

test('what is left cannot be found: the error says what was performed before', async ({ page }, testInfo) => {
  const run = { page, cueFile: testInfo.outputPath('cues.json') };
  await record(run, form(recordedEnd));
  const failure = await replay(run, form('<p>Nothing to press</p>'));
  expect(String(failure)).toMatch(/Send[\s\S]*performed before, and stay so:\n {2}- .*Name/u);
  expect(await page.title()).toBe('typed,');
});

const steps = (
  ...all: readonly (readonly [ref: string | undefined, method: string, ...given: string[]])[]
) => ({
  outcome: 'steps',
  steps: all.map(([ref, method, ...given]) => ({ ref: ref ?? '', method, arguments: given })),
});

test('a model is told what was performed, and asked for what remains', async ({ page }, testInfo) => {
  const model = scriptedModel([
    ({ refOf }) => steps([refOf('Name'), 'fill', 'Ada'], [refOf('Send'), 'click']),
    ({ refOf }) => steps([refOf('Send'), 'click']),
  ]);
  const run = { page, cueFile: testInfo.outputPath('cues.json'), model };
  await record(run, form(recordedEnd));
  expect(await replay(run, form(changedEnd))).toBeUndefined();
  expect(await page.title()).toBe('typed,sent');
  expect(model.calls[1]?.prompt).toMatch(/Done before.*Name/u);
});

test('a model that would do again what was done is not followed', async ({ page }, testInfo) => {
  const model = scriptedModel([
    ({ refOf }) => steps([refOf('Name'), 'fill', 'Ada'], [refOf('Send'), 'click']),
  ]);
  const run = { page, cueFile: testInfo.outputPath('cues.json'), model };
  await record(run, form(recordedEnd));
  const failure = await replay(run, form(changedEnd));
  expect(failure).toBeInstanceOf(CueStaleError);
  expect(String(failure)).toContain('do again what was done');
  expect(await page.title()).toBe('typed,');
});
