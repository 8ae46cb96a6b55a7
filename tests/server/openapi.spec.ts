/** The published document is OpenAPI 3.1 that a validator takes, and every answer fits it. */
import { operations } from '../../src/contract/api.js';
import { checkAnswer, expect, test } from './service.js';

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>
  >;
  components: { schemas: Record<string, object> };
}

test('the document names every operation, header and status, without a key', async ({ service }) => {
  const answer = await service.call('/v1/openapi.json', { key: null });
  const document = answer.body as unknown as Document;
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual([
    ...Object.values(operations).map(({ path }) => path),
    '/healthz',
    '/readyz',
    '/v1/openapi.json',
  ]);
  expect(JSON.stringify(document)).toMatch(/x-svc-api-key.*x-svc-project-id/);
});

test('answers of every operation fit the schema that is published for their status', async ({
  service,
  siteUrl,
}) => {
  const started = await service.call('/v1/sessions/start', { body: { modelName: 'builtin' } });
  expect(started.status).toBe(200);
  const { sessionId } = started.body.data as unknown as { sessionId: string };
  const bodies: [string, object][] = [
    ['navigate', { url: siteUrl }],
    ['navigate', { url: 'data:text/html,x' }],
    ['navigate', { url: 'file:///x' }],
    ['navigate', { url: siteUrl }],
    ['observe', {}],
    ['observe', { instruction: 'save', frameId: 'none' }],
    ['act', { input: 'click Save' }],
    ['act', { input: 'click Frobnicate' }],
    ['act', { input: 5 }],
    ['extract', {}],
    ['extract', { instruction: 'the total' }],
    ['extract', { instruction: 'the total', options: { selector: '#no', timeout: 3_000 } }],
    ['agentExecute', { agentConfig: {}, executeOptions: { instruction: 'x' } }],
    ['end', { more: 1 }],
    ['end', {}],
    ['end', {}],
  ];
  // Every call of a service is held to the document where it is made.
  const statuses = new Set<number>();
  for (const [operation, body] of bodies) {
    if (operation === 'end') await service.call(`/v1/sessions/${sessionId}/replay`);
    const answer = await service.call(`/v1/sessions/${sessionId}/${operation}`, { body });
    statuses.add(answer.status);
  }
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 400, 404, 422]);
});

test('an answer that is not as published is noticed', () => {
  const wrong = { status: 200, headers: new Headers(), body: { success: true, more: 1 } };
  expect(() => checkAnswer('/v1/sessions/x/end', 'POST', wrong)).toThrow(/not as published/);
  expect(() => checkAnswer('/v1/sessions/x/end', 'POST', { ...wrong, status: 418 })).toThrow(/no schema/);
});
