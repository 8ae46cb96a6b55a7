#!/usr/bin/env node
/** The program `cuebook`: its process, which ends with the exit code of the command. */
import { run } from './run.js';

// `cuebook cues list | head -1`: who reads has enough, and that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  workingDirectory: process.cwd(),
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
// A handle that a library left open must not keep a finished command alive.
process.exit();
