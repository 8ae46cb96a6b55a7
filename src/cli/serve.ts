/** `cuebook serve`: starts the session server, and ends it in order when told to. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OptionsError, SvcEnvironmentError } from '../contract/errors.js';
import {
  createRedisStore,
  createServer,
  endpointProvider,
  gridProvider,
  type ServerOptions,
} from '../server/server.js';
import { readArguments, refuseOperands } from './arguments.js';
import type { Terminal } from './terminal.js';

/** What `cuebook serve --help` prints. */
export const serveHelp = `cuebook serve [options]: hosts browser sessions over HTTP

  --port <number>        port to listen on (default 3000; 0 for a free one)
  --host <address>       address to listen on (default 127.0.0.1; another one needs a key)
  --config, -c <file>    JSON file with the settings of docs/server.md; the flags below win over it
  --public-url <url>     address by which clients know the server, behind a proxy
  --redis <url>          keep sessions in Redis, for several servers (needs the package ioredis)
  --cdp-endpoint <url>   use this browser instead of launching one; can be repeated
  --grid <url>           start browsers on a Selenium Grid 4
  --executable <path>    browser to launch
  --sandbox              launch browsers with Chromium's sandbox
  --allow-host <host>    let browsers visit this host only; can be repeated
  --log <level>          error, warn, info, debug or none (default info)

The service key is read from CUEBOOK_API_KEY (several: CUEBOOK_API_KEYS, separated by commas).
Without a key, on a loopback address only, one is made for this run and printed.
`;

/**
 * Runs the server until SIGTERM or SIGINT.
 * @returns the exit code
 * @throws SvcEnvironmentError for malformed settings
 */
export async function serve(args: readonly string[], terminal: Terminal): Promise<number> {
  const { environment, workingDirectory, print } = terminal;
  const { values, positionals } = readArguments('serve', args, {
    port: { type: 'string' },
    host: { type: 'string' },
    config: { type: 'string', short: 'c' },
    'public-url': { type: 'string' },
    redis: { type: 'string' },
    'cdp-endpoint': { type: 'string', multiple: true },
    grid: { type: 'string' },
    executable: { type: 'string' },
    sandbox: { type: 'boolean' },
    'allow-host': { type: 'string', multiple: true },
    log: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help) {
    print(serveHelp);
    return 0;
  }
  refuseOperands('serve', positionals, 'Say the port with --port <number>.');
  const configured = values.config === undefined ? {} : readConfig(values.config, workingDirectory);
  const keys = [environment['CUEBOOK_API_KEY'], ...(environment['CUEBOOK_API_KEYS'] ?? '').split(',')]
    .map((key) => key?.trim())
    .filter((key) => key !== undefined && key !== '');
  const executablePath = values.executable ?? environment['CUEBOOK_BROWSER'];
  const options: ServerOptions = {
    ...configured,
    ...(values.port !== undefined && { port: portOf(values.port) }),
    ...(values.host !== undefined && { host: values.host }),
    ...(values['public-url'] !== undefined && { publicUrl: values['public-url'] }),
    ...(values['allow-host'] && { allowedHosts: values['allow-host'] }),
    ...(values.log !== undefined && { log: levelOf(values.log) }),
    ...(keys.length > 0 && {
      keys: [...(configured.keys ?? []), ...keys] as NonNullable<ServerOptions['keys']>,
    }),
    ...(values.redis !== undefined && { store: await createRedisStore(values.redis) }),
    ...(values['cdp-endpoint'] && { browserProvider: endpointProvider(values['cdp-endpoint']) }),
    ...(values.grid !== undefined && { browserProvider: gridProvider(values.grid) }),
    browser: {
      ...configured.browser,
      ...(executablePath && { executablePath }),
      ...(values.sandbox && { chromiumSandbox: true }),
    },
    environment,
  };
  const server = createServer(options);
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  const address = await server.listen();
  print(`cuebook serves browser sessions at ${address}\n`);
  if (server.generatedKey !== undefined) {
    print(`no key is configured; for this run it is CUEBOOK_API_KEY=${server.generatedKey}\n`);
  }
  await stopped;
  await server.close();
  return 0;
}

function readConfig(file: string, workingDirectory: string): ServerOptions {
  try {
    return JSON.parse(readFileSync(path.resolve(workingDirectory, file), 'utf8')) as ServerOptions;
  } catch (cause) {
    throw new SvcEnvironmentError(
      {
        looked: 'the settings of the session server',
        where: `in ${file}`,
        found: cause instanceof SyntaxError ? `no JSON: ${cause.message}` : 'no file that can be read',
        next: 'Say a JSON file with the settings of docs/server.md.',
      },
      { cause },
    );
  }
}

function portOf(given: string): number {
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65_535) return port;
  throw wrong('port', given, 'a number from 0 (a free one) to 65535');
}

function levelOf(given: string): NonNullable<ServerOptions['log']> {
  if (given === 'none') return false;
  const level = (['error', 'warn', 'info', 'debug'] as const).find((each) => each === given);
  if (level === undefined) throw wrong('log', given, 'error, warn, info, debug or none');
  return level;
}

function wrong(option: string, given: string, takes: string): OptionsError {
  return new OptionsError({
    looked: `the value of the option --${option}`,
    where: 'of cuebook serve',
    found: `"${given}"`,
    next: `It takes ${takes}.`,
  });
}
