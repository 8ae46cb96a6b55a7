import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/test.js';
import { builtCommand } from '../../fixtures/built.js';
import { isThorough } from '../../fixtures/thorough.js';
import { CUE_VERSION, type Cue } from '../../src/contract/cue.js';
import { printCueFile } from '../../src/cues/format.js';
import { clickCue } from '../unit/cues/samples.js';
import { cuebook, git, writeAll } from './command.js';

const spec = `
import { test } from '@playwright/test';
test('saves', async ({ page }) => { await page['ai'].act('click Save'); });
test.describe('form', () => { test('sends', async () => {}); });
`;

function cueText(title: string, ...cues: Cue[]): string {
  return printCueFile({ version: CUE_VERSION, test: title, cues }, 'a.json');
}

/** A project with two tests and their cues, and a file of a test that is gone. */
async function project(): Promise<string> {
  const directory = test.info().outputPath('project');
  await writeAll(directory, {
    'package.json': '{ "type": "module" }',
    'playwright.config.ts': "export default { testDir: '.', outputDir: 'test-results' };\n",
    'a.spec.ts': spec,
    'a.spec.ts-cues/saves.json': cueText('saves', clickCue('Save')),
    'a.spec.ts-cues/form--sends.json': cueText('form › sends', clickCue('Send'), clickCue('Reset')),
  });
  return directory;
}

const orphan = 'a.spec.ts-cues/prints.json';

test('list says every cue, whether a source says it, its age, and what is orphaned', async () => {
  const directory = await project();
  await writeAll(directory, { [orphan]: cueText('prints', clickCue('Print')) });
  const { exitCode, stdout } = await cuebook(directory, 'cues', 'list');
  expect(stdout).toMatch(/a\.spec\.ts-cues\/saves\.json {2}saves {2}\(1 cue, not committed\)/);
  expect(stdout).toContain('act "click Save"  (said once)');
  expect(stdout).toContain('act "click Send"  (no source says it as it stands)');
  expect(stdout).toMatch(/prints\.json.*ORPHAN/);
  expect(stdout).toContain('4 cues in 3 files, 1 orphan');
  expect(exitCode).toBe(0);
});

test('a reader that has enough, as head, ends it without a complaint', async () => {
  const child = spawn(process.execPath, [await builtCommand(), 'cues', 'list'], {
    cwd: await project(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exitCode = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
});

test('show tells what a test does, by file, by spec and by title', async () => {
  const directory = await project();
  const line = "getByRole('button', { name: 'Save', exact: true }).click()";
  const operands = ['a.spec.ts-cues/saves.json', 'a.spec.ts', 'SAVES'];
  const { stdout } = await cuebook(directory, 'cues', 'show', ...operands);
  expect(stdout.split(line)).toHaveLength(operands.length + 1);
  const nothing = await cuebook(directory, 'cues', 'show', 'no such test');
  expect(nothing.exitCode).toBe(1);
  expect(nothing.stderr).toContain('no such test');
});

test('check passes a sound project and fails one with an orphan, a broken file and doubled cues', async () => {
  const directory = await project();
  // One with a weak target passes below.
  if (isThorough) expect(await cuebook(directory, 'cues', 'check')).toMatchObject({ exitCode: 0 });

  const saves = path.join(directory, 'a.spec.ts-cues/saves.json');
  const sound = await readFile(saves, 'utf8');
  await writeFile(saves, sound.slice(0, sound.length / 2));
  const doubled = JSON.parse(cueText('form › sends', clickCue('Send'))) as { cues: unknown[] };
  doubled.cues.push(doubled.cues[0]);
  await writeAll(directory, {
    'a.spec.ts-cues/form--sends.json': JSON.stringify(doubled),
    [orphan]: cueText('prints', clickCue('Print')),
  });
  const { exitCode, stdout } = await cuebook(directory, 'cues', 'check');
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/broken .*saves\.json.*ends in the middle/s);
  expect(stdout).toMatch(/both for act "click Send"/);
  expect(stdout).toMatch(/orphan .*prints\.json/);
});

test('check names targets that only their place tells, and fails for them with --strict', async () => {
  const directory = await project();
  const weak = clickCue('Save');
  if (weak.body.kind === 'steps') {
    const [step] = weak.body.steps;
    if (step) {
      step.target = {
        candidates: [[{ by: 'css', selector: 'main > div:nth-child(3) > button' }]],
        fingerprint: { role: 'button', name: '', tag: 'button' },
      };
    }
  }
  await writeAll(directory, { 'a.spec.ts-cues/saves.json': cueText('saves', weak) });
  const lenient = await cuebook(directory, 'cues', 'check');
  expect(lenient.stdout).toMatch(/weak .*click Save/);
  expect(lenient.exitCode).toBe(0);
  expect((await cuebook(directory, 'cues', 'check', '--strict')).exitCode).toBe(1);
});

test('prune removes files of tests that are gone, and cues that a run did not ask for', async () => {
  const directory = await project();
  await writeAll(directory, {
    [orphan]: cueText('prints', clickCue('Print')),
    'run.json': JSON.stringify({
      orphans: [{ file: 'a.spec.ts-cues/form--sends.json', cues: ['act "click Reset"'] }],
    }),
  });
  const dry = await cuebook(directory, 'cues', 'prune', '--dry-run');
  expect(dry.stdout).toContain(`would remove ${orphan}`);
  expect(existsSync(path.join(directory, orphan))).toBe(true);

  await cuebook(directory, 'cues', 'prune', '--report', 'run.json');
  expect(existsSync(path.join(directory, orphan))).toBe(false);
  expect(await readFile(path.join(directory, 'a.spec.ts-cues/form--sends.json'), 'utf8')).toBe(
    cueText('form › sends', clickCue('Send')),
  );
  expect(existsSync(path.join(directory, 'a.spec.ts-cues/saves.json'))).toBe(true);
});

test('nothing is pruned when a spec cannot be loaded', async () => {
  const directory = await project();
  await writeAll(directory, { 'a.spec.ts': 'throw new Error("no such module");' });
  const { exitCode, stderr } = await cuebook(directory, 'cues', 'prune');
  expect(exitCode).toBe(1);
  expect(stderr).toContain('no such module');
  expect(existsSync(path.join(directory, 'a.spec.ts-cues/saves.json'))).toBe(true);
});

test('diff tells changes since the last commit as locators', async () => {
  const directory = await project();
  await git(directory, 'init', '-q');
  await git(directory, 'add', '.');
  await git(directory, 'commit', '-qm', 'cues');
  expect((await cuebook(directory, 'cues', 'diff')).stdout).toBe('no cue has changed\n');

  const moved = { ...clickCue('Store'), key: clickCue('Save').key };
  await writeAll(directory, {
    'a.spec.ts-cues/saves.json': cueText('saves', moved),
    'a.spec.ts-cues/form--sends.json': cueText('form › sends', clickCue('Send')),
    [orphan]: cueText('prints', clickCue('Print')),
  });
  const { stdout, exitCode } = await cuebook(directory, 'cues', 'diff');
  expect(exitCode).toBe(0);
  expect(stdout).toContain(`  ~ act "click Save"
      - getByRole('button', { name: 'Save', exact: true }).click()
      + getByRole('button', { name: 'Store', exact: true }).click()
      element 1: name was "Save", is "Store"`);
  expect(stdout).toContain('- act "click Reset"');
  expect(stdout).toContain('+ act "click Print"');
});
