/** The pure rules of the server: launch options, addresses, keys, rates, queue; and that the documentation names them all. */
import { readFileSync } from 'node:fs';
import { expect, test } from '../../fixtures/test.js';
import {
  BrowserSettings,
  LaunchOptions,
  SessionParams,
  StartRequest,
} from '../../src/contract/api-session.js';
import { refusedFor, resolverRules } from '../../src/server/address.js';
import { createKeyring, createRateLimit } from '../../src/server/keys.js';
import { planLaunch, treatment, type LaunchRules } from '../../src/server/launch-options.js';
import { createModelChooser } from '../../src/server/models.js';
import { createQueue } from '../../src/server/queue.js';
import { resolveSettings } from '../../src/server/settings.js';

const documentation = readFileSync(new URL('../../docs/server.md', import.meta.url), 'utf8');
const rules: LaunchRules = { trustClients: true, defaults: {}, resolverRules: [], hasDisplay: false };
const plan = (
  launchOptions: object,
  more: Partial<LaunchRules> = {},
  params: object = {},
): ReturnType<typeof planLaunch> =>
  planLaunch(
    StartRequest.parse({
      modelName: 'builtin',
      browser: { launchOptions },
      remoteSessionCreateParams: params,
    }),
    { ...rules, ...more },
  );

test('the documentation says how every field of a start is treated, and every setting', () => {
  const fields = [StartRequest, SessionParams, BrowserSettings, LaunchOptions].flatMap((each) =>
    Object.keys(each.shape),
  );
  const settings = Object.keys(resolveSettings({ environment: {} }));
  const ours = new Set([
    'remoteSessionCreateParams',
    'browserSettings',
    'browser',
    'hasDisplay',
    'generatedKey',
    'pingMs',
    'sweepMs',
  ]);
  const missing = [...fields, ...settings].filter((name) => !ours.has(name) && !documentation.includes(name));
  expect(missing).toEqual([]);
});

test('launch options arrive at Playwright', () => {
  const given = {
    locale: 'de-DE',
    deviceScaleFactor: 2,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    acceptDownloads: false,
    proxy: { server: 'http://proxy:1', bypass: 'localhost' },
    viewport: { width: 800, height: 600 },
  };
  expect(plan(given).options).toMatchObject(given);
  expect(plan({}).options.viewport).toEqual({ width: 1288, height: 711 });
  expect(plan({}, {}, { browserSettings: { viewport: { width: 5, height: 6 } } }).options.viewport).toEqual({
    width: 5,
    height: 6,
  });
  const proxies = [{ type: 'external', server: 'http://p:1', username: 'u', password: 'p' }];
  expect(plan({}, {}, { proxies }).options.proxy).toEqual({
    server: 'http://p:1',
    username: 'u',
    password: 'p',
  });
});

test('default arguments give way as the reference says, and the server keeps its hold on the browser', () => {
  expect(plan({ args: ['--x'] }).options.args).toEqual([
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-dev-shm-usage',
    '--site-per-process',
    '--x',
  ]);
  expect(plan({ ignoreDefaultArgs: true }).options.args).toEqual([]);
  expect(plan({ ignoreDefaultArgs: ['--no-first-run'] }).options.args).not.toContain('--no-first-run');
  const held = [
    '--remote-debugging-port=1',
    '--remote-debugging-pipe',
    '--user-data-dir=/x',
    '--host-resolver-rules=MAP a b',
  ];
  const { args } = plan({ args: held, ignoreDefaultArgs: true }, { resolverRules: ['MAP c d'] }).options;
  expect(args).toEqual(['--host-resolver-rules=MAP a b, MAP c d']);
});

test('clients that are not trusted reach no program and no directory', () => {
  const trusted = Object.entries(treatment).flatMap(([name, how]) => (how === 'trusted' ? [name] : []));
  const values: Record<string, unknown> = {
    args: [],
    executablePath: 'x',
    port: 1,
    userDataDir: 'x',
    preserveUserDataDir: true,
    ignoreDefaultArgs: true,
    downloadsPath: 'x',
  };
  for (const name of trusted) {
    expect(() => plan({ [name]: values[name] }, { trustClients: false })).toThrow(/trustClients/);
  }
  expect(() =>
    plan({ chromiumSandbox: false }, { trustClients: false, defaults: { chromiumSandbox: true } }),
  ).toThrow(/sandbox/);
  expect(() => plan({ headless: false })).toThrow(/display/);
});

const everywhere = {
  schemes: ['http', 'https', 'about:blank', 'data'],
  allowedHosts: undefined,
  allowLinkLocal: false,
};

test('addresses: schemes, hosts, link-local in every spelling', () => {
  for (const good of ['http://a', 'https://a/b?c', 'about:blank', 'data:text/html,x', 'http://127.0.0.1:3']) {
    expect([good, refusedFor(good, everywhere)]).toEqual([good, undefined]);
  }
  for (const bad of [
    'file:///x',
    'about:config',
    'javascript:1',
    'ftp://a',
    'blob:x',
    'view-source:http://a',
    'a',
    '',
    'http://169.254.169.254',
    'http://2852039166/',
    'http://0xa9fea9fe/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://metadata.google.internal./x',
    'http://[::ffff:169.254.169.254]/',
  ]) {
    expect([bad, refusedFor(bad, everywhere) !== undefined]).toEqual([bad, true]);
  }
  const few = { ...everywhere, allowedHosts: ['shop.test', '*.cdn.test', 'localhost:8080'] };
  for (const good of ['http://shop.test:99/', 'https://a.cdn.test/', 'http://localhost:8080/'])
    expect(refusedFor(good, few)).toBeUndefined();
  for (const bad of ['http://evil.test/', 'http://cdn.test.evil.test/', 'http://localhost:81/'])
    expect(refusedFor(bad, few)).toBeDefined();
  expect(resolverRules(few)).toEqual([
    'MAP * ~NOTFOUND',
    'EXCLUDE shop.test',
    'EXCLUDE *.cdn.test',
    'EXCLUDE localhost:8080',
  ]);
});

test('keys in clear and as digests, each with its limits', () => {
  // printf secret | sha256sum
  const sha256 = '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b';
  const find = createKeyring(['plain', { name: 'b', sha256, maxSessions: 2 }], {
    maxSessions: 9,
    requestsPerMinute: 7,
  });
  expect(find('plain')).toEqual({ name: 'key-1', maxSessions: 9, requestsPerMinute: 7 });
  expect(find('secret')).toEqual({ name: 'b', maxSessions: 2, requestsPerMinute: 7 });
  for (const wrong of ['', sha256, 'plai', undefined, ['plain']]) expect(find(wrong)).toBeUndefined();
});

test('a rate is held over a sliding minute', () => {
  let now = 0;
  const allow = createRateLimit(() => now);
  const caller = { name: 'a', maxSessions: 1, requestsPerMinute: 10 };
  const burst = (): number => Array.from({ length: 20 }, () => allow(caller).allowed).filter(Boolean).length;
  expect(burst()).toBe(10);
  now = 61_000;
  expect(burst()).toBeLessThan(3);
  now = 181_000;
  expect(burst()).toBe(10);
});

test('a queue keeps the order, outlives failures, and skips what was cancelled while it waited', async () => {
  const queue = createQueue(3);
  const done: string[] = [];
  const controller = new AbortController();
  const task = (name: string) => async (): Promise<void> => {
    await Promise.resolve();
    done.push(name);
    if (name === 'b') throw new Error('b');
  };
  const all = Promise.allSettled([
    queue.run(task('a')),
    queue.run(task('b')),
    queue.run(task('c'), controller.signal),
    queue.run(task('d')),
    queue.run(task('e')),
  ]);
  controller.abort();
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(done).toEqual(['a', 'b', 'd']);
  await queue.idle();
});

test('keys of models: the call before the header before the session; addresses of clients are checked', () => {
  const choose = createModelChooser({ environment: { OPENAI_API_KEY: 'server' }, rules: everywhere });
  const question = { model: undefined, sessionModel: 'openai/m', headerKey: 'header', sessionKey: 'session' };
  expect(choose({ ...question, model: { modelName: 'openai/n', apiKey: 'call' } }).secrets).toEqual(['call']);
  expect(choose(question).secrets).toEqual(['header']);
  expect(choose({ ...question, headerKey: undefined }).secrets).toEqual(['session']);
  expect(choose({ ...question, sessionModel: 'builtin' })).toMatchObject({ name: 'builtin', secrets: [] });
  const model = { modelName: 'openai/n', baseURL: 'http://169.254.169.254/v1' };
  expect(() => choose({ ...question, model })).toThrow(/link-local/);
});
