import { defineConfig } from '@playwright/test';
import type { OwnOptions } from './fixtures/test.js';
import { isThorough } from './fixtures/thorough.js';
import { launchOptions } from './scripts/browser.mjs';
import { rememberStackLines } from './scripts/quick-stacks.mjs';

// The configuration is loaded by each worker.
rememberStackLines();

export default defineConfig<object, OwnOptions>({
  testDir: 'tests',
  // A file's tests run one behind the other in one worker: with each test on its own every worker loads nearly every file.
  fullyParallel: false,
  // More than two cores' worth: a good part of a test is waiting, for a page or for an inner run.
  workers: 4,
  // Ends a test that hangs, and none for being slow: the longest takes a tenth of it.
  timeout: 600_000,
  // An assertion that has to fail says how long it tries.
  expect: { timeout: 30_000 },
  // A test with a limit of its own may be over it once on a machine that does everything ten times slower; Playwright lists it as flaky then.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/closing-line.mjs']],
  use: { launchOptions: launchOptions() },
  projects: [
    { name: 'engine' },
    // The engine's own suite once more, with every sentence carried out by a session of the service; `npm test` acts and extracts
    // here, and has all that is promised of them in tests/contract/remote.spec.ts.
    {
      name: 'remote',
      testMatch: /tests.engine.(?:errors|verbs)\.spec\.ts$/,
      grep: isThorough ? /./ : /verbs\.spec\.ts (?:act answers|extract has) /,
      use: { backend: 'remote' },
    },
  ],
});
