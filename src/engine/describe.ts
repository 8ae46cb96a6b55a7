/** Describes an element for a cue, with the settings of the engine and without the values of any variable. */
import type { Locator } from '@playwright/test';
import type { Target } from '../contract/locator-data.js';
import { describeWithSelector } from '../page/locate.js';
import type { Operation } from './context.js';

/** @throws ActionError when the locator finds none or several; PageClosedError; SvcDomProcessError */
export async function describe(locator: Locator, operation: Operation): Promise<Target> {
  const { target } = await describeAndSelect(locator, operation);
  return target;
}

/** As {@link describe}, with the selector of `Action` for what is in no frame. */
export function describeAndSelect(
  locator: Locator,
  { page, deadline, parts, secrets }: Operation,
): Promise<{ target: Target; selector?: string }> {
  return describeWithSelector(page, locator, {
    timeoutMs: deadline.remainingMs(),
    testIdAttribute: parts.settings.testIdAttribute,
    secrets: [...(parts.secretsSeen ?? secrets)],
    isForNow: parts.cues === undefined,
  });
}
