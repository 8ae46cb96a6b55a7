/** Past one process: two servers on one store, behind addresses that a client uses by turns. */
import { spawn, spawnSync } from 'node:child_process';
import { createTrace } from '../../src/engine/trace.js';
import { connect } from '../../src/remote/connect.js';
import { createRedisStore, endpointProvider, type ServerOptions } from '../../src/server/server.js';
import { createMemoryStore, type SessionStore } from '../../src/server/store.js';
import { freePort, launchElsewhere, roundRobin } from './elsewhere.js';
import { serve } from './process.js';
import { dataOf, expect, KEY, startService, test as base, type Service } from './service.js';

const test = base.extend<{ endpoint: string; redisUrl: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
  endpoint: async ({}, use) => {
    const browser = await launchElsewhere();
    await use(browser.endpoint);
    await browser.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
  redisUrl: async ({}, use, testInfo) => {
    testInfo.skip(
      spawnSync('redis-server', ['--version']).error !== undefined,
      'redis-server is not installed',
    );
    const port = await freePort();
    const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
    });
    await use(`redis://127.0.0.1:${port}`);
    redis.kill();
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
  const memory = createMemoryStore();
  await takeTurns(endpoint, siteUrl, async () => ({ ...memory, shared: true }));
});

test('two servers on one Redis serve one session by turns', async ({ endpoint, siteUrl, redisUrl }) => {
  await takeTurns(endpoint, siteUrl, () => createRedisStore(redisUrl));
});

test('behind a round-robin proxy one of two processes is killed, and the client notices nothing', async ({
  endpoint,
  siteUrl,
  redisUrl,
}) => {
  const args = ['--redis', redisUrl, '--cdp-endpoint', endpoint];
  const [one, other] = await Promise.all([serve(args), serve(args)]);
  const proxy = await roundRobin([one.url, other.url]);
  const session = await connect({ baseURL: proxy.url, apiKey: KEY, start: { modelName: 'builtin' } });
  const backend = session.backendFor();
  await session.navigate(siteUrl);
  for (const who of ['Ada', 'Grace']) await backend.act(`fill the name with "${who}"`, {}, createTrace('/'));
  expect(Object.values(proxy.served).filter((count) => count > 1)).toHaveLength(2);

  one.process.kill('SIGKILL');
  await one.exit;
  await backend.act('click Save', {}, createTrace('/'));
  const text = await backend.extract('the status', undefined, {}, createTrace('/'));
  expect(text).toEqual({ extraction: 'Saved Grace' });
  const { pages } = await session.replay();
  expect(pages.flatMap(({ actions }) => actions.map(({ method }) => method))).toEqual([
    'navigate',
    'act',
    'act',
    'act',
    'extract',
  ]);
  await session.close();
  other.process.kill('SIGTERM');
  expect(await other.exit).toBe(0);
  await proxy.close();
});
