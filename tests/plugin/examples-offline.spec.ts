/** The examples from their committed cues alone: no key, no model to reach, nothing healed. */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '../../fixtures/test.js';
import { build } from '../../fixtures/built.js';
import { isThorough } from '../../fixtures/thorough.js';
import { loadedBy, socketsOf, type Watched, watching } from '../../fixtures/watched-run.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const node = promisify(execFile);

/** Packages and rooms that only grounding, serving and recording need. */
const needless =
  /\/node_modules\/(?:ai|@ai-sdk\/[^/]+|fastify|pino|undici|proper-lockfile)\/|\/dist\/(?:grounding\/(?!budget)|server\/|remote\/)/;

test.beforeAll(async () => {
  if (isThorough) await build();
});

const examples = [
  ['shop', '13 passed'],
  ['tiddlywiki', '5 passed'],
] as const;
for (const [example, passed] of examples) {
  test(`${example} passes with CI set and heal off, opens no socket and loads nothing that grounds`, async ({}, testInfo) => {
    test.skip(!isThorough, 'tests/plugin/offline.spec.ts does it for a smaller spec');
    const directory = testInfo.outputPath();
    await mkdir(directory, { recursive: true });
    const run = watching(directory, 'replaying', { CI: '1', CUEBOOK_HEAL: 'off' });
    expect(await playwright(example, run, testInfo.outputPath('results'))).toContain(passed);
    // What a worker connects to would be written down; the browser's own connections are not the worker's.
    expect(await socketsOf(run)).toEqual([]);
    expect(await loadedBy(run, /\/dist\/engine\/replay-act\.js$/)).toHaveLength(1);
    expect(await loadedBy(run, needless)).toEqual([]);
  });
}

async function playwright(example: string, { env }: Watched, output: string): Promise<string> {
  const config = `examples/${example}/playwright.config.ts`;
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    config,
    '--reporter=line',
    `--output=${output}`,
  ];
  const keys = Object.keys(process.env).filter(
    (name) => /API_KEY|CUEBOOK_/.test(name) && name !== 'CUEBOOK_BROWSER',
  );
  const without = Object.fromEntries(keys.map((name) => [name, undefined]));
  const { stdout } = await node(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, ...without, NO_COLOR: '1', ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
