/** Log lines to the user's logger, else to the console as far as `verbose` allows. */
import type { LogLine, ResolvedOptions } from './options.js';

/** Takes a line; secrets are scrubbed by whoever makes it. */
export type Log = (line: LogLine) => void;

/** A log by the options: a `logger` gets everything, the console gets what `verbose` asks for (0: nothing). */
export function createLog({ logger, verbose }: Pick<ResolvedOptions, 'logger' | 'verbose'>): Log {
  if (logger) return logger;
  return (line) => {
    // Errors are thrown as well; with `verbose: 0` nothing is printed at all.
    if (verbose === 0 || line.level > verbose) return;
    process.stdout.write(`[cuebook] ${line.category}: ${line.message}\n`);
  };
}
