/** Describes an element for a cue, with the settings of the engine and without the values of any variable. */
import type { Locator } from '@playwright/test';
import type { Target } from '../contract/locator-data.js';
import { describeTarget } from '../page/locate.js';
import type { Operation } from './context.js';

/** @throws ActionError when the locator finds none or several; PageClosedError; SvcDomProcessError */
export function describe(locator: Locator, { page, deadline, parts, secrets }: Operation): Promise<Target> {
  return describeTarget(page, locator, {
    timeoutMs: deadline.remainingMs(),
    testIdAttribute: parts.settings.testIdAttribute,
    secrets: [...(parts.secretsSeen ?? secrets)],
    isForNow: parts.cues === undefined,
  });
}
