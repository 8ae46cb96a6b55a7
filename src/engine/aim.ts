/** Points the camera at what an extraction read or an assertion is about. */
import type { Locator } from '@playwright/test';
import type { Check } from '../contract/check.js';
import type { LocatorData, Target } from '../contract/locator-data.js';
import type { Reading, ReadingPlan } from '../contract/reading.js';
import { toLocator } from '../page/locate.js';
import { MAX_BOXES } from './camera.js';
import type { Operation } from './context.js';

/** At the elements that a reading rests on; of a list at its items. */
export function aimAtReading(
  reading: Reading,
  locate: (ref: string) => Locator,
  { camera }: Operation,
): void {
  camera.aim(refsOf(reading).slice(0, MAX_BOXES).map(locate));
}

/** At the elements that checks look at; text that may stand anywhere and addresses have none. */
export function aimAtChecks(checks: readonly Check[], { camera, page }: Operation): void {
  camera.aim(checks.flatMap(placesOf).map((place) => toLocator(page, place)));
}

function refsOf(reading: Reading): readonly string[] {
  switch (reading.kind) {
    case 'leaf':
      return [reading.ref];
    case 'list':
    case 'count':
      return reading.itemRefs;
    case 'derived':
      return reading.refs;
    case 'object':
      return Object.values(reading.fields).flatMap(refsOf);
    case 'absent':
      return [];
    default:
      return reading satisfies never;
  }
}

function placesOf(check: Check): LocatorData[] {
  switch (check.kind) {
    case 'state':
    case 'field':
      return firstOf(check.target);
    case 'value':
      return placesOfPlan(check.plan);
    case 'relation':
      return [check.left, ...check.right].flatMap(placesOfPlan);
    case 'order':
      return [check.first, check.second].flatMap(firstOf);
    case 'sorted':
    case 'every':
      return placesOfPlan(check.list);
    case 'tally':
      return [check.locator];
    case 'text':
    case 'gone':
    case 'address':
      return [];
    default:
      return check satisfies never;
  }
}

function placesOfPlan(plan: ReadingPlan): LocatorData[] {
  if (plan.kind === 'list') return firstOf(plan.container);
  return plan.kind === 'leaf' ? firstOf(plan.target) : [];
}

function firstOf({ candidates }: Target): LocatorData[] {
  return candidates.slice(0, 1);
}
