/** On a page that did not load nothing is so, and nothing is not so: neither a sentence nor its opposite passes. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test as base } from '../../fixtures/test.js';
import { sampleOf } from '../../fixtures/thorough.js';
import { createAi, expect } from '../../src/index.js';
import { scriptedModel } from '../../src/testing/scripted-model.js';
import { failureOf } from './failure.js';

const shop =
  '<title>Shop</title><nav><a href="/">Shop</a></nav><h1>Shop</h1><p role=status>Ready</p><label><input type=checkbox> Gift</label>';

/** Answers `/<status>` with that status and a page of its own, `/broken` never to the end, and anything else with the shop. */
function answer(server: Server): void {
  server.on('request', ({ url = '/' }, response) => {
    const status = Number(url.slice(1)) || 200;
    response.writeHead(status, { 'content-type': 'text/html' });
    if (url === '/empty') response.end('<!doctype html><title>Shop</title>');
    else if (status === 200) response.end(shop);
    else response.end(`<nav><a href="/">Shop</a></nav><h1>${status}</h1><p role=status>Sorry</p>`);
  });
}

const test = base.extend<{ origin: string }>({
  origin: async ({ page: _page }, use) => {
    const server = createServer();
    answer(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

/** The ways in which a page can fail to be there. */
const faults: Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>> = {
  'a blank page': (page) => page.goto('about:blank'),
  'an empty document': (page, origin) => page.goto(`${origin}/empty`),
  'a page that was not found (404)': (page, origin) => page.goto(`${origin}/404`),
  'a page that may not be seen (403)': (page, origin) => page.goto(`${origin}/403`),
  'a server error (500)': (page, origin) => page.goto(`${origin}/500`),
  'a server that is away (503)': (page, origin) => page.goto(`${origin}/503`),
  'a host that refuses the connection': (page) => page.goto('http://127.0.0.1:9/').catch(() => undefined),
};

/** Each is true of the shop; the first half asserts something that is there, the second something that is not. */
const sentences = [
  'the status says "Ready"',
  'the heading says "Shop"',
  'the Gift checkbox is visible',
  'the Gift checkbox is not checked',
  'the "Delete" button is not visible',
  'the page does not show "Sold out"',
  'there are no buttons',
];

for (const [name, load] of sampleOf(Object.entries(faults), 6)) {
  test(`${name} satisfies no sentence, and no opposite of one`, async ({ ai, page, origin }) => {
    await load(page, origin);
    for (const sentence of sentences) {
      await failureOf(expect(ai).toSatisfy(sentence, { timeout: 1 }));
      await failureOf(expect(ai).not.toSatisfy(sentence, { timeout: 1 }));
    }
  });

  test(`on ${name} it does not pass that nothing is observed or extracted`, async ({ ai, page, origin }) => {
    await load(page, origin);
    await failureOf(expect(ai).not.toObserve('the "Delete" button', { timeout: 1 }));
    await failureOf(expect(ai).toObserve('the "Delete" button', { timeout: 1, count: 0 }));
    await failureOf(expect(ai).not.toExtract('the total', 5, { timeout: 1 }));
  });

  test(`no recorded assertion passes on ${name}`, async ({ page, origin }, testInfo) => {
    const cueFile = testInfo.outputPath('cues.json');
    await page.goto(origin);
    const first = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'missing' });
    await expect(first).toSatisfy('the "Delete" button is not visible');
    await expect(first).not.toSatisfy('the status says "Broken"');
    await first.saveCues();
    await load(page, origin);
    const second = createAi(page, { model: 'builtin', cueFile, verbose: 0, updateCues: 'none' });
    await failureOf(expect(second).toSatisfy('the "Delete" button is not visible', { timeout: 1 }));
    await failureOf(expect(second).not.toSatisfy('the status says "Broken"', { timeout: 1 }));
  });

  test(`nobody is asked to judge what ${name} is not`, async ({ page, origin }) => {
    await load(page, origin);
    const judge = { reason: 'it is about looks', outcome: 'judge', checks: [], refs: [] };
    const verdict = { reason: '', outcome: 'found', refs: [], data: { verdict: false, evidence: '' } };
    const ai = createAi(page, { model: scriptedModel([judge, verdict]), verbose: 0, cues: false });
    await failureOf(expect(ai).not.toSatisfy('the page looks inviting', { timeout: 1 }));
  });
}

test('what a page that loaded does not show passes as not being there', async ({ ai, page, origin }) => {
  await page.goto(origin);
  for (const sentence of sentences) await expect(ai).toSatisfy(sentence);
  await expect(ai).not.toObserve('the "Delete" button');
  await expect(ai).toObserve('the "Delete" button', { count: 0 });
});

test('of the error page itself it can be said what it shows', async ({ ai, page, origin }) => {
  await page.goto(`${origin}/404`);
  await expect(ai).toSatisfy('the heading says "404"');
  await expect(ai).toSatisfy('the status says "Sorry"');
});
