/** What the server refuses by itself, and how any error becomes the failure that goes out. Knows no HTTP library. */
import type { z } from 'zod';
import type { FailureStatus, Issue, WireCode } from '../contract/api-common.js';
import { toWire, type WireFailure } from '../contract/api-errors.js';
import { scrub } from '../contract/variables.js';

/** Kinds of refusal with their status and code. */
const kinds = {
  unauthorized: [401, 'Unauthorized'],
  invalid: [400, 'InvalidRequest'],
  'not-found': [404, 'NotFound'],
  'session-not-found': [404, 'RemoteSessionNotFoundError'],
  timeout: [408, 'Timeout'],
  'too-large': [413, 'InvalidRequest'],
  'too-many': [429, 'TooManyRequests'],
  capacity: [503, 'CapacityExceeded'],
} as const satisfies Record<string, readonly [FailureStatus, WireCode]>;

/** A request that is not served, with the answer it gets. */
export class Refusal extends Error {
  readonly failure: WireFailure;
  constructor(failure: WireFailure) {
    super(failure.error);
    this.name = 'Refusal';
    this.failure = failure;
  }
}

/** A refusal of a kind, as a full sentence for the client. */
export function refusal(
  kind: keyof typeof kinds,
  error: string,
  more: { issues?: readonly Issue[]; retryAfterSeconds?: number } = {},
): Refusal {
  const [status, code] = kinds[kind];
  return new Refusal({ status, code, error, ...more });
}

/** The refusal for a session that is not there, or not there for this key. */
export function noSession(): Refusal {
  return refusal(
    'session-not-found',
    'There is no such session. It may have ended: start a new one with POST /v1/sessions/start.',
  );
}

/**
 * The failure for any error. What is not known to be safe to say becomes `Internal`: the sentence then says nothing of the
 * error, and `internal` is true, so that the caller logs it.
 * @param secrets keys of the request, which no sentence may hold
 */
export function failureOf(
  error: unknown,
  secrets: readonly string[],
): { failure: WireFailure; internal: boolean } {
  const failure = error instanceof Refusal ? error.failure : toWire(error);
  if (failure) return { failure: { ...failure, error: scrub(failure.error, secrets) }, internal: false };
  return {
    failure: {
      status: 500,
      code: 'Internal',
      error: 'The server failed. The log line with the request id of the x-request-id header says why.',
    },
    internal: true,
  };
}

/** The places of a request that do not fit, flat; of a union the branch that comes nearest. */
export function issuesOf(issues: readonly z.core.$ZodIssue[], above: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const at = [...above, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      return issuesOf(nearestBranch(issue.errors), at);
    }
    return [{ path: at.map(String).join('.'), message: issue.message }];
  });
}

/** The branch that got furthest: it complains deepest inside, and least often. */
function nearestBranch(branches: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] {
  const depth = (branch: readonly z.core.$ZodIssue[]): number =>
    Math.max(0, ...branch.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 0.5 : 0)));
  return branches.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
}
