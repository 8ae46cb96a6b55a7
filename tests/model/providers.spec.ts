import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, grounderOf, KEY, node, page, step, test as base } from './model-server.js';

interface Request {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const answer = JSON.stringify(step('e2', 'click'));
/** One body that holds the answer wherever one of the providers looks for it. */
const everyAnswer = JSON.stringify({
  id: 'r1',
  object: 'response',
  created: 1,
  created_at: 1,
  model: 'm',
  status: 'completed',
  type: 'message',
  role: 'assistant',
  choices: [{ index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' }],
  output: [
    {
      type: 'message',
      id: 'm1',
      role: 'assistant',
      content: [{ type: 'output_text', text: answer, annotations: [] }],
    },
  ],
  content: [{ type: 'text', text: answer }],
  stop_reason: 'end_turn',
  candidates: [{ content: { role: 'model', parts: [{ text: answer }] }, finishReason: 'STOP' }],
  usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 4 },
  usage: { prompt_tokens: 3, completion_tokens: 4, input_tokens: 3, output_tokens: 4, total_tokens: 7 },
});
const bedrockAnswer = JSON.stringify({
  output: { message: { role: 'assistant', content: [{ text: answer }] } },
  stopReason: 'end_turn',
  usage: { inputTokens: 3, outputTokens: 4, totalTokens: 7 },
});

const test = base.extend<{
  provider: { url: string; requests: Request[] };
  ask: (model: unknown, environment?: Record<string, string>) => Promise<Request>;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
  provider: async ({}, use) => {
    const requests: Request[] = [];
    const server = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const path = incoming.url ?? '';
        requests.push({ path, headers: incoming.headers, body: Buffer.concat(chunks).toString() });
        outgoing.writeHead(200, { 'content-type': 'application/json' });
        if (path === '/token') outgoing.end('{"access_token":"google-access-token","expires_in":3600}');
        else outgoing.end(path.includes('/converse') ? bedrockAnswer : everyAnswer);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests });
    server.closeAllConnections();
    server.close();
  },
  ask: async ({ provider }, use) => {
    await use(async (model, environment = {}) => {
      const grounder = await grounderOf({ model, environment });
      const snapshot = page(node('button', 'Save', { ref: 'e2', tag: 'button' }));
      const { answer } = await grounder.plan({ instruction: 'click save', snapshot, variables: [] });
      expect(answer.kind).toBe('found');
      return provider.requests.at(-1) as Request;
    });
  },
});

const headers = { 'x-team': 'checkout' };

test('openai by the responses endpoint, with key, headers and strict schema', async ({ ask, provider }) => {
  const request = await ask({
    modelName: 'openai/gpt-x',
    apiKey: KEY,
    baseURL: `${provider.url}/v1`,
    headers,
  });
  expect(request.path).toBe('/v1/responses');
  expect(request.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'x-team': 'checkout' });
  expect(JSON.parse(request.body)).toMatchObject({
    model: 'gpt-x',
    text: { format: { type: 'json_schema', strict: true, name: 'act' } },
  });
});

test('openai by the chat endpoint', async ({ ask, provider }) => {
  const request = await ask({
    modelName: 'openai/gpt-x',
    provider: 'openai',
    apiKey: KEY,
    baseURL: `${provider.url}/v1`,
    openaiEndpointFormat: 'chat',
  });
  expect(request.path).toBe('/v1/chat/completions');
  expect(JSON.parse(request.body)).toMatchObject({
    model: 'gpt-x',
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  });
});

test('a key of the environment is used, that of the configuration wins', async ({ ask, provider }) => {
  const baseURL = `${provider.url}/v1`;
  const environment = { OPENAI_API_KEY: 'from-environment' };
  const first = await ask({ modelName: 'openai/gpt-x', baseURL }, environment);
  const second = await ask({ modelName: 'openai/gpt-x', baseURL, apiKey: KEY }, environment);
  expect([first.headers['authorization'], second.headers['authorization']]).toEqual([
    'Bearer from-environment',
    `Bearer ${KEY}`,
  ]);
});

test('a string model takes address and key from the environment that it is given', async ({
  ask,
  provider,
}) => {
  const request = await ask('openai/gpt-x', { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${provider.url}/v1` });
  expect([request.path, request.headers['authorization']]).toEqual(['/v1/responses', `Bearer ${KEY}`]);
});

test('a server of one’s own needs no key and never gets the one that is meant for OpenAI', async ({
  ask,
  provider,
}) => {
  const request = await ask(
    { modelName: 'ollama/llama3', baseURL: `${provider.url}/v1`, openaiEndpointFormat: 'chat' },
    { OPENAI_API_KEY: KEY },
  );
  expect(JSON.parse(request.body)).toMatchObject({ model: 'llama3' });
  expect(JSON.stringify(request)).not.toContain(KEY);
});

test('anthropic', async ({ ask, provider }) => {
  const request = await ask({
    modelName: 'anthropic/claude-sonnet-4-5',
    provider: 'anthropic',
    apiKey: KEY,
    baseURL: `${provider.url}/v1`,
    headers,
  });
  expect(request.path).toBe('/v1/messages');
  expect(request.headers).toMatchObject({ 'x-api-key': KEY, 'x-team': 'checkout' });
  expect(JSON.parse(request.body)).toMatchObject({ model: 'claude-sonnet-4-5' });
});

test('google', async ({ ask, provider }) => {
  const request = await ask(
    { modelName: 'google/gemini-2.5-flash', baseURL: `${provider.url}/v1beta`, headers },
    { GEMINI_API_KEY: KEY },
  );
  expect(request.path).toBe('/v1beta/models/gemini-2.5-flash:generateContent');
  expect(request.headers).toMatchObject({ 'x-goog-api-key': KEY, 'x-team': 'checkout' });
  expect(JSON.parse(request.body)).toMatchObject({
    generationConfig: { responseMimeType: 'application/json' },
  });
});

test('bedrock with a bearer token, and with access keys', async ({ ask, provider }) => {
  const model = { modelName: 'bedrock/amazon.nova-lite-v1:0', baseURL: provider.url, headers };
  const bearer = await ask({ ...model, provider: 'bedrock', apiKey: KEY });
  expect(bearer.path).toBe('/model/amazon.nova-lite-v1%3A0/converse');
  expect(bearer.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'x-team': 'checkout' });
  const signed = await ask(model, {
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'very-secret-key',
    AWS_REGION: 'eu-central-1',
  });
  expect(signed.headers['authorization']).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d+\/eu-central-1/,
  );
  expect(JSON.stringify(signed)).not.toContain('very-secret-key');
});

test('azure with a key', async ({ ask, provider }) => {
  const request = await ask({
    modelName: 'azure/my-deployment',
    provider: 'azure',
    apiKey: KEY,
    headers,
    providerOptions: {
      azure: {
        baseURL: `${provider.url}/openai`,
        apiVersion: '2025-04-01-preview',
        headers: { 'x-more': '1' },
      },
    },
  });
  expect(request.path).toBe('/openai/responses?api-version=2025-04-01-preview');
  expect(request.headers).toMatchObject({ 'api-key': KEY, 'x-team': 'checkout', 'x-more': '1' });
  expect(JSON.parse(request.body)).toMatchObject({ model: 'my-deployment' });
});

test('azure with an Entra token, by addresses of deployments', async ({ ask, provider }) => {
  const request = await ask({
    modelName: 'azure/my-deployment',
    provider: 'azure',
    auth: { type: 'azureEntraId', token: 'entra-token' },
    providerOptions: {
      azure: {
        baseURL: `${provider.url}/openai`,
        useDeploymentBasedUrls: true,
        apiVersion: '2025-04-01-preview',
      },
    },
  });
  expect(request.path).toBe('/openai/deployments/my-deployment/responses?api-version=2025-04-01-preview');
  expect(request.headers['authorization']).toBe('Bearer entra-token');
  expect(request.headers['api-key']).toBeUndefined();
});

test('vertex with a service account', async ({ ask, provider }) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const request = await ask({
    modelName: 'vertex/gemini-2.5-flash',
    provider: 'vertex',
    headers,
    auth: {
      type: 'googleServiceAccount',
      credentials: {
        type: 'service_account',
        client_email: 'tests@project.iam.gserviceaccount.com',
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
        token_uri: `${provider.url}/token`,
      },
    },
    providerOptions: {
      vertex: {
        project: 'p1',
        location: 'europe-west1',
        baseURL: `${provider.url}/v1/google`,
        headers: { 'x-more': '1' },
      },
    },
  });
  const token = new URLSearchParams(provider.requests[0]?.body);
  expect(token.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const claims = JSON.parse(
    Buffer.from(token.get('assertion')?.split('.')[1] ?? '', 'base64url').toString(),
  ) as unknown;
  expect(claims).toMatchObject({
    iss: 'tests@project.iam.gserviceaccount.com',
    aud: `${provider.url}/token`,
  });
  expect(request.path).toBe('/v1/google/models/gemini-2.5-flash:generateContent');
  expect(request.headers).toMatchObject({
    authorization: 'Bearer google-access-token',
    'x-team': 'checkout',
    'x-more': '1',
  });
});

for (const [model, environment, error] of [
  ['openai/gpt-x', {}, /MissingLLMConfigurationError.*OPENAI_API_KEY/s],
  ['anthropic/claude', {}, /MissingLLMConfigurationError.*ANTHROPIC_API_KEY/s],
  ['bedrock/nova', {}, /MissingLLMConfigurationError.*AWS_BEARER_TOKEN_BEDROCK.*AWS_ACCESS_KEY_ID/s],
  ['nobody/model', { OPENAI_API_KEY: 'k' }, /UnsupportedModelError.*openai, anthropic/s],
  ['gpt-x', {}, /InvalidAISDKModelFormatError/],
  [{ modelName: 'openai/x', apiKey: KEY, temperature: 1 }, {}, /OptionsError.*unknown property temperature/s],
  [{ modelName: 'openai/x', apiKey: KEY, baseURL: 'no address' }, {}, /OptionsError.*baseURL/s],
  [{ modelName: 'azure/x', provider: 'azure' }, {}, /OptionsError.*providerOptions/s],
  [
    {
      modelName: 'azure/x',
      provider: 'azure',
      apiKey: KEY,
      auth: { type: 'azureEntraId', token: 't' },
      providerOptions: { azure: {} },
    },
    {},
    /OptionsError.*apiKey/s,
  ],
  [42, {}, /OptionsError/],
] as const) {
  test(`the model ${JSON.stringify(model).replace(KEY, '…').slice(0, 80)} without what it needs is a typed error`, async () => {
    const failure = await grounderOf({ model, environment }).catch((each: unknown) => each);
    expect(String(failure)).toMatch(error);
    expect(String(failure)).not.toContain(KEY);
  });
}
