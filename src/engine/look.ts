/** Looks at the page: waits until it is quiet, then takes a snapshot. */
import { readPage, type PageReading } from '../page/read.js';
import { readContent } from '../page/reading-content.js';
import { settle } from '../page/settle.js';
import type { Operation } from './context.js';

/** Longest time for a reading that waits for its scope to be there, in ms. */
const SCOPE_MS = 10_000;
/** Time that is kept back to say that a scope is not there, in ms; at most half of what is left. */
const SAYING_MS = 1_500;

/** What a look is narrowed to. */
export interface Scope {
  selector?: string | undefined;
  ignoreSelectors?: readonly string[] | undefined;
}

/**
 * A snapshot of the settled page, without any secret of the operation.
 * @throws SelectorError and its kin when the scope does not resolve
 */
export async function look(scope: Scope, operation: Operation): Promise<PageReading> {
  await comeToRest(operation);
  return snapshotOf(scope, operation);
}

/** The settled page both ways: its content, as {@link lookAtContent}, and a snapshot. It is waited for once. Throws as {@link look}. */
export async function lookBothWays(
  scope: Scope,
  operation: Operation,
): Promise<{ content: PageReading; reading: PageReading }> {
  const content = await lookAtContent(scope, operation);
  return { content, reading: await snapshotOf(scope, operation) };
}

/** The content of the settled page as the built-in extraction wants it: every element with its own text. Throws as {@link look}. */
export async function lookAtContent(scope: Scope, operation: Operation): Promise<PageReading> {
  await comeToRest(operation);
  return readContent(operation.page, optionsOf(scope, operation));
}

function snapshotOf(scope: Scope, operation: Operation): Promise<PageReading> {
  return readPage(operation.page, {
    ...optionsOf(scope, operation),
    testIdAttribute: operation.parts.settings.testIdAttribute,
  });
}

async function comeToRest({ page, deadline, parts }: Operation): Promise<void> {
  await settle(page, {
    timeoutMs: Math.min(parts.settings.domSettleTimeoutMs, deadline.remainingMs() * 0.7),
    signal: deadline.signal,
  });
  deadline.check();
}

function optionsOf(
  { selector, ignoreSelectors }: Scope,
  { deadline, secrets }: Operation,
): Parameters<typeof readContent>[1] {
  const leftMs = deadline.remainingMs();
  // A scope that does not resolve is an error of its own, so some time is kept back to say so.
  const keptMs = Math.max(leftMs * 0.2, selector === undefined ? 0 : Math.min(leftMs * 0.5, SAYING_MS));
  return {
    timeoutMs: Math.min(selector === undefined ? Infinity : SCOPE_MS, leftMs - keptMs),
    secrets,
    signal: deadline.signal,
    ...(selector !== undefined && { selector }),
    ...(ignoreSelectors && { ignoreSelectors }),
  };
}
