/** The engine of this process keeps the promises of a Backend. */
import { test as base } from '@playwright/test';
import { engineOn, testBackend, testLooking, type BackendFixtures } from './backend.js';

const test = base.extend<BackendFixtures>({
  site: async ({ page }, use) => use(page),
  backend: async ({ page }, use) => use(engineOn(page)),
});

testBackend(test);
testLooking(test);
