/** The examples, ejected as a user would, as specs of their own: nothing of Cuebook can be imported where they run. */
import { cp, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../fixtures/test.js';
import { rerunInline } from '../../fixtures/run-inline.js';
import { isThorough, sampleOf } from '../../fixtures/thorough.js';
import { cuebook, linkPackage, writeAll } from './command.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));

for (const example of sampleOf(['shop', 'tiddlywiki'], 2)) {
  test(`the ${example} example, ejected, passes under plain Playwright`, async ({}, testInfo) => {
    const copy = testInfo.outputPath('copy');
    const folder = path.join(copy, 'examples', example);
    for (const part of [`examples/${example}`, 'fixtures/shop', 'scripts/browser.mjs'])
      await cp(path.join(repository, part), path.join(copy, part), { recursive: true });
    await writeAll(copy, { 'package.json': '{ "type": "module" }' });
    await linkPackage(copy);
    const files = await readdir(folder);
    const all = files.filter((name) => name.endsWith('.spec.ts'));
    const names = isThorough ? all : all.slice(0, 1);
    const specs = names.map((name) => path.join(folder, name));
    const { exitCode, stderr } = await cuebook(copy, 'eject', ...specs, '--in-place', '-c', folder);
    expect(exitCode, stderr).toBe(0);

    await rm(path.join(copy, 'node_modules'), { recursive: true });
    for (const name of files.filter((each) => each.endsWith('-cues')))
      await rm(path.join(folder, name), { recursive: true });
    const text = (await Promise.all(specs.map((spec) => readFile(spec, 'utf8')))).join('\n');
    expect(text).not.toMatch(/cuebook|\bai\./);
    const run = await rerunInline(copy, {}, { args: ['-c', folder, ...names] });
    expect(run.failed, run.output).toBe(0);
    expect(run.passed).toBe(text.match(/^test\('/gm)?.length);
  });
}
