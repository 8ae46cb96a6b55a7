/** What every Backend promises, whoever carries it out. Called by the specs of the engine and of the remote client. */
import { expect, type Page, type TestType } from '@playwright/test';
import type { Backend } from '../../src/contract/backend.js';
import { createEngine } from '../../src/engine/engine.js';
import { createGrounders } from '../../src/engine/grounders.js';
import type { EngineSettings } from '../../src/engine/context.js';
import { createTrace } from '../../src/engine/trace.js';
import { holdPage } from '../../fixtures/held.js';

/** A page and the backend that works on it. */
export interface BackendFixtures {
  site: Page;
  backend: Backend;
}

/** Settings of an engine for pages that are local. */
export const settings: EngineSettings = {
  timeoutMs: () => 120_000,
  domSettleTimeoutMs: 30_000,
  patienceMs: 300,
  testIdAttribute: 'data-testid',
};

/** The engine of this process on a page, without cues. */
export function engineOn(page: Page): Backend {
  return createEngine({
    page,
    grounderFor: createGrounders({ model: 'builtin', environment: {} }),
    settings,
  });
}

const html = `<!doctype html><title>Profile</title><h1>Profile</h1>
<form onsubmit="document.querySelector('output').textContent='Saved '+document.querySelector('#n').value;return false">
<label>Name <input id=n></label><label>Password <input type=password id=p></label><button>Save</button></form>
<output role=status></output><p>Total: <b>12.50 EUR</b></p>
<section aria-label="First"><button>Edit</button></section><section aria-label="Second"><button>Edit</button></section>`;

/** Declares the tests. */
export function testBackend(test: TestType<BackendFixtures & { page: Page }, object>): void {
  test.beforeEach(async ({ site }) => {
    await site.setContent(html);
  });

  test('act does what the sentence says, on the page that is given', async ({ site, backend }) => {
    const result = await backend.act('click the Save button', {}, createTrace('/'));
    expect(result).toMatchObject({ success: true, actions: [{ method: 'click' }] });
    await expect(site.getByRole('status')).toHaveText('Saved');
  });

  test('act fills variables in and gives them back as tokens', async ({ site, backend }) => {
    const variables = { who: { value: 'Ada Lovelace', description: 'a name' } };
    const result = await backend.act('fill the name with %who%', { variables }, createTrace('/'));
    expect(result.actions[0]?.arguments).toEqual(['%who%']);
    await expect(site.getByLabel('Name')).toHaveValue('Ada Lovelace');
  });

  test('act on what is not there throws, with optional it says so', async ({ backend }) => {
    const asked = backend.act('click the Frobnicate button', {}, createTrace('/'));
    await expect(asked).rejects.toMatchObject({ name: 'ElementNotFoundError', message: /Frobnicate/ });
    const optional = await backend.act('click the Frobnicate button', { optional: true }, createTrace('/'));
    expect(optional.success).toBe(false);
  });

  test('act on what is there twice chooses none', async ({ backend }) => {
    const asked = backend.act('click Edit', {}, createTrace('/'));
    await expect(asked).rejects.toMatchObject({ name: 'AmbiguousInstructionError' });
  });

  test('act keeps to the part that a selector names', async ({ site, backend }) => {
    await site.evaluate(() => {
      for (const button of document.querySelectorAll('section button'))
        button.addEventListener('click', () => button.replaceWith('edited'));
    });
    await backend.act('click Edit', { selector: '[aria-label=Second]' }, createTrace('/'));
    await expect(site.getByLabel('Second')).toHaveText('edited');
    await expect(site.getByLabel('First')).toHaveText('Edit');
  });

  test('observe gives actions that act can carry out', async ({ site, backend }) => {
    const [action] = await backend.observe('the Save button', {}, createTrace('/'));
    expect(action).toMatchObject({ selector: /^xpath=/, method: 'click', description: expect.any(String) });
    if (action) await backend.act(action, {}, createTrace('/'));
    await expect(site.getByRole('status')).toHaveText('Saved');
  });

  test('observe gives nothing when nothing fits, and everything without an instruction', async ({
    backend,
  }) => {
    expect(await backend.observe('the Frobnicate slider', {}, createTrace('/'))).toEqual([]);
    expect((await backend.observe(undefined, {}, createTrace('/'))).length).toBeGreaterThanOrEqual(5);
  });

  test('extract in its forms', async ({ backend }) => {
    const text = await backend.extract(undefined, undefined, {}, createTrace('/'));
    expect(text).toEqual({ pageText: expect.stringContaining('Profile') });
    expect(await backend.extract('the total', undefined, {}, createTrace('/'))).toEqual({
      extraction: '12.50 EUR',
    });
    const schema = { type: 'object', properties: { total: { type: 'number' } }, required: ['total'] };
    expect(await backend.extract('the order', schema, {}, createTrace('/'))).toEqual({ total: 12.5 });
  });

  test('a password is in no text of the page', async ({ site, backend }) => {
    await site.getByLabel('Password').fill('correct horse');
    expect(JSON.stringify(await backend.extract(undefined, undefined, {}, createTrace('/')))).not.toContain(
      'horse',
    );
  });

  test('a selector that resolves to nothing is an error of its own class', async ({ backend }) => {
    const asked = backend.observe('Save', { selector: 'xpath=//nothing', timeout: 8_000 }, createTrace('/'));
    await expect(asked).rejects.toMatchObject({ name: 'XPathResolutionError' });
  });

  test('an operation ends at its timeout', async ({ site, backend }) => {
    const release = await holdPage(site);
    const asked = backend.extract('the total', undefined, { timeout: 500 }, createTrace('/'));
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
    await release();
  });

  test('an operation that is cancelled ends', async ({ backend }) => {
    const controller = new AbortController();
    const asked = backend.act('click the Frobnicate button', { signal: controller.signal }, createTrace('/'));
    controller.abort();
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
  });
}

/** Declares the tests of what only looks: assertions and locators. */
export function testLooking(test: TestType<BackendFixtures & { page: Page }, object>): void {
  test('satisfy says whether a sentence is true of the page', async ({ site, backend }) => {
    await site.setContent(html);
    const ask = (sentence: string): ReturnType<NonNullable<Backend['satisfy']>> | undefined =>
      backend.satisfy?.(sentence, { negated: false, withinMs: 500 }, createTrace('/'));
    expect(await ask('the "Save" button is enabled')).toMatchObject({ kind: 'passed' });
    expect(await ask('the "Save" button is disabled')).toMatchObject({ kind: 'failed' });
  });

  test('locate gives the one element that a description means', async ({ site, backend }) => {
    await site.setContent(html);
    const found = await backend.locate?.('the Save button', { mayBeAbsent: false }, {}, createTrace('/'));
    expect(found).toBeTruthy();
    const missing = backend.locate?.('the Frobnicate dial', { mayBeAbsent: false }, {}, createTrace('/'));
    await expect(missing).rejects.toMatchObject({ name: 'ElementNotFoundError' });
  });
}
