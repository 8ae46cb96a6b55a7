import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../../fixtures/test.js';
import type { Cue, CueMode } from '../../../src/contract/cue.js';
import { CueDelta } from '../../../src/contract/cue.js';
import { CueFileError } from '../../../src/contract/errors.js';
import { openCues } from '../../../src/cues/session.js';
import { createSharedCues, listCueFiles } from '../../../src/cues/shared.js';
import { readCueFile, updateCueFile } from '../../../src/cues/store.js';
import { absentCue, clickCue, cueFile } from './samples.js';

let file = '';
test.beforeEach(() => {
  file = test.info().outputPath('shop.spec.ts-cues', 'a-test.json');
});

const ask = (name: string) => ({ operation: 'act', instruction: `click ${name}` }) as const;
const open = (mode: CueMode, more = {}) => openCues({ file, test: 'a test', mode, ...more });
const write = (...cues: Cue[]) => updateCueFile(file, () => cueFile(...cues));

test('the same sentence three times is three cues', async () => {
  const recording = await open('missing');
  for (const path of ['a', 'b', 'c']) {
    const { key, cue } = recording.next(ask('Next'));
    expect(cue).toBeUndefined();
    recording.record({ ...clickCue('Next', path), key });
  }
  expect((await recording.commit()).kind).toBe('written');
  const replaying = await open('none');
  for (const [index, path] of ['a', 'b', 'c'].entries()) {
    expect(replaying.next(ask('Next'))).toEqual({
      key: { ...ask('Next'), occurrence: index + 1 },
      cue: clickCue('Next', path, index + 1),
      from: 'own',
    });
  }
  expect(replaying.next(ask('Next')).cue).toBeUndefined();
});

test('a test that only replays does not touch its file', async () => {
  await write(clickCue('Save'));
  utimesSync(file, 1_000, 1_000);
  for (const mode of ['none', 'missing', 'changed'] as const) {
    const session = await open(mode);
    session.next(ask('Save'));
    expect(await session.commit()).toEqual({ kind: 'nothing' });
  }
  expect(statSync(file).mtimeMs).toBe(1_000_000);
});

const ladder: Record<CueMode, { recorded: string[]; path: string }> = {
  none: { recorded: ['click Save', 'click Unused'], path: 'old' },
  missing: { recorded: ['click Save', 'click New', 'click Unused'], path: 'old' },
  changed: { recorded: ['click Save', 'click New', 'click Unused'], path: 'healed' },
  all: { recorded: ['click Save', 'click New'], path: 'healed' },
};
for (const mode of ['none', 'missing', 'changed', 'all'] as const) {
  test(`mode ${mode} writes what its name says`, async () => {
    await write(clickCue('Save', 'old'), clickCue('Unused'));
    const session = await open(mode);
    expect(session.next(ask('Save')).cue === undefined).toBe(mode === 'all');
    session.replace(clickCue('Save', 'healed'));
    session.next(ask('New'));
    session.record(clickCue('New'));
    await session.commit();
    const { cues = [] } = (await readCueFile(file)) ?? {};
    expect(cues.map((cue) => cue.key.instruction)).toEqual(ladder[mode].recorded);
    expect(cues[0]).toEqual(clickCue('Save', ladder[mode].path));
  });
}

test('recording over a cue is a heal, except over "nothing to do"', async () => {
  await write(clickCue('Save', 'old'), absentCue('Banner'));
  const session = await open('missing');
  session.record(clickCue('Save', 'new'));
  session.record(clickCue('Banner'));
  const { recorded, healed } = session.delta();
  expect(recorded).toEqual([clickCue('Banner')]);
  expect(healed).toEqual([clickCue('Save', 'new')]);
  await session.commit();
  expect((await readCueFile(file))?.cues).toEqual([clickCue('Save', 'old'), clickCue('Banner')]);
});

test('healing what the same test has just recorded is recording', async () => {
  const session = await open('missing');
  session.record(clickCue('Save', 'first'));
  session.replace(clickCue('Save', 'better'));
  await session.commit();
  expect((await readCueFile(file))?.cues).toEqual([clickCue('Save', 'better')]);
});

test('nothing is written before the commit, and nothing without one', async () => {
  const session = await open('all');
  session.record(clickCue('Save'));
  expect(existsSync(file)).toBe(false);
});

test('mode all with a test that asked nothing leaves the file alone', async () => {
  await write(clickCue('Save'));
  expect(await (await open('all')).commit()).toEqual({ kind: 'nothing' });
  expect((await readCueFile(file))?.cues).toHaveLength(1);
});

test('what was used and what was not can be told', async () => {
  await write(clickCue('Save'), clickCue('Old'));
  const session = await open('none');
  session.next(ask('Save'));
  session.next(ask('New'));
  expect(session.used().map((key) => key.instruction)).toEqual(['click Save', 'click New']);
  expect(session.unused().map((key) => key.instruction)).toEqual(['click Old']);
});

test('a delta is plain JSON that names its file relative to the root', async () => {
  const session = await open('missing', {
    root: test.info().outputDir,
    source: { order: 2, name: 'webkit' },
  });
  session.next(ask('Save'));
  session.record(clickCue('Save'));
  const delta = session.delta();
  expect(CueDelta.parse(JSON.parse(JSON.stringify(delta)))).toEqual(delta);
  expect(delta.file).toBe('shop.spec.ts-cues/a-test.json');
  expect(delta.source).toEqual({ order: 2, name: 'webkit' });
});

test('a file that cannot be read stops the test in every mode', async () => {
  await write(clickCue('Save'));
  writeFileSync(file, '{ "version": 1');
  for (const mode of ['none', 'missing', 'changed', 'all'] as const) {
    await expect(open(mode)).rejects.toThrow(CueFileError);
  }
});

test('a cue that another test has recorded is found by the same sentence', async () => {
  const testDir = test.info().outputDir;
  const other = path.join(testDir, 'login.spec.ts-cues', 'logs-in.json');
  await updateCueFile(other, () =>
    cueFile(clickCue('Log in'), clickCue('Next', 'p', 2), absentCue('Banner')),
  );
  const session = await open('missing', { readOthers: createSharedCues({ testDir }) });
  const found = session.next(ask('Log in'), { route: '/' });
  expect(found).toMatchObject({ from: 'shared', sharedFrom: other, cue: clickCue('Log in') });
  for (const name of ['Next', 'Banner', 'Other']) expect(session.next(ask(name)).cue).toBeUndefined();
  expect(session.next({ ...ask('Log in'), options: { selector: '#a' } }).cue).toBeUndefined();
  // The second time in this test is still the first time that the other file knows of.
  expect(session.next(ask('Log in')).cue?.key.occurrence).toBe(2);
});

test('among several shared cues the one of the same page is taken, and none of another', async () => {
  const testDir = test.info().outputDir;
  for (const [name, route] of [
    ['a', '/admin'],
    ['b', '/login'],
    ['c', '/login'],
  ] as const) {
    const at = path.join(testDir, 'x.spec.ts-cues', `${name}.json`);
    await updateCueFile(at, () => cueFile({ ...clickCue('Save'), route }));
  }
  const shared = createSharedCues({ testDir });
  const find = (route: string | undefined) => shared.find(ask('Save'), { exceptFile: file, route })?.file;
  expect(path.basename(find('/login?next') ?? '')).toBe('b.json');
  expect(path.basename(find(undefined) ?? '')).toBe('a.json');
  expect(find('/elsewhere')).toBeUndefined();
});

test('the index sees files that come, change and go, and passes over those it cannot read', async () => {
  const testDir = test.info().outputDir;
  const at = path.join(testDir, 'x.spec.ts-cues', 'x.json');
  const shared = createSharedCues({ testDir });
  const find = () => shared.find(ask('Save'), { exceptFile: file });
  expect(find()).toBeUndefined();
  await updateCueFile(at, () => cueFile(clickCue('Save')));
  expect(find()?.cue).toEqual(clickCue('Save'));
  writeFileSync(at, 'half a fi');
  expect(find()).toBeUndefined();
  await updateCueFile(path.join(testDir, 'y.spec.ts-cues', 'y.json'), () => cueFile(clickCue('Save', 'y')));
  expect(find()?.cue).toEqual(clickCue('Save', 'y'));
});

test('only files that are named as cue files are listed', async () => {
  const testDir = test.info().outputDir;
  for (const name of [
    'a.spec.ts-cues/a.json',
    'b/c.spec.ts-cues/c.json',
    'data.json',
    'b/fixtures/x.json',
    'a.spec.ts-cues/deep/x.json',
    'node_modules/p/a.spec.ts-cues/a.json',
    'a.spec.ts-cues/a.txt',
  ]) {
    await updateCueFile(path.join(testDir, name), () => cueFile());
  }
  const list = (place = {}) =>
    listCueFiles({ testDir, ...place }).map((each) => path.relative(testDir, each));
  expect(list()).toEqual(['a.spec.ts-cues/a.json', 'b/c.spec.ts-cues/c.json']);
  expect(list({ template: '{testFileDir}/fixtures/{testName}.json' })).toEqual(['b/fixtures/x.json']);
  expect(list({ cacheDir: 'b' })).toEqual(['b/c.spec.ts-cues/c.json']);
  expect(listCueFiles({ testDir: path.join(testDir, 'nowhere') })).toEqual([]);
});
