/** Streams of the real server: their order, their pings, and clients that read slowly or not at all. */
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createEventReader, ServerEvent, type ReadEvent } from '../../src/contract/event-stream.js';
import { openStream, type EventStream } from '../../src/server/stream.js';
import { createTrace } from '../../src/engine/trace.js';
import { connect as openSession } from '../../src/remote/connect.js';
import { roundRobin } from './elsewhere.js';
import { expect, KEY, test } from './service.js';

async function streamOf(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<ReadEvent[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-svc-api-key': KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/event-stream'),
  ]);
  return createEventReader().push(new Uint8Array(await response.arrayBuffer()));
}

test('an operation is told from its beginning to its end', async ({ service, siteUrl }) => {
  const id = await service.start();
  const quiet = await service.start({ verbose: 0 });
  const url = (session: string, operation: string): string =>
    `${service.url}/v1/sessions/${session}/${operation}`;
  await service.call(`/v1/sessions/${id}/navigate`, { body: { url: siteUrl } });
  const events = await streamOf(url(id, 'act'), { input: 'click Save' }, { 'x-stream-response': 'true' });
  for (const event of events) expect(ServerEvent.safeParse(event).error).toBeUndefined();
  const statuses = events.map(({ data }) => data.status);
  expect([statuses[0], statuses[1], statuses.at(-1)]).toEqual(['starting', 'connected', 'finished']);
  expect(new Set(statuses.slice(2, -1))).toEqual(new Set(['running']));
  expect(events.at(-1)?.data.result).toMatchObject({ success: true, actions: [{ method: 'click' }] });

  const silent = await streamOf(url(quiet, 'navigate'), { url: siteUrl, streamResponse: true });
  expect(silent.map(({ data }) => data.status)).toEqual(['starting', 'connected', 'finished']);
  const failed = await streamOf(url(id, 'observe'), { frameId: 'none', streamResponse: true });
  expect(failed.at(-1)?.data).toMatchObject({ status: 'error', code: 'NotFound' });
  const plain = await service.call(`/v1/sessions/${id}/extract`, {
    body: { streamResponse: false },
    headers: { 'x-stream-response': 'true' },
  });
  expect(plain.body.success).toBe(true);
  for (const session of [id, quiet]) await service.call(`/v1/sessions/${session}/end`, { body: {} });
});

test('a stream behind a proxy that keeps everything until the end is read all the same', async ({
  service,
  siteUrl,
}) => {
  const proxy = await roundRobin([service.url]);
  const lines: string[] = [];
  const session = await openSession({
    baseURL: proxy.url,
    apiKey: KEY,
    start: { modelName: 'builtin' },
    onLog: ({ message }) => lines.push(message),
  });
  await session.navigate(siteUrl);
  const result = await session.backendFor().act('click Save', {}, createTrace('/'));
  expect(result.success).toBe(true);
  expect(lines.length).toBeGreaterThan(1);
  await session.close();
  await proxy.close();
});

test('what fails at the door fails plainly, streaming or not', async ({ service }) => {
  const headers = { 'x-stream-response': 'true' };
  const path = '/v1/sessions/none/act';
  expect((await service.call(path, { body: { input: 'x' }, headers })).status).toBe(404);
  expect((await service.call(path, { body: {}, headers })).status).toBe(400);
  expect((await service.call(path, { body: { input: 'x' }, headers, key: null })).status).toBe(401);
});

const alone = test.extend<{
  open: (
    pingMs?: number,
  ) => Promise<{ stream: EventStream; response: ServerResponse; socket: Socket; gone: () => boolean }>;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
  open: async ({}, use) => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    await use(async (pingMs = 60_000) => {
      const opened = new Promise<ServerResponse>((resolve) => {
        server.once('request', (_request, response) => resolve(response));
      });
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      const response = await opened;
      let gone = false;
      const stream = openStream(response, { headers: {}, pingMs, onGone: () => (gone = true) });
      return { stream, response, socket, gone: () => gone };
    });
    server.closeAllConnections();
    server.close();
  },
});

alone(
  'a client that stops reading costs bounded memory, and is told of lines that were dropped',
  async ({ open }) => {
    const { stream, response, socket } = await open();
    for (let line = 0; line < 20_000; line += 1) stream.log('1', 'x'.repeat(1_000));
    expect(response.writableLength).toBeLessThan(2_000_000);
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.resume();
    await expect.poll(() => response.writableLength).toBe(0);
    stream.log('2', 'again');
    stream.finish({ type: 'system', id: '3', data: { status: 'finished', result: 1, actionId: 'a' } });
    await expect.poll(() => text).toContain('"status":"finished"');
    expect(text).toMatch(/\d+ lines were dropped.*again/s);
  },
);

alone('a client that vanishes is noticed, and a silent stream is pinged', async ({ open }) => {
  const { socket, gone } = await open(20);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.resume();
  await expect.poll(() => text).toContain(': ping\n\n');
  expect(gone()).toBe(false);
  socket.destroy();
  await expect.poll(gone).toBe(true);
});
