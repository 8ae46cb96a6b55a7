/** The arguments of a command: read by its table of options; a wrong one is said with the right ones. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { closestTo } from '../contract/closest.js';
import { OptionsError } from '../contract/errors.js';

/**
 * Reads options and operands.
 * @param command as a person types it: `cues`
 * @throws OptionsError for an option that the command does not have, or one without its value
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  args: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    throw toOptionsError(command, Object.keys(options), cause);
  }
}

/** @throws OptionsError when there are operands that the command would pass over in silence */
export function refuseOperands(command: string, operands: readonly string[], next: string): void {
  if (operands.length === 0) return;
  throw new OptionsError({
    looked: `what "${operands.join(' ')}" means to cuebook ${command}`,
    found: 'that it takes options only',
    next,
  });
}

function toOptionsError(command: string, known: readonly string[], cause: unknown): unknown {
  const { code = '', message = '' } = cause as { code?: string; message?: string };
  if (!code.startsWith('ERR_PARSE_ARGS')) return cause;
  const written = /'(--?[^\s',<]+)/.exec(message)?.[1] ?? '';
  const where = `of cuebook ${command}`;
  const help = `cuebook ${command} --help says them all.`;
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    // Node's own sentence: a value is missing, or there is one where none belongs.
    return new OptionsError(
      { looked: `the value of the option ${written}`, where, found: `this: ${message}`, next: help },
      { cause },
    );
  }
  const meant = closestTo(written, known);
  return new OptionsError(
    {
      looked: `the option ${written}`,
      where,
      found: `that the options are ${known.map((name) => `--${name}`).join(', ')}`,
      next: meant === undefined ? help : `Did you mean --${meant}? ${help}`,
    },
    { cause },
  );
}
