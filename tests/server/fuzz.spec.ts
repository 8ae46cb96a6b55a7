/** Whatever a client sends, the server does not fail: no status of 500, and every refusal in the agreed form. */
import * as fc from 'fast-check';
import { isThorough } from '../../fixtures/thorough.js';
import { FailureBody } from '../../src/contract/api-common.js';
import { expect, test } from './service.js';

/** Bodies near the real ones: known names with values of any kind, at every level. */
const anything = fc.jsonValue({ maxDepth: 3 });
const name = fc.constantFrom(
  'url',
  'instruction',
  'input',
  'schema',
  'options',
  'model',
  'modelName',
  'variables',
  'timeout',
  'selector',
  'ignoreSelectors',
  'screenshot',
  'frameId',
  'streamResponse',
  'agentConfig',
  'executeOptions',
  'mode',
  'method',
  'browser',
  'launchOptions',
  'remoteSessionCreateParams',
  'browserSettings',
  'type',
  'properties',
  'required',
);
const { body } = fc.letrec<{ body: Record<string, unknown>; value: unknown }>((tie) => ({
  body: fc.dictionary(name, tie('value'), { maxKeys: 5 }),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anything,
    fc.constantFrom('click Save', '#x', 'data:text/html,x'),
    tie('body'),
  ),
}));

test('fuzzed bodies never give a 500', async ({ service, siteUrl }) => {
  const id = await service.start();
  await service.call(`/v1/sessions/${id}/navigate`, { body: { url: siteUrl } });
  const paths = [
    'start',
    ...['navigate', 'observe', 'act', 'extract', 'agentExecute', 'end'].map((each) => `${id}/${each}`),
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, async (path, given) => {
      // A body that is right starts a browser, waits for a model, or ends the session: not what is looked for here.
      if (path === 'start' && typeof given['modelName'] === 'string') given['modelName'] = 5;
      if (path.endsWith('/end')) given['more'] = 1;
      const options = typeof given['options'] === 'object' ? given['options'] : {};
      const answer = await service.call(`/v1/sessions/${path}`, {
        body:
          path.includes('/') && given['options'] === undefined
            ? { ...given, options: { ...options, timeout: 500 } }
            : given,
        headers: { 'x-stream-response': 'false' },
      });
      expect(answer.status).not.toBe(500);
      if (answer.status !== 200) expect(FailureBody.safeParse(answer.body).error).toBeUndefined();
    }),
    { numRuns: isThorough ? 120 : 50, seed: 7, interruptAfterTimeLimit: 60_000 },
  );
});

test('fuzzed texts as bodies, headers and paths never give a 500', async ({ service }) => {
  const text = fc.string({ maxLength: 200, unit: 'binary' });
  const headerText = fc.string({
    maxLength: 60,
    unit: fc.constantFrom('a', 'b', '0', '9', ' ', '=', ';', ',', '/', '+', '"', '\\', '{', '}'),
  });
  await fc.assert(
    fc.asyncProperty(text, headerText, text, async (raw, header, path) => {
      const headers = { 'x-request-id': header, 'x-model-api-key': header, 'x-stream-response': header };
      for (const answer of [
        await service.call('/v1/sessions/start', { raw, headers }),
        await service.call(`/v1/sessions/${encodeURIComponent(path) || 'x'}/replay`, { headers }),
      ]) {
        expect([400, 404, 429]).toContain(answer.status);
        expect(FailureBody.safeParse(answer.body).error).toBeUndefined();
      }
    }),
    { numRuns: isThorough ? 100 : 40, seed: 7 },
  );
});
