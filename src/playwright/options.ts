/** The options of `ai`: their names, types, defaults and sources. The only reader of the environment. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseDotenv } from 'dotenv';
import { z } from 'zod';
import { SessionParams } from '../contract/api-session.js';
import { closestTo } from '../contract/closest.js';
import { OptionsError } from '../contract/errors.js';
import {
  parseModel,
  type LanguageModelInstance,
  type LlmClient,
  type ModelConfiguration,
} from '../contract/model.js';

/** A line that `logger` receives. */
export interface LogLine {
  /** What it is about: `act`, `cue`, `model` … */
  category: string;
  message: string;
  /** 0 error, 1 information, 2 debug. */
  level: 0 | 1 | 2;
  auxiliary?: Readonly<Record<string, unknown>>;
}

const Limits = z.strictObject({
  maxTokens: z.number().positive().optional(),
  maxCost: z.number().positive().optional(),
  maxCalls: z.number().int().positive().optional(),
});

const Milliseconds = z.number().int().positive();

const Schema = z.strictObject({
  env: z.enum(['LOCAL', 'REMOTE']),
  apiKey: z.string().min(1),
  baseURL: z.url({ protocol: /^https?$/ }),
  browser: z.enum(['remote', 'local']),
  remoteSessionID: z.string().min(1),
  remoteSessionCreateParams: SessionParams,
  keepAlive: z.boolean(),
  serverCache: z.boolean(),
  model: z.union([
    z.string(),
    z.custom<object>((value) => typeof value === 'object' && value !== null, 'a model object'),
  ]),
  llmClient: z.custom<object>((value) => typeof value === 'object' && value !== null, 'a client object'),
  logInferenceToFile: z.boolean(),
  literalFastPath: z.boolean(),
  weakAssertions: z.enum(['refuse', 'warn']),
  promptTokens: z.number().int().min(1_000),
  budget: z.strictObject({ call: Limits.optional(), test: Limits.optional(), run: Limits.optional() }),
  prices: z.record(
    z.string(),
    z.strictObject({
      prompt: z.number().nonnegative(),
      completion: z.number().nonnegative(),
      cachedInput: z.number().nonnegative().optional(),
    }),
  ),
  systemPrompt: z.string(),
  selfHeal: z.boolean(),
  heal: z.enum(['write', 'report', 'fail', 'off']),
  cues: z.boolean(),
  cacheDir: z.string().min(1),
  updateCues: z.enum(['none', 'missing', 'changed', 'all']),
  screenshots: z.enum(['off', 'notable', 'all']),
  closedShadowRoots: z.boolean(),
  domSettleTimeout: Milliseconds,
  timeout: Milliseconds,
  groundingTimeout: z.number().int().nonnegative(),
  verbose: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  disablePino: z.boolean(),
  logger: z.custom<(line: LogLine) => void>((value) => typeof value === 'function', 'a function'),
});

/**
 * Options of `ai`, as `use: { aiOptions: { … } }` in the configuration or `test.use({ aiOptions: { … } })` in a file
 * (Playwright replaces the whole object there, it does not merge). Times in ms.
 */
export interface AiOptions {
  /**
   * Where sentences are grounded. `LOCAL`: in this process. `REMOTE`: by a session service, on a browser of that service or
   * on the test's own (see `browser`); to be set for a whole project. @default `CUEBOOK_ENV`, else `LOCAL`
   */
  env?: 'LOCAL' | 'REMOTE';
  /** `REMOTE`: the service key. @default `CUEBOOK_API_KEY` */
  apiKey?: string;
  /** `REMOTE`: address of the service, without `/v1`. @default `CUEBOOK_BASE_URL` */
  baseURL?: string;
  /**
   * `REMOTE`: whose browser the test drives. `remote`: the service launches it, and `browser`, `context` and `page` are of it;
   * `local`: the test's own Chromium, which the service attaches to. @default remote
   */
  browser?: 'remote' | 'local';
  /** `REMOTE`: a running session to work in, instead of one of each worker's own; it is left running. */
  remoteSessionID?: string;
  /** `REMOTE`: parameters of the session to start; what a self-hosted service does with each stands in docs/server.md. */
  remoteSessionCreateParams?: SessionParams;
  /** `REMOTE`: the session outlives its worker; wins over the same in `remoteSessionCreateParams`. @default false */
  keepAlive?: boolean;
  /** `REMOTE`: the service may answer from its cache; only what no cue is kept of asks for it. @default true */
  serverCache?: boolean;
  /**
   * Who grounds a sentence that has no cue: `builtin` (no key, no network), `provider/model`, a model configuration, or
   * an AI SDK model instance. @default `CUEBOOK_MODEL`, else `builtin`
   */
  model?: string | ModelConfiguration | LanguageModelInstance;
  /** A client of your own instead of a provider; wins over `model`. */
  llmClient?: LlmClient;
  /** Write each call to a model (request, answer, usage; scrubbed) to `.cuebook/inference`. @default false */
  logInferenceToFile?: boolean;
  /**
   * With a model configured: a sentence that names its elements beyond doubt (exact accessible name, fitting role, nothing
   * else on the page that could be meant) is carried out without asking it. @default true
   */
  literalFastPath?: boolean;
  /** What `toSatisfy` does with checks that prove too little: an error, or a mark in cue and report. @default `refuse` */
  weakAssertions?: 'refuse' | 'warn';
  /** Tokens of one prompt of `act` and `observe`, however large the page is; `extract` has four times as many. @default 4000 */
  promptTokens?: number;
  /**
   * Limits on what models may use: by one call of `ai`, by one test, by all workers of a run. What would go over one is a
   * BudgetExceededError before the request leaves.
   */
  budget?: { call?: SpendingLimits; test?: SpendingLimits; run?: SpendingLimits };
  /** Prices per million tokens, by `provider/model`; needed for `maxCost`. */
  prices?: Readonly<Record<string, { prompt: number; completion: number; cachedInput?: number }>>;
  /** Put in front of every prompt to a model. */
  systemPrompt?: string;
  /** `false` means `heal: "off"`. @default true */
  selfHeal?: boolean;
  /**
   * What happens when a recorded element is not found just as it was recorded. `write`: repaired, reported and rewritten;
   * `report`: repaired for this run and reported; `fail`: an error; `off`: an error, and no other candidate is tried.
   * @default `write`; with `CI` set `report`
   */
  heal?: 'write' | 'report' | 'fail' | 'off';
  /** Record and replay cues. @default true */
  cues?: boolean;
  /** Directory that holds the cue files, instead of beside each spec; relative to the configuration file. */
  cacheDir?: string;
  /**
   * Which cues may be written: `none`; `missing` (those that are not there yet); `changed` (also healed ones);
   * `all` (everything is recorded anew). @default Playwright's `--update-snapshots`, where given; else `none` with `CI` set; else `missing`
   */
  updateCues?: 'none' | 'missing' | 'changed' | 'all';
  /**
   * Which steps attach a small picture of the page with their target, for the report: `notable` (grounded, healed, weak and failed
   * ones, so a replay costs nothing), `all`, `off`. Fields and texts that show a variable's value are covered. @default `notable`
   */
  screenshots?: 'off' | 'notable' | 'all';
  /**
   * Open the shadow roots that the page's scripts want closed, so that what is in them is found like everything else; scripts of
   * the page then see them too. Holds from the next document on. @default false
   */
  closedShadowRoots?: boolean;
  /** Longest wait for a page to become quiet. @default 30000 */
  domSettleTimeout?: number;
  /** Time for one operation; never longer than what is left of the test. @default 30000 */
  timeout?: number;
  /** How long the built-in engine looks again for something that is not on the page yet. @default 5000 */
  groundingTimeout?: number;
  /** 0: nothing is logged; 1: notices; 2: every step. @default 1 */
  verbose?: 0 | 1 | 2;
  /** Write lines to the console as they are, instead of through pino. @default false */
  disablePino?: boolean;
  /** Receives every log line, whatever `verbose` says, instead of pino. */
  logger?: (line: LogLine) => void;
}

/** Limits of one budget; an absent one is no limit. */
export interface SpendingLimits {
  /** Prompt and completion tokens together. */
  maxTokens?: number | undefined;
  /** In the currency of `prices`. */
  maxCost?: number | undefined;
  /** Requests to a model. */
  maxCalls?: number | undefined;
}

/** The session of the service, as the options want it. */
export type RemoteOptions = Pick<
  AiOptions,
  'apiKey' | 'baseURL' | 'remoteSessionID' | 'remoteSessionCreateParams' | 'keepAlive' | 'serverCache'
> & { browser: 'remote' | 'local' };

/** The options with everything decided. */
export interface ResolvedOptions {
  /** Present with `env: "REMOTE"`. */
  remote: RemoteOptions | undefined;
  model: string | object;
  /** The model was not chosen by anybody: worth a word to the user. */
  modelByDefault: boolean;
  literalFastPath: boolean;
  weakAssertions: 'refuse' | 'warn';
  promptTokens: number | undefined;
  budget:
    | {
        call?: SpendingLimits | undefined;
        test?: SpendingLimits | undefined;
        run?: SpendingLimits | undefined;
      }
    | undefined;
  prices: AiOptions['prices'];
  /** Directory for the calls to models, when they are to be written. */
  inferenceDirectory: string | undefined;
  systemPrompt: string | undefined;
  heal: 'write' | 'report' | 'fail' | 'off';
  cues: boolean;
  cacheDir: string | undefined;
  updateCues: 'none' | 'missing' | 'changed' | 'all';
  screenshots: 'off' | 'notable' | 'all';
  closedShadowRoots: boolean;
  domSettleTimeout: number;
  timeout: number;
  groundingTimeout: number;
  verbose: 0 | 1 | 2;
  disablePino: boolean;
  logger: ((line: LogLine) => void) | undefined;
  ci: boolean;
  /** The environment, `.env` included: for the keys of model providers. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** What the runner says. */
export interface RunnerSettings {
  /** Directory of the configuration file: where `.env` is looked for. */
  rootDir: string;
  /** `--update-snapshots`; absent (or `default`, as Playwright says since 1.65) when the flag was not given. */
  updateSnapshots?: string;
}

/**
 * Options, then environment, then `.env`, then defaults.
 * @throws OptionsError naming the option that is unknown or malformed
 */
export function resolveOptions(given: AiOptions, runner: RunnerSettings): ResolvedOptions {
  const environment = { ...readDotenv(runner.rootDir), ...process.env };
  const options = validate({ ...fromEnvironment(environment), ...withoutUndefined(given) });
  const ci = isOn(environment['CI']);
  const heal = options.selfHeal === false ? 'off' : (options.heal ?? (ci ? 'report' : 'write'));
  return {
    remote: options.env === 'REMOTE' ? remoteOf(options) : undefined,
    model: options.llmClient ?? options.model ?? 'builtin',
    modelByDefault: options.llmClient === undefined && options.model === undefined,
    literalFastPath: options.literalFastPath ?? true,
    weakAssertions: options.weakAssertions ?? 'refuse',
    promptTokens: options.promptTokens,
    budget: options.budget,
    prices: options.prices as AiOptions['prices'],
    inferenceDirectory: options.logInferenceToFile
      ? join(runner.rootDir, '.cuebook', 'inference')
      : undefined,
    systemPrompt: options.systemPrompt,
    heal,
    cues: options.cues ?? true,
    cacheDir: options.cacheDir,
    updateCues: options.updateCues ?? updateModeOf(runner.updateSnapshots, ci),
    screenshots: options.screenshots ?? 'notable',
    closedShadowRoots: options.closedShadowRoots ?? false,
    domSettleTimeout: options.domSettleTimeout ?? 30_000,
    timeout: options.timeout ?? 30_000,
    groundingTimeout: options.groundingTimeout ?? 5_000,
    verbose: options.verbose ?? 1,
    disablePino: options.disablePino ?? false,
    logger: options.logger,
    ci,
    environment,
  };
}

/** @throws OptionsError for options that a service could not honour */
function remoteOf(options: Validated): RemoteOptions {
  const { apiKey, baseURL, remoteSessionID, remoteSessionCreateParams, keepAlive, serverCache } = options;
  const impossible = options.llmClient
    ? 'llmClient'
    : options.budget
      ? 'budget'
      : options.model !== undefined &&
          options.model !== 'builtin' &&
          parseModel(options.model).kind !== 'configuration'
        ? 'a model instance'
        : undefined;
  if (impossible !== undefined) {
    throw new OptionsError({
      looked: `a way to honour ${impossible} with env: "REMOTE"`,
      where: 'in aiOptions',
      found: 'none: the service asks the model, and this process does not see its calls before they are made',
      next: 'Pass provider/model or a model configuration, or use env: "LOCAL".',
    });
  }
  return {
    browser: options.browser ?? 'remote',
    ...(withoutUndefined({
      apiKey,
      baseURL,
      remoteSessionID,
      remoteSessionCreateParams,
      keepAlive,
      serverCache,
    }) as Omit<RemoteOptions, 'browser'>),
  };
}

/** Playwright's flag means the same for cues; without it, `CI` closes the book. */
function updateModeOf(flag: string | undefined, ci: boolean): ResolvedOptions['updateCues'] {
  if (flag === 'all' || flag === 'changed' || flag === 'missing' || flag === 'none') return flag;
  return ci ? 'none' : 'missing';
}

type Validated = z.infer<z.ZodObject<PartialShape>>;

function validate(options: Record<string, unknown>): Validated {
  const parsed = Schema.partial().safeParse(options);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') throw unknownOption(issue.path.map(String), issue.keys[0] ?? '');
  throw new OptionsError({
    looked: `a valid value for the option ${issue?.path.join('.') ?? ''}`,
    where: 'in aiOptions',
    found: issue?.message ?? 'another value',
    next: 'Correct it in the configuration (use: { aiOptions: { … } }), or in the CUEBOOK_… variable that sets it.',
  });
}

function unknownOption(path: readonly string[], name: string): OptionsError {
  const known = namesAt(Schema, path);
  const meant = closestTo(name, known);
  return new OptionsError({
    looked: `the option ${[...path, name].join('.')}`,
    where: 'in aiOptions',
    found: known.length > 0 ? `that the options are ${known.join(', ')}` : 'no such option',
    next:
      meant === undefined
        ? 'Correct it in the configuration: use: { aiOptions: { … } }.'
        : `Did you mean ${[...path, meant].join('.')}?`,
  });
}

/** Names that an object of the schema knows, as far as the schema tells. */
function namesAt(schema: z.core.$ZodType, path: readonly string[]): string[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const [first, ...rest] = path;
  if (inner instanceof z.ZodRecord && first !== undefined) return namesAt(inner.valueType, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  const field = first === undefined ? undefined : (inner.shape[first] as z.core.$ZodType | undefined);
  return field ? namesAt(field, rest) : first === undefined ? Object.keys(inner.shape) : [];
}

type PartialShape = { [Name in keyof typeof Schema.shape]: z.ZodOptional<(typeof Schema.shape)[Name]> };

function fromEnvironment(environment: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const { CUEBOOK_VERBOSE: verbose, CUEBOOK_SELF_HEAL: selfHeal } = environment;
  return withoutUndefined({
    env: environment['CUEBOOK_ENV'] || undefined,
    apiKey: environment['CUEBOOK_API_KEY'] || undefined,
    baseURL: environment['CUEBOOK_BASE_URL'] || undefined,
    model: environment['CUEBOOK_MODEL'] || undefined,
    heal: environment['CUEBOOK_HEAL'] || undefined,
    cacheDir: environment['CUEBOOK_CACHE_DIR'] || undefined,
    updateCues: environment['CUEBOOK_UPDATE_CUES'] || undefined,
    screenshots: environment['CUEBOOK_SCREENSHOTS'] || undefined,
    verbose: verbose ? Number(verbose) : undefined,
    selfHeal: selfHeal ? isOn(selfHeal) : undefined,
  });
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'false', 'no', 'off'].includes(value.toLowerCase());
}

function withoutUndefined(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const dotenvByDirectory = new Map<string, Record<string, string>>();

function readDotenv(directory: string): Record<string, string> {
  const known = dotenvByDirectory.get(directory);
  if (known) return known;
  let values: Record<string, string> = {};
  try {
    values = parseDotenv(readFileSync(join(directory, '.env'), 'utf8'));
  } catch {
    // No .env file: nothing to honour.
  }
  dotenvByDirectory.set(directory, values);
  return values;
}
