#!/usr/bin/env node
/** The `cuebook` command: from arguments to a command and an exit code. Each command has its own file. */
import { SvcError } from '../contract/errors.js';

/** Every command, loaded when it is called: most of them need little of what the others need. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  adopt: async (args) => (await import('./adopt.js')).adopt(args, process.env),
  cues: async (args) => (await import('./cues.js')).cues(args, process.env),
  eject: async (args) => (await import('./eject.js')).eject(args, process.env),
  serve: async (args) => (await import('./serve.js')).serve(args, process.env),
};

const usage = `cuebook <command> [options]

  adopt    rewrites plain Playwright calls into sentences, their locators into cues
  cues     lists, shows, checks, prunes and compares what is recorded
  eject    rewrites specs into plain Playwright code
  serve    hosts browser sessions over HTTP

cuebook <command> --help says more.
`;

const [name, ...rest] = process.argv.slice(2);
process.exitCode = await run(name, rest);
// A handle that a library left open must not keep a finished command alive.
process.exit();

async function run(name: string | undefined, args: readonly string[]): Promise<number> {
  const command = name === undefined ? undefined : commands[name];
  if (!command) {
    const asked = name === undefined || name === '--help' || name === 'help';
    (asked ? process.stdout : process.stderr).write(
      asked ? usage : `There is no command "${name}".\n\n${usage}`,
    );
    return asked ? 0 : 2;
  }
  try {
    return await command(args);
  } catch (error) {
    // An error of ours is a sentence for the reader; the stack of anything else says where it came from.
    const known =
      error instanceof SvcError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${known ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
    return 1;
  }
}
