/** The packed tarball as a user gets it: what is in it, installed elsewhere, loaded, compiled against, and running tests. */
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { expect, test } from '../../fixtures/test.js';
import { launchOptions } from '../../scripts/browser.mjs';
import { recordsOf } from '../../fixtures/records.js';
import { isThorough } from '../../fixtures/thorough.js';
import { command, installation, root } from './installation.js';

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types: string; default: string }>;
  bin: Record<string, string>;
};

/** The page, the sentences and the check of the inner test. */
const story = `
test('a visitor signs up', async ({ page, ai }) => {
  await page.setContent('<label>Email <input></label><button onclick="this.nextSibling.textContent = \\'Welcome\\'">Sign up</button><p role="status"></p>');
  await ai.act('Enter "ada@example.com" as email');
  await ai.act('Click "Sign up"');
  await expect(page.getByRole('status')).toHaveText('Welcome');
});
`;

test.describe.configure({ mode: 'default' });

let place: Awaited<ReturnType<typeof installation>>;

test.beforeAll(async () => {
  place = await installation(await mkdtemp(path.join(tmpdir(), 'cuebook-package-')));
});

test.afterAll(async () => {
  await rm(place.directory, { recursive: true, force: true });
});

test('the tarball holds what runs and what errors and README point to, and nothing else', () => {
  const strays = place.files.filter(
    (file) =>
      !/^(dist\/.+\.(js|d\.ts)|docs\/[\w.-]+\.(md|json)|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/.test(
        file,
      ),
  );
  expect(strays).toEqual([]);
  expect(place.files).toEqual(
    expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE', 'dist/index.js', 'docs/server.md']),
  );
});

test('every entry of exports and bin is in the tarball', () => {
  const promised = [...Object.values(manifest.exports), ...Object.values(manifest.bin)]
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
    .map((file) => file.replace('./', ''));
  expect(promised.filter((file) => !place.files.includes(file))).toEqual([]);
});

test('every entry loads from ESM and from CommonJS', async () => {
  const names = Object.keys(manifest.exports).map((name) => path.posix.join('cuebook', name));
  const script = (load: string): string =>
    `(async () => { for (const name of ${JSON.stringify(names)}) ${load}; console.log('all loaded'); })();`;
  const json = "name.endsWith('.json') ? { with: { type: 'json' } } : {}";
  await place.write({
    'load/esm.mjs': script(`await import(name, ${json})`),
    'load/common.cjs': script('require(name)'),
  });
  for (const file of ['load/esm.mjs', 'load/common.cjs']) {
    expect(await place.node([file])).toMatchObject({
      status: 0,
      output: expect.stringContaining('all loaded'),
    });
  }
});

test('a replaying project loads neither a model library nor a server', async () => {
  const hooks = `import { appendFileSync } from 'node:fs';
    export async function load(url, context, next) { appendFileSync(new URL('./loaded.txt', import.meta.url), url + '\\n'); return next(url, context); }`;
  await place.write({
    'weight/hooks.mjs': hooks,
    'weight/run.mjs': `import { appendFileSync } from 'node:fs'; import { createRequire, register } from 'node:module';
      register('./hooks.mjs', import.meta.url);
      await import('cuebook');
      appendFileSync(new URL('./loaded.txt', import.meta.url), Object.keys(createRequire(import.meta.url).cache).join('\\n'));`,
  });
  expect(await place.node(['weight/run.mjs'])).toMatchObject({ status: 0 });
  const loaded = readFileSync(path.join(place.directory, 'weight/loaded.txt'), 'utf8').split('\n');
  const packages = new Set(loaded.map((url) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]));
  expect([...packages]).toEqual(expect.arrayContaining(['cuebook', 'zod']));
  expect(
    [...packages].filter((name) => name && /^(ai|fastify|undici|@ai-sdk\/.*|@fastify\/.*)$/.test(name)),
  ).toEqual([]);
});

for (const [kind, files] of Object.entries({
  ESM: {
    'package.json': '{ "type": "module" }',
    'sign-up.spec.ts': `import { expect, test } from 'cuebook';\n${story}`,
  },
  CommonJS: {
    'package.json': '{}',
    'sign-up.spec.js': `const { expect, test } = require('cuebook');\n${story}`,
  },
})) {
  test(`a project (${kind}) with a five-line configuration records, then replays without grounding`, async () => {
    test.skip(!isThorough && kind === 'CommonJS', 'that every entry loads from CommonJS is tested above');
    const folder = kind.toLowerCase();
    await place.write(inside(folder, { ...files, 'playwright.config.ts': configuration() }));

    const recorded = await runTests(folder, {});
    expect(recorded, recorded.output).toMatchObject({ status: 0, cues: ['miss', 'miss'] });
    expect(await readdir(path.join(place.directory, folder))).toContainEqual(
      expect.stringMatching(/^sign-up\.spec\.[jt]s-cues$/),
    );

    const replayed = await runTests(folder, { CI: '1' });
    expect(replayed, replayed.output).toMatchObject({ status: 0, cues: ['hit', 'hit'], groundingCalls: 0 });
  });
}

for (const resolution of ['nodenext', 'bundler']) {
  test(`a TypeScript project compiles against it (${resolution})`, async () => {
    test.skip(
      !isThorough,
      'tests/docs.spec.ts compiles every example, and attw of npm run check looks at every resolution',
    );
    const options = {
      module: resolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution: resolution,
      strict: true,
      noEmit: true,
      target: 'es2022',
      types: ['node'],
      skipLibCheck: true,
    };
    await place.write(
      inside(`types-${resolution}`, {
        'package.json': '{ "type": "module" }',
        'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
        'consumer.ts': consumer,
      }),
    );
    const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    expect(await place.node([tsc, '-p', `types-${resolution}`])).toEqual({ status: 0, output: '' });
  });
}

/** Types as users meet them, with the mistakes that have to be refused. */
const consumer = `
import { defineConfig, mergeTests, test as base } from '@playwright/test';
import { aiFixtures, createAi, SvcError, test, expect, type Action, type AiFixtureOptions, type AiFixtures } from 'cuebook';
import { z } from 'zod';

export default defineConfig<AiFixtureOptions>({ use: { aiOptions: { model: 'builtin', verbose: 0 } } });
// @ts-expect-error there is no such option
defineConfig<AiFixtureOptions>({ use: { aiOptions: { modle: 'builtin' } } });

const own = base.extend<AiFixtures & AiFixtureOptions>(aiFixtures);
const merged = mergeTests(own, base);

merged('types', async ({ ai, page }) => {
  const total: number = (await ai.extract('the order', z.object({ total: z.number() }))).total;
  const actions: Action[] = await ai.observe('buttons');
  const { success } = await ai.act('Save %name%', { variables: { name: 'Ada' } });
  // @ts-expect-error an instruction or an action, not a number
  await ai.act(5);
  expect(success && total > actions.length).toBe(true);
  await createAi(page, { cueFile: 'a.json' }).saveCues();
  expect(new SvcError('broken').code).toBe('SvcError');
});
test.use({ aiOptions: { cacheDir: 'cues' } });
`;

function configuration(): string {
  return `import { defineConfig } from '@playwright/test';
export default defineConfig({
  reporter: [['json', { outputFile: 'report.json' }]],
  use: { launchOptions: ${JSON.stringify(launchOptions())}, aiOptions: { model: 'builtin' } },
});
`;
}

async function runTests(
  folder: string,
  env: Record<string, string>,
): Promise<{ status: number | null; output: string; cues: string[]; groundingCalls: number }> {
  const cli = path.join(place.directory, 'node_modules/@playwright/test/cli.js');
  const { status, output } = await command(process.execPath, [cli, 'test'], {
    cwd: path.join(place.directory, folder),
    env,
  });
  const report = JSON.parse(
    readFileSync(path.join(place.directory, folder, 'report.json'), 'utf8'),
  ) as JSONReport;
  const records = report.suites.flatMap(resultsOf).flatMap(recordsOf);
  return {
    status,
    output: `${output}\n${JSON.stringify(report.errors)}`,
    cues: records.map((record) => record.cue),
    groundingCalls: records.reduce((sum, record) => sum + record.groundingCalls, 0),
  };
}

function resultsOf(
  suite: JSONReportSuite,
): JSONReport['suites'][number]['specs'][number]['tests'][number]['results'] {
  return [
    ...suite.specs.flatMap((spec) => spec.tests.flatMap((each) => each.results)),
    ...(suite.suites ?? []).flatMap(resultsOf),
  ];
}

function inside(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));
}
