/** The `cuebook` command: from arguments to a command and an exit code. Each command has its own file. */
import { createRequire } from 'node:module';
import { closestTo } from '../contract/closest.js';
import { OptionsError, SvcError } from '../contract/errors.js';
import type { Terminal } from './terminal.js';

/** Every command, loaded when it is called: most of them need little of what the others need. */
const commands: Readonly<Record<string, (args: readonly string[], terminal: Terminal) => Promise<number>>> = {
  adopt: async (...call) => (await import('./adopt.js')).adopt(...call),
  cues: async (...call) => (await import('./cues.js')).cues(...call),
  eject: async (...call) => (await import('./eject.js')).eject(...call),
  serve: async (...call) => (await import('./serve.js')).serve(...call),
};

/** Exit code of a command that does not exist, or not with these arguments. */
const CALLED_WRONGLY = 2;

const subcommandsOfCues: readonly string[] = ['list', 'show', 'check', 'prune', 'diff'];

const usage = `cuebook <command> [options]

  cues     lists, shows, checks, prunes and compares what is recorded
  eject    rewrites specs into plain Playwright code
  adopt    rewrites plain Playwright calls into sentences, their locators into cues
  serve    hosts browser sessions over HTTP

cuebook <command> --help says more; cuebook --version says the version.
Tests run with Playwright as ever: npx playwright test.
`;

/**
 * Runs a command.
 * @param words what stands behind `cuebook`
 * @returns the exit code
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...args] = words;
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
    const [about] = args;
    if (about !== undefined) return run([about, '--help'], terminal);
    terminal.print(usage);
    return 0;
  }
  if (['--version', '-v', '-V', 'version'].includes(name)) {
    terminal.print(`${version()}\n`);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const meant = meantBy(name);
    const next = meant === undefined ? usage : `Did you mean "${meant}"?\n`;
    terminal.complain(`There is no command "${name}".\n\n${next}`);
    return CALLED_WRONGLY;
  }
  try {
    return await command(args, terminal);
  } catch (error) {
    // An error of ours is a sentence for the reader; the stack of anything else says where it came from.
    const known = error instanceof SvcError;
    terminal.complain(`${known ? error.message : ((error as Error).stack ?? String(error))}\n`);
    return error instanceof OptionsError ? CALLED_WRONGLY : 1;
  }
}

/** A subcommand of `cues` that was called without it is the most likely slip. */
function meantBy(name: string): string | undefined {
  const known = [...Object.keys(commands), ...subcommandsOfCues];
  const meant = closestTo(name, known);
  return meant !== undefined && subcommandsOfCues.includes(meant) ? `cues ${meant}` : meant;
}

function version(): string {
  const manifest = createRequire(import.meta.url)('../../package.json') as { version: string };
  return manifest.version;
}
