/** Finds the element of a recorded target on the live page, and makes sure that it is the same one. Never acts. */
import type { Locator, Page } from '@playwright/test';
import { toCode } from '../contract/locator-code.js';
import type { Fingerprint, LocatorData, Target } from '../contract/locator-data.js';
import { isOneOfSeveral } from '../cues/attributes.js';
import { compareFingerprints, type Comparison, hasNewTwin, isOutdone } from '../cues/verify.js';
import { MOST_FINGERPRINTS, readFingerprints, seenAmong } from '../page/fingerprint.js';
import { toLocator } from '../page/locate.js';
import { settle } from '../page/settle.js';
import type { Operation } from './context.js';
import { pause } from './deadline.js';

/**
 * Waits between the looks for a target that does not fit, on a page at rest, in ms: with two animation frames for each look,
 * about 0.7 s. What came later than {@link LATE_FROM_MS} when it was recorded is looked for longer.
 */
const WAITS_MS = [20, 50, 100, 150, 150];
/** Further looks for a target that was late when it was recorded, and the wait before each, in ms: about 10 s. */
const LATE_LOOKS = 35;
const LATE_WAIT_MS = 250;
/** How often the looks begin anew because something was loaded meanwhile: a page that polls would go on forever. */
const MOST_RENEWALS = 3;

/**
 * From when on an element counts as late, in ms behind the first look at a page at rest. Well below what every replay waits,
 * so that it does not matter on which side of it an element falls.
 */
export const LATE_FROM_MS = 350;

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
  /** It was looked for long enough: one look, and one more to be sure of a heal. */
  isWatched?: boolean;
}

/**
 * Resolves a target: the happy path is one round trip. While nothing fits, it looks again, a fixed number of times on a page
 * at rest; the page's own loading does not count against it.
 */
export async function resolveTarget(
  target: Target,
  options: ResolveOptions,
  operation: Operation,
): Promise<Resolution> {
  const { page, deadline, parts } = operation;
  const looks = options.isWatched ? 0 : WAITS_MS.length + (options.late ? LATE_LOOKS : 0);
  let seemsHealed = false;
  for (let look = 0, renewals = 0; ; look += 1) {
    const attempt = await tryCandidates(target, options, operation);
    if (attempt.kind === 'fits' && (!attempt.heal || seemsHealed)) return attempt;
    // An element that appears between two looks seems to have lost its first locator: it is looked at again at rest.
    seemsHealed = attempt.kind === 'fits';
    if (!seemsHealed && (look >= looks || deadline.remainingMs() < 250)) return attempt;
    const wasLoading = await settle(page, {
      timeoutMs: Math.min(parts.settings.domSettleTimeoutMs, deadline.remainingMs()),
      signal: deadline.signal,
    });
    if (wasLoading && renewals < MOST_RENEWALS) {
      renewals += 1;
      look = 0;
    }
    await pause(WAITS_MS[look] ?? LATE_WAIT_MS, deadline);
  }
}

async function tryCandidates(
  target: Target,
  { mayHeal }: ResolveOptions,
  { page, deadline }: Operation,
): Promise<Resolution> {
  const reasons: string[] = [];
  let gone = true;
  let hasTwins = false;
  const oneOfSeveral = isOneOfSeveral(target);
  const fitOf = (live: Fingerprint, onlyOne: boolean): Comparison =>
    compareFingerprints(target.fingerprint, live, { onlyOne, oneOfSeveral });
  const fast = fastCandidate(target);
  if (fast) {
    const locator = toLocator(page, fast);
    const [live, ...more] = await fingerprintsOf(locator, deadline.remainingMs());
    const isSame = live && more.length === 0 && fitOf(live, true).kind === 'same';
    if (isSame) return { kind: 'fits', locator };
  }
  for (const [index, candidate] of target.candidates.entries()) {
    if (candidate === fast) continue;
    if (index > 0 && !mayHeal) break;
    const locator = toLocator(page, candidate);
    const lives = await fingerprintsOf(locator, deadline.remainingMs());
    if (lives.length !== 1) {
      const found = `${toCode(candidate)} finds ${lives.length === 0 ? 'nothing' : `${lives.length} elements`}`;
      reasons.push(found);
      if (lives.length === 0) continue;
      gone = false;
      const seen = await seenAmong(locator, { timeoutMs: deadline.remainingMs() });
      const fits = lives.map((live, at) => (seen.includes(at) ? fitOf(live, false).kind : 'other'));
      hasTwins ||= fits.filter((kind) => kind !== 'other').length > 1;
      const at = fits.indexOf('same');
      hasTwins ||= at >= 0 && isOutdone(target.fingerprint, lives[at] as Fingerprint, lives);
      if (!mayHeal || hasTwins || at < 0 || lives.length >= MOST_FINGERPRINTS) continue;
      // "Ann Lee" is also found in "Ann Lee Park"; only one of the two is what was recorded.
      const chosen: LocatorData = [...candidate, { by: 'nth', index: at }];
      return healed(target, chosen, { reason: reasons[0] ?? found, differences: [] }, page);
    }
    const live = lives[0] as Fingerprint;
    if (isPlace(candidate) && (hasTwins || hasNewTwin(target.fingerprint, live))) {
      gone = false;
      reasons.push(`${toCode(candidate)} says only a place, and several elements there are alike`);
      continue;
    }
    const fit = fitOf(live, !isPlace(candidate));
    if (fit.kind === 'same' && index === 0) return { kind: 'fits', locator };
    if (fit.kind === 'same' || (fit.kind === 'drifted' && mayHeal)) {
      const differences = fit.kind === 'drifted' ? [...fit.differences] : [];
      const reason = index > 0 ? (reasons[0] ?? '') : differences.join('; ');
      return healed(target, candidate, { reason, differences }, page);
    }
    // What has come to stand at its place, when nothing is called as it was, does not bring it back.
    gone &&= index > 0 && isPlace(candidate);
    reasons.push(`${toCode(candidate)} is another element now: ${fit.differences.join('; ')}`);
  }
  return { kind: 'stale', reasons, gone };
}

function healed(
  { candidates: [first] }: Target,
  found: LocatorData,
  { reason, differences }: Pick<TargetHeal, 'reason' | 'differences'>,
  page: Page,
): Resolution {
  const heal: TargetHeal = {
    stage: 'candidate',
    before: toCode(first ?? found),
    after: toCode(found),
    reason,
    differences,
  };
  return { kind: 'fits', locator: toLocator(page, found), heal };
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
