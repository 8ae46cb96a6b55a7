/** Finds the element of a recorded target on the live page, and makes sure that it is the same one. Never acts. */
import type { Locator } from '@playwright/test';
import { toCode } from '../contract/locator-code.js';
import type { Fingerprint, LocatorData, Target } from '../contract/locator-data.js';
import { compareFingerprints } from '../cues/verify.js';
import { readFingerprints } from '../page/fingerprint.js';
import { toLocator } from '../page/locate.js';
import { settle } from '../page/settle.js';
import type { Operation } from './context.js';
import { pause } from './deadline.js';

/** How long a target that does not fit is looked for on a page that has come to rest, in ms. */
const GRACE_MS = 900;
/** The same for a target that was late when it was recorded. */
const LATE_GRACE_MS = 10_000;

/** What became of a recorded target. */
export type Resolution =
  | { kind: 'fits'; locator: Locator; heal?: TargetHeal }
  | { kind: 'stale'; reasons: string[]; gone: boolean };

/** The target was found, but not just as it was recorded. */
export interface TargetHeal {
  stage: 'candidate' | 'similarity';
  /** Locators as Playwright code. */
  before: string;
  after: string;
  reason: string;
  differences: string[];
  /** 0..1, of a heal by similarity. */
  score?: number;
  /** The element described anew, where that is known already. */
  target?: Target;
}

/** Rules of one resolution. */
export interface ResolveOptions {
  /** Candidates behind the first, and fingerprints that drifted, may be used. */
  mayHeal: boolean;
  late: boolean;
}

/**
 * Resolves a target: the happy path is one round trip. While nothing fits, it looks again as long as the page is busy,
 * and a short grace beyond.
 */
export async function resolveTarget(
  target: Target,
  options: ResolveOptions,
  operation: Operation,
): Promise<Resolution> {
  const { page, deadline, parts } = operation;
  const start = performance.now();
  let seemsHealed = false;
  for (let waitMs = 25; ; waitMs = Math.min(waitMs * 2, 200)) {
    const attempt = await tryCandidates(target, options, operation);
    if (attempt.kind === 'fits' && (!attempt.heal || seemsHealed)) return attempt;
    // An element that appears between two looks seems to have lost its first locator: it is looked at again at rest.
    seemsHealed = attempt.kind === 'fits';
    const graceMs = Math.min(options.late ? LATE_GRACE_MS : GRACE_MS, deadline.remainingMs() - 200);
    if (!seemsHealed && performance.now() - start > graceMs) return attempt;
    await settle(page, {
      timeoutMs: Math.min(parts.settings.domSettleTimeoutMs, deadline.remainingMs()),
      signal: deadline.signal,
    });
    await pause(waitMs, deadline);
  }
}

async function tryCandidates(
  target: Target,
  { mayHeal }: ResolveOptions,
  { page, deadline }: Operation,
): Promise<Resolution> {
  const reasons: string[] = [];
  let gone = true;
  const fast = fastCandidate(target);
  if (fast) {
    const locator = toLocator(page, fast);
    const [live, ...more] = await fingerprintsOf(locator, deadline.remainingMs());
    const isSame =
      live &&
      more.length === 0 &&
      compareFingerprints(target.fingerprint, live, { onlyOne: true }).kind === 'same';
    if (isSame) return { kind: 'fits', locator };
  }
  for (const [index, candidate] of target.candidates.entries()) {
    if (candidate === fast) continue;
    if (index > 0 && !mayHeal) break;
    const locator = toLocator(page, candidate);
    const lives = await fingerprintsOf(locator, deadline.remainingMs());
    if (lives.length !== 1) {
      if (lives.length > 1) gone = false;
      reasons.push(
        `${toCode(candidate)} finds ${lives.length === 0 ? 'nothing' : `${lives.length} elements`}`,
      );
      continue;
    }
    const fit = compareFingerprints(target.fingerprint, lives[0] as Fingerprint, {
      onlyOne: !isPlace(candidate),
    });
    if (fit.kind === 'same' && index === 0) return { kind: 'fits', locator };
    if (fit.kind === 'same' || (fit.kind === 'drifted' && mayHeal)) {
      const differences = fit.kind === 'drifted' ? [...fit.differences] : [];
      return {
        kind: 'fits',
        locator,
        heal: {
          stage: 'candidate',
          before: toCode(target.candidates[0] ?? candidate),
          after: toCode(candidate),
          reason: index > 0 ? (reasons[0] ?? '') : differences.join('; '),
          differences,
        },
      };
    }
    gone = false;
    reasons.push(`${toCode(candidate)} is another element now: ${fit.differences.join('; ')}`);
  }
  return { kind: 'stale', reasons, gone };
}

/**
 * The candidate that says which element is meant and that the browser finds natively. It only saves time: what it finds has to
 * have the same fingerprint, or the candidates are tried in order of trust.
 */
function fastCandidate({ candidates }: Target): LocatorData | undefined {
  const [first] = candidates;
  if (first?.length === 1 && first[0]?.by === 'testId') return undefined;
  return candidates.find((candidate) => {
    const last = candidate.at(-1);
    return last?.by === 'xpath' && last.selector.startsWith('//');
  });
}

/** Whether a locator only says where something stands in the document. */
function isPlace(candidate: LocatorData): boolean {
  const last = candidate.at(-1);
  return (
    last?.by === 'nth' ||
    (last?.by === 'xpath' && last.selector.startsWith('/') && !last.selector.startsWith('//')) ||
    (last?.by === 'css' && / > |:nth-/.test(last.selector))
  );
}

/** Fingerprints of what a locator finds; nothing while the document is being replaced. */
async function fingerprintsOf(locator: Locator, timeoutMs: number): Promise<Fingerprint[]> {
  try {
    return await readFingerprints(locator, { timeoutMs });
  } catch (error) {
    if (
      error instanceof Error &&
      /Execution context was destroyed|navigat|Frame was detached|frame got detached/i.test(error.message)
    ) {
      return [];
    }
    throw error;
  }
}
