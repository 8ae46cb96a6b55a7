import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser()?.path;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}) },
  },
});
