/** The remote client keeps the promises of a Backend, through the real server, on a browser that the server launched. */
import { chromium, type Page } from '@playwright/test';
import { connect, type RemoteSession } from '../../src/remote/connect.js';
import { KEY, test as base } from '../server/service.js';
import { testBackend, type BackendFixtures } from './backend.js';

testBackend(
  base.extend<BackendFixtures & { page: Page }, { session: RemoteSession }>({
    session: [
      async ({ service }, use) => {
        const session = await connect({ baseURL: service.url, apiKey: KEY, start: { modelName: 'builtin' } });
        await use(session);
        await session.close();
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
  }),
);
