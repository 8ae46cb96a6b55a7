/** Log lines to the user's logger, else to pino, else to the console, as far as `verbose` allows. pino is loaded with the first line. */
import type { Logger } from 'pino';
import { healsOf, type StepRecord } from '../contract/step-record.js';
import type { LogLine, ResolvedOptions } from './options.js';

/** Takes lines; secrets are scrubbed by whoever makes them. */
export interface Log {
  (line: LogLine): void;
  /** Resolves when the lines so far have been written. */
  written(): Promise<void>;
}

/**
 * A log by the options: a `logger` gets every line; pino gets what `verbose` asks for (0: nothing) and writes it as JSON,
 * in a terminal as text; with `disablePino` the console gets the same as text.
 */
export function createLog({
  logger,
  verbose,
  disablePino,
}: Pick<ResolvedOptions, 'logger' | 'verbose' | 'disablePino'>): Log {
  if (logger) return Object.assign((line: LogLine) => logger(line), { written: () => Promise.resolve() });
  let written = Promise.resolve();
  const log = (line: LogLine): void => {
    // Errors are thrown as well; with `verbose: 0` nothing is written at all.
    if (verbose === 0 || line.level > verbose) return;
    if (disablePino) process.stdout.write(lineOf(line));
    else written = written.then(async () => writeTo(await pinoOfProcess(), line));
  };
  return Object.assign(log, { written: () => written });
}

/** What the record of a step is worth in a log: the step for whoever wants every one, a repaired cue for everybody. */
export function linesOf(record: StepRecord): LogLine[] {
  const { operation, instruction, status, cue, durationMs, groundedBy, usage, cost, error } = record;
  const step: LogLine = {
    category: operation,
    level: 2,
    message: `"${instruction}": ${status}, cue ${cue}, ${durationMs} ms`,
    auxiliary: {
      ...(groundedBy !== undefined && { groundedBy }),
      ...(usage.calls > 0 && { usage }),
      ...(cost !== undefined && { cost }),
      ...(error && { error: error.message }),
    },
  };
  const repairs = healsOf(record).map(({ stage, before, after, reason }): LogLine => {
    const message = `"${instruction}": healed by ${stage}, ${before} → ${after}`;
    return { category: 'cue', level: 1, message, auxiliary: { reason } };
  });
  return [step, ...repairs];
}

let loaded: Promise<Logger> | undefined;

function pinoOfProcess(): Promise<Logger> {
  return (loaded ??= import('pino').then(({ pino, stdTimeFunctions }) =>
    pino(
      {
        name: 'cuebook',
        level: 'debug',
        base: { name: 'cuebook' },
        messageKey: 'message',
        timestamp: stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
      },
      // Through the stream of the process, which Playwright hands to the reporters, and not past it.
      { write: (text) => void process.stdout.write(process.stdout.isTTY ? readable(text) : text) },
    ),
  ));
}

const levels = ['error', 'info', 'debug'] as const;

function writeTo(pino: Logger, { category, message, level, auxiliary }: LogLine): void {
  pino[levels[level]]({ category, ...(auxiliary && { auxiliary }) }, message);
}

function readable(text: string): string {
  return lineOf(JSON.parse(text) as Pick<LogLine, 'category' | 'message'>);
}

function lineOf({ category, message }: Pick<LogLine, 'category' | 'message'>): string {
  return `[cuebook] ${category}: ${message}\n`;
}
