import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/test.js';
import { CUE_VERSION, type Cue, type CueDelta } from '../../src/contract/cue.js';
import { printCueFile } from '../../src/cues/format.js';
import type { CollectedDelta } from '../../src/report/collect.js';
import { buildCueSet } from '../../src/report/cue-set.js';
import { toPatch } from '../../src/report/patch.js';

function cue(instruction: string, testId = 'save'): Cue {
  const fingerprint = { role: 'button', name: 'Save', tag: 'button' };
  const target = { candidates: [[{ by: 'testId' as const, value: testId }]], fingerprint };
  const step = { method: 'click' as const, arguments: [], description: 'Save', target };
  return {
    key: { operation: 'act', instruction, occurrence: 1 },
    route: '/',
    body: { kind: 'steps', steps: [step] },
  };
}

function collected(delta: Partial<CueDelta>, more: Partial<CollectedDelta> = {}): CollectedDelta {
  const whole = {
    version: CUE_VERSION,
    file: 'a-cues/x.json',
    test: 'x',
    mode: 'none',
    source: { order: 0, name: '' },
    used: [],
    recorded: [],
    healed: [],
    ...delta,
  } as const;
  return {
    delta: whole as CueDelta,
    testId: '1',
    passed: true,
    testDir: undefined,
    shown: undefined,
    ...more,
  };
}

const many = Array.from({ length: 30 }, (_unused, at) => cue(`step ${at}`));

/** A directory with the cue file of many steps, under version control. */
async function repository(directory: string): Promise<string> {
  const file = path.join(directory, 'a-cues/x.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, printCueFile({ version: CUE_VERSION, test: 'x', cues: many }, file));
  execFileSync('git', ['init', '-q'], { cwd: directory, stdio: 'pipe' });
  return file;
}

test('what a run has written itself is counted, what it only proposes is not', async () => {
  const directory = test.info().outputPath('repository');
  await repository(directory);
  const options = { workingDirectory: directory, cacheDir: directory };
  const used = many.map((each) => each.key);
  const written = collected({ mode: 'missing', used, recorded: [cue('step 3'), cue('step 4')] });
  const held = collected({ used, recorded: [cue('step 30')] });
  expect((await buildCueSet([written], options)).written).toEqual({ cues: 2, files: 1 });
  expect((await buildCueSet([held], options)).written).toEqual({ cues: 0, files: 0 });
  const failed = { ...written, passed: false };
  expect((await buildCueSet([failed], options)).written).toEqual({ cues: 0, files: 0 });
});

test('heals that CI did not write become a patch that git applies', async () => {
  const directory = test.info().outputPath('repository');
  const file = await repository(directory);
  const healed = [cue('step 2', 'store'), cue('step 28', 'store')];
  const used = many.map((each) => each.key);
  const fresh = collected(
    { file: 'b-cues/ä "new".json', recorded: [cue('new')], used: [cue('new').key] },
    { testId: '2' },
  );
  const options = { workingDirectory: directory, cacheDir: undefined };
  const set = await buildCueSet([collected({ healed, used }), fresh], options);
  const patch = toPatch(set.changes);
  expect(patch.match(/^@@/gm)?.length).toBe(3);
  await writeFile(path.join(directory, 'cues.patch'), patch);
  execFileSync('git', ['apply', 'cues.patch'], { cwd: directory, stdio: 'pipe' });
  expect((await readFile(file, 'utf8')).match(/"store"/g)).toHaveLength(2);
  expect(await readFile(path.join(directory, 'b-cues/ä "new".json'), 'utf8')).toContain('"new"');
  expect((await buildCueSet([collected({ healed, used }), fresh], options)).changes).toEqual([]);
  expect(set.orphans).toEqual([]);
});

test('cues that no step asked for are orphans, but only when every test of the file has passed', async () => {
  const directory = test.info().outputPath('repository');
  await repository(directory);
  const options = { workingDirectory: directory, cacheDir: undefined };
  const used = many.slice(1).map((each) => each.key);
  const set = await buildCueSet([collected({ used })], options);
  expect(set.orphans).toEqual([{ file: 'a-cues/x.json', cues: ['act "step 0"'] }]);
  const other = collected({ used: [] }, { testId: '2', passed: false });
  expect((await buildCueSet([collected({ used }), other], options)).orphans).toEqual([]);
});

test('what a failed attempt found out is in no patch, and a retry that passed is', async () => {
  const directory = test.info().outputPath('empty');
  await mkdir(directory, { recursive: true });
  const options = { workingDirectory: directory, cacheDir: undefined };
  const failed = collected({ recorded: [cue('wrong')] }, { passed: false });
  expect((await buildCueSet([failed], options)).changes).toEqual([]);
  const { changes } = await buildCueSet([failed, collected({ recorded: [cue('right')] })], options);
  expect(changes[0]?.after).toContain('right');
  expect(changes[0]?.after).not.toContain('wrong');
});

test('a file is found where the steps say it is, and one outside of the root is left out', async () => {
  const directory = test.info().outputPath('empty');
  await mkdir(directory, { recursive: true });
  const options = { workingDirectory: directory, cacheDir: undefined };
  const shown = collected(
    { recorded: [cue('one')] },
    { shown: 'tests/e2e/a-cues/x.json', testDir: '/elsewhere' },
  );
  const outside = collected({ file: '../../etc/x.json', recorded: [cue('two')] });
  const set = await buildCueSet([shown, outside], options);
  expect(set.changes.map((each) => each.file)).toEqual(['tests/e2e/a-cues/x.json']);
  expect(set.problems).toEqual([
    'A test names a cue file outside of the directory of cue files; it was left out.',
  ]);
});

test('a cue file that cannot be read is a problem by its name, and the others are merged', async () => {
  const directory = test.info().outputPath('repository');
  const file = await repository(directory);
  await writeFile(file, '{');
  const options = { workingDirectory: directory, cacheDir: undefined };
  const fresh = collected({ file: 'b-cues/y.json', recorded: [cue('new')] }, { testId: '2' });
  const set = await buildCueSet([collected({ healed: [cue('step 2', 'store')] }), fresh], options);
  expect(set.problems[0]).toContain('a-cues/x.json');
  expect(set.changes.map((each) => each.file)).toEqual(['b-cues/y.json']);
});

for (const [name, before, after] of [
  ['a change at the beginning', 'a\nb\nc\n', 'x\nb\nc\n'],
  ['a change at the end', 'a\nb\nc\n', 'a\nb\nx\ny\n'],
  ['no line break at the end', 'a\nb', 'a\nb\n'],
  ['a line break less', 'a\nb\n', 'a\nb'],
  ['a line of dashes', 'a\n--- b\n', 'a\n+++ b\n'],
  ['everything', 'a\nb\n', 'c\n'],
] as const) {
  test(`a patch says it exactly: ${name}`, async () => {
    const directory = test.info().outputPath('repository');
    await mkdir(directory, { recursive: true });
    execFileSync('git', ['init', '-q'], { cwd: directory, stdio: 'pipe' });
    await writeFile(path.join(directory, 'f.txt'), before);
    await writeFile(path.join(directory, 'p.patch'), toPatch([{ file: 'f.txt', before, after }]));
    execFileSync('git', ['apply', 'p.patch'], { cwd: directory, stdio: 'pipe' });
    expect(await readFile(path.join(directory, 'f.txt'), 'utf8')).toBe(after);
  });
}
