/** What replayed checks and readings found another way than it was recorded: said as a heal, and described anew. Never looks for anything. */
import type { Check } from '../contract/check.js';
import { toCode } from '../contract/locator-code.js';
import type { Target } from '../contract/locator-data.js';
import type { ReadingPlan } from '../contract/reading.js';
import { foldCounts } from '../cues/wording.js';
import { toLocator } from '../page/locate.js';
import { targetOf } from '../page/reading-leaf-plan.js';
import type { Drift, ReadRules } from '../page/reading-target.js';
import type { Operation } from './context.js';
import { describe } from './describe.js';
import { noteHeal } from './heal.js';

/** Longest time for describing one element, in ms. */
const DESCRIBE_MS = 3_000;

/** By what rules recorded values are read: a count around them may change without a word, as around what is clicked. */
export function readRules(options: { timeoutMs: number; mayHeal: boolean }): ReadRules {
  return { ...options, isSameText: (was, is) => foldCounts(was) === foldCounts(is) };
}

/** Notes the heal of each; gives the targets that take the place of the recorded ones. */
export async function noteDrifts(
  drifts: readonly Drift[],
  operation: Operation,
): Promise<(recorded: Target) => Target> {
  const targets = new Map<Target, Target>();
  for (const drift of drifts) {
    const target = await described(drift, operation);
    const [before = drift.found] = drift.target.candidates;
    const heal = {
      stage: 'candidate' as const,
      before: toCode(before),
      after: toCode(drift.found),
      reason: drift.reason,
      differences: drift.differences,
      target,
    };
    await noteHeal({ kind: 'fits', locator: toLocator(operation.page, drift.found), heal }, operation);
    targets.set(drift.target, target);
  }
  return (recorded) => targets.get(recorded) ?? recorded;
}

/** The check with other targets. */
export function retargetCheck(check: Check, moved: (recorded: Target) => Target): Check {
  switch (check.kind) {
    case 'state':
    case 'field':
      return { ...check, target: moved(check.target) };
    case 'value':
      return { ...check, plan: retargetPlan(check.plan, moved) };
    case 'relation': {
      const [left, ...right] = [check.left, ...check.right].map((plan) => retargetPlan(plan, moved));
      return { ...check, left: left ?? check.left, right };
    }
    case 'sorted':
    case 'every':
      return { ...check, list: retargetPlan(check.list, moved) };
    case 'order':
      return { ...check, first: moved(check.first), second: moved(check.second) };
    case 'tally':
    case 'gone':
    case 'text':
    case 'address':
      return check;
    default:
      return check satisfies never;
  }
}

/** The plan with other targets; what stands inside of a list is found from there and has none. */
export function retargetPlan(plan: ReadingPlan, moved: (recorded: Target) => Target): ReadingPlan {
  switch (plan.kind) {
    case 'leaf':
      return { ...plan, target: moved(plan.target) };
    case 'list':
    case 'count':
      return { ...plan, container: moved(plan.container) };
    case 'derived':
      return { ...plan, restsOn: plan.restsOn.map((each) => ({ ...each, target: moved(each.target) })) };
    case 'object': {
      const fields = Object.entries(plan.fields).map(
        ([name, field]) => [name, retargetPlan(field, moved)] as const,
      );
      return { ...plan, fields: Object.fromEntries(fields) };
    }
    case 'relative':
    case 'inner':
    case 'absent':
      return plan;
    default:
      return plan satisfies never;
  }
}

/** What was asked is answered already: an element that vanished meanwhile is kept as it was found, and is no reason to fail. */
async function described(drift: Drift, operation: Operation): Promise<Target> {
  const { found, values } = drift;
  const { page, deadline, parts } = operation;
  const locator = toLocator(page, found);
  const timeoutMs = Math.min(DESCRIBE_MS, deadline.remainingMs());
  const { testIdAttribute } = parts.settings;
  const under = drift.target.under && { under: drift.target.under };
  const kept = { candidates: behind(drift), fingerprint: drift.live, ...under };
  try {
    if (!values) return { ...(await describe(locator, operation)), ...under };
    const anew = await targetOf(page, locator, values, { timeoutMs, testIdAttribute });
    return anew ? { ...anew, ...under } : kept;
  } catch {
    return kept;
  }
}

/** The candidate that found it, and those behind it. */
function behind({ target: { candidates }, found }: Drift): Target['candidates'] {
  return candidates.slice(candidates.indexOf(found));
}
