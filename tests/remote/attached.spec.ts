/** What the service is asked for when it shall attach to a browser of the test's own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../fixtures/test.js';
import { createAi, type AiOptions } from '../../src/index.js';

/** The body of the start that a first sentence leads to. */
async function startOf(page: Parameters<typeof createAi>[0], more: AiOptions = {}): Promise<object> {
  let started = '';
  const service = createServer((request, response) => {
    request.on('data', (chunk) => (started += String(chunk)));
    request.once('end', () => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end('{"success":false,"error":"Seen.","code":"InvalidRequest"}');
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const baseURL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const ai = createAi(page, { env: 'REMOTE', apiKey: 'k', baseURL, cdpUrl: 'ws://127.0.0.1:1', ...more });
  await page.setContent('<button>Save</button>');
  await expect(ai.act('click Save')).rejects.toThrow('Seen.');
  await ai.close();
  service.close();
  return JSON.parse(started) as object;
}

test('the session of an own browser may be idle for long, unless the options say otherwise', async ({
  page,
}) => {
  const browser = { type: 'local', cdpUrl: 'ws://127.0.0.1:1' };
  expect(await startOf(page)).toMatchObject({
    modelName: 'builtin',
    browser,
    remoteSessionCreateParams: { timeout: 3_600 },
  });
  const params = { timeout: 5, region: 'eu-central-1' } as const;
  expect(await startOf(page, { remoteSessionCreateParams: params })).toMatchObject({
    browser,
    remoteSessionCreateParams: params,
  });
});
