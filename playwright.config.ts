import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/closing-line.mjs']],
  use: { launchOptions: launchOptions() },
});
