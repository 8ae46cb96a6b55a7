/** `cuebook serve`: starts the session server, and ends it in order when told to. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  createRedisStore,
  createServer,
  endpointProvider,
  gridProvider,
  type ServerOptions,
} from '../server/server.js';

/** What `cuebook serve --help` prints. */
export const serveHelp = `cuebook serve [options]: hosts browser sessions over HTTP

  --port <number>        port to listen on (default 3000; 0 for a free one)
  --host <address>       address to listen on (default 127.0.0.1; another one needs a key)
  --config <file>        JSON file with the settings of docs/server.md; the flags below win over it
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
export async function serve(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      config: { type: 'string' },
      'public-url': { type: 'string' },
      redis: { type: 'string' },
      'cdp-endpoint': { type: 'string', multiple: true },
      grid: { type: 'string' },
      executable: { type: 'string' },
      sandbox: { type: 'boolean' },
      'allow-host': { type: 'string', multiple: true },
      log: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(serveHelp);
    return 0;
  }
  const configured = values.config === undefined ? {} : readConfig(values.config);
  const keys = [environment['CUEBOOK_API_KEY'], ...(environment['CUEBOOK_API_KEYS'] ?? '').split(',')]
    .map((key) => key?.trim())
    .filter((key) => key !== undefined && key !== '');
  const executablePath = values.executable ?? environment['CUEBOOK_BROWSER'];
  const options: ServerOptions = {
    ...configured,
    ...(values.port !== undefined && { port: Number(values.port) }),
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
  process.stdout.write(`cuebook serves browser sessions at ${address}\n`);
  if (server.generatedKey !== undefined) {
    process.stdout.write(`no key is configured; for this run it is CUEBOOK_API_KEY=${server.generatedKey}\n`);
  }
  await stopped;
  await server.close();
  return 0;
}

function readConfig(file: string): ServerOptions {
  return JSON.parse(readFileSync(file, 'utf8')) as ServerOptions;
}

function levelOf(level: string): NonNullable<ServerOptions['log']> {
  return level === 'none' ? false : (level as Exclude<NonNullable<ServerOptions['log']>, false>);
}
