/** The same cues, however the run was split: workers, projects, shards. */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../fixtures/test.js';
import { bundled } from '../../fixtures/bundled.js';
import { defaultConfig, runInline } from '../../fixtures/run-inline.js';
import { isThorough } from '../../fixtures/thorough.js';
import { git } from '../cli/command.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const config = defaultConfig(`
  projects: [
    { name: 'wide' },
    { name: 'narrow', use: { viewport: { width: 500, height: 800 } } },
    ${isThorough ? `{ name: 'again', use: { viewport: { width: 500, height: 800 } } },` : ''}
  ],`);
const tests = isThorough ? 9 : 4;

/** A test on a page of its own, with sentences that others say as well, and one that only the narrow page has work for. */
const one = (title: string, above: string): string => `
test('${title}', async ({ page, ai }) => {
  await page.setContent(\`<h1>Shop</h1>${above}
    <button onclick="document.querySelector('output').textContent++">Next</button>
    <button class="narrow" onclick="this.remove()">Accept cookies</button>
    <style>@media (min-width: 600px) { .narrow { display: none } }</style>
    <p>Step <output>0</output></p><label>Name <input></label>\`);
  await ai.act('Click "Accept cookies"', { optional: true });
  await ai.act('Click Next');
  await ai.act('Fill Name with ${title}');
  await ai.act('Click Next');
  await expect(page.getByRole('status')).toHaveText('2');
});
`;

const head = "import { expect, test } from 'cuebook';";
const files = {
  'playwright.config.ts': config,
  'a.spec.ts': head + one('first', '') + (isThorough ? one('second', '<p>Sale</p>') : ''),
  'b.spec.ts': head + one('third', '<div><button>Help</button></div>'),
};

const many = isThorough ? 8 : 2;

test('one worker, many workers, and two shards that are merged leave the same bytes', async ({}, testInfo) => {
  const [serial, parallel, sharded] = ['serial', 'parallel', 'sharded'].map((name) =>
    testInfo.outputPath(name),
  ) as [string, string, string];
  const alone = await runInline(serial, files, { args: ['--workers=1'] });
  expect(alone.passed, alone.output).toBe(tests);
  const wanted = await cuesOf(serial);
  expect(Object.keys(wanted)).toHaveLength(isThorough ? 3 : 2);

  // Two shards are two workers as well.
  if (isThorough) {
    const together = await runInline(parallel, files, { args: [`--workers=${many}`] });
    expect(together.passed, together.output).toBe(tests);
    expect(await cuesOf(parallel)).toEqual(wanted);
  }

  // Each shard begins with what is committed, which is nothing; what it writes stays on its machine.
  for (const shard of [1, 2]) {
    const run = await runInline(sharded, files, {
      args: [`--workers=${many / 2}`, `--shard=${shard}/2`, '--reporter=blob,json'],
      env: { PLAYWRIGHT_BLOB_OUTPUT_FILE: path.join(sharded, `blobs/report-${shard}.zip`) },
    });
    expect(run.failed, run.output).toBe(0);
    for (const name of Object.keys(await cuesOf(sharded))) await rm(path.join(sharded, name));
  }
  const { reporter } = await bundled();
  await writeFile(
    path.join(sharded, 'merge.config.ts'),
    `export default { reporter: [[${JSON.stringify(reporter)}, { patchFile: 'cues.patch' }]] };\n`,
  );
  const cli = path.join(repository, 'node_modules/@playwright/test/cli.js');
  const merged = spawnSync(process.execPath, [cli, 'merge-reports', '--config=merge.config.ts', 'blobs'], {
    cwd: sharded,
    encoding: 'utf8',
  });
  expect(merged.status, merged.stderr + merged.stdout).toBe(0);
  await git(sharded, 'init', '-q');
  await git(sharded, 'apply', 'cues.patch');
  expect(await cuesOf(sharded)).toEqual(wanted);
});

async function cuesOf(directory: string): Promise<Record<string, string>> {
  const names = await readdir(directory, { recursive: true });
  const found = names.filter((name) => /-cues\/[^/]+\.json$/.test(name)).toSorted();
  const texts = await Promise.all(found.map((name) => readFile(path.join(directory, name), 'utf8')));
  return Object.fromEntries(found.map((name, index) => [name, texts[index] ?? '']));
}
