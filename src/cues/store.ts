/**
 * Cue files on disk: read, merge under a lock, write atomically. Knows no page: whether a cue still fits is verify.ts.
 *
 * The lock lies in the directory for temporary files, not beside the cues: a process that is killed leaves nothing in the
 * repository, and a repository mounted read-only can still be checked. The price: processes on two machines that write the same
 * network directory do not see each other's locks; there the rename keeps files whole, and shards carry deltas anyway.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, unlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CueDelta, CueFile } from '../contract/cue.js';
import { CueFileError } from '../contract/errors.js';
import { replaceFile } from './atomic.js';
import { parseCueFile, printCueFile } from './format.js';
import { type Journal, readJournal, writeJournal } from './journal.js';
import { mergeDeltas } from './merge.js';

/** What became of a write: `unchanged` means that the file was not touched, its time of modification included. */
export interface WriteOutcome {
  kind: 'written' | 'unchanged' | 'removed';
  /** What the file says now; undefined when there is none. */
  content: CueFile | undefined;
}

/**
 * The cues of a file; undefined when there is no file.
 * @throws CueFileError when it cannot be read or is no cue file
 */
export async function readCueFile(file: string): Promise<CueFile | undefined> {
  const text = await readText(file);
  return text === undefined ? undefined : parseCueFile(text, file);
}

/**
 * Merges deltas into what is on disk now, under the lock of the file.
 *
 * With `run` (equal for all workers of one run, different for others) the result does not depend on the order in which the
 * workers come: the base and the deltas of the run are kept beside the lock, and merged as a whole each time.
 * @throws CueFileError when the file cannot be read or written; it is then as it was
 */
export async function writeCueFile(
  file: string,
  deltas: readonly CueDelta[],
  options: { run?: string | undefined } = {},
): Promise<WriteOutcome> {
  return underLock(file, async (scratch) => {
    const text = await readText(file);
    const disk = text === undefined ? undefined : parseCueFile(text, file);
    const { run } = options;
    const journal = `${scratch}.run`;
    const known = run === undefined ? undefined : await readJournal(journal);
    const round = continueRound(known?.run === run ? known : undefined, { disk, text, deltas });
    const merged = mergeDeltas(round.base, round.deltas);
    const outcome = await replace(file, { text, disk, merged });
    if (run !== undefined) {
      await writeJournal(journal, { ...round, run, wrote: hashOf((await readText(file)) ?? '') });
    }
    return outcome;
  });
}

/**
 * Changes a file under its lock; for commands such as prune. `change` gives the new content, undefined to remove the file.
 * @throws CueFileError as {@link writeCueFile}
 */
export async function updateCueFile(
  file: string,
  change: (content: CueFile | undefined) => CueFile | undefined,
): Promise<WriteOutcome> {
  return underLock(file, async () => {
    const text = await readText(file);
    const disk = text === undefined ? undefined : parseCueFile(text, file);
    return replace(file, { text, disk, merged: change(disk) });
  });
}

/**
 * The round of a run that a write belongs to. A new one begins when there was none, when somebody else has changed the file
 * since (an editor, a checkout), or when a source comes a second time (the same test run again from the UI mode).
 */
function continueRound(
  journal: Journal | undefined,
  now: { disk: CueFile | undefined; text: string | undefined; deltas: readonly CueDelta[] },
): Pick<Journal, 'base' | 'deltas'> {
  const sources = new Set(journal?.deltas.map(sourceOf));
  const continues =
    journal?.wrote === hashOf(now.text ?? '') && !now.deltas.some((delta) => sources.has(sourceOf(delta)));
  return continues && journal
    ? { base: journal.base, deltas: [...journal.deltas, ...now.deltas] }
    : { base: now.disk, deltas: [...now.deltas] };
}

function sourceOf(delta: CueDelta): string {
  return `${delta.source.order} ${delta.source.name}`;
}

async function replace(
  file: string,
  { text, disk, merged }: Record<'disk' | 'merged', CueFile | undefined> & { text: string | undefined },
): Promise<WriteOutcome> {
  if (!merged) {
    if (text === undefined) return { kind: 'unchanged', content: undefined };
    await attempt(file, 'removed', () => unlink(file));
    return { kind: 'removed', content: undefined };
  }
  const next = printCueFile(merged, file);
  // Compared as data: another formatter's spaces, or a checkout with CRLF, are no reason to write.
  if (disk && printCueFile(disk, file) === next) return { kind: 'unchanged', content: merged };
  await attempt(file, 'written', async () => {
    await mkdir(path.dirname(file), { recursive: true });
    await replaceFile(file, next);
  });
  return { kind: 'written', content: merged };
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw new CueFileError(
      {
        looked: 'the cues of a test',
        where: `in ${file}`,
        found: reasonOf(cause),
        next: 'Make it a file that this user may read, or remove it.',
      },
      { cause },
    );
  }
}

const staleMs = 5_000;

/** Runs `work` while no other process is in it for the same file. A lock whose owner was killed is taken over after 5 s. */
async function underLock<T>(file: string, work: (scratch: string) => Promise<T>): Promise<T> {
  const directory = path.join(os.tmpdir(), `cuebook-${process.getuid?.() ?? 'user'}`);
  const scratch = path.join(directory, hashOf(path.resolve(file)));
  const release = await attempt(file, 'locked', async () => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // Loaded here, because a run that only replays needs no lock.
    const { lock } = await import('proper-lockfile');
    return lock(file, {
      realpath: false,
      lockfilePath: `${scratch}.lock`,
      stale: staleMs,
      update: 1_000,
      retries: { retries: 600, factor: 1.2, minTimeout: 5, maxTimeout: 100, randomize: true },
      // A process that slept longer than the lock lives (a laptop lid, a debugger): the write itself is atomic.
      onCompromised: () => undefined,
    });
  });
  try {
    return await work(scratch);
  } finally {
    // Fails only when the lock was taken over, and then it is not ours to give back.
    await release().catch(() => undefined);
  }
}

async function attempt<T>(file: string, done: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new CueFileError(
      {
        looked: 'a place for the cues of a test',
        where: `in ${file}`,
        found: `that it could not be ${done}: ${reasonOf(cause)}`,
        next: 'Nothing was changed. Make the directory writable, or set cacheDir to one that is.',
      },
      { cause },
    );
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file is larger than this process may write',
  EISDIR: 'a directory in its place',
  ENOTDIR: 'a file where a directory should be',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'the path is too long for this disk',
  ELOOP: 'a symbolic link that leads to itself',
  ELOCKED: 'another process has been writing it for too long',
};

function reasonOf(cause: unknown): string {
  const code = codeOf(cause);
  const known = code === undefined ? undefined : reasons[code];
  if (known) return `${known} (${code})`;
  return code ?? (cause instanceof Error ? cause.message : String(cause));
}

function codeOf(cause: unknown): string | undefined {
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
