/** The examples with `env: "REMOTE"`, against a service that Playwright itself starts: nothing in the specs or the cues knows of it. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../fixtures/test.js';
import { build } from '../../fixtures/built.js';
import { isThorough } from '../../fixtures/thorough.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));

test.beforeAll(async () => {
  if (isThorough) await build();
});

test('the shop passes from its committed cues', async ({}, testInfo) => {
  test.skip(!isThorough, 'tests/remote/fixture.spec.ts does it for a smaller spec');
  const output = await playwright('remote', [], { CI: '1' }, testInfo.outputPath());
  expect(output).toContain('13 passed');
});

test('the checkout of the shop is recorded anew', async ({}, testInfo) => {
  test.skip(!isThorough, 'tests/remote/fixture.spec.ts does it for a smaller spec');
  const directory = testInfo.outputPath('cues');
  const env = { CUEBOOK_CACHE_DIR: directory };
  expect(await playwright('remote', ['checkout'], env, testInfo.outputPath())).toContain('2 passed');
  expect(filesIn(directory)).toContain('Place the order');
});

test('what is recorded through the service is what is recorded without it', async ({}, testInfo) => {
  test.skip(!isThorough, 'tests/remote/fixture.spec.ts does it for a smaller spec');
  const record = async (name: string, config: string, env: Record<string, string> = {}): Promise<string> => {
    const directory = testInfo.outputPath(name);
    await playwright(config, ['checkout'], { CUEBOOK_CACHE_DIR: directory, ...env }, testInfo.outputPath());
    return filesIn(directory);
  };
  const here = await record('here', 'playwright');
  expect(here).toContain('Place the order');
  expect(await record('remote', 'remote')).toBe(here);
  expect(await record('attached', 'remote', { BROWSER: 'local' })).toBe(here);
});

async function playwright(
  config: string,
  args: readonly string[],
  env: Record<string, string>,
  directory: string,
): Promise<string> {
  const output = path.join(directory, `results-of-${config}`);
  return run(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      `examples/shop/${config}.config.ts`,
      '--reporter=line',
      `--output=${output}`,
      ...args,
    ],
    { CI: '', CUEBOOK_UPDATE_CUES: '', NO_COLOR: '1', ...env },
  );
}

async function run(args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: repository, env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
  return output;
}

/** Names and contents of all files below a directory, in order. */
function filesIn(directory: string): string {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => `${file}\n${readFileSync(path.join(directory, file), 'utf8')}`)
    .join('\n');
}
