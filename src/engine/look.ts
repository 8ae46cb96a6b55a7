/** Looks at the page: waits until it is quiet, then takes a snapshot. */
import { readPage, type PageReading } from '../page/read.js';
import { settle } from '../page/settle.js';
import type { Operation } from './context.js';

/** Longest time for one reading, a scope that is not there yet included, in ms. */
const SCOPE_MS = 10_000;

/**
 * A snapshot of the settled page, without any secret of the operation.
 * @throws SelectorError and its kin when the scope does not resolve
 */
export async function look(
  scope: { selector?: string | undefined; ignoreSelectors?: readonly string[] | undefined },
  { page, deadline, parts, secrets }: Operation,
): Promise<PageReading> {
  await settle(page, {
    timeoutMs: Math.min(parts.settings.domSettleTimeoutMs, deadline.remainingMs() * 0.7),
    signal: deadline.signal,
  });
  deadline.check();
  return readPage(page, {
    // A scope that does not resolve is an error of its own, so some time is kept back to say so.
    timeoutMs: Math.min(SCOPE_MS, deadline.remainingMs() * 0.8),
    secrets,
    testIdAttribute: parts.settings.testIdAttribute,
    signal: deadline.signal,
    ...(scope.selector !== undefined && { selector: scope.selector }),
    ...(scope.ignoreSelectors && { ignoreSelectors: scope.ignoreSelectors }),
  });
}
