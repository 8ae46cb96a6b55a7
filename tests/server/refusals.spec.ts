/** Every status of the wire page's table but 200, provoked. */
import { createServer as createHttpServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { FailureBody } from '../../src/contract/api-common.js';
import { createServer } from '../../src/server/server.js';
import { expect, KEY, startService, test, type Answer } from './service.js';

const start = '/v1/sessions/start';
const nowhere = '/v1/sessions/00000000-0000-4000-8000-000000000000';

function expectFailure(answer: Answer, status: number, code: string): void {
  expect(answer.status).toBe(status);
  expect(FailureBody.parse(answer.body).code).toBe(code);
  expect(answer.headers.get('x-request-id')).toBeTruthy();
}

test('400: what is not a start request', async ({ service }) => {
  const bodies = [
    {},
    { modelName: 5 },
    { modelName: 'builtin', verbose: 3 },
    { modelName: 'builtin', browser: { cdpUrl: 'ws://127.0.0.1:1' } },
    { modelName: 'builtin', browser: { type: 'remote', cdpUrl: 'ws://127.0.0.1:1' } },
    { modelName: 'builtin', remoteSessionCreateParams: { region: 'mars' } },
    { modelName: 'builtin', remoteSessionCreateParams: { proxies: [{ type: 'remote' }] } },
    { modelName: 'builtin', remoteSessionCreateParams: { browserSettings: { context: { id: 'x' } } } },
  ];
  for (const body of bodies) {
    const answer = await service.call(start, { body });
    expectFailure(answer, 400, 'InvalidRequest');
    expect(answer.body.issues?.length).toBeGreaterThan(0);
  }
  expectFailure(
    await service.call(start, { body: { modelName: 'gpt' } }),
    400,
    'InvalidAISDKModelFormatError',
  );
  const dead = { modelName: 'builtin', browser: { type: 'local', cdpUrl: 'ws://127.0.0.1:1/x' } };
  expectFailure(await service.call(start, { body: dead }), 400, 'SvcInitError');
});

test('400: bodies that are no JSON, of another type, or too deep', async ({ service }) => {
  for (const raw of [
    '{bad',
    'null',
    '[]',
    '"x"',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    '{"__proto__":{"a":1}}',
  ]) {
    expectFailure(await service.call(start, { raw }), 400, 'InvalidRequest');
  }
  const plain = await service.call(start, { raw: 'modelName=x', headers: { 'content-type': 'text/plain' } });
  expectFailure(plain, 400, 'InvalidRequest');
});

test('401: no key, a wrong key, and no word about what exists', async ({ service }) => {
  for (const key of [null, 'wrong', `${KEY}x`]) {
    expectFailure(await service.call(start, { body: { modelName: 'builtin' }, key }), 401, 'Unauthorized');
    expectFailure(await service.call(`${nowhere}/observe`, { body: {}, key }), 401, 'Unauthorized');
    expectFailure(await service.call('/v1/no-such-path', { key }), 401, 'Unauthorized');
  }
});

test('404: no such session, no such path, no such frame', async ({ service }) => {
  for (const operation of ['navigate', 'observe', 'act', 'extract', 'agentExecute', 'end']) {
    const body = {
      navigate: { url: 'about:blank' },
      act: { input: 'click x' },
      agentExecute: { agentConfig: {}, executeOptions: { instruction: 'x' } },
    }[operation];
    const answer = await service.call(`${nowhere}/${operation}`, { body: body ?? {} });
    expectFailure(answer, 404, 'RemoteSessionNotFoundError');
  }
  expectFailure(await service.call(`${nowhere}/replay`), 404, 'RemoteSessionNotFoundError');
  expectFailure(await service.call('/v1/no-such-path'), 404, 'NotFound');
  expectFailure(await service.call('/v1/sessions/%zz/replay'), 400, 'InvalidRequest');
});

test('413: a body over the limit', async ({ service }) => {
  const raw = JSON.stringify({ modelName: 'x'.repeat(1_100_000) });
  expectFailure(await service.call(start, { raw }), 413, 'InvalidRequest');
});

test('on one session: 400, 404, 408 and 422', async ({ service, siteUrl }) => {
  const id = await service.start();
  const ask = (operation: string, body: unknown): Promise<Answer> =>
    service.call(`/v1/sessions/${id}/${operation}`, { body });
  await ask('navigate', { url: siteUrl });
  for (const url of [
    'file:///etc/passwd',
    'chrome://version',
    'javascript:alert(1)',
    'about:config',
    'no url',
  ]) {
    expectFailure(await ask('navigate', { url }), 400, 'InvalidRequest');
  }
  expectFailure(await ask('navigate', { url: 'http://169.254.169.254/latest' }), 400, 'InvalidRequest');
  expectFailure(
    await ask('navigate', { url: `${siteUrl}/redirect?to=http://169.254.169.254/` }),
    400,
    'InvalidRequest',
  );
  await ask('navigate', { url: siteUrl });
  const unknownMethod = { selector: 'button', description: 'x', method: 'explode' };
  expect((await ask('act', { input: unknownMethod })).body.issues?.[0]?.path).toBe('input.method');
  expectFailure(
    await ask('act', { input: { ...unknownMethod, method: 'click', more: 1 } }),
    400,
    'InvalidRequest',
  );
  expectFailure(await ask('act', { input: 'fill the name with %who%' }), 400, 'InvalidRequest');
  expectFailure(await ask('end', { force: true }), 400, 'InvalidRequest');
  expectFailure(
    await ask('extract', { instruction: 'x', schema: { type: 'nonsense' } }),
    400,
    'InvalidRequest',
  );
  expectFailure(await ask('observe', { frameId: 'no-frame' }), 404, 'NotFound');
  expectFailure(
    await ask('observe', { instruction: 'save', options: { selector: 'xpath=//nothing', timeout: 8_000 } }),
    422,
    'XPathResolutionError',
  );
  const missing = { selector: '#nothing', description: 'x', method: 'click' };
  const answer = await ask('act', { input: missing, options: { timeout: 8_000 } });
  expectFailure(answer, 422, 'SvcDomProcessError');
  expectFailure(await ask('navigate', { url: `${siteUrl}/slow`, options: { timeout: 100 } }), 408, 'Timeout');
  expectFailure(
    await ask('extract', { instruction: 'x', options: { model: 'openai/gpt-x' } }),
    400,
    'MissingLLMConfigurationError',
  );
  await ask('end', {});
});

test('the key of the server does not go to an address of a client', async () => {
  const seen: string[] = [];
  const provider = createHttpServer((request, response) => {
    seen.push(JSON.stringify(request.rawHeaders));
    response.writeHead(400).end('{}');
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  const baseURL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const service = await startService({ environment: { OPENAI_API_KEY: 'the-servers-own' } });
  const id = await service.start();
  const model = { modelName: 'openai/gpt-x', baseURL };
  const answer = await service.call(`/v1/sessions/${id}/extract`, {
    body: { instruction: 'x', options: { model } },
  });
  expect([400, 422]).toContain(answer.status);
  expect(seen.join()).not.toContain('the-servers-own');
  await service.close();
  provider.close();
});

test('429: too many requests, sessions, and operations in the queue', async ({ siteUrl }) => {
  const service = await startService({
    keys: [
      { name: 'a', key: KEY, maxSessions: 1 },
      { name: 'b', key: 'slow', requestsPerMinute: 2 },
    ],
    maxQueued: 1,
  });
  const id = await service.start();
  const second = await service.call(start, { body: { modelName: 'builtin' } });
  expectFailure(second, 429, 'TooManyRequests');
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);

  const slow = { url: `${siteUrl}/slow`, options: { timeout: 2_000 } };
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => service.call(`/v1/sessions/${id}/navigate`, { body: slow })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([408, 408, 429, 429]);

  for (const expected of [404, 404, 429]) {
    const answer = await service.call(`${nowhere}/replay`, { key: 'slow' });
    expect(answer.status).toBe(expected);
  }
  await service.close();
});

test('sessions of one key are not there for another', async () => {
  const service = await startService({
    keys: [
      { name: 'a', key: KEY },
      { name: 'b', key: 'other' },
    ],
  });
  const id = await service.start();
  const answer = await service.call(`/v1/sessions/${id}/replay`, { key: 'other' });
  expectFailure(answer, 404, 'RemoteSessionNotFoundError');
  expectFailure(
    await service.call(`/v1/sessions/${id}/end`, { body: {}, key: 'other' }),
    404,
    'RemoteSessionNotFoundError',
  );
  await service.close();
});

test('503: no room for one more browser, and not ready', async () => {
  const service = await startService({ maxSessions: 1 });
  await service.start();
  const full = await service.call(start, { body: { modelName: 'builtin' } });
  expectFailure(full, 503, 'CapacityExceeded');
  expect(full.headers.get('retry-after')).toBeTruthy();
  expectFailure(await service.call('/readyz', { key: null }), 503, 'CapacityExceeded');
  expect((await service.call('/healthz', { key: null })).status).toBe(200);
  await service.close();
});

test('500: a fault says nothing but its request id', async () => {
  const service = await startService({
    browserProvider: {
      provide: () => Promise.reject(new Error('secret path /etc/passwd')),
      release: async () => undefined,
    },
  });
  const answer = await service.call(start, {
    body: { modelName: 'builtin' },
    headers: { 'x-request-id': 'mine-1' },
  });
  expectFailure(answer, 500, 'Internal');
  expect(JSON.stringify(answer.body)).not.toMatch(/passwd|at /);
  expect(answer.headers.get('x-request-id')).toBe('mine-1');
  await service.close();
});

test('an address that others reach needs a key', () => {
  expect(() => createServer({ host: '0.0.0.0' })).toThrow(/service key/);
  expect(createServer({ host: '127.0.0.1', log: false }).generatedKey).toMatch(/^[\w-]{43}$/);
});

test('what is no HTTP gets the same kind of answer', async ({ service }) => {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text).toContain('400 Bad Request');
  expect(text).toContain('"code":"InvalidRequest"');
});
