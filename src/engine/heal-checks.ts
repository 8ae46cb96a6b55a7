/** Repairs recorded checks whose element has moved. Never what asserts an absence, and never onto an element of another name. */
import type { Check } from '../contract/check.js';
import type { Target } from '../contract/locator-data.js';
import type { Verdict } from '../contract/satisfy.js';
import type { Drift } from '../page/reading-target.js';
import type { Operation } from './context.js';
import { describe } from './describe.js';
import { noteDrifts, retargetCheck } from './drift.js';
import type { Checked } from './evaluate-checks.js';
import { isCalledAlike, mayHeal, noteHeal, resolveOrHeal } from './heal.js';
import type { Resolution } from './resolve.js';

/** Checks that hold on elements which have moved. */
export interface HealedChecks {
  checks: Check[];
  verdict: Extract<Verdict, { kind: 'passed' }>;
}

/**
 * To be asked when checks have failed for as long as they may: whether they hold once the elements that were not found are looked
 * for by similarity. A value that is not the expected one is no drift, and stays a failure.
 * An action is healed onto a renamed element where everything around it vouches for that. An assertion is not: what an element is
 * called is part of what is asserted.
 * @param evaluate looks once, with the values of variables
 */
export async function healChecks(
  checks: readonly Check[],
  evaluate: (checks: readonly Check[]) => Promise<Checked>,
  operation: Operation,
): Promise<HealedChecks | undefined> {
  if (!mayHeal(operation)) return undefined;
  const heals: Extract<Resolution, { kind: 'fits' }>[] = [];
  const moved = async (target: Target): Promise<Target> => {
    const found = await resolveOrHeal(target, { mayHeal: true, late: false, isWatched: true }, operation);
    if (found.kind !== 'fits' || !found.heal) return target;
    const here = found.heal.target ?? (await describe(found.locator, operation));
    if (!isCalledAlike(target, here)) return target;
    heals.push({ ...found, heal: { ...found.heal, target: here } });
    return here;
  };
  const healed: Check[] = [];
  for (const check of checks) healed.push(await healCheck(check, moved));
  if (heals.length === 0) return undefined;
  const { results, drifts } = await evaluate(healed);
  if (!results.every(({ ok }) => ok)) return undefined;
  for (const heal of heals) await noteHeal(heal, operation);
  return { checks: await movedChecks(healed, drifts, operation), verdict: { kind: 'passed', results } };
}

/** The checks with the elements described anew that were found another way than they were recorded; notes the heals. */
export async function movedChecks(
  checks: readonly Check[],
  drifts: readonly Drift[],
  operation: Operation,
): Promise<Check[]> {
  const moved = await noteDrifts(drifts, operation);
  return checks.map((check) => retargetCheck(check, moved));
}

async function healCheck(check: Check, moved: (target: Target) => Promise<Target>): Promise<Check> {
  switch (check.kind) {
    case 'state': {
      const isAbsence = check.state === 'visible' && !check.is;
      return isAbsence ? check : { ...check, target: await moved(check.target) };
    }
    case 'field':
      // The text is what is asserted, and all that many an element is known by.
      return check.of === 'text' ? check : { ...check, target: await moved(check.target) };
    case 'order':
      return { ...check, first: await moved(check.first), second: await moved(check.second) };
    default:
      return check;
  }
}
