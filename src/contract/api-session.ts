/** Request and answer of starting and ending a session (reference 4.2, wire protocol). */
import { z } from 'zod';
import { success, Viewport } from './api-common.js';

/** The viewport of a session that asks for none. */
export const DEFAULT_VIEWPORT = { width: 1288, height: 711 } as const;

const Text = z.string();
const count = z.number().int().nonnegative();

const Fingerprint = z.object({
  browsers: z.array(z.enum(['chrome', 'edge', 'firefox', 'safari'])).optional(),
  devices: z.array(z.enum(['desktop', 'mobile'])).optional(),
  httpVersion: z.enum(['1', '2']).optional(),
  locales: z.array(Text).optional(),
  operatingSystems: z.array(z.enum(['android', 'ios', 'linux', 'macos', 'windows'])).optional(),
  screen: z
    .object({
      maxHeight: z.number().optional(),
      maxWidth: z.number().optional(),
      minHeight: z.number().optional(),
      minWidth: z.number().optional(),
    })
    .optional(),
});

/** What a hosted browser would take; which of it a self-hosted server maps stands in docs/server.md. */
export const BrowserSettings = z.object({
  advancedStealth: z.boolean().optional(),
  blockAds: z.boolean().optional(),
  captchaImageSelector: Text.optional(),
  captchaInputSelector: Text.optional(),
  context: z.object({ id: Text.optional(), persist: z.boolean().optional() }).optional(),
  extensionId: Text.optional(),
  fingerprint: Fingerprint.optional(),
  logSession: z.boolean().optional(),
  os: z.enum(['windows', 'mac', 'linux', 'mobile', 'tablet']).optional(),
  recordSession: z.boolean().optional(),
  solveCaptchas: z.boolean().optional(),
  verified: z.boolean().optional(),
  viewport: Viewport.optional(),
});
export type BrowserSettings = z.infer<typeof BrowserSettings>;

const ProxyEntry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('external'),
    server: z.string().min(1),
    domainPattern: Text.optional(),
    username: Text.optional(),
    password: Text.optional(),
  }),
  z.object({
    type: z.literal('remote'),
    domainPattern: Text.optional(),
    geolocation: z.object({ country: Text, city: Text.optional(), state: Text.optional() }).optional(),
  }),
]);
export type ProxyEntry = z.infer<typeof ProxyEntry>;

/** Parameters of the session itself. `timeout` in seconds. */
export const SessionParams = z.object({
  projectId: Text.optional(),
  extensionId: Text.optional(),
  keepAlive: z.boolean().optional(),
  proxies: z.union([z.boolean(), z.array(ProxyEntry)]).optional(),
  region: z.enum(['us-west-2', 'us-east-1', 'eu-central-1', 'ap-southeast-1']).optional(),
  /** Idle time after which the session is ended, in seconds. */
  timeout: z.number().positive().max(2_000_000).optional(),
  userMetadata: z.record(z.string(), z.unknown()).optional(),
  browserSettings: BrowserSettings.optional(),
});
export type SessionParams = z.infer<typeof SessionParams>;

/** How the browser is launched. Times in ms, sizes in CSS pixels. */
export const LaunchOptions = z.object({
  args: z.array(Text).optional(),
  executablePath: Text.optional(),
  port: z.number().int().min(0).max(65_535).optional(),
  userDataDir: Text.optional(),
  preserveUserDataDir: z.boolean().optional(),
  headless: z.boolean().optional(),
  devtools: z.boolean().optional(),
  chromiumSandbox: z.boolean().optional(),
  ignoreDefaultArgs: z.union([z.boolean(), z.array(Text)]).optional(),
  locale: Text.optional(),
  deviceScaleFactor: z.number().positive().max(10).optional(),
  hasTouch: z.boolean().optional(),
  ignoreHTTPSErrors: z.boolean().optional(),
  cdpUrl: Text.optional(),
  cdpHeaders: z.record(z.string(), z.string()).optional(),
  connectTimeoutMs: z.number().positive().max(600_000).optional(),
  downloadsPath: Text.optional(),
  acceptDownloads: z.boolean().optional(),
  proxy: z
    .object({
      server: z.string().min(1),
      bypass: Text.optional(),
      username: Text.optional(),
      password: Text.optional(),
    })
    .optional(),
  viewport: Viewport.optional(),
});
export type LaunchOptions = z.infer<typeof LaunchOptions>;

const Browser = z
  .object({
    type: z.enum(['local', 'remote']).optional(),
    cdpUrl: Text.optional(),
    launchOptions: LaunchOptions.optional(),
  })
  .superRefine((browser, context) => {
    const given = browser.cdpUrl !== undefined || browser.launchOptions?.cdpUrl !== undefined;
    if (!given || browser.type === 'local') return;
    context.addIssue({
      code: 'custom',
      path: [browser.cdpUrl === undefined ? 'launchOptions.cdpUrl' : 'cdpUrl'],
      message: 'a cdpUrl needs browser.type "local"',
    });
  });

/** Body of `POST /v1/sessions/start`. Times in ms unless said otherwise. */
export const StartRequest = z.object({
  /** `provider/model`, or `builtin`. */
  modelName: z.string().min(1),
  domSettleTimeoutMs: z.number().nonnegative().max(600_000).optional(),
  verbose: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  systemPrompt: Text.optional(),
  selfHeal: z.boolean().optional(),
  remoteSessionID: z.string().min(1).optional(),
  experimental: z.boolean().optional(),
  waitForCaptchaSolves: z.boolean().optional(),
  actTimeoutMs: z.number().positive().max(2_147_483_647).optional(),
  remoteSessionCreateParams: SessionParams.optional(),
  browser: Browser.optional(),
  /** Whether operations of this session use the server cache. An addition of ours. @default true */
  serverCache: z.boolean().optional(),
});
export type StartRequest = z.infer<typeof StartRequest>;

/** Answer of start. */
export const StartAnswer = success(
  z.strictObject({
    sessionId: z.string(),
    available: z.boolean(),
    /** WebSocket address of the session's browser; null where it has none to hand out. */
    cdpUrl: z.string().nullable(),
  }),
);
export type StartAnswer = z.infer<typeof StartAnswer>;

/** Body of `POST /v1/sessions/{id}/end`: nothing. */
export const EndRequest = z.strictObject({});

/** Answer of end. */
export const EndAnswer = z.strictObject({ success: z.literal(true) });

/** Answer of `GET /v1/sessions/{id}/replay`; times in ms since the epoch. */
export const ReplayAnswer = success(
  z.strictObject({
    pages: z.array(
      z.strictObject({
        url: z.string(),
        timestamp: z.number(),
        /** ms from the first to the end of the last action on the page. */
        duration: z.number(),
        actions: z.array(
          z.strictObject({
            method: z.string(),
            parameters: z.unknown(),
            result: z.unknown(),
            timestamp: z.number(),
            endTime: z.number().optional(),
            tokenUsage: z
              .strictObject({ inputTokens: count, outputTokens: count, timeMs: z.number().nonnegative() })
              .optional(),
          }),
        ),
      }),
    ),
  }),
);
export type ReplayAnswer = z.infer<typeof ReplayAnswer>;
