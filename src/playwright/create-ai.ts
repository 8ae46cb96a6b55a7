/** Puts an `ai` together: options, cues, grounders and engines. For the fixture, and for scripts without the runner. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Backend } from '../contract/backend.js';
import { OptionsError } from '../contract/errors.js';
import type { StepRecord } from '../contract/step-record.js';
import { openCues, type CueSession } from '../cues/session.js';
import type { CuePolicy, EngineParts } from '../engine/context.js';
import { createBackendElsewhere } from '../engine/elsewhere.js';
import { createEngine } from '../engine/engine.js';
import { createGrounders } from '../engine/grounders.js';
import type { RemoteSession } from '../remote/connect.js';
import { createAiObject, type Ai, type RunStep } from './ai.js';
import { openClosedRoots } from './closed-roots.js';
import { createLedger } from './history.js';
import { createLife, type LifeParts, type SessionAddresses } from './life.js';
import { createLog, linesOf, type Log } from './log.js';
import { resolveOptions, type AiOptions, type RemoteOptions, type ResolvedOptions } from './options.js';
import { holdSession } from './session.js';

/** Options of `createAi`. */
export interface CreateAiOptions extends AiOptions {
  /** Cue file of this script; without it nothing is recorded and nothing replayed. */
  cueFile?: string;
  /** The attribute of `getByTestId`. @default `data-testid` */
  testIdAttribute?: string;
  /**
   * `REMOTE`: CDP address of the browser that the page is of, for the service to attach to. Without it the page has to be of
   * the browser of the session that `remoteSessionID` names.
   */
  cdpUrl?: string;
}

/** An `ai` without the runner. */
export interface StandaloneAi extends Ai {
  /** Writes what was recorded to `cueFile`. Call it when the script has succeeded. @throws CueFileError */
  saveCues(): Promise<void>;
}

/**
 * An `ai` for a page of Playwright, without Playwright Test.
 * @throws OptionsError for an unknown or malformed option
 * @example const ai = createAi(page, { cueFile: 'cues/login.json' });
 */
export function createAi(page: Page, options: CreateAiOptions = {}): StandaloneAi {
  const { cueFile, testIdAttribute = 'data-testid', cdpUrl, ...given } = options;
  const resolved = resolveOptions(given, { rootDir: process.cwd() });
  let opened: Promise<CueSession> | undefined;
  const openOnce = (file: string): Promise<CueSession> =>
    (opened ??= openCues({ file, test: path.basename(file, '.json'), mode: sessionMode(resolved) }));
  const book =
    cueFile !== undefined && resolved.cues
      ? {
          open: () => openOnce(cueFile),
          policy: policyOf(resolved, { file: cueFile, recordCommand: 'run it without CI' }),
        }
      : undefined;
  const remote = resolved.remote && remoteParts(resolved, resolved.remote, cdpUrl);
  // What is asked of the page later comes after it; a page that is closed has nothing to open.
  if (resolved.closedShadowRoots) openClosedRoots(page.context()).catch(() => undefined);
  const ai = assembleAi(page, {
    ...(remote && { remote }),
    options: resolved,
    testIdAttribute,
    book,
    timeoutMs: () => resolved.timeout,
    runStep: (_step, body) => body({ attach: () => Promise.resolve(), note: () => Promise.resolve() }),
    onRecord: () => undefined,
    log: createLog(resolved),
  });
  return Object.defineProperty(ai, 'saveCues', {
    value: async () => {
      await (await opened)?.commit();
    },
  }) as StandaloneAi;
}

/** @throws OptionsError when nothing says how the service comes to the page */
function remoteParts(
  options: ResolvedOptions,
  remote: RemoteOptions,
  cdpUrl: string | undefined,
): RemoteParts {
  if (cdpUrl === undefined && remote.remoteSessionID === undefined) {
    throw new OptionsError({
      looked: 'the way by which the session service comes to the page',
      where: 'in the options of createAi',
      found: 'neither the CDP address of its browser nor a session that it is of',
      next: 'Pass { env: "REMOTE", cdpUrl } for a browser of your own, or { env: "REMOTE", remoteSessionID } for a page of that session\'s browser.',
    });
  }
  const held = holdSession({
    options,
    remote,
    cdpUrl: () => Promise.resolve(cdpUrl),
    leavesResumed: false,
  });
  return {
    session: () => held.open(),
    active: () => held.active(),
    onClose: (closeOptions) => held.close(closeOptions),
  };
}

/** What `assembleAi` needs beside the page. */
export interface AssembleParts {
  options: ResolvedOptions;
  testIdAttribute: string;
  /** Absent when cues are off. */
  book: { open: () => Promise<CueSession>; policy: CuePolicy; peek?: CueSession['peek'] } | undefined;
  timeoutMs: () => number;
  /** File in which the workers of a run keep account of what models cost. @default the run is this process */
  runAccount?: string;
  runStep: RunStep;
  onRecord: (record: StepRecord) => void;
  log: Log;
  /** Steps are kept for a reader: with what was seen and answered, and with pictures. @default false */
  keepsEvidence?: boolean;
  /** The session of the service, where the options want one. */
  remote?: RemoteParts;
}

/** What is had of a session of the service. */
export interface RemoteParts {
  /** Starts it at the first call. */
  session: () => Promise<RemoteSession>;
  active: () => SessionAddresses | undefined;
  /** Ends what was started for this `ai` alone. */
  onClose?: LifeParts['onClose'];
}

/** Wires an `ai` for a page; other pages of the same test share its cues, grounders and ledger. */
export function assembleAi(page: Page, parts: AssembleParts): Ai {
  const { options } = parts;
  const secretsSeen = new Set<string>();
  const grounderFor = createGrounders({
    secretsSeen,
    model: options.model,
    environment: options.environment,
    inferenceDirectory: options.inferenceDirectory,
    budgets: options.budget,
    prices: options.prices,
    runAccount: parts.runAccount,
    promptTokens: options.promptTokens,
    literalFastPath: options.literalFastPath,
  });
  const backends = new WeakMap<Page, Promise<Backend>>();
  const makeBackend = async (on: Page): Promise<Backend> => {
    const engineParts: EngineParts = {
      page: on,
      grounderFor,
      secretsSeen,
      ...(parts.book && { cues: { session: await parts.book.open(), policy: parts.book.policy } }),
      settings: {
        timeoutMs: parts.timeoutMs,
        domSettleTimeoutMs: options.domSettleTimeout,
        patienceMs: options.groundingTimeout,
        testIdAttribute: parts.testIdAttribute,
        weakAssertions: options.weakAssertions,
        ...(options.systemPrompt !== undefined && { systemPrompt: options.systemPrompt }),
        ...(options.prices && { prices: options.prices }),
        ...(parts.keepsEvidence && { evidence: { pictures: options.screenshots } }),
      },
    };
    const { remote } = parts;
    if (!remote) return createEngine(engineParts);
    return createBackendElsewhere({
      parts: engineParts,
      elsewhere: async (onCue) =>
        (await remote.session()).backendFor(on, {
          onCue,
          model: options.model,
          groundingTimeoutMs: options.groundingTimeout,
          testIdAttribute: parts.testIdAttribute,
        }),
    });
  };
  const life = createLife({
    page,
    session: () => parts.remote?.active(),
    ...(parts.remote?.onClose && { onClose: parts.remote.onClose }),
  });
  return createAiObject({
    get page() {
      return life.activePage();
    },
    life,
    ledger: createLedger(),
    secretsSeen,
    runStep: parts.runStep,
    peek: parts.book?.peek ?? (() => undefined),
    groundedBy: typeof options.model === 'string' ? options.model : 'model',
    onRecord: (record) => {
      for (const line of linesOf(record)) parts.log(line);
      parts.onRecord(record);
    },
    backendFor: (on) => {
      let backend = backends.get(on);
      if (!backend) {
        backend = makeBackend(on);
        backends.set(on, backend);
      }
      return backend;
    },
  });
}

/** What may happen to cues, from the options. */
export function policyOf(
  options: ResolvedOptions,
  place: { file: string; recordCommand: string },
): CuePolicy {
  const writes = options.updateCues !== 'none';
  // Rewriting needs a book that may be written; a repair for this run only does not.
  const heal = options.heal === 'write' && !writes ? 'report' : options.heal;
  return {
    record: writes,
    replay: options.updateCues !== 'all',
    heal,
    regroundStale: heal === 'write' || (heal === 'report' && options.model !== 'builtin'),
    ...place,
  };
}

/** The mode that a session of cues is opened in: heals are written where the heal policy says so. */
export function sessionMode(options: ResolvedOptions): ResolvedOptions['updateCues'] {
  return options.updateCues === 'missing' && options.heal === 'write' ? 'changed' : options.updateCues;
}
