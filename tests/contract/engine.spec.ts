/** The engine of this process keeps the promises of a Backend. */
import { test as base } from '@playwright/test';
import { createEngine } from '../../src/engine/engine.js';
import { createGrounders } from '../../src/engine/grounders.js';
import { testBackend, type BackendFixtures } from './backend.js';

testBackend(
  base.extend<BackendFixtures>({
    site: async ({ page }, use) => use(page),
    backend: async ({ page }, use) => {
      await use(
        createEngine({
          page,
          grounderFor: createGrounders({ model: 'builtin', environment: {} }),
          settings: {
            timeoutMs: () => 20_000,
            domSettleTimeoutMs: 30_000,
            patienceMs: 300,
            testIdAttribute: 'data-testid',
          },
        }),
      );
    },
  }),
);
