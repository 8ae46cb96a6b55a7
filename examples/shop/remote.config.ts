/**
 * The shop's tests on browsers of a session service, which Playwright starts beside the shop: the same specs, the same cues.
 * `npx playwright test -c examples/shop/remote.config.ts`; with `BROWSER=local` the service attaches to the test's own browser.
 */
import { defineConfig } from '@playwright/test';
import type { AiFixtureOptions } from 'cuebook';
import { findBrowser } from '../../scripts/browser.mjs';
import local from './playwright.config.js';

const apiKey = 'the-key-of-the-example';

export default defineConfig<AiFixtureOptions>(local, {
  use: {
    aiOptions: {
      model: 'builtin',
      env: 'REMOTE',
      apiKey,
      baseURL: `http://127.0.0.1:${process.env.SERVICE_PORT}`,
      browser: process.env.BROWSER === 'local' ? 'local' : 'remote',
    },
  },
  webServer: {
    command: 'node ../../dist/cli/main.js serve --port 0 --log none',
    env: { CUEBOOK_API_KEY: apiKey, CUEBOOK_BROWSER: findBrowser()?.path ?? '' },
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<service_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
