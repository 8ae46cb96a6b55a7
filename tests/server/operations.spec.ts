/** Every operation of the wire page, over real HTTP and on a real browser. */
import { dataOf, expect, test, type Answer } from './service.js';

type Ask = (operation: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

const withSession = test.extend<{ ask: Ask; id: string }>({
  id: async ({ service, siteUrl }, use) => {
    const id = await service.start();
    await service.call(`/v1/sessions/${id}/navigate`, { body: { url: `${siteUrl}/` } });
    await use(id);
    await service.call(`/v1/sessions/${id}/end`, { body: {} });
  },
  ask: async ({ service, id }, use) => {
    await use((operation, body, headers = {}) =>
      service.call(`/v1/sessions/${id}/${operation}`, { ...(body !== undefined && { body }), headers }),
    );
  },
});

withSession('navigate answers with address and status', async ({ ask, siteUrl }) => {
  expect(dataOf('navigate', await ask('navigate', { url: `${siteUrl}/missing` }))).toEqual({
    result: { url: `${siteUrl}/missing`, status: 404 },
    actionId: expect.any(String),
  });
  expect(dataOf('navigate', await ask('navigate', { url: 'data:text/html,hello' })).result).toEqual({
    url: 'data:text/html,hello',
    status: null,
  });
  expect(dataOf('navigate', await ask('navigate', { url: 'about:blank' })).result).toEqual({
    url: 'about:blank',
    status: null,
  });
});

withSession('navigate within a page, to nothing, and to what does not answer', async ({ ask, siteUrl }) => {
  expect(dataOf('navigate', await ask('navigate', { url: `${siteUrl}/#part` })).result).toEqual({
    url: `${siteUrl}/#part`,
    status: null,
  });
  expect(dataOf('navigate', await ask('navigate', { url: `${siteUrl}/empty` })).result).toBeNull();
  const closed = await ask('navigate', { url: 'http://127.0.0.1:1/' });
  expect(closed).toMatchObject({ status: 422, body: { code: 'SvcDomProcessError' } });
  const slow = await ask('navigate', { url: `${siteUrl}/slow`, options: { timeout: 200 } });
  expect(slow).toMatchObject({ status: 408, body: { code: 'Timeout' } });
});

withSession('observe lists actions, act carries one out', async ({ ask }) => {
  const { result } = dataOf('observe', await ask('observe', { instruction: 'the save button' }));
  expect(result[0]).toMatchObject({ method: 'click', selector: expect.stringContaining('xpath=') });
  const done = dataOf('act', await ask('act', { input: result[0] }));
  expect(done.result).toMatchObject({ success: true, actions: [result[0]] });
  const page = dataOf('extract', await ask('extract', {}));
  expect(page.result).toMatchObject({ pageText: expect.stringContaining('Saved') });
});

withSession('variables go into the page and nowhere else', async ({ ask }) => {
  const body = {
    input: 'fill the name with %who% and click save',
    options: { variables: { who: { value: 'Grace Hopper', description: 'a name' } } },
  };
  const acted = await ask('act', body);
  expect(dataOf('act', acted).result.success).toBe(true);
  expect(JSON.stringify(acted.body)).not.toContain('Grace');
  expect(JSON.stringify(acted.body)).toContain('%who%');
  const page = dataOf('extract', await ask('extract', {}));
  expect(page.result).toMatchObject({ pageText: expect.stringContaining('Saved Grace Hopper') });
  expect(JSON.stringify((await ask('replay')).body)).not.toContain('"Grace Hopper","description"');
});

withSession('an instruction that nothing fits is an answer, not an error', async ({ ask }) => {
  const { result } = dataOf('act', await ask('act', { input: 'click the Frobnicate button' }));
  expect(result).toMatchObject({ success: false, actions: [] });
  expect(result.message).toContain('Frobnicate');
});

withSession('extract in its forms', async ({ ask }) => {
  expect(dataOf('extract', await ask('extract', { instruction: 'the total' })).result).toEqual({
    extraction: '12.50 EUR',
  });
  const schema = { type: 'object', properties: { total: { type: 'number' } }, required: ['total'] };
  expect(dataOf('extract', await ask('extract', { instruction: 'the order', schema })).result).toEqual({
    total: 12.5,
  });
  const draft7 = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
  expect(
    dataOf('extract', await ask('extract', { instruction: 'the order', schema: draft7 })).result,
  ).toEqual({
    total: 12.5,
  });
});

withSession('replay tells what was done, page by page', async ({ ask, siteUrl }) => {
  await ask('extract', { instruction: 'the total' });
  const { pages } = dataOf('replay', await ask('replay'));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({
    url: `${siteUrl}/`,
    timestamp: expect.any(Number),
    duration: expect.any(Number),
  });
  expect(pages[0]?.actions.map(({ method }) => method)).toEqual(['navigate', 'extract']);
});

withSession('a second end finds nothing', async ({ ask }) => {
  expect(await ask('end', {})).toMatchObject({ status: 200, body: { success: true } });
  expect(await ask('end', {})).toMatchObject({ status: 404, body: { code: 'RemoteSessionNotFoundError' } });
  expect(await ask('observe', {})).toMatchObject({ status: 404 });
});

withSession(
  'a session is resumed by its id, with the same browser and its history',
  async ({ service, ask, id, siteUrl }) => {
    const resumed = await service.call('/v1/sessions/start', {
      body: { modelName: 'builtin', remoteSessionID: id },
    });
    expect(dataOf('start', resumed).sessionId).toBe(id);
    expect(JSON.stringify((await ask('replay')).body)).toContain(siteUrl);
    const unknown = await service.call('/v1/sessions/start', {
      body: { modelName: 'builtin', remoteSessionID: 'no' },
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'RemoteSessionNotFoundError' } });
  },
);

withSession('the cache answers the same question on the same page', async ({ ask }) => {
  const question = { instruction: 'the total of it' };
  const status = async (headers?: Record<string, string>): Promise<(string | null | undefined)[]> => {
    const answer = await ask('extract', question, headers);
    return [answer.headers.get('x-svc-cache-status'), dataOf('extract', answer).cacheStatus];
  };
  expect(await status()).toEqual(['MISS', 'MISS']);
  expect(await status()).toEqual(['HIT', 'HIT']);
  expect(await status({ 'x-svc-cache-bypass': 'true' })).toEqual([null, undefined]);
  await ask('act', { input: 'click save' });
  expect(await status()).toEqual(['MISS', 'MISS']);
});

withSession('agentExecute says that it is not built', async ({ ask }) => {
  const good = await ask('agentExecute', { agentConfig: {}, executeOptions: { instruction: 'buy a mug' } });
  expect(good).toMatchObject({ status: 400, body: { code: 'InvalidRequest', error: /not built/ } });
  const bad = await ask('agentExecute', {
    agentConfig: { mode: 'x' },
    executeOptions: { instruction: 'buy' },
  });
  expect(bad.body.issues?.[0]?.path).toBe('agentConfig.mode');
});
