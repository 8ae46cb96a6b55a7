/**
 * The remote client keeps the promises of a Backend, through the real server, on a browser that the server launched: by itself,
 * and as a test has it, with what only looks carried out here.
 */
import { chromium, test as base, type Page } from '@playwright/test';
import { isThorough } from '../../fixtures/thorough.js';
import { createBackendElsewhere } from '../../src/engine/elsewhere.js';
import { createGrounders } from '../../src/engine/grounders.js';
import { connect, type RemoteSession } from '../../src/remote/connect.js';
import { KEY, startService } from '../server/service.js';
import { settings, testBackend, testLooking, type BackendFixtures } from './backend.js';

const test = base.extend<BackendFixtures & { page: Page }, { session: RemoteSession }>({
  session: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use) => {
      const service = await startService();
      const session = await connect({ baseURL: service.url, apiKey: KEY, start: { modelName: 'builtin' } });
      await use(session);
      await session.close();
      await service.close();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ session }, use) => {
      const browser = await chromium.connectOverCDP(session.cdpUrl ?? '');
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ page }, use) => use(page),
  backend: async ({ page, session }, use) => use(session.backendFor(page)),
});

const asInATest = test.extend<BackendFixtures>({
  backend: async ({ page, session }, use) => {
    await use(
      createBackendElsewhere({
        parts: { page, settings, grounderFor: createGrounders({ model: 'builtin', environment: {} }) },
        elsewhere: async (onCue) => session.backendFor(page, { onCue }),
      }),
    );
  },
});

// As in a test, the same client carries out what is asked.
if (isThorough) test.describe('by itself', () => testBackend(test));
asInATest.describe('as in a test', () => {
  testBackend(asInATest);
  testLooking(asInATest);
});
