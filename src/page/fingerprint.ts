/** Reads the fingerprints of what a locator finds, in one round trip and without waiting. Comparing them is `cues/`. */
import type { Locator } from '@playwright/test';
import type { Fingerprint } from '../contract/locator-data.js';
import { domTools } from './dom.js';
import { describing, identityTools } from './fingerprint-in-page.js';
import { onElements } from './in-page.js';
import { within } from './page-errors.js';
import { TimeoutError } from '../contract/errors.js';

/** Most elements that are described; more are only counted up to it. */
export const MOST_FINGERPRINTS = 5;

const describeAll = onElements(
  { dom: domTools, identity: identityTools, describing },
  (elements: Element[], most: number, { dom, identity, describing: describe }): Fingerprint[] =>
    elements.slice(0, most).map((element) => describe(element, { dom, identity })),
);

/**
 * Fingerprints of everything the locator finds now; {@link MOST_FINGERPRINTS} means "that many or more".
 * @throws TimeoutError when the page does not answer within `timeoutMs`; Playwright's error while a document is being replaced
 */
export async function readFingerprints(
  locator: Locator,
  { timeoutMs }: { timeoutMs: number },
): Promise<Fingerprint[]> {
  const describe = describeAll as unknown as (elements: unknown[], most: number) => Fingerprint[];
  const found = await within(locator.evaluateAll(describe, MOST_FINGERPRINTS), timeoutMs);
  if (found) return found;
  throw new TimeoutError({
    looked: `the element ${locator.toString()}`,
    where: `on ${locator.page().url()}`,
    found: `that the page did not answer within ${Math.round(timeoutMs)} ms`,
  });
}

const indicesSeen = onElements({}, (elements: Element[], _nothing: undefined): number[] =>
  elements.flatMap((element, index) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]')
      ? [index]
      : [],
  ),
);

/**
 * Which of several elements that a locator finds can be seen, by their indices: pages keep hidden copies for other widths.
 * Empty when the page does not answer within `timeoutMs`.
 */
export async function seenAmong(locator: Locator, { timeoutMs }: { timeoutMs: number }): Promise<number[]> {
  const look = indicesSeen as unknown as (elements: unknown[], nothing: undefined) => number[];
  return (await within(locator.evaluateAll(look, undefined), timeoutMs)) ?? [];
}
