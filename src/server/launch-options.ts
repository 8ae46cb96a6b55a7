/** From the fields of a session start to the launch of a browser: what is mapped, what is refused, what has no effect. */
import type { BrowserContextOptions, LaunchOptions as PlaywrightLaunchOptions } from '@playwright/test';
import type { Issue } from '../contract/api-common.js';
import { DEFAULT_VIEWPORT, type LaunchOptions, type StartRequest } from '../contract/api-session.js';
import { refusal } from './refusal.js';

/** Options that the operator gives every browser, as Playwright names them. */
export type BrowserDefaults = Pick<
  PlaywrightLaunchOptions,
  'executablePath' | 'args' | 'channel' | 'chromiumSandbox' | 'headless' | 'env'
>;

/** What a launch comes to. */
export interface LaunchPlan {
  options: PlaywrightLaunchOptions &
    Pick<
      BrowserContextOptions,
      'acceptDownloads' | 'deviceScaleFactor' | 'hasTouch' | 'ignoreHTTPSErrors' | 'locale' | 'viewport'
    >;
  /** Port for CDP, on loopback; 0 for a free one. */
  port: number;
  userDataDir: string | undefined;
  preserveUserDataDir: boolean;
  connectTimeoutMs: number;
}

/**
 * Arguments that the reference adds by default. `--remote-allow-origins=*` is left out on purpose: it would let any page
 * speak to the debugging port, and this server's own proxy does not need it.
 */
export const defaultArguments = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-dev-shm-usage',
  '--site-per-process',
] as const;

/** How each field is treated: `mapped`, `trusted` (mapped where clients are trusted, else 400), `refused` (400), `none` (no effect). */
export const treatment = {
  args: 'trusted',
  executablePath: 'trusted',
  port: 'trusted',
  userDataDir: 'trusted',
  preserveUserDataDir: 'trusted',
  headless: 'mapped',
  devtools: 'mapped',
  chromiumSandbox: 'mapped',
  ignoreDefaultArgs: 'trusted',
  locale: 'mapped',
  deviceScaleFactor: 'mapped',
  hasTouch: 'mapped',
  ignoreHTTPSErrors: 'mapped',
  cdpUrl: 'mapped',
  cdpHeaders: 'mapped',
  connectTimeoutMs: 'mapped',
  downloadsPath: 'trusted',
  acceptDownloads: 'mapped',
  proxy: 'mapped',
  viewport: 'mapped',
} as const satisfies Record<keyof LaunchOptions, 'mapped' | 'trusted' | 'refused' | 'none'>;

/** What a plan depends on beside the request. */
export interface LaunchRules {
  /** Clients may name programs and directories of this machine. */
  trustClients: boolean;
  defaults: BrowserDefaults;
  /** Rules for `--host-resolver-rules`. */
  resolverRules: readonly string[];
  /** There is a screen to show a browser on. */
  hasDisplay: boolean;
}

/**
 * The launch for a start request.
 * @throws Refusal 400 naming every field that cannot be honoured
 */
export function planLaunch(start: StartRequest, rules: LaunchRules): LaunchPlan {
  const given = start.browser?.launchOptions ?? {};
  const issues = [...untrusted(given, rules), ...unavailable(start, rules)];
  if (issues.length > 0) {
    throw refusal('invalid', `This server cannot start such a session: ${issues[0]?.message ?? ''}`, {
      issues,
    });
  }
  const settings = start.remoteSessionCreateParams?.browserSettings;
  const locale = given.locale ?? settings?.fingerprint?.locales?.[0];
  const viewport = given.viewport ?? settings?.viewport ?? DEFAULT_VIEWPORT;
  const proxy = given.proxy ?? externalProxy(start);
  const headless = given.headless ?? rules.defaults.headless ?? true;
  const sandbox = given.chromiumSandbox ?? rules.defaults.chromiumSandbox;
  return {
    options: {
      ...rules.defaults,
      headless,
      viewport,
      args: argumentsOf(given, rules, headless),
      ...(sandbox !== undefined && { chromiumSandbox: sandbox }),
      ...(given.executablePath !== undefined && { executablePath: given.executablePath }),
      ...(Array.isArray(given.ignoreDefaultArgs) && {
        ignoreDefaultArgs: given.ignoreDefaultArgs.filter((each) => !each.startsWith('--remote-debugging')),
      }),
      ...(locale !== undefined && { locale }),
      ...(given.deviceScaleFactor !== undefined && { deviceScaleFactor: given.deviceScaleFactor }),
      ...(given.hasTouch !== undefined && { hasTouch: given.hasTouch }),
      ...(given.ignoreHTTPSErrors !== undefined && { ignoreHTTPSErrors: given.ignoreHTTPSErrors }),
      ...(given.downloadsPath !== undefined && { downloadsPath: given.downloadsPath }),
      ...(given.acceptDownloads !== undefined && { acceptDownloads: given.acceptDownloads }),
      ...(proxy && { proxy: withoutUndefined(proxy) }),
    },
    port: given.port ?? 0,
    userDataDir: given.userDataDir,
    preserveUserDataDir: given.preserveUserDataDir ?? false,
    connectTimeoutMs: given.connectTimeoutMs ?? 30_000,
  };
}

function untrusted(given: LaunchOptions, { trustClients, defaults }: LaunchRules): Issue[] {
  if (trustClients) return [];
  const fields = (Object.keys(treatment) as (keyof LaunchOptions)[]).filter(
    (field) => treatment[field] === 'trusted' && given[field] !== undefined,
  );
  const issues = fields.map((field) => ({
    path: `browser.launchOptions.${field}`,
    message: `${field} reaches into the machine of the server, which does not trust its clients with that (option trustClients).`,
  }));
  if (given.chromiumSandbox === false && defaults.chromiumSandbox === true) {
    issues.push({
      path: 'browser.launchOptions.chromiumSandbox',
      message: 'the sandbox cannot be switched off by clients here (option trustClients).',
    });
  }
  return issues;
}

function unavailable(start: StartRequest, { hasDisplay }: LaunchRules): Issue[] {
  const { launchOptions } = start.browser ?? {};
  const { proxies, browserSettings, extensionId } = start.remoteSessionCreateParams ?? {};
  const issue = (path: string, message: string): Issue => ({ path, message });
  const params = 'remoteSessionCreateParams';
  return [
    launchOptions?.headless === false &&
      !hasDisplay &&
      issue('browser.launchOptions.headless', 'there is no display here to show a browser on.'),
    proxies === true &&
      issue(`${params}.proxies`, 'this server has no proxies of its own; name an external one.'),
    Array.isArray(proxies) &&
      proxies.flatMap((entry, index) =>
        entry.type === 'external' && entry.domainPattern === undefined && index === 0
          ? []
          : [
              issue(
                `${params}.proxies.${index}`,
                'a self-hosted server uses one external proxy without a domainPattern, and no other.',
              ),
            ],
      ),
    extensionId !== undefined && issue(`${params}.extensionId`, 'extensions cannot be loaded here.'),
    browserSettings?.extensionId !== undefined &&
      issue(`${params}.browserSettings.extensionId`, 'extensions cannot be loaded here.'),
    browserSettings?.context?.id !== undefined &&
      issue(
        `${params}.browserSettings.context.id`,
        'stored browser contexts are not kept here; use storageState.',
      ),
    browserSettings?.context?.persist === true &&
      issue(`${params}.browserSettings.context.persist`, 'browser contexts are not stored here.'),
  ]
    .flat()
    .filter((each) => each !== false);
}

function argumentsOf(given: LaunchOptions, rules: LaunchRules, headless: boolean): string[] {
  const { ignoreDefaultArgs } = given;
  const kept = defaultArguments.filter(
    (each) =>
      ignoreDefaultArgs !== true && !(Array.isArray(ignoreDefaultArgs) && ignoreDefaultArgs.includes(each)),
  );
  const wanted = [...kept, ...(rules.defaults.args ?? []), ...(given.args ?? [])];
  if (given.devtools === true && !headless) wanted.push('--auto-open-devtools-for-tabs');
  const flag = '--host-resolver-rules=';
  // Chromium takes the last of several such flags only, so that they are joined into one.
  const resolver = wanted.filter((each) => each.startsWith(flag)).map((each) => each.slice(flag.length));
  const joined = [...resolver, ...rules.resolverRules].join(', ');
  return [...wanted.filter((each) => !isOurs(each)), ...(joined ? [`${flag}${joined}`] : [])];
}

/** Flags by which this server holds the browser. */
function isOurs(argument: string): boolean {
  return /^--(host-resolver-rules|remote-debugging-(port|pipe|address)|user-data-dir)(=|$)/.test(argument);
}

function externalProxy(start: StartRequest): LaunchOptions['proxy'] {
  const { proxies } = start.remoteSessionCreateParams ?? {};
  const [first] = Array.isArray(proxies) ? proxies : [];
  if (first?.type !== 'external') return undefined;
  return { server: first.server, username: first.username, password: first.password };
}

function withoutUndefined(proxy: NonNullable<LaunchOptions['proxy']>): {
  server: string;
  bypass?: string;
  username?: string;
  password?: string;
} {
  const { server, bypass, username, password } = proxy;
  return {
    server,
    ...(bypass !== undefined && { bypass }),
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  };
}
