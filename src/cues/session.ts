/** The cues of one test while it runs: what is asked, what is answered, what is new. The disk is store.ts. */
import path from 'node:path';
import {
  CUE_VERSION,
  isProvisional,
  type Cue,
  type CueDelta,
  type CueKey,
  type CueMode,
} from '../contract/cue.js';
import { type CueQuestion, keyId, questionId } from './key.js';
import { written } from './merge.js';
import type { SharedCues } from './shared.js';
import { type WriteOutcome, readCueFile, writeCueFile } from './store.js';

/** A test whose cues are wanted. */
export interface OpenCuesOptions {
  /** Absolute path of its cue file (`cueFilePath`). */
  file: string;
  /** Title path for a reader (`titleText`). */
  test: string;
  mode: CueMode;
  /** Root of all cue files (`rootOf`), that a delta names the file relative to; default: the directory of the file. */
  root?: string | undefined;
  /** Whose run this is, see {@link CueDelta}; default: order 0 and no name. */
  source?: CueDelta['source'] | undefined;
  /** Text that all workers of one run have in common and no other run has; see `writeCueFile`. */
  run?: string | undefined;
  /** Where to look for a key that the own file does not have; default: nowhere. */
  readOthers?: SharedCues | undefined;
}

/** The answer to a question: its key, and the cue if there is one. */
export interface NextCue {
  key: CueKey;
  cue?: Cue;
  from?: 'own' | 'shared';
  /** Absolute path of the file that a shared cue was found in. */
  sharedFrom?: string;
}

/** See {@link openCues}. */
export interface CueSession {
  readonly file: string;
  readonly mode: CueMode;
  /**
   * Counts the question and gives its cue. A `shared` cue carries the key of this test already; when it held on the page,
   * hand it to {@link CueSession.record}, so that every file is complete by itself and does not depend on who came first.
   * @param options.route route template of the live page: among several shared cues, one of the same route is taken
   */
  next(question: CueQuestion, options?: { route?: string | undefined }): NextCue;
  /** The own cue that {@link CueSession.next} would give, without counting: for saying beforehand what a step will do. */
  peek(question: CueQuestion): Cue | undefined;
  /**
   * Keeps a new cue. Where the file has one already this is a heal as {@link CueSession.replace} is,
   * except where that one only holds a place (nothing to do, an adopted locator): it gives way as if it were missing.
   */
  record(cue: Cue): void;
  /** Keeps a heal: written in `changed` and `all`, and part of the delta in every mode. */
  replace(cue: Cue): void;
  /** What this test has asked and found out so far. Plain JSON. */
  delta(): CueDelta;
  /**
   * Writes what the mode allows; to be called when the test has passed. Without anything to write the disk is not touched.
   * @throws CueFileError
   */
  commit(): Promise<WriteOutcome | { kind: 'nothing' }>;
  /** Keys that were asked, in order. */
  used(): CueKey[];
  /** Keys of the file that were not asked. */
  unused(): CueKey[];
}

/**
 * Opens the cues of a test. In mode `all` what the file says is neither replayed nor looked at.
 * @throws CueFileError when there is a file that cannot be read, in every mode: it is never written over
 */
export async function openCues(options: OpenCuesOptions): Promise<CueSession> {
  const { file, mode } = options;
  const content = await readCueFile(file);
  const own = new Map((content?.cues ?? []).map((cue) => [keyId(cue.key), cue]));
  const counts = new Map<string, number>();
  const used = new Map<string, CueKey>();
  const recorded = new Map<string, Cue>();
  const healed = new Map<string, Cue>();

  const next: CueSession['next'] = (question, { route } = {}) => {
    const occurrence = (counts.get(questionId(question)) ?? 0) + 1;
    counts.set(questionId(question), occurrence);
    const key: CueKey = { ...question, occurrence };
    used.set(keyId(key), key);
    if (mode === 'all') return { key };
    const cue = own.get(keyId(key));
    if (cue) return { key, cue, from: 'own' };
    const found = options.readOthers?.find(question, { exceptFile: file, route });
    return found ? { key, cue: { ...found.cue, key }, from: 'shared', sharedFrom: found.file } : { key };
  };

  const peek: CueSession['peek'] = (question) => {
    if (mode === 'all') return undefined;
    const occurrence = (counts.get(questionId(question)) ?? 0) + 1;
    return own.get(keyId({ ...question, occurrence }));
  };

  const keep = (cues: Map<string, Cue>, cue: Cue): void => {
    used.set(keyId(cue.key), cue.key);
    recorded.delete(keyId(cue.key));
    healed.delete(keyId(cue.key));
    cues.set(keyId(cue.key), cue);
  };

  const record = (cue: Cue): void => {
    const before = mode === 'all' ? undefined : own.get(keyId(cue.key));
    const isNew = !before || (isProvisional(before) && !isProvisional(cue));
    keep(isNew ? recorded : healed, cue);
  };

  const replace = (cue: Cue): void => {
    // What this test has recorded itself is not healed but recorded better; so is everything in mode `all`.
    keep(recorded.has(keyId(cue.key)) || mode === 'all' || !own.has(keyId(cue.key)) ? recorded : healed, cue);
  };

  const delta = (): CueDelta => ({
    version: CUE_VERSION,
    file: path.relative(options.root ?? path.dirname(file), file).replaceAll('\\', '/'),
    test: options.test,
    mode,
    source: options.source ?? { order: 0, name: '' },
    used: [...used.values()],
    recorded: [...recorded.values()],
    healed: [...healed.values()],
  });

  const commit: CueSession['commit'] = async () => {
    const found = delta();
    if (written(found).length === 0) return { kind: 'nothing' };
    return writeCueFile(file, [found], { run: options.run });
  };

  return {
    file,
    mode,
    next,
    peek,
    record,
    replace,
    delta,
    commit,
    used: () => [...used.values()],
    unused: () => [...own.values()].map((cue) => cue.key).filter((key) => !used.has(keyId(key))),
  };
}
