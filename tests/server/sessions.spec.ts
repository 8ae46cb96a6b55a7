/** Sessions from birth to death: the signed address, idle time, dead browsers, and nothing left behind. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { WebSocket } from 'undici';
import { isThorough, sampleOf } from '../../fixtures/thorough.js';
import { createTrace } from '../../src/engine/trace.js';
import { connect } from '../../src/remote/connect.js';
import { isRunning, pidOf, serve } from './process.js';
import { dataOf, expect, KEY, startService, test, type Service } from './service.js';

async function startFully(
  service: Service,
  body: object = {},
): Promise<{ sessionId: string; cdpUrl: string }> {
  const answer = await service.call('/v1/sessions/start', { body: { modelName: 'builtin', ...body } });
  const { sessionId, cdpUrl } = dataOf('start', answer);
  return { sessionId, cdpUrl: cdpUrl ?? '' };
}

/** Whether a WebSocket opens. */
async function opens(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => {
      socket.close();
      resolve(true);
    });
    socket.addEventListener('error', () => resolve(false));
  });
}

const alive = async (service: Service, id: string): Promise<boolean> =>
  (await service.call(`/v1/sessions/${id}/replay`)).status === 200;

test('the address of the browser is signed, and dies with its session', async ({ service }) => {
  const { sessionId, cdpUrl } = await startFully(service);
  expect(cdpUrl).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/v1\/sessions\/[\w-]+\/cdp\?signingKey=[\w-]{43}$/);
  expect(await opens(cdpUrl)).toBe(true);
  expect(await opens(cdpUrl.replace(/signingKey=.*/, 'signingKey=wrong'))).toBe(false);
  expect(await opens(cdpUrl.replace(/\?.*/, ''))).toBe(false);
  const refused = await fetch(cdpUrl.replace('ws:', 'http:'));
  expect(refused.status).toBe(401);
  await service.call(`/v1/sessions/${sessionId}/end`, { body: {} });
  expect(await opens(cdpUrl)).toBe(false);
});

test('plain Playwright and the service drive one page', async ({ service, siteUrl }) => {
  const { sessionId, cdpUrl } = await startFully(service);
  const browser = await chromium.connectOverCDP(cdpUrl);
  const context = await browser.newContext({ viewport: { width: 640, height: 480 } });
  const page = await context.newPage();
  await page.goto(siteUrl);
  const cdp = await context.newCDPSession(page);
  const { targetInfo } = await cdp.send('Target.getTargetInfo');
  const act = (body: object): ReturnType<Service['call']> =>
    service.call(`/v1/sessions/${sessionId}/act`, { body });
  expect(dataOf('act', await act({ input: 'click Save', frameId: targetInfo.targetId })).result.success).toBe(
    true,
  );
  await expect(page.getByRole('status')).toHaveText('Saved');

  const { frameTree } = await cdp.send('Page.getFrameTree');
  const inner = frameTree.childFrames?.[0]?.frame.id ?? '';
  expect(dataOf('act', await act({ input: 'click Press me', frameId: inner })).result).toMatchObject({
    success: true,
  });
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveText('Pressed');

  page.once('dialog', (dialog) => void dialog.accept());
  expect(await page.evaluate(() => confirm('sure?'))).toBe(true);
  await browser.close();
  await service.call(`/v1/sessions/${sessionId}/end`, { body: {} });
});

test('the server attaches to the browser of a test, and leaves it alive', async ({ siteUrl, service }) => {
  const own = await startFully(service);
  const { sessionId, cdpUrl } = await startFully(service, { browser: { type: 'local', cdpUrl: own.cdpUrl } });
  expect(cdpUrl).toBe(own.cdpUrl);
  const navigated = await service.call(`/v1/sessions/${sessionId}/navigate`, { body: { url: siteUrl } });
  expect(dataOf('navigate', navigated).result?.status).toBe(200);
  await service.call(`/v1/sessions/${sessionId}/end`, { body: {} });
  expect(await alive(service, own.sessionId)).toBe(true);
  await service.call(`/v1/sessions/${own.sessionId}/end`, { body: {} });
});

test('idle sessions end, and those whose client left unless they are kept alive', async () => {
  const service = await startService({ sweepMs: 50, disconnectGraceMs: 100 });
  const idle = await service.start({ remoteSessionCreateParams: { timeout: 0.3 } });
  const left = await startFully(service);
  const kept = await startFully(service, { remoteSessionCreateParams: { keepAlive: true } });
  for (const { cdpUrl } of [left, kept]) await (await chromium.connectOverCDP(cdpUrl)).close();
  await expect.poll(() => alive(service, idle)).toBe(false);
  await expect.poll(() => alive(service, left.sessionId)).toBe(false);
  expect(await alive(service, kept.sessionId)).toBe(true);
  await service.close();
});

test('a browser that dies ends its session, and the operation that runs', async ({ service, siteUrl }) => {
  const { sessionId, cdpUrl } = await startFully(service);
  const pid = await pidOf(await chromium.connectOverCDP(cdpUrl));
  const slow = service.call(`/v1/sessions/${sessionId}/navigate`, { body: { url: `${siteUrl}/slow` } });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  process.kill(pid, 'SIGKILL');
  expect((await slow).status).toBe(404);
  expect((await slow).body.error).toMatch(/browser/);
  expect(await alive(service, sessionId)).toBe(false);
});

test('a client that goes away cancels its operation, the session lives on', async ({ service, siteUrl }) => {
  const id = await service.start();
  await service.call(`/v1/sessions/${id}/navigate`, { body: { url: siteUrl } });
  for (const streamResponse of [false, true]) {
    const controller = new AbortController();
    const asked = fetch(`${service.url}/v1/sessions/${id}/observe`, {
      method: 'POST',
      headers: { 'x-svc-api-key': KEY, 'content-type': 'application/json' },
      body: JSON.stringify({
        instruction: 'x',
        options: { selector: '#nothing', timeout: 20_000 },
        streamResponse,
      }),
      signal: controller.signal,
    }).then((response) => response.text());
    await new Promise((resolve) => setTimeout(resolve, 300));
    controller.abort();
    await asked.catch(() => undefined);
    const next = await service.call(`/v1/sessions/${id}/extract`, { body: {} });
    expect(next.status).toBe(200);
  }
  await service.call(`/v1/sessions/${id}/end`, { body: {} });
});

const [many, atOnce] = isThorough ? [50, 8] : [5, 4];
test(`${many} sessions, ${atOnce} at a time, leave no process, no handle and no folder behind`, async () => {
  const service = await startService();
  const pids: number[] = [];
  const session = async (): Promise<void> => {
    const remote = await connect({ baseURL: service.url, apiKey: KEY, start: { modelName: 'builtin' } });
    const browser = await chromium.connectOverCDP(remote.cdpUrl ?? '');
    pids.push(await pidOf(browser));
    const [page] = browser.contexts().flatMap((context) => context.pages());
    await remote.navigate('data:text/html,<button onclick="document.title=1">Go</button>');
    await remote.backendFor(page).act('click Go', {}, createTrace('/'));
    expect(await page?.title()).toBe('1');
    await browser.close();
    await remote.close();
  };
  await session();
  const before = { handles: handles(), folders: folders() };
  let begun = 1;
  const inTurn = async (): Promise<void> => {
    for (; begun < many;) {
      begun += 1;
      await session();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
  expect(new Set(pids).size).toBe(many);
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
  await expect.poll(folders).toBeLessThanOrEqual(before.folders);
  // The service's own kept-alive connections are all that may be left, and not one a session.
  await expect.poll(handles).toBeLessThanOrEqual(before.handles + 12);
  await service.close();
});

test('the browser of a client that crashed ends', async () => {
  const service = await startService({ disconnectGraceMs: 200 });
  const { sessionId, cdpUrl } = await startFully(service);
  const own = await chromium.connectOverCDP(cdpUrl);
  const pid = await pidOf(own);
  const client = spawn(process.execPath, ['--input-type=module', '-e', clientOf(cdpUrl)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => {
    client.stdout.once('data', resolve);
  });
  await own.close();
  expect(isRunning(pid)).toBe(true);
  client.kill('SIGKILL');
  await expect.poll(() => alive(service, sessionId)).toBe(false);
  await expect.poll(() => isRunning(pid)).toBe(false);
  await service.close();
});

const ends = [
  ['SIGTERM', 0],
  ['SIGINT', 0],
  ['SIGKILL', null],
] as const;
for (const [signal, exit] of sampleOf(ends, 2)) {
  test(`no browser outlives the server after ${signal}`, async () => {
    const server = await serve();
    const { cdpUrl } = await server.start();
    const browser = await chromium.connectOverCDP(cdpUrl);
    const pid = await pidOf(browser);
    expect(isRunning(pid)).toBe(true);
    server.process.kill(signal);
    expect(await server.exit).toBe(exit);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
}

/** A program that connects to a browser, says so, and stays. */
function clientOf(cdpUrl: string): string {
  return `import { chromium } from '@playwright/test';
const browser = await chromium.connectOverCDP(${JSON.stringify(cdpUrl)});
await browser.newPage();
console.log('connected');
setInterval(() => {}, 1000);`;
}

function folders(): number {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`cuebook-session-${process.pid}-`)).length;
}

function handles(): number {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
}
