/** Cues and deltas for the specs of this folder, and a child process that writes them. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import {
  CUE_VERSION,
  type Cue,
  type CueDelta,
  type CueFile,
  type CueMode,
} from '../../../src/contract/cue.js';

/** A cue that clicks a button named as its instruction says. `path` tells recordings of the same key apart. */
export function clickCue(name: string, path = 'html>body>button', occurrence = 1): Cue {
  return {
    key: { operation: 'act', instruction: `click ${name}`, occurrence },
    route: '/',
    body: {
      kind: 'steps',
      steps: [
        {
          method: 'click',
          arguments: [],
          description: `click button "${name}"`,
          target: {
            candidates: [
              [{ by: 'role', role: 'button', name, exact: true }],
              [
                { by: 'css', selector: 'main' },
                { by: 'text', text: name },
              ],
            ],
            fingerprint: {
              role: 'button',
              name,
              tag: 'button',
              classes: ['a', 'b'],
              path,
            },
          },
        },
      ],
    },
  };
}

/** The same key, when there was nothing to do. */
export function absentCue(name: string): Cue {
  return { ...clickCue(name), body: { kind: 'absent' } };
}

/** A file with these cues. */
export function cueFile(...cues: Cue[]): CueFile {
  return { version: CUE_VERSION, test: 'a test', cues };
}

/** What a project found out: the cues it recorded, in the order of the script unless `used` says more. */
export function delta(
  order: number,
  recorded: Cue[],
  more: { mode?: CueMode; healed?: Cue[]; used?: Cue[]; name?: string } = {},
): CueDelta {
  const { mode = 'missing', healed = [], used = [...recorded, ...healed] } = more;
  return {
    version: CUE_VERSION,
    file: 'a.json',
    test: 'a test',
    mode,
    source: { order, name: more.name ?? `project ${order}` },
    used: used.map((cue) => cue.key),
    recorded,
    healed,
  };
}

/** What the child process of {@link runWriter} is told. */
export interface WriterJob {
  file: string;
  writes: CueDelta[];
  run?: string;
  /** Repeat the writes until killed. */
  forever?: boolean;
}

let program: string | undefined;

/** The writer in one piece: to compile our sources anew in each process would take longer than all that it writes. */
function writer(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('writer.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  return outputFiles[0]?.text ?? '';
}

/** A real process that performs the writes of a job, one by one. */
export function runWriter(job: WriterJob, options: { uid?: number } = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-'], {
    env: { ...process.env, WRITER_JOB: JSON.stringify(job), NODE_OPTIONS: '' },
    ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  });
  child.stdin.end((program ??= writer()));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => (output += text));
  }
  const done = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', () => resolve());
    child.on('close', () => resolve());
  });
  return { child, done, started };
}
