/** Past one process: two servers on one store, behind addresses that a client uses by turns. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, launchOptions } from '../../scripts/browser.mjs';
import { createRedisStore, endpointProvider, type ServerOptions } from '../../src/server/server.js';
import { createMemoryStore, type SessionStore } from '../../src/server/store.js';
import { dataOf, expect, startService, test as base, type Service } from './service.js';

const test = base.extend<{ endpoint: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
  endpoint: async ({}, use) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'cuebook-elsewhere-'));
    const { executablePath, args } = launchOptions();
    const browser = spawn(
      executablePath ?? findBrowser()?.path ?? 'chromium',
      [
        ...args,
        '--headless',
        '--no-sandbox',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        'about:blank',
      ],
      // A group of its own: what is started may be a script that starts the browser.
      { stdio: 'ignore', detached: true },
    );
    const gone = new Promise((resolve) => {
      browser.once('exit', resolve);
    });
    const file = path.join(profile, 'DevToolsActivePort');
    const readPort = (): string[] => {
      try {
        return readFileSync(file, 'utf8').split('\n');
      } catch {
        return [];
      }
    };
    await expect.poll(() => readPort().length).toBeGreaterThan(1);
    const [port = '', address = ''] = readPort();
    await use(`ws://127.0.0.1:${port}${address}`);
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  },
});

/** Drives one session through two servers by turns, and goes on when one of them is gone. */
async function takeTurns(
  endpoint: string,
  siteUrl: string,
  store: () => Promise<SessionStore>,
): Promise<void> {
  const start = async (): Promise<Service> => {
    const options: ServerOptions = { browserProvider: endpointProvider([endpoint]), store: await store() };
    return startService(options);
  };
  const [a, b] = [await start(), await start()];
  const id = await a.start();
  const ask = (service: Service, operation: string, body: object): ReturnType<Service['call']> =>
    service.call(`/v1/sessions/${id}/${operation}`, { body });
  await ask(a, 'navigate', { url: siteUrl });
  expect(dataOf('act', await ask(b, 'act', { input: 'fill the name with "Ada"' })).result.success).toBe(true);
  expect(dataOf('act', await ask(a, 'act', { input: 'click Save' })).result.success).toBe(true);
  // Both at once: one operation at a time, whoever serves it.
  const both = await Promise.all([ask(a, 'extract', {}), ask(b, 'extract', {})]);
  for (const answer of both) expect(JSON.stringify(dataOf('extract', answer))).toContain('Saved Ada');

  const busy = await a.call('/v1/sessions/start', { body: { modelName: 'builtin' } });
  expect(busy).toMatchObject({ status: 503, body: { code: 'CapacityExceeded' } });

  await a.close();
  expect(JSON.stringify(dataOf('extract', await ask(b, 'extract', {})))).toContain('Saved Ada');
  const { pages } = dataOf('replay', await b.call(`/v1/sessions/${id}/replay`));
  expect(pages.flatMap(({ actions }) => actions.map(({ method }) => method))).toEqual([
    'navigate',
    'act',
    'act',
    'extract',
    'extract',
    'extract',
  ]);
  expect((await ask(b, 'end', {})).status).toBe(200);
  expect((await ask(b, 'observe', {})).status).toBe(404);
  await b.close();
}

test('two servers on one store serve one session by turns', async ({ endpoint, siteUrl }) => {
  test.setTimeout(60_000);
  const memory = createMemoryStore();
  await takeTurns(endpoint, siteUrl, async () => ({ ...memory, shared: true }));
});

test('two servers on one Redis serve one session by turns', async ({ endpoint, siteUrl }) => {
  test.skip(spawnSync('redis-server', ['--version']).error !== undefined, 'redis-server is not installed');
  test.setTimeout(60_000);
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  try {
    await takeTurns(endpoint, siteUrl, () => createRedisStore(`redis://127.0.0.1:${port}`));
  } finally {
    redis.kill();
  }
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}
