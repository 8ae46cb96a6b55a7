/** The settings of a server: their schema, defaults and checks. The only reader of the environment in this room. */
import { z } from 'zod';
import { SvcEnvironmentError } from '../contract/errors.js';
import { defaultSchemes } from './address.js';
import { randomKey, ServiceKey } from './keys.js';
import type { BrowserDefaults } from './launch-options.js';
import type { BrowserProvider } from './providers.js';
import type { SessionStore } from './store.js';

const milliseconds = z.number().int().positive();
const count = z.number().int().positive();

const Schema = z.strictObject({
  /** Address to listen on. */
  host: z.string().min(1).default('127.0.0.1'),
  /** 0 for a free one. */
  port: z.number().int().min(0).max(65_535).default(3000),
  /** Address that clients know the server by, where a proxy stands in front: `https://sessions.example.com`. */
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
  keys: z.array(ServiceKey).default([]),
  bodyLimitBytes: count.default(1_048_576),
  /** Sessions in all, and of one key that names no limit. */
  maxSessions: count.default(20),
  maxSessionsPerKey: count.default(10),
  requestsPerMinute: count.default(600),
  /** Operations of one session that may wait. */
  maxQueued: z.number().int().nonnegative().default(16),
  idleTimeoutMs: milliseconds.default(300_000),
  maxLifetimeMs: milliseconds.default(21_600_000),
  operationTimeoutMs: milliseconds.default(60_000),
  /** Wait for the end of running operations when the server is told to stop. */
  drainTimeoutMs: z.number().int().nonnegative().default(30_000),
  /** A session without keepAlive ends this long after its last CDP client has left and nothing else was asked. */
  disconnectGraceMs: milliseconds.default(15_000),
  pingMs: milliseconds.default(15_000),
  sweepMs: milliseconds.default(1_000),
  schemes: z.array(z.string()).default([...defaultSchemes]),
  allowedHosts: z.array(z.string()).optional(),
  allowLinkLocal: z.boolean().default(false),
  /** Clients may name programs and directories of this machine. @default true on a loopback address */
  trustClients: z.boolean().optional(),
  serverCache: z.boolean().default(true),
  cacheTtlMs: milliseconds.default(86_400_000),
  maxCacheEntries: count.default(1_000),
  /** How long the built-in engine looks again for something that is not on the page yet. */
  patienceMs: z.number().int().nonnegative().default(5_000),
  testIdAttribute: z.string().min(1).default('data-testid'),
  /** `false` for none, else the level of the log lines on standard output. */
  log: z.union([z.literal(false), z.enum(['error', 'warn', 'info', 'debug'])]).default('info'),
});

/** Settings of {@link createServer}; times in ms. */
export type ServerOptions = z.input<typeof Schema> & {
  /** How every browser is launched, in Playwright's words. */
  browser?: BrowserDefaults;
  /** Where browsers come from. @default launched on this machine */
  browserProvider?: BrowserProvider;
  /** Where sessions are kept. @default in this process */
  store?: SessionStore;
  /** For the keys of model providers. @default the environment of the process */
  environment?: Readonly<Record<string, string | undefined>>;
};

/** The settings with everything decided. */
export type ServerSettings = z.output<typeof Schema> & {
  trustClients: boolean;
  browser: BrowserDefaults;
  environment: Readonly<Record<string, string | undefined>>;
  hasDisplay: boolean;
  /** The key that was made because none was configured. */
  generatedKey: string | undefined;
};

/**
 * Options, then defaults.
 * @throws SvcEnvironmentError for an unknown or malformed option, and for a server that others could reach without a key
 */
export function resolveSettings(options: ServerOptions): ServerSettings {
  const {
    browser = {},
    browserProvider: _provider,
    store: _store,
    environment = process.env,
    ...given
  } = options;
  const parsed = Schema.safeParse(given);
  if (!parsed.success) {
    throw new SvcEnvironmentError({
      looked: 'the settings of the session server',
      found: parsed.error.issues
        .map((issue) => `${issue.path.join('.') || 'the top'}: ${issue.message}`)
        .join('; '),
      next: 'Correct them; docs/server.md lists all.',
    });
  }
  const { data } = parsed;
  const loopback = isLoopback(data.host);
  if (data.keys.length === 0 && !loopback) {
    throw new SvcEnvironmentError({
      looked: `a service key for a server that listens on ${data.host}`,
      found: 'none, and anybody who reaches that address could drive its browsers',
      next: 'Set CUEBOOK_API_KEY (or keys), or listen on 127.0.0.1.',
    });
  }
  const generatedKey = data.keys.length === 0 ? randomKey() : undefined;
  return {
    ...data,
    keys: generatedKey === undefined ? data.keys : [generatedKey],
    generatedKey,
    trustClients: data.trustClients ?? loopback,
    browser,
    environment,
    hasDisplay:
      process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
