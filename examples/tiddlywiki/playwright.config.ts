/** Tests of TiddlyWiki's server edition, an application that knows nothing of us; every test has a wiki of its own. */
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
    trace: 'on-first-retry',
    launchOptions: launchOptions(),
    aiOptions: { model: 'builtin' },
  },
});
