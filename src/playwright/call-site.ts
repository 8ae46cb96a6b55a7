/** Where in the user's code a call was made, so that steps and errors point there and not into this package. */
import { fileURLToPath } from 'node:url';

/** A place in a source file, as Playwright's steps take it. */
export interface CallSite {
  file: string;
  line: number;
  column: number;
}

// Everything below `src` or `dist` is ours, wherever in it this code has been put.
const here = fileURLToPath(import.meta.url);
const [ownDirectory = here] = /^.*[\\/](?:src|dist)[\\/]/.exec(here) ?? [];

/**
 * The first frame of the stack that is neither ours, nor Playwright's, nor Node's. Must be called synchronously at the
 * entry of the API: behind the first `await` the user's frames are gone. The stack is read as text, because a custom
 * `Error.prepareStackTrace` would give the line numbers of the transpiled code.
 */
export function callSite(): CallSite | undefined {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 30;
  const { stack = '' } = new Error('call site');
  Error.stackTraceLimit = limit;
  return parseFrames(stack).find(
    ({ file }) => !file.startsWith(ownDirectory) && !/node_modules[\\/](@playwright|playwright)/.test(file),
  );
}

/** Lets the stack of an error say where the user called: message first, then that one frame. */
export function pointTo(error: Error, site: CallSite | undefined): void {
  if (!site) return;
  error.stack = `${error.name}: ${error.message}\n    at ${site.file}:${site.line}:${site.column}`;
}

function parseFrames(stack: string): CallSite[] {
  const frames: CallSite[] = [];
  for (const line of stack.split('\n').slice(1)) {
    const match = /\(?((?:file:\/\/)?(?:\/|[A-Za-z]:\\)[^()]*?):(\d+):(\d+)\)?$/.exec(line.trim());
    if (!match) continue;
    const [, path = '', row, column] = match;
    frames.push({
      file: path.startsWith('file://') ? fileURLToPath(path) : path,
      line: Number(row),
      column: Number(column),
    });
  }
  return frames;
}
