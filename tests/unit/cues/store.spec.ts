import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../../fixtures/test.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { CueFileError } from '../../../src/contract/errors.js';
import { parseCueFile, printCueFile } from '../../../src/cues/format.js';
import { readCueFile, updateCueFile, writeCueFile } from '../../../src/cues/store.js';
import { clickCue, cueFile, delta, runWriter } from './samples.js';

let file = '';
test.beforeEach(() => {
  file = test.info().outputPath('shop.spec.ts-cues', 'a-test.json');
});

function put(text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function script(): string[] {
  return parseCueFile(readFileSync(file, 'utf8'), file).cues.map((cue) => cue.key.instruction);
}

test('what is written is read again, and the folder holds nothing else', async () => {
  expect(await readCueFile(file)).toBeUndefined();
  expect((await writeCueFile(file, [delta(0, [clickCue('Save')])])).kind).toBe('written');
  expect(await readCueFile(file)).toEqual(cueFile(clickCue('Save')));
  expect(readFileSync(file, 'utf8').endsWith('}\n')).toBe(true);
  expect(readdirSync(path.dirname(file))).toEqual(['a-test.json']);
});

test('equal content is not written, in whatever spelling it lies on disk', async () => {
  const text = printCueFile(cueFile(clickCue('Save')), file);
  for (const spelling of [text, text.replaceAll('\n', '\r\n'), JSON.stringify(JSON.parse(text))]) {
    put(spelling);
    utimesSync(file, 1_000, 1_000);
    expect((await writeCueFile(file, [delta(0, [clickCue('Save')])])).kind).toBe('unchanged');
    expect(statSync(file).mtimeMs).toBe(1_000_000);
    expect(readFileSync(file, 'utf8')).toBe(spelling);
  }
});

test('nothing to write creates nothing', async () => {
  expect((await writeCueFile(file, [delta(0, [])])).kind).toBe('unchanged');
  expect(existsSync(path.dirname(file))).toBe(false);
});

const broken: Record<string, string> = {
  'is cut in half': printCueFile(cueFile(clickCue('Save')), 'x').slice(0, 300),
  'comes from a newer version': '{ "version": 9, "test": "x", "cues": [] }',
  'has a mistake of a hand in it': printCueFile(cueFile(clickCue('Save')), 'x').replace('"click"', '"klick"'),
  'is empty': '',
};
for (const [what, text] of Object.entries(broken)) {
  test(`a file that ${what} is an error with its name, and is not written over`, async () => {
    put(text);
    await expect(readCueFile(file)).rejects.toThrow(CueFileError);
    await expect(writeCueFile(file, [delta(0, [clickCue('Next')])])).rejects.toThrow(/a-test\.json/);
    await expect(updateCueFile(file, () => cueFile())).rejects.toThrow(CueFileError);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
}

test('a directory in the place of the file is named, and left alone', async () => {
  mkdirSync(file, { recursive: true });
  await expect(readCueFile(file)).rejects.toThrow(/a-test\.json.*a directory in its place/s);
  await expect(writeCueFile(file, [delta(0, [clickCue('Save')])])).rejects.toThrow(CueFileError);
  expect(statSync(file).isDirectory()).toBe(true);
});

test('a file in the place of the directory is named', async () => {
  mkdirSync(path.dirname(path.dirname(file)), { recursive: true });
  writeFileSync(path.dirname(file), 'x');
  const writing = writeCueFile(file, [delta(0, [clickCue('Save')])]);
  await expect(writing).rejects.toThrow(/a-test\.json.*a file where a directory should be/s);
});

test('a change of a file can remove it', async () => {
  await writeCueFile(file, [delta(0, [clickCue('Save'), clickCue('Next')])]);
  const keepNext = await updateCueFile(file, (now) => now && { ...now, cues: now.cues.slice(1) });
  expect(keepNext.content?.cues).toEqual([clickCue('Next')]);
  expect((await updateCueFile(file, () => undefined)).kind).toBe('removed');
  expect(existsSync(file)).toBe(false);
});

test('what a killed writer left beside the file is removed when it is old, and nothing else is', async () => {
  put(printCueFile(cueFile(), file));
  for (const name of [
    'a-test.json.0123abcd.tmp',
    'a-test.json.4567abcd.tmp',
    'a-test.json.bak',
    'b-test.json.0123abcd.tmp',
  ]) {
    const left = path.join(path.dirname(file), name);
    writeFileSync(left, '');
    if (!name.includes('4567')) utimesSync(left, 1_000, 1_000);
  }
  await writeCueFile(file, [delta(0, [clickCue('Save')])]);
  expect(readdirSync(path.dirname(file)).toSorted()).toEqual([
    'a-test.json',
    'a-test.json.4567abcd.tmp',
    'a-test.json.bak',
    'b-test.json.0123abcd.tmp',
  ]);
});

test('eight processes that write one file at once lose nothing', async () => {
  const writers = Array.from({ length: 8 }, (_each, process) => {
    const writes = Array.from({ length: 6 }, (_one, step) =>
      delta(process, [clickCue(`${process}.${step}`)]),
    );
    return runWriter({ file, writes }).done;
  });
  const ends = await Promise.all(writers);
  expect(ends.map(({ code, output }) => ({ code, output }))).toEqual(
    ends.map(() => ({ code: 0, output: 'written\n'.repeat(6) })),
  );
  expect(new Set(script()).size).toBe(48);
  expect(readdirSync(path.dirname(file))).toEqual(['a-test.json']);
});

test('workers of one run leave the same bytes in whatever order they finish, at once too', async () => {
  put(printCueFile(cueFile(clickCue('Old')), file));
  const base = readFileSync(file, 'utf8');
  const [a, b] = [clickCue('A'), clickCue('B')];
  const deltas = [
    delta(0, [a, clickCue('Phone')], { used: [clickCue('Old'), a, clickCue('Phone')] }),
    delta(1, [clickCue('A', 'recorded by another project'), b]),
    delta(2, [clickCue('Menu'), clickCue('B', 'a third'), clickCue('Old', 'a third')]),
  ];
  const results: string[] = [];
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    put(base);
    for (const index of order)
      await writeCueFile(file, [deltas[index] as (typeof deltas)[0]], { run: `run ${order.join()}` });
    results.push(readFileSync(file, 'utf8'));
  }
  put(base);
  await writeCueFile(file, deltas);
  results.push(readFileSync(file, 'utf8'));
  put(base);
  await Promise.all(deltas.map((each) => runWriter({ file, writes: [each], run: 'at once' }).done));
  results.push(readFileSync(file, 'utf8'));
  expect(new Set(results).size).toBe(1);
  expect(script()).toEqual(['Menu', 'Old', 'A', 'B', 'Phone'].map((name) => `click ${name}`));
});

test('a single worker, where the second project replays what the first has recorded, leaves the same bytes', async () => {
  const [a, b] = [clickCue('A'), clickCue('B')];
  await writeCueFile(file, [delta(1, [clickCue('A', 'slower'), b])], { run: 'parallel' });
  await writeCueFile(file, [delta(0, [a])], { run: 'parallel' });
  const parallel = readFileSync(file, 'utf8');
  await updateCueFile(file, () => undefined);
  await writeCueFile(file, [delta(0, [a])], { run: 'serial' });
  await writeCueFile(file, [delta(1, [b], { used: [a, b] })], { run: 'serial' });
  expect(readFileSync(file, 'utf8')).toBe(parallel);
});

test('a run does not bring back what somebody has changed by hand in the middle of it', async () => {
  await writeCueFile(file, [delta(0, [clickCue('A')])], { run: 'ui mode' });
  await updateCueFile(file, () => undefined);
  await writeCueFile(file, [delta(1, [clickCue('B')])], { run: 'ui mode' });
  expect(script()).toEqual(['click B']);
});

test('a test that runs a second time in one run adds to what it wrote before', async () => {
  await writeCueFile(file, [delta(0, [clickCue('A')])], { run: 'ui mode' });
  await writeCueFile(file, [delta(0, [clickCue('B')], { used: [clickCue('A'), clickCue('B')] })], {
    run: 'ui mode',
  });
  expect(script()).toEqual(['click A', 'click B']);
  await writeCueFile(file, [delta(0, [clickCue('C')], { mode: 'all' })], { run: 'ui mode' });
  expect(script()).toEqual(['click C']);
});

test('a writer that is killed leaves the old file or the new one, and its lock is taken over', async () => {
  const wide = Array.from({ length: 200 }, (_each, index) => clickCue(`${index}`, 'x'.repeat(5_000)));
  const [odd, even] = ['odd', 'even'].map((text) =>
    delta(
      0,
      wide.map((cue) => ({ ...cue, route: `/${text}` })),
      { mode: 'all' },
    ),
  );
  if (!odd || !even) throw new Error('two deltas');
  const whole = [odd, even].map((each) => printCueFile({ ...cueFile(...each.recorded) }, file));
  const delays = sampleOf([11, 48, 85, 122], 2);
  for (const delay of delays) {
    const at = file.replace('a-test', `killed-${delay}`);
    // The job goes through the environment, which is limited.
    const small = [odd, even].map((each) => ({
      ...each,
      recorded: each.recorded.slice(0, 8),
      used: each.used.slice(0, 8),
    }));
    const writer = runWriter({ file: at, writes: small, forever: true });
    await writer.started;
    await new Promise((resolve) => setTimeout(resolve, delay));
    writer.child.kill('SIGKILL');
    await writer.done;
    const routes = new Set(parseCueFile(readFileSync(at, 'utf8'), at).cues.map((cue) => cue.route));
    expect([...routes]).toHaveLength(1);
    if (delay !== delays.at(-1)) continue;
    await writeCueFile(at, [odd]);
    expect(readFileSync(at, 'utf8')).toBe(whole[0]);
  }
});

test('a full disk is named, and the file stays as it was', async () => {
  const disk = test.info().outputPath('disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]).status === 0;
  test.skip(!mounted, 'only root may mount a disk that is small enough to be filled');
  try {
    const at = path.join(disk, 'a-test.json');
    await writeCueFile(at, [delta(0, [clickCue('Old')])]);
    const before = readFileSync(at, 'utf8');
    const cues = Array.from({ length: 40 }, (_each, index) => clickCue(`${index}`));
    const writing = writeCueFile(at, [delta(0, cues)]);
    await expect(writing).rejects.toThrow(/a-test\.json.*the disk is full/s);
    expect(readFileSync(at, 'utf8')).toBe(before);
    expect(readdirSync(disk)).toEqual(['a-test.json']);
  } finally {
    spawnSync('umount', [disk]);
  }
});

test('a directory that may not be written is named, and the file stays as it was', async () => {
  await writeCueFile(file, [delta(0, [clickCue('Old')])]);
  const before = readFileSync(file, 'utf8');
  const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  chmodSync(path.dirname(file), 0o555);
  const { code, output } = await runWriter({ file, writes: [delta(0, [clickCue('New')])] }, nobody).done;
  chmodSync(path.dirname(file), 0o755);
  expect(output).toMatch(/CueFileError.*a-test\.json.*permission denied/s);
  expect(code).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a file that may not be read is named', async () => {
  test.skip(process.getuid?.() === 0 && !existsSync('/proc'), 'root reads everything');
  put(printCueFile(cueFile(), file));
  chownSync(file, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  chmodSync(file, 0o000);
  const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  const { output } = await runWriter({ file, writes: [delta(0, [clickCue('New')])] }, nobody).done;
  chmodSync(file, 0o644);
  expect(output).toMatch(/CueFileError.*a-test\.json.*permission denied/s);
});
