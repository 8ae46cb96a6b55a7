/** What server and client add to an operation on loopback: the same operation by the engine here and through the service, by turns. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../scripts/browser.mjs';
import { internals } from './internals.mjs';

const { createEngine, createGrounders, createTrace, connect, createServer } = await internals(
  'engine/engine',
  'engine/grounders',
  'engine/trace',
  'remote/connect',
  'server/server',
);
const ROUNDS = Number(process.argv[2] ?? 40);
const page = `data:text/html,${encodeURIComponent(
  `<h1>Shop</h1>${Array.from({ length: 20 }, (_, index) => `<article><h2>Mug ${index}</h2><p>${index}.50 EUR</p><button>Add mug ${index}</button></article>`).join('')}`,
)}`;

const server = createServer({
  port: 0,
  keys: ['bench'],
  log: false,
  browser: launchOptions(),
  requestsPerMinute: 1_000_000,
});
const baseURL = await server.listen();
const session = await connect({ baseURL, apiKey: 'bench', start: { modelName: 'builtin' } });
const browser = await chromium.launch(launchOptions());
const local = await (await browser.newContext({ viewport: { width: 1288, height: 711 } })).newPage();
await local.goto(page);
await session.navigate(page);

const engine = createEngine({
  page: local,
  grounderFor: createGrounders({ model: 'builtin', environment: {} }),
  settings: {
    timeoutMs: () => 30_000,
    domSettleTimeoutMs: 30_000,
    patienceMs: 0,
    testIdAttribute: 'data-testid',
  },
});
const remote = session.backendFor();
const verbs = {
  'extract (page text)': (backend, options) =>
    backend.extract(undefined, undefined, options, createTrace('/')),
  observe: (backend, options) => backend.observe('the button "Add mug 7"', options, createTrace('/')),
  act: (backend, options) => backend.act('click "Add mug 7"', options, createTrace('/')),
};

const rows = [];
for (const [verb, run] of Object.entries(verbs)) {
  const times = { local: [], remote: [], cached: [] };
  for (let round = 0; round < ROUNDS + 5; round += 1) {
    for (const [name, backend, options] of [
      ['local', engine, {}],
      ['remote', remote, { serverCache: false }],
      ['cached', remote, {}],
    ]) {
      const start = performance.now();
      await run(backend, options);
      // The first rounds warm connections and code up.
      if (round >= 5) times[name].push(performance.now() - start);
    }
  }
  const [here, there, cached] = [median(times.local), median(times.remote), median(times.cached)];
  rows.push({
    verb,
    'local ms': here,
    'remote ms': there,
    'added ms': round1(there - here),
    'from server cache ms': cached,
  });
}
const ping = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const start = performance.now();
  await session.replay();
  ping.push(performance.now() - start);
}
console.table(rows);
console.log(`a request that touches no page: ${median(ping)} ms`);
await session.close();
await browser.close();
await server.close();

function median(values) {
  return round1(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

function round1(value) {
  return Math.round(value * 10) / 10;
}
