import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Grounder } from '../../src/grounding/grounder.js';
import type { RetryPolicy } from '../../src/grounding/model-retry.js';
import { completionOf, expect, grounderOf, KEY, node, page, step, test as base } from './model-server.js';

const shop = page(node('button', 'Save', { ref: 'e2', tag: 'button' }));
const request = { instruction: 'save the profile', snapshot: shop, variables: [] };
const good = completionOf(JSON.stringify(step('e2', 'click')));

/** A server that treats its n-th request as the n-th listener says; the last one stays. */
const test = base.extend<{
  modelAt: (
    ...listeners: RequestListener[]
  ) => Promise<{ grounder: Grounder; count: () => number; address: string; waits: readonly number[] }>;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
  modelAt: async ({}, use) => {
    const servers: { close(): void; closeAllConnections(): void }[] = [];
    await use(async (...listeners) => {
      let count = 0;
      const server = createServer((incoming, outgoing) => {
        const listener = listeners[Math.min(count, listeners.length - 1)];
        count += 1;
        incoming.resume().on('end', () => listener?.(incoming, outgoing));
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const address = `http://127.0.0.1:${port}/v1`;
      const waits: number[] = [];
      const wait = async (ms: number): Promise<void> => void waits.push(ms);
      return { grounder: await grounderAt(port, { wait }), count: () => count, address, waits };
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

async function grounderAt(port: number, retries: Partial<RetryPolicy> = {}): Promise<Grounder> {
  return grounderOf({
    model: {
      modelName: 'openai/m',
      apiKey: KEY,
      baseURL: `http://127.0.0.1:${port}/v1`,
      openaiEndpointFormat: 'chat',
    },
    environment: {},
    retries: { maxAttempts: 4, firstWaitMs: 1_000, maxWaitMs: 30_000, ...retries },
  });
}

const say =
  (text: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_incoming, outgoing) =>
    void outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);

for (const [name, answer, issue] of [
  ['garbage', 'I would click the button!', /not one complete JSON value.*I would click the button/s],
  ['half a JSON', '{"outcome":"steps","steps":[{"ref":"e2"', /not one complete JSON value/],
  ['nothing', '', /the answer was empty.*nothing/s],
  ['another shape', '{"click":"e2"}', /outcome/],
  ['a ref that does not exist', JSON.stringify(step('e7', 'click')), /the page shows no ref "e7"/],
  ['a forbidden method', JSON.stringify(step('e2', 'eval')), /"eval" is no method/],
] as const) {
  test(`a model that answers ${name} twice gives a typed error with what came back`, async ({ modelAt }) => {
    const { grounder, count } = await modelAt(say(completionOf(answer)));
    const failure = await grounder.plan(request).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'LLMResponseError',
      message: expect.stringMatching(issue),
    });
    expect(count()).toBe(2);
  });
}

test('a server that answers 429 twice and then works is waited for', async ({ modelAt }) => {
  const busy = (seconds: string): RequestListener =>
    say('{"error":{"message":"slow down"}}', 429, { 'retry-after': seconds });
  const { grounder, count, waits } = await modelAt(busy('7'), busy('0.2'), say(good));
  const { answer, usage } = await grounder.plan(request);
  expect(answer.kind).toBe('found');
  expect(waits).toEqual([7_000, 200]);
  expect([count(), usage.calls]).toEqual([3, 1]);
});

for (const status of [408, 409, 500, 503]) {
  test(`a server that answers ${status} once is asked again`, async ({ modelAt }) => {
    const { grounder, waits } = await modelAt(say('{"error":{"message":"no"}}', status), say(good));
    expect((await grounder.plan(request)).answer.kind).toBe('found');
    expect(waits).toEqual([expect.any(Number)]);
    expect(waits[0]).toBeGreaterThanOrEqual(750);
    expect(waits[0]).toBeLessThanOrEqual(1_000);
  });
}

test('a server that closes the socket before or within its answer is asked again', async ({ modelAt }) => {
  const { grounder, count } = await modelAt(
    (incoming) => incoming.socket.destroy(),
    (incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      outgoing.write(good.slice(0, 40));
      setTimeout(() => incoming.socket.destroy(), 20);
    },
    say(good),
  );
  expect((await grounder.plan(request)).answer.kind).toBe('found');
  expect(count()).toBe(3);
});

test('a server that refuses connections gives a typed error', async () => {
  const wait = async (): Promise<void> => undefined;
  const failure = await (await grounderAt(1, { wait })).plan(request).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    name: 'LLMResponseError',
    message: expect.stringMatching(/connection to its provider failed/),
  });
});

test('a model that does not answer is given up at the end of the time, and its request is aborted', async ({
  modelAt,
}) => {
  let isAborted = false;
  const time = new AbortController();
  const { grounder } = await modelAt((incoming) => {
    incoming.socket.on('close', () => (isAborted = true));
    time.abort(new DOMException('The time is up', 'TimeoutError'));
  });
  const failure = await grounder.plan({ ...request, signal: time.signal }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'TimeoutError' });
  await expect.poll(() => isAborted).toBe(true);
});

test('waiting for a server that wants a long rest ends with the time of the operation', async ({
  modelAt,
}) => {
  const time = new AbortController();
  const { address, count } = await modelAt((incoming, outgoing) => {
    say('{}', 429, { 'retry-after': '29' })(incoming, outgoing);
    setTimeout(() => time.abort(new DOMException('The time is up', 'TimeoutError')), 500);
  });
  const grounder = await grounderAt(Number(new URL(address).port));
  const failure = await grounder.plan({ ...request, signal: time.signal }).catch((error: unknown) => error);
  expect([failure, count()]).toMatchObject([{ name: 'TimeoutError' }, 1]);
});

test('a refused key is a typed error that does not repeat it', async ({ modelAt }) => {
  const { grounder, count } = await modelAt(
    say(`{"error":{"message":"Incorrect API key provided: ${KEY}"}}`, 401),
  );
  const failure = (await grounder.plan(request).catch((error: unknown) => error)) as Error;
  expect(failure.name).toBe('MissingLLMConfigurationError');
  expect(
    `${failure.message} ${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`,
  ).not.toContain(KEY);
  expect(count()).toBe(1);
});

test('headers and keys that a server repeats are not passed on', async ({ modelAt }) => {
  const echo =
    'no: {"Authorization":"Bearer abcd.efgh","x-api-key": "12345678"} in ?api_key=qwertz&x=1, from the environment env-key-1234';
  const { address } = await modelAt(say(JSON.stringify({ error: { message: echo } }), 400));
  const model = { modelName: 'local/m', baseURL: address, headers: { 'x-team-token': 'house-token' } };
  const grounder = await grounderOf({ model, environment: { OPENAI_API_KEY: 'env-key-1234' } });
  const failure = (await grounder.plan(request).catch((error: unknown) => error)) as Error;
  expect(failure.name).toBe('LLMResponseError');
  expect(`${failure.message} ${String(failure.cause)}`).not.toMatch(/abcd|12345678|qwertz|env-key/);
  expect(failure.message).toContain('•••');
});

test('a server without structured output is asked for JSON in words, and remembered as such', async ({
  modelAt,
}) => {
  const refused = say('{"error":{"message":"response_format json_schema is not supported"}}', 400);
  const { grounder, count } = await modelAt(
    refused,
    say(completionOf(`\`\`\`json\n${JSON.stringify(step('e2', 'click'))}\n\`\`\``)),
  );
  await grounder.plan(request);
  expect((await grounder.plan(request)).answer.kind).toBe('found');
  expect(count()).toBe(3);
});

test('a server that has the other endpoint of OpenAI only is asked there, and remembered as such', async ({
  modelAt,
}) => {
  const paths: string[] = [];
  const { address } = await modelAt((incoming, outgoing) => {
    paths.push(incoming.url ?? '');
    if (incoming.url === '/v1/chat/completions') say(good)(incoming, outgoing);
    else say('{"error":{"message":"no such path"}}', 404)(incoming, outgoing);
  });
  const model = { modelName: 'local/m', baseURL: address };
  const grounder = await grounderOf({ model, environment: {} });
  await grounder.plan(request);
  await grounder.plan(request);
  expect(paths).toEqual(['/v1/responses', '/v1/chat/completions', '/v1/chat/completions']);
});

test('an answer that was cut off by its length is put right by one more call', async ({ modelAt }) => {
  const cut = good
    .replace(/"content":".*?[^\\]"/, '"content":"{\\"outcome\\":\\"st"')
    .replace('"stop"', '"length"');
  const { grounder } = await modelAt(say(cut), say(good));
  expect((await grounder.plan(request)).usage.calls).toBe(2);
});

test('a page of a proxy in the place of an answer is a typed error', async ({ modelAt }) => {
  const { grounder } = await modelAt(say('<html>Please log in</html>', 200, { 'content-type': 'text/html' }));
  await expect(grounder.plan(request)).rejects.toMatchObject({ name: 'LLMResponseError' });
});

test('an unknown model is a typed error at once', async ({ modelAt }) => {
  const { grounder, count } = await modelAt(say('{"error":{"message":"no such model"}}', 404));
  await expect(grounder.plan(request)).rejects.toMatchObject({ name: 'UnsupportedModelError' });
  expect(count()).toBe(1);
});
