import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { expect as expectAi } from '../../src/playwright/matchers.js';
import { createAi } from '../../src/playwright/create-ai.js';
import { createInferenceLog } from '../../src/grounding/model-log.js';
import { scriptedModel } from '../../src/testing/testing.js';
import { expect, grounderOf, KEY, step, test } from './model-server.js';

const SECRET = 'hunter2-correct-horse';
const html = `
  <h1>Profile of a guest</h1>
  <label>Password <input id="p" type="password" oninput="document.querySelector('output').textContent = this.value"></label>
  <output></output>
  <button id="size" aria-haspopup="listbox" aria-expanded="false"
    onclick="this.setAttribute('aria-expanded','true'); document.querySelector('ul').hidden = false">Size: none</button>
  <ul role="listbox" hidden><li role="option">Small</li>
    <li role="option" onclick="document.querySelector('#size').textContent = 'Size: Large'">Large</li></ul>
  <dl><dt>Orders</dt><dd>17 orders</dd></dl>`;

test('a variable goes into the page, and its value into nothing else', async ({ page }) => {
  await page.setContent(html);
  const model = scriptedModel([
    ({ refOf }) => step(refOf('Password') ?? '', 'fill', '%password%'),
    ({ refOf }) => step(refOf('Size') ?? '', 'click'),
  ]);
  const ai = createAi(page, { model, cues: false, verbose: 0, literalFastPath: false });
  const variables = { password: { value: SECRET, description: 'of the guest' } };
  await ai.act('fill the password with %password%', { variables });
  await expect(page.locator('#p')).toHaveValue(SECRET);
  await expect(page.locator('output')).toHaveText(SECRET);
  await ai.act('click size, unlike %password%', { variables });
  expect(model.calls).toHaveLength(2);
  expect(model.calls[0]?.prompt).toContain('%password% (of the guest)');
  expect(JSON.stringify([model.calls, await ai.history])).not.toContain(SECRET);
});

test('a sentence that names its element beyond doubt needs no call, unless that is switched off', async ({
  page,
}) => {
  await page.setContent('<button onclick="document.title += 1">Save</button>');
  const model = scriptedModel([({ refOf }) => step(refOf('Save') ?? '', 'click')]);
  const options = { model, cues: false, verbose: 0 } as const;
  const ai = createAi(page, options);
  await ai.act('click Save');
  expect(model.calls).toHaveLength(0);
  await createAi(page, { ...options, literalFastPath: false }).act('click Save');
  expect(model.calls).toHaveLength(1);
  expect(await page.title()).toBe('11');
  expect(await ai.history).toMatchObject([{ method: 'act', groundedBy: 'builtin (literal)' }]);
});

test('a call that was given up when the time ran out is counted', async ({ page }) => {
  await page.setContent('<button>Save</button>');
  const llmClient = { modelName: 'house/silent', generate: () => new Promise<never>(() => undefined) };
  const ai = createAi(page, { llmClient, cues: false, verbose: 0 });
  expectAi(ai).toHaveSpentAtMost({ calls: 0 });
  await expect(ai.act('keep it', { timeout: 6_000 })).rejects.toMatchObject({ name: 'TimeoutError' });
  expectAi(ai).not.toHaveSpentAtMost({ calls: 0 });
});

test('a dropdown takes two calls, and is chosen from what appeared', async ({ page }) => {
  await page.setContent(html);
  const model = scriptedModel([
    ({ refOf }) => ({ ...step(refOf('Size') ?? '', 'click'), more: true }),
    ({ refOf }) => step(refOf('Large') ?? '', 'click'),
  ]);
  const result = await createAi(page, { model, cues: false, verbose: 0 }).act('choose size Large');
  expect(result.actions).toHaveLength(2);
  await expect(page.locator('#size')).toHaveText('Size: Large');
  expect(model.calls).toHaveLength(2);
  expect(model.calls[1]?.page).toMatch(/new .*option|new listbox/);
});

test('extract reads from the page what the model points at', async ({ page }) => {
  await page.setContent(html);
  const model = scriptedModel([
    ({ refOf }) => ({
      reason: '',
      outcome: 'found',
      data: { orders: { refs: [refOf('17 orders')], value: null } },
      refs: [],
    }),
  ]);
  const ai = createAi(page, { model, cues: false, verbose: 0 });
  expect(await ai.extract('how many orders', z.object({ orders: z.number() }))).toEqual({ orders: 17 });
  expect(model.calls).toHaveLength(1);
});

test('the log of inference holds request, answer and usage, and no key', async ({ server }, testInfo) => {
  const directory = testInfo.outputPath('inference');
  const model = { modelName: 'openai/test-model', apiKey: KEY, baseURL: server.baseURL };
  const log = createInferenceLog(directory);
  const grounder = await grounderOf({ model, environment: {}, log });
  server.answer(`{"leak":"${KEY}"}`, step('e2', 'click'));
  const snapshot = {
    url: 'http://shop.test/',
    title: '',
    viewport: { width: 1, height: 1 },
    scroll: { x: 0, y: 0, width: 1, height: 1 },
    root: {
      role: 'document',
      name: '',
      children: [{ role: 'button', name: 'Save', ref: 'e2', children: [] }],
    },
    missingFrames: [],
  };
  await grounder.plan({ instruction: 'click save', snapshot, variables: [] });
  const files = readdirSync(directory).toSorted();
  const written = files.map((file) => readFileSync(join(directory, file), 'utf8'));
  expect(written).toHaveLength(2);
  expect(JSON.parse(written[1] ?? '')).toMatchObject({
    model: 'openai/test-model',
    request: { schemaName: 'act', prompt: expect.stringContaining('click save') },
    usage: { promptTokens: 120 },
  });
  expect(written.join('\n')).not.toContain(KEY);
});
