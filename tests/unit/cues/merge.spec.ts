import { expect, test } from '../../../fixtures/test.js';
import type { CueDelta, CueFile } from '../../../src/contract/cue.js';
import { mergeDeltas } from '../../../src/cues/merge.js';
import { absentCue, clickCue, cueFile, delta } from './samples.js';

const [a, b, c, d, e] = ['A', 'B', 'C', 'D', 'E'].map((name) => clickCue(name)) as [
  ReturnType<typeof clickCue>,
  ReturnType<typeof clickCue>,
  ReturnType<typeof clickCue>,
  ReturnType<typeof clickCue>,
  ReturnType<typeof clickCue>,
];

function script(file: CueFile | undefined): string {
  return (file?.cues ?? []).map((cue) => cue.key.instruction.replace('click ', '')).join('');
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_each, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

test('cues stand in the order of the script, new ones behind the one asked before them', () => {
  expect(script(mergeDeltas(undefined, [delta(0, [a, b, c])]))).toBe('ABC');
  expect(script(mergeDeltas(cueFile(a, c), [delta(0, [b, d], { used: [a, b, c, d] })]))).toBe('ABCD');
  expect(script(mergeDeltas(cueFile(b), [delta(0, [a], { used: [a, b] })]))).toBe('AB');
  expect(script(mergeDeltas(cueFile(a, e, b), [delta(0, [c], { used: [a, b, c] })]))).toBe('AEBC');
});

test('projects that take different ways give one file, whatever the order in which they finish', () => {
  const deltas = [
    delta(0, [a, b, d]),
    delta(1, [a, c, clickCue('D', 'another recording')], { healed: [] }),
    delta(2, [e, a, clickCue('B', 'a third one')]),
  ];
  const results = permutations(deltas).map((each) => JSON.stringify(mergeDeltas(cueFile(), each)));
  expect(new Set(results).size).toBe(1);
  const merged = mergeDeltas(cueFile(), deltas);
  expect(script(merged)).toBe('EACBD');
  expect(merged?.cues.find((cue) => cue.key.instruction === 'click D')).toEqual(d);
});

test('what is on disk stays in mode missing, and is healed in mode changed', () => {
  const healed = clickCue('A', 'healed');
  const base = cueFile(a, b);
  const merge = (one: CueDelta) => mergeDeltas(base, [one])?.cues;
  expect(merge(delta(0, [clickCue('A', 'recorded elsewhere')]))).toEqual([a, b]);
  expect(merge(delta(0, [], { healed: [healed] }))).toEqual([a, b]);
  expect(merge(delta(0, [c], { healed: [healed], mode: 'changed', used: [a, c] }))).toEqual([healed, c, b]);
  expect(merge(delta(0, [c], { healed: [healed], mode: 'none' }))).toEqual([a, b]);
});

test('of several heals of one cue the lowest project decides, and none undoes what was recorded in the same run', () => {
  const [one, two] = [clickCue('A', 'one'), clickCue('A', 'two')];
  const heals = [
    delta(1, [], { healed: [two], mode: 'changed' }),
    delta(0, [], { healed: [one], mode: 'changed' }),
  ];
  expect(mergeDeltas(cueFile(a), heals)?.cues).toEqual([one]);
  const mixed = [delta(0, [a], { mode: 'changed' }), delta(1, [], { healed: [two], mode: 'changed' })];
  expect(mergeDeltas(undefined, mixed)?.cues).toEqual([a]);
});

test('mode all keeps what any project of the run has used, and nothing else', () => {
  const deltas = [delta(0, [a, b], { mode: 'all' }), delta(1, [a, d], { mode: 'all' })];
  for (const each of permutations(deltas)) {
    expect(script(mergeDeltas(cueFile(c, e), each))).toBe('ADB');
  }
});

test('"nothing to do" gives way to steps, whoever found them', () => {
  const deltas = [delta(0, [absentCue('A')]), delta(1, [a])];
  for (const each of permutations(deltas)) expect(mergeDeltas(undefined, each)?.cues).toEqual([a]);
  expect(mergeDeltas(cueFile(absentCue('A')), [delta(0, [a])])?.cues).toEqual([a]);
  expect(mergeDeltas(cueFile(a), [delta(0, [absentCue('A')])])?.cues).toEqual([a]);
});

test('merging once more changes nothing, and nothing at all gives nothing', () => {
  const deltas = [delta(0, [a, b]), delta(1, [c, b])];
  const once = mergeDeltas(cueFile(d), deltas);
  expect(mergeDeltas(once, deltas)).toEqual(once);
  expect(mergeDeltas(undefined, [delta(0, [])])).toBeUndefined();
});
