/** The shop's tests: plain sentences, no model and no key. `npm run demo` runs them; so does `npx playwright test -c examples/shop`. */
import { defineConfig } from '@playwright/test';
import type { AiFixtureOptions } from 'cuebook';
import { launchOptions } from '../../scripts/browser.mjs';

export default defineConfig<AiFixtureOptions>({
  testDir: '.',
  // Cuebook's built files are loaded as they are: Playwright would transpile each of them anew in every worker.
  build: { external: ['**/dist/**'] },
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    // The server takes a free port and Playwright reads it from its first line; cues do not know it.
    baseURL: `http://127.0.0.1:${process.env.SHOP_PORT}`,
    trace: 'on-first-retry',
    launchOptions: launchOptions(),
    aiOptions: { model: 'builtin' },
  },
  webServer: {
    command: 'node ../../fixtures/shop/server.mjs',
    env: { PORT: '0' },
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<shop_port>\d+)/ },
  },
});
