/**
 * What the workers of one run have added to one cue file so far, and what it said before: see store.ts.
 * Lies in the directory for temporary files and is only a help: without it nothing is lost, only less is known.
 */
import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { CueDelta, CueFile } from '../contract/cue.js';
import { replaceFile } from './atomic.js';

const Journal = z.object({
  /** The run that it is about. One file has one journal, so that they do not pile up. */
  run: z.string(),
  /** The file before the run. */
  base: CueFile.optional(),
  deltas: z.array(CueDelta),
  /** Hash of the text that the run has left on disk: when it is another now, somebody else has been there. */
  wrote: z.string(),
});
export type Journal = {
  run: string;
  base: CueFile | undefined;
  deltas: readonly CueDelta[];
  wrote: string;
};

/** The journal; undefined when there is none, or none that can be used. */
export async function readJournal(file: string): Promise<Journal | undefined> {
  try {
    const { run, base, deltas, wrote } = Journal.parse(JSON.parse(await readFile(file, 'utf8')));
    return { run, base, deltas, wrote };
  } catch {
    return undefined;
  }
}

/** Keeps the journal; when that fails, none is kept rather than half of one. */
export async function writeJournal(file: string, journal: Journal): Promise<void> {
  try {
    await replaceFile(file, JSON.stringify(journal), { mode: 0o600 });
  } catch {
    await rm(file, { force: true });
  }
}
