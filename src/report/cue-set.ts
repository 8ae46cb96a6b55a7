/**
 * What a run found out about cues, over all workers and shards: the files as they should be, what differs from the disk,
 * and the cues that nobody asked for. Reads cue files, writes none.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CueDelta } from '../contract/cue.js';
import { parseCueFile, printCueFile } from '../cues/format.js';
import { keyId, keyText } from '../cues/key.js';
import { mergeDeltas, written } from '../cues/merge.js';
import type { CollectedDelta } from './collect.js';
import type { FileChange } from './patch.js';
import type { Orphans } from './schema.js';

/** What {@link buildCueSet} gives. */
export interface CueSet {
  /** Files that are not on disk as the run says they should be, in the order of their names. */
  changes: FileChange[];
  orphans: Orphans[];
  /** What the run itself has written: cues that are new or repaired, and in how many files. */
  written: { cues: number; files: number };
  /** Files that could not be read, a sentence each. */
  problems: string[];
}

/** Where things are. */
export interface CueSetOptions {
  /** Absolute; files are named relative to it. */
  workingDirectory: string;
  /** Absolute path of the root of all cue files, when they do not lie beside their specs. */
  cacheDir: string | undefined;
}

/**
 * Merges the deltas of the tests that passed into the files on disk. A heal counts whatever the mode of the run was:
 * in CI nothing is written, and the patch is how the repair comes home.
 */
export async function buildCueSet(
  deltas: readonly CollectedDelta[],
  options: CueSetOptions,
): Promise<CueSet> {
  const set: CueSet = { changes: [], orphans: [], written: { cues: 0, files: 0 }, problems: [] };
  for (const [file, group] of groupByFile(deltas, options, set.problems)) {
    const shown = path.relative(options.workingDirectory, file).replaceAll('\\', '/');
    try {
      const before = await textOf(file);
      const base = before === undefined ? undefined : parseCueFile(before, shown);
      const proven = group.filter((each) => each.passed).map((each) => writing(each.delta));
      const merged = mergeDeltas(base, proven);
      const after = merged && printCueFile(merged, shown);
      if (after !== undefined && after !== (base && printCueFile(base, shown))) {
        set.changes.push({ file: shown, before, after });
      } else {
        const passed = group.filter((each) => each.passed).flatMap(({ delta }) => written(delta));
        const cues = new Set(passed.map(({ key }) => keyId(key))).size;
        set.written.cues += cues;
        set.written.files += cues > 0 ? 1 : 0;
      }
      const orphans = merged
        ? unusedOf(
            group,
            merged.cues.map((cue) => cue.key),
          )
        : [];
      if (orphans.length > 0) set.orphans.push({ file: shown, cues: orphans });
    } catch (error) {
      set.problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  set.changes.sort((a, b) => (a.file < b.file ? -1 : 1));
  set.orphans.sort((a, b) => (a.file < b.file ? -1 : 1));
  return set;
}

/** A mode that only holds back writing is no reason to hold back the proposal. */
function writing(delta: CueDelta): CueDelta {
  return delta.mode === 'all' ? delta : { ...delta, mode: 'changed' };
}

/** Known only when every test that uses the file has passed: another one may have stopped before it asked. */
function unusedOf(group: readonly CollectedDelta[], keys: readonly CueDelta['used'][number][]): string[] {
  const passed = new Set(group.filter((each) => each.passed).map((each) => each.testId));
  if (group.some((each) => !passed.has(each.testId))) return [];
  const used = new Set(group.flatMap((each) => each.delta.used.map(keyId)));
  return keys.filter((key) => !used.has(keyId(key))).map((key) => keyText(key));
}

function groupByFile(
  deltas: readonly CollectedDelta[],
  { workingDirectory, cacheDir }: CueSetOptions,
  problems: string[],
): Map<string, CollectedDelta[]> {
  const groups = new Map<string, CollectedDelta[]>();
  for (const each of deltas) {
    const { file } = each.delta;
    // The attachment may come from another machine: what it names must lie below the root.
    if (path.isAbsolute(file) || /(?:^|\/)\.\.(?:\/|$)/.test(file)) {
      problems.push('A test names a cue file outside of the directory of cue files; it was left out.');
      continue;
    }
    const shown = each.shown?.replaceAll('\\', '/');
    const at =
      shown !== undefined && (shown === file || shown.endsWith(`/${file}`))
        ? path.resolve(workingDirectory, shown)
        : path.resolve(cacheDir ?? each.testDir ?? workingDirectory, file);
    groups.set(at, [...(groups.get(at) ?? []), each]);
  }
  return groups;
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`The cue file ${file} cannot be read, so the report leaves it out.`, { cause: error });
  }
}
