/** What a run from cues alone does not do: open a socket, or load what only grounding and serving need. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../fixtures/test.js';
import { recordsOf } from '../../fixtures/records.js';
import { defaultConfig, rerunInline, runInline } from '../../fixtures/run-inline.js';
import { loadedBy, socketsOf, watching } from '../../fixtures/watched-run.js';

const page = `<!doctype html><title>Shop</title><h1>Shop</h1>
<label>Name <input></label>
<button onclick="document.querySelector('output').textContent++">Next</button>
<p>Count <output>0</output></p>
<ul><li><h3>Lamp</h3><span>€20.00</span></li><li><h3>Desk</h3><span>€120.50</span></li></ul>`;

const spec = `import { expect, test } from 'cuebook';
import { z } from 'zod';

test('uses every verb', async ({ page, ai }) => {
  await page.goto('/');
  await ai.act('fill Name with Ada');
  const [next] = await ai.observe('the Next button');
  await ai.act(next!);
  await expect(ai.locator('the Name field')).toHaveValue('Ada');
  await expect(ai).toSatisfy('the page shows "Desk"');
  const schema = z.array(z.object({ name: z.string(), price: z.number() }));
  const all = await ai.extract('the products with their names and prices', schema);
  expect(all).toEqual([{ name: 'Lamp', price: 20 }, { name: 'Desk', price: 120.5 }]);
});

test('calls home', async () => {
  test.skip(!process.env.CALL_HOME);
  await fetch(process.env.CALL_HOME!);
});
`;

/** Packages and rooms that a replay has no use for. */
const needless =
  /\/node_modules\/(?:ai|@ai-sdk\/[^/]+|fastify|pino|undici|proper-lockfile)\/|\/src\/(?:grounding\/(?!budget)|server\/|remote\/)/;

let server: Server;
let url = '';
test.beforeAll(async () => {
  server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
});

test('with CI set and heal off, a run from cues opens no socket and loads nothing that grounds or serves', async ({}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const aiOptions = `{ aiOptions: { heal: 'off', model: 'openai/no-such-model' }, baseURL: '${url}',`;
  const files = {
    'package.json': '{ "type": "module" }',
    'playwright.config.ts': defaultConfig().replace('use: {', `use: ${aiOptions}`),
    'a.spec.ts': spec,
  };
  const recording = watching(directory, 'recording', { CALL_HOME: url });
  const recorded = await runInline(
    directory,
    {
      ...files,
      'playwright.config.ts': files['playwright.config.ts'].replace('openai/no-such-model', 'builtin'),
    },
    recording,
  );
  expect(recorded.output).toContain('2 passed');
  // The watchers see what there is to see: these would be empty with a watcher that is blind.
  expect(await socketsOf(recording)).toEqual([url.replace('http://', '')]);
  expect(await loadedBy(recording, needless)).not.toEqual([]);

  const replaying = watching(directory, 'replaying', { CI: '1' });
  const replayed = await rerunInline(directory, files, replaying);
  expect(replayed.passed, replayed.output).toBe(1);
  const records = recordsOf(replayed.results('uses every verb')[0]);
  expect(records.map(({ operation, cue }) => `${operation} ${cue}`)).toEqual([
    'act hit',
    'observe hit',
    'act off',
    'observe hit',
    'satisfy hit',
    'extract hit',
  ]);
  expect(await socketsOf(replaying)).toEqual([]);
  expect(await loadedBy(replaying, needless)).toEqual([]);
  expect(await loadedBy(replaying, /\/src\/engine\/replay-act\.ts$/)).toHaveLength(1);
});
