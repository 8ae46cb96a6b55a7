/** What a replayed step did when it was recorded and does not do now, and steps that may have nothing to do. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import type { OperationTrace } from '../../src/contract/backend.js';
import type { CueStep } from '../../src/contract/cue.js';
import { openCues } from '../../src/cues/session.js';
import { createEngine } from '../../src/engine/engine.js';
import { createTrace } from '../../src/engine/trace.js';
import { createBuiltIn } from '../../src/grounding/built-in/built-in.js';

test.use({ blank: true });

interface Run {
  page: Page;
  file: string;
  /** The book is closed, as in CI. */
  isClosed?: boolean;
}

/** Carries a sentence out with the cues of a file. */
async function act(
  { page, file, isClosed = false }: Run,
  sentence: string,
  { optional = false } = {},
): Promise<{ trace: OperationTrace; success: boolean; steps: CueStep[] }> {
  const session = await openCues({ file, test: 'x', mode: isClosed ? 'none' : 'missing' });
  const engine = createEngine({
    page,
    grounderFor: async () => createBuiltIn(),
    cues: {
      session,
      policy: {
        record: !isClosed,
        replay: true,
        heal: 'report',
        regroundStale: false,
        recordCommand: '',
        file,
      },
    },
    settings: {
      timeoutMs: () => 120_000,
      domSettleTimeoutMs: 5_000,
      patienceMs: 300,
      testIdAttribute: 'data-testid',
    },
  });
  const trace = createTrace('/');
  const { success } = await engine.act(sentence, { optional }, trace);
  const { recorded } = session.delta();
  await session.commit();
  const steps = recorded.flatMap(({ body }) => (body.kind === 'steps' ? body.steps : []));
  return { trace, success, steps };
}

const opener = (
  onclick: string,
): string => `<h1>Account</h1><button onclick="${onclick}">Delete my data</button>
  <dialog aria-label="Are you sure?"><button>Yes</button></dialog>`;
const opens = opener("document.querySelector('dialog').showModal()");

test('a dialog that does not appear any more is said at the step that opened it', async ({
  page,
}, testInfo) => {
  const run = { page, file: testInfo.outputPath('cues.json') };
  await page.setContent(opens);
  const { steps } = await act(run, 'click "Delete my data"');
  expect(steps[0]?.postcondition).toEqual({ appeared: ['dialog "Are you sure?"'] });

  await page.setContent(opens);
  expect((await act(run, 'click "Delete my data"')).trace.warnings).toEqual([]);
  await page.setContent(opener(''));
  const { trace } = await act(run, 'click "Delete my data"');
  expect(trace.warnings.join()).toMatch(/Delete my data.* had an effect .*dialog "Are you sure\?"/u);
});

test('an address that does not change any more is said', async ({ page }, testInfo) => {
  const run = { page, file: testInfo.outputPath('cues.json') };
  const body = (href: string): string => `<a href="${href}">Orders</a>`;
  await page.route('http://shop.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().endsWith('/orders') ? 'All' : body('/orders'),
    }),
  );
  await page.goto('http://shop.test/');
  const { steps } = await act(run, 'click Orders');
  expect(steps[0]?.postcondition?.route).toBe('/orders');

  await page.goto('http://shop.test/');
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true));
  const { trace } = await act(run, 'click Orders');
  expect(trace.warnings.join()).toContain('the page /orders (it is /)');
});

test('a message that comes and goes is no effect that a replay waits for', async ({ page }, testInfo) => {
  const run = { page, file: testInfo.outputPath('cues.json') };
  await page.setContent(
    `<button onclick="document.querySelector('output').textContent='Saved'">Save</button><output></output>`,
  );
  const { steps } = await act(run, 'click Save');
  expect(steps[0]).not.toHaveProperty('postcondition');
});

const banner =
  '<div role="dialog" aria-label="Cookies"><button onclick="this.parentNode.remove()">Dismiss</button></div>';
const dismiss = 'click Dismiss in the Cookies dialog';

test('an optional step that was recorded does nothing where there is nothing to do', async ({
  page,
}, testInfo) => {
  const run = { page, file: testInfo.outputPath('cues.json') };
  await page.setContent(banner);
  expect((await act(run, dismiss, { optional: true })).success).toBe(true);

  await page.setContent('<h1>Shop</h1>');
  const closed = await act({ ...run, isClosed: true }, dismiss, { optional: true });
  expect([closed.success, closed.trace.cue]).toEqual([false, 'hit']);
});

test('an optional step that had nothing to do is recorded as that, and as a step when there is', async ({
  page,
}, testInfo) => {
  const run = { page, file: testInfo.outputPath('cues.json') };
  await page.setContent('<h1>Shop</h1>');
  expect((await act(run, dismiss, { optional: true })).success).toBe(false);
  const closed = await act({ ...run, isClosed: true }, dismiss, { optional: true });
  expect([closed.success, closed.trace.cue]).toEqual([false, 'hit']);

  await page.setContent(banner);
  expect((await act(run, dismiss, { optional: true })).steps).toHaveLength(1);
  await page.setContent(banner);
  const replayed = await act({ ...run, isClosed: true }, dismiss, { optional: true });
  expect([replayed.success, replayed.trace.cue]).toEqual([true, 'hit']);
});
