/** Heals a recorded target by similarity: which element of the page it has become, if one and only one can be. Never acts. */
import { toCode } from '../contract/locator-code.js';
import type { Target } from '../contract/locator-data.js';
import { isOneOfSeveral, nameOf } from '../cues/attributes.js';
import { bestMatch } from '../cues/similarity.js';
import { foldCounts } from '../cues/wording.js';
import { toLocator } from '../page/locate.js';
import { readLives } from '../page/lives.js';
import type { Operation } from './context.js';
import { describe } from './describe.js';
import { resolveTarget, type Resolution, type ResolveOptions } from './resolve.js';
import { noteHealRecord } from './trace.js';

/** Longest time for reading the page for a heal, in ms. */
const READ_MS = 3_000;

/** Whether the policy lets a target be found another way than by its first candidate, or as something that has drifted. */
export function mayHeal({ parts }: Operation): boolean {
  const heal = parts.cues?.policy.heal;
  return heal === 'write' || heal === 'report';
}

/**
 * Resolves a target, and heals it by similarity where it may and nothing else helps.
 * @param options.mayBeSimilar false for what destroys, pays or submits, and for what asserts an absence
 */
export async function resolveOrHeal(
  target: Target,
  { mayBeSimilar = true, ...options }: ResolveOptions & { mayBeSimilar?: boolean },
  operation: Operation,
): Promise<Resolution> {
  const recorded = await resolveTarget(target, options, operation);
  return recorded.kind === 'stale' && options.mayHeal && mayBeSimilar
    ? healBySimilarity(target, recorded, operation)
    : recorded;
}

/** Whether both have one name, but for counts: what is asserted of an element holds for nothing that is called otherwise. */
export function isCalledAlike(recorded: Target, healed: Target): boolean {
  const [was, is] = [recorded, healed].map(({ fingerprint }) => foldCounts(nameOf(fingerprint)));
  return was !== '' && was === is;
}

/** Notes a heal and describes the element anew, before anything is done that changes it; undefined when there was none. */
export async function noteHeal(
  { heal, locator }: Extract<Resolution, { kind: 'fits' }>,
  operation: Operation,
): Promise<Target | undefined> {
  const { policy } = operation.parts.cues ?? {};
  if (!heal || !policy) return undefined;
  noteHealRecord(operation.trace, {
    stage: heal.stage,
    reason: heal.reason,
    before: heal.before,
    after: heal.after,
    differences: heal.differences,
    written: policy.heal === 'write',
    ...(heal.score !== undefined && { score: heal.score }),
  });
  // A picture helps whoever reviews the heal; that there is none is no reason to fail.
  const picture = await operation.camera.portrait(locator);
  if (picture) operation.trace.evidence = picture;
  return heal.target ?? describe(locator, operation);
}

/**
 * Looks for the element that a stale target has become. Precision comes first: below the threshold, within the margin, or
 * where something contradicts (another name, another record), the target stays stale, with the reasons.
 * The score is Similo's, behind gates: see `cues/similarity.ts`.
 */
async function healBySimilarity(
  target: Target,
  stale: Extract<Resolution, { kind: 'stale' }>,
  operation: Operation,
): Promise<Resolution> {
  const { page, deadline } = operation;
  const lives = await readLives(page, target.fingerprint, {
    timeoutMs: Math.min(READ_MS, deadline.remainingMs()),
  });
  const match = bestMatch(
    target.fingerprint,
    lives.map(({ fingerprint }) => fingerprint),
    { oneOfSeveral: isOneOfSeveral(target) },
  );
  switch (match.kind) {
    case 'none':
      return {
        ...stale,
        reasons: [
          ...stale.reasons,
          match.nearest
            ? `nothing similar enough: ${match.nearest.reason} (score ${match.nearest.score01.toFixed(2)})`
            : 'nothing similar is there',
        ],
      };
    case 'ambiguous':
      return {
        ...stale,
        gone: false,
        reasons: [...stale.reasons, `${match.candidates.length} elements are about equally similar to it`],
      };
    case 'match': {
      const live = lives[match.index];
      if (!live) return stale;
      const healed = await describe(live.locator, operation);
      const [before] = target.candidates;
      const [after] = healed.candidates;
      if (!before || !after) return stale;
      return {
        kind: 'fits',
        locator: toLocator(page, after),
        heal: {
          stage: 'similarity',
          before: toCode(before),
          after: toCode(after),
          reason: stale.reasons[0] ?? '',
          differences: stale.reasons.slice(1),
          score: match.score01,
          target: healed,
        },
      };
    }
    default:
      return match satisfies never;
  }
}
