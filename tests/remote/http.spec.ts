/** The client's HTTP against a server that behaves as badly as networks do. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '../../fixtures/test.js';
import { createHttp, type Http, type StreamLine } from '../../src/remote/http.js';
import { connect } from '../../src/remote/connect.js';

interface Line {
  /** Answers what `serve` is given; every request is counted. */
  serve: (listener: (request: IncomingMessage, response: ServerResponse) => void) => void;
  http: Http;
  url: string;
  seen: IncomingMessage[];
}

const test = base.extend<{ line: Line }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
  line: async ({}, use) => {
    let listener: RequestListener = (_request, response) => void response.end();
    const seen: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      seen.push(request);
      listener(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const http = createHttp({ baseURL: url, apiKey: 'k' });
    await use({
      serve: (next) => {
        listener = next;
      },
      http,
      url,
      seen,
    });
    server.closeAllConnections();
    await http.close();
    server.close();
  },
});

const act = { method: 'POST', path: '/v1/sessions/x/act', body: { input: 'x' }, repeatable: false } as const;
const observe = { ...act, path: '/v1/sessions/x/observe', repeatable: true } as const;
const event = (data: object): string =>
  `event: x\ndata: ${JSON.stringify({ data, type: 'system', id: '1' })}\n\n`;
const finished = event({ status: 'finished', result: 'Grüße', actionId: 'a' });

function fail(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ success: false, ...body }));
}

for (const [status, code, name] of [
  [400, 'InvalidRequest', 'OptionsError'],
  [400, 'MissingLLMConfigurationError', 'MissingLLMConfigurationError'],
  [401, 'Unauthorized', 'SvcEnvironmentError'],
  [404, 'RemoteSessionNotFoundError', 'RemoteSessionNotFoundError'],
  [404, 'NotFound', 'SvcError'],
  [408, 'Timeout', 'TimeoutError'],
  [422, 'SchemaValidationError', 'SchemaValidationError'],
  [422, 'XPathResolutionError', 'XPathResolutionError'],
  [500, 'Internal', 'SvcError'],
  [418, 'SomethingNew', 'SvcError'],
] as const) {
  test(`${status} ${code} becomes ${name}`, async ({ line }) => {
    line.serve((_request, response) => fail(response, status, { error: 'It went wrong.', code }));
    await expect(line.http.send(act)).rejects.toMatchObject({ name, message: 'It went wrong.' });
  });
}

test('the exact class of the service wins over the code', async ({ line }) => {
  line.serve((_request, response) =>
    fail(response, 422, { error: 'No.', code: 'SvcDomProcessError' }, { 'x-svc-error-class': 'ActionError' }),
  );
  await expect(line.http.send(act)).rejects.toMatchObject({ name: 'ActionError' });
});

test('an answer of something in between is an error with its status', async ({ line }) => {
  line.serve((_request, response) => void response.writeHead(502).end('<html>Bad gateway</html>'));
  await expect(line.http.send(act)).rejects.toThrow(/502.*Bad gateway/s);
});

test('an act whose connection breaks is not sent again, an observe is', async ({ line }) => {
  line.serve((_request, response) => void response.destroy());
  await expect(line.http.send(act)).rejects.toThrow(/not known/);
  expect(line.seen).toHaveLength(1);
  line.serve((_request, response) => {
    if (line.seen.length < 3) response.destroy();
    else response.end('{"success":true,"data":{"result":[]}}');
  });
  expect((await line.http.send(observe)).data).toEqual({ result: [] });
});

test('what was refused at the door is sent again after the time that was said', async ({ line }) => {
  line.serve((_request, response) => {
    if (line.seen.length === 1)
      fail(response, 429, { error: 'Later.', code: 'TooManyRequests' }, { 'retry-after': '0' });
    else response.end('{"success":true,"data":{}}');
  });
  expect((await line.http.send(act)).data).toEqual({});
});

test('nobody at home is an error that says where', async () => {
  const http = createHttp({ baseURL: 'http://127.0.0.1:1', apiKey: 'k', retries: 1 });
  await expect(http.send(act)).rejects.toThrow(/http:\/\/127.0.0.1:1.*ECONNREFUSED/s);
  await http.close();
});

test('a service that does not answer is waited for only so long', async ({ line }) => {
  line.serve(() => undefined);
  const http = createHttp({ baseURL: line.url, apiKey: 'k', requestTimeoutMs: 200 });
  await expect(http.send(observe)).rejects.toMatchObject({ name: 'TimeoutError' });
  const controller = new AbortController();
  const asked = http.send({ ...observe, signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toThrow(/cancelled/);
  await http.close();
});

test('a stream cut into single bytes, by a proxy that waits, with frames of every kind', async ({ line }) => {
  const text = [
    ': ping\n\n',
    event({ status: 'running', message: 'before connected' }),
    'data: {"data":{"status":"connected"},"type":"system"}\n\n',
    event({ status: 'running', message: { category: 'act', message: 'an object', level: 1 } }),
    finished,
  ].join('');
  line.serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const byte of Buffer.from(text)) response.write(Uint8Array.of(byte));
    response.end();
  });
  const lines: StreamLine[] = [];
  const { data } = await line.http.stream(act, (each) => lines.push(each));
  expect(data).toEqual({ result: 'Grüße', actionId: 'a' });
  expect(lines).toEqual([
    { message: 'before connected' },
    { message: 'an object', category: 'act', level: 1 },
  ]);
});

test('ten thousand log lines, then the end', async ({ line }) => {
  line.serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(event({ status: 'running', message: 'x' }).repeat(10_000) + finished);
  });
  let count = 0;
  await line.http.stream(act, () => (count += 1));
  expect(count).toBe(10_000);
});

test('a stream that ends or breaks before its last event is an error', async ({ line }) => {
  const begin = event({ status: 'starting' });
  line.serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(begin);
  });
  await expect(line.http.stream(act, () => undefined)).rejects.toThrow(/broke off/);
  line.serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(begin, () => response.destroy());
  });
  await expect(line.http.stream(act, () => undefined)).rejects.toThrow(/connection failed|broke off/);
});

test('an error event is the error it names, and a plain refusal stays one', async ({ line }) => {
  line.serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(event({ status: 'error', error: 'Gone.', code: 'RemoteSessionNotFoundError' }));
  });
  await expect(line.http.stream(act, () => undefined)).rejects.toMatchObject({
    name: 'RemoteSessionNotFoundError',
  });
  line.serve((_request, response) => fail(response, 401, { error: 'No key.', code: 'Unauthorized' }));
  await expect(line.http.stream(act, () => undefined)).rejects.toMatchObject({ name: 'SvcEnvironmentError' });
});

test('without a key, without an address, and with an address that is none', async () => {
  const start = { modelName: 'builtin' };
  const without = connect({ baseURL: 'http://127.0.0.1:1', apiKey: undefined, start });
  await expect(without).rejects.toMatchObject({
    name: 'MissingEnvironmentVariableError',
    message: /CUEBOOK_API_KEY/,
  });
  await expect(connect({ baseURL: 'nowhere', apiKey: 'k', start })).rejects.toMatchObject({
    name: 'OptionsError',
  });
});
