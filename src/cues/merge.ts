/**
 * One cue file out of what lies on disk and what runs found out. Pure.
 *
 * The result is a function of the base and the SET of deltas, never of the order in which workers finish. The base is
 * the file before the run (store.ts keeps it), and the deltas are taken in the order of their projects, which is also
 * the order in which a single worker would have run them:
 * - the lowest project that recorded a key decides, as it would have been found and replayed by the ones behind it;
 * - a key that is on disk keeps its cue in `missing`, and takes the lowest heal in `changed`;
 * - in `all` the base counts for nothing;
 * - "there was nothing to do" of an optional step, and a locator that was only adopted, give way to steps, whoever found them.
 * Cues stand in the order of the script; one that is new goes behind the one that was asked before it.
 */
import { CUE_VERSION, isProvisional, type Cue, type CueDelta, type CueFile } from '../contract/cue.js';
import { canonicalJson, keyId } from './key.js';

/** The merged file; undefined when there is neither a base nor anything to add. */
export function mergeDeltas(base: CueFile | undefined, deltas: readonly CueDelta[]): CueFile | undefined {
  const writing = deltas
    .filter((delta) => delta.mode !== 'none' && written(delta).length > 0)
    .toSorted(bySource);
  const first = writing[0];
  if (!first) return base;
  const anew = writing.some((delta) => delta.mode === 'all');
  const cues = new Map<string, Cue>((anew ? [] : (base?.cues ?? [])).map((cue) => [keyId(cue.key), cue]));
  const order = [...cues.keys()];
  const settled = new Set<string>();
  for (const delta of writing) {
    // A delta of another mode than `all` cannot know what `all` dropped: beside one it only adds.
    for (const cue of delta.recorded) record(cues, settled, cue);
    if (delta.mode === 'missing') continue;
    for (const cue of delta.healed) {
      const id = keyId(cue.key);
      if (!settled.has(id)) cues.set(id, cue);
      settled.add(id);
    }
  }
  for (const delta of writing) arrange(order, delta.used.map(keyId), cues);
  return {
    version: CUE_VERSION,
    test: first.test,
    cues: [...new Set([...order, ...[...cues.keys()].toSorted()])].flatMap((id) => cues.get(id) ?? []),
  };
}

/** The cues of a delta that its mode allows to write. */
export function written(delta: CueDelta): readonly Cue[] {
  if (delta.mode === 'none') return [];
  return delta.mode === 'missing' ? delta.recorded : [...delta.recorded, ...delta.healed];
}

function bySource(one: CueDelta, other: CueDelta): number {
  if (one.source.order !== other.source.order) return one.source.order - other.source.order;
  const [a, b] = [one, other].map((delta) => `${delta.source.name}\n${canonicalJson(delta)}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

function record(cues: Map<string, Cue>, settled: Set<string>, cue: Cue): void {
  const id = keyId(cue.key);
  const there = cues.get(id);
  const better = there !== undefined && isProvisional(there) && !isProvisional(cue);
  if (!there || better) cues.set(id, cue);
  if (!there || better) settled.add(id);
}

/** Puts the keys of a script that have a cue and no place yet behind the one that was asked before them. */
function arrange(order: string[], script: readonly string[], cues: ReadonlyMap<string, Cue>): void {
  let behind = -1;
  for (const id of script) {
    if (!cues.has(id)) continue;
    const there = order.indexOf(id);
    if (there < 0) order.splice(behind + 1, 0, id);
    behind = there < 0 ? behind + 1 : there;
  }
}
