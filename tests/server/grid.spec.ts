/** Browsers of a Selenium Grid: asked for, driven through the grid's CDP address, and given back. */
import { chromium } from '@playwright/test';
import { gridProvider } from '../../src/server/server.js';
import { fakeGrid } from './elsewhere.js';
import { dataOf, expect, startService, test } from './service.js';

test('a session is a browser of the grid, and is given back when it ends', async ({ siteUrl }) => {
  const grid = await fakeGrid();
  const service = await startService({ browserProvider: gridProvider(`${grid.url}/`) });
  const started = dataOf(
    'start',
    await service.call('/v1/sessions/start', { body: { modelName: 'builtin' } }),
  );
  expect(grid.asked).toEqual([
    { browserName: 'chrome', 'goog:chromeOptions': { args: expect.arrayContaining(['--no-first-run']) } },
  ]);
  const ask = (operation: string, body: object): ReturnType<typeof service.call> =>
    service.call(`/v1/sessions/${started.sessionId}/${operation}`, { body });
  await ask('navigate', { url: siteUrl });
  expect(dataOf('act', await ask('act', { input: 'click Save' })).result.success).toBe(true);

  // The test drives the same browser, through the service and the grid.
  const browser = await chromium.connectOverCDP(started.cdpUrl ?? '');
  const [page] = browser.contexts().flatMap((context) => context.pages());
  expect(await page?.getByRole('status').textContent()).toBe('Saved ');
  await browser.close();

  const full = await service.call('/v1/sessions/start', { body: { modelName: 'builtin' } });
  expect(full).toMatchObject({ status: 503, body: { code: 'CapacityExceeded' } });
  expect(grid.running()).toBe(1);
  expect((await ask('end', {})).status).toBe(200);
  await expect.poll(() => grid.running()).toBe(0);
  await service.close();
  await grid.close();
});

test('a browser of the grid that cannot be driven is given back at once', async () => {
  const grid = await fakeGrid({ cdp: false });
  const service = await startService({ browserProvider: gridProvider(grid.url) });
  const answer = await service.call('/v1/sessions/start', { body: { modelName: 'builtin' } });
  expect(answer).toMatchObject({ status: 503, body: { code: 'CapacityExceeded' } });
  expect([grid.asked.length, grid.running()]).toEqual([1, 0]);
  await service.close();
  await grid.close();
});

test('a grid that is not there is a lack of capacity', async () => {
  const service = await startService({ browserProvider: gridProvider('http://127.0.0.1:1') });
  const answer = await service.call('/v1/sessions/start', { body: { modelName: 'builtin' } });
  expect(answer).toMatchObject({ status: 503, body: { code: 'CapacityExceeded' } });
  await service.close();
});
