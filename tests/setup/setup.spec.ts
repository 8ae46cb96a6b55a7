/** The set-up of a fresh clone: quick when all is there, a browser from wherever there is one, and a command to run when there is none. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../fixtures/test.js';
import { findBrowser, launchOptions } from '../../scripts/browser.mjs';
import { installBrowser } from '../../scripts/install-browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('set-up says one line and does nothing when all is there', () => {
  const start = performance.now();
  spawnSync(process.execPath, ['--eval', '']);
  const bareMs = performance.now() - start;
  const { status, stdout } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Set-up: dependencies are there; browser: .+\.\n$/);
  // Measured by what Node itself takes here and now.
  expect(performance.now() - start).toBeLessThan(1_000 + 20 * bareMs);
});

test('set-up refuses a browser that is named but not there', () => {
  const env = { ...process.env, CUEBOOK_BROWSER: '/nowhere/chrome' };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect(status).toBe(1);
  expect(stderr).toBe('Set-up: CUEBOOK_BROWSER names /nowhere/chrome, and there is no such file.\n');
});

test('the lockfile names the packages of every platform, or npm ci refuses it', () => {
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>;
  };
  const optional = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    path === '' ? [] : Object.keys(optionalDependencies ?? {}),
  );
  const paths = Object.keys(packages);
  expect(optional.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('the browser that the environment names comes first', () => {
  const found = findBrowser({ env: { CUEBOOK_BROWSER: '/my/chrome' }, exists: () => true });
  expect(found).toEqual({ path: '/my/chrome', from: '/my/chrome (CUEBOOK_BROWSER)' });
});

test("Playwright's own browser comes before an installed one", () => {
  const env = { PLAYWRIGHT_BROWSERS_PATH: '/browsers' };
  const found = findBrowser({
    env,
    platform: 'linux',
    exists: (path) => path.startsWith('/browsers/chromium_headless_shell-') || path === '/usr/bin/chromium',
  });
  expect(found).toEqual({ path: undefined, from: "Playwright's own headless Chromium" });
});

test('an installed browser is found on each system', () => {
  for (const [platform, path] of [
    ['linux', '/usr/bin/google-chrome'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ] as const) {
    expect(findBrowser({ env: {}, platform, exists: (each) => each === path })).toEqual({ path, from: path });
  }
  expect(findBrowser({ env: {}, exists: () => false })).toBeUndefined();
});

test('the headless shell of the distribution is installed without a question', async () => {
  const commands: string[] = [];
  const result = await installBrowser({
    isRoot: true,
    run: (command, args) => {
      commands.push([command, ...args].join(' '));
      return command === 'apt-get';
    },
    find: () =>
      commands.some((each) => each.includes(' install -y'))
        ? { path: '/usr/bin/shell', from: '/usr/bin/shell' }
        : undefined,
    starts: () => Promise.resolve(true),
  });
  expect(result).toEqual({ kind: 'installed', from: '/usr/bin/shell (package chromium-headless-shell)' });
  expect(commands).toEqual([
    'npx --no-install playwright install --only-shell chromium',
    'apt-get --version',
    'apt-get update -q',
    'apt-get install -y -q --no-install-recommends chromium-headless-shell',
  ]);
});

test('without root and without sudo the command is said, not run', async () => {
  const commands: string[] = [];
  const result = await installBrowser({
    isRoot: false,
    run: (command, args) => {
      commands.push([command, ...args].join(' '));
      return command === 'apt-get';
    },
    find: () => undefined,
    starts: () => Promise.resolve(true),
  });
  expect(result).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining(
      'sudo apt-get install -y -q --no-install-recommends chromium-headless-shell',
    ),
  });
  expect(commands.filter((each) => each.startsWith('apt-get install'))).toEqual([]);
});

test('a browser that is there but does not start is not good enough', async () => {
  const result = await installBrowser({
    isRoot: true,
    run: () => false,
    find: () => ({ path: undefined, from: "Playwright's own headless Chromium" }),
    starts: () => Promise.resolve(false),
  });
  expect(result.kind).toBe('failed');
});

test('root runs without the sandbox, and nothing leaves the machine', async ({ playwright }) => {
  const { chromiumSandbox, args } = launchOptions();
  if (process.getuid?.() === 0) expect(chromiumSandbox).toBe(false);
  expect(args).not.toContain('--no-sandbox');
  const browser = await playwright.chromium.launch(launchOptions());
  const page = await browser.newPage();
  await expect(page.goto('https://example.com')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  await browser.close();
});
