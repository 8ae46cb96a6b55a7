/** The published document is OpenAPI 3.1 that a validator takes, and every answer fits it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { operations } from '../../src/contract/api.js';
import { expect, test, type Answer } from './service.js';

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
  const document = (await service.call('/v1/openapi.json')).body as unknown as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'document');
  const check = (path: string, method: string, answer: Answer): void => {
    const pointer = `${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}/responses/${answer.status}/content/application~1json/schema`;
    const validate = ajv.getSchema(`document#/paths/${encodeURI(pointer)}`);
    if (!validate) throw new Error(`no schema for ${answer.status} of ${path}`);
    const fits = validate(answer.body);
    expect([path, answer.status, fits, validate.errors]).toEqual([path, answer.status, true, null]);
  };
  const started = await service.call('/v1/sessions/start', { body: { modelName: 'builtin' } });
  check('/v1/sessions/start', 'post', started);
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
  for (const [operation, body] of bodies) {
    if (operation === 'end' && Object.keys(body).length > 0) {
      check('/v1/sessions/{id}/replay', 'get', await service.call(`/v1/sessions/${sessionId}/replay`));
    }
    check(
      `/v1/sessions/{id}/${operation}`,
      'post',
      await service.call(`/v1/sessions/${sessionId}/${operation}`, { body }),
    );
  }
});
