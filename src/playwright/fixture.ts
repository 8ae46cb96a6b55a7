/** The `ai` fixture: an `ai` on the test's own page, with the cues of that test, as steps of that test. */
import path from 'node:path';
import {
  test as base,
  type Fixtures,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type WorkerInfo,
} from '@playwright/test';
import { OptionsError } from '../contract/errors.js';
import { CUES_ATTACHMENT, healsOf, type StepRecord } from '../contract/step-record.js';
import { cueFilePath, rootOf, titleText, type CuePlace } from '../cues/place.js';
import { openCues, type CueSession } from '../cues/session.js';
import { createSharedCues, type SharedCues } from '../cues/shared.js';
import type { Ai, RunStep } from './ai.js';
import { openClosedRoots } from './closed-roots.js';
import { assembleAi, policyOf, sessionMode, type RemoteParts } from './create-ai.js';
import { createLog, type Log } from './log.js';
import { resolveOptions, type AiOptions, type ResolvedOptions } from './options.js';
import { createWorkerSession, type WorkerSession } from './worker-session.js';

/** What the fixture adds to a test. */
export interface AiFixtures {
  /** AI on the test's page. */
  ai: Ai;
}

/** What can be set with `use: { … }`. */
export interface AiFixtureOptions {
  /** Options of `ai`. Playwright replaces the whole object at each level. */
  aiOptions: AiOptions;
}

/** What the fixture keeps for a worker. Nothing that a test asks for. */
interface AiWorkerFixtures {
  aiSession: WorkerSession;
}

type AllFixtures<WorkerFixtures extends object> = Fixtures<
  AiFixtures & AiFixtureOptions,
  WorkerFixtures,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;

const definitions: AllFixtures<AiWorkerFixtures> = {
  aiOptions: [{}, { option: true }],
  aiSession: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use, workerInfo) => {
      const session = createWorkerSession(projectOptions(workerInfo));
      await use(session);
      await session.close();
    },
    { scope: 'worker', box: true },
  ],
  playwright: [
    async ({ playwright, aiSession }, use) => use(aiSession.wrap(playwright)),
    { scope: 'worker', box: true },
  ],
  launchOptions: [
    async ({ launchOptions, aiSession }, use) => use(await aiSession.openPort(launchOptions)),
    { scope: 'worker', box: true },
  ],
  ai: async ({ page, browserName, aiOptions, testIdAttribute, aiSession }, use, testInfo) => {
    const options = resolveOptions(aiOptions, runnerSettings(testInfo));
    const remote = options.remote && remoteParts(options, browserName, aiSession);
    const log = createLog(options);
    if (options.closedShadowRoots) await openClosedRoots(page.context());
    const book = options.cues ? await openBook(options, testInfo) : undefined;
    const start = performance.now();
    const ai = assembleAi(page, {
      options,
      testIdAttribute,
      book: book && {
        open: () => Promise.resolve(book.session),
        policy: book.policy,
        peek: (question) => book.session.peek(question),
      },
      timeoutMs: () => Math.min(options.timeout, remainingMs(testInfo, start)),
      runAccount: runAccountOf(testInfo),
      runStep: stepsOf(),
      onRecord: (record) => {
        annotate(record, testInfo);
        if (record.groundedBy === 'builtin') sayDefaultModel(options, testInfo, log);
      },
      keepsEvidence: true,
      log,
      ...(remote && { remote }),
    });
    await use(ai);
    await log.written();
    if (book) await closeBook(book.session, testInfo);
  },
};

/**
 * The fixtures alone, for a `test` of your own: `base.extend(aiFixtures)`.
 * @example export const test = base.extend<AiFixtures & AiFixtureOptions>(aiFixtures);
 */
export const aiFixtures = definitions as AllFixtures<object>;

/** Playwright's `test` with `ai`. */
export const test = base.extend<AiFixtures & AiFixtureOptions>(aiFixtures);

interface Book {
  session: CueSession;
  policy: ReturnType<typeof policyOf>;
}

async function openBook(options: ResolvedOptions, testInfo: TestInfo): Promise<Book> {
  const { project, config, file: specFile } = testInfo;
  const titles = testInfo.titlePath.slice(1);
  const place: CuePlace = {
    testDir: project.testDir,
    ...(options.cacheDir !== undefined && {
      cacheDir: path.resolve(configDirectory(testInfo), options.cacheDir),
    }),
  };
  const file = cueFilePath({ specFile, titles }, place);
  const shown = slashes(path.relative(process.cwd(), file));
  const spec = slashes(path.relative(config.rootDir, specFile));
  return {
    session: await openCues({
      file,
      test: titleText(titles),
      mode: sessionMode(options),
      root: rootOf(place),
      source: sourceOf(testInfo),
      // All workers of a run are children of one runner.
      run: String(process.ppid),
      readOthers: sharedCues(place),
    }),
    policy: policyOf(options, {
      file: shown,
      recordCommand: `npx playwright test ${spec}:${testInfo.line}${configFlag(testInfo)} --update-snapshots=missing`,
    }),
  };
}

/**
 * All workers of a run are children of one runner. The results of the run before are removed when a run starts, this file
 * with them, so that a runner's number that is used again finds an empty account.
 */
function runAccountOf({ config, project }: TestInfo): string {
  const { outputDir } = config.projects[0] ?? project;
  return path.join(outputDir, `.cuebook-spent-${process.ppid}.jsonl`);
}

/** Projects come in the order of the configuration; repeats of a test are runs of their own. */
function sourceOf({ config, project, repeatEachIndex }: TestInfo): { order: number; name: string } {
  const order = config.projects.findIndex((each) => each.name === project.name);
  return { order: Math.max(0, order), name: `${project.name}#${repeatEachIndex}` };
}

const sharedByRoot = new Map<string, SharedCues>();

/** One index a worker and root: reading every file for every test would cost more than it saves. */
function sharedCues(place: CuePlace): SharedCues {
  const root = rootOf(place);
  const shared = sharedByRoot.get(root) ?? createSharedCues(place);
  sharedByRoot.set(root, shared);
  return shared;
}

/** Writes what a passed test recorded. A failed test proves nothing, so it writes nothing. */
async function closeBook(session: CueSession, testInfo: TestInfo): Promise<void> {
  const delta = session.delta();
  if (delta) {
    await testInfo.attach(CUES_ATTACHMENT, { body: JSON.stringify(delta), contentType: 'application/json' });
  }
  if (testInfo.status === 'passed') await session.commit();
}

/** Time left to the test, with a little kept back so that the error is ours and says what was looked for. */
function remainingMs(testInfo: TestInfo, start: number): number {
  if (testInfo.timeout === 0) return Number.POSITIVE_INFINITY;
  return Math.max(1_000, testInfo.timeout - (performance.now() - start) - 1_500);
}

function stepsOf(): RunStep {
  return ({ title, site, params, subtitle }, body) =>
    base.step(
      title,
      (step) =>
        body({
          attach: (name, content) =>
            step.attach(
              name,
              'image' in content
                ? { body: Buffer.from(content.image), contentType: `image/${content.type}` }
                : { body: JSON.stringify(content.json, undefined, 2), contentType: 'application/json' },
            ),
          note: (said) => base.step(said, () => undefined, site && { location: site }),
        }),
      {
        ...(site && { location: site }),
        ...(Object.keys(params).length > 0 && { params }),
        ...(subtitle !== undefined && { subtitle }),
      },
    );
}

function annotate(record: StepRecord, testInfo: TestInfo): void {
  for (const { stage, before, after, reason } of healsOf(record)) {
    testInfo.annotations.push({
      type: 'healed cue',
      description: `"${record.instruction}" by ${stage}: ${before} → ${after} (${reason})`,
    });
  }
  for (const warning of record.warnings) {
    testInfo.annotations.push({ type: 'cue warning', description: `"${record.instruction}": ${warning}` });
  }
}

/** Said once a run, and only where something was grounded: the first worker has index 0, and later ones keep silent. */
function sayDefaultModel(options: ResolvedOptions, testInfo: TestInfo, log: Log): void {
  if (!options.modelByDefault || testInfo.workerIndex !== 0 || said) return;
  said = true;
  log({
    category: 'model',
    level: 1,
    message:
      'no model is configured, so the built-in engine grounds new sentences (no key, no network). Choose one with aiOptions.model or CUEBOOK_MODEL.',
  });
}

let said = false;

/** Options of the project: what holds for a whole worker. Malformed ones are the tests' to fail by. */
function projectOptions(workerInfo: WorkerInfo): ResolvedOptions | undefined {
  const { aiOptions = {} } = workerInfo.project.use as Partial<AiFixtureOptions>;
  try {
    return resolveOptions(aiOptions, runnerSettings(workerInfo));
  } catch {
    return undefined;
  }
}

/** @throws OptionsError for a browser that no service can drive */
function remoteParts(options: ResolvedOptions, browserName: string, session: WorkerSession): RemoteParts {
  if (browserName !== 'chromium') {
    throw new OptionsError({
      looked: 'a browser that a session service can drive',
      found: browserName,
      next: 'Use Chromium with env: "REMOTE", or env: "LOCAL" in this project.',
    });
  }
  return { session: () => session.sessionFor(options), active: () => session.active() };
}

function runnerSettings(testInfo: Pick<TestInfo, 'config'>): { rootDir: string; updateSnapshots?: string } {
  const { updateSnapshots, version } = testInfo.config;
  // Before 1.65 Playwright says "missing" when the flag was not given.
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const given = updateSnapshots !== 'missing' || major > 1 || minor >= 65;
  return { rootDir: configDirectory(testInfo), ...(given && { updateSnapshots }) };
}

/** ` -c examples/shop/playwright.config.ts`, where Playwright would not find the configuration by itself. */
function configFlag({ config: { configFile } }: TestInfo): string {
  if (!configFile) return '';
  const relative = slashes(path.relative(process.cwd(), configFile));
  return /^playwright\.config\.[cm]?[jt]s$/.test(relative) ? '' : ` -c ${relative}`;
}

function configDirectory({ config }: Pick<TestInfo, 'config'>): string {
  return config.configFile ? path.dirname(config.configFile) : config.rootDir;
}

function slashes(file: string): string {
  return file.split(path.sep).join('/');
}
